import { expect, it } from 'vitest';
import { ICONS, type IconName } from '../../look/icons.js';
import { LEGEND } from './legend.js';

it('the legend has every icon once', () => {
  const shown: IconName[] = Object.values(LEGEND).flat();
  expect(shown.toSorted()).toEqual(ICONS.toSorted());
});
