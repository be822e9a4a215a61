// Finds a Chromium for the browser tests, or installs one by the system's package manager.
import { aptInstall, canRun } from './apt.mjs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const find = () => PLACES.find((path) => path && canRun(path));

/** The path of a Chromium; undefined if there is none and none could be installed. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  aptInstall('chromium', 'Chromium for the browser tests');
  return find();
}
