import { COLOURS, editionOf, type ValleyEvent, type ValleyState } from '@polder/valley';
import { gather, MOST_PARTS, type Summary } from '@polder/web/table/summary.js';

const colourOf = (colour: number): string => COLOURS[colour];

/** What a seat did, in one line, from what happened meanwhile. */
export function summaryOf(events: readonly ValleyEvent[], seat: number, view: ValleyState): Summary {
  const edition = editionOf(view);
  const parts = gather();
  let gate: number | undefined;
  let steps: number | undefined;
  let vp = 0;

  const built = (space: number): void =>
    parts.add(
      'built',
      9,
      edition.spaces[space].id,
      (all) =>
        ({ since }) =>
          since.built(all),
    );
  const planted = (colour: number): void =>
    parts.add(
      'planted',
      6,
      colourOf(colour),
      (all) =>
        ({ since }) =>
          since.planted(all),
    );
  const traded = (colour: number): void =>
    parts.add(
      'traded',
      6,
      colourOf(colour),
      (all) =>
        ({ since }) =>
          since.traded(all),
    );
  const collected = (bulbs: readonly number[]): void => {
    const all = bulbs.map(colourOf);
    parts.put('collected', 6, ({ since }) => since.collected(all));
  };
  const moved = (area: number): void => {
    const { id } = edition.market[area];
    parts.put('moved', 5, ({ since }) => since.market(id));
  };
  const tile = (): void => parts.count('tiles', 7, 1, (n) => (words) => words.since.tiles(n));

  for (const e of events) {
    // What comes to others in somebody's turn is no deed of theirs.
    if ('seat' in e && e.seat !== seat) continue;
    switch (e.type) {
      case 'gate':
      case 'gardenerGate':
        gate = e.to;
        break;
      case 'turned':
        steps = e.steps;
        break;
      case 'calendar': {
        const { columns, end } = edition.calendar;
        const column = (columns[e.column] ?? end).id;
        parts.put('calendar', 8, ({ since }) => since.calendar(column));
        break;
      }
      case 'endTriggered':
        parts.put('end', 10, ({ since }) => since.end(e.lastRound));
        break;
      case 'built':
      case 'gardenerBuilt':
        built(e.space);
        break;
      case 'planted':
      case 'gardenerPlanted':
        planted(e.colour);
        break;
      case 'traded':
      case 'gardenerTraded':
        traded(e.colour);
        break;
      case 'collected':
        // As masks, each of one colour.
        collected(e.bulbs.map((mask) => 31 - Math.clz32(mask)));
        break;
      case 'gardenerCollected':
        collected(e.bulbs);
        break;
      case 'moved':
      case 'gardenerMoved':
        moved(e.area);
        break;
      case 'installed':
      case 'gardenerTile':
        tile();
        break;
      case 'tucked':
        parts.put(`card${e.role}`, 7, ({ since }) => (e.role === 0 ? since.helper : since.contract));
        break;
      case 'gardenerFarm':
        parts.put('card', 7, ({ since }) => since.contract);
        break;
      case 'contractScored':
        vp += e.vp;
        parts.put('scored', 8, ({ since }) => since.scored);
        break;
      case 'wish':
        vp += e.vp;
        parts.put('wish', 9, ({ since }) => since.wish);
        break;
      case 'lowered':
        parts.put('water', 5, ({ since }) => since.lowered(e.to));
        break;
      case 'windmillRemoved':
        parts.put('removed', 4, ({ since }) => since.removed);
        break;
      case 'stored':
        parts.add(
          'stored',
          2,
          colourOf(e.colour),
          (all) =>
            ({ since }) =>
              since.stored(all),
        );
        break;
      case 'guilder':
        parts.count('guilder', 1, e.n, (n) => (words) => words.since.guilder(n));
        break;
      case 'tools':
        parts.count('tools', 1, e.n, (n) => (words) => words.since.tools(n));
        break;
      case 'vp':
        vp += e.n;
        break;
    }
  }
  const lever = steps === undefined ? undefined : leverText(gate, steps);
  return { lever, parts: parts.take(MOST_PARTS), vp };
}

const leverText =
  (gate: number | undefined, steps: number): Summary['lever'] =>
  ({ since }) =>
    since.lever(gate, steps);
