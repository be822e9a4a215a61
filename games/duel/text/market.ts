import { type Bulb, type Deal, type DuelState, editionOf } from '@polder/duel';

/** The Market: two tiles with two deals each, and the back of the stack, which has two as well. */

export interface DealShown {
  /** As it is chosen: `deal:1-top`. */
  readonly key: string;
  readonly cost: number;
  readonly bulbs: readonly Bulb[];
}

export interface MarketTileShown {
  readonly name: '1' | '2' | 'back';
  readonly target: string;
  readonly deals: readonly DealShown[];
  /** It goes if the back is used: the one farthest from the stack (D-MKT). */
  readonly farthest: boolean;
}

const HALVES = ['top', 'bottom'] as const;

const dealsOf = (name: string, deals: readonly Deal[]): DealShown[] =>
  deals.map(({ cost, bulbs }, i) => ({ key: `deal:${name}-${HALVES[i]}`, cost, bulbs }));

export function marketOf(view: DuelState): MarketTileShown[] {
  const { tiles, back } = editionOf(view).market;
  const shown = (name: MarketTileShown['name'], deals: readonly Deal[], farthest: boolean) => ({
    name,
    target: `market:${name}`,
    deals: dealsOf(name, deals),
    farthest,
  });
  return [
    ...view.marketOffer.map((tile, place) => shown(place === 0 ? '1' : '2', tiles[tile].deals, place === 0)),
    shown('back', back, false),
  ];
}

export const marketLeft = ({ marketStack }: DuelState): number => marketStack.length;
