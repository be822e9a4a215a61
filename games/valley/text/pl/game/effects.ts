import { listed, pluralOf } from '@polder/core/text';
import {
  ACTIONS,
  gainReward,
  gainWords,
  joints,
  plantWords,
  WHEN_YOU as SHARED,
} from '@polder/core/text/pl/effects.js';
import {
  COLOUR,
  count,
  GUILDER,
  genitive,
  MILL,
  MOVE,
  small,
  TILE,
  TOOL,
} from '@polder/core/text/pl/forms.js';
import type { Ability, Count, Effect, FieldKind, Trigger } from '@polder/valley';
import type { effects as english } from '../../en/game/effects.js';
import { KIND } from '../kinds.js';
import { mechanismWords } from './mechanisms.js';

const plural = pluralOf('pl');

/** Two rewards come without it, of four. */
function moreWords(more: number): string {
  if (more === 1) return 'za 1 gulden trzecia nagroda';
  if (more === 2) return 'za 1 gulden wszystkie nagrody';
  return `za 1 gulden ${count(more, { one: 'nagroda', few: 'nagrody', many: 'nagród', other: 'nagrody' })} więcej`;
}

function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'lower':
      return `Obniżenie wody o ${effect.strength}${effect.both ? ', guldeny i PZ' : ''}`;
    case 'enhance':
      return 'Kafelek ulepszenia';
    case 'farm':
      return 'Karta ulepszenia';
    case 'build':
      if (effect.unconnected === undefined) return 'Budowa wiatraka';
      if (effect.unconnected === 0) return 'Budowa wiatraka, także bez połączenia';
      return `Budowa wiatraka, za ${count(effect.unconnected, GUILDER)} bez połączenia`;
    case 'market':
      return `Bazar, ${count(effect.moves, MOVE)} za ${effect.cost === 0 ? 'darmo' : count(effect.cost, GUILDER)}`;
    case 'plant':
      return plantWords(effect.bulbs);
    case 'trade': {
      const repeat = effect.repeat ? ['kolory mogą się powtarzać'] : [];
      const more = effect.more === undefined ? [] : [moreWords(effect.more)];
      return ['Handel morski', ...repeat, ...more].join(', ');
    }
    case 'marketReward':
      return '1 nagroda ze swojej strefy bazaru';
    case 'seq':
      return effect.of
        .map(effectWords)
        .map((words, i) => (i === 0 ? words : small(words)))
        .join(', potem ');
    default:
      return mechanismWords[effect.do];
  }
}

const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  ...ACTIONS,
  lower: 'Obniżenie wody',
  raise: 'Podniesienie zastawki',
};

const WHEN_YOU: Readonly<Record<Trigger, string>> = {
  ...SHARED,
  lower: 'przy obniżaniu wody',
  raise: 'przy podnoszeniu zastawki',
};

function whenYou({ when, atLeast }: Pick<Ability, 'when' | 'atLeast'>): string {
  if (atLeast === undefined) return WHEN_YOU[when];
  if (when === 'plant') return `przy sadzeniu co najmniej ${genitive(atLeast, 'tulipana', 'tulipanów')}`;
  return `${WHEN_YOU[when]} o co najmniej ${atLeast}`;
}

function mayWords({ may, when }: Ability): string {
  switch (may.do) {
    case 'strength':
      return `+${may.add} do siły`;
    case 'look':
      return when === 'farm'
        ? `podgląd ${genitive(may.count, 'karty', 'kart')}`
        : `podgląd ${genitive(may.count, 'kafelka', 'kafelków')} ze stosu`;
    case 'tradeFreely':
      return 'dowolne dwie nagrody z karty, tulipan z banku';
    case 'plantMore':
      return may.vp === 0 ? '1 tulipan więcej' : `1 tulipan więcej za ${may.vp} PZ`;
    case 'marketFreely':
      return 'podział nagród w strefie; znacznik neutralny i cudze znaczniki za darmo';
    default:
      return small(effectWords(may));
  }
}

