import { pluralOf } from '@polder/core/text';
import type { Parts } from '../words.js';

const plural = pluralOf('pl');
const TENS = 10;
const figure = (n: number): string => Math.round(n).toLocaleString('pl');
const about = (n: number): string => figure(TENS * Math.round(n / TENS));

export const levels: Parts['levels'] = {
  title: 'Kto siada naprzeciw?',
  sub: 'Liczba mówi o sile: o 200 więcej to trzy wygrane na cztery gry.',
  game: 'Która gra?',
  strength: 'siła',
  unmeasured: 'Nikt nie zmierzył, jak silne są tutaj.',
  figure,
  next: 'Twój następny',
  never: 'Jeszcze się nie znacie',
  record: (won, games) => `Wygrane: ${won} z ${games}`,
  choose: 'Wybierz',
  chosen: 'Wybrany',
  play: (level) => `Graj: ${level}`,
  you: (strength) => `Ty, około ${about(strength)}`,
  from: (games, low, high) =>
    `z ${games} ${plural(games, { one: 'gry', few: 'gier', many: 'gier', other: 'gry' })}, między ${about(low)} a ${about(high)}`,
  noGames: 'Dokończ grę z botami, a twoja łódź wypłynie na ten kanał.',
  foot: 'Poziom podpowiada dziesięć ostatnich gier w tej przeglądarce. Nic nie jest zablokowane.',
  because: (won, games, level) => `${level}: wygrane ${won} z ${games}`,
};
