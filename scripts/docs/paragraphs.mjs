// The paragraphs of a Markdown file: what a reader reads in one go. An item of a list is one of its own.
// Code, tables, headings and comments are none.

const START = /^\s*([-*+]|\d+\.)\s/;
const OTHER = /^\s*(#|\||<!--|!\[)/;

/** `[{ line, words }]`: where each paragraph begins (from 1), and how many words it has. */
export function paragraphs(text) {
  const found = [];
  let open;
  let fenced = false;
  for (const [i, line] of text.split(/\r?\n/).entries()) {
    const fence = /^\s*(```|~~~)/.test(line);
    if (fence) fenced = !fenced;
    if (fence || fenced || line.trim() === '' || OTHER.test(line)) {
      open = undefined;
      continue;
    }
    if (open === undefined || START.test(line)) {
      open = { line: i + 1, words: 0 };
      found.push(open);
    }
    open.words += count(line);
  }
  return found;
}

/** A link counts by its text; a quoted piece of code is one word. */
const count = (line) =>
  line
    .replace(START, '')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/`[^`]*`/g, 'code')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
