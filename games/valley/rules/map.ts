import { lowestBit, popcount } from '@polder/core';
import type { Tables } from '../edition/tables.js';
import type { State } from './state.js';

/** Spaces with a Windmill of anybody. */
export function occupied(s: State): number {
  let mask = 0;
  for (let seat = 0; seat < s.players.length; seat++) mask |= s.players[seat].mills;
  return mask;
}

/** Every space that a chain of these Windmills joins to the Market, and those beside one (BLD-2). */
export function reached(t: Tables, windmills: number): number {
  let reach = t.marketSpaces;
  let joined = 0;
  for (;;) {
    const frontier = windmills & reach & ~joined;
    if (frontier === 0) return reach;
    joined |= frontier;
    for (let rest = frontier; rest !== 0; rest &= rest - 1) reach |= t.spaceLinks[lowestBit(rest)];
  }
}

/** Free spaces that can be built on with so many Guilder (BLD-1, BLD-2). `unconnected`: extra cost, -1: never. */
export function buildable(t: Tables, windmills: number, guilder: number, unconnected: number): number {
  let legal = reached(t, windmills) & t.payable[guilder];
  if (unconnected >= 0 && guilder >= unconnected) legal |= t.payable[guilder - unconnected];
  return legal & ~windmills & t.allSpaces;
}

export function costOf(t: Tables, windmills: number, space: number, unconnected: number): number {
  const joined = (reached(t, windmills) >> space) & 1;
  return t.spaceCost[space] + (joined ? 0 : Math.max(0, unconnected));
}

/**
 * Who may score when this space is built on: for each shortest chain to the Market the number of
 * Windmills of each other seat on it, four bits a seat; chains that agree in that count once (BLD-3).
 */
export function paths(s: State, t: Tables, builder: number, space: number): number[] {
  const windmills = occupied(s) & ~(1 << space);
  let level: Map<number, Set<number>> = new Map([[space, new Set([0])]]);
  let visited = 1 << space;
  if ((t.marketSpaces >> space) & 1) return [0];
  while (level.size > 0) {
    const next: Map<number, Set<number>> = new Map();
    for (const [from, counts] of level) {
      for (let rest = t.spaceLinks[from] & windmills & ~visited; rest !== 0; rest &= rest - 1) {
        const to = lowestBit(rest);
        const owner = ownerOf(s, to);
        const add = owner === builder ? 0 : 1 << (owner * 4);
        const here = next.get(to) ?? new Set<number>();
        for (const count of counts) here.add(count + add);
        next.set(to, here);
      }
    }
    const arrived = new Set<number>();
    for (const [at, counts] of next) {
      visited |= 1 << at;
      if ((t.marketSpaces >> at) & 1) for (const count of counts) arrived.add(count);
    }
    if (arrived.size > 0) return [...arrived].sort((a, b) => a - b);
    level = next;
  }
  return [0];
}

function ownerOf(s: State, space: number): number {
  return s.players.findIndex((player) => (player.mills >> space) & 1);
}

/** Size of the largest group of these Windmills joined by links. */
export function largestGroup(t: Tables, windmills: number): number {
  let best = 0;
  for (let rest = windmills; rest !== 0; ) {
    let group = 0;
    let frontier = rest & -rest;
    while (frontier !== 0) {
      group |= frontier;
      let links = 0;
      for (let bits = frontier; bits !== 0; bits &= bits - 1) links |= t.spaceLinks[lowestBit(bits)];
      frontier = links & windmills & ~group;
    }
    best = Math.max(best, popcount(group));
    rest &= ~group;
  }
  return best;
}
