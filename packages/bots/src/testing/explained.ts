import type { GameEvent } from '@polder/core';
import type { Grounds } from '@polder/core/text';
import type { Budget } from '../bot.js';
import { type Explained, type ExplainSettings, explain } from '../explain.js';
import type { BotModel } from '../look-ahead.js';
import { checkLegal } from './plans.js';
import type { Position } from './positions.js';

/** If nothing else is said. */
const USUAL: ExplainSettings = { options: 4 };

/**
 * The explanation of a position; throws if it names no true options, turns or features, or something is not
 * in order.
 */
export function checkExplained<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  at: Position<State>,
  budget?: Budget,
  settings?: ExplainSettings,
): Explained[] {
  const { state, open } = at;
  const found = explain(known, known.game.view(state, open.seat), open, 'hint', budget, settings);
  const { options } = settings ?? USUAL;
  const keys = open.options.map((option) => option.key);
  must(found.length === Math.min(options, keys.length), `${found.length} options are explained.`);
  must(new Set(found.map(({ key }) => key)).size === found.length, 'An option is explained twice.');
  for (const [i, { key, line, value, error, because, than }] of found.entries()) {
    must(keys.includes(key), `'${key}' is not offered.`);
    must(line[0] === key, `The turn of '${key}' begins with '${line[0]}'.`);
    checkLegal(known, at, line);
    must(Number.isFinite(value) && Number.isFinite(error) && error >= 0, `${value}, off by ${error}.`);
    must(i === 0 || value <= found[i - 1].value, `'${key}' is better than the one before.`);
    must((because === undefined) === (found.length === 1), 'Something to compare with is missing.');
    if (because) checkGrounds(known, because, value, found.find((it) => it.key === than)?.value);
  }
  return found;
}

/** Parts are true features or what comes after them, and they add up. */
export function checkGrounds<Options, State, Event extends GameEvent>(
  { evaluation: { measure } }: BotModel<Options, State, Event>,
  { vp, parts }: Grounds,
  value: number,
  other: number | undefined,
): void {
  must(other !== undefined, 'It is compared with something that is not there.');
  must(Math.abs(vp - (value - (other ?? 0))) < 1e-9, `${vp} is not the difference.`);
  const sum = parts.reduce((all, part) => all + part.vp, 0);
  must(Math.abs(sum - vp) < 1e-6, `The parts add up to ${sum}, not to ${vp}.`);
  for (const { feature, of, vp: part } of parts) {
    const known = measure.features.includes(feature) || feature.startsWith(`${measure.features[0]}.`);
    must(known || ['length', 'follows', 'position'].includes(feature), `There is no '${feature}'.`);
    must(of === 'own' || of === 'rival', `'${of}' is nobody.`);
    must(Number.isFinite(part) && part !== 0, `A part of ${part}.`);
  }
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
