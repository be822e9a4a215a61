import { knownDuel } from '@polder/duel/bot';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../levels.js';
import { tableModelOf } from '../model.js';
import { someNet } from '../testing/nets.js';
import { positionsOf } from '../testing/positions.js';
import { BadNet, readNet, writeNet } from './file.js';
import { encoderOf } from './inputs.js';
import { learnedOf, withNet } from './learned.js';
import { netOf } from './net.js';
import { netBytes, netText } from './text.js';

const valley = encoderOf(knownValley.evaluation, knownValley.inputs, 2);
const file = someNet('valley', 2, valley);
const positions = positionsOf(knownValley.game, { players: 2 }, 'nets', 3);
const rows = positions.map(({ state, open }) => valley.encode(state, open.seat).slice());

describe('inputs of a net', () => {
  it.each([2, 3, 4] as const)(
    'are the same for a view and what is dealt for it (Valley, %i players)',
    (players) => {
      const { encode } = encoderOf(knownValley.evaluation, knownValley.inputs, players);
      const { game } = knownValley;
      for (const { state } of positionsOf(game, { players }, 'leaks', 5)) {
        for (let seat = 0; seat < players; seat++) {
          const view = game.view(state, seat);
          const seen = encode(view, seat).join();
          expect(encode(game.resample(view, seat, 'anew'), seat).join()).toBe(seen);
        }
      }
    },
  );

  it('are the same for a view and what is dealt for it (Valley alone), and tell the Gardener', () => {
    const alone = encoderOf(knownValley.evaluation, knownValley.inputs, 1);
    const { game } = knownValley;
    const rowsOf = (solo: 'easy' | 'hard') =>
      positionsOf(game, { players: 1, solo }, 'leaks', 9).map(({ state }) => {
        const view = game.view(state, 0);
        const seen = alone.encode(view, 0).join();
        expect(alone.encode(game.resample(view, 0, 'anew'), 0).join()).toBe(seen);
        return seen;
      });
    const hard = rowsOf('hard');
    expect(new Set(hard).size).toBeGreaterThan(5);
    expect(rowsOf('easy')[0]).not.toBe(hard[0]);
    expect(alone.size).toBeGreaterThan(valley.size);
    expect(alone.layout).not.toBe(valley.layout);
  });

  it('are the same for a view and what is dealt for it (Duel)', () => {
    const { encode } = encoderOf(knownDuel.evaluation, knownDuel.inputs, 2);
    const { game } = knownDuel;
    for (const { state } of positionsOf(game, {}, 'leaks', 5)) {
      for (const seat of [0, 1]) {
        const view = game.view(state, seat);
        const seen = encode(view, seat).join();
        expect(encode(game.resample(view, seat, 'anew'), seat).join()).toBe(seen);
      }
    }
  });

  it('have a layout of their own for each game and number of seats', () => {
    const layouts = [2, 3, 4].map((n) => encoderOf(knownValley.evaluation, knownValley.inputs, n).layout);
    layouts.push(encoderOf(knownDuel.evaluation, knownDuel.inputs, 2).layout);
    // If one changes, its nets must be trained anew.
    expect(layouts).toEqual(['bb4fc42b48ea4f17', expect.any(String), 'f19b3594e4cf2007', '0b7ebfc3c8206604']);
    expect(new Set(layouts).size).toBe(4);
  });
});

describe('a net', () => {
  it('answers the same whatever was asked before', () => {
    const used = netOf(file);
    const answers = rows.map((row) => [...used.answers(row)]);
    expect(rows.map((row) => [...netOf(file).answers(row)])).toEqual(answers);
    expect([...rows].reverse().map((row) => [...used.answers(row)])).toEqual([...answers].reverse());
    expect(new Set(answers.map(([margin]) => margin)).size).toBeGreaterThan(10);
  });

  it('comes back from its file and from its text', () => {
    const bytes = writeNet(file);
    expect(netBytes(netText(bytes))).toEqual(bytes);
    for (const short of [0, 1, 2, 3].map((n) => bytes.subarray(0, n))) {
      expect(netBytes(netText(short))).toEqual(new Uint8Array(short));
    }
    expect(readNet(bytes)).toEqual(file);
  });

  it.each([
    ['no net', new Uint8Array([1, 2, 3, 4, 5, 6, 7, 8]), /This is no net/],
    ['nothing', new Uint8Array(), /This is no net/],
    ['a part', writeNet(file).subarray(0, 5000), /has 5000 bytes; by its head it should have/],
    ['no head', writeNet(file).subarray(0, 8), /head can't be read/],
  ])('is refused with a sentence: %s', (_, bytes, why) => {
    expect(() => readNet(bytes)).toThrow(BadNet);
    expect(() => readNet(bytes)).toThrow(why);
  });

  it('is refused for another game or layout', () => {
    expect(() => learnedOf(knownDuel, file)).toThrow("This net is for the game 'valley', not for 'duel'.");
    const other = { ...file, head: { ...file.head, layout: 'another' } };
    expect(() => learnedOf(knownValley, other)).toThrow(/laid out as another.*must be trained anew/);
  });

  it('leaves the end of a game to the score', () => {
    const { game } = knownValley;
    const { state } = positions[positions.length - 1];
    while (!game.result(state)) {
      const [{ id, seat, options }] = game.decisions(state);
      game.choose(state, { decision: id, seat, key: options[0].key });
    }
    const [first, second] = game.scores(state).map(({ vp }) => vp);
    expect(learnedOf(knownValley, file).value(state, 0)).toBe(first - second);
  });
});

describe('Master with a net', () => {
  const manifest = {
    ...{ id: 'valley', version: knownValley.game.version },
    game: async () => knownValley.game as never,
    botModel: async () => knownValley,
    nets: { 2: async () => netText(writeNet(file)) },
  };
  const { version } = manifest;
  const versionAt = async (view: unknown, level: 'grower' | 'master', rules = version): Promise<string> =>
    LEVELS[level](await tableModelOf(manifest, rules, level, view)).identity.version;
  const setup = (options: object): unknown => knownValley.game.setup(options as never, 'x');

  it('is another version, at tables for which it was trained', async () => {
    expect(await versionAt(setup({ players: 2 }), 'master')).toBe('3');
    expect(await versionAt(setup({ players: 3 }), 'master')).toBe('2');
    expect(await versionAt(setup({ players: 1, solo: 'easy' }), 'master')).toBe('2');
    expect(await versionAt(setup({ players: 2 }), 'grower')).toBe('1');
  });

  it('judges by the weights where something else is printed', async () => {
    const { defaultEdition } = await import('@polder/valley');
    const edition = { ...defaultEdition, guilderMax: 9 };
    expect(await versionAt(setup({ players: 2, edition }), 'master')).toBe('2');
  });

  it('plans the same after any history, and what is offered', () => {
    const known = withNet(knownValley, file);
    const { state, open } = positions[10];
    const view = known.game.view(state, open.seat);
    const plan = () => LEVELS.master(known).plan(view, open, 'x', { simulations: 4 });
    const first = plan();
    const later = positions[20];
    LEVELS.master(known).plan(known.game.view(later.state, later.open.seat), later.open, 'y', {
      simulations: 2,
    });
    expect(plan()).toEqual(first);
    expect(open.options.map(({ key }) => key)).toContain(first[0]);
  });
});
