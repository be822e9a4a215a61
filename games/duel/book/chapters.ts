import type { Chapter, Picture } from '@polder/web/pages/rules/book/book.js';

/** The pages for players, in the order of the table. */
export const chapters: readonly Chapter[] = [
  { id: 'about', picture: 'ring', rules: [] },
  { id: 'setup', rules: ['D-SET'] },
  { id: 'turn', picture: 'wheels', rules: ['D-TRN'] },
  { id: 'actions', rules: ['D-GAIN', 'D-TIL'] },
  { id: 'enhance', inner: true, picture: 'wheels', rules: ['D-ENH'] },
  { id: 'cards', inner: true, rules: ['D-FRM', 'D-HLP', 'D-CON'] },
  { id: 'plant', inner: true, picture: 'ring', rules: ['D-PLT'] },
  { id: 'build', inner: true, picture: 'ring', rules: ['D-BLD'] },
  { id: 'market', inner: true, rules: ['D-MKT'] },
  { id: 'trade', inner: true, picture: 'ports', rules: ['D-TRD'] },
  { id: 'end', rules: ['D-VP', 'D-END', 'D-SCO', 'D-EX'] },
];

/** Parts of the table, as high as what comes. */
export const pictures: Readonly<Record<string, Picture>> = {
  wheels: { wide: true, height: { desk: '36rem', phone: '30rem' } },
  ring: {
    wide: true,
    height: { desk: '54rem', phone: '54rem' },
    // The wheels inside the ring, on an upright tablet.
    room: { desk: { width: 420, height: 150 } },
  },
  ports: { height: { desk: '24rem', phone: '34rem' } },
};
