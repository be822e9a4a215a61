import type { LogLine } from '@polder/core/text';
import type { Style } from '../io.js';
import { PAGE } from './table.js';

/** A line of the log as it is printed; a heading stands apart from what went before. */
export function storyLines(style: Style, { indent, text, aside }: LogLine): string[] {
  if (indent === 0) return ['', style.bold(text)];
  return folded(text, '  '.repeat(indent)).map((line) => (aside ? style.dim(line) : line));
}

/** What is too long for the page goes on a little further in. */
function folded(text: string, indent: string): string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (longer.length <= PAGE || line.trim() === '') line = longer;
    else {
      lines.push(line);
      line = `${indent}    ${word}`;
    }
  }
  return [...lines, line];
}
