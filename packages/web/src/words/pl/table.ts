import { pluralOf } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralOf('pl');

export const table: Words['table'] = {
  you: 'Ty',
  round: (n) => `Runda ${n}`,
  lastRound: 'ostatnia runda',
  seatTurn: (name) => `Gra: ${name}`,
  thinks: (name) => `Myśli: ${name}`,
  seatNames: ['Anna', 'Marijke', 'Bram', 'Saskia'],
  players: 'Gracze',

  decision: 'Decyzja',
  options: 'Możliwości',
  choose: 'Wybierz jedną z możliwości',
  confirm: 'Zatwierdź',
  allOptions: 'Wszystkie możliwości',
  undo: 'Cofnij',
  restart: 'Zacznij turę od nowa',
  restartShort: 'Od nowa',
  hint: 'Podpowiedź',
  endTurn: 'Koniec tury',
  cantEnd: 'Najpierw trzeba coś rozstrzygnąć',
  cantUndo: {
    nothing: 'W tej turze nie ma czego cofać',
    revealed: 'Nie można cofnąć: odsłonięto coś zakrytego',
    otherSeat: 'Nie można cofnąć: ktoś inny już wybrał',
  },
  plan: 'Zaplanuj turę',
  skip: 'Pomiń',
  skipHint: 'Pokaż od razu wynik',
  rule: (id) => `Zasada ${id}`,
  revealsNext: 'Odsłania coś zakrytego: potem nie ma powrotu',

  hints: {
    title: 'Na co patrzyliby Hodowca i Mistrz',
    asking: 'Ważę możliwości …',
    failed: 'Tym razem bez podpowiedzi',
    ahead: (vp) => (vp >= 0 ? `${vp} PZ przewagi` : `${-vp} PZ straty`),
    about: (vp, error) =>
      `na koniec około ${vp >= 0 ? `${vp} PZ przewagi` : `${-vp} PZ straty`}, z dokładnością do ${error}`,
    because: 'ze względu na',
    rival: (feature) => `u rywala: ${feature}`,
  },

  log: 'Dziennik',
  nothingYet: 'Jeszcze nic się nie wydarzyło',
  showMoment: 'Pokaż tę chwilę',
  past: (round) => `Rzut oka wstecz: runda ${round}`,
  backToNow: 'Wróć do teraz',

  over: 'Koniec gry',
  botTrouble: (name) => `Ten gracz utknął: ${name}`,
  retry: 'Spróbuj ponownie',
  notSaved: 'W tej przeglądarce nie można zapisać gry. Wyeksportuj ją, zanim wyjdziesz.',
  staleSave: 'Grę kontynuowano w innej karcie. Odśwież stronę, aby ją zobaczyć.',

  menu: {
    score: 'Punktacja',
    rules: 'Zasady',
    describe: 'Opis planszy',
    settings: 'Ustawienia',
    keys: 'Klawiatura',
    export: 'Eksportuj tę grę',
    notation: 'Eksportuj jako tekst (zapis)',
    history: 'Spójrz wstecz',
    timeline: 'Punkty w trakcie rozgrywki',
    home: 'Na stronę główną',
  },
  keys: {
    digits: 'wybierz możliwość o tym numerze',
    arrows: 'przechodź między możliwościami',
    enter: 'zatwierdź',
    undo: 'cofnij',
    escape: 'anuluj',
    hint: 'podpowiedź',
    end: 'zakończ turę',
    skip: 'pomiń ruchy innych',
    choices: 'przeglądaj grę decyzja po decyzji',
    turns: 'przeglądaj grę tura po turze',
  },

  score: {
    ifNow: 'Gdyby gra skończyła się teraz',
    source: 'Źródło',
    total: 'Razem',
    tieBreak: 'Rozstrzyganie remisów',
    rank: (n) => `${n}.`,
    wins: (names) => `Wygrywa ${names}`,
    winTogether: (names) => `Wygrywają razem: ${names}`,
    youWin: 'Wygrywasz',
    turningPoints: 'Przełomowe chwile',
    lead: (name, round) => `${name}: prowadzenie od rundy ${round}`,
    swing: (name, vp, round) => `${name}: ${vp} PZ w jednej turze, runda ${round}`,
    rounds: (n) => `${n} ${plural(n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' })}`,
    again: 'Zagraj jeszcze raz',
    analyse: 'Analiza',
    lookAtBoard: 'Obejrzyj planszę',
    showScores: 'Pokaż punktację',
  },

  tabs: { turn: 'Tura', board: 'Plansza', farm: 'Ogród', rivals: 'Rywale' },

  notFound: 'W tej przeglądarce nie ma takiej gry',
  broken: (reason) => `Nie można otworzyć tej gry: ${reason}`,
  brokenKept:
    'Pozostaje w tej przeglądarce bez zmian. Możesz ją wyeksportować i otworzyć tam, gdzie da się w nią grać.',
  opening: 'Otwieranie …',
};
