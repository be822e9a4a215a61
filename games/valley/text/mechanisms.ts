import {
  COLOURS,
  contractVp,
  type Edition,
  type MechanismEvent,
  type MechanismEventType,
  type MechanismName,
  type MechanismVerb,
} from '@polder/valley';
import { type Asked, cardIndex, cardOf, colourOf, frameOf } from './labels/asked.js';
import { bulbIcon, groupLabel, type Labeller, label } from './labels/parts.js';
import type { Text, ValleyWords } from './words.js';

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

interface Told<Event> {
  text(event: Event, edition: Edition): Text | undefined;
}
const TOLD: {
  readonly [T in MechanismEventType]: Told<Extract<MechanismEvent, { readonly type: T }>>['text'];
} = {
  contractScored:
    ({ card, vp }, { cards }) =>
    ({ game }) =>
      game.mechanisms.told.contractScored(game.contract(cards[card].contract), vp),
  windmillRemoved:
    ({ group }) =>
    ({ game }) =>
      game.mechanisms.told.windmillRemoved(COLOURS[group]),
  outBulb: () => undefined,
  exchanged:
    ({ out, colour }) =>
    ({ game }) =>
      game.mechanisms.told.exchanged(COLOURS[out], COLOURS[colour]),
};

const told: Readonly<Record<MechanismEventType, Told<MechanismEvent>['text']>> = TOLD;
/** What happened, for the log; undefined: not worth a line. */
export const mechanismText = (event: MechanismEvent, edition: Edition): Text | undefined =>
  told[event.type](event, edition);
