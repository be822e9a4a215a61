import type { Seat } from '../game.js';
import type { SharedWords } from './en/index.js';
import type { Story, Text } from './story.js';

/** What any log needs to say. */
type Least = Pick<SharedWords, 'story'>;

/** Makes the lines of a log: deeds with their cause in front of them, and what stands beside. */
export interface Voice<Words> {
  /** A cause waits for the line that it is put in front of. */
  hasCause(): boolean;
  /** A deed of whoever acts. */
  say(text: Text<Words>): void;
  /** A deed of any seat: marked if another one acts. */
  sayOf(seat: Seat, text: Text<Words>): void;
  /** Something beside the deed: a waiting cause is not meant for it. */
  note(text: Text<Words>): void;
  /** What happens by itself. */
  aside(text: Text<Words>): void;
  /** Why the next good comes. `otherwise`: a line in its place, should nothing follow. */
  expect(cause: Text<Words> | undefined, otherwise?: Text<Words>): void;
  /** That line, after all: above what is done now. */
  announce(): void;
  /** A turn begins, or what somebody else does in it. */
  head(kind: 'turn' | 'part', seat: Seat, text: Text<Words>): void;
  /** The lines since the last time. */
  take(): readonly Story<Words>[];
}

/** `now`: when and where in the turn the next line is; `markOf`: the icon of a seat in a sentence. */
export function openVoice<Words extends Least>(
  now: () => Omit<Story<Words>, 'kind' | 'text'>,
  markOf: (seat: Seat) => string,
): Voice<Words> {
  let cause: Text<Words> | undefined;
  let owed: Text<Words> | undefined;
  let lines: Story<Words>[] = [];

  const add = (kind: Story<Words>['kind'], text: Text<Words>, depth = now().depth): void => {
    lines.push({ ...now(), kind, depth, text });
  };
  const note = (text: Text<Words>): void => add('line', text);
  function say(text: Text<Words>): void {
    const why = cause;
    cause = undefined;
    owed = undefined;
    note(why === undefined ? text : (words) => words.story.because(why(words), text(words)));
  }

  return {
    hasCause: () => cause !== undefined,
    say,
    sayOf(seat, text) {
      if (seat === now().seat) return say(text);
      const who = markOf(seat);
      note((words) => words.story.bySeat(who, text(words)));
    },
    note,
    aside: (text) => add('aside', text),
    expect(next, otherwise) {
      if (owed !== undefined) note(owed);
      cause = next;
      owed = otherwise;
    },
    announce() {
      if (owed === undefined) return;
      add('line', owed, Math.max(0, now().depth - 1));
      cause = undefined;
      owed = undefined;
    },
    head: (kind, seat, text) => void lines.push({ choices: now().choices, seat, kind, depth: 0, text }),
    take() {
      const said = lines;
      lines = [];
      return said;
    },
  };
}
