import { NeedsHidden, unknownKind } from '@polder/core';
import { TRADE_SPACES } from '../edition/counts.js';
import { gainVp } from '../rules/goods.js';
import { after, isFull } from '../rules/market.js';
import { isMechanism } from '../rules/mechanisms/list.js';
import { emit, type Run } from '../rules/run.js';
import { fromPatch, fromTrade, TURN, VP } from '../rules/sources.js';
import { refillCards, refillTiles } from '../rules/stacks.js';
import { GARDENER, gardenerOf, type State, tables } from '../rules/state.js';
import { clearFullCard } from '../rules/trade.js';
import { bestSpace, pathOf } from './build.js';
import { colourOf, rowFor } from './plant.js';
import type { Why } from './why.js';

/** The card that steers this turn. */
export function currentCard(s: State): number {
  const { discards } = gardenerOf(s);
  return discards[discards.length - 1];
}

const cardColour = (s: State): number => tables(s).gardener.colour[currentCard(s)];

/** An action or a reward, done the Gardener's way (G-ACT-1, G-RWD-1). */
export function perform(run: Run, effect: number, source: number, why: Why): void {
  const s = run.state;
  const t = tables(s);
  emit(run, { type: 'gardenerDoes', effect, source, why });
  const it = t.effects[effect];
  // Whatever asks a question of its own gives it nothing.
  if (isMechanism(it)) return emit(run, { type: 'gardenerIdle', why: 'nothingForIt' });
  switch (it.do) {
    case 'gain':
      return gain(run, effect, source);
    case 'lower':
      return lower(run, it.strength, it.both === true, source);
    case 'enhance':
      return enhance(run);
    case 'farm':
      return farm(run);
    case 'build':
      return build(run, source);
    case 'market':
      return visitMarket(run, it.moves);
    case 'plant':
      return plantMany(run, it.bulbs, 'plantAction');
    case 'marketReward':
      return plantMany(run, 1, 'areaReward');
    case 'trade':
      return trade(run);
    case 'seq':
      return emit(run, { type: 'gardenerIdle', why: 'nothingForIt' });
    default:
      return unknownKind(it);
  }
}

/** G-NEV-1, G-RWD-1: Guilder and Tools are VP, bulbs are planted at once. */
function gain(run: Run, effect: number, source: number): void {
  const t = tables(run.state);
  const it = t.effects[effect];
  if (it.do !== 'gain') return;
  const { worth } = t.edition.gardener;
  const vp = (it.vp ?? 0) + (it.guilder ?? 0) * worth.guilder + (it.tools ?? 0) * worth.tool;
  if (vp > 0) gainVp(run, vp, source);
  for (const colours of t.bulbs[effect]) {
    const { colour, why } = colourOf(run.state.players[GARDENER], colours, cardColour(run.state));
    plant(run, colour, why);
  }
}

/** G-LOW-1: for VP; where the section gives only Guilder, they are VP. */
function lower(run: Run, strength: number, both: boolean, source: number): void {
  const s = run.state;
  const { edition, section } = tables(s);
  const { guilder, vp } = edition.water.sections[section[s.water]];
  const fromGuilder = guilder * edition.gardener.worth.guilder;
  const each = both ? vp + fromGuilder : vp || fromGuilder;
  const to = Math.max(0, s.water - strength);
  if (each > 0) gainVp(run, strength * each, source, VP.water);
  emit(run, { type: 'lowered', seat: GARDENER, guilder: 0, vp: strength * each, to });
}

/** G-ENH. */
function enhance(run: Run): void {
  const s = run.state;
  const places = tables(s).gardener.tiles[gardenerOf(s).back].filter((place) => s.tileOffer[place] >= 0);
  if (places.length === 0) emit(run, { type: 'gardenerIdle', why: 'noTile' });
  for (const place of places) {
    emit(run, { type: 'gardenerTile', tile: s.tileOffer[place], place, why: 'backShows' });
  }
  refillTiles(run);
}

