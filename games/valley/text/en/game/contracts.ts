import type { Contract, Count, FieldKind } from '@polder/valley';

const FIELD_WORDS: Readonly<Record<FieldKind, string>> = {
  guilder: 'a Guilder',
  white: 'a white-bulb',
  yellow: 'a yellow-bulb',
  red: 'a red-bulb',
  violet: 'a violet-bulb',
  black: 'a black-bulb',
  tool: 'a Tool',
  vp: 'a VP',
  plant: 'a Plant',
  market: 'a Market',
  farm: 'a Farm',
  lower: 'a Lower-water',
  enhance: 'an Enhance',
  build: 'a Build',
  trade: 'a Trade',
};

/** Goes on after '3 VP'. */
export function countWords(count: Count): string {
  switch (count.of) {
    case 'windmillsBy':
      return `for each Windmill by ${FIELD_WORDS[count.field]} field`;
    case 'windmills':
      return 'for each Windmill on the main board';
    case 'tiles': {
      const kind = count.kind === undefined ? 'tile' : `${count.kind} tile`;
      return `for each ${kind} on your ${count.wheel === undefined ? 'wheels' : `${count.wheel} wheel`}`;
    }
    case 'fullSmallWheel':
      return 'if every section of your small wheel has a tile';
    case 'cards':
      return 'for each Farm Enhancement card';
    case 'tools':
      return count.every === 1 ? 'for each Tool' : `for every ${count.every} Tools`;
    case 'fullRows':
      return `for each full ${count.colour === undefined ? '' : `${count.colour} `}row`;
    case 'fullColumns':
      return 'for each full column';
    case 'planted':
      return `for each ${count.colour} bulb planted`;
  }
}

export function contractWords({ vp, each }: Contract): string {
  return `${vp} VP ${countWords(each)}`;
}
