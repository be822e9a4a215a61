import { REASONS, type Reason } from '@polder/valley';

/** Why something can't be chosen: the rules have it in English. */
export const reasons = {
  reason: (id: Reason): string => REASONS[id],
};
