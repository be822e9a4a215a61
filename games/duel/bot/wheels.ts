import { centralOf, type DuelPlayer, type DuelState, type Edition, type Effects } from '@polder/duel';
import { type AtHand, worthOfAll } from './worth.js';

/** What the seat's Personal section shows after so many steps. */
export function personalAt(state: DuelState, player: DuelPlayer, edition: Edition, steps: number): Effects {
  const at = (state.personal + steps) % player.wheel.length;
  const tile = player.wheel[at];
  return tile < 0 ? edition.wheels.personal[at] : edition.tiles[tile].effects;
}

/** What the Central section shows that meshes with the seat's wheel after so many steps. */
export function centralAt(state: DuelState, seat: number, edition: Edition, steps: number): Effects {
  const at = (centralOf(state, seat) + steps) % state.centralTiles.length;
  const tile = state.centralTiles[at];
  return tile < 0 ? edition.wheels.central[at] : edition.tiles[tile].effects;
}

/** The better of the two sections that meet after so many steps. */
export function pairWorth(
  state: DuelState,
  seat: number,
  edition: Edition,
  steps: number,
  atHand: AtHand,
): number {
  const personal = worthOfAll(personalAt(state, state.players[seat], edition, steps), atHand);
  return Math.max(personal, worthOfAll(centralAt(state, seat, edition, steps), atHand));
}

/** The best pair that a turn can bring together without Tools. */
export function bestPair(state: DuelState, seat: number, edition: Edition, atHand: AtHand): number {
  let best = 0;
  for (let steps = 1; steps <= edition.wheels.freeSteps; steps++) {
    best = Math.max(best, pairWorth(state, seat, edition, steps, atHand));
  }
  return best;
}
