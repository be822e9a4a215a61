import { FEWEST_GAMES, LENGTH, LIFT_LIMIT, RARE_CHANCES, RARE_SHARE, SEAT_SLACK } from '@polder/bots/balance';
import { grouped } from '../text/table.js';
import { type Analysis, unexplained } from './analysis.js';
import { percent } from './figures.js';
import { type Html, html, raw } from './html.js';
import { STYLE } from './page-style.js';
import { tableSection } from './page-table.js';
import { type BalanceRecord, tableWords } from './record.js';
import { liftDefinitions, seatSketch } from './sketches.js';

const anchorOf = (i: number): string => `table-${i + 1}`;

/** One page about one or more tables: nothing is loaded from elsewhere, no script. */
export function balancePage(records: readonly BalanceRecord[], analyses: readonly Analysis[]): string {
  const sections = records.map((record, i) => tableSection(record, analyses[i], anchorOf(i)));
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Balance: ${analyses.map(({ about }) => tableWords(about)).join('; ')}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<header><div><h1>Balance</h1>
<p>Bots against each other, the same level on every seat: who wins from where, how long it takes, what makes the points, and what each tile, card and space does for whoever takes it.</p>
<nav aria-label="Tables"><ul>${analyses.map(({ about }, i) => html`<li><a href="#${anchorOf(i)}">${tableWords(about)} (${about.bot.id})</a></li>`)}<li><a href="#terms">How to read it</a></li></ul></nav></div></header>
<main>
${liftDefinitions()}
${overview(analyses)}
${sections}
${terms()}
</main>
<footer>Made by <code>polder balance</code>.</footer>
</body>
</html>
`.html;
}

function overview(analyses: readonly Analysis[]): Html {
  return html`<section class="panel" aria-labelledby="overview"><h2 id="overview">Overview</h2>
<div class="scroll" tabindex="0" role="region" aria-label="Overview"><table>
<caption>Seats: share of the victories with its 95% interval, the band is within ${SEAT_SLACK * 100} points of fair, the drawing ends 15 points off.</caption>
<thead><tr><th scope="col" class="words">Table</th><th scope="col" class="words">Bots</th><th scope="col">Games</th><th scope="col" colspan="2">Seats, furthest from fair</th><th scope="col">Rounds</th><th scope="col">${LENGTH.least} to ${LENGTH.most}</th><th scope="col">VP</th><th scope="col">Winners</th><th scope="col">Standing out</th></tr></thead>
<tbody>${analyses.map(overviewRow)}</tbody></table></div></section>`;
}

function overviewRow(analysis: Analysis, i: number): Html {
  const { about, games, seats, rounds, scores, standsOut } = analysis;
  const off = Math.max(...seats.map(({ share, fair }) => Math.abs(share - fair)));
  return html`<tr><th scope="row"><a href="#${anchorOf(i)}">${tableWords(about)}</a></th><td class="words">${about.bot.id}</td><td>${grouped(games)}</td>
<td>${seatSketch(seats)}</td><td class="nowrap">${(off * 100).toFixed(1)} points</td><td>${rounds.mean.toFixed(1)}</td><td>${percent(rounds.within, 0)}</td>
<td>${scores.all.mean.toFixed(1)}</td><td>${scores.winners.mean.toFixed(1)}</td><td class="nowrap">${standsOut.length}<span class="id">${unexplained(analysis)} unexplained</span></td></tr>`;
}

function terms(): Html {
  const limit = LIFT_LIMIT * 100;
  return html`<section class="panel last" aria-labelledby="terms"><h2 id="terms">How to read it</h2>
<dl class="terms">
<dt>Chance, taken</dt><dd>How often an item could have been taken when a seat decided, and how often it was. What comes without a choice counts as both. Each family says what exactly a chance is.</dd>
<dt>Raw lift</dt><dd>Of the seats that took the item at least once, the share of victories minus the fair share (1 divided by the number of seats), in percentage points. A shared victory is shared. It is small where nearly everybody takes an item: if all seats of a game did, they win their fair share together.</dd>
<dt>Adjusted lift</dt><dd>The same, but only in games where some seats took the item and others did not: victories of the takers minus the number of takers divided by the number of seats. Takers are so compared with others of the same game, and a long game that gives everybody more of everything counts for nobody. What stands out is judged by this.</dd>
<dt>95% interval</dt><dd>Games are independent of each other, the seats of one game are not: the error is computed from whole games, and is never smaller than what chance alone would give. With fewer than ${FEWEST_GAMES} such games there is none. One interval in twenty misses the truth: among hundreds of items some will look special by chance.</dd>
<dt>VP margin</dt><dd>Mean VP of the takers minus that of the others, in the same mixed games.</dd>
<dt>Stands out</dt><dd>The adjusted lift is more than ${limit} points away from 0 and its interval leaves 0 out; ‘clearly’ if the whole interval is beyond ${limit}. Or the item was taken in under ${RARE_SHARE * 100}% of its chances, of which there were at least ${RARE_CHANCES}.</dd>
<dt>A warning</dt><dd>A lift is no cause. Who is ahead can afford more; an item may go with victory because it is strong, or because strong seats get to it.</dd>
</dl></section>`;
}
