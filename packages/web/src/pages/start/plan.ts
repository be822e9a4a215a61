import { PLAY_LEVELS, type PlayLevel } from '@polder/bots';
import type { Manifest } from '@polder/core';
import { BOT_NAMES } from '../../session/bot-names.js';
import { isFields, LONGEST_NAME } from '../../session/guards.js';
import { type Chosen, chosenFor, validOptions } from '../../session/options.js';
import { GAMES, type GameId, isGameId, manifestOf } from '../../session/rules.js';
import type { Player } from '../../session/session.js';

/** What the form for a new table holds: plain data, remembered for the next time. */

export const SEAT_KINDS = ['person', ...PLAY_LEVELS] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
/** With whom to play at once: so many bots, the opponent that the rules play, or at a table for two, one of them. */
export type Quick = string;
export function quicksOf({ seats, solo }: Manifest): readonly Quick[] {
  if (seats.length === 1 && seats[0] === 2) return ['bot', 'friend'];
  return [...seats.map((count) => String(count - 1)), ...(solo ? ['gardener'] : [])];
}
const usualQuick = (manifest: Manifest): Quick => quicksOf(manifest)[quicksOf(manifest).length > 2 ? 1 : 0];

export interface SeatPlan {
  readonly kind: SeatKind;
  /** Empty: the usual name. */
  readonly name: string;
}

export interface Plan {
  readonly game: GameId;
  /** By game. */
  readonly quick: Readonly<Record<GameId, Quick>>;
  /** Of the bots that are played against at once, by game. */
  readonly levels: Readonly<Record<GameId, PlayLevel>>;
  readonly solo: boolean;
  readonly count: number;
  /** As many as the largest table has; a smaller one takes the first ones. */
  readonly seats: readonly SeatPlan[];
  readonly difficulty: string;
  readonly starts: number | 'random';
  readonly options: Chosen;
}

/** Names in the language of the reader. */
export interface UsualNames {
  readonly you: string;
  readonly gardener: string;
  /** By seat: for people at one screen who give no names. */
  readonly seatNames: readonly string[];
}

/** New tables are called after polders. */
export const POLDERS: readonly string[] = (
  'Beemster Schermer Purmer Wormer Zijpe Kinderdijk Alblasserwaard Krimpenerwaard Haarlemmermeer Wieringermeer ' +
  'Noordoostpolder Flevoland Watergraafsmeer Eemnes Mastenbroek Lopikerwaard Tielerwaard Zuidplas Starnmeer'
).split(' ');

const LARGEST = Math.max(...GAMES.flatMap(({ seats }) => seats));
/** Where somebody begins. */
export const FIRST_LEVEL: PlayLevel = 'apprentice';
const DIFFICULTIES = GAMES.flatMap(({ solo }) => solo?.levels.map(({ id }) => id) ?? []);

export const usualPlan: Plan = {
  game: GAMES[0].id,
  quick: Object.fromEntries(GAMES.map((manifest) => [manifest.id, usualQuick(manifest)])),
  levels: Object.fromEntries(GAMES.map(({ id }) => [id, FIRST_LEVEL])),
  solo: false,
  count: 3,
  seats: Array.from({ length: LARGEST }, (_, seat) => ({ kind: seat === 0 ? 'person' : 'grower', name: '' })),
  difficulty: DIFFICULTIES[0] ?? '',
  starts: 'random',
  options: {},
};

