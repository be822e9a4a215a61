import { type Decision, type Game, type GameEvent, type Random, type Seat, seedRandom } from '@polder/core';
import type { Words } from '../words/words.js';
import { problemIn } from './label-walk.js';
import { type ActorOf, lastDeeds, type Stretch } from './since.js';
import type { Summary } from './summary.js';

/** For tests: the turns of a whole game, with the VP that a seat made in each. */
interface TurnDone<State, Event> extends Stretch<Event> {
  readonly view: State;
  readonly vp: number;
}

export function gameOf<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  pick: (decision: Decision, random: Random) => number,
  actorOf: ActorOf<Event>,
  vpOf: (state: State, seat: Seat) => number,
): TurnDone<State, Event>[] {
  const state = game.setup(options, seed);
  const random = seedRandom(seed);
  const played = game.clone(state);
  const done: TurnDone<State, Event>[] = [];
  let stretch: { seat: Seat; before: number; events: Event[] } | undefined;
  const close = (): void => {
    if (!stretch) return;
    const { seat, before, events } = stretch;
    const [whole] = lastDeeds([{ seat, key: '', events }], [seat], -1, actorOf).get(seat) ?? [];
    done.push({ ...whole, view: game.view(state, seat), vp: vpOf(played, seat) - before });
  };
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    const { key } = open.options[pick(open, random)];
    for (const event of game.choose(state, { decision: open.id, seat: open.seat, key })) {
      const seat = actorOf(event);
      if (seat !== undefined) {
        close();
        stretch = { seat, before: vpOf(played, seat), events: [] };
      }
      stretch?.events.push(event);
      game.evolve(played, event);
    }
  }
  close();
  return done;
}

/** What is wrong with a summary in words. */
export function problemsOfSummary({ lever, parts, vp }: Summary, words: Words): string[] {
  const texts = [...(lever ? [lever] : []), ...parts].map((text) => text(words));
  const problems = [...texts, words.since.vp(vp)].map((text) => problemIn(text, ''));
  if (texts.length > 4) problems.push(`${texts.length} parts: ${texts.join(' · ')}`);
  return problems.filter((problem) => problem !== undefined);
}
