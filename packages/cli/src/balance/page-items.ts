import { type Estimate, type Flag, flagWords, isAboutWins } from '@polder/bots/balance';
import { grouped, some } from '../text/table.js';
import {
  type Analysis,
  type FamilyRows,
  type ItemRow,
  type Outlier,
  tested,
  unexplained,
} from './analysis.js';
import { intervalWords, percent, points, signed } from './figures.js';
import { type Html, html } from './html.js';
import { liftScale, liftSketch, shareSketch, stripSketch } from './sketches.js';

const MINUS = '−';
const isFlagged = ({ flags }: ItemRow): boolean => flags.some(isAboutWins);

/** Beside its colour each has a sign of its own. */
const FLAG_MARKS: Readonly<Record<Flag['kind'], readonly [kind: string, mark: string]>> = {
  lifts: ['up', '▲'],
  costs: ['down', '▼'],
  rare: ['rare', '◇'],
  never: ['rare', '○'],
};

function flagMark(flag: Flag): Html {
  const [kind, mark] = FLAG_MARKS[flag.kind];
  return html`<span class="${kind}"><span aria-hidden="true">${mark} </span>${flagWords(flag)}</span>`;
}

/** What stands out, with a place for its explanation. */
export function outlierPanel(analysis: Analysis): Html {
  const { standsOut } = analysis;
  const missing = unexplained(analysis);
  const byChance = Math.round(tested(analysis) * 0.05);
  const lead =
    standsOut.length === 0
      ? 'Nothing stands out.'
      : `${some(standsOut.length, 'item')}, ${missing} without an explanation.`;
  return html`<div class="panel"><h3>What stands out</h3>
<p class="lead">${lead} ${some(tested(analysis), 'lift')} could be tested: by chance alone about ${byChance} of their intervals would leave 0 out.</p>
${standsOut.length === 0 ? undefined : outlierTable(standsOut)}</div>`;
}

function outlierTable(items: readonly Outlier[]): Html {
  return html`<div class="scroll" tabindex="0" role="region" aria-label="What stands out"><table>
<caption>Lift is the adjusted one, in percentage points with its 95% interval.</caption>
<thead><tr><th scope="col" class="words what">Item</th><th scope="col" class="words why">Why</th><th scope="col" colspan="2">Lift</th><th scope="col">Taken</th><th scope="col" class="words note">Explanation</th></tr></thead>
<tbody>${items.map(
    (item) => html`<tr><th scope="row">${item.name}<span class="id">${item.family} · ${item.id}</span></th>
<td class="words">${item.flags.map((flag) => html`<div>${flagMark(flag)}</div>`)}</td>
${liftCells(item.lift, isFlagged(item))}
<td class="nowrap">${percentOf(item.share)}<span class="id">${grouped(item.taken)} of ${grouped(item.chances)}</span></td>
<td class="words">${item.note === undefined ? html`<span class="missing">without an explanation</span>` : item.note}</td></tr>`,
  )}</tbody></table></div>`;
}

const percentOf = (share: number | undefined): string => (share === undefined ? '–' : percent(share));

function liftCells(lift: Estimate | undefined, flagged: boolean): Html {
  if (!lift) return html`<td></td><td class="quiet">–</td>`;
  return html`<td>${liftSketch(lift, flagged)}</td><td class="nowrap">${points(lift.value, MINUS)}<span class="id">${intervalWords(lift, MINUS)}</span></td>`;
}

/** All items, a fold for each family. */
export function itemsPanel({ families }: Analysis): Html {
  return html`<div class="panel"><h3>All items</h3>
<p class="lead">Adjusted lifts are drawn from ${liftScale} points; dotted lines stand at the limits. Open a family for its figures.</p>
${families.map(familyFold)}</div>`;
}

function familyFold(family: FamilyRows): Html {
  const { name, items } = family;
  const lifts = items.flatMap((item) =>
    item.lift?.interval ? [{ value: item.lift.value, flagged: isFlagged(item) }] : [],
  );
  const out = items.filter(({ flags }) => flags.length > 0).length;
  return html`<details><summary><span class="name">${name}</span><span class="quiet">${some(items.length, 'item')}${out > 0 ? `, ${out} standing out` : ''}</span>${stripSketch(lifts)}</summary>
<div class="scroll" tabindex="0" role="region" aria-label="${name}">${familyTable(family)}</div></details>`;
}

function familyTable({ name, chance, items }: FamilyRows): Html {
  return html`<table><caption>${name}. A chance: ${chance}.</caption>
<thead><tr><th scope="col" class="words">Item</th><th scope="col">Chances</th><th scope="col">Taken</th><th scope="col" colspan="2">Share</th><th scope="col">Games</th><th scope="col" colspan="2">Adjusted lift</th><th scope="col">Raw lift</th><th scope="col">VP margin</th></tr></thead>
<tbody>${items.map(itemRow)}</tbody></table>`;
}

function itemRow(item: ItemRow): Html {
  const { id, name, chances, taken, share, games, lift, raw, margin, flags } = item;
  return html`<tr><th scope="row">${name}<span class="id">${id}${flags.length > 0 ? ' · ' : ''}${flags.map((flag) => flagMark(flag))}</span></th>
<td>${grouped(chances)}</td><td>${grouped(taken)}</td><td>${share === undefined ? undefined : shareSketch(share)}</td><td>${percentOf(share)}</td><td>${grouped(games)}</td>
${liftCells(lift, isFlagged(item))}
<td class="nowrap">${raw ? points(raw.value, MINUS) : '–'}<span class="id">${raw ? intervalWords(raw, MINUS) : ''}</span></td><td>${margin === undefined ? '–' : signed(margin, MINUS)}</td></tr>`;
}
