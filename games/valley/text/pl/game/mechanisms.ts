import { choices } from '@polder/core/text/pl/choices.js';
import { COLOUR } from '@polder/core/text/pl/forms.js';
import type { MechanismName, MechanismReason } from '@polder/valley';
import type { mechanisms as english } from '../../en/game/mechanisms.js';

// Every word about effects with a question of their own. A missing one does not compile.

/** What is printed. */
export const mechanismWords: Readonly<Record<MechanismName, string>> = {
  scoreContract: 'Punktacja kontraktu teraz',
  removeWindmill: 'Usunięcie wiatraka z planszetki ogrodu',
  swapBulb: 'Wymiana tulipana w magazynie',
};

/** Why something can't be chosen. */
export const mechanismReasons: Readonly<Record<MechanismReason, string>> = {
  noContract: 'Nie masz żadnego kontraktu.',
};

export const mechanisms: typeof english = {
  ask: {
    scoreContract: () => 'Który kontrakt punktuje teraz?',
    removeWindmill: () => 'Usunąć wiatrak?',
    swapBulb: (out) =>
      out === undefined ? 'Wymienić tulipan z magazynu?' : `Co bierzesz za ${COLOUR[out].one} tulipan?`,
  },
  option: {
    score: choices.option.score,
    remove: (colour) => `Usuń wiatrak z ${COLOUR[colour].ofFeminine} grupy`,
    out: (colour) => `Oddaj ${COLOUR[colour].one} tulipan`,
    in: (colour) => `Weź ${COLOUR[colour].one} tulipan`,
  },
  pass: {
    removeWindmill: ['Zostaw wszystkie wiatraki', 'zostawia wszystkie wiatraki'],
    swapBulb: ['Nic nie wymieniaj', 'nic nie wymienia'],
  },
  told: {
    contractScored: (contract, vp) => `punktuje kontrakt: ${vp} {vp} (${contract})`,
    windmillRemoved: (group) => `usuwa z gry wiatrak z ${COLOUR[group].ofFeminine} grupy`,
    exchanged: (out, colour) => `wymienia {b-${out}} na {b-${colour}}`,
  },
};
