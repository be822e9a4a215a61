import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of this program; from its package, wherever it was built to. */
export function programVersion(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const found = versionIn(join(folder, 'package.json'));
    if (found !== undefined) return found;
    if (dirname(folder) === folder) return 'unknown';
    folder = dirname(folder);
  }
}

function versionIn(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const { name, version } = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return name === '@polder/server' ? version : undefined;
}
