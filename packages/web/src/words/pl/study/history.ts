import { capital, isSelf } from '@polder/core/text';
import type { Parts } from '../../words.js';

const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `+${vp}`);

const standing = (behind: number): string => {
  if (behind > 0) return `wciąż ${behind} PZ straty`;
  return behind < 0 ? `${-behind} PZ przewagi` : 'remis';
};

export const history: Parts['study']['history'] = {
  bar: 'Historia rozgrywki',
  setUp: 'Przygotowanie',
  turn: (round, name) => `Runda ${round}, ${name}`,
  moment: (at, of) => `Decyzja ${at} z ${of}`,
  slider: 'Moment rozgrywki',
  begins: 'Gra się zaczyna.',
  turnBegins: (name) => (isSelf(name) ? 'Zaczyna się twoja tura.' : `Zaczyna się tura: ${name}.`),
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
  turningPoints: 'Przełomowe chwile',
  lead: ({ name, you }, round, forGood) =>
    `${you ? 'Obejmujesz' : `${capital(name)} obejmuje`} prowadzenie w rundzie ${round}${forGood ? ', już do końca' : ''}`,
  led: ({ name, you }, from, to, vp) =>
    `${you ? 'Prowadzisz' : `${capital(name)} prowadzi`} od rundy ${from} do ${to}, najwyżej o ${vp}`,
  best: ({ name, you }, round, behind) =>
    `${you ? 'Twoja' : `${capital(name)}:`} najlepsza tura, runda ${round}: ${standing(behind)}`,
  drawing: (names) => `Wykres: punkty tura po turze, ${names}. Tabela obok mówi to samo.`,
};
