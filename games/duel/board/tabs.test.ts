import { type Decision, seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { picker } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { type Arrangement, arrangementOf, TABS, type Tab, tabFor } from './tabs.js';

/** What lies under each tab; on a desk the offers, or the hand, may stand beside them. */
const LIES_UNDER: Readonly<Record<Arrangement, Partial<Record<Tab, RegExp>>>> = {
  all: { board: /./ },
  tall: {
    board: /^(wheels|wheel|section|space|mill|patch|market|calendar|helper|contract|offer|hand)\b/,
    farm: /^(supply|storage|column|port|offer)\b/,
  },
  short: {
    board: /^(wheels|wheel|section|space|mill|patch|market|calendar|hand)\b/,
    farm: /^(supply|storage|column|helper|contract)\b/,
    ports: /^(port|offer)\b/,
  },
  tablet: {
    board: /^(wheels|wheel|section|space|mill|patch|market|calendar|helper|contract)\b/,
    farm: /^(hand|supply|storage|column|port|offer)\b/,
  },
  phone: {
    turn: /^(wheels|wheel|section)\b/,
    board: /^(space|mill|patch|market|port|calendar)\b/,
    farm: /^(hand|helper|contract|supply|storage|offer|column)\b/,
  },
};

/** Every decision of some games. */
function* decisions(): Generator<Decision> {
  for (const style of ['sailor', 'tinkerer', 'grower', 'eager'] as const) {
    const state = duel.setup({}, `tabs/${style}`);
    const random = seedRandom(style);
    const pick = picker(style);
    for (let [decision] = duel.decisions(state); decision; [decision] = duel.decisions(state)) {
      yield decision;
      const { key } = decision.options[pick(decision, random)];
      duel.choose(state, { decision: decision.id, seat: decision.seat, key });
    }
  }
}

const asking = (ask: string, ...targets: string[]): Decision => ({
  id: 0,
  seat: 0,
  ask,
  source: 'turn',
  options: targets.map((target) => ({ key: target, target })),
});

describe('the arrangement', () => {
  it.each([
    ['desk', [1280, 720], 'all'],
    ['desk', [1366, 650], 'all'],
    ['desk', [1024, 768], 'tall'],
    // 1280 x 720 with text at 115 and 130 %
    ['desk', [1113, 626], 'short'],
    ['desk', [985, 554], 'short'],
    ['tablet', [768, 1024], 'tablet'],
    ['phone', [390, 844], 'phone'],
  ] as const)('of a %s of %j is %s', (layout, [width, height], arranged) => {
    expect(arrangementOf(layout, { width, height })).toBe(arranged);
  });
});

describe.each(Object.keys(TABS) as Arrangement[])('the tab for a decision, %s', (arranged) => {
  it('has something that can be chosen there, if anything on the table can', () => {
    const asks = new Set<string>();
    for (const decision of decisions()) {
      asks.add(decision.ask);
      const targets = decision.options.flatMap(({ target }) => target ?? []);
      const tab = tabFor(decision, arranged);
      expect(TABS[arranged]).toContain(tab);
      // A bulb of the Storage is delivered at the port that wants it; an action is given up where it stands.
      const elsewhere = /^(deliver|export)$/.test(decision.ask) || targets.every((it) => it === 'calendar');
      if (targets.length === 0 || elsewhere) continue;
      if (!targets.some((target) => LIES_UNDER[arranged][tab]?.test(target)))
        expect.fail(`${decision.ask} on ${tab}: ${targets.join(' ')}`);
    }
    expect(asks.size).toBe(20);
  });
});

describe('the tab for a decision on a phone', () => {
  it.each([
    ['ship', ['port:2', 'helper:16', 'helper:19'], 'board'],
    ['plant', ['helper:6'], 'farm'],
    ['action', ['wheel:central', 'calendar'], 'turn'],
    ['contract', ['contract:3'], 'farm'],
    ['another', ['port:2'], 'turn'],
  ] as const)('%s with %j is answered on %s', (ask, targets, tab) => {
    expect(tabFor(asking(ask, ...targets), 'phone')).toBe(tab);
  });
});
