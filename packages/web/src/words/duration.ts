type Unit = 'day' | 'hour' | 'minute' | 'second';
const LENGTHS: readonly (readonly [Unit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** '45 seconds', '25 minutes', '2 days': in the largest unit that it is so many whole ones of. */
export const durationOf = (language: string): ((seconds: number) => string) => {
  const say = (n: number, unit: Unit): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
  return (seconds) => {
    const [unit, length] = LENGTHS.find(([, it]) => seconds >= it && seconds % it === 0) ?? ['second', 1];
    return say(Math.max(0, Math.round(seconds / length)), unit);
  };
};
