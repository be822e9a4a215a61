import { BEFORE } from '@polder/core';
import { sourceParts } from '@polder/core/text';
import { COLOURS, colourInHand, type Effect, isMechanismName, sourceOf } from '@polder/valley';
import { MECHANISM_ASK } from '../mechanisms.js';
import { sectionsOf } from '../wheels.js';
import { type Asked, cardOf, frameOf, insideOf } from './asked.js';

const offers = ({ decision }: Asked, pattern: RegExp): boolean =>
  decision.options.some(({ key }) => pattern.test(key));

function actionTitle(asked: Asked): string {
  const { ask } = asked.game;
  const done = frameOf(asked, 'actions')?.done ?? 0;
  if (offers(asked, /^guilder$/)) return ask.noAction;
  if (offers(asked, /^do:/)) return done === 0 ? ask.action : ask.otherAction;
  return offers(asked, /^calendar:/) ? ask.calendarLeft : ask.endTurn;
}

function areaTitle(asked: Asked): string {
  const left = frameOf(asked, 'area')?.left ?? 1;
  const split = insideOf(asked, 'market', 'marketFreely') !== undefined;
  return split && left > 1 ? asked.game.ask.areaSplit(left) : asked.game.ask.area(left);
}

function storeTitle(asked: Asked): string {
  const { ask } = asked.game;
  const frame = frameOf(asked, 'gain');
  const colour = frame ? COLOURS[colourInHand(frame)] : undefined;
  if (!colour) return ask.bulb;
  return frame?.keep ? ask.keep(colour) : ask.store(colour);
}

function plantTitle(asked: Asked): string {
  const { ask } = asked.game;
  if (offers(asked, /^plant:/)) return ask.plant(frameOf(asked, 'plant')?.left ?? 1);
  return offers(asked, /^more$/) ? ask.plantMore : ask.plantWaits;
}

/** What is asked, in words. */
export function titleOf(asked: Asked): string {
  const { decision, game } = asked;
  const { ask } = game;
  const { frame } = asked;
  // Nothing of the action itself can be chosen: a Helper may make it possible (ACT-5).
  const isAction = frame !== undefined && 'phase' in frame;
  const onlyHelpers = decision.options.every(({ key }) => /^(helper:|stop$)/.test(key));
  if (isAction && frame.phase === BEFORE && onlyHelpers && decision.ask !== 'plant') return ask.before;
  // It waits for what the Calendar could bring (CAL-2).
  const waits = decision.options.every(({ key }) => /^(calendar:|stop$|pass$|after$)/.test(key));
  if (waits && offers(asked, /^calendar:/) && decision.ask !== 'plant') return ask.calendarLeft;
  switch (decision.ask) {
    case 'startingCard':
    case 'marker':
    case 'gate':
    case 'wheels':
    case 'bulb':
    case 'tile':
    case 'section':
    case 'card':
    case 'build':
    case 'group':
    case 'path':
    case 'quarter':
    case 'after':
      return ask[decision.ask];
    case 'action':
      return actionTitle(asked);
    case 'reward': {
      const several = decision.options.filter(({ key }) => key.startsWith('take:')).length > 1;
      return several ? ask.reward : ask.lastReward;
    }
    case 'market':
      return areaTitle(asked);
    case 'store':
      return storeTitle(asked);
    case 'lower':
      return ask.lower(frameOf(asked, 'lower')?.strength ?? 1);
    case 'leave':
      return frame?.kind === 'farm' ? ask.leaveCards : ask.leaveTiles;
    case 'replace':
      return frameOf(asked, 'farm')?.role === 1 ? ask.replaceContract : ask.replaceHelper;
    case 'move':
      return ask.move(frameOf(asked, 'market')?.left ?? 1);
    case 'plant':
      return plantTitle(asked);
    case 'trade':
      return offers(asked, /^collect$/) ? ask.trade : ask.tradeOnly;
    default:
      return isMechanismName(decision.ask) ? MECHANISM_ASK[decision.ask](asked) : ask.other;
  }
}

/** What several rewards come from, if there is a choice between them. */
function openSources(asked: Asked): readonly string[] {
  const frame = frameOf(asked, 'rewards');
  if (!frame || asked.decision.ask !== 'reward') return [];
  const open = frame.sources.filter((_, i) => !((frame.taken >> i) & 1));
  return [...new Set(open.map((source) => sourceOf(asked.view, source)))];
}

/** The turn itself asks, or something with a printed value. */
export function askerOf(asked: Asked): string {
  const { decision, view, edition, seat, player, game } = asked;
  const { asker } = game;
  const { kind, id, first, second } = sourceParts(decision.source);
  const open = openSources(asked);
  if (open.length > 1) return asker.several(open.map(game.source));
  const words = (effect: Effect | null | undefined): string => (effect ? game.effect(effect) : '');
  switch (kind) {
    case 'setup':
      return asker.setup;
    case 'turn':
      return decision.ask === 'gate' || decision.ask === 'wheels' || decision.ask === 'action'
        ? asker[decision.ask]
        : asker.turn;
    case 'wheel': {
      const side = id.startsWith('large') ? 'large' : 'small';
      return asker.wheel(
        side,
        words(sectionsOf(view, seat, side)[Number(id.slice(side.length)) - 1]?.effect),
      );
    }
    case 'tile':
      return asker.tile(words(edition.tiles.find((tile) => String(tile.id) === id)?.effect));
    case 'field':
      return asker.field(id, words(edition.fields.find((field) => field.id === id)?.reward));
    case 'patch':
      return asker.patch(id, words(edition.patches[Number(first) - 1]?.[Number(second) - 1]));
    case 'market':
      return asker.market(id);
    case 'trade':
      return asker.trade;
    case 'calendar': {
      const column = edition.calendar.columns.find((it) => it.id === first);
      const effect = second === 'common' ? column?.common : column?.unique[Number(second) - 1];
      return asker.calendar(decision.source, words(effect));
    }
    case 'helper': {
      const card = cardOf(asked, id);
      return card ? asker.helper(card.helper) : game.source(decision.source);
    }
    case 'start': {
      const card = edition.startingCards[player.start];
      return card ? asker.start(card.ability) : game.source(decision.source);
    }
    default:
      return game.source(decision.source);
  }
}
