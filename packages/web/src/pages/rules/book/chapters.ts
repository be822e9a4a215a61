import { type BookName, bookOfRule, type PageName } from '../../../look/rule-pages.js';

/** The players' rulebook: its pages in the order of the table, and the numbered rules behind each of them. */
export const PLAYED = ['valley', 'duel'] as const;
export type Played = (typeof PLAYED)[number];

/** A real part of the table, or a list of printed values. */
export type PictureName =
  | 'lever'
  | 'wheels'
  | 'map'
  | 'farm'
  | 'calendar'
  | 'offers'
  | 'trade'
  | 'duelWheels'
  | 'duelRing'
  | 'duelPorts';

/** Pictures that need the whole width of the page. */
export const WIDE: readonly PictureName[] = ['farm', 'duelRing', 'duelWheels'];

export interface Chapter<Id extends string = string> {
  readonly id: Id;
  /** A page within the one before it. */
  readonly inner?: true;
  readonly picture?: PictureName;
  /** What the lines of the page point at, by selectors within the picture and a place on what they find; empty: nothing. */
  readonly marks?: readonly string[];
  /** Groups of rules ('FLO', 'G-TRN'), or single rules ('CRD-5'). */
  readonly rules: readonly string[];
}

const VALLEY = [
  { id: 'about', picture: 'map', rules: [] },
  { id: 'parts', picture: 'farm', marks: ['', '', '.storage @ 0 .5'], rules: ['MON', 'STO', 'RWD'] },
  { id: 'setup', rules: ['SET'] },
  { id: 'turn', rules: [] },
  {
    id: 'gate',
    inner: true,
    picture: 'lever',
    marks: ['[data-at="2.0"] @ .1 1', '[data-at="0.0"] @ .62 0', '[data-at="1.2"] @ .5 1', '.tank @ 0 .5'],
    rules: ['FLO'],
  },
  {
    id: 'water',
    inner: true,
    picture: 'lever',
    marks: ['[data-at="0.0"] @ .3 1', '.tank @ .9 .64'],
    rules: ['WAT'],
  },
  {
    id: 'wheels',
    inner: true,
    picture: 'wheels',
    marks: ['.wheel.large @ .12 .12', '', '.pointer @ 1.8 0', '.jewel @ .5 .5'],
    rules: ['WHL'],
  },
  { id: 'action', inner: true, picture: 'wheels', rules: ['ACT'] },
  { id: 'actions', rules: [] },
  { id: 'lower', inner: true, picture: 'lever', marks: ['.tank @ .9 .3'], rules: ['LOW'] },
  { id: 'enhance', inner: true, picture: 'offers', rules: ['ENH'] },
  { id: 'cards', inner: true, picture: 'offers', rules: ['FRM'] },
  { id: 'build', inner: true, picture: 'map', rules: ['BLD'] },
  { id: 'market', inner: true, picture: 'map', rules: ['MKT'] },
  { id: 'plant', inner: true, picture: 'farm', rules: ['PLT'] },
  { id: 'trade', inner: true, picture: 'trade', rules: ['TRD'] },
  {
    id: 'calendar',
    picture: 'calendar',
    marks: [
      '.column:nth-child(3) .common @ 0 .5',
      '.column:nth-child(3) .cell:not(.common) @ 0 .5',
      '',
      '.column.last @ 1 .3',
    ],
    rules: ['CAL'],
  },
  { id: 'helpers', rules: ['HLP', 'CRD'] },
  { id: 'wish', rules: ['WSH'] },
  { id: 'end', picture: 'farm', marks: ['', '.groups @ .5 0'], rules: ['END', 'SCO'] },
  { id: 'alone', rules: ['G-SET', 'G-NEV', 'G-WSH', 'G-END', 'G-SCO', 'G-EX'] },
  {
    id: 'gardener',
    inner: true,
    rules: [
      'G-TRN',
      'G-FLO',
      'G-CAL',
      'G-LOW',
      'G-ACT',
      'G-ENH',
      'G-FRM',
      'G-BLD',
      'G-MKT',
      'G-PLT',
      'G-TRD',
      'G-RWD',
      'G-PLANT',
    ],
  },
] as const satisfies readonly Chapter[];
export type ValleyChapter = (typeof VALLEY)[number]['id'];

const DUEL = [
  { id: 'about', picture: 'duelRing', rules: [] },
  { id: 'setup', rules: ['D-SET'] },
  { id: 'turn', picture: 'duelWheels', rules: ['D-TRN'] },
  { id: 'actions', rules: ['D-GAIN', 'D-TIL'] },
  { id: 'enhance', inner: true, picture: 'duelWheels', rules: ['D-ENH'] },
  { id: 'cards', inner: true, rules: ['D-FRM', 'D-HLP', 'D-CON'] },
  { id: 'plant', inner: true, picture: 'duelRing', rules: ['D-PLT'] },
  { id: 'build', inner: true, picture: 'duelRing', rules: ['D-BLD'] },
  { id: 'market', inner: true, rules: ['D-MKT'] },
  { id: 'trade', inner: true, picture: 'duelPorts', rules: ['D-TRD'] },
  { id: 'end', rules: ['D-VP', 'D-END', 'D-SCO', 'D-EX'] },
] as const satisfies readonly Chapter[];
export type DuelChapter = (typeof DUEL)[number]['id'];

export const CHAPTERS: Readonly<Record<Played, readonly Chapter[]>> = { valley: VALLEY, duel: DUEL };

/** The solo game is a chapter of Windmill Valley. */
export const playedOn = (page: PageName): Played | undefined =>
  page === 'gardener' ? 'valley' : page === 'valley' || page === 'duel' ? page : undefined;

const isOf = (rule: string, group: string): boolean => rule === group || rule.replace(/-\d+$/, '') === group;

/** The page behind which a rule stands. */
export const chapterOfRule = (rule: string): Chapter | undefined =>
  CHAPTERS[bookOfRule(rule) === 'duel' ? 'duel' : 'valley'].find(({ rules }) =>
    rules.some((group) => isOf(rule, group)),
  );

/** The page that an address asks for: by its own name, or by a rule. */
export function chapterAt(page: PageName, at: string | undefined): Chapter | undefined {
  const played = playedOn(page);
  if (!played) return undefined;
  const chapters = CHAPTERS[played];
  const usual = page === 'gardener' ? chapters.find(({ id }) => id === 'alone') : chapters[0];
  if (at === undefined) return usual;
  return chapters.find(({ id }) => id === at) ?? chapterOfRule(at) ?? usual;
}

/** The docs that a page's rules stand in. */
export const booksOf = ({ rules }: Chapter): BookName[] => [
  ...new Set(rules.map((group) => bookOfRule(group))),
];

/** '4', and '4.1' for the first page within it. */
export function numbersOf(chapters: readonly Chapter[]): string[] {
  let [outer, inner] = [0, 0];
  return chapters.map((chapter) => {
    if (chapter.inner) return `${outer}.${++inner}`;
    inner = 0;
    return `${++outer}`;
  });
}

export const hasRule = ({ rules }: Chapter, rule: string): boolean =>
  rules.some((group) => isOf(rule, group));
