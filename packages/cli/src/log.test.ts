import { below, type Decision, type Random, seedRandom } from '@polder/core';
import { type ValleyEvent as Event, type ValleyOptions as Options, valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { plainStyle } from './io.js';
import { openLog } from './text/log.js';
import { storyLines } from './text/story.js';

const NAMES = ['Anna', 'Bram', 'Cato', 'Daan'];
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
  const state = valley.setup(options, seed);
  const random = seedRandom(seed);
  const log = openLog(state, NAMES);
  const types = new Set<string>();
  const lines: string[] = [];
  const printed: string[] = [];
  for (let [decision] = valley.decisions(state); decision; [decision] = valley.decisions(state)) {
    const { key } = decision.options[eager(decision, random)];
    for (const event of valley.choose(state, { decision: decision.id, seat: decision.seat, key })) {
      types.add(event.type);
      for (const line of log.tell(event)) {
        lines.push(`${'  '.repeat(line.indent)}${line.text}`);
        printed.push(...storyLines(plainStyle, line));
      }
    }
  }
  return { types, lines, printed };
}

/** They only move the game along, or come together with one that speaks. */
const SILENT: ReadonlySet<Event['type']> = new Set([
  ...(['begin', 'end', 'next', 'took', 'acted', 'guilderTaken', 'colour', 'picked', 'space'] as const),
  ...(['traced', 'rewards', 'quarters', 'quarter', 'outBulb', 'areaChosen'] as const),
]);

describe('the log', () => {
  const tables: readonly Options[] = [
    { players: 2 },
    { players: 3 },
    { players: 4 },
    { players: 1, solo: 'easy' },
  ];
  const tales = Array.from({ length: 32 }, (_, i) => tell(tables[i % tables.length], `tale/${i}`));
  const lines = tales.flatMap((tale) => tale.lines);

  it('says nothing that is not English', () => {
    for (const line of lines) {
      expect(line).not.toMatch(/undefined|NaN|null|\[object|(?<![A-Z]|shows )-1\b|\(\)|: *$|^ *$/);
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
      const state = valley.setup(options, 'speak');
      const random = seedRandom('speak');
      const log = openLog(state, NAMES);
      for (let [decision] = valley.decisions(state); decision; [decision] = valley.decisions(state)) {
        const { key } = decision.options[eager(decision, random)];
        for (const event of valley.choose(state, { decision: decision.id, seat: decision.seat, key })) {
          const { length } = log.tell(event);
          const waits =
            event.type === 'helper' || event.type === 'calendarTaken' || event.type === 'wheelAction';
          if (SILENT.has(event.type) || event.type === 'chose' || waits) continue;
          expect(length, JSON.stringify(event)).toBeGreaterThan(0);
        }
      }
    },
  );

  it('names who gains outside the own turn, and why goods come', () => {
    const text = lines.join('\n');
    expect(text).toMatch(/(Anna|Bram|Cato|Daan) gains 1 VP/);
    expect(text).toMatch(/Field \w\d: gains \d Guilder/);
    expect(text).toMatch(/Patch \d\.\d: gains/);
    expect(text).toMatch(/Trade card \d, quarter \d: /);
    expect(text).toMatch(/Helper \d+: /);
    expect(text).toMatch(/Calendar I, row \d: /);
    expect(text).toMatch(/Plants a \w+ bulb in row \d, column \d \(G-\w+(-1)?: .*; G-PLANT-1: /);
    expect(text).toMatch(/Large wheel, section \d: Enhance \(G-ACT-1: /);
    expect(text).toMatch(/Takes Calendar III, common reward \(Plant 1 bulb\)/);
  });
});
