/** Text that is HTML already. Everything else is escaped where it is put in. */
export interface Html {
  readonly html: string;
}

export type Value = Html | string | number | undefined | readonly Value[];

const CODES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => CODES[char]);

function htmlOf(value: Value): string {
  if (value === undefined) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeHtml(value);
  return 'html' in value ? value.html : value.map(htmlOf).join('');
}

/** A template whose values are escaped unless they are HTML. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return { html: parts.reduce((text, part, i) => `${text}${htmlOf(values[i - 1])}${part}`) };
}

/** Written by us, not escaped. */
export const raw = (text: string): Html => ({ html: text });
