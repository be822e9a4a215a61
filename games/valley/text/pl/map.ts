import { isSelf, pluralOf } from '@polder/core/text';
import type { map as english } from '../en/map.js';

const plural = pluralOf('pl');
const spaces = (n: number): string =>
  `${n} ${plural(n, { one: 'miejsce', few: 'miejsca', other: 'miejsc' })}`;
const windmills = (n: number): string =>
  `${n} ${plural(n, { one: 'wiatrak', few: 'wiatraki', other: 'wiatraków' })}`;
const guilders = (n: number): string =>
  `${n} ${plural(n, { one: 'gulden', few: 'guldeny', other: 'guldenów' })}`;

export const map: typeof english = {
  title: 'Dolina',
  picture: 'Mapa doliny: bazar, miejsca na wiatraki, pola. Strzałki prowadzą z miejsca na miejsce.',
  ifYouBuild: (n) => (n === 0 ? 'Teraz nie ma gdzie budować' : `${spaces(n)}, jeśli budujesz`),
  mine: (built, joined) =>
    built < 2
      ? windmills(built)
      : `${windmills(built)}, ${joined} ${plural(joined, { one: 'połączony', few: 'połączone', other: 'połączonych' })}`,
  touching: (n, mine) =>
    `${spaces(n)}, ${mine} ${plural(mine, { one: 'twoje', few: 'twoje', other: 'twoich' })}`,

  showOnly: 'Pokaż tylko',
  showAll: 'Pokaż wszystko',
  whereYouCould: 'Gdzie możesz budować',
  yourWindmills: 'Twoje wiatraki',
  byReward: (kind) => `Przy polu: ${kind}`,
  kinds: 'Rodzaj nagrody',
  inContract: (kind) => `${kind}, w twoich kontraktach`,

  space: (id) => `Miejsce ${id}`,
  costs: (n) => `kosztuje ${guilders(n)}`,
  free: 'wolne',
  windmillOf: (name) => (isSelf(name) ? 'Twój wiatrak' : `Wiatrak: ${name}`),
  yourWindmill: 'twój wiatrak',
  besideMarket: 'przy bazarze',
  over: (ids) => `przez ${ids.join(', ')} do bazaru`,
  via: (ids) => `przez ${ids.join(', ')}`,
  notJoined: 'bez połączenia z bazarem',
  lacks: (n) => `brakuje ci ${n} ${plural(n, { one: 'guldena', other: 'guldenów' })}`,
  noneLeft: 'nie masz już wiatraków',
  scores: (name, vp) => (isSelf(name) ? `Dostajesz ${vp} PZ` : `${name} dostaje ${vp} PZ`),
  youScore: (vp) => `dostajesz ${vp} PZ`,
  or: 'albo',
  touches: (rewards) => `przylega do: ${rewards.join('; ')}`,
  canBuild: 'możesz tu budować',
  touchedBy: (n) => `przy nim ${spaces(n)}`,

  area: (id) =>
    `Bazar, strefa ${{ N: 'północna', SE: 'południowo-wschodnia', SW: 'południowo-zachodnia' }[id] ?? id}`,
  rewards: (rewards) => `nagrody: ${rewards.join('; ')}`,
  markers: (names) => (names.length === 0 ? 'bez znaczników' : `znaczniki: ${names.join(', ')}`),
  neutral: 'znacznik neutralny',
  neutrals: (n) => `${n} ${plural(n, { one: 'neutralny', few: 'neutralne', other: 'neutralnych' })}`,
  standsOn: (name, other) =>
    isSelf(other) ? `${name} na twoim znaczniku` : `${name} na znaczniku gracza ${other}`,
  times: (n) => `wizyta daje tu jedną nagrodę ${n} ${plural(n, { one: 'raz', other: 'razy' })}`,
  full: 'wszystkie trzy miejsca zajęte',
  canPlace: 'możesz tu postawić znacznik',
  canGo: 'możesz tu wejść',
  markerOf: (name) => (isSelf(name) ? 'Twój znacznik' : `Znacznik: ${name}`),
  canStand: 'możesz na nim stanąć',
  canCarry: 'możesz go przesunąć',
  carried: 'Wybierz, dokąd trafi znacznik',
};
