import { BEFORE } from '@polder/core';
import type { Label } from '@polder/core/text';
import { raiseCost, tables } from '@polder/valley';
import { aheadOf, reachesCalendar, sectionsOf, type Wheel } from '../wheels.js';
import { type Asked, cardOf, frameOf, iconOf } from './asked.js';
import { joined, type Labeller, label } from './parts.js';

// The turn: floodgate, wheels, actions, and what may come at any moment of it

export const startLabel: Labeller = ({ edition, game }, arg) => {
  const card = edition.startingCards.find(({ id }) => String(id) === arg);
  if (!card) return label(game.source(`start:${arg}`), undefined, 'helper');
  return label(
    game.option.start(game.ability(card.ability)),
    game.detail.wish(game.wish(card.wish), card.vp),
    'helper',
  );
};

export function gateLabel({ view, edition, game: { option, detail } }: Asked, arg: string): Label {
  const to = Number(arg);
  const water = detail.waterTo(view.water, view.water + edition.floodgate.rise[to - 1]);
  if (to === view.gate) return label(option.gateLeave(to), water, 'gate');
  if (to < view.gate) return label(option.gateLower(to), joined(detail.pay(0), water), 'gate');
  const { cost, vp } = raiseCost(view, to);
  const gain = vp > 0 ? detail.get(`${vp} {vp}`) : undefined;
  return label(option.gateRaise(to), joined(detail.pay(cost), gain, water), 'gate');
}

export function turnLabel({ view, seat, game }: Asked, arg: string): Label {
  const steps = Number(arg);
  const pair = aheadOf(view, seat, steps)[steps - 1];
  const tools = Math.abs(steps - view.gate);
  const detail = joined(
    game.pair(game.effect(pair.large.effect), game.effect(pair.small.effect), pair.both),
    tools > 0 ? game.detail.tools(tools) : undefined,
    reachesCalendar(view, seat, steps) ? game.detail.calendar : undefined,
  );
  return label(game.option.turn(steps), detail, 'sails');
}

export function doLabel({ view, seat, game }: Asked, arg: string): Label {
  const side = arg as Wheel;
  const section = sectionsOf(view, seat, side)[Math.max(0, view.turn[side])];
  const both = section.plus ? game.detail.bothActions : undefined;
  return label(game.option.do(side, game.effect(section.effect)), both, iconOf(section.effect));
}

export function guilderLabel(asked: Asked): Label {
  const { edition, game } = asked;
  const frame = frameOf(asked, 'gain');
  if (frame) return label(game.option.guilderFirst(frame.guilder), undefined, 'guilder');
  return label(game.option.noAction(edition.noAction), game.detail.noAction, 'guilder');
}

export function endLabel(asked: Asked): Label {
  const { view, game } = asked;
  const { common, unique } = view.turn;
  const idle = frameOf(asked, 'actions')?.done === 0;
  const detail = joined(
    idle ? game.detail.endWithout : undefined,
    common || unique ? game.detail.calendarLost : undefined,
  );
  return label(game.option.end, detail, 'end');
}

export function calendarLabel({ edition, player, game }: Asked, arg: string): Label {
  const column = edition.calendar.columns[player.calendar];
  if (!column) return label(game.icon('calendar'), undefined, 'calendar');
  const effect = arg === 'common' ? column.common : column.unique[Number(arg) - 1];
  const [title, detail] =
    arg === 'common'
      ? [game.option.calendarCommon(game.effect(effect)), game.detail.calendarCommon(column.id)]
      : [game.option.calendarUnique(Number(arg), game.effect(effect)), game.detail.calendarUnique(column.id)];
  return { ...label(title, detail, 'calendar'), short: game.reward(effect) };
}

export function helperLabel(asked: Asked, arg: string): Label {
  const { edition, player, frame, game } = asked;
  const isStart = arg === 'start';
  const ability = isStart ? edition.startingCards[player.start]?.ability : cardOf(asked, arg)?.helper;
  if (!ability) return label(game.source(`helper:${arg}`), undefined, 'helper');
  const gives = game.abilityGives(ability);
  const when = frame && 'phase' in frame && frame.phase === BEFORE ? 'beforeAction' : 'afterAction';
  const title = isStart ? game.option.startingCard(gives) : game.option.helper(gives);
  return label(title, ability.may.do === 'strength' ? undefined : game.detail[when], 'helper');
}

export function splitLabel({ view, edition, frame, game }: Asked, arg: string): Label {
  const [guilder, vp] = arg.split(/[gv]/).map(Number);
  const section = edition.water.sections[tables(view).section[view.water]];
  const strength = frame?.kind === 'lower' ? frame.strength : guilder + vp;
  const title = game.option.split(guilder * section.guilder, vp * section.vp);
  const short = [
    ...(guilder > 0 ? [`${guilder * section.guilder} {guilder}`] : []),
    ...(vp > 0 ? [`${vp * section.vp} {vp}`] : []),
  ];
  const detail = game.detail.waterTo(view.water, Math.max(0, view.water - strength));
  return { ...label(title, detail, 'lower'), short: short.join(' ') };
}

export function sectionLabel(
  { view, seat, player, game: { option, detail, effect } }: Asked,
  arg: string,
): Label {
  const side: Wheel = arg.startsWith('large') ? 'large' : 'small';
  const at = Number(arg.slice(side.length)) - 1;
  const sections = sectionsOf(view, seat, side);
  const { kind, effect: here } = sections[at];
  const covered = kind === 'printed' ? detail.covers(effect(here)) : detail.replacesTile(effect(here));
  const n = sections.length;
  const steps = (((at + 1 - player.steps) % n) + n) % n;
  return label(
    option.section(side, at + 1),
    joined(covered, detail.comesIn(steps === 0 ? n : steps)),
    'enhance',
  );
}
