import {
  type Blocked,
  CannotUndo,
  type Decision,
  type Game,
  type GameEvent,
  type Option,
  type Result,
  type Scoresheet,
  type Seat,
} from '@polder/core';
import { getContext, setContext } from 'svelte';
import { messageOf } from '../errors.js';
import type { IconName } from '../look/icons.js';
import type { SeatLook } from '../look/seats.js';
import type { Change, Preview, Session, Snapshot } from '../session/session.js';
import { settings } from '../settings.svelte.js';
import type { Words } from '../words/words.js';
import { type Turn, turnsOf } from './history/turns.js';
import type { Story, Teller } from './story.js';
import type { Summary } from './summary.js';

/** A question or an option in words; `title` and `detail` may hold icons. */
export interface Question {
  readonly title: string;
  /** Who asks, and why. */
  readonly asker: string;
}
export interface Label {
  readonly title: string;
  readonly detail?: string;
  readonly icon?: IconName;
}

/** What a choice changes for the one who makes it: 3 Guilder less, 2 VP more. */
export interface Delta {
  readonly icon: IconName;
  readonly n: number;
}

/** What a board needs to know about a thing that can be pressed. */
export interface Target {
  readonly options: readonly Option[];
  /** `can`: choose here. `chosen`: selected, not yet confirmed. `blocked`: a rule forbids it now. */
  readonly state: 'rest' | 'can' | 'chosen' | 'blocked';
}

/** What a game brings along to be shown at a table. */
export interface Shown<State, Event extends GameEvent> {
  readonly game: Game<never, State, Event>;
  /** How long an event of others stays on the screen before the next one, in ms at normal pace; 0: no wait. */
  holdOf(event: Event): number;
  /** Who acts from this event on, where others act within a turn; else it is whose turn it is. */
  actorOf?(event: Event): Seat | undefined;
  openTeller(start: State): Teller<State, Event>;
  /** What a seat did, in one line. */
  summaryOf(events: readonly Event[], seat: Seat, view: State): Summary;
  /** Whose turn comes after the one that goes on; undefined: nobody's. */
  nextOf(view: State): Seat | undefined;
  questionOf(decision: Decision, view: State, words: Words): Question;
  labelOf(key: string, decision: Decision, view: State, words: Words): Label;
  deltasOf(before: State, after: State, seat: Seat): readonly Delta[];
  /** The sentence for a refusal, which the rules say in English. */
  reasonOf(reason: string, words: Words): string;
  /** The page of the rulebook. */
  readonly book: 'valley' | 'duel';
  /** What the bots call a thing that they weigh. */
  featureName(feature: string, words: Words): string;
  /** A line of the score sheet. */
  sourceName(source: string, words: Words): string;
  /** Marker and colour of a seat, for `style`. */
  seatLook(view: State, seat: Seat): SeatLook;
  roundOf(view: State): number;
  isLastRound(view: State): boolean;
  /** VP that a seat has for all to see now; more may come at the end. */
  vpOf(view: State, seat: Seat): number;
}

const NOTHING: Target = { options: [], state: 'rest' };

/**
 * A table on the screen: what is shown now, what is selected, what it would lead to. Others' turns are
 * shown event by event; meanwhile nothing can be chosen.
 */
export class Table<State, Event extends GameEvent> {
  readonly session: Session<State, Event>;
  readonly shown: Shown<State, Event>;
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
  /** What was chosen is on its way: it stays selected, and nothing else can be. */
  busy = $state(false);

  /** Others' turns are being shown. */
  playing = $state(false);
  /** The keys that Confirm would choose, in a row. */
  selected: readonly string[] = $state.raw([]);
  /** Only the options of this target are listed: it has several. */
  narrowed: string | undefined = $state();
  /** What somebody asked 'why can't I?' about. */
  why: readonly Blocked[] | undefined = $state.raw();
  /** Why the last thing that was asked of the session failed. */
  fault: string | undefined = $state();
  /** The question that a hint was asked for: it is gone with it. */
  #hintFor: Decision | undefined = $state.raw();
  /** An earlier moment that is looked at. */
  past: { readonly choices: number; readonly view: State } | undefined = $state.raw();
  story: readonly Story[] = $state.raw([]);
  /** What the last thing that happened was, in the order of the story. */
  latest: Story | undefined = $state.raw();

  readonly #watchers = new Set<(event: Event) => void>();
  #teller: Teller<State, Event>;
  #queue: (() => number)[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whose deeds the events are. */
  #actor: Seat = -1;
  #skipping = false;

