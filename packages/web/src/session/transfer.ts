import { messageOf } from '../errors.js';
import type { Summary } from './entries.js';
import { summaryOfTable } from './games.js';
import { type Fields, isFields, isName, type Trouble, tableOfParts, troubleOf } from './guards.js';
import type { LocalTable } from './local.js';

/** A game in a file: plain JSON, for another browser, another person, or the shelf. */
const FORMAT = 'polder-game';
const FORMAT_VERSION = 1;
/** A game of four with every choice undone and redone stays far below. */
const MOST_BYTES = 4_000_000;

/** A file that holds no game that can be opened here. */
export class BadFile extends Error {
  override readonly name = 'BadFile';
  constructor(
    readonly trouble: Trouble,
    options?: ErrorOptions,
  ) {
    super(`This file can't be opened: ${trouble.id}.`, options);
  }
}

export interface Transferred {
  readonly name: string;
  readonly table: LocalTable;
}

export function printGame({ name, table: { players, saved } }: Transferred): string {
  const file = { format: FORMAT, formatVersion: FORMAT_VERSION, name, players, saved };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** The game in a file, played through once: what is returned can be opened. Throws BadFile. */
export async function parseGame(text: string): Promise<Transferred & { readonly summary: Summary }> {
  const { name, players, saved } = fieldsOf(text);
  if (!isName(name)) throw new BadFile({ id: 'part', part: 'name' });
  const trouble = troubleOf(players, saved);
  if (trouble) throw new BadFile(trouble);
  const table = tableOfParts(players, saved);
  try {
    return { name: name.trim(), table, summary: await summaryOfTable(table) };
  } catch (error) {
    throw new BadFile({ id: 'record', detail: messageOf(error) }, { cause: error });
  }
}

function fieldsOf(text: string): Fields {
  if (text.length > MOST_BYTES) throw new BadFile({ id: 'tooLarge', megabytes: MOST_BYTES / 1e6 });
  // Some editors put a byte order mark in front, which JSON does not allow.
  const json = text.replace(/^\uFEFF/, '');
  if (json.trim() === '') throw new BadFile({ id: 'empty' });
  const value = parsed(json);
  if (!isFields(value) || value.format !== FORMAT) throw new BadFile({ id: 'notAGame' });
  const { formatVersion: version } = value;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    throw new BadFile({ id: 'part', part: 'formatVersion' });
  }
  if (version > FORMAT_VERSION) throw new BadFile({ id: 'newerFormat', version });
  return value;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new BadFile({ id: 'notJson', detail: messageOf(error) }, { cause: error });
  }
}
