import { Command, CommanderError } from 'commander';
import { PREVIEW_RESOLUTION } from '../src/domain/raster/preview.ts';
import { MAX_TILE_BUDGET } from '../src/domain/tiles/grid.ts';
import { coordinate, inputName, integer, outputName, regionOf } from './arguments.ts';
import { brush } from './commands/brush.ts';
import { check } from './commands/check.ts';
import { column } from './commands/column.ts';
import { heights } from './commands/heights.ts';
import { id } from './commands/id.ts';
import { info } from './commands/info.ts';
import { preview } from './commands/preview.ts';
import { tile } from './commands/tile.ts';
import { FileProblem } from './files.ts';
import { type Outcome, refused, UsageProblem } from './outcome.ts';

const FILE = 'a recipe; - is standard input';
const BUDGET = 'most blocks of a tile, 1 to 4096';

const program = new Command('scarp')
  .description('Terrain recipes on the command line: the same code as the editor.')
  .helpOption('-h, --help', 'shows this help')
  .showHelpAfterError('(scarp --help shows what there is)')
  .exitOverride();

/** A command whose last argument is `--json` or not, and that answers an outcome. */
function add(name: string, about: string): Command {
  return program
    .command(name)
    .description(about)
    .option('--json', 'one JSON document on standard output, also when refused')
    .exitOverride();
}

/** What is said of an error: of a file what is wrong with it, of a fault of our own only that there is one. */
function failed(error: unknown): Outcome {
  if (error instanceof UsageProblem) return { ...refused(error.message), exitCode: 2 };
  if (error instanceof FileProblem) return refused(error.message);
  return refused('scarp stopped at a fault of its own. Please report what you called.');
}

/** Runs a command and says what came out of it. */
function answer<Arguments extends unknown[]>(run: (...values: Arguments) => Promise<Outcome>) {
  return async (...values: unknown[]) => {
    const command = values.at(-1) as Command;
    const outcome = await run(...(values.slice(0, -1) as Arguments)).catch(failed);
    if (command.opts().json) process.stdout.write(`${JSON.stringify(outcome.json, null, 2)}\n`);
    else if (outcome.text) process.stdout.write(`${outcome.text}\n`);
    if (outcome.errors && !command.opts().json) process.stderr.write(`${outcome.errors}\n`);
    process.exitCode = outcome.exitCode;
  };
}

add('check', 'every fault and hint of a recipe, with its place')
  .argument('<file>', FILE, inputName)
  .action(answer(check));
add('id', 'the terrain id')
  .argument('<file>', FILE, inputName)
  .option('--as-written', 'of the text as it stands, with its own number texts')
  .action(answer(id));
add('info', 'size, tiles, extremes over all columns')
  .argument('<file>', FILE, inputName)
  .option('--budget <n>', BUDGET, integer, MAX_TILE_BUDGET)
  .action(answer(info));
add('heights', 'all heights as int32 little-endian, z then x')
  .argument('<file>', FILE, inputName)
  .requiredOption('--output <file>', 'where the heights go', outputName)
  .option('--region <x0,z0,x1,z1>', 'other columns than the envelope, both corners included', regionOf)
  .option('--f64 <file>', 'the surfaces before the floor, as doubles', outputName)
  .action(answer(heights));
add('tile', 'the blocks of one tile: x,y,z,state')
  .argument('<file>', FILE, inputName)
  .argument('<index>', 'counted from 0, X fastest, then Z, then Y', integer)
  .option('--budget <n>', BUDGET, integer, MAX_TILE_BUDGET)
  .action(answer(tile));
add('preview', 'the preview picture, and its data as .json beside it')
  .argument('<file>', FILE, inputName)
  .requiredOption('--output <file>', 'a PNG', outputName)
  .option(
    '--resolution <n>',
    'samples along the longer side, 32 to 256',
    integer,
    PREVIEW_RESOLUTION.standard,
  )
  .action(answer(preview));
add('column', 'why a column is as high as it is')
  .argument('<file>', FILE, inputName)
  .argument('<x>', 'world x', coordinate)
  .argument('<z>', 'world z', coordinate)
  .option('--budget <n>', BUDGET, integer, MAX_TILE_BUDGET)
  .action(answer(column));
add('brush', 'what a stroke of the relative brush would change')
  .argument('<spec>', 'the request; - is standard input', inputName)
  .requiredOption('--snapshot <file>', 'the blocks it reads', inputName)
  .option('--budget <n>', 'most blocks that it may write, 1 to 4096', integer, MAX_TILE_BUDGET)
  .action(answer(brush));

// A reader that has seen enough (`| head`) closes the pipe; that is no fault, and changes nothing of the answer.
process.stdout.on('error', (error: NodeJS.ErrnoException) =>
  process.exit(error.code === 'EPIPE' ? process.exitCode : 1),
);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = error instanceof CommanderError && error.exitCode === 0 ? 0 : 2;
}
