import { go } from '../../route.svelte.js';
import { recallJson, remember } from '../../session/memory.js';
import type { OwnEdition } from '../../setup/EditionField.svelte';
import { w } from '../../words/current.svelte.js';
import { type Plan, setupOf, usualPlan, validPlan } from './plan.js';

/** What is planned on a page, and the way to the table. */
export interface Planning {
  readonly plan: Plan;
  readonly busy: boolean;
  readonly trouble: string | undefined;
  /** What was planned last time. */
  recall(): void;
  keep(plan: Plan): void;
  open(from: Plan, name?: string, own?: OwnEdition): Promise<void>;
}

/** Whether it comes is the business of whoever needs it. */
export const fetchAhead = (plan: Plan): void =>
  void import('./near.js')
    .then(({ fetchTable }) => fetchTable(plan.game, setupOf(plan)))
    .catch(() => undefined);

export function planning(): Planning {
  let plan: Plan = $state.raw(usualPlan);
  let busy = $state(false);
  let trouble: string | undefined = $state();
  return {
    get plan() {
      return plan;
    },
    get busy() {
      return busy;
    },
    get trouble() {
      return trouble;
    },
    recall() {
      plan = validPlan(recallJson('plan'));
    },
    keep(next) {
      plan = next;
      remember('plan', JSON.stringify(next));
    },
    async open(from, name = '', own) {
      if (busy) return;
      busy = true;
      trouble = undefined;
      try {
        fetchAhead(from);
        const { openTable } = await import('./opening.js');
        go(`game/${await openTable(from, { ...w().common, ...w().start }, name, own)}`);
      } catch (error) {
        trouble = error instanceof Error ? error.message : String(error);
      } finally {
        busy = false;
      }
    },
  };
}
