// Finds PostgreSQL's programs for the tests of the server, or installs them by the system's package manager.
import { readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall, canRun, stopService } from './apt.mjs';

const DEBIAN = '/usr/lib/postgresql';

function versions() {
  try {
    return readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

function find() {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...versions().map((version) => join(DEBIAN, version, 'bin')),
  ];
  return places.find((place) => canRun(join(place, 'initdb')) && canRun(join(place, 'postgres')));
}

/** The folder of `initdb` and `postgres`; undefined if there is none and none could be installed. */
export function ensurePostgres() {
  const found = find();
  if (found) return found;
  // The tests start clusters of their own; the one of the package is not needed.
  if (aptInstall('postgresql', 'PostgreSQL for the tests of the server')) stopService('postgresql');
  return find();
}
