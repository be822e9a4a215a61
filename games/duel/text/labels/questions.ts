import { BEFORE } from '@polder/core';
import { sourceParts } from '@polder/core/text';
import { type Asked, cardOf, followUpNext, frameOf, rivalMark } from './asked.js';

const offers = ({ decision }: Asked, pattern: RegExp): boolean =>
  decision.options.some(({ key }) => pattern.test(key));

function actionTitle(asked: Asked): string {
  const { edition, main, game } = asked;
  if (offers(asked, /^also:/)) return game.ask.second(edition.wheels.secondTools);
  if (offers(asked, /^end$/)) return main.ask.endTurn;
  return offers(asked, /^do:(personal|central)$/) ? game.ask.action : game.ask.giveUpOnly;
}

/** Several to choose from, one that must be done, or one that may be declined. */
function rewardTitle(asked: Asked): string {
  const several = asked.decision.options.filter(({ key }) => key.startsWith('take:')).length > 1;
  return several ? asked.main.ask.reward : asked.game.ask.lapses;
}

function plantTitle(asked: Asked): string {
  return asked.main.ask.plant(frameOf(asked, 'plant')?.left ?? 1);
}

function deliverTitle(asked: Asked): string {
  const frame = frameOf(asked, 'trade');
  return frame && frame.delivered > 0 ? asked.game.ask.deliverMore(frame.left) : asked.game.ask.deliver;
}

function swapTitle(asked: Asked): string {
  const before = (frameOf(asked, 'farm')?.placed ?? -1) < 0;
  return before ? asked.game.ask.swapFirst : asked.game.ask.swap;
}

/** What is asked, in words. */
export function titleOf(asked: Asked): string {
  const { decision, frame, main, game } = asked;
  // Nothing of the action itself can be chosen: a Helper may make it possible (ACT-5).
  const isAction = frame !== undefined && 'phase' in frame;
  const onlyHelpers = decision.options.every(({ key }) => key.startsWith('helper:'));
  if (isAction && frame.phase === BEFORE && onlyHelpers) return main.ask.before;
  switch (decision.ask) {
    case 'hand':
    case 'followUp':
    case 'card':
    case 'contract':
    case 'column':
    case 'build':
    case 'deal':
    case 'ship':
    case 'export':
      return game.ask[decision.ask];
    case 'wheels':
    case 'bulb':
    case 'tile':
    case 'section':
    case 'after':
      return main.ask[decision.ask];
    case 'action':
      return actionTitle(asked);
    case 'reward':
      return rewardTitle(asked);
    case 'swap':
      return swapTitle(asked);
    case 'plant':
      return plantTitle(asked);
    case 'patch':
      return offers(asked, /^pass$/) ? game.ask.patchAction : game.ask.patch;
    case 'deliver':
      return deliverTitle(asked);
    default:
      return main.ask.other;
  }
}

/** What asks, with its printed value. */
function sourceText(asked: Asked): string {
  const { decision, edition, game } = asked;
  const { asker } = game;
  const { kind, id, first, second } = sourceParts(decision.source);
  switch (kind) {
    case 'personal':
    case 'central': {
      const effects = game.effects(edition.wheels[kind][Number(id) - 1]);
      // Under an Enhance it is the printed action that a tile has covered.
      const covered = asked.view.frames.some((frame) => frame.kind === 'enhance' && frame.refill);
      return covered ? asker.covered(effects) : asker.wheel(kind, effects);
    }
    case 'tile': {
      const tile = edition.tiles.find((it) => String(it.id) === id);
      return tile ? asker.tile(game.effects(tile.effects)) : game.source(decision.source);
    }
    case 'patch': {
      const effect = edition.patches[Number(first) - 1]?.[Number(second) - 1];
      return effect ? asker.patch(id, game.effect(effect)) : game.source(decision.source);
    }
    case 'export': {
      const tile = edition.exports.find((it) => String(it.id) === id);
      return tile ? asker.export(game.effects(tile.effects)) : game.source(decision.source);
    }
    case 'helper': {
      const card = cardOf(asked, id);
      return card ? asker.helper(card.helper.when) : game.source(decision.source);
    }
    default:
      return game.source(decision.source);
  }
}

/** The turn itself asks, or something with a printed value; in a follow-up that is said as well (D-TRN-4). */
export function askerOf(asked: Asked): string {
  const { decision, view, seat, game } = asked;
  const { asker } = game;
  switch (decision.source) {
    case 'setup':
      return asker.hand;
    case 'turn':
      if (decision.ask === 'wheels') return asker.wheels;
      // Whoever may end the turn should know what that leaves to the rival.
      return offers(asked, /^end$/) ? followUpNext(asked) : asker.action;
    case 'followUp':
      return asker.followUp(rivalMark(asked));
  }
  if (decision.ask === 'contract') return asker.contract;
  const { turn } = view;
  const text = sourceText(asked);
  return turn.actor === seat && turn.seat !== seat ? asker.during(text) : text;
}
