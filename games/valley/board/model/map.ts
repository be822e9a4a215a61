import type { IconName } from '@polder/core/text';
import {
  BUILD,
  buildable,
  COLOURS,
  costOf,
  type Effect,
  editionOf,
  FIELD_KINDS,
  type Field,
  type FieldKind,
  largestGroup,
  occupied,
  PLACES,
  paths,
  reached,
  seatCount,
  tables,
  type ValleyState,
} from '@polder/valley';

/** Who gets VP for Windmills on the way of a new one (BLD-3). */
export interface Scorer {
  readonly seat: number;
  readonly vp: number;
}

/** A shortest way to the Market over Windmills, without the space where it begins. */
export interface Chain {
  readonly over: readonly string[];
  readonly scorers: readonly Scorer[];
}

/** `open`: this player could build there now. `poor`: joined to the Market, but too dear. `far`: not joined. */
export type Standing = 'built' | 'open' | 'poor' | 'far';

export interface SpaceOnMap {
  readonly id: string;
  readonly cost: number;
  /** -1: free. */
  readonly owner: number;
  readonly standing: Standing;
  readonly fields: readonly Field[];
}

const has = (mask: number, bit: number): boolean => ((mask >> bit) & 1) === 1;

/** What a space without connection costs more in the Build that is under way; -1: not allowed. */
function unconnected(view: ValleyState, seat: number): number {
  const frame = view.frames[view.frames.length - 1];
  if (frame?.kind !== 'build' || view.turn.seat !== seat) return -1;
  const effect = tables(view).effects[frame.effect];
  return effect.do === 'build' ? (effect.unconnected ?? -1) : -1;
}

const windmillsLeft = (view: ValleyState, seat: number): number =>
  view.players[seat].groups.reduce((sum, n) => sum + n, 0);

/** Every space as this player sees it, with so many Guilder. */
export function spacesOf(
  view: ValleyState,
  seat: number,
  guilder = view.players[seat].guilder,
): readonly SpaceOnMap[] {
  const t = tables(view);
  const { spaces, fields } = editionOf(view);
  const windmills = occupied(view);
  const more = unconnected(view, seat);
  const legal = windmillsLeft(view, seat) > 0 ? buildable(t, windmills, guilder, more) : 0;
  const joined = reached(t, windmills);
  const standingOf = (i: number): Standing => {
    if (has(windmills, i)) return 'built';
    if (has(legal, i)) return 'open';
    return has(joined, i) || more >= 0 ? 'poor' : 'far';
  };
  return spaces.map(({ id }, i) => ({
    id,
    cost: costOf(t, windmills, i, more),
    owner: view.players.findIndex(({ mills }) => has(mills, i)),
    standing: standingOf(i),
    fields: t.spaceFields[i].map((field) => fields[field]),
  }));
}

/** The shortest chains from a space to the Market that differ in who scores (BLD-3); none if it is not joined. */
export function chainsOf(view: ValleyState, seat: number, id: string): readonly Chain[] {
  const t = tables(view);
  const { spaces } = t.edition;
  const start = spaces.findIndex((space) => space.id === id);
  const windmills = occupied(view) & ~(1 << start);
  if (start < 0 || !has(reached(t, windmills), start)) return [];
  const ways = shortestWays(view, start, windmills);
  return paths(view, t, seat, start).map((path) => {
    const scorers = view.players.flatMap((_, other) => {
      const vp = seatCount(path, other);
      return vp > 0 ? [{ seat: other, vp }] : [];
    });
    const way = ways.find((over) =>
      view.players.every(
        ({ mills }, other) =>
          other === seat || over.filter((at) => has(mills, at)).length === seatCount(path, other),
      ),
    );
    return { over: (way ?? []).map((at) => spaces[at].id), scorers };
  });
}

/** Every shortest way over Windmills from a space to one beside the Market. */
function shortestWays(view: ValleyState, start: number, windmills: number): readonly (readonly number[])[] {
  const t = tables(view);
  let visited = 1 << start;
  let ways: (readonly number[])[] = [[]];
  if (has(t.marketSpaces, start)) return ways;
  while (ways.length > 0) {
    const next = ways.flatMap((over) => {
      const links = t.spaceLinks[over[over.length - 1] ?? start] & windmills & ~visited;
      return t.edition.spaces.flatMap((_, at) => (has(links, at) ? [[...over, at]] : []));
    });
    for (const over of next) visited |= 1 << over[over.length - 1];
    const arrived = next.filter((over) => has(t.marketSpaces, over[over.length - 1]));
    if (arrived.length > 0) return arrived;
    ways = next;
  }
  return [];
}

/** The option that chooses this chain. */
export function pathKey({ scorers }: Chain): string {
  const names = scorers.map(({ seat, vp }) => (vp === 1 ? `p${seat + 1}` : `p${seat + 1}x${vp}`));
  return `path:${names.join('+') || 'none'}`;
}

/** The space of a Build that is half made: chosen, but the group of the Windmill or its chain not yet. */
export function begunAt(view: ValleyState): { readonly seat: number; readonly id: string } | undefined {
  const frame = view.frames[view.frames.length - 1];
  if (frame?.kind !== 'build' || (frame.step !== BUILD.group && frame.step !== BUILD.path)) return undefined;
  return { seat: view.turn.seat, id: editionOf(view).spaces[frame.space].id };
}

/** Windmills that are on the second table and not on the first. */
export function newWindmills(
  before: ValleyState,
  after: ValleyState,
): readonly { readonly seat: number; readonly id: string }[] {
  const { spaces } = editionOf(before);
  return after.players.flatMap(({ mills }, seat) =>
    spaces.flatMap(({ id }, i) => (has(mills & ~before.players[seat].mills, i) ? [{ seat, id }] : [])),
  );
}

