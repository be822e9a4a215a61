import type { Parts } from '../../words.js';

const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : vp === 0 ? '0' : `+${vp}`);

export const analysis: Parts['study']['analysis'] = {
  title: 'Analiza',
  lead: (name) =>
    `Mistrz jeszcze raz rozważa decyzje gracza ${name}, wiedząc tylko to, co ten gracz mógł wtedy widzieć.`,
  whose: 'Czyje tury',
  back: 'Wróć do wyniku',

  progress: (done, of) => `Rozważone decyzje: ${done} z ${of}`,
  preparing: 'Przeglądam partię …',
  stop: 'Zatrzymaj',
  resume: 'Kontynuuj',
  done: 'Rozważono wszystkie decyzje',
  failed: (reason) => `Analiza nie mogła trwać dalej: ${reason}`,
  retry: 'Spróbuj ponownie',

  curve: 'Oczekiwana przewaga',
  curveNote: 'PZ przewagi nad najsilniejszym rywalem na koniec gry, oczekiwane po każdej turze',
  bandNote: 'cztery z pięciu próbnych partii kończyły się w tym przedziale',
  lostNote: 'tyle zachowałaby lepsza tura',
  theEnd: (vp) => `na koniec ${signed(vp)}`,
  drawing: 'Rysunek: oczekiwana przewaga po każdej turze. Tabela tur mówi to samo.',
  pickTurn: 'Tura',

  costly: 'Co kosztowało najwięcej',
  noneCostly: 'Nic, co byłoby wyraźnym błędem.',
  noneYet: 'Na razie nic nie znaleziono.',

  turns: 'Wszystkie tury',
  columns: { turn: 'Tura', before: 'Przed', after: 'Po', band: 'Przedział', verdict: 'Ocena' },
  round: (n) => `Runda ${n}`,
  part: { setup: 'Przygotowanie', turn: '', answer: 'w turze rywala' },
  margin: signed,
  about: (vp) => `około ${signed(vp)}`,
  band: (low, high) => `od ${signed(low)} do ${signed(high)}`,
  cost: (vp) => `około ${vp} PZ straty`,
  verdict: {
    costly: 'było coś lepszego',
    level: 'bez wyraźnej różnicy',
    best: 'najlepsze, co znaleziono',
    only: 'nie było wyboru',
    open: 'jeszcze nie rozważono',
  },

  beforeAfter: (before, after) =>
    before === after
      ? `Oczekiwana przewaga: około ${signed(after)} PZ.`
      : `Oczekiwana przewaga: przed turą około ${signed(before)} PZ, po niej ${signed(after)} PZ.`,
  explain: {
    costly: (low, high) =>
      `Inny sposób daje na koniec około ${low === high ? low : `${low}–${high}`} PZ więcej.`,
    level: 'Najlepszy inny sposób, jaki znaleziono, nie robi wyraźnej różnicy.',
    best: 'Lepsze niż wszystko inne, czego próbowano.',
    only: 'Nie było innego wyjścia.',
    open: 'Jeszcze nie rozważono.',
  },
  played: 'Zagrano',
  instead: 'Lepiej',
  alike: 'Podobnie dobre',
  next: 'Następne w kolejności',
  afterNews: 'Po odsłonięciu czegoś nowego',
  onwards: 'a dalej zależnie od tego, co się odsłoni',
  tryHere: 'Wypróbuj stąd',
  showMoment: 'Pokaż tę chwilę',
  honest:
    'To szacunki: partie dograne stąd przez boty, z losowo rozdanymi zakrytymi elementami. Pokazują wpływ losu i tego, co robią inni; sama ocena botów też może być błędna.',
};
