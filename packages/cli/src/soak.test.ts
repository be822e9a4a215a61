import type { Laws } from '@polder/bots';
import { below, replayNotation } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { withGame } from './games.js';
import { type SoakPart, soakFast, soakGame } from './soaking.js';
import { run } from './testing.js';

const newPart = (): SoakPart => ({ games: 0, decisions: 0, failures: [], seen: [] });

/** Laws that are broken from some turn on. */
function lawsUntil<State, Event>(turnOf: (state: State) => number, turn: number): Laws<State, Event> {
  const seen = new Set<string>();
  return {
    conserve: (state) => {
      if (turnOf(state) >= turn) throw new Error('A piece is lost.');
    },
    pickers: [({ options }, random) => below(random, options.length)],
    coverage: () => ({ seen, add: () => {}, missing: () => [], onEvent: () => void seen.add('an event') }),
  };
}

describe('soak', () => {
  it('counts games that keep the laws', async () => {
    const part = newPart();
    await withGame('valley', async (entry) => {
      const options = entry.options({ players: 2, expert: false });
      const laws = lawsUntil(entry.turn, Number.POSITIVE_INFINITY);
      soakFast(entry, laws, options, 2, 'fine', part);
      await soakGame(entry, laws, options, 2, 'fine', 1, part);
    });
    expect(part).toMatchObject({ games: 2, failures: [], seen: ['an event'] });
    expect(part.decisions).toBeGreaterThan(100);
  });

  it.each(['fast', 'whole'])('keeps a failure as notation that can be replayed (%s)', async (way) => {
    const part = newPart();
    await withGame('valley', async (entry) => {
      const options = entry.options({ players: 3, expert: false });
      const laws = lawsUntil(entry.turn, 12);
      if (way === 'fast') soakFast(entry, laws, options, 3, 'bad', part);
      else await soakGame(entry, laws, options, 3, 'bad', 0, part);
    });
    const [{ message, notation, players, seed }] = part.failures;
    expect(message).toContain('A piece is lost.');
    expect(message).not.toContain('polder valley');
    expect({ players, seed }).toEqual({ players: 3, seed: 'bad' });
    const { state, choices } = replayNotation(valley, notation);
    expect(choices.length).toBeGreaterThan(10);
    // As many turns a round as people can sit down.
    expect(state.turn.round * 4 + state.turn.seat).toBe(12);
  });
});

describe('soak --game duel', () => {
  it.each(['--first-tool', '--fast'])('keeps the laws (%s)', async (flag) => {
    const { code, out, err } = await run('soak', '--game', 'duel', '--games', '2', '--workers', '1', flag);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^games +\d+, 2 players, seed 'soak'/);
    expect(out).toMatch(/^failures +0$/m);
    // Two games do not use all of the box.
    if (flag !== '--fast') expect(out).toMatch(/^Never occurred \(\d+\):$/m);
  });

  it.each(['fast', 'whole'])('keeps a failure as notation that can be replayed (%s)', async (way) => {
    const part = newPart();
    await withGame('duel', async (entry) => {
      const options = entry.options({ players: 2, expert: false });
      const laws = lawsUntil(entry.turn, 12);
      if (way === 'fast') soakFast(entry, laws, options, 2, 'bad', part);
      else await soakGame(entry, laws, options, 2, 'bad', 0, part);
    });
    const [{ message, notation }] = part.failures;
    expect(message).toContain('A piece is lost.');
    const { state } = replayNotation(duel, notation);
    expect(state.turn).toMatchObject({ round: 6, seat: 0 });
  });
});
