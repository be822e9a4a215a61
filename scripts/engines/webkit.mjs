// WebKitGTK by its own driver, classic WebDriver over HTTP, on a screen of its own (Xvfb): it has no headless mode.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureWebkit, SCREEN, WEBKIT_DRIVER } from '../browsers.mjs';
import { tether } from './tether.mjs';

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A driver of its own for each session: it has but one at a time. */
async function openSession(env) {
  const port = await freePort();
  const program = tether(WEBKIT_DRIVER, [`--port=${port}`], env);
  async function send(method, path, body = method === 'POST' ? {} : undefined) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${path}: ${value?.error}: ${value?.message}`);
    return value;
  }
  for (let tries = 0; ; tries++) {
    try {
      const { sessionId } = await send('POST', '/session', { capabilities: {} });
      const at = `/session/${sessionId}`;
      await send('POST', `${at}/timeouts`, { script: 120_000, pageLoad: 60_000 });
      return {
        send: (method, path, body) => send(method, `${at}${path}`, body),
        end: () => program.end(),
      };
    } catch (error) {
      if (tries === 100)
        throw new Error(`${WEBKIT_DRIVER} did not start: ${error.message}\n${program.said()}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

export async function launchWebkit() {
  if (!ensureWebkit()) throw new Error('There is no WebKit driver, or no Xvfb.');
  const home = mkdtempSync(join(tmpdir(), 'polder-webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  // To the page this is 'reduced motion'.
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  // The bar over the page is wider than a phone.
  writeFileSync(
    join(home, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }',
  );
  const screen = tether(SCREEN, ['-displayfd', '1', '-screen', '0', '2700x1600x24', '-nolisten', 'tcp']);
  const [, display] = await screen.hears(/^(\d+)$/m);
  const env = {
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    // There is no graphics card here: one that is played by the processor takes twice as long as plain painting.
    WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1',
    NO_AT_BRIDGE: '1',
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    XDG_CACHE_HOME: home,
  };
  const sessions = [];
  const free = [];

  async function newTab(size) {
    const session = free.pop() ?? (await openSession(env));
    if (!sessions.includes(session)) sessions.push(session);
    const { send } = session;
    const act = (actions) => send('POST', '/actions', { actions });
    const found = [];
    const tab = {
      errors: found,
      async resize({ width, height }) {
        let [more, higher] = session.frame ?? [0, 0];
        for (let tries = 0; tries < 40; tries++) {
          await send('POST', '/window/rect', { x: 0, y: 0, width: width + more, height: height + higher });
          await new Promise((resolve) => setTimeout(resolve, 30));
          const [w, h] = await tab.run('() => [innerWidth, innerHeight]', []);
          if (w === width && h === height) {
            session.frame = [more, higher];
            return;
          }
          // What stands around the page is not part of it; the window takes its size after a while.
          if (tries % 8 === 3) [more, higher] = [more + width - w, higher + height - h];
        }
        throw new Error(`WebKit's window does not get ${width} x ${height}.`);
      },
      goto: (url) => send('POST', '/url', { url }),
      reload: () => send('POST', '/refresh'),
      async run(source, args) {
        const { value, error } = await send('POST', '/execute/async', {
          script: `
            const [args, done] = arguments;
            (async () => JSON.stringify(await (${source})(...JSON.parse(args))))()
              .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
          args: [JSON.stringify(args)],
        });
        if (error) throw new Error(error);
        return value === undefined || value === null ? undefined : JSON.parse(value);
      },
      point: ({ x, y }) =>
        act([
          {
            type: 'pointer',
            id: 'mouse',
            parameters: { pointerType: 'mouse' },
            actions: [
              { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
              { type: 'pointerDown', button: 0 },
              { type: 'pointerUp', button: 0 },
            ],
          },
        ]),
      press: (value) =>
        act([
          {
            type: 'key',
            id: 'keys',
            actions: [
              { type: 'keyDown', value },
              { type: 'keyUp', value },
            ],
          },
        ]),
      picture: async () => Buffer.from(await send('GET', '/screenshot'), 'base64'),
      /** The window is used again: whoever comes next empties the store. */
      async close() {
        await send('POST', '/url', { url: 'about:blank' });
        await send('DELETE', '/cookie');
        free.push(session);
      },
    };
    await tab.resize(size);
    return tab;
  }

  return {
    newTab,
    async close() {
      await Promise.all(sessions.map((session) => session.end()));
      await screen.end();
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
