import {
  CannotUndo,
  type Decision,
  type GameEvent,
  type Result,
  type Scoresheet,
  type Seat,
} from '@polder/core';
import { getContext, setContext } from 'svelte';
import type { SeatLook } from '../look/seats.js';
import { provideSpoken } from '../look/spoken.js';
import type { Change, Session, Snapshot } from '../session/session.js';
import { settings } from '../settings.svelte.js';
import { need, w } from '../words/current.svelte.js';
import { beatsByActor } from './beats.js';
import { spokenAt } from './called.js';
import { Deciding } from './deciding.svelte.js';
import type { GameUi } from './game-ui.js';
import { type Turn, turnsOf } from './history/turns.js';
import { linesOf, type Stretch } from './since.js';
import type { Story, Teller } from './story.js';

export type { Answer } from './answers.js';
export type { Course, Delta, Fact, GameUi, Label, Question, Target } from './game-ui.js';

/**
 * A table on the screen: what is shown now, what is selected, what it would lead to. Others' turns are
 * shown event by event; meanwhile nothing can be chosen.
 */
export class Table<State, Event extends GameEvent> extends Deciding<State, Event> {
  readonly session: Session<State, Event>;
  readonly shown: GameUi<State, Event>;
  readonly #leave: () => void;

  /** The view that is drawn: behind the session's while others' turns are shown. */
  view: State = $state.raw() as State;
  viewer: Seat = $state(0);
  scores: readonly Scoresheet[] = $state.raw([]);
  result: Result | undefined = $state.raw();
  #decision: Decision | undefined = $state.raw();
  #snapshot: Snapshot<State> = $state.raw() as Snapshot<State>;
  #trouble: Session<State, Event>['trouble'] = $state.raw();
  #saved: Session<State, Event>['saved'] = $state.raw('yes');
  /** Others' turns are being shown. */
  playing = $state(false);
  /** An earlier moment that is looked at. */
  past: { readonly choices: number; readonly view: State } | undefined = $state.raw();
  /** How many choices have been shown, the one that is being shown among them. */
  told = $state(0);
  /** Whose deed was shown last. */
  actor: Seat | undefined = $state();
  /** The log, line by line: empty until somebody asks for it (`tellStory`). */
  story: readonly Story[] = $state.raw([]);
  /** What the last thing that was shown was, in the order of the story. */
  latest: Story | undefined = $state.raw();

  readonly #watchers = new Set<(event: Event) => void>();
  #openTeller: ((start: State) => Teller<Event>) | undefined;
  #teller: Teller<Event> | undefined;
  #telling: Promise<void> | undefined;
  /** All that was shown so far: what the log is made of. */
  #happened: Event[] = [];
  #queue: (() => number)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose deeds the events are. */
  #actor: Seat = -1;
  #skipping = false;
  /** Choices of a bot whose turn goes on: they are shown together. */
  #gathered: Chosen<State, Event>[] = [];

  constructor(session: Session<State, Event>, shown: GameUi<State, Event>) {
    super();
    this.session = session;
    this.shown = shown;
    this.#startOver();
    this.#settle(session.now);
    this.#leave = session.subscribe((change) => this.#changed(change));
  }

  // What is shown

  /** The viewer's question, once everything before it was shown. */
  get decision(): Decision | undefined {
    return this.playing || this.past ? undefined : this.#decision;
  }

  get undoable(): Snapshot<State>['undoable'] {
    return this.#snapshot.undoable;
  }

  get choices(): number {
    return this.#snapshot.choices;
  }

  get waitingFor(): readonly Seat[] {
    return this.#snapshot.waitingFor;
  }

  get trouble(): Session<State, Event>['trouble'] {
    return this.#trouble;
  }

  get saved(): Session<State, Event>['saved'] {
    return this.#saved;
  }

  /** The view to draw: now, or the moment that is looked at. */
  get drawn(): State {
    return this.past?.view ?? this.view;
  }

  /** The turns so far, for looking back. */
  readonly turns: readonly Turn[] = $derived.by(() => turnsOf(this.session.moments.slice(0, this.choices)));

  // What a person does

  /** Something can be taken back here and now. */
  get canUndo(): boolean {
    return !this.playing && !this.past && !this.busy && this.undoable.steps > 0;
  }

