import {
  CLOSED,
  COLOURS,
  type Colour,
  type DuelState,
  type Effects,
  editionOf,
  ON_LOWER,
  type Price,
  shipDistance,
} from '@polder/duel';

/** The five ports clockwise: what they want, what they give, and what becomes of them next. */

export interface PriceShown {
  readonly colour: Colour;
  readonly vp: number;
  /** The one who looks has such a bulb. */
  readonly held: boolean;
}

export interface PortShown {
  readonly number: number;
  readonly target: string;
  readonly closed: boolean;
  readonly ship: boolean;
  /** The open half of the Demand tile; of a closed port the half that it will open with. */
  readonly prices: readonly PriceShown[];
  /** What the port wants after the next delivery; undefined: it closes. */
  readonly later: readonly PriceShown[] | undefined;
  readonly exports: Effects | undefined;
  /** Tools for the way of the Ship; undefined: no way leads to a closed port. */
  readonly distance: number | undefined;
}

export function portsOf(view: DuelState, seat: number): PortShown[] {
  const { demands, exports } = editionOf(view);
  const { storage } = view.players[seat];
  const shown = (prices: readonly Price[]): PriceShown[] =>
    prices.map(({ colour, vp }) => ({ colour, vp, held: storage[COLOURS.indexOf(colour)] > 0 }));
  return view.ports.map(({ demand, export: tile, tile: lies }, port) => {
    const { upper, lower } = demands[demand];
    const closed = lies === CLOSED;
    // A Port tile covers one half: first the lower one, then the upper one; a port opens like at first.
    const first = closed || lies === ON_LOWER;
    return {
      number: port + 1,
      target: `port:${port + 1}`,
      closed,
      ship: view.ship === port,
      prices: shown(first ? upper : lower),
      later: first ? shown(lower) : undefined,
      exports: tile < 0 ? undefined : exports[tile].effects,
      distance: closed ? undefined : shipDistance(view, port),
    };
  });
}

export const exportsLeft = ({ exportStack }: DuelState): number => exportStack.length;
