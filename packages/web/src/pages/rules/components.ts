import type { IconName } from '@polder/core/text';
import { plain, tulipIcon } from '@polder/core/text';
import type { Ability, Count, Edition, Trigger } from '@polder/valley';
import { fieldIcon } from '@polder/valley/text/fields.js';
import type { Words } from '../../words/words.js';
import type { Entry } from './search.js';

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

/** Icons are in the page too, under names like these. */
export const partId = (name: string): string => `part-${name}`;

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

/** All that can be found on the page of components. */
export function componentEntries(edition: Edition, words: Words): Entry[] {
  const { game, rulebook } = words;
  const say = (text: string): string => plain(text, game.icon);
  const at = (section: ComponentName, place: string, label: string, text: string): Entry => ({
    page: 'components',
    at: place,
    label,
    title: rulebook.component[section],
    text: say(text),
  });
  const named = (ability: Ability): string => game.ability(ability);
  return [
    ...COMPONENTS.map((section) => at(section, partId(section), '', rulebook.about[section])),
    ...edition.tiles.map((it) =>
      at(
        'tiles',
        `tile-${it.id}`,
        rulebook.tile(it.id),
        `${game.tileKind(it.kind)}: ${game.effect(it.effect)}`,
      ),
    ),
    ...edition.cards.map((it) =>
      at(
        'cards',
        `card-${it.id}`,
        rulebook.card(it.id),
        `${named(it.helper)} · ${game.contract(it.contract)}`,
      ),
    ),
    ...edition.startingCards.map((it) =>
      at('starting', `start-${it.id}`, rulebook.card(it.id), `${named(it.ability)} · ${game.wish(it.wish)}`),
    ),
    ...edition.market.map((it) =>
      at(
        'market',
        `area-${it.id}`,
        game.areaShort(it.id),
        it.rewards.map((reward) => game.effect(reward)).join(' · '),
      ),
    ),
    ...edition.fields.map((it) => at('map', `field-${it.id}`, it.id, game.effect(it.reward))),
    ...edition.spaces.map((it) => at('map', `space-${it.id}`, it.id, game.guilder(it.cost))),
    ...edition.trade.map((it, i) =>
      at(
        'trade',
        `trade-${i + 1}`,
        rulebook.card(i + 1),
        it.map((reward) => game.effect(reward)).join(' · '),
      ),
    ),
    ...edition.gardener.cards.map((it) => at('gardener', it.id, it.id, game.colour(it.colour))),
  ];
}
