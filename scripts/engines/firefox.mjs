// Firefox by WebDriver BiDi, which it speaks itself: no driver program is needed.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { ensureFirefox } from '../browsers.mjs';
import { tether } from './tether.mjs';

/** Nothing asks, nothing phones home, nothing moves. */
const PREFERENCES = {
  'remote.active-protocols': 1,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.update.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'devtools.jsonview.enabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.serviceWorkers.testing.enabled': true,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};

/** Requests and their answers over one socket; what nobody asked for goes to `told`. */
async function connect(address, told) {
  const socket = new WebSocket(address, { perMessageDeflate: false, maxPayload: 2 ** 28 });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map();
  let last = 0;
  socket.on('message', (data) => {
    const { id, type, error, message, result, method, params } = JSON.parse(String(data));
    if (type === 'event') return told(method, params);
    const { resolve, reject, what } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (type === 'error') reject?.(new Error(`${what}: ${error}: ${message}`));
    else resolve?.(result);
  });
  socket.on('close', () => {
    for (const { reject, what } of waiting.values()) reject(new Error(`${what}: Firefox has gone`));
    waiting.clear();
  });
  return {
    send(method, params = {}) {
      return new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject, what: method });
        socket.send(JSON.stringify({ id: last, method, params }));
      });
    },
    end: () => socket.terminate(),
  };
}

export async function launchFirefox(path = ensureFirefox()) {
  if (!path) throw new Error('There is no Firefox.');
  const profile = mkdtempSync(join(tmpdir(), 'polder-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const program = tether(
    path,
    ['-headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const [, address] = await program.hears(/BiDi listening on (ws:\S+)/);
  const errors = new Map();
  const bidi = await connect(`${address}/session`, (method, { level, text, source }) => {
    if (method === 'log.entryAdded' && level === 'error') errors.get(source.context)?.push(text);
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });

  return {
    /** A window of its own, with a store of its own. */
    async newTab({ width, height }) {
      const { userContext } = await bidi.send('browser.createUserContext');
      const { context } = await bidi.send('browsingContext.create', { type: 'window', userContext });
      const found = [];
      errors.set(context, found);
      const act = (actions) => bidi.send('input.performActions', { context, actions });
      const tab = {
        errors: found,
        resize: (size) =>
          bidi.send('browsingContext.setViewport', { context, viewport: size, devicePixelRatio: 1 }),
        goto: (url) => bidi.send('browsingContext.navigate', { context, url, wait: 'complete' }),
        reload: () => bidi.send('browsingContext.reload', { context, wait: 'complete' }),
        /** `source` is a function of JSON values, whose answer is JSON. */
        async run(source, args) {
          const { type, result, exceptionDetails } = await bidi.send('script.callFunction', {
            functionDeclaration: `async (args) => JSON.stringify(await (${source})(...JSON.parse(args)))`,
            arguments: [{ type: 'string', value: JSON.stringify(args) }],
            target: { context },
            awaitPromise: true,
          });
          if (type === 'exception') throw new Error(exceptionDetails.text);
          return result.value === undefined ? undefined : JSON.parse(result.value);
        },
        point: ({ x, y }) =>
          act([
            {
              type: 'pointer',
              id: 'mouse',
              actions: [
                { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
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
        async picture() {
          const { data } = await bidi.send('browsingContext.captureScreenshot', { context });
          return Buffer.from(data, 'base64');
        },
        async close() {
          errors.delete(context);
          await bidi.send('browser.removeUserContext', { userContext });
        },
      };
      await tab.resize({ width, height });
      return tab;
    },
    async close() {
      bidi.end();
      await program.end();
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
