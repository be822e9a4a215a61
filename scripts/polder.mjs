// `npm run polder -- COMMAND`: the command line, installed and built if need be.
import { ensureBuilt, ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
ensureBuilt('packages/cli');
process.exitCode = runNode('packages/cli/dist/main.js', process.argv.slice(2));
