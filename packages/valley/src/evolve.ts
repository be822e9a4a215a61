import type { Event } from './events.js';
import {
  AFTER,
  ALL_SEE,
  BEFORE,
  CARDS,
  type Frame,
  type FrameKind,
  type FrameOf,
  type Player,
  START_BIT,
  START_CARD,
  type Stack,
  type State,
  tables,
  UNDER_WAY,
  VP_SOURCES,
} from './state.js';

/** The only writer of state. Works on views as well: what is unknown there stays null. */
export function evolve(s: State, e: Event): void {
  switch (e.type) {
    case 'chose':
      s.clock++;
      return;
    case 'end':
      return end(s, e.done);
    case 'begin':
      return begin(s, e.effect, e.source);
    case 'guilder': {
      const player = s.players[e.seat];
      player.guilder = Math.min(tables(s).edition.guilderMax, player.guilder + e.n);
      return;
    }
    case 'tools':
      s.players[e.seat].tools += e.n;
      return;
    case 'vp':
      s.players[e.seat].vp[e.as] += e.n;
      return;
    case 'paid':
      s.players[e.seat].guilder -= e.n;
      return;
    case 'acted':
      actionFrame(s).phase = AFTER;
      return;
    case 'helper':
      return useHelper(s, e.seat, e.card);
    case 'gate':
      s.gate = e.to;
      s.players[e.seat].guilder -= e.cost;
      s.frames.pop();
      return;
    case 'water':
      s.water = e.to;
      return;
    case 'turned':
      return turned(s, s.players[e.seat], e.steps, e.tools);
    case 'turn':
      return turn(s, e.seat, e.round);
    case 'wheelAction':
      top(s, 'actions').done |= 1 << e.side;
      return;
    case 'noAction':
      top(s, 'actions').done = 3;
      s.turn.common = false;
      s.turn.unique = false;
      return;
    case 'guilderTaken':
      top(s, 'gain').guilder = 0;
      return;
    case 'colour':
      top(s, 'gain').colour = e.colour;
      return;
    case 'stored': {
      const player = s.players[e.seat];
      player.storage[e.colour]++;
      player.guilder -= e.cost;
      return nextBulb(s);
    }
    case 'swapped': {
      const { storage } = s.players[e.seat];
      storage[e.out]--;
      storage[e.colour]++;
      return nextBulb(s);
    }
    case 'refused':
      return nextBulb(s);
    case 'planted':
      return planted(s, s.players[e.seat], e.colour, e.row);
    case 'oneMore':
      top(s, 'plant').left++;
      return;
    case 'rewards':
      s.frames.push({ kind: 'rewards', items: e.items, sources: e.sources, taken: 0 });
      return;
    case 'took':
      top(s, 'rewards').taken |= 1 << e.item;
      return;
    case 'next':
      top(s, 'seq').at++;
      return;
    case 'strength':
      top(s, 'lower').strength += e.add;
      return;
    case 'lowered':
      s.water = e.to;
      return;
    case 'space': {
      const frame = top(s, 'build');
      frame.space = e.space;
      frame.step = 1;
      frame.phase = UNDER_WAY;
      return;
    }
    case 'built': {
      const player = s.players[e.seat];
      player.groups[e.group]--;
      player.mills |= 1 << e.space;
      player.guilder -= e.cost;
      top(s, 'build').step = 2;
      return;
    }
    case 'traced':
      top(s, 'build').step = 3;
      return;
    case 'visit': {
      const frame = top(s, 'market');
      frame.paid = true;
      frame.phase = UNDER_WAY;
      s.players[e.seat].guilder -= e.cost;
      return;
    }
    case 'moved':
      return moved(s, e.seat, e.area, e.on, e.cost);
    case 'neutral': {
      s.neutrals[e.from]--;
      s.neutrals[e.to]++;
      s.players[e.seat].guilder -= e.cost;
      s.turn.neutral = true;
      top(s, 'market').duty = e.to;
      return;
    }
    case 'arrived':
      s.frames.push({ kind: 'area', area: e.area, left: e.count });
      return;
    case 'areaChosen':
      top(s, 'area').left -= e.times;
      return;
    case 'refreshed':
      return refreshed(s, s.players[e.seat], e.cost);
    case 'refilled':
      return refilled(s, e.stack, e.place, e.item, e.under);
    case 'shuffled':
      return shuffled(s, s.stacks[e.stack], e.items);
    case 'looked':
      return looked(s, e.seat, e.stack, e.items);
    case 'left':
      return left(s, s.stacks[e.stack], e.count, e.discard);
    case 'picked': {
      const frame = top(s, e.role < 0 ? 'enhance' : 'farm');
      frame.picked = e.place;
      frame.phase = UNDER_WAY;
      if (frame.kind === 'farm') frame.role = e.role;
      return;
    }
    case 'installed': {
      const player = s.players[e.seat];
      player.guilder -= e.cost;
      install(s, player, e.tile, e.section);
      const frame = top(s, 'enhance');
      frame.bought = true;
      if (e.place < s.tileOffer.length) s.tileOffer[e.place] = -1;
      else takeLooked(frame, s.stacks[e.stack], e.place - s.tileOffer.length);
      return;
    }
    case 'tucked': {
      tuck(s, s.players[e.seat], e.card, e.role, e.slot);
      const frame = top(s, 'farm');
      frame.bought = true;
      if (e.place < s.cardOffer.length) s.cardOffer[e.place] = -1;
      else takeLooked(frame, s.stacks[CARDS], e.place - s.cardOffer.length);
      return;
    }
    case 'traded': {
      if (!e.supply) s.players[e.seat].storage[e.colour]--;
      s.tradeBulbs[e.space] = e.colour;
      const frame = top(s, 'trade');
      frame.phase = UNDER_WAY;
      return;
    }
    case 'quarters':
      s.frames.push({
        kind: 'quarters',
        card: e.card,
        adjacent: e.adjacent,
        taken: 0,
        extra: 0,
        more: e.more,
        freely: e.freely,
      });
      return;
    case 'quarter': {
      const frame = top(s, 'quarters');
      frame.taken |= 1 << e.quarter;
      frame.extra = e.extra;
      frame.freely = e.freely;
      return;
    }
    case 'collected': {
      s.tradeBulbs.fill(-1);
      const frame = top(s, 'trade');
      frame.phase = UNDER_WAY;
      s.frames.push({
        kind: 'gain',
        source: frame.source,
        guilder: 0,
        bulbs: e.bulbs,
        at: 0,
        colour: -1,
        keep: true,
      });
      return;
    }
    case 'tradeCleared':
      s.tradeBulbs.fill(-1);
      s.tradeCards.shift();
      s.tradeSeen.shift();
      s.tradeCards.push(e.card);
      s.tradeSeen.push(true);
      s.tradeCards[0] = e.next;
      s.tradeSeen[0] = true;
      return;
    case 'windmillRemoved':
      s.players[e.seat].groups[e.group]--;
      return;
    case 'outBulb':
      top(s, 'swapBulb').out = e.colour;
      return;
    case 'exchanged': {
      const { storage } = s.players[e.seat];
      storage[e.out]--;
      storage[e.colour]++;
      return;
    }
    case 'contractScored':
      s.players[e.seat].vp[CONTRACTS_NOW] += e.vp;
      return;
    case 'wish': {
      const player = s.players[e.seat];
      player.wished = true;
      player.vp[WISH] += e.vp;
      s.wishesTaken++;
      return;
    }
    case 'calendar': {
      const player = s.players[e.seat];
      player.calendar = e.column;
      const rewards = e.column < s.covered.length;
      s.turn.common = rewards;
      s.turn.unique = rewards;
      if (!rewards) s.endTaken++;
      return;
    }
    case 'calendarTaken':
      if (e.row < 0) s.turn.common = false;
      else {
        s.turn.unique = false;
        s.covered[e.column] |= 1 << e.row;
      }
      return;
    case 'endTriggered':
      s.lastRound = e.lastRound;
      return;
    case 'startingCard':
      s.players[e.seat].start = e.card;
      s.startingCards.splice(s.startingCards.indexOf(e.card), 1);
      s.frames.pop();
      return;
    case 'queensWish':
      s.wish = e.card;
      s.startingCards.length = 0;
      return;
    case 'marker':
      s.players[e.seat].area = e.area;
      s.frames.pop();
      return;
    case 'neutrals':
      for (const area of e.areas) s.neutrals[area]++;
      return;
    case 'over':
      s.over = true;
      return;
  }
}

