/** One line of a game's story. Indent 0 is a heading: a new turn. */
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

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Makes the lines of a log: deeds with the reason in front of them, and what stands beside. */
export interface Voice {
  /** Why the next good comes: waits for the line that it is put in front of. */
  readonly label: string;
  heading(text: string): void;
  /** A deed of whoever acts. */
  say(text: string): void;
  /** Something beside the deed: a waiting label is not meant for it. */
  note(text: string): void;
  /** What happens by itself. */
  aside(text: string): void;
  /** `otherwise`: a line in place of the label, should nothing follow that it can be put in front of. */
  expect(label: string, otherwise?: string): void;
  /** That line, after all: above what is done now. */
  announce(): void;
  /** The lines since the last time. */
  take(): readonly LogLine[];
}

/** `indent`: how deep the game is in its actions now. */
export function openVoice(indent: () => number): Voice {
  let label = '';
  let owed = '';
  let lines: LogLine[] = [];

  const add = (depth: number, text: string): void => void lines.push({ indent: depth, text });
  const note = (text: string): void => add(indent(), capital(text));

  return {
    get label() {
      return label;
    },
    heading: (text) => add(0, text),
    say(text) {
      add(indent(), label === '' ? capital(text) : `${label}: ${text}`);
      label = '';
      owed = '';
    },
    note,
    aside: (text) => void lines.push({ indent: indent(), text: capital(text), aside: true }),
    expect(next, otherwise = '') {
      if (owed !== '') note(owed);
      label = next;
      owed = otherwise;
    },
    announce() {
      if (owed === '') return;
      add(indent() - 1, capital(owed));
      label = '';
      owed = '';
    },
    take() {
      const said = lines;
      lines = [];
      return said;
    },
  };
}
