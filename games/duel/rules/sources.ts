import { defineSources } from '@polder/core';
import { SPACES, type Tables } from '../edition/tables.js';

/** Where VP come from while the game runs. */
export const VP_SOURCES = ['wheels', 'patches', 'demand', 'exports', 'helpers', 'contractsNow'] as const;
export type VpSource = (typeof VP_SOURCES)[number];
/** Index of each of them. */
export const VP = Object.fromEntries(VP_SOURCES.map((source, i) => [source, i])) as Readonly<
  Record<VpSource, number>
>;

const KINDS = [
  'setup',
  'turn',
  'followUp',
  'personal',
  'central',
  'tile',
  'patch',
  'port',
  'export',
  'helper',
  'contract',
] as const;
type Kind = (typeof KINDS)[number];

const { codes, kindIndex, kindOf, idOf } = defineSources(KINDS);

/** VP that come with a reward of this kind of source are counted here. */
const VP_OF: Readonly<Record<Kind, VpSource>> = {
  setup: 'wheels',
  turn: 'wheels',
  followUp: 'wheels',
  personal: 'wheels',
  central: 'wheels',
  tile: 'wheels',
  patch: 'patches',
  port: 'demand',
  export: 'exports',
  helper: 'helpers',
  contract: 'contractsNow',
};
const VP_INDEX = KINDS.map((kind) => VP[VP_OF[kind]]);

const from =
  (kind: Kind) =>
  (id: number): number =>
    codes[kind] + id;

export const SETUP = codes.setup;
export const TURN = codes.turn;
export const FOLLOW_UP = codes.followUp;
export const fromPersonal = from('personal');
export const fromCentral = from('central');
export const fromTile = from('tile');
/** A space of a Patch, counted over all of them. */
export const fromPatch = from('patch');
export const fromPort = from('port');
export const fromExport = from('export');
export const fromHelper = from('helper');
export const fromContract = from('contract');

/** Index into VP_SOURCES for VP that this source gives. */
export function vpIndex(source: number): number {
  return VP_INDEX[kindIndex(source)];
}

export function sourceName({ edition }: Tables, source: number): string {
  const kind = kindOf(source);
  const id = idOf(source);
  switch (kind) {
    case 'setup':
    case 'turn':
    case 'followUp':
      return kind;
    case 'patch':
      return `patch:${Math.floor(id / SPACES) + 1}.${(id % SPACES) + 1}`;
    case 'tile':
      return `tile:${edition.tiles[id].id}`;
    case 'export':
      return `export:${edition.exports[id].id}`;
    case 'helper':
    case 'contract':
      return `${kind}:${edition.cards[id].id}`;
    default:
      return `${kind}:${id + 1}`;
  }
}
