import { type ParseArgsConfig, parseArgs } from 'node:util';
import { UsageError } from './errors.js';

export type Flags = NonNullable<ParseArgsConfig['options']>;

interface Config<F extends Flags> {
  readonly args: string[];
  readonly options: F;
  readonly allowPositionals: true;
  readonly strict: true;
}
type Parsed<F extends Flags> = ReturnType<typeof parseArgs<Config<F>>>;

/** `parseArgs`, with faults told in one line and a guess at what was meant. */
export function readArgs<F extends Flags>(args: readonly string[], flags: F): Parsed<F> {
  const tokens = parseArgs({ args: [...args], options: flags, strict: false, tokens: true }).tokens;
  const names = Object.keys(flags);
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const flag = Object.hasOwn(flags, token.name) ? flags[token.name] : undefined;
    if (!flag)
      throw new UsageError(`There is no flag '${token.rawName}' here.`, guess(token.name, names, '--'));
    if (flag.type === 'boolean' && token.value !== undefined) {
      throw new UsageError(`'${token.rawName}' takes no value.`);
    }
    // A dash in front is the next flag, unless it was written with '='.
    const missing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (flag.type === 'string' && missing) throw new UsageError(`'${token.rawName}' needs a value.`);
  }
  return parseArgs<Config<F>>({ args: [...args], options: flags, allowPositionals: true, strict: true });
}

/** Exactly these operands, in this order; a name in brackets may be left out. */
export function readOperands(values: readonly string[], names: readonly string[]): readonly string[] {
  const needed = names.filter((name) => !name.startsWith('[')).length;
  if (values.length < needed) throw new UsageError(`${names[values.length]} is missing.`);
  if (values.length > names.length) throw new UsageError(`'${values[names.length]}' is one word too many.`);
  const empty = values.indexOf('');
  if (empty >= 0) throw new UsageError(`${names[empty].replace(/[[\]]/g, '')} is empty.`);
  return values;
}

export function wholeNumber(flag: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < least || value > most) {
    const range = `${grouped(least)} to ${grouped(most)}`;
    throw new UsageError(`'--${flag}' is a whole number from ${range}, not '${text}'.`);
  }
  return value;
}

export function positiveNumber(flag: string, text: string, most: number): number {
  const value = Number(text);
  if (!/^\d+(\.\d+)?$/.test(text) || value <= 0 || value > most) {
    throw new UsageError(`'--${flag}' is a number above 0, at most ${grouped(most)}, not '${text}'.`);
  }
  return value;
}

const grouped = (n: number): string => n.toLocaleString('en-US');

/** A hint at the name that was probably meant, if one is near. */
export function guess(name: string, names: readonly string[], before = ''): string | undefined {
  const near = names
    .map((it) => ({ it, steps: distance(name, it) }))
    .filter(({ it, steps }) => steps <= Math.max(1, Math.floor(it.length / 3)) || it.startsWith(name))
    .sort((a, b) => a.steps - b.steps);
  return near.length > 0 ? `Did you mean '${before}${near[0].it}'?` : undefined;
}

/** How many letters must be put in, left out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, row[j] + 1, next[j - 1] + 1));
    }
    row = next;
  }
  return row[b.length];
}
