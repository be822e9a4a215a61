import { duel, type DuelEvent as Event } from '@polder/duel';
import { coverage, picker, STYLE_NAMES } from '@polder/duel/testing';
import { duelText } from '@polder/duel/text';
import { describe, expect, it } from 'vitest';
import { plainStyle } from './io.js';
import { NO_ENGLISH, type Told, toldGame } from './testing.js';
import { storyLines } from './text/story.js';

const entry = { game: duel, text: duelText };
const GAMES = 5;
const tales: Told<Event>[][] = STYLE_NAMES.flatMap((style) =>
  Array.from({ length: GAMES }, (_, i) => [...toldGame(entry, {}, `${style}/${i}`, picker(style))]),
);

/** They only move the game along, or come together with one that speaks. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  ...(['chose', 'followUp', 'begin', 'rewards', 'took', 'acted', 'end', 'bulbs', 'picked'] as const),
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

/** What they say waits for the goods that follow; bulbs of one colour are named when they are bought. */
const WAITING: ReadonlySet<Event['type']> = new Set([
  ...(['wheelAction', 'gaveUp', 'helper', 'bulb', 'planted', 'delivered'] as const),
  // Several goods at once are told together.
  ...(['guilder', 'tools', 'vp'] as const),
]);

/** Trade at the port where the Ship lies already: it moves nowhere. */
const isShipAtRest = (event: Event): boolean => event.type === 'shipMoved' && event.tools === 0;