const CONTRACTS_NOW = VP_SOURCES.indexOf('contractsNow');
const WISH = VP_SOURCES.indexOf('wish');

/** The innermost frame, which an event of its kind is about. */
export function top<K extends FrameKind>(s: State, kind: K): FrameOf<K> {
  const frame = s.frames[s.frames.length - 1];
  if (frame?.kind !== kind) throw new Error(`The frame is '${frame?.kind}', not '${kind}'.`);
  return frame as FrameOf<K>;
}

type ActionFrame = Extract<Frame, { phase: number }>;

function actionFrame(s: State): ActionFrame {
  const frame = s.frames[s.frames.length - 1];
  if (!frame || !('phase' in frame)) throw new Error(`The frame '${frame?.kind}' is no action.`);
  return frame;
}

function turn(s: State, seat: number, round: number): void {
  s.turn = {
    seat,
    round,
    used: 0,
    neutral: false,
    stacked: false,
    large: -1,
    small: -1,
    common: false,
    unique: false,
  };
  s.frames.push({ kind: 'actions', done: 0 }, { kind: 'wheels' }, { kind: 'gate' });
}

function turned(s: State, player: Player, steps: number, tools: number): void {
  player.tools -= tools;
  player.steps += steps;
  s.turn.large = (player.steps - 1) % player.large.length;
  s.turn.small = (player.steps - 1) % player.small.length;
  s.frames.pop();
}