/** A player's Windmills, and how many of them are joined in the largest group (for the Queen's Wish). */
export function windmillsOf(
  view: ValleyState,
  seat: number,
): { readonly built: number; readonly joined: number } {
  const { mills } = view.players[seat];
  return {
    built: editionOf(view).spaces.filter((_, i) => has(mills, i)).length,
    joined: largestGroup(tables(view), mills),
  };
}

/** Links between two Windmills of the same player. */
export function ownLinks(view: ValleyState, seat: number): readonly (readonly [string, string])[] {
  const { spaces } = editionOf(view);
  const mine = new Set(spaces.filter((_, i) => has(view.players[seat].mills, i)).map(({ id }) => id));
  return spaces.flatMap(({ id, links }) =>
    links.filter((to) => id < to && mine.has(id) && mine.has(to)).map((to): [string, string] => [id, to]),
  );
}

// Kinds of reward, for Contracts

export const KIND_ICONS: Readonly<Record<FieldKind, IconName>> = {
  guilder: 'guilder',
  white: 'b-white',
  yellow: 'b-yellow',
  red: 'b-red',
  violet: 'b-violet',
  black: 'b-black',
  tool: 'tool',
  vp: 'vp',
  plant: 'plant',
  market: 'market',
  farm: 'farm',
  lower: 'lower',
  enhance: 'enhance',
  build: 'build',
  trade: 'trade',
};

/** A field with this reward counts for a Contract that names the kind (CRD-1). */
export function isKind(reward: Effect, kind: FieldKind): boolean {
  if (reward.do !== 'gain') return reward.do === kind;
  if (kind === 'guilder') return (reward.guilder ?? 0) > 0;
  if (kind === 'tool') return (reward.tools ?? 0) > 0;
  if (kind === 'vp') return (reward.vp ?? 0) > 0;
  const colour = COLOURS.find((it) => it === kind);
  return colour !== undefined && (reward.bulbs ?? []).some((bulb) => bulb === 'any' || bulb.includes(colour));
}

/** Kinds that some field of the map gives. */
export function kindsOnMap(view: ValleyState): readonly FieldKind[] {
  const { fields } = editionOf(view);
  return FIELD_KINDS.filter((kind) => fields.some(({ reward }) => isKind(reward, kind)));
}

/** Kinds that a player's Contracts count. */
export function contractKinds(view: ValleyState, seat: number): readonly FieldKind[] {
  const { cards } = editionOf(view);
  const named = view.players[seat].contracts.flatMap((card) => {
    const { each } = cards[card].contract;
    return each.of === 'windmillsBy' ? [each.field] : [];
  });
  return FIELD_KINDS.filter((kind) => named.includes(kind));
}

// The Market

export type Marker = {
  readonly id: string;
  readonly who: number | 'neutral';
  readonly place: number;
  readonly onTop: boolean;
};

export interface AreaOnMap {
  readonly id: string;
  readonly rewards: readonly Effect[];
  readonly markers: readonly Marker[];
  /** How often this player takes a reward on arriving here (MKT-2). */
  readonly times: number;
  /** No place is left for this player (MKT-4). */
  readonly full: boolean;
}

/** Players fill an area from its first place on, neutral markers from its last. */
function markersIn(view: ValleyState, area: number): readonly Marker[] {
  const seats = view.players.flatMap((player, seat) => (player.area === area ? [seat] : []));
  const standing = seats.filter((seat) => !seats.includes(view.players[seat].on));
  const players = seats.map((seat): Marker => {
    const under = view.players[seat].on;
    const onTop = seats.includes(under);
    return { id: `p${seat + 1}`, who: seat, place: standing.indexOf(onTop ? under : seat), onTop };
  });
  const neutrals = Array.from(
    { length: view.neutrals[area] },
    (_, i): Marker => ({ id: `n${area}.${i}`, who: 'neutral', place: PLACES - 1 - i, onTop: false }),
  );
  return [...players, ...neutrals];
}

export function areasOf(view: ValleyState, seat: number): readonly AreaOnMap[] {
  return editionOf(view).market.map(({ id, rewards }, area) => {
    const markers = markersIn(view, area);
    const others = markers.filter(({ who }) => who !== seat);
    // Who stands on this player's marker stays on the place when it leaves.
    const places = new Set(others.map(({ place }) => place)).size;
    return { id, rewards, markers, times: Math.min(PLACES, others.length + 1), full: places >= PLACES };
  });
}

/** Markers that come to an area from one table to the next, on places that are free there now. */
export function newMarkers(before: ValleyState, after: ValleyState): readonly (readonly Marker[])[] {
  return editionOf(before).market.map((_, area) => {
    const here = markersIn(before, area);
    const next = markersIn(after, area);
    const staying = here.filter(({ id }) => next.some((marker) => marker.id === id));
    const free = [0, 1, 2].filter((place) => !staying.some((marker) => marker.place === place));
    return next
      .filter(({ id }) => !here.some((marker) => marker.id === id))
      .map((marker) => {
        const under = marker.onTop && marker.who !== 'neutral' ? after.players[marker.who].on : -1;
        const place = here.find(({ who }) => who === under)?.place ?? free.shift() ?? marker.place;
        return { ...marker, place };
      });
  });
}

/** The options without a target of their own that lead a visitor into a Market area. */
export function wayInto(view: ValleyState, seat: number, area: number): 'move' | 'skip' | undefined {
  const from = view.players[seat].area;
  const { length } = view.neutrals;
  if (from < 0 || view.frames[view.frames.length - 1]?.kind !== 'market') return undefined;
  const steps = (area - from + length) % length;
  return steps === 1 ? 'move' : steps === 2 ? 'skip' : undefined;
}
