// npm run -s scarp -- COMMAND: the command line, installed and built first where need be.
import { checkNode, ensureBuilt, ensurePackages } from './project.mjs';

checkNode();
ensurePackages();
ensureBuilt();
await import('../dist/node/scarp.js');
