import { maskOf, unknownKind } from '@polder/core';
import { bulbMasks, compiledOnce } from '@polder/core/edition';
import { isMechanism, MECHANISMS } from '../rules/mechanisms/list.js';
import { fromField } from '../rules/sources.js';
import { effectKey } from './effects.js';
import { compileGardener, type GardenerTables } from './gardener-tables.js';
import {
  type Ability,
  ACTIONS,
  CARD_GROUPS,
  COLOURS,
  type Edition,
  type Effect,
  FIELD_KINDS,
  type FieldKind,
  TILE_KINDS,
  TRIGGERS,
} from './types.js';

/**
 * An edition in numbers: effects, spaces, tiles and cards by index, the map as bit masks.
 * Made once for each edition; the rules read nothing else while a game is played.
 */
export interface Tables {
  readonly edition: Edition;
  /** Every effect that occurs, each once. Frames and rewards name them by index. */
  readonly effects: readonly Effect[];
  readonly effectKeys: readonly string[];
  /** For each effect: its trigger as an index into ACTIONS, or -1. */
  readonly action: readonly number[];
  /** For each effect: only VP or Tools, so that nobody would wait with it. */
  readonly immediate: readonly boolean[];
  /** For each effect of goods: its bulbs as colour masks, in the order of placing (STO-2). */
  readonly bulbs: readonly (readonly number[])[];
  /** For each `seq` effect: its parts. */
  readonly parts: readonly (readonly number[])[];
  /** For each effect: a mechanism on the way to what follows it in a row. */
  readonly prelude: readonly boolean[];
  readonly largeBoards: readonly (readonly number[])[];
  readonly smallWheel: readonly number[];
  readonly tileEffect: readonly number[];
  readonly tilePlus: readonly boolean[];
  /** Index into TILE_KINDS. */
  readonly tileKind: readonly number[];
  readonly tileCost: readonly number[];
  /** Indices into `abilities`: the cards first, then the starting cards. */
  readonly abilities: readonly AbilityRow[];
  readonly cardCount: number;
  readonly cardGroup: readonly number[];
  readonly spaceCost: readonly number[];
  readonly spaceLinks: readonly number[];
  readonly spaceFields: readonly (readonly number[])[];
  /** For each space: the rewards of the fields that it touches. */
  readonly spaceRewards: readonly (readonly number[])[];
  readonly spaceSources: readonly (readonly number[])[];
  readonly marketSpaces: number;
  /** Those of each area. */
  readonly areaSpaces: readonly number[];
  readonly allSpaces: number;
  /** Spaces that cost at most so many Guilder. */
  readonly payable: readonly number[];
  readonly spacesBy: Readonly<Record<FieldKind, number>>;
  readonly market: readonly (readonly number[])[];
  readonly calendarCommon: readonly number[];
  readonly calendarUnique: readonly (readonly number[])[];
  /** 28 Patches, row by row; -1: nothing printed. */
  readonly patches: readonly number[];
  readonly trade: readonly (readonly number[])[];
  /** Section of the water track for each level. */
  readonly section: readonly number[];
  readonly gardener: GardenerTables;
}

export const INSIDE = ['none', 'strength', 'look', 'tradeFreely', 'plantMore', 'marketFreely'] as const;
export type InsideKind = (typeof INSIDE)[number];

export interface AbilityRow {
  /** Index into TRIGGERS. */
  readonly when: number;
  readonly atLeast: number;
  /** Effect index, -1 if it works inside the action. */
  readonly effect: number;
  readonly inside: InsideKind;
  readonly amount: number;
  /** Gives only VP or Tools: comes unasked (HLP-4). */
  readonly unasked: boolean;
}

export const tablesOf = compiledOnce<Edition, Tables>(compile);

