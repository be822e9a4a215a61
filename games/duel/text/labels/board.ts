import type { Label } from '@polder/core/text';
import { colourOf, joined, label } from '@polder/core/text';
import type { Effect } from '@polder/duel';
import { columnsOf } from '../columns.js';
import { marketOf } from '../market.js';
import { type PortShown, portsOf } from '../ports.js';
import { type Closest, millsOf, spacesOf, worthOfMill } from '../ring.js';
import { type Asked, frameOf, iconOf, type Labeller, millIcon } from './asked.js';

// The ring of Patches, the Market and the ports

/** A Windmill for each one that stands beside, by its owner: they score what is planted here (D-SCO-2). */
function millsBeside({ view, game }: Asked, mills: readonly number[]): string | undefined {
  const marks = mills.flatMap((n, seat) => new Array<string>(n).fill(`{${millIcon(view, seat)}}`));
  return marks.length === 0 ? undefined : game.detail.beside(marks);
}

/** `red>3.2`. */
export const plantLabel: Labeller = (asked, arg) => {
  const { view, game } = asked;
  const [name, id] = arg.split('>');
  const colour = colourOf(name);
  const space = spacesOf(view).find((it) => it.id === id);
  const detail =
    space && joined(game.detail.reward(game.reward(space.reward)), millsBeside(asked, space.mills));
  return label(game.option.plant(colour, id), detail, `b-${colour}`);
};

export const columnLabel: Labeller = ({ view, seat, main, game }, arg) => {
  const colour = colourOf(arg);
  const column = columnsOf(view, seat).find((it) => it.colour === colour);
  const detail =
    column?.cost === undefined
      ? undefined
      : joined(main.detail.pay(column.cost), game.detail.columnValue(colour, column.value + 1));
  return label(game.option.column(colour), detail, `t-${colour}`);
};

/** `m5`: between Patch 5 and the next one. */
export const buildLabel: Labeller = (asked, arg) => {
  const { view, seat, game } = asked;
  const mill = millsOf(view).find(({ id }) => `m${id}` === arg);
  if (!mill) return label(game.source('patch'), undefined, 'build');
  const [before, after] = mill.patches;
  const reward = (patch: number, closest: Closest | undefined): string =>
    closest ? game.detail.patch(patch + 1, game.reward(closest.reward)) : game.detail.noReward(patch + 1);
  const vp = worthOfMill(view, seat, mill, frameOf(asked, 'build')?.column ?? -1);
  const detail = joined(
    reward(before, mill.rewards[0]),
    reward(after, mill.rewards[1]),
    vp > 0 ? game.detail.endVp(vp) : undefined,
  );
  return label(game.option.build(before + 1, after + 1), detail, millIcon(view, seat));
};

/** The reward of a Patch beside the Windmill that was built. */
function rewardBeside(asked: Asked, patch: number): Effect | undefined {
  const space = frameOf(asked, 'build')?.space ?? -1;
  const mill = millsOf(asked.view)[space];
  return mill?.rewards[mill.patches.indexOf(patch)]?.reward;
}

export const patchLabel: Labeller = (asked, arg) => {
  const { game } = asked;
  const reward = rewardBeside(asked, Number(arg) - 1);
  if (!reward) return label(game.source(`patch:${arg}`), undefined, 'plant');
  return label(game.option.patch(Number(arg), game.effect(reward)), undefined, iconOf([reward]));
};

/** `1-top`, `back-bottom`. */
export const dealLabel: Labeller = ({ view, main, game }, arg) => {
  const key = `deal:${arg}`;
  const tile = marketOf(view).find(({ deals }) => deals.some((deal) => deal.key === key));
  const deal = tile?.deals.find((it) => it.key === key);
  if (!tile || !deal) return label(main.icon('market'), undefined, 'market');
  const where = tile.name === 'back' ? game.detail.marketBack : game.detail.marketTile(tile.name);
  const title = game.option.deal(game.dealBulbs(deal));
  const short = `${game.dealBulbs(deal)} −${deal.cost} {guilder}`;
  return { ...label(title, joined(main.detail.pay(deal.cost), where), 'market'), short };
};

/** What a port gives for the bulb that goes into Foreign Trade. */
const exportText = ({ detail, rewards }: Asked['game'], { exports }: PortShown): string =>
  exports ? detail.export(rewards(exports)) : detail.noExport;

/** The port where the Trade under way delivers; undefined: the Ship has not sailed yet. */
const portOfTrade = (asked: Asked): PortShown | undefined =>
  portsOf(asked.view, asked.seat)[frameOf(asked, 'trade')?.port ?? asked.view.ship];

export const shipLabel: Labeller = ({ view, seat, main, game }, arg) => {
  const { option, detail } = game;
  const number = Number(arg);
  const port = portsOf(view, seat)[number - 1];
  const there = joined(
    port.distance ? main.detail.tools(port.distance) : undefined,
    detail.prices(port.prices.filter(({ held }) => held)),
    exportText(game, port),
  );
  return label(port.ship ? option.stay(number) : option.sail(number), there, 'trade');
};

export function deliverLabel(asked: Asked, arg: string): Label {
  const { game } = asked;
  const colour = colourOf(arg);
  const vp = portOfTrade(asked)?.prices.find((price) => price.colour === colour)?.vp;
  const detail = vp === undefined ? undefined : game.detail.reward(`${vp} {vp}`);
  return {
    ...label(game.option.deliver(colour), detail, `b-${colour}`),
    short: `{b-${colour}}${vp === undefined ? '' : ` ${vp} {vp}`}`,
  };
}

export const exportLabel: Labeller = (asked, arg) => {
  const { game } = asked;
  const colour = colourOf(arg);
  const port = portOfTrade(asked);
  const detail = port && exportText(game, port);
  return { ...label(game.option.export(colour), detail, `b-${colour}`), short: `{b-${colour}}` };
};
