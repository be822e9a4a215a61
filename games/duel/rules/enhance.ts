import { NeedsHidden, offer, type Question } from '@polder/core';
import { advanceCalendar } from './calendar.js';
import { V } from './codes.js';
import { emit, type Run } from './run.js';
import { fromCentral, fromPersonal } from './sources.js';
import {
  active,
  CENTRAL,
  centralOf,
  type FrameOf,
  PERSONAL,
  rival,
  type State,
  tables,
  tilesOn,
} from './state.js';

/** Of both wheels, a section that meshes with another wheel now can't be covered, nor one with a tile. */
export function isOpenSection(s: State, wheel: number, section: number): boolean {
  if (tilesOn(s, s.turn.actor, wheel)[section] >= 0) return false;
  if (wheel === PERSONAL) return section !== s.personal;
  const { seat } = s.turn;
  return section !== centralOf(s, seat) && section !== centralOf(s, rival(seat));
}

function hasOpenSection(s: State, wheel: number): boolean {
  const sections = tilesOn(s, s.turn.actor, wheel).length;
  for (let section = 0; section < sections; section++) if (isOpenSection(s, wheel, section)) return true;
  return false;
}

const allowed = (wheels: number, wheel: number): boolean => ((wheels >> wheel) & 1) === 1;

/** The Central Wheel is free; the own Personal Wheel costs what the tile's kind costs (D-ENH). */
export function sectionCost(s: State, wheel: number, tile: number): number {
  return wheel === CENTRAL ? 0 : tables(s).tileCost[tile];
}

/** The tile can go somewhere on these wheels, with so many Guilder. */
function canInstall(s: State, wheels: number, tile: number, guilder: number): boolean {
  if (allowed(wheels, CENTRAL) && hasOpenSection(s, CENTRAL)) return true;
  return (
    allowed(wheels, PERSONAL) && sectionCost(s, PERSONAL, tile) <= guilder && hasOpenSection(s, PERSONAL)
  );
}

export function canEnhance(s: State, wheels: number, guilder: number): boolean {
  for (const tile of s.tileOffer) if (tile >= 0 && canInstall(s, wheels, tile, guilder)) return true;
  return false;
}

export function askEnhance(s: State, frame: FrameOf<'enhance'>, q: Question): void {
  if (frame.refill || frame.left === 0) return;
  const player = active(s);
  if (frame.picked < 0) {
    q.ask = 'tile';
    for (let place = 0; place < s.tileOffer.length; place++) {
      const tile = s.tileOffer[place];
      if (tile >= 0 && canInstall(s, frame.wheels, tile, player.guilder)) offer(q, V.tile + place);
    }
    return;
  }
  q.ask = 'section';
  const tile = s.tileOffer[frame.picked];
  for (const wheel of [PERSONAL, CENTRAL]) {
    if (!allowed(frame.wheels, wheel) || sectionCost(s, wheel, tile) > player.guilder) continue;
    const sections = tilesOn(s, s.turn.actor, wheel).length;
    const first = wheel === PERSONAL ? 0 : player.wheel.length;
    for (let section = 0; section < sections; section++) {
      if (isOpenSection(s, wheel, section)) offer(q, V.on + first + section);
    }
  }
}

export function answerEnhance(run: Run, frame: FrameOf<'enhance'>, verb: number, arg: number): void {
  if (verb === V.tile) emit(run, { type: 'picked', place: arg, role: -1 });
  else install(run, frame, arg);
}

function install(run: Run, frame: FrameOf<'enhance'>, at: number): void {
  const s = run.state;
  const personalSections = active(s).wheel.length;
  const wheel = at < personalSections ? PERSONAL : CENTRAL;
  const section = wheel === PERSONAL ? at : at - personalSections;
  const { picked: place, effect } = frame;
  const tile = s.tileOffer[place];
  const cost = sectionCost(s, wheel, tile);
  emit(run, { type: 'installed', seat: s.turn.actor, tile, wheel, section, cost, place });
  cover(run, effect, wheel, section);
}

/** The printed action that is covered: on the Central Wheel, or by a tile that says so (D-ENH, D-TIL). */
function cover(run: Run, effect: number, wheel: number, section: number): void {
  const t = tables(run.state);
  const it = t.effects[effect];
  const printed = wheel === PERSONAL ? t.personal[section] : t.central[section];
  const times = (wheel === CENTRAL ? 1 : 0) + (it.do === 'enhance' && it.also === 'printed' ? 1 : 0);
  if (times === 0) return;
  const items = times === 1 ? printed : [...printed, ...printed];
  const source = wheel === PERSONAL ? fromPersonal(section) : fromCentral(section);
  emit(run, { type: 'rewards', items, sources: items.map(() => source), must: 0 });
}

/** Once the covered action is finished the offer is refilled; true if there was something to do. */
export function stepEnhance(run: Run, frame: FrameOf<'enhance'>): boolean {
  if (!frame.refill) return false;
  refillTiles(run);
  emit(run, { type: 'offerFull' });
  return true;
}

function refillTiles(run: Run): void {
  const s = run.state;
  for (let place = 0; place < s.tileOffer.length; place++) {
    if (s.tileOffer[place] >= 0 || s.tileStack.length === 0) continue;
    const tile = s.tileStack[s.tileStack.length - 1];
    if (tile === null) throw new NeedsHidden();
    emit(run, { type: 'tileRefilled', place, tile, reveals: true });
    // The first time the stack runs out the tiles set aside take its place.
    if (s.tileStack.length === 0 && s.tileAside.length > 0) {
      advanceCalendar(run, 'tiles');
      emit(run, { type: 'tilesRenewed' });
    }
  }
}
