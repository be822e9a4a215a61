import type { Label } from '@polder/core/text';
import { colourOf } from '@polder/core/text';
import {
  CARDS,
  COLOURS,
  costOf,
  effectOf,
  occupied,
  TILE_KINDS,
  tables,
  type ValleyVerb,
} from '@polder/valley';
import { MECHANISM_LABELS } from '../mechanisms.js';
import { type Asked, colourAt, frameOf, iconOf, insideOf, parseKey, seatIcon, seatOf } from './asked.js';
import { areaLabel, moveLabel, neutralLabel, skipLabel, standLabel } from './market.js';
import { cardLabel, tileLabel } from './offers.js';
import { bulbIcon, groupLabel, joined, type Labeller, label } from './parts.js';
import {
  passTitle,
  quarterOf,
  refuseLabel,
  storeLabel,
  swapLabel,
  takeLabel,
  tradeRewards,
} from './rewards.js';
import {
  calendarLabel,
  doLabel,
  endLabel,
  gateLabel,
  guilderLabel,
  helperLabel,
  sectionLabel,
  splitLabel,
  startLabel,
  turnLabel,
} from './turn.js';

function buildLabel(asked: Asked, arg: string): Label {
  const { view, edition, game } = asked;
  const at = edition.spaces.findIndex(({ id }) => id === arg);
  const frame = frameOf(asked, 'build');
  const effect = frame && effectOf(view, frame.effect);
  const unconnected = effect?.do === 'build' ? (effect.unconnected ?? -1) : -1;
  const cost = costOf(tables(view), occupied(view), at, unconnected);
  const rewards = edition.fields.filter(({ id }) => edition.spaces[at].fields.includes(id));
  const touched = game.detail.touches(rewards.map(({ reward }) => game.reward(reward)));
  return { ...label(game.option.build(arg), joined(game.detail.pay(cost), touched), 'build'), listed: arg };
}

/** `p2+p3x2`: the Windmills of seat 1, and two of seat 2. */
function pathLabel({ view, game }: Asked, arg: string): Label {
  const names = arg === 'none' ? [] : arg.split('+');
  const owners = names.map((name) => {
    const [seat, n = '1'] = name.split('x');
    return { icon: seatIcon(view, seatOf(seat)), vp: Number(n) };
  });
  return label(game.option.path(owners), undefined, 'build');
}

function plantLabel({ edition, player, game }: Asked, arg: string): Label {
  const { colour, at: row } = colourAt(arg);
  const column = player.rows[row];
  const reward = edition.patches[row][column];
  const detail = reward ? game.detail.patch(row + 1, column + 1, game.reward(reward)) : undefined;
  return {
    ...label(game.option.plant(colour, row + 1), detail, `b-${colour}`),
    listed: game.option.inRow(row + 1),
    short: `{b-${colour}} ${row + 1}`,
  };
}

function stopLabel(asked: Asked): Label {
  const plants = frameOf(asked, 'plant');
  const { plantNothing, stopPlanting, giveUp } = asked.game.option;
  const title = plants ? (plants.planted === 0 ? plantNothing : stopPlanting) : giveUp;
  return label(title, undefined, 'end');
}

function lookLabel(asked: Asked, arg: string): Label {
  const { view, game } = asked;
  const kind = TILE_KINDS.find((it) => it === arg);
  const most = insideOf(asked, kind ? 'enhance' : 'farm', 'look')?.count ?? 1;
  const stack = view.stacks[kind ? TILE_KINDS.indexOf(kind) : CARDS];
  const n = Math.min(most, stack.items.length);
  return label(game.option.look(n, kind ?? 'cards'), game.detail.secretly, 'eye');
}

