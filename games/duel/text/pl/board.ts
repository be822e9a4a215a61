import { isSelf, listed } from '@polder/core/text';
import { COLOUR, count, MILL, STEP, small, TOOL } from '@polder/core/text/pl/forms.js';
import type { board as english } from '../en/board.js';

const steps = (n: number): string => count(n, STEP);
/** After 'po'. */
const afterSteps = (n: number): string => `${n} ${n === 1 ? 'kroku' : 'krokach'}`;

export const board: typeof english = {
  wheels: 'Trzy koła',
  yourWheel: 'Twoje koło',
  wheelOf: (name) => `Koło: ${name}`,
  central: 'Koło centralne',
  section: (wheel, n, effects, tile) =>
    [`${wheel}, sekcja ${n}: ${effects}`].concat(tile === undefined ? [] : [`kafelek: ${tile}`]).join(', '),
  meshesYou: 'zazębiona po twojej stronie',
  meshes: (name) => `zazębiona po stronie: ${name}`,
  done: 'wykonane',
  preview: (n) => `Podgląd, ${steps(n)}`,
  previewTile: 'Podgląd, nowy kafelek',
  pair: (personal, central) => `${personal} albo ${small(central)}`,

  steps: 'Kroki',
  next: 'potem',
  lever: 'Obróć koła',
  yourNext: 'Twoja następna tura',
  nextOf: (name) => `Następny obrót: ${name}`,
  cell: (n, cost, yours, pair, followUp, name) =>
    [
      steps(n),
      ...(cost > 0 ? [`za ${count(cost, TOOL)}`] : []),
      yours
        ? `ty: ${pair}; akcja następcza, ${name}: ${followUp}`
        : `${name}: ${pair}; twoja akcja następcza: ${followUp}`,
    ].join(', '),
  cantBe: 'niemożliwe',
  giveUp: 'rezygnacja:',
  giveUpLong: (guilder) => `Za rezygnację z akcji koła centralnego dostaje się teraz ${guilder}`,
  later: 'dalej',
  laterLong: 'pary akcji w dalszych turach',
  aheadTitle: 'Nadchodzące pary',
  aheadNote: (n, name) =>
    `Nagłówki: sekcje koła centralnego dla ciebie i gracza ${name}. Pola: sekcje kół osobistych, które się z nimi zazębią. Po ${afterSteps(n)} wszystko się powtarza; nowe kafelki to zmieniają.`,
  aheadCell: (n, you, name, rival) => `Za ${steps(n)}. Ty: ${you}. ${name}: ${rival}`,

  ring: 'Grządki i miejsca na wiatraki',
  picture: 'Krąg grządek i miejsc na wiatraki. Strzałki prowadzą z miejsca na miejsce.',
  patch: (n) => `Grządka ${n}`,
  space: (patch, place) => `Grządka ${patch}, pole ${place}`,
  mill: (before, after) => `Miejsce na wiatrak między grządkami ${before} i ${after}`,
  millShort: (before, after) => `Między ${before} i ${after}`,
  tulip: (colour) => `${COLOUR[colour].one} tulipan`,
  gives: (effect) => `daje: ${effect}`,
  anyColour: 'można posadzić dowolny kolor',
  colours: (colours) => `tylko ${listed(colours, 'albo')}`,
  notYet: 'to nie pierwsze puste pole od końca grządki',
  yourWindmill: 'twój wiatrak',
  windmillOf: (name) => (isSelf(name) ? 'twój wiatrak' : `wiatrak gracza ${name}`),
  free: 'wolne',
  reward: (patch, effect) =>
    effect === undefined ? `grządka ${patch} nie ma już nagrody` : `grządka ${patch} daje: ${effect}`,
  noneLeft: 'już nic',
  windmillsHere: (n) => `tutaj: ${count(n, MILL)}`,
  scores: (name, vp) =>
    isSelf(name) ? `Na koniec dostaniesz ${vp} PZ` : `${name} dostanie na koniec ${vp} PZ`,
  youScore: (vp) => `dostaniesz na koniec ${vp} PZ`,
  wouldScore: (vp) => `dla ciebie na koniec warte ${vp} PZ`,
  atTheEnd: 'na koniec',
  canPlant: 'możesz tu posadzić',
  canBuild: 'możesz tu budować',
  canTake: 'możesz wziąć jej nagrodę',
};
