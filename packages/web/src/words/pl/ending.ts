import { capital, pluralOf, type Who } from '@polder/core/text';
import type { GroupName, TieBreak } from '../../table/end/groups.js';
import type { Parts } from '../words.js';

const plural = pluralOf('pl');

const GROUPS: Readonly<Record<GroupName, readonly [title: string, decided: string, from: string]>> = {
  water: ['Woda i zastawka', 'Zdecydowała woda', 'za wodę i zastawkę'],
  gate: ['Woda i zastawka', 'Zdecydowała zastawka', 'za zastawkę'],
  lowering: ['Woda i zastawka', 'Zdecydowało obniżanie wody', 'za obniżanie wody'],
  way: ['Po drodze', 'Zdecydowały punkty zdobyte po drodze', 'po drodze'],
  contracts: ['Kontrakty', 'Zdecydowały kontrakty', 'za kontrakty'],
  groups: ['Grupy wiatraków', 'Zdecydowały grupy wiatraków', 'za grupy wiatraków'],
  rows: ['Rzędy i kolumny', 'Zdecydowały rzędy i kolumny', 'za rzędy i kolumny'],
  rowsOnly: ['Rzędy i kolumny', 'Zdecydowały rzędy', 'za rzędy'],
  columnsOnly: ['Rzędy i kolumny', 'Zdecydowały kolumny', 'za kolumny'],
  plans: ['Kontrakty, wiatraki', 'Zdecydowały kontrakty i grupy wiatraków', 'za kontrakty i grupy wiatraków'],
  collected: ['Zbiory ogrodnika', 'Zdecydowały zbiory ogrodnika', 'za kafelki, karty i tulipany'],
  deliveries: ['Dostawy, eksport', 'Zdecydowały dostawy i eksport', 'za dostawy i eksport'],
  tulips: ['Tulipany i wiatraki', 'Zdecydowały tulipany przy wiatrakach', 'za tulipany przy wiatrakach'],
};
const RULES: Readonly<Record<TieBreak, readonly [more: string, all: string]>> = {
  planted: ['Zdecydowało więcej zasadzonych tulipanów', 'zasadzonych tulipanów'],
  stored: ['Zdecydowało więcej tulipanów w magazynie', 'tulipanów w magazynie'],
  windmills: ['Zdecydowało więcej wiatraków na planszy', 'wiatraków'],
  guilder: ['Zdecydowało więcej guldenów', 'guldenów'],
  tools: ['Zdecydowało więcej narzędzi', 'narzędzi'],
};
const list = new Intl.ListFormat('pl');
const subject = ({ name, you }: Who): string => (you ? 'Ty' : capital(name));
const minus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);
const afterRounds = (n: number): string => `po ${n} ${plural(n, { one: 'rundzie', other: 'rundach' })}`;

export const ending: Parts['ending'] = {
  group: (name) => GROUPS[name][0],
  winner: (who) => (who.you ? 'Wygrywasz' : `Wygrywa ${who.name}`),
  together: (all) =>
    `Wygrywają razem: ${list.format([...all].sort((a, b) => Number(b.you) - Number(a.you)).map(subject))}`,
  nobody: 'Nikt nie wygrał',
  givenUp: (round) => `Grę przerwano za zgodą wszystkich w rundzie ${round}.`,
  stood: 'Tak stały sprawy.',
  margin: (vp, second, n) =>
    `z przewagą ${vp} PZ (drugie miejsce: ${second.you ? 'ty' : second.name}), ${afterRounds(n)}`,
  level: (vp, n) => `po ${vp} PZ, ${afterRounds(n)}`,
  after: (vp, n) => `${vp} PZ ${afterRounds(n)}`,
  decided: (name, first, second) => `${GROUPS[name][1]}: ${minus(first)} do ${minus(second)}.`,
  against: (second, groups) => {
    const parts = groups.map((it) => `${GROUPS[it.name][2]} (${minus(it.second)} do ${minus(it.first)})`);
    return second.you
      ? `Masz więcej ${parts.join(' i ')}, ale to nie wystarczyło.`
      : `${capital(second.name)} ma więcej ${parts.join(' i ')}, ale to nie wystarczyło.`;
  },
  allAhead: (second) =>
    second.you ? 'W niczym nie masz więcej.' : `${capital(second.name)} w niczym nie ma więcej.`,
  tie: (rule, first, other) => `${RULES[rule][0]}: ${first} do ${other}.`,
  tieBetween: (winner, second, vp) =>
    `Po równo, ${vp} PZ: ${list.format([winner, second].sort((a, b) => Number(b.you) - Number(a.you)).map((it) => (it.you ? 'ty' : it.name)))}.`,
  lostTie: 'Remis wygrywa ogrodnik.',
  shared: 'Niczego nie da się rozstrzygnąć.',
  sharedBy: (rules) =>
    `Tyle samo PZ, a do tego ${list.format(rules.map((rule) => RULES[rule][1]))}: zwycięstwo jest wspólne.`,

  beds: 'Każdy tulipan to punkt',
  bedsSolo: 'Ty i ogrodnik',
  wholeSheet: 'Cała punktacja',
  bedOf: (name, parts, vp) => `${name}: ${parts.join(', ')}; razem ${minus(vp)} PZ`,
  bedPart: (name, vp) => `${GROUPS[name][0]} ${minus(vp)}`,
  most: 'najwięcej',
  curve: 'Przebieg gry',
  turnByTurn: 'Tura po turze',

  again: 'Rewanż',
  changed: 'Rewanż, inne miejsca',
  joinAgain: 'Do rewanżu',
  analyse: 'Analiza',
  board: 'Obejrzyj planszę',
  home: 'Strona główna',
  share: 'Udostępnij',
  shareLink: 'Kopiuj odnośnik do tej gry',
  shareLinkLine: 'Kto go otworzy, może obejrzeć każdą turę.',
  copied: 'Skopiowano',
  sharePicture: 'Zapisz obrazek',
  shareSend: 'Wyślij obrazek',
  pictureFailed: 'Nie udało się utworzyć obrazka.',
  copyFailed: 'Ta przeglądarka nie pozwala kopiować. Odnośnik jest w pasku adresu.',
};
