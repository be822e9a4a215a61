import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const SMALL_ALREADY = new Set(['.png', '.woff2']);

export type Encoding = 'br' | 'gzip';

export interface ClientFile {
  readonly type: string;
  /** Names of assets change with their contents; everything else is asked for anew. */
  readonly cache: string;
  readonly etag: string;
  readonly body: Buffer;
  /** Made when it is first asked for, and kept. Undefined: it is as small as it gets. */
  smaller(encoding: Encoding): Promise<Buffer> | undefined;
}

export interface Client {
  /** By the path of an address: nothing else can be asked for. */
  readonly files: ReadonlyMap<string, ClientFile>;
  /** Hashes of the scripts and styles that stand in the page itself, for its policy. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The built client, in memory: it is small, and a path can't lead anywhere else. */
export function readClient(folder: string): Client {
  const files = new Map<string, ClientFile>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const ending = extname(entry.name);
    const type = TYPES[ending];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    const body = readFileSync(file);
    files.set(path, served(path, type, body));
    if (ending !== '.html') continue;
    const html = body.toString('utf8');
    for (const hash of inline('script', html)) scripts.add(hash);
    for (const hash of inline('style', html)) styles.add(hash);
  }
  const page = files.get('/index.html');
  if (page === undefined) throw new Error(`There is no built client in ${folder}: index.html is missing.`);
  files.set('/', page);
  return { files, scripts: [...scripts], styles: [...styles] };
}

const squeezers: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body),
};

function served(path: string, type: string, body: Buffer): ClientFile {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    cache: path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    smaller(encoding) {
      if (SMALL_ALREADY.has(extname(path))) return undefined;
      const known = made.get(encoding);
      if (known) return known;
      const work = squeezers[encoding](body);
      made.set(encoding, work);
      return work;
    },
  };
}

/** What the browser takes; brotli first. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  const offers = (accepted ?? '')
    .split(',')
    .map((it) => it.trim().toLowerCase())
    .filter((it) => !/;\s*q=0(\.0*)?$/.test(it))
    .map((it) => it.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => offers.includes(encoding));
}

/** What has an address is allowed by its origin; what stands in the page is allowed by its very words. */
function inline(tag: 'script' | 'style', html: string): string[] {
  const found = html.matchAll(new RegExp(`<${tag}(?<attributes>[^>]*)>(?<words>[\\s\\S]*?)</${tag}>`, 'g'));
  return [...found].flatMap(({ groups }) =>
    groups === undefined || /\bsrc\s*=/.test(groups.attributes ?? '')
      ? []
      : [
          `sha256-${createHash('sha256')
            .update(groups.words ?? '')
            .digest('base64')}`,
        ],
  );
}
