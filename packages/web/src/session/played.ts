import type { Choice, Decision, GameEvent, Seat, Undoable } from '@polder/core';
import { messageOf } from '../errors.js';
import { SessionBase, type SessionGame } from './base.js';
import { openBotTurns } from './bot-turns.js';
import type { Moment, Player, Snapshot } from './session.js';

type Bot = Extract<Player, { kind: 'bot' }>;

/** A game that runs in this page: people at this screen choose for themselves, bots for the other seats. */
export abstract class PlayedSession<Options, State, Event extends GameEvent> extends SessionBase<
  Options,
  State,
  Event
> {
  /** Changed when choices are taken back: what a bot was asked before is void then. */
  #line = 0;
  /** Until a person is asked. */
  protected readonly letBotsPlay: () => Promise<void>;

  constructor(
    game: SessionGame<Options, State, Event>,
    protected viewer: Seat,
  ) {
    super(game);
    this.letBotsPlay = openBotTurns(game.rules, game.bots, {
      id: game.id,
      isOpen: () => !this.closed && !this.trouble,
      state: () => this.state,
      levelAt: (seat) => this.botAt(seat)?.level,
      line: () => this.#line,
      seed: () => this.seed(),
      choose: (decision, key) => this.#apply(decision, key, true),
      played: (seat, version) => this.botPlayed(seat, version),
      failed: (error) => {
        this.trouble = { message: messageOf(error), retry: () => this.#retry() };
        this.tellStatus();
      },
    });
  }

  /** Choices made so far. */
  protected abstract readonly choices: number;
  protected abstract undoable(): Undoable;
  /** Makes a choice, and keeps what is needed to take it back. */
  protected abstract make(choice: Choice, byBot: boolean): readonly Event[];
  /** People have chosen. */
  protected abstract chosen(): Promise<unknown>;
  protected botPlayed(_seat: Seat, _version: string): void {}

  /** Whose eyes, when nobody at this screen is asked. */
  protected idleViewer(_over: boolean): Seat {
    return this.viewer;
  }

  protected botAt(seat: Seat): Bot | undefined {
    const player = this.players[seat];
    return player?.kind === 'bot' ? player : undefined;
  }

  #decision(): Decision | undefined {
    const { players, viewer } = this;
    const open = this.game.rules.decisions(this.state).filter(({ seat }) => players[seat]?.kind === 'person');
    return open.find(({ seat }) => seat === viewer) ?? open[0];
  }

  protected look(): Snapshot<State> {
    const { state } = this;
    const { rules } = this.game;
    const decision = this.#decision();
    const result = rules.result(state);
    this.viewer = decision?.seat ?? this.idleViewer(result !== undefined);
    return {
      viewer: this.viewer,
      view: rules.view(state, this.viewer),
      decision,
      waitingFor: rules.decisions(state).map(({ seat }) => seat),
      choices: this.choices,
      undoable: this.undoable(),
      scores: rules.scores(state),
      result,
    };
  }

  protected redacted({ seat, key, events }: Moment<Event>, who: Seat | 'table'): Moment<Event> {
    return { seat, key, events: events.map((event) => this.game.rules.redact(event, who)) };
  }

  #apply({ seat, id }: Decision, key: string, byBot: boolean): readonly Event[] {
    const through = this.viewer;
    const events = this.make({ decision: id, seat, key }, byBot);
    this.tellMoment(this.redacted({ seat, key, events }, through), this.look());
    return events;
  }

  protected override jump(): void {
    this.#line++;
    super.jump();
  }

  #retry(): void {
    this.trouble = undefined;
    this.tellStatus();
    void this.letBotsPlay();
  }

  async choose(keys: readonly string[]): Promise<void> {
    for (const [i, key] of keys.entries()) {
      const decision = this.#decision();
      // The first must be an answer; whatever follows is a hope.
      if (!decision || (i > 0 && !decision.options.some((option) => option.key === key))) break;
      this.#apply(decision, key, false);
    }
    await this.chosen();
  }
}
