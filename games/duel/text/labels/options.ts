import type { Label } from '@polder/core/text';
import { colourOf, label } from '@polder/core/text';
import { type DuelVerb, sourceOf, tables } from '@polder/duel';
import { type Asked, effectByKey, frameOf, iconOf, type Labeller, parseKey } from './asked.js';
import {
  buildLabel,
  columnLabel,
  dealLabel,
  deliverLabel,
  exportLabel,
  patchLabel,
  plantLabel,
  shipLabel,
} from './board.js';
import { sectionLabel, tileLabel } from './enhance.js';
import { hireLabel, scoreLabel, signLabel, swapLabel } from './farm.js';
import { doLabel, endLabel, helperLabel, keepLabel, turnLabel } from './turn.js';

/** What a reward comes from. */
function takeDetail(asked: Asked, key: string): string | undefined {
  const { view, game } = asked;
  const rewards = frameOf(asked, 'rewards');
  if (!rewards) return undefined;
  const item = rewards.items.findIndex(
    (effect, i) => !((rewards.taken >> i) & 1) && tables(view).effectKeys[effect] === key,
  );
  return item < 0 ? undefined : game.source(sourceOf(view, rewards.sources[item]));
}

function takeLabel(asked: Asked, arg: string): Label {
  const { main, game } = asked;
  const effect = effectByKey(asked, arg);
  if (!effect) return label(main.option.take(arg));
  return label(main.option.take(game.effect(effect)), takeDetail(asked, arg), iconOf([effect]));
}

/** What is passed depends on what was asked. */
function passTitle({ decision, main, game: { option } }: Asked): string {
  switch (decision.ask) {
    case 'swap':
      return option.passSwap;
    case 'contract':
      return option.passContract;
    case 'patch':
      return option.passPatch;
    default:
      return decision.options.length > 2 ? main.option.passRewards : option.takeNothing;
  }
}

const stopLabel = (asked: Asked): Label =>
  label(
    frameOf(asked, 'trade') ? asked.game.option.stopDelivering : asked.main.option.stopPlanting,
    undefined,
    'end',
  );

const bulbLabel: Labeller = ({ main }, arg) => {
  const colour = colourOf(arg);
  return { ...label(main.option.bulb(colour), undefined, `b-${colour}`), short: `{b-${colour}}` };
};

/** One for every verb of an option's key. */
const LABELLERS: Readonly<Record<DuelVerb, Labeller>> = {
  keep: keepLabel,
  turn: turnLabel,
  do: (asked, arg) => doLabel(asked, arg, 0),
  also: (asked, arg) => doLabel(asked, arg, asked.edition.wheels.secondTools),
  end: endLabel,
  helper: helperLabel,
  after: ({ main }) => label(main.option.after, main.detail.noHelper, 'end'),
  stop: stopLabel,
  take: takeLabel,
  pass: (asked) => label(passTitle(asked), undefined, 'blocked'),
  bulb: bulbLabel,
  tile: tileLabel,
  on: sectionLabel,
  hire: hireLabel,
  sign: signLabel,
  swap: swapLabel,
  score: scoreLabel,
  plant: plantLabel,
  from: columnLabel,
  build: buildLabel,
  patch: patchLabel,
  deal: dealLabel,
  ship: shipLabel,
  deliver: deliverLabel,
  export: exportLabel,
};

export function optionLabel(asked: Asked, key: string): Label {
  const { verb, arg } = parseKey(key);
  return LABELLERS[verb](asked, arg);
}
