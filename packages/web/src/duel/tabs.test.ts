import { type Decision, seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { picker } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { type Tab, tabFor } from './tabs.js';

/** What lies under each tab. */
const LIES_UNDER: Readonly<Record<Tab, RegExp>> = {
  turn: /^(wheels|wheel|section)\b/,
  board: /^(space|mill|patch|market|port|calendar)\b/,
  farm: /^(hand|helper|contract|supply|storage|offer|column)\b/,
  log: /^$/,
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

describe('the tab for a decision', () => {
  it('has something that can be chosen there, if anything on the table can', () => {
    const asks = new Set<string>();
    for (const decision of decisions()) {
      asks.add(decision.ask);
      const targets = decision.options.flatMap(({ target }) => target ?? []);
      const tab = tabFor(decision);
      // A bulb of the Storage is delivered at the port that wants it; an action is given up where it stands.
      const elsewhere = /^(deliver|export)$/.test(decision.ask) || targets.every((it) => it === 'calendar');
      if (targets.length === 0 || elsewhere) continue;
      if (!targets.some((target) => LIES_UNDER[tab].test(target)))
        expect.fail(`${decision.ask} on ${tab}: ${targets.join(' ')}`);
    }
    expect(asks.size).toBe(20);
  });

  it.each([
    ['ship', ['port:2', 'helper:16', 'helper:19'], 'board'],
    ['plant', ['helper:6'], 'farm'],
    ['action', ['wheel:central', 'calendar'], 'turn'],
    ['contract', ['contract:3'], 'farm'],
    ['another', ['port:2'], 'turn'],
  ] as const)('%s with %j is answered on %s', (ask, targets, tab) => {
    expect(tabFor(asking(ask, ...targets))).toBe(tab);
  });
});