function compile(edition: Edition): Tables {
  const effects: Effect[] = [];
  const effectKeys: string[] = [];
  const action: number[] = [];
  const immediate: boolean[] = [];
  const bulbs: number[][] = [];
  const parts: number[][] = [];
  const prelude: boolean[] = [];

  function intern(effect: Effect): number {
    const key = effectKey(effect);
    const known = effectKeys.indexOf(key);
    if (known >= 0) return known;
    const ownParts = effect.do === 'seq' ? effect.of.map(intern) : [];
    const index = effects.length;
    effects.push(effect);
    effectKeys.push(key);
    action.push((ACTIONS as readonly string[]).indexOf(effect.do));
    immediate.push(effect.do === 'gain' && !effect.bulbs?.length && !effect.guilder);
    bulbs.push(effect.do === 'gain' ? bulbMasks(effect.bulbs ?? []) : []);
    parts.push(ownParts);
    prelude.push(isMechanism(effect) && MECHANISMS[effect.do].prelude === true);
    return index;
  }

  const spaceIndex = new Map(edition.spaces.map((space, i) => [space.id, i]));
  const fieldIndex = new Map(edition.fields.map((field, i) => [field.id, i]));
  const indexOf = (map: Map<string, number>, id: string): number => {
    const index = map.get(id);
    if (index === undefined) throw new Error(`The edition names '${id}', which it does not have.`);
    return index;
  };
  const spaceFields = edition.spaces.map((space) => space.fields.map((id) => indexOf(fieldIndex, id)));
  const section: number[] = [];
  for (let level = 0; level <= edition.water.max; level++) {
    section.push(edition.water.sections.findIndex((s) => level <= s.to));
  }

  const tables = {
    edition,
    effects,
    effectKeys,
    action,
    immediate,
    bulbs,
    parts,
    prelude,
    largeBoards: edition.wheels.large.map((board) => board.sections.map(intern)),
    smallWheel: edition.wheels.small.map(intern),
    tileEffect: edition.tiles.map((tile) => intern(tile.effect)),
    tilePlus: edition.tiles.map((tile) => tile.plus === true),
    tileKind: edition.tiles.map((tile) => TILE_KINDS.indexOf(tile.kind)),
    tileCost: edition.tiles.map((tile) => edition.tileCost[tile.kind]),
    abilities: [
      ...edition.cards.map((card) => abilityRow(card.helper, intern)),
      ...edition.startingCards.map((card) => abilityRow(card.ability, intern)),
    ],
    cardCount: edition.cards.length,
    cardGroup: edition.cards.map((card) => CARD_GROUPS.indexOf(card.group)),
    spaceCost: edition.spaces.map((space) => space.cost),
    spaceLinks: edition.spaces.map((space) => maskOf(space.links.map((id) => indexOf(spaceIndex, id)))),
    spaceFields,
    spaceRewards: spaceFields.map((fields) => fields.map((field) => intern(edition.fields[field].reward))),
    spaceSources: spaceFields.map((fields) => fields.map(fromField)),
    marketSpaces: maskOf(edition.spaces.flatMap((space, i) => (space.market !== undefined ? [i] : []))),
    areaSpaces: edition.market.map(({ id }) =>
      maskOf(edition.spaces.flatMap((space, i) => (space.market === id ? [i] : []))),
    ),
    allSpaces: maskOf(edition.spaces.map((_, i) => i)),
    payable: Array.from({ length: edition.guilderMax + 1 }, (_, guilder) =>
      maskOf(edition.spaces.flatMap((space, i) => (space.cost <= guilder ? [i] : []))),
    ),
    spacesBy: spacesByKind(edition, spaceFields),
    market: edition.market.map((area) => area.rewards.map(intern)),
    calendarCommon: edition.calendar.columns.map((column) => intern(column.common)),
    calendarUnique: edition.calendar.columns.map((column) => column.unique.map(intern)),
    patches: edition.patches.flatMap((row) => row.map((effect) => (effect ? intern(effect) : -1))),
    trade: edition.trade.map((quarters) => quarters.map(intern)),
    section,
  };
  return { ...tables, gardener: compileGardener(edition, intern, effects, tables.spaceRewards) };
}

function abilityRow(ability: Ability, intern: (effect: Effect) => number): AbilityRow {
  const { may } = ability;
  const when = TRIGGERS.indexOf(ability.when);
  const row = { when, atLeast: ability.atLeast ?? 1, effect: -1, amount: 0, unasked: false };
  switch (may.do) {
    case 'strength':
      return { ...row, inside: 'strength', amount: may.add };
    case 'look':
      return { ...row, inside: 'look', amount: may.count };
    case 'plantMore':
      return { ...row, inside: 'plantMore', amount: may.vp };
    case 'tradeFreely':
    case 'marketFreely':
      return { ...row, inside: may.do };
    case 'gain':
      return { ...row, inside: 'none', effect: intern(may), unasked: !may.bulbs?.length && !may.guilder };
    default:
      return { ...row, inside: 'none', effect: intern(may) };
  }
}

/** The kinds of field that Contracts may name, for one reward (CRD-1). */
function kindsOf(effect: Effect): FieldKind[] {
  if (isMechanism(effect)) return [];
  switch (effect.do) {
    case 'gain': {
      const kinds: FieldKind[] = [];
      if (effect.guilder) kinds.push('guilder');
      if (effect.tools) kinds.push('tool');
      if (effect.vp) kinds.push('vp');
      for (const bulb of effect.bulbs ?? []) kinds.push(...(bulb === 'any' ? COLOURS : bulb));
      return kinds;
    }
    case 'lower':
    case 'enhance':
    case 'farm':
    case 'build':
    case 'market':
    case 'plant':
    case 'trade':
      return [effect.do];
    case 'marketReward':
    case 'seq':
      return [];
    default:
      return unknownKind(effect);
  }
}

function spacesByKind(
  edition: Edition,
  spaceFields: readonly (readonly number[])[],
): Record<FieldKind, number> {
  const fieldKinds = edition.fields.map((field) => kindsOf(field.reward));
  const touching = (kind: FieldKind): number =>
    maskOf(spaceFields.flatMap((fields, i) => (fields.some((f) => fieldKinds[f].includes(kind)) ? [i] : [])));
  return Object.fromEntries(FIELD_KINDS.map((kind) => [kind, touching(kind)])) as Record<FieldKind, number>;
}
