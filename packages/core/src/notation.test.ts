import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashState } from './hash.js';
import type { Answer } from './history.js';
import { isNotationKey, NotationError, readNotation, replayNotation, writeNotation } from './notation.js';
import { below, seedRandom } from './random.js';
import { toy } from './testing/toy.js';

const GAME = `polder toy 1
options {"players":2}
seed "toy-0"

0. p1 yellow high p2 red low
1. p1 jar | rest end
2. p2 jar | deck | pass | end
3. p1 jar | deck | play:1 | end
4. p2 bed bed | row | pass | end
5. p1 jar | deck | play:1 | end
6. p2 bed jar | row | pass | end
result p1=11 p2=11 winner p2
hash e1f78626ab67aa9e
`;

function failing(text: string): NotationError {
  try {
    replayNotation(toy, text);
  } catch (error) {
    if (error instanceof NotationError) return error;
    throw error;
  }
  throw new Error('It replayed.');
}

/** A random game as text, or some of its first choices only. */
function randomGame(seed: string, part = 1): string {
  const random = seedRandom(seed);
  const options = { players: 3 } as const;
  const state = toy.setup(options, seed);
  const choices: Answer[] = [];
  for (let [decision] = toy.decisions(state); decision; [decision] = toy.decisions(state)) {
    const { key } = decision.options[below(random, decision.options.length)];
    toy.choose(state, { decision: decision.id, seat: decision.seat, key });
    choices.push({ seat: decision.seat, key });
  }
  const some = choices.slice(0, Math.round(choices.length * part));
  return writeNotation(toy, { options, seed, choices: some }, { hash: true });
}

describe('a game as text', () => {
  it('is read, replayed and written the same', () => {
    const { options, seed, choices, state } = replayNotation(toy, GAME);
    expect(options).toEqual({ players: 2 });
    expect(seed).toBe('toy-0');
    expect(choices).toHaveLength(29);
    expect(toy.result(state)?.winners).toEqual([1]);
    expect(writeNotation(toy, { options, seed, choices }, { hash: true })).toBe(GAME);
    expect(writeNotation(toy, { options, seed, choices })).toBe(GAME.replace(/hash .*\n/, ''));
  });

  it('may be unfinished, commented, without decoration or of another system', () => {
    const half = GAME.slice(0, GAME.indexOf('3. '));
    const { choices, state } = replayNotation(toy, half);
    const loose = `\uFEFF; a fine game\n\n${half.replaceAll(' | ', '  ').replace(' low', ' low ; no high!')}`;
    expect(replayNotation(toy, loose.replaceAll('\n', '\r\n')).choices).toEqual(choices);
    expect(replayNotation(toy, `${half}hash ${hashState(state)}`).choices).toEqual(choices);
  });

  it('may hold any seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const text = writeNotation(toy, {
          options: { players: 2 },
          seed,
          choices: [{ seat: 0, key: 'red' }],
        });
        expect(replayNotation(toy, text).seed).toBe(seed);
      }),
    );
    expect(replayNotation(toy, 'polder toy 1\noptions {"players":2}\nseed "a;b"').seed).toBe('a;b');
  });

  it('is exact for random games, whole and in part', () => {
    const part = fc.constantFrom(0, 0.1, 0.5, 0.9, 1);
    fc.assert(
      fc.property(fc.string(), part, (seed, size) => {
        const text = randomGame(seed, size);
        const { options, choices, state } = replayNotation(toy, text);
        expect(writeNotation(toy, { options, seed, choices }, { hash: true })).toBe(text);
        expect(text).toContain(hashState(state));
      }),
      { numRuns: 30 },
    );
  });

  it('is followed step by step', () => {
    const asked: string[] = [];
    const types = new Set<string>();
    replayNotation(toy, GAME, (_state, decision, key, events) => {
      asked.push(`${decision.ask}:${key}`);
      for (const event of events) types.add(event.type);
    });
    expect(asked.slice(0, 3)).toEqual(['colour:yellow', 'pledge:high', 'colour:red']);
    expect(types).toContain('refill');
  });

  it('tells where its words are', () => {
    const { game, options, tokens, hash } = readNotation(GAME);
    expect(game).toEqual({ text: 'toy', line: 1, column: 8 });
    expect(options).toMatchObject({ line: 2, column: 9, value: { players: 2 } });
    expect(tokens[0]).toEqual({ text: '0.', line: 5, column: 1, kind: 'turn', turn: 0 });
    expect(tokens[4]).toEqual({ text: 'p2', line: 5, column: 19, kind: 'seat', seat: 1 });
    expect(tokens.at(-1)).toEqual({ text: 'end', line: 11, column: 30, kind: 'key' });
    expect(hash).toMatchObject({ line: 13, column: 6 });
  });

  it('can not hold every key', () => {
    expect(['red', 'play:1', 'p', 'p0', '3.', 'r>2,tool', '||'].every(isNotationKey)).toBe(true);
    expect(['', 'a b', 'a;b', '|', 'p1', 'p12', 'a\n'].some(isNotationKey)).toBe(false);
  });

  it('is not written for choices that do not fit', () => {
    const record = { options: { players: 2 } as const, seed: 'x', choices: [{ seat: 1, key: 'red' }] };
    expect(() => writeNotation(toy, record)).toThrow('Choice 0 (red): p2 is not asked.');
  });
});

