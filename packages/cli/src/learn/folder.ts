import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { netText } from '@polder/bots';
import { Failure } from '../errors.js';
import { reasonOf } from '../files.js';
import type { MatchResult } from './match.js';

/** What a generation has brought. */
export interface Generation {
  /** Of its self-play. */
  readonly seconds: number;
  readonly games: number;
  /** All that its net has learned from. */
  readonly rows: number;
  readonly steps: number;
  readonly loss: number;
  readonly heldOut: { readonly net: number; readonly linear: number };
  /** Grower with this net against Grower with the best one before it (-1: without a net). */
  readonly against: number;
  readonly match: MatchResult;
}

/** A run of learning: all that is needed to go on. */
export interface Run {
  readonly game: string;
  readonly players: number;
  readonly layout: string;
  readonly seed: string;
  readonly generations: readonly Generation[];
  /** The generation whose net is the best; -1: none is better than the weights. */
  readonly best: number;
  /** What the generation under way has played so far. */
  readonly begun: { readonly seconds: number; readonly games: number };
}

const STATE = 'learn.json';

/** Whole or not at all, whenever it is killed. */
function put(path: string, bytes: Uint8Array | string): void {
  writeFileSync(`${path}.new`, bytes);
  renameSync(`${path}.new`, path);
}

/** The folder of a run. Rows are in pieces, `rows/GENERATION-FIRST.gz`. */
export function openFolder(folder: string) {
  const at = (...names: string[]): string => join(folder, ...names);
  try {
    mkdirSync(at('rows'), { recursive: true });
  } catch (error) {
    throw new Failure(`${folder}: ${reasonOf(error)}.`);
  }
  return {
    read(): Run | undefined {
      if (!existsSync(at(STATE))) return undefined;
      try {
        return JSON.parse(readFileSync(at(STATE), 'utf8')) as Run;
      } catch {
        throw new Failure(`${at(STATE)}: this is not the state of a run.`);
      }
    },
    write: (run: Run): void => put(at(STATE), `${JSON.stringify(run, null, 1)}\n`),
    addRows: (generation: number, first: number, packed: Uint8Array): void =>
      put(at('rows', `${generation}-${first}.gz`), packed),
    rows: (generation: number): Uint8Array[] =>
      readdirSync(at('rows'))
        .filter((name) => name.startsWith(`${generation}-`) && name.endsWith('.gz'))
        .sort()
        .map((name) => readFileSync(at('rows', name))),
    addNet: (generation: number, bytes: Uint8Array): void => put(at(`${generation}.net`), bytes),
    net: (generation: number): Uint8Array | undefined =>
      generation < 0 ? undefined : readFileSync(at(`${generation}.net`)),
    /** The best net, as it goes into the room `bot/nets` of its game, and all about it. */
    publish(name: string, net: Uint8Array, record: unknown): void {
      put(at(`${name}.ts`), `/** See ${name}.json. */\nexport default '${netText(net)}';\n`);
      put(at(`${name}.json`), `${JSON.stringify(record, null, 2)}\n`);
    },
  };
}
export type Folder = ReturnType<typeof openFolder>;
