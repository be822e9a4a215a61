import type { Difficulty } from '@polder/valley';
import { BOT_NAMES } from '../../session/bot-names.js';
import { isFields, LONGEST_NAME } from '../../session/guards.js';
import type { GameId } from '../../session/rules.js';
import type { Player } from '../../session/session.js';

/** What the form for a new table holds: plain data, remembered for the next time. */

export const SEAT_KINDS = ['person', 'apprentice', 'grower', 'master'] as const;
export type SeatKind = (typeof SEAT_KINDS)[number];
export const COUNTS = [2, 3, 4] as const;
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const satisfies readonly Difficulty[];
export const QUICK = ['1', '2', '3', 'gardener'] as const;
/** Against so many Growers, or the Gardener. */
export type Quick = (typeof QUICK)[number];
export const QUICK_DUEL = ['bot', 'friend'] as const;
/** Duel: against Grower, or somebody at the same screen. */
export type QuickDuel = (typeof QUICK_DUEL)[number];

export interface SeatPlan {
  readonly kind: SeatKind;
  /** Empty: the usual name. */
  readonly name: string;
}

export interface Plan {
  readonly game: GameId;
  readonly quick: Quick;
  readonly quickDuel: QuickDuel;
  readonly solo: boolean;
  readonly count: (typeof COUNTS)[number];
  /** Always four; a table of fewer takes the first ones. */
  readonly seats: readonly SeatPlan[];
  readonly difficulty: Difficulty;
  readonly starts: number | 'random';
  readonly expert: boolean;
  /** Duel: whoever begins has a Tool. */
  readonly tool: boolean;
}

/** Names in the language of the reader. */
export interface UsualNames {
  readonly you: string;
  readonly gardener: string;
  player(number: number): string;
}

/** New tables are called after polders. */
export const POLDERS: readonly string[] = (
  'Beemster Schermer Purmer Wormer Zijpe Kinderdijk Alblasserwaard Krimpenerwaard Haarlemmermeer Wieringermeer ' +
  'Noordoostpolder Flevoland Watergraafsmeer Eemnes Mastenbroek Lopikerwaard Tielerwaard Zuidplas Starnmeer'
).split(' ');

export const usualPlan: Plan = {
  game: 'valley',
  quick: '2',
  quickDuel: 'bot',
  solo: false,
  count: 3,
  seats: [
    { kind: 'person', name: '' },
    { kind: 'grower', name: '' },
    { kind: 'grower', name: '' },
    { kind: 'grower', name: '' },
  ],
  difficulty: 'easy',
  starts: 'random',
  expert: false,
  tool: false,
};

/** What is remembered comes from an older page, or from somebody's hand: only what is known is taken over. */
export function validPlan(from: unknown): Plan {
  const { game, quick, quickDuel, solo, count, seats, difficulty, starts, expert, tool } = isFields(from)
    ? from
    : {};
  const validCount = COUNTS.find((it) => it === count) ?? usualPlan.count;
  return {
    game: game === 'duel' ? game : 'valley',
    quickDuel: QUICK_DUEL.find((it) => it === quickDuel) ?? usualPlan.quickDuel,
    quick: QUICK.find((it) => it === quick) ?? usualPlan.quick,
    solo: solo === true,
    count: validCount,
    seats: usualPlan.seats.map((usual, i) => validSeat(Array.isArray(seats) ? seats[i] : undefined, usual)),
    difficulty: DIFFICULTIES.find((it) => it === difficulty) ?? usualPlan.difficulty,
    starts:
      typeof starts === 'number' && [0, 1, 2, 3].slice(0, validCount).includes(starts) ? starts : 'random',
    expert: expert === true,
    tool: tool === true,
  };
}

function validSeat(from: unknown, usual: SeatPlan): SeatPlan {
  const { kind, name } = isFields(from) ? from : {};
  return {
    kind: SEAT_KINDS.find((it) => it === kind) ?? usual.kind,
    name: typeof name === 'string' ? name.slice(0, LONGEST_NAME) : usual.name,
  };
}

/** Alone, against the Gardener. */
export const isSolo = ({ game, solo }: Plan): boolean => game === 'valley' && solo;

/** Those who sit at the table, as the form has them. */
export const seated = (plan: Plan): readonly SeatPlan[] =>
  plan.seats.slice(0, plan.game === 'duel' ? 2 : plan.solo ? 1 : plan.count);

/** Someone has to be asked something. */
export const hasPerson = (plan: Plan): boolean =>
  isSolo(plan) || seated(plan).some(({ kind }) => kind === 'person');

/** What a seat is called while no name is given: the only person is 'you'. */
export function usualName(plan: Plan, seat: number, names: UsualNames): string {
  const seats = seated(plan);
  if (!isSolo(plan) && seats[seat].kind !== 'person') return BOT_NAMES[seat];
  const people = isSolo(plan) ? 1 : seats.filter(({ kind }) => kind === 'person').length;
  return people === 1 ? names.you : names.player(seat + 1);
}

export function playersOf(plan: Plan, names: UsualNames): readonly Player[] {
  const players = seated(plan).map(({ kind, name: given }, seat): Player => {
    const name = given.trim() || usualName(plan, seat, names);
    return isSolo(plan) || kind === 'person' ? { kind: 'person', name } : { kind: 'bot', name, level: kind };
  });
  return isSolo(plan) ? [...players, { kind: 'gardener', name: names.gardener }] : players;
}

/** Play at once: you against Growers, or against the Gardener. */
export function quickPlan({ quick, seats, difficulty }: Plan): Plan {
  const you: SeatPlan = { kind: 'person', name: seats[0].kind === 'person' ? seats[0].name : '' };
  const solo = quick === 'gardener';
  const count = COUNTS.find((it) => String(it - 1) === quick) ?? usualPlan.count;
  return { ...usualPlan, quick, solo, count, difficulty, seats: [you, ...usualPlan.seats.slice(1)] };
}

/** Duel at once: you against Grower, or two people at this screen. */
export function quickDuelPlan({ quickDuel, seats }: Plan): Plan {
  const you: SeatPlan = { kind: 'person', name: seats[0].kind === 'person' ? seats[0].name : '' };
  const other: SeatPlan = { kind: quickDuel === 'friend' ? 'person' : 'grower', name: '' };
  return { ...usualPlan, game: 'duel', quickDuel, seats: [you, other, ...usualPlan.seats.slice(2)] };
}

/** A name for a new table that no other one has, if there is one left. */
export function freshName(taken: readonly string[], draw: (n: number) => number): string {
  const free = POLDERS.filter((name) => !taken.includes(name));
  const names = free.length > 0 ? free : POLDERS;
  return names[draw(names.length)];
}
