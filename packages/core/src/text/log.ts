import type { GameEvent } from '../game.js';
import type { GameGrounds } from './grounds.js';
import { type NameOf, plain } from './rich.js';
import type { Story, Teller } from './story.js';
import { capital } from './who.js';

export const LANGUAGES = { en: 'English', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;

/** One line of a game's story without pictures. Indent 0 is a heading: a new turn. */
export interface LogLine {
  readonly indent: number;
  readonly text: string;
  /** What happens by itself, such as a refilled offer. */
  readonly aside?: true;
}

export interface Log<Event> {
  /** What this event says, given all those before it; often nothing. */
  tell(event: Event): readonly LogLine[];
}

/** What a game says, language by language, where there is no screen: command line, mails. */
export interface GameText<State, Event extends GameEvent> {
  openLog(start: State, names: readonly string[], language: Language): Log<Event>;
  /** A line of the score sheet. */
  sourceName(source: string, language?: Language): string;
  /** Why something can't be chosen; undefined: the rules have no such reason. */
  reason(id: string, language: Language): string | undefined;
  /** Why a turn is better than another one. */
  readonly grounds: GameGrounds;
}

interface Least {
  readonly game: { readonly icon: NameOf };
}
/** What a game brings along for it. */
export interface GameTexts<State, Event extends GameEvent, Words extends Least> {
  readonly words: Readonly<Record<Language, Words>>;
  openTeller(start: State): Teller<Event, Words>;
  /** The mark of a seat in sentences: `{marker-1}`. */
  seatMark(start: State, seat: number): string;
  sourceName(source: string, words: Words): string;
  reason(id: string, words: Words): string | undefined;
  readonly grounds: GameGrounds;
}

export function gameText<State, Event extends GameEvent, Words extends Least>(
  texts: GameTexts<State, Event, Words>,
): GameText<State, Event> {
  return {
    openLog(start, names, language) {
      const words = texts.words[language];
      const teller = texts.openTeller(start);
      const marks = new Map(names.map((name, seat) => [texts.seatMark(start, seat), name]));
      const nameOf: NameOf = (icon, n) => marks.get(`{${icon}}`) ?? words.game.icon(icon, n);
      return {
        tell: (event) =>
          teller.tell(event).map((story) => lineOf(story, plain(story.text(words), nameOf), names)),
      };
    },
    sourceName: (source, language = 'en') => texts.sourceName(source, texts.words[language]),
    reason: (id, language) => texts.reason(id, texts.words[language]),
    grounds: texts.grounds,
  };
}

/** A turn, and what somebody else does in it, begin with a name; all else stands below. */
function lineOf<Words>({ kind, seat, depth }: Story<Words>, text: string, names: readonly string[]): LogLine {
  switch (kind) {
    case 'turn':
      return { indent: 0, text: `${text}, ${names[seat]}` };
    case 'part':
      return { indent: 1, text: `${names[seat]}, ${text}` };
    case 'line':
      return { indent: depth + 1, text: capital(text) };
    case 'aside':
      return { indent: depth + 1, text: capital(text), aside: true };
  }
}
