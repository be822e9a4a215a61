/** Where a command writes; tests put their own in its place. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Colours on standard output. */
  readonly style: Style;
  /** A person watches standard error: a progress bar makes sense. */
  readonly watched: boolean;
}

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
}

export const plainStyle: Style = { bold: (text) => text, dim: (text) => text };

const ansiStyle: Style = {
  bold: (text) => `\u001b[1m${text}\u001b[22m`,
  dim: (text) => `\u001b[2m${text}\u001b[22m`,
};

export function terminalIo(): Io {
  // An empty NO_COLOR counts as unset (no-color.org).
  const colours = process.stdout.isTTY && !process.env.NO_COLOR && process.env.TERM !== 'dumb';
  return {
    out: (text) => void process.stdout.write(`${text}\n`),
    err: (text) => void process.stderr.write(`${text}\n`),
    style: colours ? ansiStyle : plainStyle,
    watched: process.stderr.isTTY === true,
  };
}
