import type { Words } from '../words.js';

export const common: Words['common'] = {
  polder: 'Polder',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Zatwierdź',
  back: 'Wróć',
  update: {
    lost: 'Ta przeglądarka nie może przechować twoich gier: po odświeżeniu przepadną. Najpierw je wyeksportuj albo naciśnij jeszcze raz.',
    ready: 'Jest nowa wersja',
    reload: 'Odśwież',
    later: 'Później',
    kept: 'Twoje rozgrywki pozostaną bez zmian',
  },
  notice:
    'Nieoficjalny projekt fanów, niezwiązany z wydawcą. Jeśli gra ci się podoba, kup ją: prawdziwa jest piękna.',
};
