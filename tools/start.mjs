// npm start: installs, builds, serves, prints the address.
import { checkNode, ensureBuilt, ensurePackages } from './project.mjs';

checkNode();
ensurePackages();
ensureBuilt();
await import('../dist/node/serve.js');
