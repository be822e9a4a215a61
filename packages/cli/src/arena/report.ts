import { LEVELS } from '@polder/bots';
import { WHOLE, wilson } from '@polder/bots/balance';
import type { GameEvent } from '@polder/core';
import type { GameEntry } from '../games.js';
import type { Io } from '../io.js';
import { facts, grouped, table } from '../text/table.js';
import { aboutArena } from './about.js';
import { eloOf, type Rating } from './elo.js';
import { budgetWords, type Pairing } from './levels.js';
import { type Arena, arenaPairings, tableWords } from './rotation.js';
import { marginOf, type PairingTally } from './tally.js';
import { addTimes, newTimes, type Times, timeOf } from './times.js';

const Z95 = 1.959963984540054;

/** One pairing in numbers. */
interface Summary {
  readonly challenger: string;
  readonly against: string;
  readonly tally: PairingTally;
  readonly share: number;
  readonly share95: readonly [low: number, high: number];
  readonly vp: number;
  readonly vpAgainst: number;
  readonly margin: number;
  readonly error: number;
  readonly margin95: readonly [low: number, high: number];
}

/** Of the pairings that have been played. */
function summaries(arena: Arena, automatic: string, tallies: readonly PairingTally[]): Summary[] {
  const { contestants, table } = arena;
  const others = Math.max(1, table.players - 1);
  return arenaPairings(arena).flatMap(({ challenger, against }, i) => {
    const tally = tallies[i];
    const { games, wins, vp } = tally;
    if (games === 0) return [];
    const share = wins / WHOLE / games;
    const { mean, error } = marginOf(tally);
    return {
      challenger: contestants[challenger].label,
      against: against === undefined ? automatic : contestants[against].label,
      tally,
      share,
      share95: wilson(share, games),
      vp: vp[0] / games,
      vpAgainst: vp[1] / games / others,
      margin: mean,
      error,
      margin95: [mean - Z95 * error, mean + Z95 * error],
    };
  });
}

/** None in the game for one: the Gardener is no contestant. */
function ratingsOf(arena: Arena, tallies: readonly PairingTally[]): Rating[] {
  const { contestants, table, seed } = arena;
  const isMatch = (it: Pairing): it is Required<Pairing> => it.against !== undefined;
  const compared = arenaPairings(arena)
    .filter(isMatch)
    .map((pairing, i) => ({ ...pairing, beaten: tallies[i].beaten }));
  return compared.length === 0 ? [] : eloOf(contestants.length, compared, table.players, seed);
}

/** How long each contestant took, against all others. */
function timesOf(arena: Arena, tallies: readonly PairingTally[]): Times[] {
  const times = arena.contestants.map(newTimes);
  for (const [i, { challenger, against }] of arenaPairings(arena).entries()) {
    addTimes(times[challenger], tallies[i].times[0]);
    if (against !== undefined) addTimes(times[against], tallies[i].times[1]);
  }
  return times;
}

const automaticOf = <Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  arena: Arena,
): string => Object.values(entry.seats(entry.options(arena.table)).automatic)[0] ?? '';

