import type { describe as english } from '../en/describe.js';
import { isSelf } from '../self.js';

export const describe: typeof english = {
  table: 'Stół',
  round: (n, name) => (isSelf(name) ? `Runda ${n}, twoja tura` : `Runda ${n}, tura: ${name}`),
  storage: 'Magazyn',
  empty: 'pusto',
  none: 'brak',
  helpers: 'Pomocnicy',
  contracts: 'Kontrakty',
  offers: 'Oferty',
  tile: (kind, effect) => `kafelek (${kind}): ${effect}`,
};
