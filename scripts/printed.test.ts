import { hashState } from '@polder/core';
import { GAMES } from '@polder/games';
import { describe, expect, it } from 'vitest';

/** Stored games name their edition by its hash: see docs/decisions/0012-proofs-and-editions.md. */
const PRINTED = GAMES.filter(({ editions }) => editions);

describe.each(PRINTED)('the printed values of $id', ({ printed, editions }) => {
  it('are named by the manifest. If they have changed: `now` is the new hash, `unsaid` stays', async () => {
    const files = await editions?.();
    expect(printed?.now).toBe(hashState(files?.parse(files.standard())));
  });
});

it('games from before games named their edition were played with these values, for ever', () => {
  const unsaid = Object.fromEntries(PRINTED.map(({ id, printed }) => [id, printed?.unsaid]));
  expect(unsaid).toEqual({ valley: 'f5c4d4cdc60f9aec', duel: '09b2c858de17409e' });
});
