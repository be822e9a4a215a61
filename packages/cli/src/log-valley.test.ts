import { below, type Decision, type Random } from '@polder/core';
import {
  defaultEdition,
  type Edition,
  type Effect,
  type ValleyEvent as Event,
  type ValleyOptions as Options,
  valley,
} from '@polder/valley';
import { calendarOf, lavishCalendar, soloTable, type Table, table } from '@polder/valley/testing';
import { valleyText } from '@polder/valley/text';
import { describe, expect, it } from 'vitest';
import { plainStyle } from './io.js';
import { NAMES, NO_ENGLISH, toldGame } from './testing.js';
import { storyLines } from './text/story.js';

const entry = { game: valley, text: valleyText };
const IDLE = ['end', 'pass', 'stop', 'refuse', 'after'];

/** Players who do something rather than nothing see more of the game. */
function eager({ options }: Decision, random: Random): number {
  const first = below(random, options.length);
  const index = options.findIndex((_, i) => !IDLE.includes(options[(first + i) % options.length].key));
  return index < 0 || below(random, 6) === 0 ? first : (first + index) % options.length;
}

interface Tale {
  readonly types: ReadonlySet<string>;
  readonly lines: readonly string[];
  readonly printed: readonly string[];
}

function tell(options: Options, seed: string): Tale {
  const types = new Set<string>();
  const lines: string[] = [];
  const printed: string[] = [];
  for (const { event, lines: said } of toldGame(entry, options, seed, eager)) {
    types.add(event.type);
    for (const line of said) {
      lines.push(`${'  '.repeat(line.indent)}${line.text}`);
      printed.push(...storyLines(plainStyle, line));
    }
  }
  return { types, lines, printed };
}

/** They only move the game along, or come together with one that speaks. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  ...(['begin', 'end', 'next', 'took', 'acted', 'guilderTaken', 'colour', 'picked', 'space'] as const),
  ...(['traced', 'rewards', 'quarters', 'quarter', 'outBulb', 'areaChosen'] as const),
]);

describe('the log of Windmill Valley', () => {
  const tables: readonly Options[] = [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 1, solo: 'easy' },
  ];
  const tales = [defaultEdition, lavishCalendar].flatMap((edition) =>
    Array.from({ length: 32 }, (_, i) => tell({ ...tables[i % tables.length], edition }, `tale/${i}`)),
  );
  const lines = tales.flatMap((tale) => tale.lines);

  it('says nothing that is not English', () => {
    for (const line of lines) {
      expect(line).not.toMatch(NO_ENGLISH);
      expect(line.trim()).toMatch(/^[A-Z]/);
    }
  });

  it('is folded to the page', () => {
    for (const { printed } of tales) for (const line of printed) expect(line.length).toBeLessThanOrEqual(100);
  });

  it('meets nearly every type of event', () => {
    const met = new Set(tales.flatMap((tale) => [...tale.types]));
    expect(met.size).toBeGreaterThan(62);
  });

  it.each<Options>([{ players: 3 }, { players: 1, solo: 'hard' }])(
    'speaks on every event but those of the flow (%j)',
    (options) => {
      for (const { event, lines } of toldGame(entry, options, 'speak', eager)) {
        const waits =
          event.type === 'helper' || event.type === 'calendarTaken' || event.type === 'wheelAction';
        if (SILENT.has(event.type) || event.type === 'chose' || waits) continue;
        expect(lines.length, JSON.stringify(event)).toBeGreaterThan(0);
      }
    },
  );

  it('names who gains outside the own turn, and why goods come', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/(Anna|Bram|Cato|Daan) got 1 VP/);
    expect(text).toMatch(/Field \w\d: got \d Guilder/);
    expect(text).toMatch(/Patch \d\.\d: got/);
    expect(text).toMatch(/Foreign Trade: /);
    expect(text).toMatch(/Used (the )?Helper|Helper \d+: /);
    expect(text).toMatch(/Calendar I, row \d: /);
    expect(text).toMatch(/Planted \w+ bulb in row \d \(.*; /);
    expect(text).toMatch(/Large wheel: Enhance \(it does the action on its large wheel\)/);
    expect(text).toMatch(/Took Calendar III, common reward \(Plant 1 bulb\)/);
  });
});

/** What the log tells of these choices. */
function told(t: Table, ...keys: string[]): string[] {
  const log = valleyText.openLog(t.state, NAMES, 'en');
  return t.choose(...keys).events.flatMap((event) => log.tell(event).map(({ text }) => text));
}

