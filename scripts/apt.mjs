// Installs a program by the system's package manager, where that is possible without a password.
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';

export function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function run(command, args, quiet = false) {
  const { status } = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', quiet ? 'ignore' : 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  return status === 0;
}

/** The way to run a command as root, if there is one that asks for no password. */
function asRoot() {
  if (process.getuid?.() === 0) return run;
  if (canRun('/usr/bin/sudo') && run('sudo', ['-n', 'true']))
    return (command, args) => run('sudo', ['-n', command, ...args]);
  return undefined;
}

/** Whether there is such a package, and it could be installed. */
export const canInstall = (name) =>
  canRun('/usr/bin/apt-cache') && asRoot() !== undefined && run('apt-cache', ['show', name], true);

/** Whether the package was installed. `what`: what is said of it meanwhile. */
export function aptInstall(name, what) {
  const root = canRun('/usr/bin/apt-get') ? asRoot() : undefined;
  if (!root) return false;
  console.log(`Installing ${what} ...`);
  const install = () => root('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (install()) return true;
  root('apt-get', ['update']);
  return install();
}

/** A service that a package has started by itself is not wanted here. */
export function stopService(name) {
  if (canRun('/usr/sbin/service')) asRoot()?.('/usr/sbin/service', [name, 'stop']);
}
