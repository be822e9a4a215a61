import { addBalance } from '@polder/bots/balance';
import { beforeAll, describe, expect, it } from 'vitest';
import { type GameId, withGame } from '../games.js';
import { analyse } from './analysis.js';
import { balanceGames, type Players } from './games.js';
import { html, raw } from './html.js';
import { balancePage } from './page.js';
import { type BalanceRecord, newRecord } from './record.js';

const RANDOM: Players = { level: 'random', budget: { simulations: 1 } };
const EVIL = '<script>alert("x")</script>&\'';

async function played(game: GameId, players: number): Promise<BalanceRecord> {
  const table = { players, expert: false };
  const record = newRecord(game, table, RANDOM, 'page');
  const seeds = Array.from({ length: 8 }, (_, i) => `page/${i}`);
  addBalance(
    record.balance,
    await withGame(game, (entry) => balanceGames(entry, entry.options(table), RANDOM, seeds)),
  );
  return record;
}

const pageOf = (records: readonly BalanceRecord[], notes: readonly [string, string][] = []): string =>
  balancePage(
    records,
    records.map((record) => analyse(record, new Map(notes))),
  );

describe('templates', () => {
  it('escape all but HTML', () => {
    expect(html`<p title="${EVIL}">${EVIL}${[1, 'a<b', raw('<b>')]}${undefined}</p>`.html).toBe(
      '<p title="&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;">' +
        '&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&amp;&#39;1a&lt;b<b></p>',
    );
  });
});

describe('the page', () => {
  let records: BalanceRecord[];
  beforeAll(async () => {
    records = [await played('valley', 2), await played('valley', 4), await played('duel', 2)];
  });

  it('holds several tables', () => {
    const page = pageOf(records);
    expect(page).toMatch(/^<!doctype html>/);
    for (const words of [
      'Windmill Valley, 2 players',
      'Windmill Valley, 4 players',
      'Windmill Valley Duel',
    ]) {
      expect(page.split(`>${words} <small>random</small></h2>`)).toHaveLength(2);
    }
    expect(page).not.toMatch(/undefined|NaN|Infinity|\[object|null/);
  });

  it('needs nothing from elsewhere and no script', () => {
    const page = pageOf(records);
    expect(page).not.toMatch(/<script|<link|<img|@import|url\(|https?:/);
    expect(page).toContain('prefers-color-scheme: dark');
  });

  it('is well formed, and says what tables and pictures are', () => {
    const page = pageOf(records);
    const open: string[] = [];
    for (const [, close, name, , self] of page.matchAll(
      /<(\/?)([a-z][a-z0-9]*)((?:"[^"]*"|[^">])*?)(\/?)>/g,
    )) {
      if (['meta', 'br'].includes(name) || self === '/') continue;
      if (close === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
    expect(page.match(/<table/g)?.length).toBe(page.match(/<caption>/g)?.length);
    for (const [svg] of page.matchAll(/<svg[^>]*>(<title>)?/g)) {
      expect(svg).toMatch(/role="img"[^>]*><title>|aria-hidden="true"/);
    }
    for (const [th] of page.matchAll(/<th[\s>][^>]*>?/g)) expect(th).toContain('scope=');
    const ids = [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('escapes whatever comes from an edition, a bot, a seed or a note', () => {
    const [record] = records;
    const [family, ...families] = record.families;
    const [item, ...items] = family.items;
    const evil: BalanceRecord = {
      about: {
        ...record.about,
        edition: { name: EVIL, hash: EVIL },
        bot: { id: EVIL, version: EVIL, settings: { [EVIL]: 1 } },
        seeds: [EVIL],
      },
      families: [
        { ...family, name: EVIL, chance: EVIL, items: [{ ...item, name: EVIL }, ...items] },
        ...families,
      ],
      balance: {
        ...record.balance,
        items: {
          ...record.balance.items,
          [item.id]: { ...record.balance.items[item.id], chances: 500, taken: 1 },
        },
      },
    };
    const page = pageOf([evil], [[item.id, EVIL]]);
    expect(page).not.toContain('<script');
    expect(page.split('&lt;script&gt;').length).toBeGreaterThan(8);
    expect(page).not.toContain(EVIL);
  });
});