  /** Is this seat `you` to the one who looks? Not to somebody who has none. */
  isYou(seat: Seat): boolean {
    return seat === this.viewer && this.session.own !== null;
  }

  lookOf(seat: Seat): SeatLook {
    return this.shown.seatLook(this.drawn, seat);
  }

  /** False: nothing of this turn is left to take back, only what was answered before it. */
  async restartTurn(): Promise<boolean> {
    if (!this.canUndo) return false;
    this.cancel();
    try {
      await this.session.restartTurn();
      return true;
    } catch (error) {
      if (!(error instanceof CannotUndo)) throw error;
      return false;
    }
  }

  /** Look at the table after so many choices; undefined: back to now. What is still being shown is over then. */
  lookAt(choices: number | undefined): void {
    this.cancel();
    if (choices === undefined) {
      this.past = undefined;
      return;
    }
    this.skip();
    const at = Math.max(0, Math.min(choices, this.choices));
    this.past = { choices: at, view: this.session.viewAt(at) };
  }

  /** Called for every event as it is shown; not for those that are skipped. */
  watch(watcher: (event: Event) => void): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  /** Has the log told from now on. Its sentences come when there is time, or when somebody reads them. */
  tellStory(): Promise<void> {
    // Whoever asks once more tries it once more.
    this.#telling ??= this.#openStory().catch(() => {
      this.#telling = undefined;
    });
    return this.#telling;
  }

  async #openStory(): Promise<void> {
    [this.#openTeller] = await Promise.all([this.shown.loadTeller(), need('story')]);
    this.#retell();
    // Who came late is told of what is going on, not of what is over.
    if (this.playing) this.latest = this.story.at(-1);
  }

  // Others' turns

  /** Show at once how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#line(this.#gathered.splice(0));
    this.#skipping = true;
    while (this.#queue.length > 0) this.#queue.shift()?.();
    this.#skipping = false;
    this.playing = false;
  }

  /** Shows once more what a seat did, and how things came to stand as they do. */
  replay(stretches: readonly Stretch<Event>[]): void {
    const [first] = stretches;
    if (!first || this.playing) return;
    this.lookAt(undefined);
    const { moment, at, seat } = first;
    const { latest: told, actor } = this;
    const moments = this.session.moments.slice(moment, this.choices);
    const events = moments.flatMap((it) => it.events);
    const view = this.shown.game.clone(this.session.viewAt(moment));
    for (const event of events.slice(0, at)) this.shown.game.evolve(view, event);
    this.view = view;
    this.actor = seat;
    [this.latest] = linesOf(this.story, stretches);
    const again = events.slice(at);
    const waits = this.#waitsAfter(again, (actor) => actor === seat);
    for (const event of again) this.#lineEvent(event, waits.shift() ?? 0, false);
    const snapshot = this.#snapshot;
    this.#queue.push(() => {
      this.latest = told;
      this.actor = actor;
      this.#settle(snapshot);
      return 0;
    });
    this.#play();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#leave();
    this.session.close();
  }

  #changed(change: Change<State, Event>): void {
    this.#trouble = this.session.trouble;
    this.#saved = this.session.saved;
    this.busy = this.session.busy ?? false;
    if (change.type === 'status') {
      if (this.#trouble && this.#gathered.length > 0) this.#show();
      return;
    }
    if (change.type === 'jump') {
      this.skip();
      this.#startOver();
      this.#settle(change.snapshot);
      return;
    }
    this.#gathered.push(change);
    if (!this.#goesOn(change)) this.#show();
  }

  /** A bot's turn is shown as a whole: nobody wants to wait for it choice by choice. */
  #goesOn({ moment: { seat }, snapshot: { waitingFor } }: Chosen<State, Event>): boolean {
    const isBot = this.session.players[seat]?.kind === 'bot';
    return settings.pace > 0 && isBot && waitingFor.length > 0 && waitingFor.every((it) => it === seat);
  }

  #show(): void {
    this.#line(this.#gathered.splice(0));
    if (!this.playing) this.#play();
  }

  /** Into the queue: what happened, and how things stand after it. */
  #line(chosen: readonly Chosen<State, Event>[]): void {
    const events = chosen.flatMap(({ moment }) => moment.events);
    const waits = this.#waitsAfter(events, (actor) => actor >= 0 && !this.isYou(actor));
    for (const { moment, snapshot } of chosen) {
      this.#queue.push(() => {
        this.told = snapshot.choices;
        return 0;
      });
      for (const event of moment.events) this.#lineEvent(event, waits.shift() ?? 0, true);
      this.#queue.push(() => {
        this.#settle(snapshot);
        return 0;
      });
    }
  }

  /** In ms at normal pace: only what some do is worth a wait. */
  #waitsAfter(events: readonly Event[], worth: (actor: Seat) => boolean): number[] {
    const actors = events.map((event) => {
      this.#follow(event);
      return this.#actor;
    });
    const wishes = events.map((event, i) => (worth(actors[i]) ? this.shown.holdOf(event) : 0));
    return beatsByActor(wishes, actors);
  }

  #lineEvent(event: Event, wait: number, isNew: boolean): void {
    this.#queue.push(() => {
      this.actor = this.actorOf(event) ?? this.actor;
      if (isNew) this.#tell(event);
      const next = this.shown.game.clone(this.view);
      this.shown.game.evolve(next, event);
      this.view = next;
      // Nobody sees it who looks at an earlier moment.
      const seen = !this.#skipping && !this.past;
      if (seen) for (const watcher of this.#watchers) watcher(event);
      return seen ? wait * settings.pace : 0;
    });
  }

  #play(): void {
    this.playing = true;
    if (this.#queue.length > 0) void this.tellStory();
    while (this.#queue.length > 0) {
      const wait = this.#queue.shift()?.() ?? 0;
      if (wait > 0) {
        this.#timer = setTimeout(() => this.#play(), wait);
        return;
      }
    }
    this.playing = false;
  }

  #settle(snapshot: Snapshot<State>): void {
    // An earlier moment was looked at through other eyes, or is taken back.
    if (snapshot.viewer !== this.viewer || snapshot.choices < (this.past?.choices ?? 0))
      this.past = undefined;
    this.#snapshot = snapshot;
    this.view = snapshot.view;
    this.viewer = snapshot.viewer;
    this.scores = snapshot.scores;
    this.result = snapshot.result;
    // Somebody else who was asked at the same time has answered: the viewer's own question stays as it is.
    const stays = snapshot.decision !== undefined && isSame(snapshot.decision, this.#decision);
    this.#decision = snapshot.decision;
    if (!stays) this.cancel(true);
  }

  /** Who acts from this event on; undefined: whoever did before. */
  readonly actorOf = (event: Event): Seat | undefined =>
    this.shown.actorOf?.(event) ?? (event.type === 'turn' ? event.seat : undefined);

  /** Whose deeds the next events are. */
  #follow(event: Event): void {
    this.#actor = this.actorOf(event) ?? this.#actor;
  }

  #tell(event: Event): void {
    this.#happened.push(event);
    const lines = this.#teller?.tell(event) ?? [];
    if (lines.length === 0) return;
    this.story = [...this.story, ...lines];
    this.latest = lines[lines.length - 1];
  }

  /** From the beginning to what the session has now: something was taken back, or this table is new. */
  #startOver(): void {
    const { moments } = this.session;
    this.#happened = moments.flatMap(({ events }) => [...events]);
    for (const event of this.#happened) this.#follow(event);
    this.told = moments.length;
    this.actor = this.#actor < 0 ? undefined : this.#actor;
    this.#retell();
    this.latest = this.story.at(-1);
  }

  #retell(): void {
    const teller = this.#openTeller?.(this.session.viewAt(0));
    this.#teller = teller;
    this.story = teller ? this.#happened.flatMap((event) => teller.tell(event)) : [];
  }
}

/** Somebody chose. */
type Chosen<State, Event> = Extract<Change<State, Event>, { type: 'moment' }>;

const isSame = (a: Decision, b: Decision | undefined): boolean => a.id === b?.id && a.seat === b.seat;

const CONTEXT = Symbol('table');

export function provideTable<State, Event extends GameEvent>(table: Table<State, Event>): void {
  setContext(CONTEXT, table);
  provideSpoken(spokenAt(table, w));
}

/** The table that a component is drawn at. */
export const useTable = <State, Event extends GameEvent>(): Table<State, Event> => getContext(CONTEXT);
