import { readFileSync } from 'node:fs';
import { ICONS, plain } from '@polder/core/text';
import { defaultEdition } from '@polder/valley';
import { en, pl } from '@polder/web/words/testing.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Ask, DEEDS } from '../../../text/asks.js';
import { answer, newGuide } from './guide.js';
import { choicesOf, phaseOf } from './questions.js';
import { layOutSteps, markerSteps } from './setup-steps.js';
import { askOf, type Guide, tableBefore, tableIn } from './state.js';
import { type Step, stepsOf } from './steps.js';
import { rounds, told } from './testing.js';

/** Every moment of a few games, from the first question to the last turn. */
const guides: Guide[] = [];
beforeAll(() => {
  for (const [difficulty, seed] of [
    ['easy', 's0'],
    ['medium', 's1'],
    ['hard', 's2'],
    ['easy', 's9'],
  ] as const) {
    let guide = newGuide(defaultEdition, 'seed');
    for (const round of rounds(difficulty, seed)) {
      for (let more = true; more; ) {
        guides.push(guide);
        more = askOf(guide) !== 'turn';
        guide = answer(guide, told(guide, round, 0));
      }
    }
    guides.push(guide);
  }
});

const stepsIn = (guide: Guide): Step[] => {
  if (guide.turn) return stepsOf(tableIn(guide), guide.turn, defaultEdition, tableBefore(guide).gardener.vp);
  if (askOf(guide) === 'layOut') return layOutSteps(guide);
  return askOf(guide) === 'markers' ? markerSteps(guide) : [];
};

const RULES = ['valley', 'gardener']
  .map((book) => readFileSync(new URL(`../../../../../docs/rules/${book}.md`, import.meta.url), 'utf8'))
  .join('\n');

describe('the steps of a turn', () => {
  it('name rules that there are, and say in words what to do', () => {
    for (const guide of guides) {
      for (const { text, rule, kind, why } of stepsIn(guide)) {
        if (rule) expect(RULES).toContain(`**${rule}**`);
        else expect([kind, why]).toEqual(['do', []]);
        for (const words of [en, pl]) {
          const said = text(words);
          expect(said).not.toMatch(/undefined|NaN|null|\[object|^$/);
          for (const [brace] of said.matchAll(/\{[^}]*\}/g)) expect(ICONS).toContain(brace.slice(1, -1));
        }
      }
    }
  });

  it('end with its VP marker where the rules put it', () => {
    let moved = 0;
    let inYourTurn = 0;
    for (const guide of guides.filter(({ turn }) => turn)) {
      const from = tableBefore(guide).gardener.vp;
      const got = tableIn(guide).gardener.vp - from;
      if (got > 0) inYourTurn++;
      const to = guide.turn?.after.gardener.vp;
      const last = stepsIn(guide).at(-1);
      if (from === to) expect(last?.picture?.kind).not.toBe('vp');
      else {
        moved++;
        expect(last?.picture).toEqual({ kind: 'vp', from, to });
      }
      const gains = stepsIn(guide).reduce((sum, { vp = 0 }) => sum + vp, 0);
      expect(got + gains).toBe((to ?? 0) - from);
    }
    expect(moved).toBeGreaterThan(20);
    expect(inYourTurn).toBeGreaterThan(0);
  });

  it('show every bulb that is planted and every Windmill that is built', () => {
    for (const guide of guides.filter(({ turn }) => turn)) {
      const of = (kind: string): number =>
        stepsIn(guide).filter(({ picture }) => picture?.kind === kind).length;
      const happened = (type: string): number =>
        guide.turn?.events.filter((event) => event.type === type).length ?? 0;
      expect(of('patches')).toBe(happened('gardenerPlanted'));
      expect(of('map')).toBe(happened('gardenerBuilt'));
      expect(of('tiles')).toBe(happened('gardenerTile'));
      expect(of('market')).toBe(happened('gardenerMoved'));
    }
  });

  it('say it in plain words of both languages', () => {
    const guide = guides.find(({ turn }) => turn?.events.some(({ type }) => type === 'gardenerPlanted'));
    const step = guide && stepsIn(guide).find(({ picture }) => picture?.kind === 'patches');
    expect(step && plain(step.text(en), en.game.icon)).toMatch(/^Plant \w+ bulb in row \d, Patch \d$/);
    expect(step && plain(step.text(pl), pl.game.icon)).toMatch(
      /^Posadź \S+ tulipan w rzędzie \d, grządka \d$/,
    );
  });
});

describe('the questions', () => {
  it('have a title in both languages, and buttons with different answers', () => {
    const asked = new Set<Ask>();
    for (const guide of guides) {
      const ask = askOf(guide);
      if (ask) asked.add(ask);
      for (const words of [en, pl]) {
        expect(phaseOf(guide)(words)).not.toMatch(/undefined|^$/);
        if (ask) expect(words.box.companion.title(ask)).toMatch(/^\p{Lu}.*[^.]$/u);
        const choices = choicesOf(guide) ?? [];
        for (const { title, note } of choices)
          expect(`${title(words)}${note?.(words) ?? ''}`).not.toMatch(/undefined|NaN|^$/);
        expect(new Set(choices.map(({ title }) => title(words))).size).toBe(choices.length);
      }
      const values = (choicesOf(guide) ?? []).map(({ value }) => JSON.stringify(value));
      expect(new Set(values).size).toBe(values.length);
    }
    // Rare ones come up too.
    for (const ask of ['built', 'neutral', 'trade', 'covered', 'backTiles', 'backFarm', 'tradeCard'] as const)
      expect(asked).toContain(ask);
  });

  it('mark what was, so that one press is enough', () => {
    const gate = guides.find((guide) => askOf(guide) === 'gate');
    const usual = (gate && choicesOf(gate))?.filter((choice) => choice.usual).map(({ value }) => value);
    expect(usual).toEqual([1]);
  });

  it('name every deed in both languages', () => {
    for (const words of [en, pl])
      expect(new Set(DEEDS.map(words.box.companion.deed)).size).toBe(DEEDS.length);
  });
});
