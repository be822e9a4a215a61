import type { Check } from './edition/check.js';
import type { Slot } from './edition/slots.js';
import type { Game, GameEvent, Seat } from './game.js';

/** A word or a sentence in every language that Polder speaks. */
export type Said = Readonly<Record<'en' | 'pl', string>>;

/** What may be settled about a game when a table is opened: a yes or no, or one of some words. */
export type TableOption =
  | {
      readonly key: string;
      readonly kind: 'flag';
      readonly default: boolean;
      readonly label: Said;
      readonly help?: Said;
    }
  | {
      readonly key: string;
      readonly kind: 'choice';
      readonly of: readonly string[];
      readonly default: string;
      readonly label: Said;
      readonly help?: Said;
      /** What each of the words is called. */
      readonly names: Readonly<Record<string, Said>>;
    };

/** A table for one person: the rules play the other seat. */
export interface SoloTable {
  /** 'Alone, against the Gardener'. */
  readonly label: Said;
  readonly opponent: Said;
  /** The option of `setup` that says how hard it is, and what it may be; the first one is for a first game. */
  readonly key: string;
  readonly levels: readonly {
    readonly id: string;
    readonly name: Said;
    readonly line: Said;
    /** What it means, in a few words. */
    readonly short: Said;
  }[];
}

/** Values that are printed on a game's material, as a file. */
export interface EditionFiles {
  /** Throws BadEdition. */
  parse(text: string): { readonly name: string };
  /** The usual values, to be changed. */
  standard(): string;
  /** The same as data. */
  readonly usual: object;
  /** An edition as the text of a file. */
  print(edition: object): string;
  /** For this edition, which may be broken; its shape says what may stand where. */
  check(edition: unknown): Check;
  /** All that a person can enter, each with its tag. */
  slots(edition: object): readonly Slot[];
  /** An edition of an older format in the present one; undefined: there was none. */
  fromOlder?(value: unknown): unknown;
}

/** Something that lies on a table, as a game without a board of its own shows it. */
export interface PlainThing {
  /** A word or two. */
  readonly text: string;
  /** What options call it (`Option.target`). */
  readonly target?: string;
  /** Whose it is. */
  readonly seat?: Seat;
}
/** A part of the table: a list, or a grid of so many columns with gaps in it (null). */
export interface PlainPart {
  readonly title: string;
  readonly columns?: number;
  readonly things: readonly (PlainThing | null)[];
}

/** What a game says in one language. A game with nothing more than this is shown on the plain board. */
export interface PlainText<State = unknown, Event extends GameEvent = GameEvent> {
  /** What lies where, for whoever may see this much. */
  parts(view: State): readonly PlainPart[];
  /** 'Put a man on a free point.' */
  question(ask: string): string;
  /** 'Put a man on d3', by the key of the option. */
  option(key: string): string;
  /** What happened, without who did it; undefined: it goes without saying. */
  told(event: Event): string | undefined;
  /** Why something can't be chosen, by the reason's id. */
  reason(reason: string): string;
  /** A line of the score sheet, by its source. */
  source(source: string): string;
}

/** What a game may bring along for learning it, and for owners of its box. */
export type Tool = 'lesson' | 'calculator' | 'companion' | 'workshop';

/** Any game, where nobody looks into what its options, states and events are. */
export type AnyGame = Game<unknown, unknown, GameEvent>;

/** A released version of a game's rules, in a file of its own that nothing else changes. */
export interface KeptRules {
  readonly game: AnyGame;
  /** What its bots know of the game (a `BotModel` of the package bots). */
  readonly botModel: unknown;
}

/** The editions that come with a game, each by its `hashState`. */
export interface Printed {
  /** That of new games. */
  readonly now: string;
  /** That of stored games that do not say which: they are from before games said so. Never changed. */
  readonly unsaid: string;
}

/**
 * Who a game is: all that the platform knows of it without loading its rules. The server, the page and the command
 * line offer every game of the catalogue, and none of them names one.
 */
export interface Manifest {
  readonly id: string;
  /** Of the rules: stored games belong to a version. */
  readonly version: string;
  /** Released versions before this one, by their number: games that began with them play on by them. */
  readonly kept?: Readonly<Record<string, () => Promise<KeptRules>>>;
  /** What is printed on its material, by the hash of the edition. Undefined: nothing of it can be changed. */
  readonly printed?: Printed;
  readonly names: Said;
  /** For a button beside other games. */
  readonly short: Said;
  /** What awaits the players, in a line. */
  readonly line: Said;
  /** How many can sit at a table, persons and bots. */
  readonly seats: readonly number[];
  readonly options: readonly TableOption[];
  readonly solo?: SoloTable;
  /** Each has a folder in the game's board. */
  readonly tools?: readonly Tool[];
  /** Pages of its rulebook (`games/GAME/book`), each with the ids of the rules on it; undefined: it has none. */
  readonly books?: Readonly<Record<string, RegExp>>;
  /** For a game without chance: so many choices at random make a deal where games are to differ, as in an arena. */
  readonly opening?: number;
  /** The options of `setup` for so many at the table; an edition as its parser gave it. */
  setupOptions(seats: number, options: Readonly<Record<string, unknown>>, edition?: unknown): unknown;
  /** How many seats a game has that was set up by these options, with those that the rules play. */
  seatsOf(options: Readonly<Record<string, unknown>>): number;
  /** The rules; for a table with these options perhaps no more of them than it needs. */
  game(options?: SetupOptions): Promise<AnyGame>;
  /** What bots know of the game (a `BotModel` of the package bots). */
  botModel(): Promise<unknown>;
  /** What was learned about positions, by number of players: nets for the strongest bots, as text. */
  readonly nets?: Readonly<Record<number, () => Promise<string>>>;
  /** How strong each level of the bots is at it, by the arena (Elo). Undefined: nobody has measured it. */
  readonly strengths?: Readonly<Record<string, number>>;
  /** Its texts, where it has no board of its own. */
  plain?(): Promise<Readonly<Record<keyof Said, PlainText>>>;
  /** Undefined: nothing that is printed can be changed. */
  editions?(): Promise<EditionFiles>;
}

/** The options of `setup`, where nobody looks into them. */
export type SetupOptions = Readonly<Record<string, unknown>>;

type Versions = Pick<Manifest, 'version' | 'kept' | 'game' | 'botModel'>;

/** Whether games of this version can be played here. */
export const hasRules = (
  { version: present, kept = {} }: Pick<Manifest, 'version' | 'kept'>,
  version: string,
): boolean => version === present || Object.hasOwn(kept, version);

/** The rules of the present version or of a kept one. Undefined: there are none of this version here. */
export async function rulesOf(
  manifest: Versions,
  version: string,
  options?: SetupOptions,
): Promise<AnyGame | undefined> {
  if (version === manifest.version) return manifest.game(options);
  return hasRules(manifest, version) ? (await manifest.kept?.[version]())?.game : undefined;
}

/** What bots know of the game by the rules of a version. Undefined: there are none of this version here. */
export async function botModelAt(manifest: Versions, version: string): Promise<unknown> {
  if (version === manifest.version) return manifest.botModel();
  return hasRules(manifest, version) ? (await manifest.kept?.[version]())?.botModel : undefined;
}
