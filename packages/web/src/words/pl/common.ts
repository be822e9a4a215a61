import type { Words } from '../words.js';

export const common: Words['common'] = {
  polder: 'Polder',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Zatwierdź',
  back: 'Wróć',
  notice:
    'Nieoficjalny projekt fanów, niezwiązany z wydawcą. Jeśli gra ci się podoba, kup ją: prawdziwa jest piękna.',
};
