import { plain } from '@polder/core/text';
import { type Ability, defaultEdition as edition } from '@polder/valley';
import { type Line, partId } from '@polder/web/pages/rules/outline.js';
import type { Entry } from '@polder/web/pages/rules/search.js';
import type { Words } from '@polder/web/words/words.js';
import { COMPONENT_ICONS, COMPONENTS, type ComponentName, type Printed } from './components.js';

/** What the page of components is divided into. */
export const outline = (printed: unknown): Line[] =>
  COMPONENTS.map((name) => ({
    at: partId(name),
    level: 1,
    title: (printed as Printed).component[name],
    icon: COMPONENT_ICONS[name],
  }));

/** All that can be found on the page of components. */
export function entries(printed: unknown, { game }: Words): Entry[] {
  const words = printed as Printed;
  const say = (text: string): string => plain(text, game.icon);
  const at = (section: ComponentName, place: string, label: string, text: string): Entry => ({
    page: 'components',
    at: place,
    label,
    title: words.component[section],
    text: say(text),
  });
  const named = (ability: Ability): string => game.ability(ability);
  return [
    ...COMPONENTS.map((section) => at(section, partId(section), '', words.about[section])),
    ...edition.tiles.map((it) =>
      at('tiles', `tile-${it.id}`, words.tile(it.id), `${game.tileKind(it.kind)}: ${game.effect(it.effect)}`),
    ),
    ...edition.cards.map((it) =>
      at('cards', `card-${it.id}`, words.card(it.id), `${named(it.helper)} · ${game.contract(it.contract)}`),
    ),
    ...edition.startingCards.map((it) =>
      at('starting', `start-${it.id}`, words.card(it.id), `${named(it.ability)} · ${game.wish(it.wish)}`),
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
      at('trade', `trade-${i + 1}`, words.card(i + 1), it.map((reward) => game.effect(reward)).join(' · ')),
    ),
    ...edition.gardener.cards.map((it) => at('gardener', it.id, it.id, game.colour(it.colour))),
  ];
}
