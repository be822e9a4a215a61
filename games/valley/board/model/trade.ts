import {
  COLOURS,
  type Colour,
  type Effect,
  editionOf,
  type ValleyFrame,
  type ValleyState,
} from '@polder/valley';

/** The Foreign Trade card on top, as it is drawn: quarters clockwise from the upper left, spaces from the top. */

export interface Quarter {
  readonly effect: Effect;
  readonly target: string;
  /** Taken in the trade that is under way. */
  readonly taken: boolean;
}

export interface TradeCard {
  /** 1 to 4, as in the list of components. */
  readonly number: number;
  readonly quarters: readonly Quarter[];
  readonly bulbs: readonly (Colour | undefined)[];
}

type QuartersFrame = Extract<ValleyFrame, { kind: 'quarters' }>;

export function tradeCard(state: ValleyState): TradeCard | undefined {
  const [card] = state.tradeCards;
  if (card === null || card === undefined) return undefined;
  const frame = state.frames.filter((it): it is QuartersFrame => it.kind === 'quarters').at(-1);
  const taken = frame?.card === card ? frame.taken : 0;
  return {
    number: card + 1,
    quarters: editionOf(state).trade[card].map((effect, i) => ({
      effect,
      target: `quarter:${i + 1}`,
      taken: ((taken >> i) & 1) === 1,
    })),
    bulbs: state.tradeBulbs.map((bulb) => COLOURS[bulb]),
  };
}

/** The two rewards that a bulb on this space brings (TRD-1). */
export const besides = (space: number, spaces = 4): readonly number[] => [space, (space + 1) % spaces];

const isColour = (text: string): text is Colour => (COLOURS as readonly string[]).includes(text);

/** The bulb that the selected choice would put on the card: `trade:red>2`. */
export function bulbChosen(keys: readonly string[]): { colour: Colour; space: number } | undefined {
  const [, colour, space] = /^(?:trade|supply):([a-z]+)>(\d)$/.exec(keys[0] ?? '') ?? [];
  return colour !== undefined && isColour(colour) ? { colour, space: Number(space) - 1 } : undefined;
}
