import { LEVELS, playBots } from '@polder/bots';
import { walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { morrisModel } from './bot.js';
import { type MorrisEvent, type MorrisState, menOn, morris, POINTS } from './rules.js';

/** Plays the keys of both seats in turn. */
function played(...keys: readonly string[]): MorrisState {
  const state = morris.setup({}, '');
  for (const key of keys) {
    const [{ id, seat }] = morris.decisions(state);
    morris.choose(state, { decision: id, seat, key });
  }
  return state;
}
const offered = (state: MorrisState): readonly string[] =>
  morris.decisions(state).flatMap(({ options }) => options.map(({ key }) => key));

describe("nine men's morris", () => {
  it('holds the laws of every game, and no man is lost', () => {
    const seen = new Set<MorrisEvent['type']>();
    for (let i = 0; i < 20; i++)
      walk(morris, {}, `morris/${i}`, {
        conserve: (state) => {
          for (const seat of [0, 1])
            if (menOn(state, seat) + state.inHand[seat] > 9) throw new Error('A man too many.');
        },
        onEvent: ({ type }) => seen.add(type),
      });
    expect([...seen].sort()).toEqual(['chosen', 'moved', 'over', 'put', 'taken', 'turn']);
  });

  it('M1: men are put on free points only', () => {
    const state = played('a7', 'd7');
    expect(offered(state)).toEqual(POINTS.filter((point) => point !== 'a7' && point !== 'd7'));
  });

  it('M3: a mill takes a man, and none out of a mill if there is another one', () => {
    const state = played('a7', 'b6', 'd7', 'd6', 'g1', 'f6', 'take:g1', 'g7');
    expect(state.turn.seat).toBe(0);
    expect(morris.decisions(state)[0]).toMatchObject({ ask: 'take', seat: 0 });
    expect(offered(state)).toEqual(['take:b6', 'take:d6', 'take:f6']);
    const loose = played('a7', 'b6', 'd7', 'd6', 'a1', 'f6', 'take:a1', 'g1', 'd1', 'e4', 'c3', 'g7');
    expect(offered(loose)).toEqual(['take:c3', 'take:d1']);
    expect(morris.blocked(loose, 0).map(({ key, rule }) => `${key} ${rule}`)).toEqual([
      'take:b6 M3',
      'take:d6 M3',
      'take:f6 M3',
    ]);
  });

  it('M4: bots play it to an end', () => {
    const bots = [LEVELS.grower(morrisModel), LEVELS.apprentice(morrisModel)];
    const { state } = playBots(morrisModel, {}, 'bots', bots, { simulations: 1 });
    expect(morris.result(state)?.standings).toHaveLength(2);
  });
});
