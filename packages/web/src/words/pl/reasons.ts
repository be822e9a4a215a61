import type { reasons as english } from '../en/reasons.js';

export const reasons: typeof english = {
  byChance: 'Ten gracz wybiera losowo.',
  only: 'Nie było innego wyjścia.',
  failed: 'Tym razem bez odpowiedzi.',
  instead: 'W porównaniu z:',
};
