import { popcount } from '@polder/core';
import { CLOSED, type State, tables } from '../rules/state.js';

/** Every piece of the box is somewhere, once; throws if one is lost or doubled. */
export function conserve(s: State): void {
  const { edition, patchCount } = tables(s);
  const wheels = [...s.centralTiles, ...s.players.flatMap((player) => player.wheel)];
  once('tile', edition.tiles.length, [...wheels, ...s.tileOffer, ...s.tileStack, ...s.tileAside]);
  const cards = [...s.rows.flat(), ...s.players.flatMap((player) => player.scored), ...s.cardsGone];
  // One that is pushed out waits for its owner.
  const waiting = s.frames.flatMap((frame) => (frame.kind === 'contract' ? [frame.card] : []));
  const hidden = [...s.cardDeck, ...s.cardAside, ...s.hands.flat(), ...waiting];
  once('card', edition.cards.length, [...cards, ...s.cardOffer, ...hidden]);
  once('Market tile', edition.market.tiles.length, [...s.marketOffer, ...s.marketStack, ...s.marketDiscards]);
  const exports = s.ports.map((port) => port.export);
  once('Export tile', edition.exports.length, [...exports, ...s.exportStack, ...s.exportsGone]);
  once(
    'Demand tile',
    edition.demands.length,
    s.ports.map((port) => port.demand),
  );
  same('closed ports', s.ports.filter((port) => port.tile === CLOSED).length, 1);
  if (s.ports[s.ship].tile === CLOSED) throw new Error('The Ship lies at the closed port (D-TRD).');
  if (s.marketStack.length === 0) throw new Error('The Market stack is empty (D-MKT).');
  if (s.players[0].mills & s.players[1].mills) throw new Error('Two Windmills on one space.');
  for (const row of s.rows)
    if (row.length > edition.row) throw new Error('A row with too many cards (D-FRM).');
  for (const player of s.players) {
    if (player.guilder < 0 || player.tools < 0 || player.storage.some((n) => n < 0)) {
      throw new Error('Fewer than none of something.');
    }
    const built = edition.columns.reduce((sum, n, column) => sum + n - player.columns[column], 0);
    same('Windmills on the board', popcount(player.mills), built);
    if (player.mills >> patchCount !== 0) throw new Error('A Windmill beyond the board.');
  }
}

function once(what: string, count: number, found: readonly (number | null)[]): void {
  const pieces = found.filter((item) => item !== null && item >= 0);
  same(`${what}s`, pieces.length, count);
  same(`different ${what}s`, new Set(pieces).size, count);
}

function same(what: string, found: number, expected: number): void {
  if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}.`);
}
