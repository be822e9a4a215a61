import { pluralOf } from '@polder/core/text';
import type { Words } from '../words.js';

const plural = pluralOf('pl');

export const rulebook: Words['rulebook'] = {
  title: 'Zasady',
  language: 'Język',
  list: {
    components: 'Elementy gry',
    icons: 'Symbole',
    exact: 'Dokładne zasady',
  },
  legend: {
    planted: 'Tulipany na grządkach',
    bulbs: 'Tulipany w magazynie i do zdobycia',
    goods: 'Dobra',
    water: 'Woda',
    actions: 'Akcje',
    cards: 'Karty i kalendarz',
    pieces: 'Figurki i znaczniki',
    table: 'Przy stole',
  },
  pages: 'Części zasad',
  behind: 'Dokładne zasady do tej strony',
  example: 'Przykład',
  notAllowed: 'Tego nie wolno',
  picture: (title) => `Obrazek: ${title}`,
  contents: 'Spis treści',
  aboutIcons: 'Co znaczą obrazki na planszach, kartach i przyciskach.',

  search: 'Szukaj w zasadach',
  placeholder: 'Słowo albo zasada: woda, FLO-1',
  clear: 'Wyczyść wyszukiwanie',
  found: (n) =>
    n === 0 ? 'Nic nie znaleziono' : `${n} ${plural(n, { one: 'wynik', few: 'wyniki', other: 'wyników' })}`,
  more: (n) => `Jeszcze ${n}: dodaj słowo`,

  toTable: 'Wróć do stołu',
  toStart: 'Na stronę startową',
  rule: (id) => `Zasada ${id}`,
  deduced: 'wniosek',
  decided: 'Rozstrzygnięto też',
};
