// Finds a Chromium for the browser tests, or installs one by the system's package manager.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const find = () => PLACES.find((path) => path && canRun(path));

function run(command, args) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The way to run apt-get as root, if there is one that asks for no password. */
function aptGet() {
  if (!canRun('/usr/bin/apt-get')) return undefined;
  if (process.getuid?.() === 0) return (...args) => run('apt-get', args);
  if (canRun('/usr/bin/sudo') && run('sudo', ['-n', 'true']))
    return (...args) => run('sudo', ['-n', 'apt-get', ...args]);
  return undefined;
}

/** The path of a Chromium; undefined if there is none and none could be installed. */
export function ensureChromium() {
  const found = find();
  if (found) return found;
  const apt = aptGet();
  if (!apt) return undefined;
  console.log('Installing Chromium for the browser tests ...');
  const install = () => apt('install', '-y', '--no-install-recommends', 'chromium');
  if (!install()) {
    apt('update');
    install();
  }
  return find();
}
