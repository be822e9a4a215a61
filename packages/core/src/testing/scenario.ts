import type { Game, GameEvent } from '../game.js';

/**
 * The part of a scenario language that is the same for every game: choose by key, and say what must be
 * asked, offered, blocked and told. A game adds the words to lay out a position.
 */
export class Scenario<Options, State, Event extends GameEvent> {
  /** Events since the last act or choice. */
  events: Event[] = [];

  constructor(
    private readonly game: Game<Options, State, Event>,
    readonly state: State,
  ) {}

  /** Choose one after another, each by its key, for whoever is asked. */
  choose(...keys: string[]): this {
    this.events = [];
    for (const key of keys) {
      const [decision] = this.game.decisions(this.state);
      if (!decision) throw new Error(`Nothing is asked any more; wanted '${key}'.`);
      if (!decision.options.some((option) => option.key === key)) {
        const why = this.game.blocked(this.state, decision.seat).find((b) => b.key === key);
        const because = why ? ` It is blocked by ${why.rule}: ${why.reason}` : '';
        throw new Error(`'${key}' is not offered at '${decision.ask}': ${this.offered.join(' ')}.${because}`);
      }
      const choice = { decision: decision.id, seat: decision.seat, key };
      this.events.push(...this.game.choose(this.state, choice));
    }
    return this;
  }

  // Looking

  get ask(): string | undefined {
    return this.game.decisions(this.state)[0]?.ask;
  }
  get asked(): number | undefined {
    return this.game.decisions(this.state)[0]?.seat;
  }
  get source(): string | undefined {
    return this.game.decisions(this.state)[0]?.source;
  }
  /** Keys offered now. */
  get offered(): string[] {
    return (this.game.decisions(this.state)[0]?.options ?? []).map((option) => option.key);
  }
  /** One line of a seat's score sheet. */
  scoreOf(seat: number, source: string): number {
    const line = this.game.scores(this.state)[seat].lines.find((it) => it.source === source);
    if (!line) throw new Error(`No line '${source}' on the score sheet.`);
    return line.vp;
  }
  /** The last events of this type. */
  eventsOf<T extends Event['type']>(type: T): Extract<Event, { type: T }>[] {
    return this.events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
  }

  // Saying what must be so

  /** This must be asked now, of this seat if one is named. */
  asks(ask: string, seat?: number): this {
    const [decision] = this.game.decisions(this.state);
    if (decision?.ask !== ask)
      throw new Error(`Asked is '${decision?.ask}', not '${ask}': ${this.offered.join(' ')}`);
    if (seat !== undefined && decision.seat !== seat)
      throw new Error(`Seat ${decision.seat} is asked, not ${seat}.`);
    return this;
  }
  /** All of these keys must be offered now. */
  offers(...keys: string[]): this {
    const missing = keys.filter((key) => !this.offered.includes(key));
    if (missing.length > 0)
      throw new Error(`Not offered: ${missing.join(' ')}. Offered: ${this.offered.join(' ')}`);
    return this;
  }
  /** Exactly these, in any order. */
  offersOnly(...keys: string[]): this {
    this.offers(...keys);
    const more = this.offered.filter((key) => !keys.includes(key));
    if (more.length > 0) throw new Error(`Offered as well: ${more.join(' ')}`);
    return this;
  }
  /** None of these keys may be offered now. */
  offersNot(...keys: string[]): this {
    const wrong = keys.filter((key) => this.offered.includes(key));
    if (wrong.length > 0) throw new Error(`Offered, but should not be: ${wrong.join(' ')}`);
    return this;
  }
  /** Not offered, and the refusal cites this rule. */
  blocks(key: string, rule: string): this {
    this.offersNot(key);
    const why = this.game.blocked(this.state, this.asked ?? 0).find((it) => it.key === key);
    if (!why) throw new Error(`'${key}' is not offered, but no rule is named.`);
    if (why.rule !== rule) throw new Error(`'${key}' is blocked by ${why.rule}, not ${rule}.`);
    return this;
  }
}
