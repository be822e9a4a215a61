import {
  type CompanionEvent,
  type Difficulty,
  defaultEdition,
  effectOf,
  GARDENER,
  sourceOf,
  tableOf,
  type ValleyEvent,
  type ValleyState,
  valley,
} from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { answer, newGuide } from './guide.js';
import { finalSheet } from './score.js';
import { askOf, type Guide, tableIn } from './state.js';
import { type Round, rounds, told } from './testing.js';

/** An event without what only the machine knows, and with names in place of its numbers. */
function deed(event: ValleyEvent | CompanionEvent, state: ValleyState): object[] {
  switch (event.type) {
    // Which card it was is seen at the table; shuffling is up to the people there.
    case 'turn':
    case 'gardenerCard':
    case 'gardenerDeck':
    case 'shuffled':
      return [];
    case 'gardenerTile':
      return [{ ...event, tile: null }];
    case 'gardenerFarm':
      return [{ ...event, card: null }];
    case 'refilled':
      return [{ ...event, item: null }];
    case 'tradeCleared':
      return [{ ...event, next: null }];
    case 'gardenerDoes':
      return [{ ...event, effect: effectOf(state, event.effect), source: nameOf(event.source, state) }];
    case 'vp':
      return [{ ...event, source: nameOf(event.source, state) }];
    default:
      return [event];
  }
}
const nameOf = (source: number, state: ValleyState): string =>
  sourceOf(state, source).replace(/^gardener:.*/, 'gardener');

/** Answers everything up to the Gardener's turn. */
function toTurn(guide: Guide, round: Round): Guide {
  let now = guide;
  while (askOf(now) !== 'turn') now = answer(now, told(now, round, 0));
  return now;
}

const GAMES = (['easy', 'medium', 'hard'] as const).flatMap((difficulty: Difficulty) =>
  ['a', 'b', 'c', 'd'].map((seed) => [difficulty, seed] as const),
);

describe.each(GAMES)('a whole solo game on %s, seed %s', (difficulty, seed) => {
  it('the Gardener of the companion does what the one of the machine does, deed by deed', () => {
    let guide = newGuide(defaultEdition, 'unused');
    const play = rounds(difficulty, seed);
    let step = play.next();
    let turns = 0;
    for (; !step.done; step = play.next()) {
      const round = step.value;
      guide = toTurn(guide, round);
      const { turn } = guide;
      const { state } = turn ?? { state: round.at };
      expect(turn?.events.flatMap((event) => deed(event, state))).toEqual(
        round.its.flatMap((event) => deed(event, round.at)),
      );
      guide = answer(guide, { ask: 'turn', value: true });
      const { left: _, ...after } = tableOf(round.after);
      const now = tableIn(guide);
      expect({ ...now, round: 0, trade: now.trade.bulbs, covered: [] }).toEqual({
        ...after,
        round: 0,
        trade: after.trade.bulbs,
        covered: [],
      });
      turns++;
    }
    const [you, gardener] = valley.scores(step.value);
    expect(askOf(guide)).toBe('yours');
    guide = answer(guide, { ask: 'yours', value: you.vp });
    expect(askOf(guide)).toBeUndefined();
    expect(turns).toBeGreaterThan(5);
    const sheet = finalSheet(guide);
    expect(sheet.vp).toBe(gardener.vp);
    expect(gardener.seat).toBe(GARDENER);
    expect(sheet.lines).toEqual(gardener.lines.filter(({ vp }) => vp !== 0));
  });
});
