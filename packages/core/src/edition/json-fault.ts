/**
 * Where a text stops being JSON. `JSON.parse` says so only in some engines, and not for every fault;
 * whoever edits an edition by hand needs the line.
 */
export interface JsonFault {
  readonly offset: number;
  readonly expected: string;
}

type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'next' | 'end';

const LITERAL = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const BLANK = /[ \t\n\r]*/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0].length ?? 0;
}

/** Null: the text is JSON. */
export function jsonFault(text: string): JsonFault | null {
  const open: ('}' | ']')[] = [];
  let wanted = 'value' as Wanted;
  let at = 0;
  const afterValue = (): Wanted => (open.length === 0 ? 'end' : 'next');

  for (;;) {
    at += matchAt(BLANK, text, at);
    const char = text[at];
    if (wanted === 'end') return char === undefined ? null : { offset: at, expected: 'the end of the text' };

    const closer = open[open.length - 1];
    const mayClose = wanted === 'next' || wanted === 'value or ]' || wanted === 'key or }';
    if (mayClose && char !== undefined && char === closer) {
      open.pop();
      at++;
      wanted = afterValue();
    } else if (wanted === 'next') {
      if (char !== ',') return { offset: at, expected: `a comma or ${closer}` };
      at++;
      wanted = closer === '}' ? 'key' : 'value';
    } else if (wanted === ':') {
      if (char !== ':') return { offset: at, expected: 'a colon' };
      at++;
      wanted = 'value';
    } else if (char === '"') {
      const end = endOfString(text, at);
      if (typeof end !== 'number') return end;
      at = end;
      wanted = wanted === 'key' || wanted === 'key or }' ? ':' : afterValue();
    } else if (wanted === 'key' || wanted === 'key or }') {
      return {
        offset: at,
        expected: wanted === 'key' ? 'a key in double quotes' : 'a key in double quotes or }',
      };
    } else if (char === '{' || char === '[') {
      open.push(char === '{' ? '}' : ']');
      at++;
      wanted = char === '{' ? 'key or }' : 'value or ]';
    } else {
      const length = matchAt(LITERAL, text, at);
      if (length === 0) return { offset: at, expected: wanted === 'value' ? 'a value' : 'a value or ]' };
      at += length;
      wanted = afterValue();
    }
  }
}

/** The offset behind the closing quote. */
function endOfString(text: string, start: number): number | JsonFault {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') {
    if (text[at] === '\\') {
      const length = matchAt(ESCAPE, text, at);
      if (length === 0) return { offset: at, expected: 'an escape that JSON knows' };
      at += length;
    } else if (text.charCodeAt(at) < 0x20) {
      return { offset: at, expected: 'a closing quote' };
    } else {
      at++;
    }
  }
  return at < text.length ? at + 1 : { offset: at, expected: 'a closing quote' };
}

/** Both counted from 1, as editors do. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}
