import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashState, replayNotation } from '@polder/core';
import { duel } from '@polder/duel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withGame } from './games.js';
import { playInner } from './play.js';
import { run } from './testing.js';

const folder = mkdtempSync(join(tmpdir(), 'polder-replay-'));
const path = (name: string): string => join(folder, name);
let lines: readonly string[];

/** A file with one line changed. */
function changed(name: string, number: number, change: (line: string) => string): string {
  const text = lines.map((line, i) => (i + 1 === number ? change(line) : line)).join('\n');
  writeFileSync(path(name), text);
  return path(name);
}

beforeAll(async () => {
  await run('demo', '--seed', 'replay', '--players', '2', '--save', path('game.polder'));
  lines = readFileSync(path('game.polder'), 'utf8').split('\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('replay', () => {
  it('tells a saved game again, with its sheet and standings', async () => {
    const { code, out, err } = await run('replay', path('game.polder'));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Round 1, Player 1');
    expect(out).toContain('The game is over');
    expect(out).toContain('VP from');
    expect(out).toMatch(/wins\.|share the victory\./);
    const log = await run('replay', path('game.polder'), '--log');
    expect(log.out).toContain('The game is over');
    expect(log.out).not.toContain('VP from');
  });

  it('gives one JSON document', async () => {
    const { out } = await run('replay', path('game.polder'), '--json');
    expect(JSON.parse(out)).toMatchObject({
      game: 'valley',
      seed: 'replay',
      over: true,
      options: { players: 2 },
    });
    expect(JSON.parse(out)).not.toHaveProperty('log');
    const told = JSON.parse((await run('replay', path('game.polder'), '--json', '--log')).out);
    expect(told.log.length).toBeGreaterThan(50);
  });

  it('accepts a game that is not over', async () => {
    writeFileSync(path('part.polder'), `${lines.slice(0, 9).join('\n')}\n`);
    const { code, out } = await run('replay', path('part.polder'));
    expect(code).toBe(0);
    expect(out).toContain('The game is not over');
  });

  it('says where a choice does not fit, and what was legal', async () => {
    const file = changed('misfit.polder', 7, (line) => line.replace(/gate:\d/, 'gate:9'));
    const { code, out, err } = await run('replay', file);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    const [where, legal, keys] = err.split('\n');
    expect(where).toContain(`${file}:7:${lines[6].indexOf('gate:') + 1}: 'gate:9' is not`);
    expect(where).not.toContain('Offered');
    expect(legal).toMatch(/^Legal there \(\d\):$/);
    expect(keys).toContain('gate:1  gate:2');
    // With --log, what happened before is told.
    const told = await run('replay', file, '--log');
    expect(told.code).toBe(1);
    expect(told.out).toContain('took a starting card');
    expect(told.err).toBe(err);
  });

  it('says in words why a choice is blocked', async () => {
    const file = changed('blocked.polder', 6, (line) => line.replace(/(start:\d)( p1) start:\d/, '$1$2 $1'));
    const { err } = await run('replay', file);
    expect(err).toMatch(/'start:\d' is not possible: Another player has this starting card\. \(SET-7\)\./);
  });

  it.each([
    ['another game', 2, (line: string) => line.replace('valley', 'chess'), ":2:8: There is no game 'chess'"],
    ['another version', 2, (line: string) => `${line}.9`, ":2:15: The rules' version is"],
    ['bad options', 3, () => 'options {"players":9}', ':3:9: The game can'],
    ['no JSON', 3, () => 'options {players}', ':3:9: What follows'],
    ['another seat', 7, (line: string) => line.replace('p1', 'p2'), ':7:4: p2 is not asked here; p1 is.'],
    ['a missing number', 7, (line: string) => line.slice(3), ':7:1: A line begins with the number'],
  ])('says where a file has %s', async (what, number, change, message) => {
    const file = changed(`${what}.polder`, number, change);
    const { code, err } = await run('replay', file);
    expect(code).toBe(1);
    expect(err).toContain(`${file}${message}`);
  });

  it.each([
    ['a missing file', 'none.polder', undefined, 'there is no such file.'],
    ['a directory', '', undefined, 'it is a directory, not a file.'],
    ['an empty file', 'empty.polder', '', 'the file is empty.'],
    ['a file of blanks', 'blank.polder', '\n \n', 'The text is empty.'],
    ['zero bytes', 'zero.polder', 'polder\0', 'this is not a text file.'],
    ['what is not UTF-8', 'latin.polder', Buffer.from([0x70, 0xff, 0xfe]), 'this is not a text file'],
  ])('refuses %s in one line', async (_what, name, content, message) => {
    if (content !== undefined) writeFileSync(path(name), content);
    const { code, out, err } = await run('replay', path(name));
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(message);
    expect(err.split('\n')).toHaveLength(1);
  });
});

describe('replay of Duel', () => {
  const args = ['--game', 'duel', '--seed', 'again', '--first-tool'];
  const file = path('duel.polder');
  let story: string;

  beforeAll(async () => {
    story = (await run('demo', ...args, '--save', file)).out;
  });

  it('tells a saved game again, word for word', async () => {
    const names = /^; p1 (\w+), p2 (\w+)$/m.exec(readFileSync(file, 'utf8'));
    const { code, out, err } = await run('replay', file);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^Windmill Valley Duel, 2 players, seed 'again'\n/);
    expect(out).toContain('The game is over');
    // The lines are folded where the names let them be.
    const unfolded = (text: string): string => text.replace(/\s+/g, ' ');
    const [first, second] = [names?.[1] ?? '', names?.[2] ?? ''];
    const named = out.replaceAll('Player 1', first).replaceAll('Player 2', second);
    const told = (text: string): string => text.slice(text.indexOf('  '), text.indexOf('The game is over'));
    expect(unfolded(told(named))).toBe(unfolded(told(story)));
  });

  it('gives one JSON document', async () => {
    const { out } = await run('replay', file, '--json', '--log');
    const document = JSON.parse(out);
    expect(document).toMatchObject({ game: 'duel', seed: 'again', over: true });
    expect(document.options).toEqual({ firstPlayerTool: true });
    expect(document.log[0].text).toMatch(/^Player 1 begins$/);
  });

  it('comes to the state that was saved, and to that of the inner path', () => {
    const { state, choices } = replayNotation(duel, readFileSync(file, 'utf8'));
    const played = withGame('duel', (entry) => {
      const it = playInner(entry, entry.options({ players: 2, expert: false, firstTool: true }), 'again');
      return { hash: hashState(it.state), decisions: it.decisions };
    });
    expect(played).toEqual({ hash: hashState(state), decisions: choices.length });
  });

  it('accepts either order of the secret choices, and says where one does not fit', async () => {
    const text = readFileSync(file, 'utf8');
    const swapped = text.replace(/^0\. p1 (\S+) p2 (\S+)$/m, '0. p2 $2 p1 $1');
    expect(swapped).not.toBe(text);
    writeFileSync(path('swapped.polder'), swapped);
    const told = await run('replay', path('swapped.polder'), '--log');
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/begins\n +Player 2 chose .*\n +Player 1 chose /);

    writeFileSync(path('bad-duel.polder'), text.replace(/^(1\. p1 )turn:\d/m, '$1turn:9'));
    const { code, err } = await run('replay', path('bad-duel.polder'));
    expect(code).toBe(1);
    expect(err).toMatch(/:7:7: 'turn:9' is not offered here/);
    expect(err).toContain('turn:1  turn:2  turn:3');
  });
});
