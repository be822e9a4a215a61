/** The three seconds in which a game's points are counted. `stage` goes up by itself; `finish` shows the end at once. */

const FIRST = 300;
const GROUP = 360;
/** From the last group on: places change and mills rise, then the sentence, then everything stands. */
const AFTER = [150, 350, 900] as const;

export class Sequence {
  /** Groups that are planted; then the stages after them. */
  stage = $state(0);
  readonly groups: number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #pace: number;

  /** `pace` 0: nothing moves, the end is shown at once. */
  constructor(groups: number, pace: number) {
    this.groups = groups;
    this.#pace = pace;
    if (pace === 0) this.finish();
    else this.#later(FIRST);
  }

  get planted(): number {
    return Math.min(this.stage, this.groups);
  }
  /** Beds stand in order, and mills rise. */
  get ordered(): boolean {
    return this.stage > this.groups;
  }
  get told(): boolean {
    return this.stage > this.groups + 1;
  }
  get done(): boolean {
    return this.stage >= this.groups + AFTER.length;
  }

  finish(): void {
    clearTimeout(this.#timer);
    this.stage = this.groups + AFTER.length;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #later(ms: number): void {
    this.#timer = setTimeout(() => {
      this.stage++;
      if (this.done) return;
      this.#later(this.stage < this.groups ? GROUP : (AFTER[this.stage - this.groups] ?? 0));
    }, ms * this.#pace);
  }
}

const seen = new WeakSet<object>();

/** Was the end of this table shown before? Then it stands at once. Asking counts as seeing. */
export function hasSeen(table: object): boolean {
  if (seen.has(table)) return true;
  seen.add(table);
  return false;
}
