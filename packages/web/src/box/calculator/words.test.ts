import { pieces, plain } from '@polder/core/text';
import { defaultEdition as duelEdition } from '@polder/duel';
import { BOARD_FACTS, SIDE_FACTS } from '@polder/duel/board/calculator/facts.js';
import { VALLEY_FACTS } from '@polder/valley/board/calculator/facts.js';
import { describe, expect, it } from 'vitest';
import { en, pl } from '../../words/testing.js';

const FACTS = [...VALLEY_FACTS, ...SIDE_FACTS, ...BOARD_FACTS];
/** Icons that are named in a sentence are drawn: no braces are left. */
const drawn = (text: string): boolean =>
  pieces(text).every((piece) => !('text' in piece) || !/[{}]/.test(piece.text));

describe.each([
  ['English', en],
  ['Polish', pl],
])('%s', (_, words) => {
  const { calculator } = words.box;

  it('asks for everything that can be asked, each in its own words', () => {
    const labels = FACTS.map((fact) => calculator.ask(fact).label);
    expect(labels.every(drawn)).toBe(true);
    for (const [i, label] of labels.entries()) expect(label).not.toBe(FACTS[i]);
    // Tools are asked for in both games.
    expect(new Set(labels.map((label) => plain(label, words.game.icon))).size).toBe(new Set(FACTS).size);
  });

  it('names every source and every Contract of Duel', () => {
    const sources = Object.values(calculator.source);
    expect(new Set(sources).size).toBe(sources.length);
    const kinds = new Set(duelEdition.cards.map(({ contract }) => JSON.stringify(contract)));
    const sentences = duelEdition.cards.map(({ contract }) => calculator.duelContract(contract));
    expect(new Set(sentences).size).toBe(kinds.size);
    for (const { contract } of duelEdition.cards)
      expect(drawn(calculator.duelShort(contract, 'mill-1'))).toBe(true);
  });
});

it('says in both languages what can’t be', () => {
  expect(en.box.calculator.problem.ringWindmills(1, 2)).toBe(
    '1 Windmill on the ring, but 2 emptied places in the columns.',
  );
  expect(pl.box.calculator.problem.ringWindmills(2, 5)).toBe(
    'Na pierścieniu: 2 wiatraki, a opróżnione miejsca w kolumnach: 5.',
  );
  expect(pl.box.calculator.problem.moreThanBuilt(5, 2)).toBe(
    'Liczba wiatraków to 5, a na planszy jest ich tylko 2.',
  );
  expect(en.box.calculator.problem.moreThanBuilt(5, 1)).toBe(
    '5 Windmills can’t count: only 1 is on the board.',
  );
});

it('counts in Polish', () => {
  const { unread, leads } = pl.box.calculator;
  expect([1, 2, 5].map(unread)).toEqual([
    '1 wpis jest nieczytelny. Eksport zachowa wszystko bez zmian.',
    '2 wpisy są nieczytelne. Eksport zachowa wszystko bez zmian.',
    '5 wpisów jest nieczytelnych. Eksport zachowa wszystko bez zmian.',
  ]);
  expect([leads(['Ola']), leads(['Ola', 'Jan'])]).toEqual(['Prowadzi Ola', 'Prowadzą Ola i Jan']);
});
