import { bulbIconsOf } from '@polder/core/text';
import { summary as shared } from '@polder/core/text/en/summary.js';
import { sources } from './game/sources.js';

/** A turn in few words. */
export const summary = {
  ...shared,
  lever: (gate: number | undefined, steps: number): string =>
    `${gate === undefined ? '' : `gate ${gate}, `}${shared.steps(steps)}`,
  calendar: (column: string): string => `{calendar} ${column}`,
  built: (spaces: readonly string[]): string => `built ${spaces.join(', ')}`,
  collected: (colours: readonly string[]): string => `took ${bulbIconsOf(colours)}`,
  wish: '{crown} Queen’s Wish',
  market: (area: string): string => `to ${sources.areaShort(area)}`,
  lowered: (to: number): string => `water to ${to}`,
  removed: 'gave up a Windmill',
};
