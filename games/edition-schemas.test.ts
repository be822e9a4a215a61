import { readdirSync, readFileSync } from 'node:fs';
import { schemaOf } from '@polder/core/edition';
import { GAMES } from '@polder/games';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';

/** The schemas in docs are what the checks say, and let the fixtures pass. */
const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const VALLEY_FIXTURES = readdirSync(new URL('../fixtures/editions', import.meta.url));

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  const stored = JSON.parse(read(`docs/edition-${id}.schema.json`));
  const validate = new Ajv2020({ strict: true, allErrors: true }).compile(stored);
  const filesOf = async () => {
    const files = await manifest.editions?.();
    if (!files) throw new Error('It has editions.');
    return files;
  };

  test('the stored schema is the one that the check describes (npm run components)', async () => {
    const { check } = await filesOf();
    expect(stored).toEqual(JSON.parse(JSON.stringify(schemaOf(check(undefined), stored.title))));
  });

  test('the usual edition passes, with its author, too', async () => {
    const { usual } = await filesOf();
    expect(validate(usual), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...usual, about: { author: 'Jan', checked: ['rows[0]'] } })).toBe(true);
  });

  test('what is wrong does not pass', async () => {
    const { usual } = await filesOf();
    expect(validate({ ...usual, name: '' })).toBe(false);
    expect(validate({ ...usual, more: 1 })).toBe(false);
    expect(validate({ ...usual, patches: [] })).toBe(false);
    expect(validate({ ...usual, columns: [] })).toBe(false);
    const { name: _, ...nameless } = usual as { name: string };
    expect(validate(nameless)).toBe(false);
  });

  test.runIf(id === GAMES[0].id).each(VALLEY_FIXTURES)('the fixture %s passes', (file) => {
    expect(validate(JSON.parse(read(`fixtures/editions/${file}`))), JSON.stringify(validate.errors)).toBe(
      true,
    );
  });
});
