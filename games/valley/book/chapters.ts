import type { Chapter, Picture } from '@polder/web/pages/rules/book/book.js';

/** The pages for players, in the order of the table. */
export const chapters: readonly Chapter[] = [
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
];

/** Parts of the table, as high as what comes. */
export const pictures: Readonly<Record<string, Picture>> = {
  lever: {},
  wheels: {},
  map: { height: { desk: '34rem', phone: 'calc((100vw - 0.4rem) * 486 / 452 + 2rem)' } },
  farm: { wide: true, height: { desk: '29rem', phone: '60rem' } },
  calendar: { height: { desk: '26.2rem', phone: '26.2rem' } },
  offers: {},
  trade: {},
};
