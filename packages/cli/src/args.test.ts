import { describe, expect, it } from 'vitest';
import { COMMANDS } from './cli.js';
import { run } from './testing.js';

describe('the command line', () => {
  it.each([
    ['an unknown command', ['frob'], "There is no command 'frob'."],
    ['a command with a slip', ['simulat'], "Did you mean 'simulate'?"],
    ['an unknown flag in front', ['-x'], "There is no flag '-x'."],
    ['an unknown flag', ['simulate', '--playrs', '3'], "There is no flag '--playrs' here."],
    ['a flag with a slip', ['simulate', '--playrs', '3'], "Did you mean '--players'?"],
    ['a flag without its value', ['simulate', '--players'], "'--players' needs a value."],
    ['a flag in place of a value', ['simulate', '--seed', '--json'], "'--seed' needs a value."],
    ['a value for a switch', ['simulate', '--json=1'], "'--json' takes no value."],
    ['too many players', ['simulate', '--players', '9'], 'from 1 to 4'],
    ['a broken list of players', ['soak', '--players', '2,,3'], "not ''"],
    ['no games', ['simulate', '--games', '0'], "not '0'"],
    ['a number that is none', ['simulate', '--games', '1e3'], "not '1e3'"],
    ['no workers', ['soak', '--workers', '0'], 'from 1 to 256'],
    ['an unknown game', ['simulate', '--game', 'chess'], "There is no game 'chess'"],
    [
      'a third player in Duel',
      ['simulate', '--game', 'duel', '--players', '3'],
      "is for 2 players, not '3'.",
    ],
    ['half a player in Duel', ['soak', '--game', 'duel', '--players', '2,x'], "is for 2 players, not 'x'."],
    [
      'experts in Duel',
      ['simulate', '--game', 'duel', '--expert'],
      'There is no --expert in Windmill Valley D',
    ],
    ['one player in Duel', ['demo', '--game', 'duel', '--solo', 'easy'], 'There is no --solo in Windmill Va'],
    [
      'experts at a demo of Duel',
      ['demo', '--game', 'duel', '--expert'],
      'There is no --expert in Windmill V',
    ],
    ['a Tool for the first player', ['demo', '--first-tool'], 'There is no --first-tool in Windmill Valley.'],
    ['a game with a slip', ['bench', '--game', 'dual'], "Did you mean 'duel'?"],
    ['no time', ['bench', '--seconds', '0'], 'a number above 0'],
    ['a missing file name', ['replay'], 'FILE is missing.'],
    ['an empty file name', ['replay', ''], 'FILE is empty.'],
    ['one word too many', ['replay', 'a', 'b'], "'b' is one word too many."],
    ['an edition without a verb', ['edition'], "Say 'check' or 'export'."],
    ['help for nothing', ['help', 'frob'], "There is no command 'frob'."],
  ])('refuses %s with one line and a hint', async (_what, args, message) => {
    const { code, out, err } = await run(...args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
    expect(err).toContain('See: polder ');
    expect(err.split('\n')).toHaveLength(2);
  });

  it('explains itself', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name, summary, help } of COMMANDS) {
      expect(out).toContain(summary);
      expect((await run('help', name)).out).toBe(help);
      expect((await run(name, '--help')).out).toBe(help);
      for (const line of [...out.split('\n'), ...help.split('\n')])
        expect(line.length).toBeLessThanOrEqual(100);
    }
    for (const name of ['demo', 'simulate', 'edition', 'bench', 'soak']) {
      expect((await run('help', name)).out).toMatch(/which game: valley .* or duel/);
    }
    expect((await run()).code).toBe(2);
    expect((await run('--version')).out).toMatch(/^polder \d+\.\d+\.\d+$/);
  });
});
