import type { FarmCard, Tile } from '@polder/duel';
import type { Words } from '@polder/web/words/words.js';

/** What lies on offer in words, line by line, for the card beside it. */

export function tileWords({ duel }: Words, { kind, effects }: Tile, price: number): string {
  const words = duel.around.offers;
  return [words.kind[kind], duel.game.effects(effects), words.where(price)].join('\n');
}

export function cardWords(
  { duel }: Words,
  { helper, contract }: FarmCard,
  worth: number,
  title = duel.around.offers.cards,
): string {
  const words = duel.around.offers;
  return [
    title,
    `{helper} ${words.asHelper(duel.game.helper(helper))}`,
    words.helperWhere,
    `{contract} ${words.asContract(duel.game.contract(contract))}, ${words.worth(worth)}`,
    words.contractWhere,
  ].join('\n');
}
