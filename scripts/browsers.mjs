// Finds the browsers for the tests, or installs them by the system's package manager.
// `npm test` asks before anything is installed by npm: this file imports nothing but its neighbours.
import { aptInstall, canInstall, canRun } from './apt.mjs';

/** Chromium without its windows: the same pages in less time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const FIREFOX = [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
export const SCREEN = '/usr/bin/Xvfb';

function ensure(places, name, what) {
  const find = () => places.find((path) => path && canRun(path));
  const found = find();
  if (found) return found;
  aptInstall(name, what);
  return find();
}

/** The path of a Chromium; undefined if there is none and none could be installed. */
export function ensureChromium() {
  const shell = 'chromium-headless-shell';
  if (!process.env.CHROMIUM_PATH && !canRun(SHELL) && canInstall(shell))
    aptInstall(shell, 'Chromium for the browser tests');
  return process.env.CHROMIUM_PATH || !canRun(SHELL) ? ensureWholeChromium() : SHELL;
}

/** The path of a Chromium with all that people have, notices too, likewise. */
export const ensureWholeChromium = () => ensure(WHOLE, 'chromium', 'Chromium for the browser tests');

/** The path of a Firefox, likewise. */
export const ensureFirefox = () => ensure(FIREFOX, 'firefox-esr', 'Firefox for the browser tests');

/** The path of WebKit's driver, likewise; it needs a screen, too. */
export function ensureWebkit() {
  const driver = ensure([WEBKIT_DRIVER], 'webkit2gtk-driver', 'WebKit for the browser tests');
  return ensure([SCREEN], 'xvfb', 'a screen for WebKit') && driver;
}
