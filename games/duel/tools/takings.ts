import { CENTRAL, COLOURS, type DuelEvent, type DuelState } from '../rules/index.js';
import { dealItem, exportItems, GIVEN_UP, patchItem, sectionItems, type Watching } from './story.js';

const HALVES = ['top', 'bottom'] as const;

/** Something has happened; the state is that after all that came of the choice. */
export function happened(watching: Watching, state: DuelState, event: DuelEvent): void {
  const { edition, ledger, story, alike } = watching;
  switch (event.type) {
    case 'turn':
      story.followUp = false;
      return;
    case 'followUp':
      story.followUp = true;
      return;
    // A section that meshes can't be covered, and the wheels turn only when a seat says so.
    case 'wheelAction':
      return takeSection(watching, state, event.seat, event.wheel);
    case 'gaveUp':
      return takeSection(watching, state, event.seat, GIVEN_UP);
    case 'installed': {
      const wheel = event.wheel === CENTRAL ? 'central' : 'personal';
      return ledger.take(event.seat, 'tile', [`tile:${edition.tiles[event.tile].id}.${wheel}`]);
    }
    case 'bought':
      return ledger.take(event.seat, 'deal', [dealItem(edition, event.tile, HALVES[event.deal])]);
    case 'shipMoved':
      return ledger.take(event.seat, 'export', exportItems(edition, [story.exports[event.to]]));
    case 'portClosed':
      story.exports[event.port] = event.export;
      return;
    case 'delivered':
      return ledger.take(event.seat, 'demand', [`demand:${COLOURS[event.colour]}`]);
    case 'planted': {
      const spaces = edition.patches[0].length;
      const [patch, space] = [Math.floor(event.space / spaces), event.space % spaces];
      return ledger.take(event.seat, 'patch', [patchItem(alike, patch, space)]);
    }
    case 'built':
      ledger.take(event.seat, 'column', [`column:${COLOURS[event.column]}`]);
      return ledger.take(event.seat, 'mill', [`mill:${event.space + 1}`]);
  }
}

function takeSection({ ledger, story }: Watching, state: DuelState, seat: number, wheel: number): void {
  ledger.take(seat, 'wheel', sectionItems(state, seat, wheel, story.followUp));
}