  constructor(session: Session<State, Event>, shown: Shown<State, Event>) {
    this.session = session;
    this.shown = shown;
    this.#teller = shown.openTeller(session.viewAt(0));
    this.#retell();
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

  readonly preview: Preview<State, Event> | undefined = $derived.by(() =>
    this.decision && this.selected.length > 0 ? this.session.preview(this.selected) : undefined,
  );

  /** The table after what is selected, to be drawn as a ghost. */
  get ghost(): State | undefined {
    return this.preview?.view;
  }

  readonly #blocked: readonly Blocked[] = $derived.by(() => (this.decision ? this.session.blocked() : []));

  readonly #byTarget: ReadonlyMap<string, Option[]> = $derived.by(() => {
    const found = new Map<string, Option[]>();
    for (const option of this.decision?.options ?? []) {
      if (option.target === undefined) continue;
      const there = found.get(option.target);
      if (there) there.push(option);
      else found.set(option.target, [option]);
    }
    return found;
  });

  at(target: string): Target {
    const options = this.#byTarget.get(target);
    if (options) {
      const chosen = this.narrowed === target || options.some(({ key }) => this.selected.includes(key));
      return { options, state: chosen ? 'chosen' : 'can' };
    }
    return this.blockedAt(target).length > 0 ? { options: [], state: 'blocked' } : NOTHING;
  }

  blockedAt(target: string): readonly Blocked[] {
    return this.#blocked.filter((it) => it.target === target);
  }

  blockedKey(key: string): Blocked | undefined {
    return this.#blocked.find((it) => it.key === key);
  }

  get blocked(): readonly Blocked[] {
    return this.#blocked;
  }

  /** What the panel lists. */
  get listed(): readonly Option[] {
    const { options = [] } = this.decision ?? {};
    return this.narrowed === undefined ? options : options.filter(({ target }) => target === this.narrowed);
  }

  /** The question has more answers than fit beside everything else: what stands around it folds. */
  get wantsRoom(): boolean {
    return this.listed.length > 4;
  }

  // What a person does

  /** A press on something on the table: select, confirm what is selected, list its options, or say why not. */
  press(target: string): void {
    if (this.busy) return;
    const { options } = this.at(target);
    this.why = undefined;
    if (options.length === 1) this.pick([options[0].key]);
    else if (this.selected.length === 1 && options.some(({ key }) => key === this.selected[0]))
      this.confirm();
    else if (options.length > 1) {
      this.narrowed = this.narrowed === target ? undefined : target;
      this.selected = [];
    } else this.askWhy(this.blockedAt(target));
  }

  /** Select these keys and no more. False: the first of them is not offered. */
  select(keys: readonly string[]): boolean {
    if (this.busy) return false;
    this.why = undefined;
    if (!this.decision?.options.some(({ key }) => key === keys[0])) return false;
    this.selected = keys;
    return true;
  }

  /** Select these keys; if they are selected already, choose them. */
  pick(keys: readonly string[]): void {
    const again = keys.length === this.selected.length && keys.every((key, i) => key === this.selected[i]);
    if (this.select(keys) && (again || !settings.confirmAll)) this.confirm();
  }

  get hinting(): boolean {
    return this.#hintFor !== undefined && this.#hintFor === this.decision;
  }

  toggleHint(): void {
    if (settings.hints && this.session.hints !== false)
      this.#hintFor = this.hinting ? undefined : this.decision;
  }

  askWhy(blocked: readonly Blocked[]): void {
    this.why = blocked.length > 0 ? blocked : undefined;
  }

  confirm(): void {
    const keys = this.selected;
    if (keys.length === 0 || !this.decision || this.busy) return;
    const step = this.session.choose(keys);
    // Else it is selected until it is done.
    if (!this.busy) this.cancel();
    this.#carryOut(step);
  }

  /** What goes wrong on the way must be seen, and leaves the table as it is. */
  #carryOut(step: Promise<void>): void {
    this.fault = undefined;
    step.catch((error: unknown) => {
      this.fault = messageOf(error);
    });
  }

  cancel(evenBusy = false): void {
    if (this.busy && !evenBusy) return;
    this.selected = [];
    this.narrowed = undefined;
    this.why = undefined;
  }

  /** Is this seat `you` to the one who looks? Not to somebody who has none. */
  isYou(seat: Seat): boolean {
    return seat === this.viewer && this.session.own !== null;
  }

  lookOf(seat: Seat): SeatLook {
    return this.shown.seatLook(this.drawn, seat);
  }

  /** Something can be taken back here and now. */
  get canUndo(): boolean {
    return !this.playing && !this.past && !this.busy && this.undoable.steps > 0;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    this.#carryOut(this.session.undo());
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

  // Others' turns

  /** Show at once how things stand. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#skipping = true;
    while (this.#queue.length > 0) this.#queue.shift()?.();
    this.#skipping = false;
    this.playing = false;
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
    if (change.type === 'status') return;
    if (change.type === 'jump') {
      this.skip();
      this.#retell();
      this.#settle(change.snapshot);
      return;
    }
    const { moment, snapshot } = change;
    for (const event of moment.events) {
      this.#follow(event);
      const held = this.#actor >= 0 && !this.isYou(this.#actor);
      this.#queue.push(() => {
        this.#tell(event);
        const next = this.shown.game.clone(this.view);
        this.shown.game.evolve(next, event);
        this.view = next;
        // Nobody sees it who looks at an earlier moment.
        const seen = !this.#skipping && !this.past;
        if (seen) for (const watcher of this.#watchers) watcher(event);
        return held && seen ? this.shown.holdOf(event) * settings.pace : 0;
      });
    }
    this.#queue.push(() => {
      this.#settle(snapshot);
      return 0;
    });
    if (!this.playing) this.#play();
  }

  #play(): void {
    this.playing = true;
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
    const told = this.#teller.tell(event);
    if (told.length === 0) return;
    this.story = [...this.story, ...told];
    this.latest = told[told.length - 1];
  }

  #retell(): void {
    this.#teller = this.shown.openTeller(this.session.viewAt(0));
    const story: Story[] = [];
    for (const { events } of this.session.moments) {
      for (const event of events) {
        this.#follow(event);
        story.push(...this.#teller.tell(event));
      }
    }
    this.story = story;
    this.latest = story[story.length - 1];
  }
}

const isSame = (a: Decision, b: Decision | undefined): boolean => a.id === b?.id && a.seat === b.seat;

const CONTEXT = Symbol('table');

export function provideTable<State, Event extends GameEvent>(table: Table<State, Event>): void {
  setContext(CONTEXT, table);
}

/** The table that a component is drawn at. */
export const useTable = <State, Event extends GameEvent>(): Table<State, Event> => getContext(CONTEXT);
