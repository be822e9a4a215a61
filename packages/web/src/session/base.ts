import type { Budget, Explained } from '@polder/bots';
import type { Blocked, Game, GameEvent } from '@polder/core';
import type { Bots } from './bots.js';
import { previewOf } from './preview.js';
import type { GameId } from './rules.js';
import type { Change, Moment, Player, Preview, Saved, Session, Snapshot } from './session.js';

const HINT_BUDGET: Budget = { ms: 700 };

/** The rules that a session goes by, and the bots that it asks. */
export interface SessionGame<Options, State, Event extends GameEvent> {
  readonly id: GameId;
  readonly rules: Game<Options, State, Event>;
  readonly bots: Bots;
}

/**
 * What every session does alike, wherever its game runs: it shows how things stand, tells those who listen,
 * tries choices out and asks for hints.
 */
export abstract class SessionBase<Options, State, Event extends GameEvent> implements Session<State, Event> {
  abstract readonly players: readonly Player[];
  abstract readonly moments: readonly Moment<Event>[];
  /** Each session looks as soon as it is made. */
  now!: Snapshot<State>;
  trouble: Session<State, Event>['trouble'];
  saved: Saved = 'yes';
  protected closed = false;
  readonly #listeners = new Set<(change: Change<State, Event>) => void>();

  constructor(protected readonly game: SessionGame<Options, State, Event>) {}

  /** What the rules are asked about. */
  protected abstract readonly state: State;
  protected abstract look(): Snapshot<State>;
  /** Of what bots think about the next choice. */
  protected abstract seed(): string;

  abstract choose(keys: readonly string[]): Promise<void>;
  abstract undo(): Promise<void>;
  abstract restartTurn(): Promise<void>;
  abstract viewAt(choices: number): State;

  get hints(): boolean {
    return true;
  }

  subscribe(listener: (change: Change<State, Event>) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  protected tell(change: Change<State, Event>): void {
    for (const listener of [...this.#listeners]) listener(change);
  }

  protected tellStatus(): void {
    this.tell({ type: 'status' });
  }

  protected tellMoment(moment: Moment<Event>, snapshot: Snapshot<State>): void {
    this.now = snapshot;
    this.tell({ type: 'moment', moment, snapshot });
  }

  /** What is shown has changed otherwise than by a choice. */
  protected jump(): void {
    this.now = this.look();
    this.tell({ type: 'jump', snapshot: this.now });
  }

  preview(keys: readonly string[]): Preview<State, Event> | undefined {
    return previewOf(this.game.rules, this.now, keys);
  }

  blocked(): readonly Blocked[] {
    const { decision, viewer } = this.now;
    return decision ? this.game.rules.blocked(this.state, viewer) : [];
  }

  async explain(): Promise<readonly Explained[]> {
    const { decision, view } = this.now;
    if (!decision || !this.hints) return [];
    const { id, bots } = this.game;
    return bots.explain({
      game: id,
      version: this.game.rules.version,
      view,
      decision,
      seed: this.seed(),
      budget: HINT_BUDGET,
    });
  }

  close(): void {
    this.closed = true;
    this.#listeners.clear();
    this.game.bots.close();
  }
}
