import { type Decision, type Game, type GameEvent, type Random, seedRandom } from '@polder/core';
import { ICONS } from '@polder/core/text';
import { expect } from 'vitest';
import { en, pl } from '../words/testing.js';
import type { Words } from '../words/words.js';
import type { GameUi } from './table.svelte.js';

/** For tests: whole games in which everything that is asked and offered must have its words. */

const NOT_WORDS = /undefined|NaN|null|\[object| {2}|^ | $|^$|· *$|^ *·|: *$|\(\)/;
const ICON_NAMES: ReadonlySet<string> = new Set(ICONS);

/** Fails as one: an assertion for each text would make the walks slow. */
export function problemIn(text: string, key: string): string | undefined {
  if (NOT_WORDS.test(text)) return `'${text}' of ${key}`;
  if (key.includes(':') && text.includes(key)) return `'${text}' is a raw key`;
  for (const [brace] of text.matchAll(/\{[^}]*\}/g)) {
    if (!ICON_NAMES.has(brace.slice(1, -1))) return `${brace} in '${text}' is no icon`;
  }
  return undefined;
}

export interface Walk {
  readonly asks: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}

type Labels<State> = Pick<GameUi<State, GameEvent>, 'questionOf' | 'labelOf'>;
type Rules<Options, State> = Pick<Game<Options, State, GameEvent>, 'setup' | 'decisions' | 'view' | 'choose'>;
type Picker = (decision: Decision, random: Random) => number;

/** What is wrong with the words of one decision. */
function problemsOf<State>(
  { questionOf, labelOf }: Labels<State>,
  decision: Decision,
  view: State,
  words: Words,
): string[] {
  const problems: (string | undefined)[] = [];
  const { title, asker } = questionOf(decision, view, words);
  problems.push(problemIn(title, decision.ask), problemIn(asker, decision.source));
  if (title === words.game.ask.other) problems.push(`nothing to say for ${decision.ask}`);
  const titles = new Set<string>();
  for (const { key } of decision.options) {
    const label = labelOf(key, decision, view, words);
    problems.push(problemIn(label.title, key), problemIn(label.detail ?? 'none', key));
    if (label.title === key) problems.push(`${key} has no title`);
    if (label.icon === undefined) problems.push(`${key} has no icon`);
    if (titles.has(label.title)) problems.push(`'${label.title}' twice at ${decision.ask}`);
    titles.add(label.title);
  }
  return problems.filter((problem) => problem !== undefined);
}

/** A whole game in which every option of every decision gets its words, as the one who is asked sees it. */
export function walkLabels<Options, State>(
  game: Rules<Options, State>,
  labels: Labels<State>,
  options: Options,
  pick: Picker,
  seed: string,
): Walk {
  const state = game.setup(options, seed);
  const random = seedRandom(seed);
  const asks = new Set<string>();
  const verbs = new Set<string>();
  let before: { decision: Decision; view: State } | undefined;
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const view = game.view(state, decision.seat);
    asks.add(decision.ask);
    for (const { key } of decision.options) verbs.add(key.split(':')[0]);
    for (const words of [en, pl]) {
      const problems = problemsOf(labels, decision, view, words);
      if (problems.length > 0) expect.fail(problems.join('\n'));
    }
    const { key } = decision.options[pick(decision, random)];
    // A hint names the choices that follow, too.
    if (before && before.decision.seat === decision.seat) {
      const { title } = labels.labelOf(key, before.decision, before.view, en);
      if (problemIn(title, key)) expect.fail(`'${title}' for ${key}, foreseen at ${before.decision.ask}`);
    }
    before = { decision, view };
    game.choose(state, { decision: decision.id, seat: decision.seat, key });
  }
  return { asks, verbs };
}
