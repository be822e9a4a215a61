import {
  type HistoryRecord,
  loadHistory,
  NotationError,
  type Replayed,
  readNotation,
  replayNotation,
  writeNotation,
} from '@polder/core';
import { BadFile } from './bad-file.js';
import { isFields, isName, troubleOf } from './guards.js';
import { isLevel } from './levels.js';
import type { LocalTable } from './local.js';
import { type Editions, fromFile, withEdition } from './printed.js';
import {
  type AnyGame,
  type AnyOptions,
  type AnyState,
  canPlay,
  gameOf,
  isGameId,
  manifestOf,
} from './rules.js';
import type { Player } from './session.js';

/*
 * A table as a text that people can read and write. The game is in Polder's notation; who sits where stands
 * above it in comments, so that any reader of the notation can read it too:
 *
 *   ; table "Beemster"
 *   ; p1 person "Jan"
 *   ; p2 bot grower/1 "Anna"
 *   polder valley 1.0.0
 *
 * A level may have the version that has played here. The last line, `; edition f5c4d4cdc60f9aec`, is the hash of what was
 * printed then.
 */

/** What a table and its people are called if the text does not say. */
export interface UsualNames {
  readonly table: string;
  readonly seats: readonly string[];
  readonly gardener: string;
}

/** Whether a text means to be a game in notation, right or wrong. */
export function isNotation(text: string): boolean {
  const first = text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .find((line) => line.trim() !== '');
  return /^\s*(;|polder\b)/.test(first ?? '');
}

function kindOf(player: Player): string {
  if (player.kind !== 'bot') return player.kind;
  const { kind, level, version } = player;
  return `${kind} ${version === undefined ? level : `${level}/${version}`}`;
}

export async function printNotation({
  name,
  table,
}: {
  readonly name: string;
  readonly table: LocalTable;
}): Promise<string> {
  const { players, saved } = table;
  const game = await gameOf(table.game, saved.version);
  const { choices } = loadHistory(game, saved);
  const { options, seed } = saved;
  const comments = [
    `; table ${JSON.stringify(name)}`,
    ...players.map((player, seat) => `; p${seat + 1} ${kindOf(player)} ${JSON.stringify(player.name)}`),
  ];
  const printed = saved.edition === undefined ? '' : `; edition ${saved.edition}\n`;
  return `${comments.join('\n')}\n${writeNotation(game, { options, seed, choices }, { hash: true })}${printed}`;
}

/** The table in a text, played through once. Throws BadFile, with the place where it goes wrong. */
export async function parseNotation(
  text: string,
  usual: UsualNames,
  editions?: Editions,
): Promise<{ readonly name: string; readonly table: LocalTable }> {
  const { game: id, version, options: asked } = located(() => readNotation(text));
  if (!isGameId(id.text)) throw new BadFile({ id: 'otherGame', game: id.text });
  const { version: ours } = manifestOf(id.text);
  if (!canPlay(id.text, version.text)) throw new BadFile({ id: 'otherRules', version: version.text, ours });
  const game = await gameOf(id.text, version.text);
  const printed = await printedIn(
    text,
    { game: id.text, version: version.text, options: asked.value },
    editions,
  );
  const log: HistoryRecord[] = [];
  const replayed = located(() =>
    replayNotation(game, printed.text, (_, { seat, id: decision }, key) =>
      log.push({ type: 'choice', seat, key, decision }),
    ),
  );
  const { options, seed } = replayed;
  const saved = { game: id.text, version: version.text, options, ...printed.edition, seed, log };
  const said = commentsOf(text);
  const fits = said.players.length > 0 && troubleOf(said.players, saved, undefined) === undefined;
  const players = fits ? said.players : usualPlayers(game, replayed, usual);
  const name = said.name ?? (isName(usual.table) ? usual.table : 'Polder');
  return { name, table: { game: id.text, players, saved } };
}

/** The text with the printed values that it names, if the rules do not have them. Throws BadFile. */
async function printedIn(
  text: string,
  { game, version, options }: { readonly game: string; readonly version: string; readonly options: unknown },
  editions?: Editions,
): Promise<{ readonly text: string; readonly edition: { readonly edition?: string } }> {
  const [, edition] = /^\s*;\s*edition\s+([0-9a-f]{16})\s*$/m.exec(text) ?? [];
  if (!isFields(options)) return { text, edition: {} };
  const named = { game, version, options, ...(edition === undefined ? {} : { edition }), seed: '', log: [] };
  const saved = await withEdition(fromFile(named), editions);
  if (!saved) throw new BadFile({ id: 'otherEdition' });
  return {
    text:
      saved.options === options
        ? text
        : text.replace(/^options .*$/m, () => `options ${JSON.stringify(saved.options)}`),
    edition: saved.edition === undefined ? {} : { edition: saved.edition },
  };
}

/** How many possibilities a message names. */
const OFFERED = 8;

function located<T>(step: () => T): T {
  try {
    return step();
  } catch (cause) {
    if (!(cause instanceof NotationError)) throw cause;
    const { line, column, problem: detail, legal } = cause;
    const trouble = { id: 'notation', line, column, detail, offered: legal.slice(0, OFFERED) } as const;
    throw new BadFile(trouble, { cause });
  }
}

/** Nobody is named: people sit everywhere, so that whoever opens the game can look at it and play on. */
function usualPlayers(
  game: AnyGame,
  { state, options }: Replayed<AnyOptions, AnyState>,
  { seats, gardener }: UsualNames,
): Player[] {
  const solo = 'solo' in options && options.solo !== undefined;
  return game
    .scores(state)
    .map((_, seat) =>
      solo && seat === 1 ? { kind: 'gardener', name: gardener } : { kind: 'person', name: seats[seat] },
    );
}

/** A name with every letter escaped. */
const LONGEST_COMMENT = 400;

/** Comments are anybody's: what is not ours, or not right, says nothing. */
function commentsOf(text: string): { readonly name: string | undefined; readonly players: Player[] } {
  let name: string | undefined;
  const players: Player[] = [];
  for (const line of text.split('\n')) {
    if (line.length > LONGEST_COMMENT) continue;
    const [, what = '', quoted = ''] =
      /^\s*;\s*(table|p[1-9] [a-z]+(?: [a-z]+(?:\/\d+)?)?)\s+(".*")\s*$/.exec(line) ?? [];
    const said = unquoted(quoted);
    if (!isName(said)) continue;
    const player = playerOf(what, said);
    if (what === 'table') name = said;
    else if (player) players[player.seat] = player.player;
  }
  return { name, players };
}

function playerOf(what: string, name: string): { seat: number; player: Player } | undefined {
  const [at, kind, bot = ''] = what.split(' ');
  const seat = Number(at.slice(1)) - 1;
  if (kind === 'person' || kind === 'gardener') return { seat, player: { kind, name } };
  const [level, version] = bot.split('/');
  if (kind !== 'bot' || !isLevel(level)) return undefined;
  return { seat, player: { kind, level, name, ...(version === undefined ? {} : { version }) } };
}

function unquoted(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
