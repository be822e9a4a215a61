import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { botModelOf, LEVELS } from '@polder/bots';
import { replayNotation } from '@polder/core';
import { record } from '@polder/core/testing';
import { GAMES } from '@polder/games';
import { describe, expect, it } from 'vitest';

/** Rules of released versions: see docs/decisions/0011-kept-rules.md. */
const root = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const list = (path: string): string[] => readdirSync(new URL(path, root), { recursive: true }) as string[];

const KEPT = GAMES.flatMap((manifest) =>
  Object.entries(manifest.kept ?? {}).map(([version, load]) => ({ manifest, version, load })),
);
/** Without the line about the words of refusals, which are not part of the rules. */
const states = (hashes: string): string => hashes.replace(/^playthrough .*\n/m, '');

/** Golden games by the first line of their files. */
const golden = list('fixtures')
  .filter((path) => path.includes('golden') && path.endsWith('.polder'))
  .map((path) => ({ path: `fixtures/${path}`, text: read(`fixtures/${path}`) }));

describe.each(KEPT)('the kept rules of $manifest.id $version', ({ manifest, version, load }) => {
  it('are of that version, and the file is as it was made', async () => {
    const { game } = await load();
    expect([game.id, game.version]).toEqual([manifest.id, version]);
    const folder = `games/${manifest.id}/kept`;
    const sum = createHash('sha256')
      .update(read(`${folder}/${version}.js`))
      .digest('hex');
    expect(read(`${folder}/SHA256SUMS`)).toContain(`${sum}  ${version}.js`);
  });

  it('play the golden games of their version, state by state', async () => {
    const { game } = await load();
    const own = golden.filter(({ text }) => text.startsWith(`polder ${manifest.id} ${version}\n`));
    expect(own.length).toBeGreaterThan(5);
    for (const { path, text } of own) {
      const { options, seed, choices } = replayNotation(game, text);
      const { notation, hashes } = record(game, options, seed, choices, () => 0, {});
      expect({ path, notation, hashes: states(hashes) }).toEqual({
        path,
        notation: text,
        hashes: states(read(path.replace('.polder', '.hashes'))),
      });
    }
  });

  it('have bots that plan what is offered', async () => {
    const known = await botModelOf(manifest, version);
    const state = known.game.setup(manifest.setupOptions(2, {}), 'kept');
    const [decision] = known.game.decisions(state);
    const view = known.game.view(state, decision.seat);
    const [key] = LEVELS.grower(known).plan(view, decision, 'x', {});
    expect(decision.options.map((it) => it.key)).toContain(key);
  });
});

it('every file of kept rules is listed by its game', () => {
  for (const { id, kept = {} } of GAMES) {
    const files = list(`games/${id}`).filter((path) => /^kept\/.*\.js$/.test(path));
    expect(files.sort()).toEqual(
      Object.keys(kept)
        .map((version) => `kept/${version}.js`)
        .sort(),
    );
  }
});
