// `npm start`: installs and builds what is missing, then runs the server and says where. Everything is kept in
// `data`; settings come from the environment (docs/self-hosting.md).
import { fileURLToPath } from 'node:url';
import { endWithParents } from './parents.mjs';
import { ensureBuilt, ensureInstalled } from './setup.mjs';
import { ensureWebBuilt } from './web.mjs';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

endWithParents();
ensureInstalled();
ensureBuilt('packages/server');
await ensureWebBuilt();

const { serve } = await import('../packages/server/dist/run/serve.js');
const { readSettings } = await import('../packages/server/dist/run/settings.js');
// On a screen only what matters is shown; a service of the system starts packages/server/dist/main.js.
const env = { LOG_LEVEL: 'warn', DATA_DIR: at('data'), CLIENT_DIR: at('packages/web/dist'), ...process.env };
try {
  const url = await serve(readSettings(env), env);
  console.log(`\nPolder is at ${url}/\nPress Ctrl+C to stop.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
