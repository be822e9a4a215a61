import { isObject, stepsOf, valueAt } from '@polder/core/edition';
import type { Ability, Contract, Edition, Effect, Tile, Wish } from '@polder/valley';
import type { EditionWords } from '@polder/web/workshop/workshop.js';
import { game as gameEn } from '../text/en/game.js';
import { workshop as textEn } from '../text/en/workshop.js';
import { game as gamePl } from '../text/pl/game.js';
import { EXPECTED, workshop as textPl } from '../text/pl/workshop.js';

type Game = Pick<typeof gameEn, 'effect' | 'ability' | 'contract' | 'wish' | 'tileKind'>;
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
    case 'rows':
      return text.row(n(1));
    case 'columns':
      return text.column(n(1));
    case 'groups':
      return text.windmillGroup(Object.values(text.colours)[i]);
    case 'fields':
      return text.fieldAt(edition.fields[i].id);
    case 'spaces':
      return text.spaceAt(edition.spaces[i].id);
    case 'market':
      return text.areaReward(edition.market[i].id, n(3));
    case 'wheels':
      if (steps[1] === 'large') return text.section(edition.wheels.large[Number(steps[2])].id, n(4));
      return steps[1] === 'small' ? text.smallSection(n(2)) : text.keys.maxSteps;
    case 'tiles':
      return text.tileAt(edition.tiles[i].id, game.tileKind(edition.tiles[i].kind));
    case 'cards':
      return text.cardAt(edition.cards[i].id, text.parts[String(steps[2])]);
    case 'startingCards':
      return text.startingAt(edition.startingCards[i].id, text.parts[String(steps[2])]);
    case 'calendar': {
      if (steps[1] === 'end') return text.calendarEnd;
      const { id } = edition.calendar.columns[Number(steps[2])];
      return steps[3] === 'common' ? text.commonAt(id) : text.uniqueAt(id, n(4));
    }
    case 'trade':
      return text.quarter(n(1), n(2));
    case 'floodgate':
      return steps[1] === 'up' ? text.upTo(n(2) + 1) : text.keys.rise;
    case 'water': {
      if (steps[1] === 'max') return text.keys.max;
      const at = Number(steps[2]);
      const { sections } = edition.water;
      return text.waterSection(at === 0 ? 0 : sections[at - 1].to + 1, sections[at].to);
    }
    case 'gardener':
      if (steps[1] === 'cards') return text.gardenerCard(edition.gardener.cards[Number(steps[2])].id);
      if (steps[1] === 'overlay') return text.overlayPatch(n(2), n(3));
      if (steps[1] === 'scoring') return text.scoringAt(text.keys[String(steps[2])]);
      return text.keys[String(steps[1])];
    default:
      return steps.map((step) => text.keys[step] ?? step).join(', ');
  }
}

/** Any values in a line: 'Guilder 2, VP 1'. */
function inALine(text: Text, value: unknown): string {
  if (value === null || value === undefined) return text.nothing;
  if (value === true) return text.yes;
  if (Array.isArray(value))
    return value.length === 0 ? text.none : value.map((it) => inALine(text, it)).join(', ');
  if (isObject(value)) {
    return Object.entries(value)
      .filter(([key]) => key !== 'id')
      .map(([key, part]) => `${text.keys[key] ?? key} ${inALine(text, part)}`)
      .join(', ');
  }
  return text.colours[String(value)]?.toLowerCase() ?? text.values[String(value)] ?? String(value);
}

/** What is printed at a path. */
function says(text: Text, game: Game, path: string, edition: Edition): string {
  const value = valueAt(edition, path);
  if (value === null) return text.nothing;
  const [part, , last] = stepsOf(path);
  if (isObject(value) && 'do' in value) return game.effect(value as unknown as Effect) || text.nothing;
  if (part === 'tiles') {
    const { effect, plus, copies } = value as Tile;
    return [`${game.effect(effect)}.`, ...(plus ? [text.alsoOther] : []), `(${text.copies(copies)})`].join(
      ' ',
    );
  }
  if (last === 'helper' || last === 'ability') return game.ability(value as Ability);
  if (last === 'contract') return game.contract(value as Contract);
  if (last === 'wish') return game.wish(value as Wish);
  if (part === 'cards') return text.values[String(value)];
  if (part === 'spaces') return text.costs(Number(value));
  if (part === 'startingCards' || part === 'calendar') return text.places(value as readonly number[]);
  if (part === 'rows') {
    const { mixed, single } = value as Edition['rows'][number];
    return text.rowSays(mixed, single);
  }
  if (part === 'columns') {
    const { plus, minus } = value as Edition['columns'][number];
    return text.columnSays(plus, minus);
  }
  if (part === 'groups') {
    const { windmills, vp } = value as Edition['groups'][number];
    return text.groupSays(windmills, vp);
  }
  return inALine(text, value);
}

const wordsIn = (text: Text, game: Game): EditionWords => ({
  section: (id) => text.sections[id] ?? id,
  group: (id) => text.groups[id] ?? id,
  thing: (path, edition) => thing(text, game, path, edition),
  says: (path, edition) => says(text, game, path, edition),
  key: (key) => text.keys[bare(key)] ?? bare(key),
  value: (key, value) =>
    (/^(?:colours?|order|bulbs)$/.test(bare(key)) ? text.colours[value] : undefined) ??
    text.values[value] ??
    value,
});

/** What is printed, in both languages. */
export const words: Readonly<Record<'en' | 'pl', EditionWords>> = {
  en: wordsIn(textEn, gameEn),
  pl: {
    ...wordsIn(textPl, gamePl),
    expected(expected) {
      const found = EXPECTED.find(([pattern]) => pattern.test(expected));
      return found && expected.replace(found[0], found[1]);
    },
  },
};
