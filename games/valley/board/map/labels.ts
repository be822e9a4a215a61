import type { Words } from '@polder/web/words/words.js';
import type { AreaOnMap, Chain, Marker, SpaceOnMap } from '../model/map.js';

/** The map in words, for those who listen to it. */

export interface Names {
  readonly viewer: number;
  /** How a seat is called; the viewer is `you`. */
  of(seat: number): string;
}

const gets = ({ map }: Words, names: Names, { scorers }: Chain): string =>
  scorers
    .map(({ seat, vp }) => (seat === names.viewer ? map.youScore(vp) : map.scores(names.of(seat), vp)))
    .join(', ');

export function spaceLabel(
  words: Words,
  names: Names,
  space: SpaceOnMap,
  chains: readonly Chain[],
  lacks: number,
  can: boolean,
): string {
  const { map } = words;
  const { id, cost, owner, standing, fields } = space;
  const touches = map.touches(fields.map(({ reward }) => words.game.effect(reward)));
  if (owner >= 0) {
    const whose = owner === names.viewer ? map.yourWindmill : map.windmillOf(names.of(owner));
    return [map.space(id), whose, touches].join(', ');
  }
  const scored = chains.map((chain) => gets(words, names, chain)).filter((text) => text !== '');
  const [chain] = chains;
  const way =
    chain === undefined ? map.notJoined : chain.over.length === 0 ? map.besideMarket : map.over(chain.over);
  return [
    map.space(id),
    map.costs(cost),
    map.free,
    way,
    ...(scored.length > 0 ? [scored.join(` ${map.or} `)] : []),
    touches,
    ...(standing === 'poor' ? [lacks > 0 ? map.lacks(lacks) : map.noneLeft] : []),
    ...(can ? [map.canBuild] : []),
  ].join(', ');
}

export function areaLabel(
  words: Words,
  names: Names,
  area: AreaOnMap,
  can: 'place' | 'go' | undefined,
): string {
  const { map } = words;
  const players = area.markers.flatMap(({ who, onTop, place }) => {
    if (who === 'neutral') return [];
    const under = onTop ? area.markers.find((other) => other.place === place && !other.onTop) : undefined;
    return typeof under?.who === 'number'
      ? [map.standsOn(names.of(who), names.of(under.who))]
      : [names.of(who)];
  });
  const neutral = area.markers.length - players.length;
  return [
    map.area(area.id),
    map.rewards(area.rewards.map((reward) => words.game.effect(reward))),
    map.markers([...players, ...(neutral > 0 ? [map.neutrals(neutral)] : [])]),
    ...(area.full ? [map.full] : []),
    map.times(area.times),
    ...(can === 'place' ? [map.canPlace] : can === 'go' ? [map.canGo] : []),
  ].join(', ');
}

export function markerLabel({ map }: Words, names: Names, { who }: Marker, can: boolean): string {
  const whose = who === 'neutral' ? map.neutral : map.markerOf(names.of(who));
  if (!can) return whose;
  return `${whose}, ${who === 'neutral' ? map.canCarry : map.canStand}`;
}