describe('a Calendar reward that brings nothing has a line of its own', () => {
  // Column III, row 2 of that Calendar: Score a Contract, without one.
  const lavish = (): Table => table({ edition: lavishCalendar });
  const TAKEN = 'Took Calendar III, row 2 (Score a Contract now)';

  it('CAL-2: before an action', () => {
    const t = lavish().board('A').steps(6).arrived(3);
    expect(told(t, 'calendar:2', 'do:large')).toEqual([TAKEN, 'Large wheel: Enhance']);
  });

  it('CAL-2: before a tile with goods', () => {
    const t = lavish().board('A').steps(1).tile('large1', 21).arrived(3).guilder(0);
    expect(told(t, 'calendar:2', 'do:large').slice(0, 2)).toEqual([
      TAKEN,
      'Large wheel, tile: got 4 Guilder',
    ]);
  });

  it('ACT-2: before the Guilder for no action', () => {
    // No Windmill for the Build on either wheel.
    const t = lavish().board('A').steps(3).tile('small3', 3).groups(0, 0, 0, 0, 0).guilder(0).storage();
    expect(told(t.arrived(3), 'calendar:2').slice(0, 2)).toEqual([TAKEN, 'Got 2 Guilder']);
  });

  it('CAL-2: but one that brings something names it', () => {
    expect(told(lavish().arrived(2), 'calendar:common')).toEqual(['Calendar II, common reward: got 1 Tool']);
    const edition = calendarOf({ II: { common: { do: 'gain', guilder: 1 } } });
    const t = table({ edition }).arrived(2).guilder(0);
    expect(told(t, 'calendar:common')).toEqual(['Calendar II, common reward: got 1 Guilder']);
  });
});

describe('a Calendar reward that is an action', () => {
  it.each([
    ['common reward', 'calendar:common'],
    ['row 3', 'calendar:3'],
  ])('CAL-2: is named before what it does (%s)', (place, key) => {
    const t = table({ players: 3, edition: lavishCalendar }).storage('red').arrived(3);
    const what = key === 'calendar:3' ? 'Plant up to 2 bulbs' : 'Plant 1 bulb';
    expect(told(t, key, 'plant:red>1').slice(0, 2)).toEqual([
      `Took Calendar III, ${place} (${what})`,
      'Planted red bulb in row 1',
    ]);
  });
});

describe('what the Gardener does, in words that are true for it', () => {
  /** Section 1 of board A shows this. */
  const shows = (effect: Effect): Edition => {
    const { large, ...wheels } = defaultEdition.wheels;
    const [first, ...others] = large;
    const board = { ...first, sections: [effect, ...first.sections.slice(1)] };
    return { ...defaultEdition, wheels: { ...wheels, large: [board, ...others] } };
  };

  it.each<[Effect, string]>([
    [{ do: 'market', cost: 2, moves: 2 }, 'Market, 2 moves'],
    [{ do: 'market', cost: 0, moves: 1 }, 'Market, 1 move'],
    [{ do: 'plant', bulbs: 2 }, 'Plant 2 bulbs'],
    [{ do: 'plant', bulbs: 1 }, 'Plant 1 bulb'],
    [{ do: 'build', unconnected: 1 }, 'Build'],
    [{ do: 'trade', repeat: true, more: 1 }, 'Trade'],
    [{ do: 'marketReward' }, '1 reward of its Market area'],
    [{ do: 'lower', strength: 2 }, 'Lower water 2'],
  ])('G-NEV-1: %j is "%s"', (effect, words) => {
    const t = soloTable({ edition: shows(effect) })
      .gate(1)
      .water(0);
    t.seat(1).board('A').steps(0).draws('G3', 'G2').seat(0).steps(1);
    const line = `Large wheel: ${words} (it does the action on its large wheel)`;
    expect(told(t, 'end')).toContain(line);
  });
});