/** NaN, of a single rotation, becomes null in the document. */
const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Nothing but `times` depends on the machine, if budgets are in simulations; nothing on the workers. */
export function report<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  arena: Arena,
  tallies: readonly PairingTally[],
): Record<string, unknown> {
  const { contestants, table } = arena;
  const played = summaries(arena, automaticOf(entry, arena), tallies);
  const ratings = ratingsOf(arena, tallies);
  return {
    ...aboutArena(entry, arena),
    ...(table.players > 1 && { fairShare: rounded(1 / table.players, 5) }),
    pairings: played.map(({ challenger, against, tally, ...it }) => ({
      ...{ challenger, against, games: tally.games, rotations: tally.beaten.size },
      wins: rounded(tally.wins / WHOLE, 3),
      winShare: rounded(it.share, 5),
      winShare95: it.share95.map((bound) => rounded(bound, 5)),
      vp: { challenger: rounded(it.vp, 3), against: rounded(it.vpAgainst, 3) },
      margin: {
        mean: rounded(it.margin, 3),
        error: rounded(it.error, 3),
        interval95: it.margin95.map((bound) => rounded(bound, 3)),
      },
      rounds: rounded(tally.rounds / tally.games, 3),
      choices: rounded(tally.choices / tally.games, 3),
    })),
    ...(ratings.length > 0 && {
      elo: ratings.map(({ elo, low, high }, i) => ({
        level: contestants[i].label,
        elo: rounded(elo, 1),
        elo95: [rounded(low, 1), rounded(high, 1)],
      })),
    }),
    times: {
      levels: timesOf(arena, tallies).map((it, i) => ({ level: contestants[i].label, ...timeReport(it) })),
      pairings: played.map(({ challenger, against, tally: { times } }) => ({
        ...{ challenger, against, challengerMs: timeReport(times[0]) },
        ...(table.players > 1 && { againstMs: timeReport(times[1]) }),
      })),
    },
  };
}

const timeReport = (times: Times): Record<string, number> => ({
  turns: times.turns,
  median: rounded(timeOf(times, 0.5), 3),
  p95: rounded(timeOf(times, 0.95), 3),
  worst: rounded(times.longest, 3),
});

export function print<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  arena: Arena,
  tallies: readonly PairingTally[],
  io: Io,
): void {
  const { style } = io;
  const { contestants, seed } = arena;
  const { players } = arena.table;
  const played = summaries(arena, automaticOf(entry, arena), tallies);
  const ratings = ratingsOf(arena, tallies);
  io.out(style.bold(`${entry.title}, ${tableWords(arena.table)}, seed '${seed}'`));
  io.out('');
  const blocks = [
    facts(style, [
      ...contestants.map(({ level, label, budget }) => {
        const { version } = LEVELS[level](entry.known).identity;
        return [label, `version ${version}, ${budgetWords(budget)}`] as const;
      }),
      ...(entry.opening > 0 ? [['deals', `${entry.opening} choices at random begin each`] as const] : []),
      ...(players > 1 ? [['fair share', percent(1 / players)] as const] : []),
    ]),
    table(
      style,
      ['challenger', 'against', 'games', 'wins', '95% interval', 'rounds'],
      played.map(({ challenger, against, tally: { games, rounds }, share, share95 }) => [
        ...[challenger, against, grouped(games), percent(share)],
        ...[share95.map(percent).join(' to '), (rounds / games).toFixed(1)],
      ]),
      { left: 2 },
    ),
    table(
      style,
      ['challenger', 'against', 'VP', 'VP against', 'margin', '95% interval'],
      played.map(({ challenger, against, vp, vpAgainst, margin, margin95 }) => [
        ...[challenger, against, vp.toFixed(1), vpAgainst.toFixed(1), signed(margin)],
        margin95.map(signed).join(' to '),
      ]),
      { left: 2 },
    ),
    ...(ratings.length > 0 ? [eloTable(arena, ratings, io)] : []),
    table(
      style,
      ['ms a turn', 'turns', 'median', '95% below', 'worst'],
      timesOf(arena, tallies).map((times, i) => [
        ...[contestants[i].label, grouped(times.turns), timeOf(times, 0.5).toFixed(2)],
        ...[timeOf(times, 0.95).toFixed(2), times.longest.toFixed(2)],
      ]),
    ),
  ];
  io.out(blocks.map((block) => block.join('\n')).join('\n\n'));
}

const eloTable = ({ contestants }: Arena, ratings: readonly Rating[], { style }: Io): string[] =>
  table(
    style,
    ['level', 'Elo', '95% interval'],
    ratings.map(({ elo, low, high }, i) => [
      ...[contestants[i].label, elo.toFixed(0)],
      i === 0 ? '' : `${low.toFixed(0)} to ${high.toFixed(0)}`,
    ]),
  );

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const signed = (value: number): string =>
  Number.isNaN(value) ? '?' : `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
