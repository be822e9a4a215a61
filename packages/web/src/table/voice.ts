import type { Words } from '../words/words.js';
import type { Story } from './story.js';

/** In whatever language is asked for. */
export type Text = (words: Words) => string;

/** Makes the lines of a log: deeds with their cause in front of them, and what stands beside. */
export interface Voice {
  /** A cause waits for the line that it is put in front of. */
  readonly hasCause: boolean;
  /** A deed of whoever acts. */
  say(text: Text): void;
  /** Something beside the deed: a waiting cause is not meant for it. */
  note(text: Text): void;
  /** What happens by itself. */
  aside(text: Text): void;
  /** Why the next good comes. `otherwise`: a line in its place, should nothing follow. */
  expect(cause: Text | undefined, otherwise?: Text): void;
  /** That line, after all: above what is done now. */
  announce(): void;
  /** The lines since the last time. */
  take(): readonly Story[];
}

/** `now`: when and where in the turn the next line is. */
export function openVoice(now: () => Omit<Story, 'kind' | 'text'>): Voice {
  let cause: Text | undefined;
  let owed: Text | undefined;
  let lines: Story[] = [];

  const add = (kind: Story['kind'], text: Text, depth = now().depth): void => {
    lines.push({ ...now(), kind, depth, text });
  };
  const note = (text: Text): void => add('line', text);

  return {
    get hasCause() {
      return cause !== undefined;
    },
    say(text) {
      const why = cause;
      cause = undefined;
      owed = undefined;
      note(why === undefined ? text : (words) => words.story.because(why(words), text(words)));
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
    take() {
      const said = lines;
      lines = [];
      return said;
    },
  };
}