function replaceLabel(asked: Asked, arg: string): Label {
  const { edition, player, game } = asked;
  const contracts = frameOf(asked, 'farm')?.role === 1;
  const card = edition.cards[(contracts ? player.contracts : player.helpers)[Number(arg) - 1]];
  if (!card) return label(game.option.replacePlace(Number(arg)));
  const words = contracts ? game.contract(card.contract) : game.abilityShort(card.helper);
  return label(game.option.replace(words), undefined, contracts ? 'contract' : 'helper');
}

/** One for every verb of an option's key. */
const LABELLERS: Readonly<Record<ValleyVerb, Labeller>> = {
  start: startLabel,
  area: areaLabel,
  gate: gateLabel,
  turn: turnLabel,
  do: doLabel,
  guilder: guilderLabel,
  end: endLabel,
  calendar: calendarLabel,
  helper: helperLabel,
  after: ({ game }) => label(game.option.after, game.detail.noHelper, 'end'),
  stop: stopLabel,
  take: takeLabel,
  pass: (asked) => label(passTitle(asked), undefined, 'blocked'),
  bulb: ({ game }, arg) => ({
    ...label(game.option.bulb(colourOf(arg)), undefined, bulbIcon(arg)),
    short: `{${bulbIcon(arg)}}`,
  }),
  store: storeLabel,
  swap: swapLabel,
  refuse: refuseLabel,
  split: splitLabel,
  tile: tileLabel,
  refresh: ({ decision, edition, game: { option, detail } }) =>
    label(
      decision.ask === 'card' ? option.newCards : option.newTiles,
      detail.discardOffer(edition.refreshCost),
      'restart',
    ),
  look: lookLabel,
  on: sectionLabel,
  leave: ({ game: { option } }, arg) =>
    label(arg === 'top' ? option.putBack : option.discard, undefined, 'eye'),
  hire: (asked, arg) => cardLabel(asked, arg, 0),
  sign: (asked, arg) => cardLabel(asked, arg, 1),
  replace: replaceLabel,
  build: buildLabel,
  from: (asked, arg) => groupLabel(asked, arg, asked.game.option.group(colourOf(arg))),
  path: pathLabel,
  move: moveLabel,
  skip: skipLabel,
  stand: standLabel,
  neutral: neutralLabel,
  plant: plantLabel,
  more: (asked) =>
    label(
      asked.game.option.more,
      asked.game.detail.payVp(insideOf(asked, 'plant', 'plantMore')?.vp ?? 0),
      'plant',
    ),
  trade: (asked, arg) => {
    const { colour, at } = colourAt(arg);
    const title = asked.game.option.trade(colour, at + 1);
    return { ...label(title, tradeRewards(asked, at), `b-${colour}`), short: `{b-${colour}} ${at + 1}` };
  },
  supply: (asked, arg) => {
    const { colour, at } = colourAt(arg);
    const title = asked.game.option.supply(colour, at + 1);
    return { ...label(title, tradeRewards(asked, at), `b-${colour}`), short: `+{b-${colour}} ${at + 1}` };
  },
  collect: ({ view, game }) => {
    const bulbs = view.tradeBulbs.filter((bulb) => bulb >= 0).map((bulb) => `{b-${COLOURS[bulb]}}`);
    return label(game.option.collect, game.detail.get(bulbs.join(', ')), 'trade');
  },
  quarter: (asked, arg) => {
    const effect = quarterOf(asked, arg);
    return label(asked.game.option.take(asked.game.effect(effect)), undefined, iconOf(effect));
  },
  any: (asked, arg) => {
    const effect = quarterOf(asked, arg);
    return label(asked.game.option.anyQuarter(asked.game.effect(effect)), undefined, iconOf(effect));
  },
  buy: (asked, arg) => {
    const effect = quarterOf(asked, arg);
    return label(asked.game.option.buyQuarter(asked.game.effect(effect)), undefined, iconOf(effect));
  },
  ...MECHANISM_LABELS,
};

export function optionLabel(asked: Asked, key: string): Label {
  const { verb, arg } = parseKey(key);
  return LABELLERS[verb](asked, arg);
}
