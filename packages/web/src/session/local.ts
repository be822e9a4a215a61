import type { Answer, Choice, Game, GameEvent, SavedGame, Seat, Undoable } from '@polder/core';
import type { SessionGame } from './base.js';
import type { Bots } from './bots.js';
import type { Proof } from './guards.js';
import { PlayedSession } from './played.js';
import { loadProven, type ProvenHistory } from './proof.js';
import { playAgain, type Replay, replayGame } from './replay.js';
import type { AnyOptions, GameId } from './rules.js';
import type { Moment, Player, Saved, Session } from './session.js';

/** A game in this page: people at this screen, and bots. */
export interface LocalTable<Options = AnyOptions> {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly saved: SavedGame<Options>;
}

export interface LocalSession<Options, State, Event extends GameEvent> extends Session<State, Event> {
  /** The table after so many choices, with what a seat knew then. */
  viewFor(choices: number, seat: Seat): State;
  /** Everything the game can be opened from. */
  save(): SavedGame<Options>;
  /** Of what `save` gives. */
  readonly proof: Proof;
}

/** Called after each change of the game; says whether it was kept. */
export type Keep<Options> = (
  saved: SavedGame<Options>,
  proof: Proof,
  players: readonly Player[],
) => Promise<Saved>;

export function openLocal<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  table: LocalTable<Options>,
  bots: Bots,
  keep: Keep<Options>,
): LocalSession<Options, State, Event> {
  return new Local({ id: table.game, rules, bots }, table, keep);
}

class Local<Options, State, Event extends GameEvent>
  extends PlayedSession<Options, State, Event>
  implements LocalSession<Options, State, Event>
{
  readonly players: Player[];
  readonly moments: Moment<Event>[];
  readonly #history: ProvenHistory<Options, State, Event>;
  readonly #replay: Replay<State>;
  readonly #seed: string;
  readonly #keep: Keep<Options>;
  /** What all at this screen may see of what happened: with several people, what the table sees. */
  readonly #audience: Seat | 'table';

  constructor(
    game: SessionGame<Options, State, Event>,
    { players, saved }: LocalTable<Options>,
    keep: Keep<Options>,
  ) {
    const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
    super(game, people[0] ?? 0);
    this.players = [...players];
    this.#keep = keep;
    this.#seed = saved.seed;
    this.#audience = people.length === 1 ? people[0] : 'table';
    this.#history = loadProven(game.rules, saved);
    const { choices } = this.#history;
    this.#replay = replayGame(game.rules, saved, choices);
    this.moments = replayed(game.rules, saved, choices).map((it) => this.redacted(it, this.#audience));
    this.now = this.look();
    void this.letBotsPlay();
  }

  get proof(): Proof {
    return this.#history.proof;
  }
  protected get state(): State {
    return this.#history.state;
  }
  protected get choices(): number {
    return this.#history.choices.length;
  }
  protected undoable(): Undoable {
    return this.#history.undoable(this.viewer);
  }
  protected seed(): string {
    return `${this.#seed}/${this.#history.log.length}`;
  }

  protected make(choice: Choice): readonly Event[] {
    const events = this.#history.choose(choice);
    const { seat, key } = choice;
    this.moments.push(this.redacted({ seat, key, events }, this.#audience));
    return events;
  }

  /** Bots do not wait for the disk: some browsers take their time, or never answer. */
  protected chosen(): Promise<unknown> {
    return Promise.all([this.#save(), this.letBotsPlay()]);
  }

  protected override botPlayed(seat: Seat, version: string): void {
    const bot = this.botAt(seat);
    // Whatever version has begun the game.
    if (bot) this.players[seat] = { ...bot, version };
    void this.#save();
  }

  async #save(): Promise<void> {
    const saved = await this.#keep(this.save(), this.proof, [...this.players]);
    if (saved === this.saved) return;
    this.saved = saved;
    this.tellStatus();
  }

  async #takeBack(change: () => void): Promise<void> {
    change();
    this.moments.length = this.choices;
    this.#replay.cut(this.choices);
    this.jump();
    await this.#save();
  }
  undo(): Promise<void> {
    return this.#takeBack(() => this.#history.undo(this.viewer));
  }
  restartTurn(): Promise<void> {
    return this.#takeBack(() => this.#history.restartTurn(this.viewer));
  }

  viewAt(choices: number): State {
    return this.viewFor(choices, this.viewer);
  }
  viewFor(choices: number, seat: Seat): State {
    return this.game.rules.view(this.#replay.at(choices), seat);
  }
  save(): SavedGame<Options> {
    return this.#history.save();
  }
}

/** The line that stands, with its events, played again. */
function replayed<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  { options, seed }: SavedGame<Options>,
  choices: readonly Answer[],
): Moment<Event>[] {
  const state = rules.setup(options, seed);
  return choices.map(({ seat, key }) => ({ seat, key, events: playAgain(rules, state, { seat, key }) }));
}
