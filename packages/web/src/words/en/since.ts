/** What others did since one's last turn: a line each, in few words. */
export const since = {
  title: 'Since your last turn',
  lastTurns: 'Last turns',
  whole: 'Whole game',
  nothing: 'has not played yet',
  again: 'Show again',
  line: (name: string, parts: readonly string[]): string => `${name}: ${parts.join(', ')}`,
  unfold: 'What happened, line by line',
  /** Beside a name. */
  chooses: 'choosing',
  next: 'next',
  vp: (n: number): string => `${n > 0 ? `+${n}` : `−${-n}`} {vp}`,
};
