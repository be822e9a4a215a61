/** Colours and type are those of the table (its design tokens). */

const LIGHT = `
  color-scheme: light;
  --ground: #efe6d3; --panel: #fcf8ee; --panel-2: #f4ecdb; --panel-3: #e0d3b8;
  --ink: #17233d; --ink-2: #4a5670; --on-bar: #fffaf0; --bar: #12316a;
  --delft: #1d4a93; --delft-line: #a9bddd; --delft-wash: #dfe8f5;
  --band: #cfe7e5; --off: #a9772f; --whisker: #17233d; --limit: #8795a8;
  --gain: #1e6f43; --loss: #a3291f; --focus: #0b57d0; --inside: #fffaf0;
  --t1: #1d4a93; --t2: #1f7480; --t3: #8f5c28; --t4: #8a4bb5; --t5: #55752b;
  --t6: #9b2257; --t7: #4a70ae; --t8: #7f6416; --t9: #4d5a6b; --t10: #66758a;`;

const DARK = `
  color-scheme: dark;
  --ground: #0c1526; --panel: #15223a; --panel-2: #1c2c48; --panel-3: #324a73;
  --ink: #f1eadb; --ink-2: #b9c3d6; --on-bar: #f1eadb; --bar: #0a1222;
  --delft: #8db4ef; --delft-line: #365079; --delft-wash: #213862;
  --band: #1d4f5a; --off: #e2a92d; --whisker: #f1eadb; --limit: #6f83a3;
  --gain: #7fd6a0; --loss: #ff9c8d; --focus: #ffd166; --inside: #0c1526;
  --t1: #8db4ef; --t2: #4fb3bd; --t3: #cf9c66; --t4: #bb8fe0; --t5: #93b66c;
  --t6: #ef7fb0; --t7: #6f97d6; --t8: #e2a92d; --t9: #b4c2d6; --t10: #8798b0;`;

const TINTS = Array.from({ length: 10 }, (_, i) => `.tint${i + 1} { fill: var(--t${i + 1}); }`).join('\n');
export const TINT_COUNT = 10;

