import type { PlainText, PlainThing } from '@polder/core';
import { type MorrisEvent, type MorrisState, POINTS } from './rules.js';

interface Words {
  readonly board: string;
  readonly hand: string;
  readonly ask: Readonly<Record<string, string>>;
  put(point: string): string;
  move(from: string, to: string): string;
  take(point: string): string;
  readonly mill: string;
  readonly draw: string;
  readonly won: string;
  readonly inMill: string;
  readonly sources: Readonly<Record<string, string>>;
}

/** Seven columns and seven rows, with a point where lines meet. */
function grid({ points }: MorrisState): (PlainThing | null)[] {
  return [7, 6, 5, 4, 3, 2, 1].flatMap((row) =>
    [...'abcdefg'].map((column) => {
      const at = POINTS.indexOf(`${column}${row}`);
      if (at < 0) return null;
      const seat = points[at];
      return { text: POINTS[at], target: `point:${POINTS[at]}`, ...(seat < 0 ? {} : { seat }) };
    }),
  );
}

const textIn = (words: Words): PlainText<MorrisState, MorrisEvent> => ({
  parts: (view) => [
    { title: words.board, columns: 7, things: grid(view) },
    { title: words.hand, things: view.inHand.map((n, seat) => ({ text: String(n), seat })) },
  ],
  question: (ask) => words.ask[ask] ?? ask,
  option(key) {
    const [, from, to] = /^(\w\d)>(\w\d)$/.exec(key) ?? [];
    if (from) return words.move(from, to);
    return key.startsWith('take:') ? words.take(key.slice(5)) : words.put(key);
  },
  told(event) {
    if (event.type === 'put') return words.put(POINTS[event.at]) + (event.mill ? words.mill : '');
    if (event.type === 'moved')
      return words.move(POINTS[event.from], POINTS[event.to]) + (event.mill ? words.mill : '');
    if (event.type === 'taken') return words.take(POINTS[event.at]);
    if (event.type === 'over') return event.winner === null ? words.draw : words.won;
    return undefined;
  },
  reason: () => words.inMill,
  source: (source) => words.sources[source] ?? source,
});

export const morrisText = {
  en: textIn({
    board: 'The board',
    hand: 'Men to put',
    ask: { put: 'Put a man on a free point', move: 'Move a man', take: 'Take a man' },
    put: (point) => `A man on ${point}`,
    move: (from, to) => `${from} to ${to}`,
    take: (point) => `Take the man on ${point}`,
    mill: ', a mill',
    draw: 'A draw',
    won: 'The game is over',
    inMill: 'It stands in a mill, and others do not.',
    sources: { game: 'Game', men: 'Men', mills: 'Mills' },
  }),
  pl: textIn({
    board: 'Plansza',
    hand: 'Piony do postawienia',
    ask: { put: 'Postaw pion na wolnym polu', move: 'Przesuń pion', take: 'Zdejmij pion' },
    put: (point) => `Pion na ${point}`,
    move: (from, to) => `${from} na ${to}`,
    take: (point) => `Zdjęcie pionu z ${point}`,
    mill: ', młynek',
    draw: 'Remis',
    won: 'Koniec gry',
    inMill: 'Stoi w młynku, a inne nie.',
    sources: { game: 'Gra', men: 'Piony', mills: 'Młynki' },
  }),
};