/** A frame is finished; a sequence beneath it learns whether it was done. */
function end(s: State, done: boolean): void {
  s.frames.pop();
  const frame = s.frames[s.frames.length - 1];
  if (frame?.kind === 'seq') frame.done = done;
}

function begin(s: State, effect: number, source: number): void {
  const t = tables(s);
  const it = t.effects[effect];
  const phase = BEFORE;
  const { frames } = s;
  switch (it.do) {
    case 'gain':
      frames.push({
        kind: 'gain',
        source,
        guilder: it.guilder ?? 0,
        bulbs: t.bulbs[effect],
        at: 0,
        colour: -1,
        keep: false,
      });
      return;
    case 'lower':
      frames.push({ kind: 'lower', effect, source, phase, strength: it.strength, need: 0 });
      return;
    case 'enhance':
      frames.push({
        kind: 'enhance',
        effect,
        source,
        phase,
        refreshed: false,
        stack: -1,
        looked: 0,
        picked: -1,
        bought: false,
      });
      return;
    case 'farm':
      frames.push({
        kind: 'farm',
        effect,
        source,
        phase,
        refreshed: false,
        looked: 0,
        picked: -1,
        role: 0,
        bought: false,
      });
      return;
    case 'build':
      frames.push({ kind: 'build', effect, source, phase, space: -1, step: 0 });
      return;
    case 'market':
      frames.push({ kind: 'market', effect, source, phase, left: it.moves, paid: false, duty: -1 });
      return;
    case 'plant':
      frames.push({ kind: 'plant', effect, source, phase, left: it.bulbs, planted: 0, need: 0 });
      return;
    case 'trade':
      frames.push({ kind: 'trade', effect, source, phase });
      return;
    case 'marketReward': {
      const { area } = s.players[s.turn.seat];
      frames.push({ kind: 'area', area, left: 1 });
      return;
    }
    case 'scoreContract':
      frames.push({ kind: 'scoreContract', source });
      return;
    case 'removeWindmill':
      frames.push({ kind: 'removeWindmill', source });
      return;
    case 'swapBulb':
      frames.push({ kind: 'swapBulb', source, out: -1 });
      return;
    case 'seq':
      frames.push({ kind: 'seq', effect, source, at: 0, done: true });
      return;
  }
}

/** Used before a Plant or Lower action, a Helper commits to fulfilling it (HLP-2). */
function useHelper(s: State, seat: number, card: number): void {
  s.turn.used |= card === START_CARD ? START_BIT : 1 << card;
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'plant' && frame.kind !== 'lower') return;
  const t = tables(s);
  const ability = t.abilities[card === START_CARD ? t.cardCount + s.players[seat].start : card];
  if (frame.phase === BEFORE && ability.inside === 'none') frame.need = Math.max(frame.need, ability.atLeast);
}

function nextBulb(s: State): void {
  const frame = top(s, 'gain');
  frame.at++;
  frame.colour = -1;
}

