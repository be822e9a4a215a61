import { LENGTH, rangeWords, SCORES, seatWords } from '@polder/bots/balance';
import { withGame } from '../games.js';
import { grouped, some } from '../text/table.js';
import type { Analysis } from './analysis.js';
import { lengthChart, type Part, scoreChart, seatChart, stackChart } from './charts.js';
import { decimal, percent, signed } from './figures.js';
import { type Html, html, raw } from './html.js';
import { itemsPanel, outlierPanel } from './page-items.js';
import { TINT_COUNT } from './page-style.js';
import { aboutFacts, type BalanceRecord, tableWords } from './record.js';
import { differenceSketch } from './sketches.js';

const MINUS = '−';

/** All about one table. */
export function tableSection(record: BalanceRecord, analysis: Analysis, anchor: string): Html {
  const { about } = analysis;
  return html`<section class="table" id="${anchor}" aria-labelledby="${anchor}-title">
<h2 id="${anchor}-title">${tableWords(about)} <small>${about.bot.id}</small></h2>
<dl class="facts">${aboutFacts(record).map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>`)}</dl>
${seatPanel(analysis)}
<div class="pair multiples">${lengthPanel(analysis)}${scorePanel(analysis)}</div>
${sourcePanel(analysis)}
${outlierPanel(analysis)}
${itemsPanel(analysis)}
</section>`;
}

function seatPanel({ seats }: Analysis): Html {
  return html`<div class="panel"><h3>Seats</h3><div class="pair"><figure>${seatChart(seats)}</figure>
<div class="scroll" tabindex="0" role="region" aria-label="Seats"><table><caption>Victories with Wilson’s 95% interval, and VP. Open: the interval allows for both.</caption>
<thead><tr><th scope="col" class="words">Seat</th><th scope="col">95% interval</th><th scope="col" class="words">Verdict</th><th scope="col">VP</th><th scope="col">sd</th></tr></thead>
<tbody>${seats.map(
    (
      seat,
      i,
    ) => html`<tr><th scope="row">${i + 1}</th><td class="nowrap">${percent(seat.interval[0])} to ${percent(seat.interval[1])}</td>
<td class="words">${seatWords(seat)}</td><td>${decimal(seat.vp.mean)}</td><td>${decimal(seat.vp.sd)}</td></tr>`,
  )}</tbody></table></div></div></div>`;
}

function lengthPanel({ rounds, remarks }: Analysis): Html {
  const remarked = Object.entries(remarks).sort(([a], [b]) => (a < b ? -1 : 1));
  return html`<div class="panel"><h3>Length</h3><figure>${lengthChart(rounds.histogram, rounds.mean)}
<figcaption>Turns of each player: mean ${decimal(rounds.mean)}, ${rangeWords(rounds.mean, LENGTH)} (the band), as in ${percent(rounds.within)} of the games; sd ${decimal(rounds.sd)}, from ${rounds.min} to ${rounds.max}.${remarked.map(([remark, n]) => ` Remarked: ${remark}, in ${some(n, 'game')}.`)}</figcaption></figure></div>`;
}

function scorePanel({ scores: { all, winners, losers } }: Analysis): Html {
  return html`<div class="panel"><h3>Scores</h3><figure>${scoreChart(winners.histogram, losers.histogram)}
<figcaption>VP at the end, each side as shares of its own. Mean ${decimal(all.mean)}, ${rangeWords(all.mean, SCORES)}: winners ${decimal(winners.mean)}, others ${decimal(losers.mean)}.</figcaption></figure></div>`;
}

/** Stacked bars and what makes the difference; the smallest sources share a colour. */
function sourcePanel({ about, scores }: Analysis): Html {
  const nameOf = withGame(about.game, ({ text }) => text.sourceName);
  const { all, winners, losers } = scores;
  const sources = Object.keys(all.sources).sort(
    (a, b) => Math.abs(all.sources[b]) - Math.abs(all.sources[a]),
  );
  const tint = (i: number): number => Math.min(i + 1, TINT_COUNT);
  const parts = (of: Readonly<Record<string, number>>): Part[] =>
    sources.map((source, i) => ({ name: nameOf(source), value: of[source] ?? 0, tint: tint(i) }));
  const differences = sources.map((source) => (winners.sources[source] ?? 0) - (losers.sources[source] ?? 0));
  const most = Math.max(1, ...differences.map(Math.abs));
  const rows = sources.map((source, i) => {
    const means = [all, winners, losers].map((group) => group.sources[source] ?? 0);
    return html`<tr><th scope="row">${key(tint(i))}${nameOf(source)}</th>${means.map((vp) => html`<td>${decimal(vp, MINUS)}</td>`)}
<td>${differenceSketch(differences[i], most)}</td><td>${signed(differences[i], MINUS)}</td></tr>`;
  });
  const totals = [all, winners, losers].map(({ mean }) => html`<td>${decimal(mean)}</td>`);
  return html`<div class="panel"><h3>Where VP come from</h3><figure class="wide">${stackChart([
    { name: 'Winners', parts: parts(winners.sources) },
    { name: 'All', parts: parts(all.sources) },
    { name: 'Others', parts: parts(losers.sources) },
  ])}</figure>
<div class="scroll" tabindex="0" role="region" aria-label="VP by source"><table class="close"><caption>Mean VP of a seat by source, over ${grouped(all.seats)} seats. The difference between winners and others shows what decides games.</caption>
<thead><tr><th scope="col" class="words">Source</th><th scope="col">All</th><th scope="col">Winners</th><th scope="col">Others</th><th scope="col" colspan="2">Winners above others</th></tr></thead>
<tbody>${rows}<tr class="total"><th scope="row">Total</th>${totals}<td></td><td>${signed(winners.mean - losers.mean, MINUS)}</td></tr></tbody></table></div></div>`;
}

const key = (tint: number): Html => raw(`<span class="key" style="background:var(--t${tint})"></span>`);
