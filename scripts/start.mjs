// `npm start`: installs and builds what is missing, then serves Polder and says where.
import { ensureInstalled } from './setup.mjs';
import { ensureWebBuilt, serveWeb } from './web.mjs';

const port = Number(process.env.PORT ?? 4173);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT is not a port: ${process.env.PORT}`);
  process.exit(1);
}
ensureInstalled();
await ensureWebBuilt();
const { url } = await serveWeb({ port, host: process.env.HOST ?? 'localhost' });
console.log(`\nPolder is at ${url}\nPress Ctrl+C to stop.`);
