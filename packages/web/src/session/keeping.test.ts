import { describe, expect, it } from 'vitest';
import { newEntry, newTable, summaryOfTable } from './games.js';
import { keeping } from './keeping.js';
import { memorySaves, type Saves } from './saves.js';
import type { Player } from './session.js';

const players: Player[] = [
  { kind: 'person', name: 'Anna' },
  { kind: 'person', name: 'Bea' },
];
const table = newTable('valley', players, { players: 2 }, 'keep');
const entry = newEntry('Ours', table, await summaryOfTable(table));
const { saved } = entry.table;
const PROOF = '0123456789abcdef';
/** As good as a disk, for these tests. */
const kept = (): Saves => ({ ...memorySaves(), kept: true });

describe('keeping a game', () => {
  it('writes one after the other, each on top of the last', async () => {
    const saves = kept();
    const keep = keeping(saves, await saves.put(entry), () => undefined);
    expect(
      await Promise.all([
        keep(saved, PROOF, players),
        keep(saved, PROOF, players),
        keep(saved, PROOF, players),
      ]),
    ).toEqual(['yes', 'yes', 'yes']);
    expect(await saves.get(entry.id)).toMatchObject({ revision: 4, proof: PROOF });
  });

  it('keeps who plays now', async () => {
    const saves = kept();
    const keep = keeping(saves, await saves.put(entry), () => undefined);
    const [anna] = players;
    const now: Player[] = [anna, { kind: 'bot', name: 'Bea', level: 'grower', version: '1' }];
    await keep(saved, PROOF, now);
    expect(await saves.get(entry.id)).toMatchObject({ table: { ...table, players: now } });
  });

  it('says when the game was played on elsewhere, and leaves that alone', async () => {
    const saves = kept();
    const mine = await saves.put(entry);
    await saves.put({ ...mine, name: 'Theirs' });
    const keep = keeping(saves, mine, () => undefined);
    expect(await keep(saved, PROOF, players)).toBe('stale');
    expect(await saves.get(entry.id)).toMatchObject({ name: 'Theirs' });
  });

  it('says when nothing can be kept', async () => {
    const saves = memorySaves();
    const keep = keeping(saves, await saves.put(entry), () => undefined);
    expect(await keep(saved, PROOF, players)).toBe('impossible');
  });
});
