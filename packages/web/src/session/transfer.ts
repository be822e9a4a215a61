import { messageOf } from '../errors.js';
import { BadFile } from './bad-file.js';
import type { BrokenEntry, Summary } from './entries.js';
import { summaryIn } from './games.js';
import { type Fields, isFields, isName, type Proof, tableOfParts, troubleOf } from './guards.js';
import type { LocalTable } from './local.js';
import { migrated } from './migrate.js';
import { isNotation, parseNotation, type UsualNames } from './notation.js';
import { fromFile, withEdition } from './printed.js';
import { loadProven } from './proof.js';
import { gameOf, keptRules } from './rules.js';

export { BadFile } from './bad-file.js';

/** A game in a file, for another browser, another person, or the shelf: plain JSON, or its notation. */
const FORMAT = 'polder-game';
const FORMAT_VERSION = 1;
/** A game of four with every choice undone and redone stays far below. */
const MOST_BYTES = 4_000_000;

export interface Transferred {
  readonly name: string;
  readonly table: LocalTable;
  readonly proof?: Proof | undefined;
}

export function printGame({ name, table: { players, saved }, proof }: Transferred): string {
  const file = { format: FORMAT, formatVersion: FORMAT_VERSION, name, players, saved, proof };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** Something from the store that can't be opened here: as a game, if it has the parts of one, for a page that can. */
export function printBroken({ name, raw }: BrokenEntry): string {
  const { table, proof } = isFields(raw) ? raw : {};
  if (!isFields(table) || !isFields(table.saved)) return `${JSON.stringify(raw, undefined, 1)}\n`;
  const { players, saved } = table;
  const file = {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    name: name ?? 'Polder',
    players,
    saved,
    proof,
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

type Parsed = Transferred & { readonly summary: Summary };

/** The game in a file, played through once: what is returned can be opened. Throws BadFile. */
export async function parseGame(text: string, usual: UsualNames): Promise<Parsed> {
  if (text.length > MOST_BYTES) throw new BadFile({ id: 'tooLarge', megabytes: MOST_BYTES / 1e6 });
  if (!isNotation(text)) return parseJson(text);
  const { name, table } = await parseNotation(text, usual);
  const game = await gameOf(table.game, table.saved.version);
  const { proof } = loadProven(game, table.saved);
  return { name, table, proof, summary: summaryIn(game, table.saved) };
}

async function parseJson(text: string): Promise<Parsed> {
  const { name, players, saved, proof } = fieldsOf(text);
  if (!isName(name)) throw new BadFile({ id: 'part', part: 'name' });
  const trouble = troubleOf(players, saved, proof);
  if (trouble) throw new BadFile(trouble);
  const brought = tableOfParts(players, saved);
  const here = await withEdition(fromFile(brought.saved));
  if (!here) throw new BadFile({ id: 'otherEdition' });
  const table = { ...brought, saved: here };
  const proven = proof as Proof | undefined;
  const kept = await keptRules(table.game, table.saved.version);
  const ours = migrated(await gameOf(table.game), table, proven, kept);
  if (ours.trouble) throw new BadFile(ours.trouble);
  const game = await gameOf(table.game, ours.table.saved.version);
  try {
    const summary = summaryIn(game, ours.table.saved);
    // A game that is over is never written again: it gets its proof now.
    const { proof: ownProof } = loadProven(game, ours.table.saved);
    return { name: name.trim(), table: ours.table, proof: ownProof, summary };
  } catch (error) {
    throw new BadFile({ id: 'record', detail: messageOf(error) }, { cause: error });
  }
}

function fieldsOf(text: string): Fields {
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
