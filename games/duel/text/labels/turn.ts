import { BEFORE } from '@polder/core';
import type { Label } from '@polder/core/text';
import { joined, label } from '@polder/core/text';
import { rival } from '@polder/duel';
import { pairAfter, type Wheel } from '../wheels.js';
import { type Asked, cardOf, followUpNext, giveUpWorth, iconOf, type Labeller, rivalMark } from './asked.js';

// The turn: first Helper, wheels, actions

export const keepLabel: Labeller = (asked, arg) => {
  const { view, edition, seat, game } = asked;
  const held = edition.cards[view.hands[seat][Number(arg) - 1] ?? -1];
  if (!held) return label(game.option.keepHidden(Number(arg)), undefined, 'helper');
  const { helper, contract } = held;
  return label(
    game.option.keep(game.helperShort(helper)),
    game.detail.rivalsContract(rivalMark(asked), game.contract(contract)),
    'helper',
  );
};

export function turnLabel(asked: Asked, arg: string): Label {
  const { view, seat, edition, main, game } = asked;
  const { freeSteps, stepTools } = edition.wheels;
  const steps = Number(arg);
  const { personal, central } = pairAfter(view, seat, steps);
  const theirs = pairAfter(view, rival(seat), steps).central;
  const detail = joined(
    main.pair(game.effects(personal.effects), game.effects(central.effects), false),
    steps > freeSteps ? main.detail.tools(stepTools) : undefined,
    game.detail.followUpShort(rivalMark(asked), game.effects(theirs.effects)),
  );
  return label(main.option.turn(steps), detail, 'sails');
}

/** The first action or the follow-up; `tools`: the second one, for so many. */
export function doLabel(asked: Asked, arg: string, tools: number): Label {
  const { view, seat, game } = asked;
  const second = tools > 0 ? game.detail.second(tools) : undefined;
  const pair = pairAfter(view, seat);
  if (arg === 'guilder') {
    const instead = game.detail.insteadOf(game.effects(pair.central.effects));
    return label(game.option.giveUp(giveUpWorth(asked)), joined(instead, second), 'guilder');
  }
  const wheel = arg as Wheel;
  const { effects } = pair[wheel];
  return label(game.option.do(wheel, game.effects(effects)), second, iconOf(effects));
}

export const endLabel = (asked: Asked): Label => label(asked.main.option.end, followUpNext(asked), 'end');

export function helperLabel(asked: Asked, arg: string): Label {
  const { frame, main, game } = asked;
  const card = cardOf(asked, arg);
  if (!card) return label(game.source('helper'), undefined, 'helper');
  const when = frame && 'phase' in frame && frame.phase === BEFORE ? 'beforeAction' : 'afterAction';
  return label(main.option.helper(game.helperGives(card.helper)), main.detail[when], 'helper');
}