/** What is remembered comes from an older page, or from somebody's hand: only what is known is taken over. */
export function validPlan(from: unknown): Plan {
  const { game, quick, levels, solo, count, seats, difficulty, starts, options } = isFields(from) ? from : {};
  const validCount = typeof count === 'number' && count >= 2 && count <= LARGEST ? count : usualPlan.count;
  const quicks = isFields(quick) ? quick : {};
  const kept = isFields(levels) ? levels : {};
  return {
    game: isGameId(game) ? game : usualPlan.game,
    quick: Object.fromEntries(
      GAMES.map((it) => [it.id, quicksOf(it).find((one) => one === quicks[it.id]) ?? usualQuick(it)]),
    ),
    levels: Object.fromEntries(
      GAMES.map(({ id }) => [id, PLAY_LEVELS.find((it) => it === kept[id]) ?? FIRST_LEVEL]),
    ),
    solo: solo === true,
    count: validCount,
    seats: usualPlan.seats.map((usual, i) => validSeat(Array.isArray(seats) ? seats[i] : undefined, usual)),
    difficulty: DIFFICULTIES.find((it) => it === difficulty) ?? usualPlan.difficulty,
    starts:
      typeof starts === 'number' && Number.isInteger(starts) && starts >= 0 && starts < validCount
        ? starts
        : 'random',
    options: validOptions(options),
  };
}

function validSeat(from: unknown, usual: SeatPlan): SeatPlan {
  const { kind, name } = isFields(from) ? from : {};
  return {
    kind: SEAT_KINDS.find((it) => it === kind) ?? usual.kind,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : usual.name,
  };
}

/** How many can sit at a table of this game: as many as are planned, or the nearest number that it is for. */
export function countOf({ game, count }: Pick<Plan, 'game' | 'count'>): number {
  const { seats } = manifestOf(game);
  return seats.includes(count) ? count : seats[0];
}

/** Alone, against what the rules play. */
export const isSolo = ({ game, solo }: Plan): boolean => manifestOf(game).solo !== undefined && solo;

/** Those who sit at the table, as the form has them. */
export const seated = (plan: Plan): readonly SeatPlan[] =>
  plan.seats.slice(0, isSolo(plan) ? 1 : countOf(plan));

/** The options of the game's set-up, with values of one's own if there are some. */
export function setupOf(plan: Plan, edition?: unknown): Readonly<Record<string, unknown>> {
  const { options, solo, setupOptions } = manifestOf(plan.game);
  const asked = isSolo(plan) && solo ? { [solo.key]: plan.difficulty } : chosenFor({ options }, plan.options);
  return setupOptions(seated(plan).length, asked, edition) as Readonly<Record<string, unknown>>;
}

/** Someone has to be asked something. */
export const hasPerson = (plan: Plan): boolean =>
  isSolo(plan) || seated(plan).some(({ kind }) => kind === 'person');

/** What a seat is called while no name is given: the only person is 'you'. */
export function usualName(plan: Plan, seat: number, names: UsualNames): string {
  const seats = seated(plan);
  if (!isSolo(plan) && seats[seat].kind !== 'person') return BOT_NAMES[seat];
  const people = isSolo(plan) ? 1 : seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? names.you : names.seatNames[seat];
}

export function playersOf(plan: Plan, names: UsualNames): readonly Player[] {
  const players = seated(plan).map(({ kind, name: given }, seat): Player => {
    const name = given.trim() || usualName(plan, seat, names);
    return isSolo(plan) || kind === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: kind };
  });
  return isSolo(plan) ? [...players, { kind: 'gardener', name: names.gardener }] : players;
}

/** Play at once: you against bots of the chosen level, against what the rules play, or with somebody at this screen. */
export function quickPlan(game: GameId, { quick, levels, seats, difficulty }: Plan): Plan {
  const you: SeatPlan = { kind: 'person', name: seats[0].kind === 'person' ? seats[0].name : '' };
  const against = quick[game];
  const bot: SeatPlan = { kind: levels[game], name: '' };
  const other: SeatPlan = against === 'friend' ? { kind: 'person', name: '' } : bot;
  return {
    ...usualPlan,
    ...{ game, quick, levels, difficulty, solo: against === 'gardener' },
    count: Number(against) + 1 || 2,
    seats: [you, other, ...usualPlan.seats.slice(2).map(() => bot)],
  };
}

/** A name for a new table that no other one has, if there is one left. */
export function freshName(taken: readonly string[], draw: (n: number) => number): string {
  const free = POLDERS.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : POLDERS;
  return names[draw(names.length)];
}
