import { type AnyTools, type BotModel, botModelOf, type GameTools, type Laws } from '@polder/bots';
import { below, type Game, type GameEvent, type Manifest } from '@polder/core';
import { BadEdition, problemLine } from '@polder/core/edition';
import { plainGameText } from '@polder/core/text';
import { UsageError } from '../errors.js';

/** What the command line says about a table. Plain data: it is sent to workers. */
export interface TableChoice {
  readonly players: number;
  /** Difficulty of a game for one. */
  readonly solo?: string;
  readonly expert: boolean;
  /** The first player starts with a Tool. */
  readonly firstTool?: boolean;
  /** Text of an edition file. */
  readonly edition?: string;
}

export interface EditionReport {
  /** All that is wrong, a line each, or nothing. */
  readonly problems: readonly string[];
  /** What is in it, for an edition without problems. */
  readonly contents: readonly (readonly [name: string, value: string])[];
}

export interface EditionTools {
  /** The default edition as a file. */
  standard(): string;
  check(text: string): EditionReport;
}

export interface Seats {
  readonly count: number;
  /** Names of those that nobody sits on. */
  readonly automatic: Readonly<Record<number, string>>;
}

/** Playing by the number of an option; how many the open question has. */
export interface InnerPath<State> {
  open(state: State): { readonly count: number };
  pick(state: State, index: number): { readonly count: number };
}

type Told<Options, State, Event extends GameEvent> = Pick<
  GameTools<Options, State, Event>,
  'switches' | 'startAsk' | 'anyStart' | 'remark' | 'text' | 'notice' | 'tieBreaks' | 'laws'
>;

/** What the commands need to know about a game: its manifest, loaded, and its tools. */
export interface GameEntry<Options, State, Event extends GameEvent> extends Told<Options, State, Event> {
  readonly game: Game<Options, State, Event>;
  readonly machine: InnerPath<State>;
  /** For bots. */
  readonly known: BotModel<Options, State, Event>;
  readonly title: string;
  readonly players: readonly number[];
  /** Difficulties of the game for one; none: there is no such game. */
  readonly solo: readonly string[];
  /** Choices at random that make a deal of a game without chance. */
  readonly opening: number;
  options(choice: TableChoice): Options;
  seats(options: Options): Seats;
  round(state: State): number;
  /** Grows with every turn. */
  turn(state: State): number;
  /** Undefined: nothing is counted. */
  readonly items: GameTools<Options, State, Event>['items'] | undefined;
  /** Undefined: there is one edition only. */
  readonly editions: EditionTools | undefined;
}
export type AnyEntry = GameEntry<unknown, unknown, GameEvent>;

type AnyOptions = Readonly<Record<string, unknown>>;
const turnOf = (state: unknown): { readonly seat: number; readonly round: number } =>
  (state as { readonly turn: { readonly seat: number; readonly round: number } }).turn;

export async function entryOf(manifest: Manifest, tools: Partial<AnyTools> = {}): Promise<AnyEntry> {
  const [game, known, files, plain] = await Promise.all([
    manifest.game(),
    botModelOf(manifest),
    manifest.editions?.(),
    manifest.plain?.(),
  ]);
  const { id, names, seats, solo, seatsOf, setupOptions, opening = 0 } = manifest;
  const text = tools.text ?? (plain && plainGameText(plain));
  if (!text) throw new Error(`The game '${id}' has neither texts nor tools.`);
  const switches = tools.switches ?? {};
  const most = Math.max(...seats);
  return {
    ...{ game, known, text, switches, opening },
    title: names.en,
    players: solo ? [1, ...seats] : seats,
    solo: solo?.levels.map((level) => level.id) ?? [],
    machine: tools.machine ?? byContract(game),
    startAsk: tools.startAsk ?? '',
    anyStart: tools.anyStart ?? '',
    notice: tools.notice ?? '',
    tieBreaks: tools.tieBreaks ?? [],
    ...(tools.remark && { remark: tools.remark }),
    options(choice) {
      const chosen = Object.entries(switches).filter(([name]) => choice[name as keyof TableChoice]);
      const options = {
        ...(solo && choice.solo !== undefined && { [solo.key]: choice.solo }),
        ...Object.fromEntries(chosen.map(([, key]) => [key, true])),
      };
      return setupOptions(choice.players, options, choice.edition && files?.parse(choice.edition));
    },
    seats(options) {
      const count = seatsOf(options as AnyOptions);
      const alone = solo && (options as AnyOptions)[solo.key] !== undefined;
      const others = Array.from({ length: alone ? count - 1 : 0 }, (_, i) => [i + 1, solo?.opponent.en]);
      return { count, automatic: Object.fromEntries(others) };
    },
    round: (state) => turnOf(state).round,
    turn: (state) => turnOf(state).round * most + turnOf(state).seat,
    items: tools.items,
    laws: tools.laws ?? (async () => NO_LAWS),
    editions: files && {
      standard: () => files.standard(),
      check: (text) => editionReport(() => files.parse(text), tools.contents ?? (() => [])),
    },
  };
}

/** The laws of every game, and none of its own. */
const NO_LAWS: Laws<unknown, GameEvent> = {
  conserve: () => undefined,
  pickers: [({ options }, random) => below(random, options.length)],
};

/** The inner path of a game that brings none. */
function byContract<State>(game: Game<unknown, State, GameEvent>): InnerPath<State> {
  const open = (state: State) => ({ count: game.decisions(state)[0]?.options.length ?? 0 });
  return {
    open,
    pick(state, index) {
      const [{ id, seat, options }] = game.decisions(state);
      game.choose(state, { decision: id, seat, key: options[index].key });
      return open(state);
    },
  };
}

/** All that is wrong with an edition, or what is in it. */
function editionReport(
  parse: () => { readonly name: string },
  contents: (edition: unknown) => EditionReport['contents'],
): EditionReport {
  try {
    return { problems: [], contents: contents(parse()) };
  } catch (error) {
    if (error instanceof BadEdition) return { problems: error.problems.map(problemLine), contents: [] };
    throw error;
  }
}

/** Of a game whose printed values can be changed. */
export function editionsOf({ editions, title }: Pick<AnyEntry, 'editions' | 'title'>): EditionTools {
  if (!editions) throw new UsageError(`${title} has one edition only.`);
  return editions;
}