/** G-FRM. */
function farm(run: Run): void {
  const s = run.state;
  const place = tables(s).gardener.farm[gardenerOf(s).back].find((it) => s.cardOffer[it] >= 0);
  if (place === undefined) {
    emit(run, { type: 'gardenerIdle', why: 'noCard' });
    return;
  }
  emit(run, { type: 'gardenerFarm', card: s.cardOffer[place], place, why: 'backPrefers' });
  refillCards(run);
}

/** G-BLD. */
function build(run: Run, source: number): void {
  const s = run.state;
  const t = tables(s);
  const group = s.players[GARDENER].groups.findIndex((left) => left > 0);
  const best = bestSpace(s);
  if (group < 0 || best === undefined) {
    emit(run, { type: 'gardenerIdle', why: group < 0 ? 'noWindmill' : 'noSpace' });
    return;
  }
  const { space, why } = best;
  emit(run, { type: 'gardenerBuilt', space, group, why });
  const yours = pathOf(s, space);
  if (yours > 0) emit(run, { type: 'vp', seat: 0, n: yours, as: VP.paths, source });
  takeInOrder(run, t.spaceRewards[space], t.spaceSources[space], 'fieldReward');
}

/** Rewards in the order of its liking (G-BLD, G-TRD); equal ones as they are listed. */
function takeInOrder(run: Run, effects: readonly number[], sources: readonly number[], why: Why): void {
  const { liking } = tables(run.state).gardener;
  const order = effects.map((_, i) => i).sort((a, b) => liking[effects[a]] - liking[effects[b]]);
  for (const i of order) perform(run, effects[i], sources[i], why);
}

/** G-MKT. */
function visitMarket(run: Run, moves: number): void {
  const s = run.state;
  for (let left = moves; left > 0; left--) {
    const next = after(s.players[GARDENER].area);
    const skips = isFull(s, next);
    const area = skips ? after(next) : next;
    emit(run, { type: 'gardenerMoved', area, why: skips ? 'skipsFull' : 'nextArea' });
    plant(run, cardColour(s), 'marketStep');
  }
}

function plantMany(run: Run, bulbs: number, whyColour: Why): void {
  for (let left = bulbs; left > 0; left--) plant(run, cardColour(run.state), whyColour);
}

/** G-PLANT-1. */
function plant(run: Run, colour: number, whyColour: Why): void {
  const s = run.state;
  const t = tables(s);
  const player = s.players[GARDENER];
  const place = rowFor(player, colour);
  if (place === undefined) {
    emit(run, { type: 'gardenerIdle', why: 'patchesFull' });
    const { bulb } = t.edition.gardener.worth;
    if (bulb > 0) gainVp(run, bulb, TURN, VP.patches);
    return;
  }
  const { row, patch, why } = place;
  emit(run, { type: 'gardenerPlanted', colour, row, whyColour, why });
  const reward = t.gardener.overlay[patch];
  if (reward >= 0) perform(run, reward, fromPatch(patch), 'patchReward');
}

/** G-TRD. */
function trade(run: Run): void {
  const s = run.state;
  const { gardener, trade: quarters } = tables(s);
  const current = currentCard(s);
  const colour = gardener.colour[current];
  if (s.tradeBulbs.includes(colour)) {
    const order = gardener.order[current];
    const bulbs = order.flatMap((it) => s.tradeBulbs.filter((bulb) => bulb === it));
    emit(run, { type: 'gardenerCollected', bulbs, why: 'colourOnCard' });
    for (const bulb of bulbs) plant(run, bulb, 'tradeOrder');
    return;
  }
  const marked = gardener.trade[current];
  let space = marked;
  while (s.tradeBulbs[space] >= 0) space = (space + 1) % TRADE_SPACES;
  const [card] = s.tradeCards;
  if (card === null) throw new NeedsHidden();
  emit(run, { type: 'gardenerTraded', colour, space, why: space === marked ? 'markedSpace' : 'nextFree' });
  const next = (space + 1) % TRADE_SPACES;
  const effects = [quarters[card][space], quarters[card][next]];
  takeInOrder(run, effects, [fromTrade(card, space), fromTrade(card, next)], 'tradeReward');
  clearFullCard(run);
}
