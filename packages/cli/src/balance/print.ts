import { flagWords, LENGTH, rangeWords, SCORES, seatWords } from '@polder/bots/balance';
import type { Io } from '../io.js';
import { facts, PAGE, some, table } from '../text/table.js';
import { type Analysis, type Outlier, unexplained } from './analysis.js';
import { decimal, intervalWords, percent, points, signed } from './figures.js';
import { aboutFacts, type BalanceRecord, tableWords } from './record.js';

/** A short summary of one table for the terminal. */
export function printSummary(
  record: BalanceRecord,
  analysis: Analysis,
  sourceName: (source: string) => string,
  io: Io,
): void {
  const { style } = io;
  const { rounds, remarks, scores, seats, standsOut } = analysis;
  io.out(style.bold(`${tableWords(analysis.about)}: balance`));
  io.out('');
  const remarked = Object.entries(remarks).map(([remark, n]) => `${remark} in ${some(n, 'game')}`);
  const lines = facts(style, [
    ...aboutFacts(record).map(([name, value]) => [name, shorten(value, PAGE - 10)] as const),
    [
      'rounds',
      `mean ${decimal(rounds.mean)}, ${rangeWords(rounds.mean, LENGTH)}, as in ${percent(rounds.within)} ` +
        `of the games; ${rounds.min} to ${rounds.max}`,
    ],
    [
      'VP',
      `mean ${decimal(scores.all.mean)}, ${rangeWords(scores.all.mean, SCORES)}; winners ${decimal(scores.winners.mean)}, ` +
        `others ${decimal(scores.losers.mean)}`,
    ],
    ...(remarked.length > 0 ? [['remarks', remarked.sort().join(', ')] as const] : []),
  ]);
  const seatRows = seats.map((seat, i) => [
    ...[String(i + 1), decimal(seat.vp.mean), decimal(seat.vp.sd), percent(seat.share)],
    ...[`${percent(seat.interval[0])} to ${percent(seat.interval[1])}`, seatWords(seat)],
  ]);
  const seatHead = ['seat', 'VP mean', 'sd', 'wins', '95% interval', `fair: ${percent(seats[0].fair)}`];
  const blocks = [
    lines,
    table(style, seatHead, seatRows),
    table(
      style,
      ['mean VP from', 'all', 'winners', 'others', 'difference'],
      sourceRows(analysis, sourceName),
      {
        total: true,
      },
    ),
    standsOut.length === 0 ? ['Nothing stands out.'] : outliers(analysis, io),
  ];
  io.out(blocks.map((block) => block.join('\n')).join('\n\n'));
}

function sourceRows({ scores }: Analysis, sourceName: (source: string) => string): string[][] {
  const { all, winners, losers } = scores;
  const row = (name: string, everybody: number, won: number, lost: number): string[] => [
    ...[name, decimal(everybody), decimal(won), decimal(lost)],
    signed(won - lost),
  ];
  const sources = Object.keys(all.sources).sort((a, b) => all.sources[b] - all.sources[a]);
  return [
    ...sources.map((source) =>
      row(sourceName(source), all.sources[source], winners.sources[source] ?? 0, losers.sources[source] ?? 0),
    ),
    row('Total', all.mean, winners.mean, losers.mean),
  ];
}

/** So many of what stands out are printed. */
const LISTED = 10;

function outliers(analysis: Analysis, { style }: Io): string[] {
  const { standsOut } = analysis;
  const missing = unexplained(analysis);
  const found = `${some(standsOut.length, 'item')} ${standsOut.length === 1 ? 'stands' : 'stand'} out`;
  return [
    style.bold(`${found}, ${missing} without an explanation`),
    ...standsOut
      .slice(0, LISTED)
      .flatMap((item) => [
        `  ${shorten(`${item.id}  ${item.family}: ${item.name}`, PAGE - 2)}`,
        `    ${shorten(outlierWords(item), PAGE - 4)}`,
        ...(item.note === undefined ? [] : [`    ${shorten(item.note, PAGE - 4)}`]),
      ]),
    ...(standsOut.length > LISTED ? [`  and ${standsOut.length - LISTED} more: --out writes all`] : []),
  ];
}

function outlierWords({ flags, lift, chances, taken }: Outlier): string {
  const why = flags.map(flagWords).join('; ');
  const numbers = lift ? `, lift ${points(lift.value)} (${intervalWords(lift)})` : '';
  return `${why}${numbers}, taken ${taken} of ${chances}`;
}

const shorten = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text;
