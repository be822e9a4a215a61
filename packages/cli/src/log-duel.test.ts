import { duel, type DuelEvent as Event } from '@polder/duel';
import { coverage, picker, STYLE_NAMES } from '@polder/duel/testing';
import { describe, expect, it } from 'vitest';
import { plainStyle } from './io.js';
import { NO_ENGLISH, type Told, toldGame } from './testing.js';
import { openDuelLog } from './text/log-duel.js';
import { storyLines } from './text/story.js';

const entry = { game: duel, openLog: openDuelLog };
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
const WAITING: ReadonlySet<Event['type']> = new Set(['wheelAction', 'gaveUp', 'helper', 'bulb']);

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
        expect(next?.text, JSON.stringify(event)).toMatch(/(Personal|Central) (section|tile) \d+/);
      });
    }
  });

  it('indents what an action brings, one step at a time', () => {
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
    ['who begins', /^(Anna) begins, with the (red|yellow) wheel$/m],
    ['both sides of a card', /^Bram starts with Helper \d+ \(.+\); for Anna it is a Contract \(.+\)$/m],
    ['a hired Helper', /^Hires Helper \d+ \(\w+: .+\); for (Anna|Bram) it is a Contract/m],
    ['a signed Contract', /^Signs Contract \d+ \(\d VP .+\); for (Anna|Bram) it is a Helper/m],
    ['a follow-up', /^(Anna|Bram) follows up: Central (section|tile) \d+ \(.+\)$/m],
    ['goods of a follow-up', /^(Anna|Bram) follows up, Central section 2: gains 2 Guilder$/m],
    ['a follow-up given up', /^(Anna|Bram) gives up the follow-up, Central .+: gains \d Guilder$/m],
    ['an action given up', /^Gives up Central .+: gains \d Guilder$/m],
    ['a second action', /^Second action for 2 Tools: (Personal|Central) /m],
    ['a second action given up', /^Pays 2 Tools and gives up Central .+: gains \d Guilder$/m],
    ['goods of a Patch', /^Patch \d+\.\d: gains \d (VP|Guilder|Tool)$/m],
    ['an action of a Patch', /^Patch \d+\.\d: (Market|Farm|Trade|Enhance|Plant 1 bulb)$/m],
    ['what a covered section brings', /^Central section \d: (gains|Enhance|Market|Plant)/m],
    ['an Export tile', /^Export tile \d+: /m],
    ['VP of a port', /^Port \d: gains \d VP$/m],
    ['goods of a Helper', /^Helper \d+: gains 1 (Tool|Guilder)$/m],
    ['an action of a Helper', /^Uses Helper \d+ \(\w+: Plant 1 bulb\)$/m],
    ['bulbs at the Market', /^Buys a white, a yellow and a red bulb for 2 Guilder \(Market tile 6\)$/m],
    ['any bulb at the Market', /^Buys a bulb of any colour for 1 Guilder \(back of the Market stack\)$/m],
    ['a Windmill', /^Builds a Windmill of the \w+ column between Patches \d+ and \d+, pays \d Guilder$/m],
    ['a delivery', /^Delivers a \w+ bulb \(Demand tile \d, (upper|lower) half\)$/m],
    ['a voyage', /^Sails to port \d with \d Tools?$/m],
    ['a port', /^Port \d now wants \w+ \(\d VP\), \w+ \(\d VP\) and \w+ \(\d VP\)$/m],
    ['a new port', /^Port \d closes, the Ship sails to port \d\nPort \d opens and wants /m],
    ['a card pushed out', /^Card \d+ is pushed out of Anna's row, a Contract of Bram \(/m],
    ['a Contract of another seat', /^(Anna|Bram) pays 1 Guilder and scores Contract \d+: \d+ VP$/m],
    ['a Contract let go', /^Lets Contract \d+ go$/m],
    ['swapped cards', /^Swaps cards \d+ and \d+ of (Anna|Bram)'s row$/m],
    ['a reward let go', /^Lets (Export tile|Patch|Central section) [\d.]+ \(.+\) go$/m],
    ["what can't be done", /^Tile \d+ \(.+\) can't be done now$/m],
    ['the Calendar by VP', /^Reaches 40 VP\nThe Calendar moves to space \d of 5: 40 VP are reached$/m],
    ['the Calendar by tiles', /^The Calendar moves to space \d of 5: the stack of wheel tiles has/m],
    ['the Calendar by cards', /^The Calendar moves to space \d of 5: the deck of Farm cards has run/m],
    ['the Calendar by the Market', /^The Calendar moves to space \d of 5: the Market stack has run out$/m],
    ['the Calendar by Windmills', /^The Calendar moves to .*: (Anna|Bram) has built 5 Windmills$/m],
    ['the Calendar by deliveries', /^The Calendar moves to .*: (Anna|Bram) has delivered 6 bulbs$/m],
    ['the last round', /^The Calendar is at its end: round \d+ will be the last$/m],
  ])('names %s', (_what, pattern) => {
    expect(text).toMatch(pattern);
  });

  it('says when nothing but the safety stop has ended the game', () => {
    const state = duel.setup({}, 'late');
    state.turn.round = 60;
    const [line] = openDuelLog(state, ['Anna', 'Bram']).tell({
      ...{ type: 'endTriggered', lastRound: 61, safety: true },
    });
    expect(line.text).toBe('After round 60 the Calendar is still not at its end: round 61 will be the last');
  });
});
