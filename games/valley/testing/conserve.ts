import { TILE_KINDS } from '../edition/types.js';
import { CARDS, difficultyOf, GARDENER, type Gardener, type State, tables } from '../rules/state.js';

/** Every piece of the box is somewhere, once; throws if one is lost or doubled. */
export function conserve(s: State): void {
  const { edition } = tables(s);
  const tiles = [
    ...s.players.flatMap((player) => [...player.large, ...player.small]),
    ...(s.gardener?.tiles ?? []),
    ...s.tileOffer,
    ...s.removed,
    ...s.stacks.slice(0, CARDS).flatMap((stack) => [...stack.items, ...stack.discards]),
  ];
  edition.tiles.forEach((tile, i) => {
    same(`tile ${tile.id}`, tiles.filter((it) => it === i).length, tile.copies);
  });
  const deck = s.stacks[CARDS];
  const cards = [
    ...s.players.flatMap((player) => [...player.helpers, ...player.contracts]),
    ...(s.gardener?.cards ?? []),
    ...s.cardOffer,
    ...deck.items,
    ...deck.discards,
  ];
  edition.cards.forEach((card, i) => {
    same(`card ${card.id}`, cards.filter((it) => it === i).length, 1);
  });
  s.stacks.forEach((stack, i) => {
    same(`seen marks of stack ${i}`, stack.seen.length, stack.items.length);
    same(`seen marks of discards ${i}`, stack.discardsSeen.length, stack.discards.length);
    if (i === CARDS) return;
    for (const tile of [...stack.items, ...stack.discards]) {
      if (tile !== null && edition.tiles[tile].kind !== TILE_KINDS[i])
        throw new Error(`Tile ${tile} in stack ${i}.`);
    }
  });
  same('trade cards', new Set(s.tradeCards).size, edition.trade.length);
  if (s.turn.round > 0) {
    same(
      'markers in the Market',
      s.neutrals.reduce((a, b) => a + b, s.players.length),
      5,
    );
  }
  conservePlayers(s);
  if (s.gardener) conserveGardener(s, s.gardener);
}

/** Its deck and discards are the deck of its difficulty; it owns nothing that it may not (G-NEV-1, G-NEV-2). */
function conserveGardener(s: State, { deck, back, discards, wish, yours }: Gardener): void {
  const { gardener } = tables(s);
  const all = [...deck, ...discards].map(Number).sort((a, b) => a - b);
  same('cards of the Gardener', all.join(), gardener.decks[difficultyOf(s)].join());
  same('back on top', back, gardener.back[Number(deck[deck.length - 1])]);
  const { guilder, tools, storage, helpers, contracts, large, small } = s.players[GARDENER];
  same('Guilder and Tools of the Gardener', guilder + tools, 0);
  same(
    'bulbs in its Storage',
    storage.reduce((a, b) => a + b, 0),
    0,
  );
  same('its Helpers and Contracts', helpers.length + contracts.length, 0);
  same('tiles on its wheels', [...large, ...small].filter((tile) => tile >= 0).length, 0);
  if (wish >= 0 && wish === yours) throw new Error('Both have the same value of the wish (G-WSH-1).');
}

function conservePlayers(s: State): void {
  const { edition } = tables(s);
  let windmills = 0;
  for (const player of s.players) {
    if (windmills & player.mills) throw new Error('Two Windmills on one space.');
    windmills |= player.mills;
    if (player.guilder < 0 || player.guilder > edition.guilderMax)
      throw new Error(`${player.guilder} Guilder (MON-1).`);
    if (player.tools < 0) throw new Error(`${player.tools} Tools.`);
    if (player.vp.reduce((a, b) => a + b, 0) < 0) throw new Error('VP below 0 (MON-2).');
    const stored = player.storage.reduce((a, b) => a + b, 0);
    if (player.storage.some((n) => n < 0) || stored > edition.storage.free + edition.storage.paid.length) {
      throw new Error(`${stored} bulbs in Storage (STO-1).`);
    }
    player.rows.forEach((length, row) => {
      same(
        `bulbs of row ${row + 1}`,
        player.patches.slice(row * 7, row * 7 + 7).filter((it) => it >= 0).length,
        length,
      );
    });
    if (player.groups.some((n) => n < 0)) throw new Error('A group with fewer than no Windmills.');
    if (player.helpers.length > 3 || player.contracts.length > 3)
      throw new Error('More than three places (FRM-2).');
    if (player.on >= 0 && s.players[player.on].area !== player.area)
      throw new Error('A marker on one elsewhere (MKT-4).');
  }
}

function same<T extends number | string>(what: string, found: T, expected: T): void {
  if (found !== expected) throw new Error(`${what}: ${found}, not ${expected}.`);
}
