import { pluralOf } from '@polder/core/text';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');

export const people: Parts['online']['people'] = {
  title: 'Gracz',
  gone: 'To konto zostało usunięte. Jego zakończone gry zostają dla innych.',
  thisIsYou: 'To ty.',
  games: (n) =>
    `${n} ${plural(n, { one: 'zakończona gra', few: 'zakończone gry', many: 'zakończonych gier', other: 'zakończonej gry' })}`,
  ratings: 'Rankingi',
  noRatings: 'Jeszcze bez gier rankingowych.',
  size: (players) =>
    `${players} ${plural(players, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })}`,
  value: 'Ranking',
  played: 'Gry rankingowe',
  unsure: 'jeszcze niepewny',
  ratingLine:
    'Ostrożne oszacowanie: zaczyna się od 1000, rośnie z pierwszymi grami, a przeciętny gracz po wielu grach ma około 1500. Każda gra i liczba graczy ma własny ranking.',
  block: 'Zablokuj',
  blockLine: 'Nie zobaczycie nawzajem swoich stołów ani nie usiądziecie razem.',
  blocked: 'Ta osoba jest przez ciebie zablokowana.',
  unblock: 'Odblokuj',
  report: 'Zgłoś',
  reportTitle: (name) => `Zgłoszenie: ${name}`,
  reportLine: 'Przeczyta je osoba prowadząca ten serwer. Zgłoszony gracz nie dowie się, kto zgłosił.',
  reason: 'Co się stało?',
  reasons: (it) =>
    ({
      chat: 'Obelgi na czacie',
      name: 'Obraźliwe imię',
      unfair: 'Nieuczciwa gra',
      leaving: 'Celowe porzucanie gier',
      other: 'Coś innego',
    })[it],
  reportText: 'W kilku słowach',
  send: 'Wyślij zgłoszenie',
  sent: 'Dziękujemy. Zgłoszenie zostało wysłane.',

  list: 'Ranking',
  listLine: 'Najlepsi gracze gier rankingowych.',
  listGame: 'Gra i liczba graczy',
  rank: 'Miejsce',
  player: 'Gracz',
  empty: 'Na tej liście nie ma jeszcze nikogo',
  emptyLine: 'Zagraj rankingowo przy stole tej wielkości, a pierwsze miejsce będzie twoje.',
  you: 'ty',
};
