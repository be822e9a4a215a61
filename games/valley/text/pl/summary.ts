import { bulbIconsOf } from '@polder/core/text';
import { summary as shared } from '@polder/core/text/pl/summary.js';
import type { summary as english } from '../en/summary.js';
import { sources } from './game/sources.js';

export const summary: typeof english = {
  ...shared,
  lever: (gate, steps) => `${gate === undefined ? '' : `zastawka ${gate}, `}${shared.steps(steps)}`,
  calendar: (column) => `{calendar} ${column}`,
  built: (spaces) => `stawia ${spaces.join(', ')}`,
  collected: (colours) => `zbiera ${bulbIconsOf(colours)}`,
  wish: '{crown} zachcianka',
  market: (area) => `{market} ${sources.areaShort(area)}`,
  lowered: (to) => `woda do ${to}`,
  removed: 'usuwa wiatrak',
};
