import { effectOf, neutralCost, PLACES, stackCost } from '@polder/valley';
import { type Asked, areaAfter, frameOf, seatIcon, seatOf } from './asked.js';
import { joined, type Labeller, label, markerIcon } from './parts.js';

// The Market

const rewardsOf = ({ edition, game }: Asked, area: number): string[] =>
  edition.market[area].rewards.map(game.reward);

/** Markers that would count on arrival (MKT-2). */
function countOn({ view, seat }: Asked, area: number): number {
  const others = view.players.filter((player, other) => other !== seat && player.area === area).length;
  return Math.min(PLACES, view.neutrals[area] + others + 1);
}

/** What the way into the Market still costs. */
function visitDetail(asked: Asked): string | undefined {
  const frame = frameOf(asked, 'market');
  if (!frame || frame.paid) return undefined;
  const effect = effectOf(asked.view, frame.effect);
  return effect.do === 'market' && effect.cost > 0 ? asked.game.detail.moveCost(effect.cost) : undefined;
}

export const areaLabel: Labeller = (asked, arg) => {
  const at = asked.edition.market.findIndex(({ id }) => id === arg);
  const detail = asked.game.detail.areaRewards(rewardsOf(asked, at), 1);
  return label(asked.game.option.area(arg), detail, markerIcon(asked.seat));
};

export const moveLabel: Labeller = (asked) => {
  const { edition, player, seat, game } = asked;
  if (player.area < 0) return label(game.option.moveOn, undefined, 'market');
  const next = areaAfter(asked, 1);
  const detail = joined(
    game.detail.areaRewards(rewardsOf(asked, next), countOn(asked, next)),
    visitDetail(asked),
  );
  const { id } = edition.market[next];
  return { ...label(game.option.move(id), detail, markerIcon(seat)), short: `{${markerIcon(seat)}} →${id}` };
};

export const skipLabel: Labeller = (asked) => {
  const { edition, player, seat, game } = asked;
  if (player.area < 0) return label(game.option.skipOn, undefined, 'market');
  const [full, beyond] = [areaAfter(asked, 1), areaAfter(asked, 2)];
  const detail = joined(game.detail.areaFull(edition.market[full].id), visitDetail(asked));
  const { id } = edition.market[beyond];
  return { ...label(game.option.skip(id), detail, markerIcon(seat)), short: `{${markerIcon(seat)}} →${id}` };
};

export const standLabel: Labeller = ({ view, game }, arg) => {
  const seat = seatOf(arg);
  const cost = game.detail.payPlayer(stackCost(view));
  return {
    ...label(game.option.stand(seatIcon(view, seat)), cost, markerIcon(seat)),
    short: `{${markerIcon(seat)}}`,
  };
};

export const neutralLabel: Labeller = ({ view, game }, arg) => {
  const [from, to] = arg.split('>');
  const detail = game.detail.mustEnter(neutralCost(view));
  return { ...label(game.option.neutral(from, to), detail, 'neutral'), short: `{neutral} ${from}→${to}` };
};