/** Goes on after 'przy polu'. */
const FIELD_WORDS: Readonly<Record<FieldKind, string>> = {
  guilder: 'z guldenami',
  white: 'z białym tulipanem',
  yellow: 'z żółtym tulipanem',
  red: 'z czerwonym tulipanem',
  violet: 'z fioletowym tulipanem',
  black: 'z czarnym tulipanem',
  tool: 'z narzędziem',
  vp: 'z PZ',
  plant: 'z sadzeniem',
  market: 'z bazarem',
  farm: 'z kartą ulepszenia',
  lower: 'z obniżeniem wody',
  enhance: 'z kafelkiem ulepszenia',
  build: 'z budową wiatraka',
  trade: 'z handlem morskim',
};

/** Goes on after '3 PZ'. */
function countWords(each: Count): string {
  switch (each.of) {
    case 'windmillsBy':
      return `za każdy wiatrak przy polu ${FIELD_WORDS[each.field]}`;
    case 'windmills':
      return 'za każdy wiatrak na planszy głównej';
    case 'tiles': {
      const kind = each.kind === undefined ? '' : `${KIND[each.kind].one} `;
      const where =
        each.wheel === undefined ? 'kołach' : each.wheel === 'large' ? 'dużym kole' : 'małym kole';
      return `za każdy ${kind}kafelek na ${where}`;
    }
    case 'fullSmallWheel':
      return 'jeśli każda sekcja małego koła ma kafelek';
    case 'cards':
      return 'za każdą kartę ulepszenia';
    case 'tools':
      return each.every === 1 ? 'za każde narzędzie' : `za każde ${count(each.every, TOOL)}`;
    case 'fullRows':
      return each.colour === undefined
        ? 'za każdy pełny rząd'
        : `za każdy pełny rząd ${COLOUR[each.colour].many} tulipanów`;
    case 'fullColumns':
      return 'za każdą pełną kolumnę';
    case 'planted':
      return `za każdy zasadzony ${COLOUR[each.colour].one} tulipan`;
  }
}

export const effects: typeof english = {
  effect: effectWords,
  reward: (effect) => (effect.do === 'gain' ? gainReward(effect) : effectWords(effect)),
  ability(ability) {
    const least = ability.atLeast === undefined ? '' : ` (co najmniej ${ability.atLeast})`;
    return `${TRIGGER_WORDS[ability.when]}${least}: ${mayWords(ability)}`;
  },
  abilityGives: mayWords,
  abilityShort: (ability) => `${mayWords(ability)} ${whenYou(ability)}`,
  whenYou,
  contract: ({ vp, each }) => `${vp} PZ${each.of === 'fullSmallWheel' ? ',' : ''} ${countWords(each)}`,
  wish(wish) {
    switch (wish.is) {
      case 'tools':
        return `Co najmniej ${count(wish.count, TOOL)}`;
      case 'contractGroups':
        return 'Kontrakt z każdej grupy';
      case 'patches':
        return `Rzędy o długości co najmniej ${listed(wish.rows.map(String), 'i')}`;
      case 'connected': {
        const yours = plural(wish.windmills, { one: 'twój', few: 'twoje', many: 'twoich', other: 'twojego' });
        return `${wish.windmills} ${yours} ${plural(wish.windmills, MILL)} w jednej sieci`;
      }
      case 'tiles': {
        const among = [
          ...(wish.uncommon === 0
            ? []
            : [count(wish.uncommon, { ...KIND.uncommon, other: KIND.uncommon.of })]),
          ...(wish.unique === 0 ? [] : [count(wish.unique, { ...KIND.unique, other: KIND.unique.of })]),
        ];
        const tiles = `Co najmniej ${count(wish.count, TILE)} na kołach`;
        return among.length === 0 ? tiles : `${tiles}, w tym ${listed(among, 'i')}`;
      }
    }
  },
  ...joints,
  tileKind: (kind) => KIND[kind].one,
};