describe('an error', () => {
  const swap = (from: string, to: string): string => {
    expect(GAME).toContain(from);
    return GAME.replace(from, to);
  };

  it.each<[string, string, number, number, RegExp]>([
    ['empty text', '', 1, 1, /text is empty/],
    ['only comments', '; nothing\n\n', 1, 1, /text is empty/],
    ['a wrong first line', 'chess\n', 1, 1, /first line should be/],
    ['a first line without a version', swap('toy 1', 'toy'), 1, 1, /first line should be/],
    ['another game', swap('toy', 'chess'), 1, 8, /a game of 'chess', not 'toy'/],
    ['another version', swap('toy 1', 'toy 2'), 1, 12, /version is '1', not '2'/],
    ['no options', 'polder toy 1', 1, 1, /ends before its 'options' line/],
    ['another line than options', swap('options', 'option'), 2, 1, /should be 'options'/],
    ['bad JSON', swap('{"players":2}', '{players:2}'), 2, 9, /not JSON/],
    ['bad options', swap(':2}', ':7}'), 2, 9, /can't be set up: 2 or 3 can play, not 7/],
    ['a bad seed', swap('"toy-0"', 'toy-0'), 3, 6, /not JSON/],
    ['a seed that is no text', swap('"toy-0"', '7'), 3, 6, /JSON string/],
    ['a wrong turn number', swap('3. ', '4. '), 8, 1, /This is turn 3, not 4/],
    ['no turn number', swap('3. ', ''), 8, 1, /begins with the number of its turn/],
    ['no seat', swap('3. p1', '3.'), 8, 4, /who chooses, as in p1/],
    ['nothing but a number', swap('3. p1 jar | deck | play:1 | end', '3.'), 8, 1, /who chooses, as in p1/],
    ['a seat that chooses nothing', swap('high p2', 'high p1 p2'), 5, 19, /Nothing is chosen by p1/],
    ['a turn in two lines', swap('rest end', 'rest\n1. p1 end'), 7, 1, /Turn 1 goes on in one line/],
    ['two turns in one line', swap('low\n1. p1', 'low p1'), 5, 30, /Turn 1 begins here/],
    [
      'a seat that is not asked',
      swap('4. p2', '4. p1'),
      9,
      4,
      /p1 is not asked here; p2 is. Offered: bed jar/,
    ],
    ['a seat that does not say so', swap('high p2', 'high'), 5, 19, /p1 is not asked here; p2 is/],
    [
      'an unknown key',
      swap('2. p2 jar', '2. p2 jug'),
      7,
      7,
      /'jug' is not offered here \(water\). Offered: bed jar/,
    ],
    ['a blocked key', swap('jar | rest', 'jar | row'), 6, 13, /'row' is not possible: emptyHand \(T3\)/],
    ['more after the end', swap('result', '7. p1 jar\nresult'), 12, 1, /after the end of the game/],
    ['more after the result', `${GAME}7. p1 jar`, 14, 1, /after the end of the game/],
    ['a second result', `${GAME}result`, 14, 1, /after the end of the game/],
    ['a wrong score', swap('p2=11', 'p2=12'), 12, 14, /The result is 'result p1=11 p2=11 winner p2'/],
    ['a wrong winner', swap('winner p2', 'winner p1'), 12, 27, /The result is/],
    ['half a result', swap(' winner p2', ''), 12, 14, /The result is/],
    ['a long result', swap('winner p2', 'winner p2 p1'), 12, 30, /The result is/],
    ['a wrong hash', swap('e1f7', 'e1f8'), 13, 6, /hash is e1f78626ab67aa9e/],
    ['no hash', swap('hash e1f78626ab67aa9e', 'hash'), 13, 1, /16 hexadecimal digits/],
    ['a result of an unfinished game', swap(' | end\nresult', '\nresult'), 12, 1, /the game is not over/],
  ])('says where: %s', (_name, text, line, column, message) => {
    const error = failing(text);
    expect(error.message).toMatch(message);
    expect([error.line, error.column]).toEqual([line, column]);
    expect(error.message).toContain(`Line ${line}, column ${column}: `);
  });

  it('tells what is legal there', () => {
    expect(failing(swap('yellow', 'pink')).legal).toEqual(['red', 'yellow', 'white']);
    expect(failing(swap('toy 1', 'toy 2')).legal).toEqual([]);
    const many = Array.from({ length: 15 }, (_, i) => `k${i + 1}`);
    expect(new NotationError({ line: 1, column: 1 }, 'No.', many).message).toMatch(
      / k11 k12 \.\.\. and 3 more$/,
    );
  });

  /** One word of the text replaced by another. */
  function corrupted(text: string, at: number, by: string): { text: string; line: number; column: number } {
    const words = [...text.matchAll(/\S+/g)];
    const { index, 0: word } = words[at % words.length];
    const before = text.slice(0, index).split('\n');
    const column = (before.at(-1)?.length ?? 0) + 1;
    return { text: text.slice(0, index) + by + text.slice(index + word.length), line: before.length, column };
  }

  it('is at the word that is no longer readable', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.nat(), (game, at) => {
        const bad = corrupted(randomGame(`readable-${game}`), at, 'zz');
        const error = failing(bad.text);
        expect(error.line).toBe(bad.line);
        expect(error.column).toBe(bad.column);
      }),
      { numRuns: 200 },
    );
  });

  it('is never of another kind, and never before the line that was changed', () => {
    const noise = fc.oneof(
      fc.string(),
      fc.constantFrom('', '|', ';', 'p1', 'p9', '1.', 'end', 'result', 'hash', '\n'),
    );
    fc.assert(
      fc.property(fc.nat(9), fc.nat(), fc.nat(), noise, (game, at, from, made) => {
        const text = randomGame(`kind-${game}`);
        const words = text.split(/\s+/);
        const by = below(seedRandom(made), 2) === 0 ? made : words[from % words.length];
        const bad = corrupted(text, at, by);
        try {
          const { options, seed, choices } = replayNotation(toy, bad.text);
          replayNotation(toy, writeNotation(toy, { options, seed, choices }));
        } catch (error) {
          if (!(error instanceof NotationError)) throw error;
          expect(error.line).toBeGreaterThanOrEqual(bad.line);
        }
      }),
      { numRuns: 500 },
    );
  });
});
