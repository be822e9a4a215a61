import { type Decision, type GameEvent, seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { duelUi } from '@polder/duel/board/game-ui.js';
import { picker as duelPicker } from '@polder/duel/testing';
import { valley } from '@polder/valley';
import { valleyUi } from '@polder/valley/board/game-ui.js';
import { table, picker as valleyPicker } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { previewOf } from '../session/preview.js';
import type { Snapshot } from '../session/session.js';
import { lookAhead, timesOf } from './ahead.js';
import { keysTo, meaningsOf } from './answers.js';
import type { GameUi } from './game-ui.js';

const POSITIONS = 200;

interface Position<State> {
  readonly view: State;
  readonly decision: Decision;
}

/** Questions of whole games, as whoever is asked sees them. */
function positionsOf<State, Event extends GameEvent>(
  { game }: GameUi<State, Event>,
  start: (seed: string) => State,
  pick: (decision: Decision, random: ReturnType<typeof seedRandom>) => number,
): Position<State>[] {
  const found: Position<State>[] = [];
  const random = seedRandom('positions');
  for (let n = 0; found.length < POSITIONS; n++) {
    const state = start(`positions/${n}`);
    for (let [open] = game.decisions(state), i = 0; open; [open] = game.decisions(state), i++) {
      if (i % 5 === n % 5) found.push({ view: game.view(state, open.seat), decision: open });
      const { key } = open.options[pick(open, random)];
      game.choose(state, { decision: open.id, seat: open.seat, key });
    }
  }
  return found.slice(0, POSITIONS);
}

/** Presses everything that glows, at a table where that can be looked at only. */
function pressAll<State, Event extends GameEvent>(
  { game, leadsOn }: GameUi<State, Event>,
  positions: readonly Position<State>[],
): { near: number; ahead: number; listed: number; slowest: number } {
  const met = { near: 0, ahead: 0, listed: 0, slowest: 0 };
  for (const { view, decision } of positions) {
    const snapshot = { view, decision, viewer: decision.seat } as Snapshot<State>;
    const looked = new Map<string, ReturnType<typeof previewOf<never, State, Event>>>();
    const look = (keys: readonly string[]) => {
      if (!looked.has(`${keys}`)) looked.set(`${keys}`, previewOf(game, snapshot, keys));
      return looked.get(`${keys}`);
    };
    const started = performance.now();
    const ahead = lookAhead(game, view, decision, leadsOn);
    met.slowest = Math.max(met.slowest, performance.now() - started);
    for (const [target, { answers, options }] of meaningsOf(decision, ahead)) {
      expect(answers.length, target).toBeGreaterThan(0);
      const near = decision.options.some((option) => option.target === target);
      if (answers.length > 1) met.listed++;
      else if (near) met.near++;
      else met.ahead++;
      // Whatever is listed can be told apart.
      expect(new Set(answers.map(({ keys }) => `${keys}`)).size, target).toBe(answers.length);
      for (const [i, { keys }] of answers.entries()) {
        expect(keys.at(-1)).toBe(options[i].key);
        expect(look(keys), `${decision.ask}: ${keys}`).toBeDefined();
        // Nothing hidden is shown and nobody else is asked before the last of the keys.
        const before = keys.length > 1 ? look(keys.slice(0, -1)) : undefined;
        expect(before?.reveals ?? false).toBe(false);
        if (keys.length > 1)
          expect(before?.decision?.options.some(({ key }) => key === keys.at(-1))).toBe(true);
        // Boards press keys, too.
        expect(keysTo(options[i].key, decision, ahead)?.at(-1)).toBe(options[i].key);
      }
    }
  }
  return met;
}

describe('everything that glows does something', () => {
  it('in 200 positions of Windmill Valley', () => {
    const style = valleyPicker('eager');
    const start = (seed: string) => valley.setup({ players: seed.endsWith('1') ? 3 : 2 }, seed);
    const met = pressAll(valleyUi, positionsOf(valleyUi, start, style));
    expect(met.near).toBeGreaterThan(300);
    expect(met.ahead).toBeGreaterThan(150);
    expect(met.listed).toBeGreaterThan(100);
    expect(met.slowest).toBeLessThan(200);
  });

  it('in 200 positions of Duel', () => {
    const met = pressAll(
      duelUi,
      positionsOf(duelUi, (seed) => duel.setup({}, seed), duelPicker('eager')),
    );
    expect(met.near).toBeGreaterThan(300);
    expect(met.ahead).toBeGreaterThan(100);
    expect(met.slowest).toBeLessThan(200);
  });
});

describe('looking ahead', () => {
  it('leads from an action to its places, and never through an end, a refusal or the lever', () => {
    for (const key of ['end', 'stop', 'pass', 'refuse', 'turn:2', 'gate:1', 'build:A1', 'plant:red>1'])
      expect(valleyUi.leadsOn(key), key).toBe(false);
    for (const key of ['end', 'stop', 'pass', 'turn:2', 'build:m1', 'plant:red>1.2', 'ship:1'])
      expect(duelUi.leadsOn(key), key).toBe(false);
  });

  it('counts how often the same can be planted in a row', () => {
    const t = table().board('A').steps(1).storage('red', 'red', 'white');
    const [decision] = valley.decisions(t.state);
    const view = valley.view(t.state, decision.seat);
    // Up to 2 bulbs: the action is named once, then each bulb.
    expect(timesOf(valley, view, decision, ['do:large'])).toBe(1);
    t.choose('do:large');
    const [plant] = valley.decisions(t.state);
    const times = (key: string) => timesOf(valley, valley.view(t.state, plant.seat), plant, [key]);
    expect(times('plant:white>1')).toBe(1);
    expect(times('plant:red>1')).toBe(2);
    expect(times('plant:violet>1')).toBe(0);
  });
});