function planted(s: State, player: Player, colour: number, row: number): void {
  player.storage[colour]--;
  player.patches[row * 7 + player.rows[row]] = colour;
  player.rows[row]++;
  const frame = top(s, 'plant');
  frame.left--;
  frame.planted++;
  frame.phase = UNDER_WAY;
}

function moved(s: State, seat: number, area: number, on: number, cost: number): void {
  const player = s.players[seat];
  // A marker that stood on this one takes its place on the board.
  for (const other of s.players) if (other.on === seat) other.on = -1;
  player.area = area;
  player.on = on;
  player.guilder -= cost;
  if (on >= 0 && cost === 0) s.turn.stacked = true;
  top(s, 'market').left--;
  for (const frame of s.frames) if (frame.kind === 'market' && frame.duty === area) frame.duty = -1;
}

function refreshed(s: State, player: Player, cost: number): void {
  player.guilder -= cost;
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'enhance' && frame.kind !== 'farm') throw new Error(`No offer in '${frame.kind}'.`);
  frame.refreshed = true;
  frame.phase = UNDER_WAY;
  const offer = frame.kind === 'farm' ? s.cardOffer : s.tileOffer;
  for (let place = 0; place < offer.length; place++) {
    const item = offer[place];
    if (item < 0) continue;
    discard(s.stacks[frame.kind === 'farm' ? CARDS : tables(s).tileKind[item]], item, ALL_SEE);
    offer[place] = -1;
  }
}

function discard(stack: Stack, item: number | null, seen: number): void {
  stack.discards.push(item);
  stack.discardsSeen.push(seen);
}

function refilled(s: State, stackIndex: number, place: number, item: number, under: number): void {
  const stack = s.stacks[stackIndex];
  const index = stack.items.length - 1 - under;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'enhance' && frame.kind !== 'farm') throw new Error(`No offer in '${frame.kind}'.`);
  const mine = frame.kind === 'farm' || frame.stack === stackIndex;
  if (mine && under < frame.looked) frame.looked--;
  (frame.kind === 'farm' ? s.cardOffer : s.tileOffer)[place] = item;
}

/** The discards become the stack, beneath what is being looked at. */
function shuffled(s: State, stack: Stack, items: readonly (number | null)[]): void {
  stack.items.unshift(...items);
  stack.seen.unshift(...items.map(() => 0));
  stack.discards.length = 0;
  stack.discardsSeen.length = 0;
  s.shuffles++;
}

function looked(s: State, seat: number, stackIndex: number, items: readonly (number | null)[]): void {
  const stack = s.stacks[stackIndex];
  for (let i = 0; i < items.length; i++) {
    const index = stack.items.length - 1 - i;
    if (items[i] !== null) stack.items[index] = items[i];
    stack.seen[index] |= 1 << seat;
  }
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind !== 'enhance' && frame.kind !== 'farm')
    throw new Error(`Nothing to look at in '${frame.kind}'.`);
  frame.looked = items.length;
  frame.phase = UNDER_WAY;
  if (frame.kind === 'enhance') frame.stack = stackIndex;
}

/** The items looked at and not taken stay on top, or are discarded face down (CRD-5). */
function left(s: State, stack: Stack, count: number, toDiscards: boolean): void {
  if (toDiscards) {
    for (let i = 0; i < count; i++) {
      const item = stack.items.pop();
      const seen = stack.seen.pop();
      if (item === undefined || seen === undefined) throw new Error('Fewer items than were looked at.');
      discard(stack, item, seen);
    }
  }
  const frame = s.frames[s.frames.length - 1];
  if (frame.kind === 'enhance' || frame.kind === 'farm') frame.looked = 0;
}

function takeLooked(frame: { looked: number }, stack: Stack, position: number): void {
  const index = stack.items.length - 1 - position;
  stack.items.splice(index, 1);
  stack.seen.splice(index, 1);
  frame.looked--;
}

function install(s: State, player: Player, tile: number, section: number): void {
  const wheel = section < player.large.length ? player.large : player.small;
  const at = section < player.large.length ? section : section - player.large.length;
  if (wheel[at] >= 0) s.removed.push(wheel[at]);
  wheel[at] = tile;
}

function tuck(s: State, player: Player, card: number, role: number, slot: number): void {
  const places = role === 0 ? player.helpers : player.contracts;
  if (slot < places.length) discard(s.stacks[CARDS], places[slot], ALL_SEE);
  places[slot] = card;
}
