import type { Parts } from '../../words.js';

const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `+${vp}`);

export const history: Parts['study']['history'] = {
  bar: 'Historia rozgrywki',
  setUp: 'Przygotowanie',
  turn: (round, name) => `Runda ${round}, ${name}`,
  moment: (at, of) => `Decyzja ${at} z ${of}`,
  slider: 'Moment rozgrywki',
  begins: 'Gra się zaczyna.',
  turnBegins: (name) => `Zaczyna się tura: ${name}.`,
  onTheWay: 'Decyzja zapadła. Jej skutek pokaże się dalej.',
  more: (n) => `i jeszcze ${n} w dzienniku`,
  isNow: 'Tak jest teraz.',
  isOver: 'Gra skończona.',
  steps: {
    first: 'Na początek',
    turnBack: 'Poprzednia tura',
    back: 'Poprzednia decyzja',
    on: 'Następna decyzja',
    turnOn: 'Następna tura',
  },
  tryHere: 'Wypróbuj stąd',

  everyone: 'Wszyscy',
  whose: 'Czyje punkty',
  asTable: 'Jako tabela',
  tooEarly: 'Będzie co oglądać po pierwszej turze.',
  turnLabel: 'Tura',
  read: (round, name, vp, total) => `Runda ${round}, ${name}: ${signed(vp)} PZ, razem ${total} PZ`,
  gained: (vp) => signed(vp),
  nothing: 'bez punktów w tej turze',
  drawing: (names) => `Wykres: punkty tura po turze, ${names}. Tabela obok mówi to samo.`,
};
