import { seedRandom } from '@polder/core';
import { plain } from '@polder/core/text';
import { duel } from '@polder/duel';
import { picker as duelPicker } from '@polder/duel/testing';
import { openTeller as duelTeller } from '@polder/duel/text/story.js';
import { valley } from '@polder/valley';
import { picker } from '@polder/valley/testing';
import { openTeller } from '@polder/valley/text/story.js';
import { describe, expect, it } from 'vitest';
import { duelSeatLook, seatLook } from '../look/seats.js';
import { en, pl } from '../words/testing.js';
import { calledAt, spokenAt } from './called.js';
import type { Story } from './story.js';

/** Names and verbs that do not go together, and players by number. */
const WRONG =
  /You’s|\bof You\b|\bYou (is|has|gets|plays|turns|takes|looks)\b|player \d|gracz(a)? \d|\bTy \p{L}+[aei]\b/u;

const at = (look: (seat: number) => ReturnType<typeof seatLook>, names: readonly string[], own?: number) => ({
  session: { players: names.map((name) => ({ name })), ...(own === undefined ? {} : { own }) },
  isYou: (seat: number) => seat === (own ?? 0),
  lookOf: look,
});

function valleyStory(): Story[] {
  const state = valley.setup({ players: 3 }, 'called');
  const random = seedRandom('called');
  const pick = picker('eager');
  const teller = openTeller(valley.view(state, 0));
  const told: Story[] = [];
  for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
    const { key } = open.options[pick(open, random)];
    for (const event of valley.choose(state, { decision: open.id, seat: open.seat, key }))
      told.push(...teller.tell(valley.redact(event, 0)));
  }
  return told;
}
function duelStory(): Story[] {
  const state = duel.setup({}, 'called');
  const random = seedRandom('called');
  const pick = duelPicker('eager');
  const teller = duelTeller(duel.view(state, 0));
  const told: Story[] = [];
  for (let [open] = duel.decisions(state); open; [open] = duel.decisions(state)) {
    const { key } = open.options[pick(open, random)];
    for (const event of duel.choose(state, { decision: open.id, seat: open.seat, key }))
      told.push(...teller.tell(duel.redact(event, 0)));
  }
  return told;
}

describe('names at a table', () => {
  it.each([
    ['Windmill Valley', valleyStory(), seatLook, ['You', 'Marijke', 'Bram']],
    ['Duel', duelStory(), (seat: number) => duelSeatLook(seat === 0), ['You', 'Pieter']],
  ] as const)('are said in place of markers through a whole game of %s', (_, story, look, names) => {
    for (const words of [en, pl]) {
      const spoken = spokenAt(at(look, names), () => words);
      const said = story.map(({ text }) => plain(text(words), spoken));
      expect(said.filter((text) => WRONG.test(text))).toEqual([]);
      expect(said.some((text) => text.includes(names[1]))).toBe(true);
    }
  });

  it('are in the second person where a name is none', () => {
    const about = [en, pl].flatMap((words) => [
      ...['You', 'Ty'].flatMap((name) => [
        words.table.turn.of(name),
        words.table.turn.next(name),
        words.table.seatTurn(name),
        words.table.thinks(name),
        words.farm.of(name),
        words.wheels.of(name),
        words.map.windmillOf(name),
        words.map.scores(name, 2),
        words.map.markerOf(name),
        words.describe.round(3, name),
        words.study.history.turnBegins(name),
        words.duel.board.scores(name, 2),
        words.duel.describe.colour(name, true),
      ]),
    ]);
    expect(about.filter((text) => WRONG.test(text))).toEqual([]);
    expect(en.table.turn.of('Ty')).toBe('Your turn');
    expect(en.describe.round(3, 'You')).toBe('Round 3, your turn');
    expect(pl.farm.of('Ty')).toBe('Twój ogród');
  });

  it('say who oneself is among people elsewhere', () => {
    const look = seatLook;
    expect(calledAt(at(look, ['Ada', 'Ben'], 0), 0, en)).toBe('You (Ada)');
    expect(calledAt(at(look, ['Ada', 'Ben'], 0), 1, en)).toBe('Ben');
    expect(calledAt(at(look, ['Anna', 'Marijke']), 0, en)).toBe('Anna');
    expect(calledAt(at(look, ['You', 'Marijke']), 0, pl)).toBe('Ty');
  });

  it('call the Gardener in the language of the reader', () => {
    const solo = {
      ...at(seatLook, []),
      session: {
        players: [
          { kind: 'person', name: 'Anna' },
          { kind: 'gardener', name: 'Gardener' },
        ],
      },
    };
    expect([en, pl].map((words) => calledAt(solo, 1, words))).toEqual(['Gardener', 'Ogrodnik']);
  });
});
