import { lowestBit, NeedsHidden, offer, popcount, type Question } from '@polder/core';
import { COLOURS } from '@polder/core/edition';
import { advanceCalendar } from './calendar.js';
import { V } from './codes.js';
import { gainVp } from './goods.js';
import { emit, type Run, storedColours } from './run.js';
import { fromExport, fromPort } from './sources.js';
import { active, CLOSED, type FrameOf, ON_LOWER, ON_UPPER, type State, TRADE, tables } from './state.js';

/** The half of the Demand tile that the Port tile leaves open. */
const openHalf = (s: State, port: number): number => (s.ports[port].tile === ON_LOWER ? 0 : 1);

/** Colours that a port wants now, as bits. */
export function wantedAt(s: State, port: number): number {
  const { demand, tile } = s.ports[port];
  return tile === CLOSED ? 0 : tables(s).wanted[demand][openHalf(s, port)];
}

/** Tools for the way from the Ship to an open port: a step each, the closed one skipped, the shorter way. */
export function shipDistance(s: State, to: number): number {
  const ports = s.ports.length;
  let steps = 0;
  let open = 0;
  for (let i = 0; i < ports; i++) {
    const port = (s.ship + i) % ports;
    if (port === to) steps = open;
    if (s.ports[port].tile !== CLOSED) open++;
  }
  return Math.min(steps, open - steps);
}

const canDeliver = (s: State, port: number, colours: number, tools: number): boolean =>
  (wantedAt(s, port) & colours) !== 0 && shipDistance(s, port) <= tools;

export function canTrade(s: State, colours: number, tools: number): boolean {
  for (let port = 0; port < s.ports.length; port++) if (canDeliver(s, port, colours, tools)) return true;
  return false;
}

export function askTrade(s: State, frame: FrameOf<'trade'>, q: Question): void {
  const player = active(s);
  const stored = storedColours(player);
  switch (frame.step) {
    case TRADE.ship:
      q.ask = 'ship';
      for (let port = 0; port < s.ports.length; port++) {
        if (canDeliver(s, port, stored, player.tools)) offer(q, V.ship + port);
      }
      return;
    case TRADE.deliver: {
      q.ask = 'deliver';
      if (frame.left === 0) return;
      const colours = wantedAt(s, frame.port) & stored & ~frame.delivered;
      offerColours(q, V.deliver, colours);
      if (q.count > 0 && frame.delivered !== 0) offer(q, V.stop);
      return;
    }
    case TRADE.choose:
      q.ask = 'export';
      offerColours(q, V.export, frame.delivered);
  }
}

function offerColours(q: Question, verb: number, colours: number): void {
  for (let colour = 0; colour < COLOURS.length; colour++)
    if ((colours >> colour) & 1) offer(q, verb + colour);
}

export function answerTrade(run: Run, frame: FrameOf<'trade'>, verb: number, arg: number): void {
  const s = run.state;
  const seat = s.turn.actor;
  if (verb === V.ship) {
    emit(run, { type: 'shipMoved', seat, to: arg, tools: shipDistance(s, arg) });
  } else if (verb === V.deliver) {
    const { demand } = s.ports[frame.port];
    const half = openHalf(s, frame.port);
    const vp = tables(s).demand[demand][half][arg];
    emit(run, { type: 'delivered', seat, colour: arg, demand, upper: half === 0 });
    if (vp > 0) gainVp(run, seat, vp, fromPort(frame.port));
  } else putIntoForeignTrade(run, arg);
}

/** Your 6th delivery moves the Calendar (D-TRD). */
function putIntoForeignTrade(run: Run, colour: number): void {
  const s = run.state;
  emit(run, { type: 'exported', seat: s.turn.actor, colour });
  if (active(s).traded.length === tables(s).edition.marks.delivered) advanceCalendar(run, 'delivered');
}

/** What comes without a question; false: the action is done. */
export function stepTrade(run: Run, frame: FrameOf<'trade'>): boolean {
  const s = run.state;
  switch (frame.step) {
    case TRADE.deliver:
      emit(run, { type: 'deliveries' });
      return true;
    case TRADE.choose:
      if (popcount(frame.delivered) === 1) putIntoForeignTrade(run, lowestBit(frame.delivered));
      return true;
    case TRADE.export:
      resolveExport(run, s.ports[frame.port].export);
      return true;
    case TRADE.port:
      movePortTile(run, frame.port);
      return true;
    default:
      return false;
  }
}

function resolveExport(run: Run, tile: number): void {
  emit(run, { type: 'exportResolved' });
  if (tile < 0) return;
  const items = tables(run.state).exports[tile];
  emit(run, { type: 'rewards', items, sources: items.map(() => fromExport(tile)), must: 0 });
}

/** The Port tile as it lies now: to the upper half, or this port closes and the closed one opens (D-TRD). */
function movePortTile(run: Run, port: number): void {
  const s = run.state;
  emit(run, { type: 'portReached' });
  const { tile } = s.ports[port];
  if (tile === ON_LOWER) emit(run, { type: 'portMoved', port });
  if (tile !== ON_UPPER) return;
  const opened = s.ports.findIndex((it) => it.tile === CLOSED);
  const top = s.exportStack[s.exportStack.length - 1];
  if (top === null) throw new NeedsHidden();
  // Only this port is closed then. The Ship moves on from wherever it lies.
  const next = (s.ship + 1) % s.ports.length;
  emit(run, {
    type: 'portClosed',
    port,
    opened,
    export: top ?? -1,
    ship: next === port ? (next + 1) % s.ports.length : next,
    ...(top === undefined ? {} : { reveals: true as const }),
  });
}
