/** What the server's notices become: a message of the system, and a way to its table. */

export interface Notice {
  readonly title: string;
  readonly options: {
    readonly body: string;
    /** A newer notice of the same table takes the place of the older one. */
    readonly tag: string;
    readonly renotify: boolean;
    readonly icon: string;
    readonly badge: string;
    readonly data: { readonly table: string | null };
  };
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
/** As servers make them; anything else is no address. */
const tableOf = (value: unknown): string | null =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value) ? value : null;

/** Whatever came: a browser that shows nothing for a push message may be shut out from them. */
export function noticeOf(message: unknown): Notice {
  const { title, body, table } = isFields(message) ? message : {};
  const of = tableOf(table);
  return {
    title: textOf(title) ?? 'Polder',
    options: {
      body: textOf(body) ?? '',
      tag: of === null ? 'polder' : `polder ${of}`,
      renotify: true,
      icon: './icons/192.png',
      badge: './icons/192.png',
      data: { table: of },
    },
  };
}

/** Where a press on it leads. */
export function addressOf(scope: string, data: unknown): string {
  const table = isFields(data) ? tableOf(data.table) : null;
  return new URL(table === null ? '#/online' : `#/table/${table}`, scope).href;
}

/** A window of the page, as a worker sees it. */
export interface Window {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(url: string): Promise<unknown>;
}
export interface Windows<Found extends Window = Window> {
  matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly Found[]>;
  openWindow(url: string): Promise<unknown>;
}

/** The window that shows the table already, or any other of ours, or a new one. */
export async function show(windows: Windows, url: string): Promise<void> {
  const open = await windows.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((window) => window.url === url) ?? open.at(0);
  try {
    if (!there) throw new Error('There is no window.');
    await there.focus();
    if (there.url !== url) await there.navigate(url);
  } catch {
    // None, or one that this worker has no say in.
    await windows.openWindow(url);
  }
}
