import { fileURLToPath } from 'node:url';
import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { startPageServer } from './page-server.ts';

const STANDARD_PORT = 48765;

function portOf(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65535)
    throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

const program = new Command('scarp serve')
  .description('Serves the editor to this computer alone.')
  .option('--port <n>', 'where it answers; 0 picks a free port', portOf, STANDARD_PORT)
  .exitOverride();

try {
  program.parse();
  const folder = fileURLToPath(new URL('../page/', import.meta.url));
  const started = await startPageServer(folder, program.opts<{ port: number }>().port);
  if (started.ok) {
    process.stdout.write(`Scarp is ready: ${started.url}\n`);
    const stop = () => {
      started.server.close();
      started.server.closeAllConnections();
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } else {
    process.stderr.write(`${started.message}\n`);
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  process.exitCode = error.exitCode === 0 ? 0 : 2;
}
