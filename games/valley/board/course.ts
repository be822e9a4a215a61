import type { Decision } from '@polder/core';
import { editionOf, type Reason, type ValleyEvent, type ValleyState } from '@polder/valley';
import { mostOften } from '@polder/web/table/forced.js';
import type { Course, Fact } from '@polder/web/table/game-ui.js';
import type { Words } from '@polder/web/words/words.js';
import { pairNow, stepsToCalendar, WHEELS } from '../text/wheels.js';
import { type GateRow, sluiceOf } from './model/sluice.js';

// Where a turn is, what the lever does, and what the end of the turn gives up

const LEVER = 0;
const ACTIONS = 1;
const THE_END = 2;

export function courseOf({ source, ask, options }: Decision, { game }: Words): Course | undefined {
  if (source === 'setup') return undefined;
  const { lever, actions, end } = game.course;
  const onLever = ask === 'gate' || ask === 'wheels';
  const atEnd = options.length === 1 && options[0].key === 'end';
  return { parts: [lever, actions, end], at: onLever ? LEVER : atEnd ? THE_END : ACTIONS };
}

/** Names what follows: the action of a wheel, a reward that is an action, a Helper that makes it possible. */
const LEADING = /^(do:|take:|calendar:|quarter:|helper:|more$)/;
export const leadsOn = (key: string): boolean => LEADING.test(key);

const isCalendar = (key: string): boolean => key.startsWith('calendar:');
/** Calendar rewards can be taken at every question (CAL-2): they stand apart, unless it is about them. */
export const isAside = (key: string, { ask, options }: Decision): boolean =>
  isCalendar(key) && ask !== 'action' && options.filter((option) => !isCalendar(option.key)).length > 1;

const SHORT: ReadonlySet<string> = new Set(['lower', 'bulb', 'plant', 'move', 'trade', 'scoreContract']);
export const isShort = (ask: string): boolean => SHORT.has(ask);
export const repeats = (key: string): boolean => /^(plant:|take:bulb|store$)/.test(key);

const turnedBy = (events: readonly ValleyEvent[]) => events.find((event) => event.type === 'turned');

const gateTitle = (from: number, to: number, { lever }: Words['game']['option']): string =>
  to === from ? lever.leave(to) : to > from ? lever.raise(to) : lever.lower(to);

export function leverTitle(
  view: ValleyState,
  events: readonly ValleyEvent[],
  { game }: Words,
): string | undefined {
  const turned = turnedBy(events);
  if (!turned) return undefined;
  const gate = events.find((event) => event.type === 'gate');
  if (!gate) return game.option.turn(turned.steps);
  return game.option.lever.and(gateTitle(view.gate, gate.to, game.option), turned.steps);
}

/** Floodgate, water, the pair that comes and the Calendar. */
export function leverFacts(
  view: ValleyState,
  after: ValleyState,
  events: readonly ValleyEvent[],
  seat: number,
  { game }: Words,
): readonly Fact[] {
  const turned = turnedBy(events);
  const gate = events.find((event) => event.type === 'gate');
  const pair = pairNow(after, seat);
  if (!turned || !gate || !pair) return [];
  const { water, calendar } = editionOf(view);
  const { detail } = game;
  const [then, now] = [view.players[seat].calendar, after.players[seat].calendar];
  const column = calendar.columns[now > then ? now : now + 1];
  const left = now > then ? 0 : stepsToCalendar(after, seat);
  return [
    { icon: 'gate', text: gateTitle(view.gate, gate.to, game.option) },
    {
      icon: 'water',
      text: detail.waterTo(view.water, after.water),
      note: detail.waterNote(water.max - after.water),
    },
    {
      icon: 'sails',
      text: game.pair(game.effect(pair.large.effect), game.effect(pair.small.effect), pair.both),
      note: detail.stepsTools(turned.steps, turned.tools),
    },
    ...(column && left !== undefined
      ? [
          {
            icon: 'calendar',
            text: `${game.icon('calendar')} ${column.id}`,
            note: detail.toCalendar(left),
          } as const,
        ]
      : []),
  ];
}

/**
 * Why most of the lever is refused. A gate that is the only possible one is not asked for: the water stays then, so
 * the full canal is still seen by what another gate would do.
 */
export function leverLimit({ ask, seat }: Decision, view: ValleyState): Reason | undefined {
  if (ask !== 'gate' && ask !== 'wheels') return undefined;
  const whys = ({ cells }: GateRow) => cells.map(({ why }) => why);
  const others = sluiceOf(view, seat, 'gate').filter(({ gate }) => gate !== view.gate);
  if (ask === 'wheels' && others.every(({ why }) => why === 'waterOver')) return 'waterOver';
  const all = sluiceOf(view, seat, ask)
    .filter(({ open }) => open)
    .flatMap(whys);
  const refused = all.filter((why) => why !== undefined);
  const most = 2 * refused.length > all.length ? mostOften(refused) : undefined;
  return most;
}

/** Actions before rewards of the Calendar: how much is left, and its names. */
export function unusedOf(
  { seat, options }: Decision,
  view: ValleyState,
  { game }: Words,
): { short: string; long: string } | undefined {
  const offered = (pattern: RegExp): boolean => options.some(({ key }) => pattern.test(key));
  const pair = pairNow(view, seat);
  const actions = WHEELS.flatMap((wheel) =>
    pair && offered(new RegExp(`^do:${wheel}$`)) ? [game.effect(pair[wheel].effect)] : [],
  );
  const rewards = [/^calendar:common$/, /^calendar:\d/].filter(offered).length;
  const names = [
    ...(actions.length > 0 ? [game.unused.actionNames(actions, pair?.both ?? false)] : []),
    ...(rewards > 0 ? [game.unused.rewardNames(rewards)] : []),
  ];
  if (names.length === 0) return undefined;
  const n = pair?.both ? actions.length : Math.min(1, actions.length);
  const short = n > 0 ? game.unused.actions(n) : game.unused.rewards(rewards);
  return { short, long: game.unused.still(names) };
}
