import { isObject, stepsOf, valueAt } from '@polder/core/edition';
import { gainWords as gainEn } from '@polder/core/text/en/effects.js';
import { gainWords as gainPl } from '@polder/core/text/pl/effects.js';
import type { Contract, Deal, Edition, Effect, Effects, Helper, Price, Tile } from '@polder/duel';
import type { EditionWords } from '@polder/web/workshop/workshop.js';
import { effects as effectsEn } from '../text/en/game/effects.js';
import { workshop as textEn } from '../text/en/workshop.js';
import { effects as effectsPl } from '../text/pl/game/effects.js';
import { EXPECTED, workshop as textPl } from '../text/pl/workshop.js';

type Game = Pick<typeof effectsEn, 'effect' | 'effects' | 'helper' | 'contract' | 'tileKind'>;
type Text = typeof textEn;

const bare = (key: string): string => key.replace(/\.$/, '');

/** What lies at a path. */
function thing(text: Text, game: Game, path: string, edition: Edition): string {
  const steps = stepsOf(path);
  const [part] = steps;
  const n = (at: number): number => Number(steps[at]) + 1;
  const i = Number(steps[1]);
  switch (part) {
    case 'patches':
      return text.patch(n(1), n(2));
    case 'wheels':
      return steps.length === 2
        ? text.keys[String(steps[1])]
        : text.section(text.keys[String(steps[1])], n(2));
    case 'tiles':
      return text.tileAt(edition.tiles[i].id, game.tileKind(edition.tiles[i].kind));
    case 'cards':
      return text.cardAt(edition.cards[i].id, text.parts[String(steps[2])]);
    case 'demands':
      return text.demandAt(edition.demands[i].id, text.keys[String(steps[2])]);
    case 'exports':
      return text.exportAt(edition.exports[i].id);
    case 'market':
      return steps[1] === 'back'
        ? text.backAt(n(2))
        : text.dealAt(edition.market.tiles[Number(steps[2])].id, n(4));
    case 'columns':
      return text.columnAt(Object.values(text.colours)[i]);
    case 'rowCosts':
      return text.costAt(n(1));
    default:
      return text.keys[String(part)] ?? path;
  }
}

/** Any values in a line: 'Guilder 2, VP 1'. */
function inALine(text: Text, value: unknown): string {
  if (Array.isArray(value))
    return value.length === 0 ? text.none : value.map((it) => inALine(text, it)).join(', ');
  if (isObject(value)) {
    return Object.entries(value)
      .map(([key, part]) => `${text.keys[key] ?? key} ${inALine(text, part)}`)
      .join(', ');
  }
  return text.colours[String(value)]?.toLowerCase() ?? String(value);
}

/** What is printed at a path. */
function says(text: Text, game: Game, goods: typeof gainEn, path: string, edition: Edition): string {
  const value = valueAt(edition, path);
  const steps = stepsOf(path);
  const [part, , last] = steps;
  if (isObject(value) && 'do' in value) return game.effect(value as unknown as Effect) || text.none;
  if (part === 'tiles') return game.effects((value as Tile).effects);
  if (part === 'exports' || (part === 'wheels' && steps.length > 2)) return game.effects(value as Effects);
  if (last === 'helper') return game.helper(value as Helper);
  if (last === 'contract') return game.contract(value as Contract);
  if (part === 'demands')
    return (value as readonly Price[])
      .map(({ colour, vp }) => text.price(text.colours[colour], vp))
      .join(', ');
  if (part === 'market') {
    const { cost, bulbs } = value as Deal;
    return text.deal(cost, goods({ do: 'gain', bulbs }));
  }
  return inALine(text, value);
}

const wordsIn = (text: Text, game: Game, goods: typeof gainEn): EditionWords => ({
  section: (id) => text.sections[id] ?? id,
  group: (id) => text.groups[id] ?? id,
  thing: (path, edition) => thing(text, game, path, edition),
  says: (path, edition) => says(text, game, goods, path, edition),
  key: (key) => text.keys[bare(key)] ?? bare(key),
  value: (key, value) =>
    (/^(?:colours?|bulbs)$/.test(bare(key)) ? text.colours[value] : undefined) ?? text.values[value] ?? value,
});

/** What is printed, in both languages. */
export const words: Readonly<Record<'en' | 'pl', EditionWords>> = {
  en: wordsIn(textEn, effectsEn, gainEn),
  pl: {
    ...wordsIn(textPl, effectsPl, gainPl),
    expected(expected) {
      const found = EXPECTED.find(([pattern]) => pattern.test(expected));
      return found && expected.replace(found[0], found[1]);
    },
  },
};
