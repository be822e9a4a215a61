import { COLOURS, type DuelEvent, type DuelEventOf, type DuelState, editionOf } from '@polder/duel';
import { gather, MOST_PARTS, type Summary } from '@polder/web/table/summary.js';

const colourOf = (colour: number): string => COLOURS[colour];

/** What a seat did, in one line, from what happened meanwhile. */
export function summaryOf(events: readonly DuelEvent[], seat: number, view: DuelState): Summary {
  const edition = editionOf(view);
  const parts = gather();
  let steps: number | undefined;
  let vp = 0;

  const bought = ({ tile, deal }: DuelEventOf<'bought'>): void => {
    const it = tile < 0 ? edition.market.back[deal] : edition.market.tiles[tile].deals[deal];
    parts.put(`bought${tile}.${deal}`, 5, ({ since, duel: { game } }) => since.bought(game.dealBulbs(it)));
  };

  for (const e of events) {
    // What comes to the rival in somebody's turn is no deed of theirs.
    if ('seat' in e && e.seat !== seat) continue;
    switch (e.type) {
      case 'turned':
        steps = e.steps;
        break;
      case 'gaveUp':
        parts.put('gaveUp', 3, ({ since }) => since.gaveUp);
        break;
      case 'calendar':
        parts.put('calendar', 8, ({ since }) => since.calendarOf(e.to + 1, edition.calendar.length));
        break;
      case 'endTriggered':
        parts.put('end', 10, ({ since }) => since.end(e.lastRound));
        break;
      case 'built': {
        const after = ((e.space + 1) % edition.patches.length) + 1;
        parts.add(
          'built',
          9,
          `${e.space + 1}–${after}`,
          (all) =>
            ({ since }) =>
              since.builtBetween(all),
        );
        break;
      }
      case 'planted':
        parts.add(
          'planted',
          6,
          colourOf(e.colour),
          (all) =>
            ({ since }) =>
              since.planted(all),
        );
        break;
      case 'delivered':
      case 'exported':
        parts.add(
          'traded',
          7,
          colourOf(e.colour),
          (all) =>
            ({ since }) =>
              since.traded(all),
        );
        break;
      case 'bought':
        bought(e);
        break;
      case 'installed':
        parts.count('tiles', 7, 1, (n) => (words) => words.since.tiles(n));
        break;
      case 'placed':
        parts.put('card', 7, ({ since }) => (e.row === seat ? since.helper : since.contract));
        break;
      case 'contractScored':
        vp += e.vp;
        parts.put('scored', 8, ({ since }) => since.scored);
        break;
      case 'guilder':
        parts.count('guilder', 1, e.n, (n) => (words) => words.since.guilder(n));
        break;
      case 'tools':
        parts.count('tools', 1, e.n, (n) => (words) => words.since.tools(n));
        break;
      case 'bulb':
        parts.add(
          'stored',
          2,
          colourOf(e.colour),
          (all) =>
            ({ since }) =>
              since.stored(all),
        );
        break;
      case 'vp':
        vp += e.n;
        break;
    }
  }
  const turned = steps;
  return {
    lever: turned === undefined ? undefined : ({ since }) => since.lever(undefined, turned),
    parts: parts.take(MOST_PARTS),
    vp,
  };
}
