import { REASONS, type Reason } from '@polder/duel';

/** Why something can't be chosen: the rules say it in English. */
export const reasons = {
  reason: (id: Reason): string => REASONS[id],
};
