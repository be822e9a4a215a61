import type { GameEvent, Seat } from '../game.js';
import type { PlainText } from '../manifest.js';
import { groundsWords } from './en/grounds.js';
import type { GameGrounds } from './grounds.js';
import type { GameText, Language, LogLine } from './log.js';
import { groundsWords as groundsWordsPl } from './pl/grounds.js';

/** The log of a game that has plain texts only: a heading for each turn, and what is told in it. */
export const plainGameText = (
  texts: Readonly<Record<Language, PlainText>>,
): GameText<unknown, GameEvent> => ({
  openLog(start, names, language) {
    // A game may begin in the middle of its first turn.
    let opens: Seat | undefined = (start as { readonly turn?: { readonly seat: Seat } }).turn?.seat;
    const heading = (seat: Seat): LogLine => ({ indent: 0, text: names[seat] });
    return {
      tell(event) {
        if (event.type === 'turn') {
          opens = undefined;
          return event.seat === undefined ? [] : [heading(event.seat)];
        }
        const told = texts[language].told(event);
        if (told === undefined) return [];
        const line = { indent: 1, text: told };
        const first = opens;
        opens = undefined;
        return first === undefined ? [line] : [heading(first), line];
      },
    };
  },
  sourceName: (source, language = 'en') => texts[language].source(source),
  reason: (id, language) => texts[language].reason(id),
  grounds: plainGrounds(texts),
});

/** Features of such a game are called like lines of its score sheet. */
export const plainGrounds = (texts: Readonly<Record<Language, PlainText>>): GameGrounds => ({
  things: {},
  words: { en: groundsWords({}, texts.en.source), pl: groundsWordsPl({}, texts.pl.source) },
});
