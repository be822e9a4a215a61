import { REASONS, type Reason, WHY, type Why } from '@polder/valley';

/** Why something can't be chosen, and why the Gardener does what it does: the rules say it in English. */
export const reasons = {
  reason: (id: Reason): string => REASONS[id],
  why: (why: Why): string => WHY[why][1],
};
