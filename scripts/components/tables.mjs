// Tables of a Markdown page.

const row = (cells) => `| ${cells.join(' | ')} |`;
export const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
/** Heads of numbered columns. */
export const numbers = (count, name) => Array.from({ length: count }, (_, i) => `${name}${i + 1}`);
