import type { Blocked, Decision, GameEvent, Seat } from '@polder/core';
import { messageOf } from '../errors.js';
import type { Preview, Session, Snapshot } from '../session/session.js';
import { settings } from '../settings.svelte.js';
import type { Words } from '../words/words.js';
import { type Ahead, lookAhead, timesOf } from './ahead.js';
import { type Answer, keysTo, type Meaning, meaningsOf } from './answers.js';
import type { GameUi, Label, Target } from './game-ui.js';
import { END } from './options.js';
import { isTouch } from './touch.js';

/** More of them are asked for as a question of their own. */
const MOST_EXTRAS = 14;
/** So many answers leave room for them. */
const MOST_WITH_EXTRAS = 6;
const NOTHING: Target = { options: [], state: 'rest' };

function targetAt(
  target: string,
  meanings: ReadonlyMap<string, Meaning>,
  blocked: readonly Blocked[],
  { selected, narrowed }: { readonly selected: readonly string[]; readonly narrowed: string | undefined },
): Target {
  const { options } = meanings.get(target) ?? NOTHING;
  if (options.length > 0) {
    const chosen = narrowed === target || options.some(({ key }) => selected.includes(key));
    return { options, state: chosen ? 'chosen' : 'can' };
  }
  return blocked.some((it) => it.target === target) ? { options: [], state: 'blocked' } : NOTHING;
}

/** The half of a table that is about deciding: what can be pressed, what is selected, and what that would lead to. */
export abstract class Deciding<State, Event extends GameEvent> {
  abstract readonly session: Session<State, Event>;
  abstract readonly shown: GameUi<State, Event>;
  /** The viewer's question, once everything before it was shown. */
  abstract readonly decision: Decision | undefined;
  abstract readonly view: State;
  abstract readonly viewer: Seat;
  abstract readonly choices: number;
  abstract readonly undoable: Snapshot<State>['undoable'];
  abstract readonly canUndo: boolean;
  /** Who acts from this event on; undefined: whoever did before. */
  abstract readonly actorOf: (event: Event) => Seat | undefined;

  /** What was chosen is on its way: it stays selected, and nothing else can be. */
  busy = $state(false);
  /** The keys that the main button would choose, in a row. */
  selected: readonly string[] = $state.raw([]);
  /** The keys under the mouse or the focus, while nothing is selected. */
  hovered: readonly string[] = $state.raw([]);
  /** Only the options of this target are listed: it has several. */
  narrowed: string | undefined = $state();
  /** What somebody asked 'why can't I?' about. */
  why: readonly Blocked[] | undefined = $state.raw();
  /** Why the last thing that was asked of the session failed. */
  fault: string | undefined = $state();
  /** The question that a hint was asked for: it is gone with it. */
  #hintFor: Decision | undefined = $state.raw();
  #hoverTimer: ReturnType<typeof setTimeout> | undefined;
  /** What was done by each press: it is taken back by one, too. */
  #strides: { readonly from: number; readonly to: number }[] = [];

  readonly preview: Preview<State, Event> | undefined = $derived.by(() => {
    const keys = this.selected.length > 0 ? this.selected : this.hovered;
    return this.decision && keys.length > 0 ? this.session.preview(keys) : undefined;
  });

  /** The table after what is selected or under the mouse, to be drawn as a ghost. */
  get ghost(): State | undefined {
    return this.preview?.view;
  }

  readonly #blocked: readonly Blocked[] = $derived.by(() => (this.decision ? this.session.blocked() : []));

