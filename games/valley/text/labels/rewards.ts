import type { Label } from '@polder/core/text';
import { colourOf } from '@polder/core/text';
import { COLOURS, colourInHand, isMechanismName, sourceOf, storageCost, tables } from '@polder/valley';
import { passOf } from '../mechanisms.js';
import { type Asked, effectByKey, frameOf, iconOf, insideOf } from './asked.js';
import { bulbIcon, label } from './parts.js';

// Rewards, bulbs and trade

/** What a reward comes from, or how often. */
function takeDetail(asked: Asked, key: string): string | undefined {
  const { view, game } = asked;
  const area = frameOf(asked, 'area');
  if (area) {
    const split = insideOf(asked, 'market', 'marketFreely') !== undefined;
    return area.left > 1 && !split ? game.detail.times(area.left) : undefined;
  }
  const rewards = frameOf(asked, 'rewards');
  if (!rewards) return undefined;
  const item = rewards.items.findIndex(
    (effect, i) => !((rewards.taken >> i) & 1) && tables(view).effectKeys[effect] === key,
  );
  return item < 0 ? undefined : game.source(sourceOf(view, rewards.sources[item]));
}

export function takeLabel(asked: Asked, arg: string): Label {
  const effect = effectByKey(asked, arg);
  if (!effect) return label(asked.game.option.take(arg));
  return label(asked.game.option.take(asked.game.effect(effect)), takeDetail(asked, arg), iconOf(effect));
}

export function storeLabel(asked: Asked): Label {
  const { view, player, game } = asked;
  const frame = frameOf(asked, 'gain');
  const colour = frame ? COLOURS[colourInHand(frame)] : undefined;
  const cost = storageCost(view, player);
  const detail = cost > 0 ? game.detail.pay(cost) : undefined;
  if (!colour) return label(game.option.storeIt, detail, 'b-any');
  return label(game.option.store(colour), detail, `b-${colour}`);
}

export function swapLabel(asked: Asked, arg: string): Label {
  const { game } = asked;
  const frame = frameOf(asked, 'gain');
  const colour = frame ? COLOURS[colourInHand(frame)] : undefined;
  return label(game.option.swap(colourOf(arg)), colour && game.detail.swapped(colour), bulbIcon(arg));
}

export function refuseLabel(asked: Asked): Label {
  const { game } = asked;
  const frame = frameOf(asked, 'gain');
  const colour = frame?.keep ? COLOURS[colourInHand(frame)] : undefined;
  return label(colour ? game.option.refuseKept(colour) : game.option.refuse, undefined, 'blocked');
}

/** What is passed depends on what was asked. */
export function passTitle({ decision, game: { option, mechanisms } }: Asked): string {
  const own = isMechanismName(decision.ask) ? passOf(mechanisms, decision.ask)?.[0] : undefined;
  if (own !== undefined) return own;
  switch (decision.ask) {
    case 'card':
      return option.passCard;
    case 'market':
      return option.passArea;
    default:
      return option.passRewards;
  }
}

export const tradeRewards = ({ view, edition, game }: Asked, space: number): string => {
  const card = edition.trade[view.tradeCards[0] ?? 0];
  return game.detail.brings([card[space], card[(space + 1) % card.length]].map(game.reward));
};

export const quarterOf = ({ view, edition }: Asked, arg: string) =>
  edition.trade[view.tradeCards[0] ?? 0][Number(arg) - 1];
