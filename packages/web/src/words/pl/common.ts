import type { Words } from '../words.js';

export const common: Words['common'] = {
  polder: 'Polder',
  close: 'Zamknij',
  cancel: 'Anuluj',
  confirm: 'Zatwierdź',
  lost: {
    home: 'Na stronę główną',
    again: 'Spróbuj ponownie',
    myGames: 'Do moich gier',
    newGame: 'Nowa gra',
    rules: 'Przeczytaj zasady',
    toGame: 'Wróć do gry',
    gamesKept: 'Twoje gry są w tej przeglądarce, tak jak były.',
    part: 'Nie udało się wczytać tej części',
    offline: 'Nie masz połączenia, a tej części jeszcze nie było na tym urządzeniu.',
    newer:
      'Połączenie zawiodło albo jest nowsza wersja Polderu, która ma inne pliki. Spróbuj ponownie, aby ją wczytać.',
    address: 'Pod tym adresem nic nie ma',
    addressWhy: 'Może adres jest ucięty albo zawiera literówkę.',
    noGame: 'W tej przeglądarce nie ma takiej gry',
    noGameWhy:
      'Została usunięta albo grano w nią w innej przeglądarce: gry zostają tam, gdzie się w nie gra.',
    othersKept: 'Pozostałe gry są takie, jakie były.',
    cantOpen: 'Nie można otworzyć tej gry',
  },
  back: 'Wróć',
  home: 'Polder, strona startowa',
  you: 'Ty',
  seatNames: ['Anna', 'Marijke', 'Bram', 'Saskia'],
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
