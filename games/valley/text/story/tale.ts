import { openVoice, type Voice } from '@polder/core/text';
import { type Edition, editionOf, usualValley, type ValleyFrame, type ValleyState } from '@polder/valley';
import { seatIcon } from '../labels/asked.js';
import type { Text, ValleyWords } from '../words.js';

/** A game as it is told: where it is, and the voice that tells of it. */
export interface Tale extends Voice<ValleyWords> {
  /** Before the event that is told. */
  readonly state: ValleyState;
  readonly edition: Edition;
  choices: number;
  /** The Gardener has no frames: what it does stands under the action or reward that it comes from. */
  under: number;
}

/** Frames that hold something together but are no deed of their own: they do not indent. */
const UNSEEN: ReadonlySet<string> = new Set(
  'startingCard marker gate wheels actions rewards gain seq area quarters gardener'.split(' '),
);
export const isSeen = ({ kind }: ValleyFrame): boolean => !UNSEEN.has(kind);

/** On a copy of the first state or view of a game. */
export function openTale(start: ValleyState): Tale {
  const state = usualValley.clone(start);
  const voice = openVoice<ValleyWords>(
    () => ({
      choices: tale.choices,
      seat: state.turn.seat,
      depth: tale.under + state.frames.filter(isSeen).length,
    }),
    (seat) => seatIcon(state, seat),
  );
  const tale: Tale = { ...voice, state, edition: editionOf(start), choices: 0, under: 0 };
  return tale;
}

export const topOf = ({ state: { frames } }: Tale): ValleyFrame => frames[frames.length - 1];

/** What was announced brought nothing; it must not cling to something else. */
export const broughtNothing = ({ expect }: Tale): void => expect(undefined);

export const sourceText =
  (source: string): Text =>
  ({ game }) =>
    game.source(source);
