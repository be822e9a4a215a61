import type { Words } from '../words.js';

export const common: Words['common'] = {
  polder: 'Polder',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Zatwierdź',
  back: 'Wróć',
  update: {
    ready: 'Jest nowa wersja',
    reload: 'Odśwież',
    later: 'Później',
    kept: 'Twoje rozgrywki pozostaną bez zmian',
  },
  notice:
    'Nieoficjalny projekt fanów, niezwiązany z wydawcą. Jeśli gra ci się podoba, kup ją: prawdziwa jest piękna.',
};
