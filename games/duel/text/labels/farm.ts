import type { Label } from '@polder/core/text';
import { joined, label } from '@polder/core/text';
import { contractVp, type FarmCard, rival } from '@polder/duel';
import { seatMark } from '../story/texts.js';
import { type Asked, cardIndex, cardOf, frameOf, type Labeller, rivalMark } from './asked.js';

// Farm cards: a Helper of one player, a Contract of the other

/** What a Contract of this seat would score now. */
const worthOf = ({ view }: Asked, seat: number, card: number): number =>
  contractVp(view, seat, card, view.players[seat].scored.length + 1);

/** The card that leaves a full row when another one enters (D-FRM); `row`: the seat that it is near to. */
function pushedOut(asked: Asked, row: number): string | undefined {
  const { view, edition, seat, game } = asked;
  const cards = view.rows[row];
  if (cards.length < edition.row) return undefined;
  const owner = rival(row);
  const whose = owner === seat ? undefined : seatMark(view, owner);
  return game.detail.pushesOut(whose, worthOf(asked, owner, cards[cards.length - 1]));
}

export const hireLabel: Labeller = (asked, arg) => {
  const { view, edition, seat, main, game } = asked;
  const card = edition.cards[view.cardOffer[Number(arg) - 1]];
  if (!card) return label(game.source('helper'), undefined, 'helper');
  const detail = joined(
    game.detail.rivalsContract(rivalMark(asked), game.contract(card.contract)),
    pushedOut(asked, seat),
  );
  return label(main.option.hire(game.helperShort(card.helper)), detail, 'helper');
};

export const signLabel: Labeller = (asked, arg) => {
  const { view, edition, seat, main, game } = asked;
  const index = view.cardOffer[Number(arg) - 1];
  const card = edition.cards[index];
  if (!card) return label(game.source('contract'), undefined, 'contract');
  const detail = joined(
    main.detail.worthNow(worthOf(asked, seat, index)),
    game.detail.rivalsHelper(rivalMark(asked), game.helperOn(card.helper)),
    pushedOut(asked, rival(seat)),
  );
  return label(main.option.sign(game.contract(card.contract)), detail, 'contract');
};

/** `1-3`: places of the row that the new card goes to. */
export function swapLabel(asked: Asked, arg: string): Label {
  const { view, edition, seat, game } = asked;
  const [a, b] = arg.split('-').map(Number);
  const title = game.option.swap(a, b);
  const isHelper = frameOf(asked, 'farm')?.role === 0;
  const row = view.rows[isHelper ? seat : rival(seat)];
  const [first, second] = [a, b].map((place) => edition.cards[row[place - 1]]);
  if (!first || !second) return label(title, undefined, 'swap');
  const words = ({ helper, contract }: FarmCard): string =>
    isHelper ? game.helperShort(helper) : game.contract(contract);
  return label(title, game.detail.swapped(words(first), words(second)), 'swap');
}

export const scoreLabel: Labeller = (asked, arg) => {
  const { edition, seat, main } = asked;
  const card = cardOf(asked, arg);
  if (!card) return label(main.icon('score'), undefined, 'score');
  const worth = main.detail.worthNow(worthOf(asked, seat, cardIndex(asked, arg)));
  const detail = joined(worth, main.detail.pay(edition.scoreCost));
  return label(main.option.score(asked.game.contract(card.contract)), detail, 'score');
};