describe('the log of Duel', () => {
  const said = tales.flat();
  const text = said.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');

  it('says nothing that is not English', () => {
    for (const { lines } of said) {
      for (const line of lines) {
        expect(line.text).not.toMatch(NO_ENGLISH);
        expect(line.text).toMatch(/^[A-Z]/);
        expect(line.text).not.toMatch(/\b1 (Tools|bulbs|steps|tiles|cards|VPs)\b|\b(a|an) \d/);
      }
    }
  });

  it('is folded to the page', () => {
    for (const { lines } of said) {
      for (const line of lines.flatMap((it) => storyLines(plainStyle, it))) {
        expect(line.length).toBeLessThanOrEqual(100);
      }
    }
  });

  it('meets every type of event', () => {
    const met = new Set(said.map(({ event }) => `event ${event.type}`));
    const all = coverage()
      .missing()
      .filter((name) => name.startsWith('event '));
    expect(all.length).toBeGreaterThan(50);
    expect(all.filter((name) => !met.has(name))).toEqual([]);
  });

  it('speaks on every event but those of the flow', () => {
    for (const { event, lines } of said) {
      if (SILENT.has(event.type) || WAITING.has(event.type) || isShipAtRest(event)) continue;
      expect(lines.length, JSON.stringify(event)).toBeGreaterThan(0);
    }
  });

  it('says nothing of a Ship that stays where it lies', () => {
    const atRest = said.filter(({ event }) => isShipAtRest(event));
    expect(atRest.length).toBeGreaterThan(0);
    expect(atRest.flatMap(({ lines }) => lines)).toEqual([]);
  });

  it('says in the end what had to wait', () => {
    for (const tale of tales) {
      tale.forEach(({ event }, i) => {
        if (event.type !== 'wheelAction' && event.type !== 'gaveUp') return;
        const [next] = tale.slice(i, i + 4).flatMap(({ lines }) => lines);
        expect(next?.text, JSON.stringify(event)).toMatch(/(Personal|Central) Wheel|ave up /);
      });
    }
  });

  it('indents what an action brings', () => {
    let deepest = 0;
    for (const tale of tales) {
      let before = 0;
      for (const { indent } of tale.flatMap(({ lines }) => lines)) {
        expect(indent).toBeLessThanOrEqual(before + 1);
        deepest = Math.max(deepest, indent);
        before = indent;
      }
    }
    expect(deepest).toBeGreaterThan(3);
  });

  it.each([
    ['who begins', /^(Anna|Bram) begins$/m],
    ['a secret choice', /^(Anna|Bram) chose a first Helper in secret$/m],
    ['a first Helper', /^Bram starts with a Helper: .+ on \w+$/m],
    ['both sides of a card', /^Hired a Helper: .+ on \w+\nFor (Anna|Bram) a Contract: \d VP for each /m],
    ['a signed Contract', /^Signed a Contract: \d VP .+\nFor (Anna|Bram) a Helper: .+ on \w+$/m],
    ['a turn', /^Round \d+, (Anna|Bram)$/m],
    ['a follow-up', /^(Anna|Bram), follow-up$/m],
    ['goods of a wheel', /^Central Wheel: got 2 Guilder$/m],
    ['an action given up', /^Gave up .+: got \d Guilder$/m],
    ['a second action', /^Second action for 2 Tools, (Personal|Central) Wheel/m],
    ['a second action given up', /^Spent 2 Tools and gave up .+: got \d Guilder$/m],
    ['goods of a Patch', /^Patch \d+\.\d: got \d (VP|Guilder|Tool)$/m],
    ['an action of a Patch', /^Patch \d+\.\d: (Market|Farm|Trade|Enhance|Plant 1 bulb)$/m],
    ['an Export tile', /^Export tile: /m],
    ['goods of a Helper', /^Helper: got 1 (Tool|Guilder)$/m],
    ['an action of a Helper', /^Used a Helper: Plant 1 bulb on \w+$/m],
    ['bulbs at the Market', /^Bought white bulb, yellow bulb and red bulb for 2 Guilder$/m],
    ['any bulb at the Market', /^Bought bulb of any colour for 1 Guilder, from the back of the stack$/m],
    ['a Windmill', /^Built between Patches \d+ and \d+ for \d Guilder, from the \w+ column$/m],
    ['a delivery, with its VP', /^Delivered \w+ bulb at port \d: got \d VP$/m],
    ['a voyage', /^Sailed to port \d with \d Tools?$/m],
    ['a port', /^Port \d now wants \w+ bulb \d VP, \w+ bulb \d VP, \w+ bulb \d VP$/m],
    ['a new port', /^Port \d closed, the Ship is at port \d\nPort \d opened and wants /m],
    ['a card pushed out', /^Pushed out, a Contract of Bram: \d VP /m],
    ['a Contract of another seat', /^(Anna|Bram) scored it for 1 Guilder: \d+ VP$/m],
    ['a Contract let go', /^Let it go$/m],
    ['swapped cards', /^Swapped two cards: .+ ↔ .+$/m],
    ['a reward let go', /^Did without /m],
    ["what can't be done", /^Can’t be done now: /m],
    ['the Calendar by VP', /^Reached 40 VP\nCalendar moved to \d of 5$/m],
    ['the Calendar by tiles', /^Calendar moved to \d of 5: the stack of wheel tiles has run out$/m],
    ['the Calendar by cards', /^Calendar moved to \d of 5: the deck of cards has run out$/m],
    ['the Calendar by the Market', /^Calendar moved to \d of 5: the stack of Market tiles has run out$/m],
    ['the Calendar by Windmills', /^Calendar moved to \d of 5: 5 Windmills built$/m],
    ['the Calendar by deliveries', /^Calendar moved to \d of 5: 6 deliveries made$/m],
    ['the last round', /^Brought the end near: round \d+ is the last$/m],
  ])('names %s', (_what, pattern) => {
    expect(text).toMatch(pattern);
  });

  it('says when nothing but the safety stop has ended the game', () => {
    const state = duel.setup({}, 'late');
    state.turn.round = 60;
    const [line] = duelText.openLog(state, ['Anna', 'Bram'], 'en').tell({
      ...{ type: 'endTriggered', lastRound: 61, safety: true },
    });
    expect(line.text).toBe('After round 60 the Calendar is still not at its end: round 61 is the last');
  });

  it('is told in Polish too', () => {
    const state = duel.setup({}, 'pl');
    const log = duelText.openLog(state, ['Anna', 'Bram'], 'pl');
    const [line] = log.tell({ type: 'turned', seat: 0, steps: 2, tools: 1 });
    expect(line.text).toBe('Obraca koła o 2 kroki, wydaje 1 narzędzie');
  });
});
