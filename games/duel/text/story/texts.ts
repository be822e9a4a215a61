import { CENTRAL, centralOf, type DuelState, type Edition, type Effects, PERSONAL } from '@polder/duel';
import type { PriceWords } from '../en/game/options.js';
import type { WheelName } from '../en/game/sources.js';
import type { Text } from '../words.js';

/** Pieces of Duel as its log names them. */

/** The mark of a seat, as an icon in a sentence. */
export const seatMark = ({ red }: DuelState, seat: number): string =>
  seat === red ? '{marker-red}' : '{marker-yellow}';

export const wheelName = (wheel: number): WheelName => (wheel === PERSONAL ? 'personal' : 'central');

export const effectsText =
  (effects: Effects): Text =>
  ({ duel: { game } }) =>
    game.effects(effects);

/** The section that meshes with this seat, and what it shows. */
export interface Meshing {
  readonly wheel: WheelName;
  readonly effects: Effects;
  readonly tile: boolean;
}

export function meshingOf(state: DuelState, edition: Edition, seat: number, wheel: number): Meshing {
  const name = wheelName(wheel);
  const section = wheel === CENTRAL ? centralOf(state, seat) : state.personal;
  const laid = wheel === CENTRAL ? state.centralTiles : state.players[seat].wheel;
  const tile = edition.tiles[laid[section]];
  return { wheel: name, effects: tile?.effects ?? edition.wheels[name][section], tile: tile !== undefined };
}

/** Nothing but goods: they can stand beside where they come from. */
export const isGoods = (effects: Effects): boolean => effects.length === 1 && effects[0].do === 'gain';

/** What a port pays, by the half of its Demand tile that lies open. */
export const pricesOf = ({ demands }: Edition, demand: number, upper: boolean): readonly PriceWords[] =>
  upper ? demands[demand].upper : demands[demand].lower;
