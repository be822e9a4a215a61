import type { GameEvent } from '@polder/core';
import type { Budget } from '../bot.js';
import { type Explained, type ExplainSettings, explain } from '../explain.js';
import type { BotModel } from '../look-ahead.js';
import { checkLegal } from './plans.js';
import type { Position } from './positions.js';

/** If nothing else is said. */
const USUAL: ExplainSettings = { options: 4, differences: 3 };

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
  const { options, differences } = settings ?? USUAL;
  const keys = open.options.map((option) => option.key);
  must(found.length === Math.min(options, keys.length), `${found.length} options are explained.`);
  must(new Set(found.map(({ key }) => key)).size === found.length, 'An option is explained twice.');
  for (const [i, { key, line, value, error, because }] of found.entries()) {
    must(keys.includes(key), `'${key}' is not offered.`);
    must(line[0] === key, `The turn of '${key}' begins with '${line[0]}'.`);
    checkLegal(known, at, line);
    must(Number.isFinite(value) && Number.isFinite(error) && error >= 0, `${value}, off by ${error}.`);
    must(i === 0 || value <= found[i - 1].value, `'${key}' is better than the one before.`);
    must(because.length <= differences, `${because.length} differences.`);
    for (const [k, { feature, of, vp }] of because.entries()) {
      must(known.evaluation.measure.features.includes(feature), `There is no '${feature}'.`);
      must(of === 'own' || of === 'rival', `'${of}' is nobody.`);
      must(Number.isFinite(vp) && vp !== 0, `A difference of ${vp}.`);
      must(
        k === 0 || Math.abs(vp) <= Math.abs(because[k - 1].vp),
        `'${feature}' is more than the one before.`,
      );
    }
  }
  return found;
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
