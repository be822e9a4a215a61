import { colourOf, silent, type Tellings } from '@polder/core/text';
import {
  COLOURS,
  contractVp,
  type MechanismEvent,
  type MechanismName,
  type MechanismVerb,
} from '@polder/valley';
import { type Asked, cardIndex, cardOf, frameOf } from './labels/asked.js';
import { bulbIcon, groupLabel, type Labeller, label } from './labels/parts.js';
import type { Tale } from './story/tale.js';
import type { ValleyWords } from './words.js';

// How mechanisms of the rules are put into words at the table. A missing one does not compile.

/** What is asked. */
export const MECHANISM_ASK: Readonly<Record<MechanismName, (asked: Asked) => string>> = {
  scoreContract: ({ game }) => game.mechanisms.ask.scoreContract(),
  removeWindmill: ({ game }) => game.mechanisms.ask.removeWindmill(),
  swapBulb: (asked) => asked.game.mechanisms.ask.swapBulb(COLOURS[frameOf(asked, 'swapBulb')?.out ?? -1]),
};

/** What is offered and told when it is passed. */
export const passOf = (words: ValleyWords['game']['mechanisms'], name: MechanismName): Pass | undefined => {
  const pass: Readonly<Partial<Record<MechanismName, Pass>>> = words.pass;
  return pass[name];
};
type Pass = readonly [option: string, told: string];

/** Their options. */
export const MECHANISM_LABELS: Readonly<Record<MechanismVerb, Labeller>> = {
  score: (asked, arg) => {
    const { view, player, game } = asked;
    const card = cardOf(asked, arg);
    if (!card) return label(game.icon('score'), undefined, 'score');
    const vp = contractVp(view, player, cardIndex(asked, arg));
    const title = game.mechanisms.option.score(game.contract(card.contract));
    return label(title, game.detail.worthNow(vp), 'score');
  },
  remove: (asked, arg) => groupLabel(asked, arg, asked.game.mechanisms.option.remove(colourOf(arg))),
  out: ({ game }, arg) => label(game.mechanisms.option.out(colourOf(arg)), undefined, bulbIcon(arg)),
  in: ({ game }, arg) => label(game.mechanisms.option.in(colourOf(arg)), undefined, bulbIcon(arg)),
};

/** What happened, for the log. */
export const MECHANISM_TOLD: Tellings<MechanismEvent, Tale> = {
  contractScored({ card, vp }, { say, edition: { cards } }) {
    const { contract } = cards[card];
    say(({ game }) => game.mechanisms.told.contractScored(game.contract(contract), vp));
  },
  windmillRemoved: ({ group }, { say }) =>
    say(({ game }) => game.mechanisms.told.windmillRemoved(COLOURS[group])),
  outBulb: silent,
  exchanged: ({ out, colour }, { say }) =>
    say(({ game }) => game.mechanisms.told.exchanged(COLOURS[out], COLOURS[colour])),
};
