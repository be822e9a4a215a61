import { unknownKind } from '@polder/core';
import { COLUMNS } from '../edition/counts.js';
import { GARDENER, gardenerOf, type State } from '../rules/state.js';
import type { GardenerEvent } from './events.js';

/** How the Gardener's own events change the state. */
export function evolveGardener(s: State, e: GardenerEvent): void {
  const gardener = gardenerOf(s);
  const player = s.players[GARDENER];
  switch (e.type) {
    case 'gardenerCard':
      gardener.deck.pop();
      gardener.discards.push(e.card);
      gardener.back = e.back;
      return;
    case 'gardenerDeck':
      gardener.deck = [...e.deck];
      gardener.discards.splice(0, gardener.discards.length - 1);
      gardener.back = e.back;
      s.shuffles++;
      return;
    case 'gardenerGate':
      s.gate = e.to;
      return;
    case 'gardenerDoes':
    case 'gardenerIdle':
      return;
    case 'gardenerWish':
      gardener.wish = e.to;
      return;
    case 'gardenerTile':
      s.tileOffer[e.place] = -1;
      gardener.tiles.push(e.tile);
      return;
    case 'gardenerFarm':
      s.cardOffer[e.place] = -1;
      gardener.cards.push(e.card);
      return;
    case 'gardenerBuilt':
      player.groups[e.group]--;
      player.mills |= 1 << e.space;
      return;
    case 'gardenerMoved':
      // A marker that stood on this one takes its place on the board.
      for (const other of s.players) if (other.on === GARDENER) other.on = -1;
      player.area = e.area;
      return;
    case 'gardenerPlanted':
      player.patches[e.row * COLUMNS + player.rows[e.row]] = e.colour;
      player.rows[e.row]++;
      return;
    case 'gardenerTraded':
      s.tradeBulbs[e.space] = e.colour;
      return;
    case 'gardenerCollected':
      s.tradeBulbs.fill(-1);
      return;
    default:
      return unknownKind(e);
  }
}
