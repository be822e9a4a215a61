import { type Decision, seedRandom } from '@polder/core';
import { ICONS } from '@polder/core/text';
import { type DuelEvent, type DuelOptions, duel } from '@polder/duel';
import { coverage, jumbledEdition, picker, STYLE_NAMES, type Style } from '@polder/duel/testing';
import type { Story } from '@polder/web/table/story.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { openTeller } from '../text/story.js';

const NOT_WORDS = /undefined|NaN|null|\[object| {2}|\(\)|^ | $|^$|: *$/;
const ICON_NAMES: ReadonlySet<string> = new Set(ICONS);
const bracesIn = (text: string): string[] => [...text.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name);

interface Told {
  readonly event: DuelEvent;
  readonly lines: readonly Story[];
  /** Choices made until then. */
  readonly counted: number;
}

/** A whole game as this seat may follow it. */
function tell(options: DuelOptions, style: Style, seed: string, viewer: number): Told[] {
  const state = duel.setup(options, seed);
  const random = seedRandom(seed);
  const pick = picker(style);
  const teller = openTeller(duel.view(state, viewer));
  const told: Told[] = [];
  let counted = 0;
  const next = (): Decision | undefined => duel.decisions(state)[0];
  for (let decision = next(); decision; decision = next()) {
    const { key } = decision.options[pick(decision, random)];
    counted++;
    for (const event of duel.choose(state, { decision: decision.id, seat: decision.seat, key })) {
      told.push({ event, lines: teller.tell(duel.redact(event, viewer)), counted });
    }
  }
  return told;
}

const GAMES = 5;
const TALES = STYLE_NAMES.flatMap((style) =>
  Array.from({ length: GAMES }, (_, i) => tell({}, style, `story/${style}/${i}`, i % 2)),
);
const OTHER = [0, 1].map((i) =>
  tell({ edition: jumbledEdition(seedRandom(`jumbled/${i}`)) }, 'eager', `jumbled/${i}`, 0),
);
const linesOf = (tale: readonly Told[]): Story[] => tale.flatMap(({ lines }) => [...lines]);

describe.each([
  ['English', en],
  ['Polish', pl],
] as const)('the log in %s', (_, words: Words) => {
  it('says everything in words, with icons that there are', () => {
    for (const tale of [...TALES, ...OTHER]) {
      for (const { text } of linesOf(tale)) {
        const said = text(words);
        if (NOT_WORDS.test(said)) expect.fail(`'${said}'`);
        for (const brace of bracesIn(said))
          if (!ICON_NAMES.has(brace)) expect.fail(`{${brace}} in '${said}'`);
      }
    }
  });

  it('is short', () => {
    const lengths = TALES.flatMap((tale) => linesOf(tale).map(({ text }) => text(words).length));
    expect(Math.max(...lengths)).toBeLessThan(200);
    expect(lengths.reduce((sum, n) => sum + n, 0) / lengths.length).toBeLessThan(50);
  });
});

/** They only move the game along, or come together with one that speaks. */
const SILENT: ReadonlySet<DuelEvent['type']> = new Set([
  ...(['chose', 'begin', 'rewards', 'took', 'acted', 'end', 'helper', 'bulbs', 'picked'] as const),
  ...([
    'offerFull',
    'contract',
    'column',
    'rewarded',
    'deliveries',
    'exportResolved',
    'portReached',
  ] as const),
]);
/** What they say waits for the goods that follow. */
const WAITING: ReadonlySet<DuelEvent['type']> = new Set(['wheelAction', 'gaveUp', 'planted', 'delivered']);
const GOODS: ReadonlySet<DuelEvent['type']> = new Set(['guilder', 'tools', 'vp', 'bulb']);

describe('the log', () => {
  it('is grouped by turns and follow-ups, with round and seat', () => {
    for (const tale of TALES) {
      const story = linesOf(tale);
      const [first] = story.filter(({ kind }) => kind === 'turn');
      expect([first.text(en), first.seat]).toEqual(['Round 1', 0]);
      let seat = 0;
      const strays = story.filter((line) => {
        if (line.kind === 'turn' || line.kind === 'part') seat = line.seat;
        return line.seat !== seat;
      });
      expect(strays).toEqual([]);
    }
  });

  it('has a follow-up of the rival after every turn', () => {
    for (const tale of TALES) {
      const headings = linesOf(tale).filter(({ kind }) => kind === 'turn' || kind === 'part');
      headings.forEach(({ kind, seat }, i) => {
        expect(kind).toBe(i % 2 === 0 ? 'turn' : 'part');
        if (kind === 'part') expect(seat).toBe(1 - headings[i - 1].seat);
      });
    }
  });

  it('counts the choices made so far', () => {
    for (const tale of TALES) {
      const wrong = tale.filter(({ lines, counted }) => lines.some(({ choices }) => choices !== counted));
      expect(wrong).toEqual([]);
    }
  });

  it('meets every type of event', () => {
    const met = new Set(TALES.flatMap((tale) => tale.map(({ event }) => `event ${event.type}`)));
    const all = coverage()
      .missing()
      .filter((name) => name.startsWith('event '));
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((name) => !met.has(name))).toEqual([]);
  });

  it('speaks on every event but those of the flow', () => {
    for (const { event, lines } of TALES.flat()) {
      const atRest = event.type === 'shipMoved' && event.tools === 0;
      if (SILENT.has(event.type) || WAITING.has(event.type) || GOODS.has(event.type) || atRest) continue;
      if (lines.length === 0) expect.fail(JSON.stringify(event));
    }
  });

  it('says in the end what had to wait, and all goods', () => {
    const told = (tale: readonly Told[], i: number): string =>
      linesOf(tale.slice(i, i + 8))
        .map(({ text }) => text(en))
        .join('\n');
    for (const tale of TALES) {
      tale.forEach(({ event }, i) => {
        if (event.type === 'wheelAction') expect(told(tale, i)).toMatch(/(Personal|Central) Wheel/);
        if (event.type === 'gaveUp') expect(told(tale, i)).toMatch(/gave up .+: got \d \{guilder\}/);
        if (event.type === 'planted') expect(told(tale, i)).toMatch(/planted \{b-\w+\} in Patch \d+\.\d/);
        if (event.type === 'delivered') expect(told(tale, i)).toMatch(/delivered \{b-\w+\} at port \d/);
      });
      const gained = (icon: string, type: DuelEvent['type']): [number, number] => {
        const said = linesOf(tale).map(({ text }) => text(en));
        const lines = said.filter((text) => new RegExp(`got .*\\{${icon}\\}`).test(text)).length;
        return [lines, tale.filter(({ event }) => event.type === type).length];
      };
      for (const [icon, type] of [
        ['guilder', 'guilder'],
        ['tool', 'tools'],
        ['vp', 'vp'],
      ] as const) {
        const [lines, events] = gained(icon, type);
        expect(lines).toBe(events);
      }
    }
  });

  it('indents what an action brings, one step at a time', () => {
    let deepest = 0;
    for (const tale of TALES) {
      let before = 0;
      for (const { depth } of linesOf(tale)) {
        expect(depth).toBeLessThanOrEqual(before + 1);
        deepest = Math.max(deepest, depth);
        before = depth;
      }
    }
    expect(deepest).toBeGreaterThan(2);
  });

  it('says when nothing but the safety stop has ended the game', () => {
    const state = duel.setup({}, 'late');
    state.turn.round = 60;
    const [line] = openTeller(state).tell({ type: 'endTriggered', lastRound: 61, safety: true });
    expect(line.text(en)).toBe('After round 60 the {calendar} is still not at its end: round 61 is the last');
    expect(line.text(pl)).toBe('Po rundzie 60 {calendar} wciąż nie dobiegł końca: runda 61 będzie ostatnia');
  });
});
