import { describe, expect, it } from 'vitest';
import { run } from './testing.js';

describe('demo', () => {
  it('shows a whole game and says what it is', async () => {
    const { code, out, err } = await run('demo', '--seed', 'x', '--players', '4');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^Polder: an open table for Windmill Valley\nAn unofficial fan project, not affiliated/,
    );
    expect(out).toContain('Please buy the game');
    expect(out).toContain('Round 1, ');
    expect(out).toContain('The game is over');
    expect(out).toContain('VP from');
    expect(out).toContain('--seed x');
    expect(out.split('\n').at(-1)).toContain('--save FILE');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(out).not.toContain('\u001b');
  });

  it('shows a solo game with the reasons of the Gardener', async () => {
    const { code, out } = await run('demo', '--seed', 'x', '--solo', 'medium');
    expect(code).toBe(0);
    expect(out).toContain('Round 1, Gardener (');
    expect(out).toMatch(/Turns over G\d+; the back on top shows/);
    expect(out).toMatch(/\(G-FLO-1: /);
    expect(out).toContain('npm start -- --solo medium --seed x');
    expect(out).not.toMatch(/undefined|NaN|\[object/);
  });

  it('is the same for the same seed, names included', async () => {
    const first = await run('demo', '--seed', 'one');
    expect(await run('demo', '--seed', 'one')).toEqual(first);
    expect((await run('demo', '--seed', 'two')).out).not.toBe(first.out);
  });

  it('quotes a seed that a shell would take apart', async () => {
    expect((await run('demo', '--seed', "it's me")).out).toContain("--seed 'it'\\''s me'");
  });
});
