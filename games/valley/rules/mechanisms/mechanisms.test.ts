import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, seedRandom } from '@polder/core';
import { silent } from '@polder/core/text';
import { describe, expect, it } from 'vitest';
import { effectKey, samplesOn } from '../../edition/effects.js';
import { checkEdition } from '../../edition/json.js';
import type { Edition, Effect } from '../../edition/types.js';
import { conserve, lavishCalendar, rulesEdition, Table, table } from '../../testing/index.js';
import { mechanisms } from '../../text/en/game/mechanisms.js';
import { reasons } from '../../text/en/game/reasons.js';
import { MECHANISM_TOLD } from '../../text/mechanisms.js';
import { valley } from '../game.js';
import type { State } from '../state.js';
import { eventsOf, MECHANISM_NAMES, MECHANISMS, type MechanismEffect } from './list.js';
import { ANYWHERE, type Place } from './mechanism.js';

const PAGE = readFileSync(
  fileURLToPath(new URL('../../../../docs/rules/valley.md', import.meta.url)),
  'utf8',
);

/** The edition of the rule tests with this effect printed somewhere. */
function printed(place: Place, effect: Effect): Edition {
  const { tiles, patches, cards } = rulesEdition;
  switch (place) {
    case 'tile':
      return { ...rulesEdition, tiles: [{ ...tiles[0], effect }, ...tiles.slice(1)] };
    case 'reward':
      return { ...rulesEdition, patches: [[effect, ...patches[0].slice(1)], ...patches.slice(1)] };
    case 'helper':
      return {
        ...rulesEdition,
        cards: [{ ...cards[0], helper: { when: 'plant', may: effect } }, ...cards.slice(1)],
      };
  }
}

/** Choices of an action from games played by chance, with the effect printed where it may be. */
function positions(effect: MechanismEffect, games: number): State[] {
  const edition = printed(MECHANISMS[effect.do].stands[0], effect);
  return Array.from({ length: games }, (_, game) => {
    const random = seedRandom(`mechanism/${game}`);
    const state = valley.setup({ players: 2, edition }, `mechanism/${game}`);
    for (let left = 10 + below(random, 60); ; left--) {
      const [open] = valley.decisions(state);
      if (!open) throw new Error('The game ended too early.');
      if (left <= 0 && open.ask === 'action') return state;
      const { key } = open.options[below(random, open.options.length)];
      valley.choose(state, { decision: open.id, seat: open.seat, key });
    }
  });
}

/** A state without the questions on the way. */
const onTable = ({ clock, frames, turn, ...rest }: State): string => JSON.stringify(rest);

/** Every way through its questions; what they brought. */
function through(state: State, name: string, met: Set<string>, before?: string, depth = 0): void {
  const [open] = valley.decisions(state);
  for (const { storage, guilder, groups } of state.players) {
    expect(
      Math.min(guilder, ...storage, ...groups),
      `${name} gives what is not there`,
    ).toBeGreaterThanOrEqual(0);
  }
  if (open?.ask !== name && state.frames.every(({ kind }) => kind !== name)) {
    expect(onTable(state), `answered, ${name} has changed nothing`).not.toBe(before);
    return;
  }
  expect(depth, `${name} goes on asking`).toBeLessThan(20);
  const keys = open.options.map(({ key }) => key);
  if (open.ask === name && keys.includes('pass'))
    expect(mechanisms.pass, `no words for passing ${name}`).toHaveProperty(name);
  expect(new Set(keys).size, `${name} offers two options with the same key: ${keys.join(' ')}`).toBe(
    keys.length,
  );
  for (const { key, reason } of valley.blocked(state, open.seat)) {
    expect(keys).not.toContain(key);
    expect(reasons.reason(reason), `'${reason}' has no sentence`).toBeDefined();
  }
  for (const key of keys) {
    const next = valley.clone(state);
    for (const { type } of valley.choose(next, { decision: open.id, seat: open.seat, key })) met.add(type);
    conserve(next);
    if (open.ask !== name || key !== 'pass') through(next, name, met, before, depth + 1);
  }
}

describe.each(MECHANISM_NAMES)('%s', (name) => {
  const own = MECHANISMS[name];

  it('cites a rule of the rule page', () => {
    expect(PAGE.includes(`**${own.rule}**`), `${own.rule} is not in docs/rules/valley.md`).toBe(true);
  });

  it('has samples, and they may be printed where it stands and nowhere else', () => {
    expect(own.samples.length, 'no sample').toBeGreaterThan(0);
    for (const sample of own.samples) {
      for (const place of ANYWHERE) {
        const problems = checkEdition(printed(place, sample));
        expect(problems.length === 0, `on a ${place}`).toBe(own.stands.includes(place));
      }
    }
  });

  it('has verbs that no other mechanism has', () => {
    const others = MECHANISM_NAMES.filter((other) => other !== name);
    for (const verb of Object.keys(own.verbs)) {
      for (const other of others) {
        expect(MECHANISMS[other].verbs, `'${verb}' is an option of ${other}, too`).not.toHaveProperty(verb);
      }
    }
  });

  it('is told in the log', () => {
    const told = eventsOf(name).filter(
      (type) => MECHANISM_TOLD[type as keyof typeof MECHANISM_TOLD] !== silent,
    );
    expect(told, 'every event of it is silent').not.toEqual([]);
  });

  it('has keys that no other effect has', () => {
    const others = ANYWHERE.flatMap(samplesOn).filter((effect) => effect.do !== name);
    for (const sample of own.samples) expect(others.map(effectKey)).not.toContain(effectKey(sample));
  });

  it('says why, if it is not possible', () => {
    const t = table().storage();
    t.player.groups.fill(0);
    if (!own.possible(t.state)) expect(own.impossible, 'no `impossible`').toBeDefined();
  });

  it('asks, whatever is answered it comes to its end, and all its events occur', () => {
    const met = new Set<string>();
    for (const sample of own.samples) {
      for (const state of positions(sample, 20)) {
        if (!own.possible(state)) continue;
        const t = new Table(state).act(sample);
        // With one answer it is not even asked.
        for (const { type } of t.events) met.add(type);
        if (valley.decisions(t.state)[0]?.ask === name) through(t.state, name, met, onTable(t.state));
      }
    }
    expect([...met]).toEqual(expect.arrayContaining([...eventsOf(name)]));
  });

  it('CAL-2 asks well also after a Calendar reward that was taken between its questions', () => {
    for (const sample of own.samples) {
      // Plant 1 for all; the first unique reward is Build.
      const t = table({ edition: { ...lavishCalendar, tiles: printed('tile', sample).tiles } });
      t.storage('red').guilder(4).contracts(1, 2).arrived(3);
      through(t.act(sample).state, name, new Set());
    }
  });
});