export const STYLE = `
:root {${LIGHT}
  --title: "Fraunces", "Fraunces Variable", "Iowan Old Style", "Palatino Linotype", Georgia, serif;
  --body: "Source Sans 3", "Source Sans 3 Variable", "Source Sans Pro", "Segoe UI", Roboto,
    "Helvetica Neue", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) { :root {${DARK} } }
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 var(--body);
  font-variant-numeric: tabular-nums; }
a { color: var(--delft); }
:focus-visible { outline: 2.25px solid var(--focus); outline-offset: 2px; }
header { background: var(--bar); color: var(--on-bar); }
header > div, main, footer { max-width: 1180px; margin: 0 auto; padding: 0 24px; }
header > div { padding-top: 34px; padding-bottom: 30px; }
h1, h2, h3, h4 { font-family: var(--title); font-weight: 600; line-height: 1.2; text-wrap: balance; }
h1 { font-size: 2.4rem; margin: 0; }
header p { margin: 8px 0 0; max-width: 66ch; opacity: .88; }
h2 { font-size: 1.7rem; margin: 0 0 4px; }
h2 small { font: 400 1.05rem var(--body); color: var(--ink-2); margin-left: 6px; }
h3 { font-size: 1.2rem; margin: 0 0 10px; }
main { padding-top: 24px; padding-bottom: 60px; }
section { margin-bottom: 28px; }
.panel { background: var(--panel); border: 1.25px solid var(--delft-line); border-radius: 6px;
  box-shadow: inset 0 0 0 2px var(--panel), inset 0 0 0 2.75px var(--delft-wash); padding: 22px 24px; }
.table { margin-top: 44px; }
.table > .panel { margin-top: 14px; } .last { margin-top: 44px; }
.lead { color: var(--ink-2); margin: 0 0 4px; }
.facts { display: flex; flex-wrap: wrap; gap: 2px 22px; margin: 0; color: var(--ink-2); font-size: .875rem; }
.facts div { display: flex; gap: 6px; } .facts dt { font-weight: 600; } .facts dd { margin: 0; overflow-wrap: anywhere; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr)); gap: 14px 40px;
  align-items: start; }
.multiples { margin-top: 14px; gap: 14px; align-items: stretch; }
figure { margin: 0; } figcaption { color: var(--ink-2); font-size: .875rem; margin-top: 8px; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
caption { text-align: left; color: var(--ink-2); font-size: .875rem; padding: 0 0 8px; }
th, td { padding: 5px 10px; text-align: right; vertical-align: middle; border-top: .75px solid var(--delft-wash); }
thead th { border-top: 0; border-bottom: 1.25px solid var(--delft-line); color: var(--ink-2); font-weight: 600;
  vertical-align: bottom; white-space: nowrap; }
th:first-child, td:first-child { padding-left: 2px; } th:last-child, td:last-child { padding-right: 2px; }
th[scope=row], .words { text-align: left; font-weight: 400; }
tr.total th, tr.total td { font-weight: 700; border-top: 1.25px solid var(--delft-line); }
tbody tr:hover { background: var(--panel-2); }
.close th, .close td { padding-top: 3px; padding-bottom: 3px; }
.id { display: block; color: var(--ink-2); font-size: .78rem; overflow-wrap: anywhere; }
.quiet { color: var(--ink-2); white-space: nowrap; } .nowrap { white-space: nowrap; }
.up { color: var(--gain); font-weight: 600; } .down { color: var(--loss); font-weight: 600; }
.rare { color: var(--off); font-weight: 600; }
.missing { color: var(--ink-2); font-style: italic; }
.why { min-width: 11rem; } .note { width: 27%; min-width: 12rem; } .what { width: 30%; }
details { border-top: .75px solid var(--delft-wash); }
details:first-of-type { border-top: 0; }
summary { display: flex; align-items: center; gap: 14px; padding: 9px 2px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: "+"; font-weight: 700; color: var(--delft); width: 1ch; text-align: center; }
details[open] > summary::before { content: "−"; }
summary:hover { background: var(--panel-2); }
summary .name { font-weight: 600; flex: 1; } summary .quiet { font-size: .875rem; }
details > .scroll { padding: 4px 2px 18px; }
.key { display: inline-block; width: 12px; height: 12px; border-radius: 2px; margin-right: 8px; vertical-align: -1px; }
dl.terms { display: grid; grid-template-columns: minmax(9rem, max-content) 1fr; gap: 8px 20px; margin: 0; }
dl.terms dt { font-weight: 600; } dl.terms dd { margin: 0; max-width: 78ch; }
figure.wide { overflow-x: auto; } figure.wide svg { min-width: 760px; }
svg { display: block; } svg.chart { width: 100%; height: auto; overflow: visible; }
svg.lift, svg.share, svg.seats, svg.difference { display: inline-block; vertical-align: middle; }
svg text { font-family: var(--body); fill: var(--ink); font-size: 13px; }
svg .tick { fill: var(--ink-2); font-size: 12px; } svg .figure { font-weight: 600; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .inside { fill: var(--inside); font-weight: 600; font-size: 11.5px; }
.bar { fill: var(--delft); } .bar.off { fill: var(--off); } .band { fill: var(--band); }
.groove { fill: var(--panel-3); }
.axis { stroke: var(--ink-2); stroke-width: .75; } .mean { stroke: var(--ink); stroke-width: 1.25; stroke-dasharray: 4 3; }
.limit { stroke: var(--limit); stroke-width: .75; stroke-dasharray: 2 2; }
.whisker { fill: none; stroke: var(--whisker); stroke-width: 1.25; } .halo { stroke: var(--panel); stroke-width: 4; }
.dot { fill: var(--delft); stroke: var(--panel); stroke-width: 1; } .dot.out { fill: var(--off); }
.dot.faint { fill-opacity: .55; } .dot.unsure { fill: var(--panel); stroke: var(--ink-2); stroke-width: 1.25; }
.more { fill: var(--gain); } .less { fill: var(--loss); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 22px; list-style: none; margin: 18px 0 0; padding: 0; }
nav a { color: inherit; text-underline-offset: 3px; }
${TINTS}
footer { color: var(--ink-2); font-size: .875rem; padding-bottom: 40px; }
@media (max-width: 700px) { header > div, main, footer { padding-left: 14px; padding-right: 14px; }
  .panel { padding: 16px 14px; } dl.terms { grid-template-columns: 1fr; gap: 2px; } dl.terms dd { margin-bottom: 10px; } }
@media print { body { background: none; } .panel { break-inside: avoid; } }
`;
