/** A file of a game: all that happened, or the line that stands as text that people can read. */
export type FileForm = 'json' | 'notation';

const FILES: Readonly<Record<FileForm, { readonly type: string; readonly ending: string }>> = {
  json: { type: 'application/json', ending: 'polder.json' },
  notation: { type: 'text/plain', ending: 'polder' },
};

/** Hands a text to the browser as a file. */
export function download(text: string, name: string, form: FileForm = 'json'): void {
  const { type, ending } = FILES[form];
  handOver(new Blob([text], { type }), `${fileName(name)}.${ending}`);
}

/** Hands anything to the browser as a file of this name. */
export function handOver(what: Blob, file: string): void {
  const url = URL.createObjectURL(what);
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** What every system accepts: letters, digits and dashes. */
export function fileName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/ł/g, 'l')
    .replace(/Ł/g, 'L')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain === '' ? 'game' : plain.slice(0, 60);
}
