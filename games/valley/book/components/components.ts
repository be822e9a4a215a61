import type { IconName } from '@polder/core/text';
import { tulipIcon } from '@polder/core/text';
import type { Count, Edition, Trigger } from '@polder/valley';
import { fieldIcon } from '../../text/fields.js';
import type { printed } from '../en.js';

/** The parts of the page of components, in its order, each with a picture. */
export const COMPONENTS = [
  'start',
  'gate',
  'wheels',
  'tiles',
  'cards',
  'starting',
  'market',
  'map',
  'calendar',
  'patches',
  'trade',
  'gardener',
] as const;
export type ComponentName = (typeof COMPONENTS)[number];

/** Words about what is printed: English is the pattern. */
export type Printed = typeof printed;

export interface PartProps {
  edition: Edition;
  words: Printed;
}

export const COMPONENT_ICONS: Readonly<Record<ComponentName, IconName>> = {
  start: 'guilder',
  gate: 'gate',
  wheels: 'sails',
  tiles: 'enhance',
  cards: 'farm',
  starting: 'crown',
  market: 'market',
  map: 'build',
  calendar: 'calendar',
  patches: 'plant',
  trade: 'trade',
  gardener: 'gardener',
};

export const triggerIcon = (trigger: Trigger): IconName => (trigger === 'raise' ? 'gate' : trigger);

/** What a Contract counts, in pictures. */
export function countIcons(count: Count): IconName[] {
  switch (count.of) {
    case 'windmillsBy':
      return ['mill', fieldIcon(count.field)];
    case 'windmills':
      return ['mill'];
    case 'tiles':
    case 'fullSmallWheel':
      return ['enhance'];
    case 'cards':
      return ['farm'];
    case 'tools':
      return ['tool'];
    case 'fullRows':
      return count.colour === undefined ? ['plant'] : [tulipIcon(count.colour)];
    case 'fullColumns':
      return ['plant'];
    case 'planted':
      return [tulipIcon(count.colour)];
  }
}

export const touchedBy = (edition: Edition, field: string): string[] =>
  edition.spaces.filter(({ fields }) => fields.includes(field)).map(({ id }) => id);

/** From where to where each section of the water track reaches. */
export const waterSections = ({
  water,
}: Edition): { from: number; to: number; guilder: number; vp: number }[] =>
  water.sections.map((section, i) => ({ ...section, from: i === 0 ? 0 : water.sections[i - 1].to + 1 }));
