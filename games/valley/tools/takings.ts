import { sourceOf, type ValleyEvent, type ValleyState } from '../rules/index.js';
import {
  adjacentQuarters,
  cellItem,
  fieldItems,
  gateItem,
  patchItem,
  quarterItem,
  type Watching,
} from './story.js';

/** Something has happened; the state is that after all that came of the choice. */
export function happened(watching: Watching, state: ValleyState, event: ValleyEvent): void {
  const { edition, ledger, story } = watching;
  switch (event.type) {
    case 'turn':
      story.seat = event.seat;
      return story.active.clear();
    case 'queensWish':
      story.wish = event.card;
      return countWish(watching, state.players.length);
    case 'wish': {
      const { id } = edition.startingCards[story.wish];
      ledger.taken(event.seat, `wish:${id}`);
      return ledger.taken(event.seat, `wish:${id}.${++story.wishes}`);
    }
    case 'gate':
      ledger.take(event.seat, 'gate', [gateItem(story.gate, event.to)]);
      story.gate = event.to;
      return;
    case 'installed':
      return ledger.take(event.seat, 'tile', [`tile:${edition.tiles[event.tile].id}`]);
    case 'built': {
      const { id } = edition.spaces[event.space];
      ledger.take(event.seat, 'space', [`space:${id}`]);
      return ledger.take(event.seat, 'field', fieldItems(edition, id));
    }
    case 'planted': {
      const column = story.rows[event.seat][event.row]++;
      return ledger.take(event.seat, 'patch', [patchItem(event.row, column)]);
    }
    case 'calendar':
      return arrive(watching, event.seat, event.column, state.players.length);
    case 'calendarTaken': {
      const id = cellItem(edition, event.column, event.row);
      if (event.row >= 0) story.covered.add(id);
      return ledger.taken(event.seat, id);
    }
    case 'collected':
      return ledger.take(event.seat, 'collect', ['trade:collect']);
    case 'traded':
      return trade(watching, event.seat, event.space);
    case 'took': {
      const source = sourceOf(state, event.source);
      return source.startsWith('trade:') ? takeQuarter(watching, source) : undefined;
    }
    case 'quarter':
      return takeQuarter(watching, quarterItem(event.card, event.quarter));
    case 'tradeCleared':
      story.tradeCard = event.next;
  }
}

/** Every seat at the table may meet it. */
function countWish({ edition, ledger, story }: Watching, players: number): void {
  const { id, vp } = edition.startingCards[story.wish];
  for (let seat = 0; seat < players; seat++) {
    ledger.chance(seat, `wish:${id}`);
    for (const i of vp.slice(0, players).keys()) ledger.chance(seat, `wish:${id}.${i + 1}`);
  }
}

function arrive({ edition, ledger, story }: Watching, seat: number, column: number, players: number): void {
  const { columns, end } = edition.calendar;
  if (column < columns.length) {
    const rows = Math.min(players, columns[column].unique.length);
    for (let row = -1; row < rows; row++) {
      const id = cellItem(edition, column, row);
      if (!story.covered.has(id)) ledger.chance(seat, id);
    }
  } else if (story.arrivals++ < end.vp.length) {
    ledger.take(seat, 'calendar', [`calendar:${end.id}.${story.arrivals}`]);
  }
}

/** Nobody was asked: only this space was possible. */
function trade({ ledger, story }: Watching, seat: number, space: number): void {
  if (!story.trading) {
    story.quarters = new Set(adjacentQuarters(story.tradeCard, space));
    for (const id of story.quarters) ledger.chance(seat, id);
  }
  story.trading = false;
}

function takeQuarter({ ledger, story }: Watching, id: string): void {
  if (!story.quarters.has(id)) ledger.chance(story.seat, id);
  ledger.taken(story.seat, id);
}
