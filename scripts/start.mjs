// `npm start`: installs and builds what is missing, then shows a game.
import { ensureBuilt, ensureInstalled, runNode } from './setup.mjs';

ensureInstalled();
ensureBuilt('packages/cli');
process.exitCode = runNode('packages/cli/dist/main.js', ['demo', ...process.argv.slice(2)]);
