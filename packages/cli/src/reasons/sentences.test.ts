import { readFileSync } from 'node:fs';
import { type Grounds, groundsText, LONGEST } from '@polder/core/text';
import { expect, it } from 'vitest';
import { withGame } from '../games.js';
import { NAMES } from './faithful.js';

/** What 200 decisions hang on, as `polder reasons --json --show 40` gave it at five tables. */
interface Table {
  readonly game: string;
  readonly about: string;
  readonly grounds: readonly Grounds[];
}
const url = new URL('../../../../fixtures/reasons/grounds.json', import.meta.url);
const TABLES: readonly Table[] = JSON.parse(readFileSync(url, 'utf8'));

it('200 decisions are explained in both languages as they were read through', async () => {
  const said = TABLES.flatMap(({ game, about, grounds }) => [
    `# ${about}`,
    ...withGame(game, ({ text: { grounds: game } }) =>
      grounds.map((why) =>
        (['en', 'pl'] as const)
          .map(
            (language) =>
              groundsText(why, game.things, game.words[language], (seat) => ({
                name: NAMES[seat],
                you: false,
              })).text,
          )
          .join('\n'),
      ),
    ),
  ]);
  expect(said.length).toBe(TABLES.length + 200);
  for (const line of said.flatMap((both) => both.split('\n')).filter((it) => !it.startsWith('#'))) {
    expect(line.length).toBeLessThanOrEqual(LONGEST);
    expect(line).toMatch(/^\p{Lu}[^{}]*\.$/u);
    expect(sumOf(line), line).toBe(leadOf(line));
  }
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('../../../../fixtures/reasons/sentences.txt');
});

/** All figures of a sentence but its first one, with a rival's gain as a loss. */
function sumOf(line: string): number {
  const [, parts = ''] = line.split(/: (.*)/s);
  const own = [...parts.matchAll(/([+−])(\d+)/g)].map(([, sign, n]) => (sign === '−' ? -1 : 1) * Number(n));
  const rivals = [...parts.matchAll(/(gains|loses|zyskuje|traci) (\d+) \(/g)].map(
    ([, verb, n]) => (verb === 'gains' || verb === 'zyskuje' ? -1 : 1) * Number(n),
  );
  return [...own, ...rivals].reduce((sum, n) => sum + n, 0);
}

function leadOf(line: string): number {
  const found = /^(Better|Worse|Lepiej|Gorzej) \D*(\d+)/.exec(line);
  if (!found) return 0;
  return (found[1] === 'Better' || found[1] === 'Lepiej' ? 1 : -1) * Number(found[2]);
}
