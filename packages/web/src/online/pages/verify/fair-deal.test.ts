import { checkDeal, DEAL_CHECKS, type DealCheck, type DealMeans } from '@polder/core';
import { duel } from '@polder/duel';
import type { FinishedGame } from '@polder/server/wire';
import { valley } from '@polder/valley';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../../../session/rules.js';
import { sha256 } from './sha256.js';
import { finishedGame } from './testing.js';

const VALLEY = valley as unknown as AnyGame;
const DUEL = duel as unknown as AnyGame;
const usual: DealMeans = { digest: sha256, noted: undefined };

let fair: FinishedGame;
beforeAll(async () => {
  fair = await finishedGame(VALLEY, { players: 2 });
});

async function checks(record: FinishedGame, means: Partial<DealMeans> = {}, game = VALLEY) {
  const all = await checkDeal(record, game, { ...usual, noted: record.commitment, ...means });
  expect(all.map(({ id }) => id)).toEqual(DEAL_CHECKS);
  return Object.fromEntries(all.map((check) => [check.id, check])) as Record<DealCheck['id'], DealCheck>;
}
const statesOf = (all: Record<string, DealCheck>): string => DEAL_CHECKS.map((id) => all[id].state).join(' ');

describe('a fair game', () => {
  test('stands every check, with what was taken back and the way back', async () => {
    const all = await checks(fair);
    expect(statesOf(all)).toBe('ok ok ok ok ok ok');
    const choices = fair.records.filter(({ deed }) => deed.type === 'choice').length;
    expect(all.choices.n).toBe(choices);
    expect(all.chance.n).toBe(fair.records.filter(({ chance }) => chance !== null).length);
    expect(all.chance.n).toBeGreaterThan(5);
    const kinds = new Set(fair.saved.log.map(({ type }) => type));
    expect([...kinds].sort()).toEqual(['choice', 'rewind', 'undo']);
  });

  test('of Duel, too', async () => {
    const record = await finishedGame(DUEL, { firstPlayerTool: true });
    expect(statesOf(await checks(record, {}, DUEL))).toBe('ok ok ok ok ok ok');
  });

  test('that this browser did not see begin: only that is not known', async () => {
    expect(statesOf(await checks(fair, { noted: undefined }))).toBe('ok unknown ok ok ok ok');
  });

  test('on a page where nothing can be hashed: only that is not known', async () => {
    expect(statesOf(await checks(fair, { digest: async () => undefined }))).toBe('unknown ok ok ok ok ok');
  });

  test('of other rules: what can be checked is', async () => {
    const record = {
      ...fair,
      saved: { ...fair.saved, version: '0.0.1' },
      info: { ...fair.info, version: '0.0.1' },
    };
    expect(statesOf(await checks(record))).toBe('ok ok unknown unknown unknown unknown');
  });
});

describe('somebody has changed', () => {
  test('the seed, in all places: it has another fingerprint, and another game comes of it', async () => {
    const seed = 'delfu';
    const all = await checks({ ...fair, seed, saved: { ...fair.saved, seed } });
    expect(all.fingerprint.state).toBe('bad');
    expect([all.choices, all.chance].some(({ state }) => state === 'bad')).toBe(true);
  });

  test('the seed and its fingerprint: this browser remembers the first one', async () => {
    const other = await finishedGame(VALLEY, { players: 2 }, { seed: 'gouda' });
    const all = await checks(other, { noted: fair.commitment });
    expect(statesOf(all)).toBe('ok bad ok ok ok ok');
  });

  test('the fingerprint that the table names', async () => {
    const all = await checks({ ...fair, info: { ...fair.info, commitment: '0'.repeat(64) } });
    expect(all.fingerprint.state).toBe('bad');
  });

  test('only the seed that is shown', async () => {
    const all = await checks({ ...fair, seed: 'other' });
    expect([all.fingerprint.state, all.deal.state, all.choices.state]).toEqual(['bad', 'bad', 'unknown']);
  });

  test('a choice, in the game and at the table: the rules find the place', async () => {
    const at = fair.records.findIndex(({ deed }, i) => i > 40 && deed.type === 'choice');
    const log = fair.saved.log;
    const made = fair.records.slice(0, at).filter(({ deed }) => deed.type === 'choice').length;
    let seen = -1;
    const all = await checks({
      ...fair,
      records: fair.records.map((it, i) =>
        i === at && it.deed.type === 'choice' ? { ...it, deed: { ...it.deed, key: 'nothing' } } : it,
      ),
      saved: {
        ...fair.saved,
        log: log.map((it) => (it.type === 'choice' && ++seen === made ? { ...it, key: 'nothing' } : it)),
      },
    });
    expect(all.choices).toMatchObject({ state: 'bad', at });
    expect([all.chance.state, all.result.state]).toEqual(['unknown', 'unknown']);
  });

  test('a choice at the table only', async () => {
    const at = fair.records.findIndex(({ deed }) => deed.type === 'choice');
    const records = fair.records.map((it, i) =>
      i === at && it.deed.type === 'choice' ? { ...it, deed: { ...it.deed, seat: it.deed.seat + 1 } } : it,
    );
    expect((await checks({ ...fair, records })).choices).toMatchObject({ state: 'bad', at });
  });

  test('the end of the records', async () => {
    const cut = fair.records.slice(0, -1);
    expect((await checks({ ...fair, records: cut })).choices.state).toBe('bad');
    const log = fair.saved.log.slice(0, -1);
    expect((await checks({ ...fair, saved: { ...fair.saved, log } })).choices.state).toBe('bad');
  });

  test('what was revealed, and where', async () => {
    const at = fair.records.findLastIndex(({ chance }) => chance !== null);
    const records = fair.records.map((it, i) =>
      i === at ? { ...it, chance: [{ type: 'other', reveals: true }] } : it,
    );
    expect((await checks({ ...fair, records })).chance).toMatchObject({ state: 'bad', at });
    const hidden = fair.records.map((it, i) => (i === at ? { ...it, chance: null } : it));
    expect((await checks({ ...fair, records: hidden })).chance.state).toBe('bad');
  });

  test('the points of the winner', async () => {
    const { result } = fair.info;
    if (!result) throw new Error('There is no result.');
    const [first, ...others] = result.standings;
    const better = { ...result, standings: [{ ...first, vp: first.vp + 1 }, ...others] };
    const all = await checks({ ...fair, info: { ...fair.info, result: better } });
    expect(statesOf(all)).toBe('ok ok ok ok ok bad');
  });

  test('the winner', async () => {
    const { result } = fair.info;
    if (!result) throw new Error('There is no result.');
    const all = await checks({ ...fair, info: { ...fair.info, result: { ...result, winners: [0, 1] } } });
    expect(all.result.state).toBe('bad');
  });

  test('the settings of the table', async () => {
    const all = await checks({ ...fair, info: { ...fair.info, options: { expert: true } } });
    expect([all.deal.state, all.choices.state]).toEqual(['bad', 'unknown']);
  });
});

test('the fingerprint is the SHA-256 that others know', async () => {
  expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});
