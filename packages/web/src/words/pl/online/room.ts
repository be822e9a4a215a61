import { pluralOf } from '@polder/core/text';
import { durationOf } from '../../duration.js';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');
const list = new Intl.ListFormat('pl');
const duration = durationOf('pl');

export const room: Parts['online']['room'] = {
  title: (game) => `Stół do gry ${game}`,
  seats: 'Kto gra',
  seatsLine: 'Kto zaczyna, zdecyduje los przy rozpoczęciu gry.',
  seat: (n) => `Miejsce ${n}`,
  free: 'Wolne',
  freeLine: 'Czeka na kogoś',
  you: 'ty',
  host: 'gospodarz',
  here: 'na miejscu',
  away: 'offline',
  rating: (value) => `Ranking ${value}`,
  noRating: 'Jeszcze bez gry rankingowej',
  putBot: (n) => `Bot na miejsce ${n}`,
  nobody: 'Zostaw wolne',
  sendAway: (name) => `Wyproś: ${name}`,
  sendAwayShort: 'Wyproś',
  sure: (name) => `Wyprosić od stołu: ${name}?`,

  sitDown: 'Usiądź',
  watching: 'Wszystkie miejsca są zajęte. Gdy gra się zacznie, można ją oglądać.',
  notWatching: 'Wszystkie miejsca są zajęte, a gry nie można oglądać.',
  start: 'Rozpocznij grę',
  starting: 'Rozpoczynanie…',
  missing: (n) =>
    `${plural(n, {
      one: `Jeszcze ${n} wolne miejsce`,
      few: `Jeszcze ${n} wolne miejsca`,
      many: `Jeszcze ${n} wolnych miejsc`,
      other: `Jeszcze ${n} wolnego miejsca`,
    })}: zaproś kogoś albo posadź tam bota.`,
  ready: 'Potwierdzam gotowość',
  isReady: 'gotowość',
  readyLine: (name) =>
    `Rankingowa gra na żywo zaczyna się, gdy wszyscy potwierdzą gotowość. Potwierdź, a ${name} może ją rozpocząć w ciągu dwóch minut.`,
  youAreReady: (name) => `Gotowość potwierdzona. ${name} może rozpocząć grę w ciągu dwóch minut.`,
  drawing: (names) =>
    names.length === 0
      ? 'Trwa losowanie rozdania…'
      : `Trwa losowanie rozdania. Czekamy na stronę gracza: ${list.format(names)}.`,
  drawingLine: (seconds) =>
    `Każda strona dodaje swój sekret, żeby nikt nie mógł wybrać rozdania. Strony, które nie odpowiedzą, zostaną pominięte: gra zacznie się najpóźniej za ${duration(seconds > 90 ? Math.ceil(seconds / 60) * 60 : seconds)}.`,
  waitForHost: (name) => `Wszyscy są. Grę rozpocznie ${name}.`,
  waitForPeople: (n) =>
    plural(n, {
      one: `Czekamy jeszcze na ${n} osobę.`,
      few: `Czekamy jeszcze na ${n} osoby.`,
      many: `Czekamy jeszcze na ${n} osób.`,
      other: `Czekamy jeszcze na ${n} osoby.`,
    }),
  leave: 'Odejdź od stołu',
  leaveAlone: 'Zamknij stół',
  leaveAsk: 'Odejść? Miejsce będzie wolne dla innych.',
  leaveAskHost: 'Odejść? Gospodarzem zostanie następna osoba.',
  leaveAskAlone: 'Zamknąć ten stół? Link przestanie działać.',
  gone: 'Ten stół został zamknięty.',

  invite: 'Zaproś',
  inviteLine: 'Kto otworzy ten link, może usiąść do gry, bez zakładania konta.',
  inviteLink: 'Link do tego stołu',
  inviteText: (game) => `Zagraj ze mną w ${game}`,
  settings: 'W co gramy',
  lookAtEdition: 'Obejrzyj wartości',
  noEdition: 'Tych wartości nie da się teraz odczytać. Spróbuj ponownie.',
  game: 'Gra',
  pace: 'Tempo',
  chat: 'Czat',
};
