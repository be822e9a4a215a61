import { CannotUndo, type Choice, type Game, type GameEvent, type Seat, type Undoable } from '@polder/core';
import type { SessionGame } from './base.js';
import type { Bots } from './bots.js';
import { PlayedSession } from './played.js';
import type { GameId } from './rules.js';
import type { Moment, Player, Session } from './session.js';

/** Where a branch leaves a game, through whose eyes, and what had happened before, as that seat saw it. */
export interface BranchStart<State, Event> {
  readonly game: GameId;
  readonly players: readonly Player[];
  readonly seat: Seat;
  readonly choices: number;
  readonly moments: readonly Moment<Event>[];
  viewAt(choices: number): State;
}

/** Who plays the other seats: whoever is at the screen, or bots. */
export type Others = 'me' | 'bots';

/**
 * A table to try things out. What its seat could not see lies by chance, so nothing hidden can be found out
 * here; everything can be taken back, and nothing is kept.
 */
export interface BranchSession<State, Event extends GameEvent> extends Session<State, Event> {
  readonly others: Others;
  letPlay(others: Others): void;
  /** Back to where it began. */
  startOver(): void;
  /** The same with hidden things dealt anew. */
  dealAnew(): void;
}

/** A choice on the branch, and the state that taking it back leads to. */
interface Tried<State, Event> {
  readonly before: State;
  readonly moment: Moment<Event>;
  readonly byBot: boolean;
}

export function openBranch<Options, State, Event extends GameEvent>(
  rules: Game<Options, State, Event>,
  start: BranchStart<State, Event>,
  bots: Bots,
): BranchSession<State, Event> {
  return new Branch({ id: start.game, rules, bots }, start);
}

class Branch<Options, State, Event extends GameEvent>
  extends PlayedSession<Options, State, Event>
  implements BranchSession<State, Event>
{
  readonly trial = true;
  others: Others = 'me';
  protected state: State;
  readonly #start: BranchStart<State, Event>;
  /** As its seat saw it. */
  readonly #begin: State;
  #deal = 0;
  #tried: Tried<State, Event>[] = [];

  constructor(game: SessionGame<Options, State, Event>, start: BranchStart<State, Event>) {
    super(game, start.seat);
    this.#start = start;
    this.#begin = start.viewAt(start.choices);
    this.state = this.#dealt();
    this.now = this.look();
  }

  /** Depends on nothing but what the seat could see. */
  #dealt(): State {
    return this.game.rules.resample(this.#begin, this.#start.seat, `what if/${this.#deal}`);
  }

  get players(): readonly Player[] {
    const { players, seat: own } = this.#start;
    return players.map((player, seat): Player => {
      if (player.kind === 'gardener') return player;
      const { name } = player;
      if (this.others === 'me' || seat === own) return { kind: 'person', name };
      return player.kind === 'bot' ? player : { kind: 'bot', name, level: 'grower' };
    });
  }

  get moments(): readonly Moment<Event>[] {
    const { moments, choices, seat } = this.#start;
    return [...moments.slice(0, choices), ...this.#tried.map(({ moment }) => this.redacted(moment, seat))];
  }

  protected get choices(): number {
    return this.#start.choices + this.#tried.length;
  }
  protected undoable(): Undoable {
    const steps = this.#tried.filter(({ byBot }) => !byBot).length;
    return steps > 0 ? { steps } : { steps, reason: 'nothing' };
  }
  protected seed(): string {
    return `what if/${this.#deal}/${this.choices}`;
  }
  protected override idleViewer(over: boolean): Seat {
    return over || this.others === 'bots' ? this.#start.seat : this.viewer;
  }

  protected make(choice: Choice, byBot: boolean): readonly Event[] {
    const { rules } = this.game;
    const before = rules.clone(this.state);
    const events = rules.choose(this.state, choice);
    const { seat, key } = choice;
    this.#tried.push({ before, moment: { seat, key, events }, byBot });
    return events;
  }

  protected chosen(): Promise<unknown> {
    return this.letBotsPlay();
  }

  protected override jump(): void {
    this.trouble = undefined;
    super.jump();
    void this.letBotsPlay();
  }

  #cutTo(length: number): void {
    if (length < this.#tried.length) {
      this.state = this.#tried[length].before;
      this.#tried = this.#tried.slice(0, length);
    }
    this.jump();
  }

  async undo(): Promise<void> {
    const last = this.#tried.findLastIndex(({ byBot }) => !byBot);
    if (last < 0) throw new CannotUndo('nothing', 'Nothing was chosen on this branch.');
    this.#cutTo(last);
  }

  async restartTurn(): Promise<void> {
    const opensTurn = ({ moment }: Tried<State, Event>): boolean =>
      moment.events.some(({ type }) => type === 'turn');
    const first = this.#tried.findLastIndex(opensTurn) + 1;
    if (first === this.#tried.length) throw new CannotUndo('nothing', 'Nothing was chosen in this turn.');
    this.#cutTo(first);
  }

  viewAt(choices: number): State {
    const { choices: base } = this.#start;
    if (choices <= base) return this.#start.viewAt(choices);
    return this.game.rules.view(this.#tried[choices - base]?.before ?? this.state, this.viewer);
  }

  letPlay(others: Others): void {
    this.others = others;
    this.jump();
  }

  startOver(): void {
    this.#cutTo(0);
  }

  dealAnew(): void {
    this.#deal++;
    this.state = this.#dealt();
    this.#tried = [];
    this.jump();
  }
}