  readonly #isAside = (key: string, at: Decision): boolean => this.shown.isAside?.(key, at) ?? false;
  /** Nothing is looked for behind what stands apart, now or at a later question. */
  #leadsFrom(now: Decision): (key: string, at: Decision) => boolean {
    return (key, at) => this.shown.leadsOn(key) && !this.#isAside(key, now) && !this.#isAside(key, at);
  }
  /** The keys that answer a question, without what stands apart. */
  #keysOf(at: Decision): readonly string[] {
    return at.options.map(({ key }) => key).filter((key) => !this.#isAside(key, at));
  }

  /** What can be pressed although it is asked for later. */
  readonly #ahead: Ahead<State> = $derived.by(() => {
    const { decision } = this;
    if (!decision) return { targets: new Map(), next: new Map() };
    return lookAhead(this.shown.game, this.view, decision, this.#leadsFrom(decision));
  });
  /** A lever is selected: what it leads on to can be pressed as well, and pulls it. */
  readonly #pulled: { decision: Decision; ahead: Ahead<State> } | undefined = $derived.by(() => {
    const { preview, selected, shown } = this;
    const decision = preview?.decision;
    if (selected.length === 0 || !decision || preview.reveals) return undefined;
    if (!preview.events.some((event) => shown.isLever(event))) return undefined;
    const ahead = lookAhead(shown.game, preview.view, decision, this.#leadsFrom(decision));
    return { decision, ahead };
  });
  readonly #meanings: ReadonlyMap<string, Meaning> = $derived.by(() => {
    const now = meaningsOf(this.decision, this.#ahead);
    if (!this.#pulled) return now;
    const later = meaningsOf(this.#pulled.decision, this.#pulled.ahead, this.selected);
    return new Map([...later, ...now]);
  });

  at(target: string): Target {
    return targetAt(target, this.#meanings, this.#blocked, this);
  }

  /** What can be pressed, what is selected and what that would lead to, at this moment: it stays as it is. */
  get pressing() {
    const { decision, selected, hovered, narrowed, preview, ghost, blocked } = this;
    const meanings = this.#meanings;
    return {
      ...{ decision, selected, hovered, narrowed, preview, ghost, blocked },
      at: (target: string): Target => targetAt(target, meanings, blocked, { selected, narrowed }),
      blockedAt: (target: string): readonly Blocked[] => blocked.filter((it) => it.target === target),
      blockedKey: (key: string): Blocked | undefined => blocked.find((it) => it.key === key),
    };
  }

  /** What a press there may mean. */
  #answersAt(target: string): readonly Answer[] {
    return this.#meanings.get(target)?.answers ?? [];
  }

  #keysTo(key: string): readonly string[] | undefined {
    const now = keysTo(key, this.decision, this.#ahead);
    if (now || !this.#pulled) return now;
    const later = keysTo(key, this.#pulled.decision, this.#pulled.ahead);
    return later && [...this.selected, ...later];
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

  /** What the panel lists: everything but the end of the turn, which has a button of its own, and what stands apart. */
  readonly answers: readonly Answer[] = $derived.by(() => {
    if (this.narrowed !== undefined) return this.#answersAt(this.narrowed);
    return this.#listed((key, at) => key !== END && !this.#isAside(key, at));
  });

  /** What can be chosen whatever is asked. */
  readonly asides: readonly Answer[] = $derived.by(() =>
    this.narrowed === undefined ? this.#listed(this.#isAside) : [],
  );

  #listed(fits: (key: string, at: Decision) => boolean): readonly Answer[] {
    const { decision } = this;
    if (!decision) return [];
    const options = decision.options.filter(({ key }) => fits(key, decision));
    return options.map(({ key, target }) => ({ keys: [key], target }));
  }

  /** What can be chosen with an answer at once: what it leads on to, where that is short, and the same several times. */
  extrasOf({ keys }: Answer): readonly Answer[] {
    if (this.answers.length > MOST_WITH_EXTRAS || keys.length > 1) return [];
    const short = this.#shortAfter(keys[0], this.#ahead);
    if (short.length === 0) return this.#again({ keys });
    return short.flatMap((key) => {
      const answer = { keys: [...keys, key] };
      return [answer, ...this.#again(answer)];
    });
  }

  /** What is asked after this key, if its answers are short and few. */
  #shortAfter(key: string, { next }: Ahead<State>): readonly string[] {
    const decision = next.get(key)?.decision;
    if (!decision || !this.shown.isShort(decision.ask)) return [];
    const keys = this.#keysOf(decision);
    return keys.length > MOST_EXTRAS ? [] : keys;
  }

  /** With a lever selected: what can be done right after it. */
  get onward(): readonly Answer[] {
    const pulled = this.#pulled;
    if (!pulled) return [];
    const keys = this.#keysOf(pulled.decision).filter((key) => key !== END);
    return keys.flatMap((key) => {
      const short = this.#shortAfter(key, pulled.ahead);
      const ways = short.length > 0 ? short.map((after) => [key, after]) : [[key]];
      return ways.map((way) => ({ keys: [...this.selected, ...way] }));
    });
  }

  #again({ keys }: Answer): readonly Answer[] {
    const { decision } = this;
    if (!decision || !this.shown.repeats(keys[keys.length - 1])) return [];
    const times = timesOf(this.shown.game, this.view, decision, keys);
    return times < 2 ? [] : [{ keys: Array.from({ length: times }, () => keys).flat(), times }];
  }

  /** The question has more answers than fit beside everything else: what stands around it folds. */
  get wantsRoom(): boolean {
    return this.answers.length > 4;
  }

  /** What an answer is called, as it will be asked for. */
  labelOf({ keys }: Answer, words: Words): Label {
    const [first, ...rest] = keys;
    const before = rest.length > 0 ? this.session.preview(keys.slice(0, -1)) : undefined;
    const decision = before?.decision ?? this.decision;
    if (!decision) return { title: first };
    return this.shown.labelOf(keys[keys.length - 1], decision, before?.view ?? this.view, words);
  }

  /** What the main button would do. */
  sentence(words: Words): string {
    const lever = this.shown.leverTitle(this.view, this.preview?.events ?? [], words);
    return lever ?? this.labelOf({ keys: this.selected }, words).title;
  }

  /** The turn can be ended: whose turn comes then (undefined: nobody's, the game ends), and is anything else left? */
  readonly ending: { readonly last: boolean; readonly next: Seat | undefined } | undefined = $derived.by(
    () => {
      const { options = [] } = this.decision ?? {};
      if (!options.some(({ key }) => key === END)) return undefined;
      const events = this.session.preview([END])?.events ?? [];
      const seats = events.map((event) => this.actorOf(event)).filter((seat) => seat !== undefined);
      return { last: options.length === 1, next: seats[0] };
    },
  );

  // What a person does

  /** A press on something on the table: choose or select what it stands for, list it, or say why not. */
  press(target: string): void {
    if (this.busy) return;
    const answers = this.#answersAt(target);
    this.why = undefined;
    if (answers.length === 1) {
      // A finger sees what it would do, and taps again.
      if (isTouch() && !this.#isSelected(answers[0].keys)) this.#choosable(answers[0].keys);
      else this.pick(answers[0].keys);
    } else if (this.selected.length > 0 && answers.some(({ keys }) => this.#isSelected(keys))) this.confirm();
    else if (answers.length > 1) {
      this.narrowed = this.narrowed === target ? undefined : target;
      this.selected = [];
    } else this.askWhy(this.blockedAt(target));
  }

  /** Select these keys and no more. False: the first of them is not offered. */
  select(keys: readonly string[]): boolean {
    return this.#choosable(keys) !== undefined;
  }

  /** Choose these keys, at once where that is safe; else select them, or choose what is selected already. */
  pick(keys: readonly string[]): void {
    const again = this.#isSelected(keys);
    const looked = this.#pulled ? this.selected : [];
    const chosen = this.#choosable(keys);
    if (chosen && (again || !this.#asksFirst(chosen, looked))) this.confirm();
  }

  /** Selects the keys, with those before them that lead there. */
  #choosable(keys: readonly string[]): readonly string[] | undefined {
    if (this.busy) return undefined;
    this.why = undefined;
    const start = this.#keysTo(keys[0]);
    if (!start) return undefined;
    this.selected = [...start, ...keys.slice(1)];
    this.hovered = [];
    return this.selected;
  }

  #isSelected(keys: readonly string[]): boolean {
    const full = [...(this.#keysTo(keys[0]) ?? []), ...keys.slice(1)];
    return full.length === this.selected.length && full.every((key, i) => key === this.selected[i]);
  }

  /** Can't be taken back, or is a lever that was not looked at yet. */
  #asksFirst(keys: readonly string[], looked: readonly string[]): boolean {
    if (settings.confirmAll) return true;
    const then = this.session.preview(keys);
    const onward =
      looked.length > 0 && keys.length > looked.length && looked.every((key, i) => key === keys[i]);
    if (!then || (!onward && then.events.some((event) => this.shown.isLever(event)))) return true;
    if (this.session.trial) return false;
    if (then.reveals || !then.decision) return true;
    return then.events.some(({ type, seat }) => type === 'turn' && seat !== this.viewer);
  }

  /** What is under the mouse or the focus is shown as a ghost, after a moment. */
  hover(keys: readonly string[] = []): void {
    clearTimeout(this.#hoverTimer);
    if (keys.length === 0) this.hovered = [];
    else
      this.#hoverTimer = setTimeout(() => {
        if (!this.busy && this.decision) this.hovered = keys;
      }, 120);
  }

  /** The same for a thing on the table: shown if a press there means one thing only. */
  hoverAt(target: string | undefined): void {
    const answers = target === undefined ? [] : this.#answersAt(target);
    this.hover(answers.length === 1 ? answers[0].keys : []);
  }

  /** Ends the turn, if nothing else is left; else it asks once. */
  end(): void {
    if (!this.ending || !this.#choosable([END])) return;
    if (this.ending.last) this.confirm();
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
    const from = this.choices;
    this.#strides = [...this.#strides.filter(({ to }) => to <= from), { from, to: from + keys.length }];
    const step = this.session.choose(keys);
    // Else it is selected until it is done.
    if (!this.busy) this.cancel();
    this.carryOut(step);
  }

  /** What goes wrong on the way must be seen, and leaves the table as it is. */
  protected carryOut(step: Promise<void>): void {
    this.fault = undefined;
    step.catch((error: unknown) => {
      this.fault = messageOf(error);
    });
  }

  cancel(evenBusy = false): void {
    if (this.busy && !evenBusy) return;
    this.selected = [];
    this.hover();
    this.narrowed = undefined;
    this.why = undefined;
  }

  undo(): void {
    if (!this.canUndo) return;
    this.cancel();
    const stride = this.#strides.find(({ to }) => to === this.choices);
    const steps = Math.min(this.undoable.steps, stride ? stride.to - stride.from : 1);
    this.carryOut(this.#undoSteps(steps));
  }

  async #undoSteps(steps: number): Promise<void> {
    for (let i = 0; i < steps; i++) await this.session.undo();
  }
}
