import type { Label } from '@polder/core/text';
import { CARDS, contractVp } from '@polder/valley';
import { type Asked, frameOf } from './asked.js';

/** A place of the offer (`2`), or of what is looked at on top of a stack (`look2`), from 0. */
function placeOf(arg: string): { readonly looked: boolean; readonly at: number } {
  const looked = arg.startsWith('look');
  return { looked, at: Number(looked ? arg.slice('look'.length) : arg) - 1 };
}

/** Undefined if the viewer may not see it, or nothing lies there. */
function lookedAt({ view }: Asked, stack: number, at: number): number | undefined {
  const items = view.stacks[stack]?.items ?? [];
  return items[items.length - 1 - at] ?? undefined;
}

export function tileLabel(asked: Asked, arg: string): Label {
  const { view, edition, game } = asked;
  const { looked, at } = placeOf(arg);
  const stack = frameOf(asked, 'enhance')?.stack ?? -1;
  const index = looked ? lookedAt(asked, stack, at) : view.tileOffer[at];
  const tile = index === undefined ? undefined : edition.tiles[index];
  if (!tile) return { title: game.option.lookedTile(at + 1), icon: 'enhance' };
  const { kind, effect, plus = false } = tile;
  const detail = [game.detail.tileKind(kind), game.detail.pay(edition.tileCost[kind])];
  if (looked) detail.unshift(game.detail.looked);
  if (plus) detail.push(game.detail.bothActions);
  return { title: game.option.tile(game.effect(effect), plus), detail: detail.join(' · '), icon: 'enhance' };
}

/** `role`: 0 as a Helper, 1 as a Contract. */
export function cardLabel(asked: Asked, arg: string, role: 0 | 1): Label {
  const { view, edition, player, game } = asked;
  const { looked, at } = placeOf(arg);
  const index = looked ? lookedAt(asked, CARDS, at) : view.cardOffer[at];
  const card = index === undefined ? undefined : edition.cards[index];
  const icon = role === 0 ? 'helper' : 'contract';
  if (!card || index === undefined) return { title: game.option.lookedCard(at + 1, role === 0), icon };
  const from = (detail: string): string => (looked ? `${game.detail.looked} · ${detail}` : detail);
  if (role === 0) {
    const place = edition.helperPlaces[player.helpers.length];
    const detail = place === undefined ? game.detail.replacesCard : game.detail.helperPlace(place);
    return { title: game.option.hire(game.abilityShort(card.helper)), detail: from(detail), icon };
  }
  const worth = game.detail.worthNow(contractVp(view, player, index));
  const full = player.contracts.length >= edition.contractPlaces;
  const detail = full ? `${worth} · ${game.detail.replacesContract}` : worth;
  return { title: game.option.sign(game.contract(card.contract)), detail: from(detail), icon };
}
