// npm run build: the page into dist/page, the programs for Node into dist/node.
import { checkNode, ensureBuilt, ensurePackages } from './project.mjs';

checkNode();
ensurePackages();
ensureBuilt();
