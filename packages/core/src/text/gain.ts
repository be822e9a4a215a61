import type { Bulb, Gain } from '../edition/goods.js';

/** The words that stand between goods. */
export interface Joints {
  readonly and: string;
  readonly or: string;
}

/** 'a', 'a and b', 'a, b and c'. */
export function listed(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1]}`;
}

/** Like bulbs together, in the order in which they first come. */
export function bulbCounts(bulbs: readonly Bulb[]): readonly { readonly bulb: Bulb; readonly n: number }[] {
  const counts = new Map<string, { bulb: Bulb; n: number }>();
  for (const bulb of bulbs) {
    const n = counts.get(String(bulb))?.n ?? 0;
    counts.set(String(bulb), { bulb, n: n + 1 });
  }
  return [...counts.values()];
}

function bulbIcons(bulb: Bulb, n: number, or: string): string {
  const many = n === 1 ? '' : `${n} `;
  if (bulb === 'any') return `${many}{b-any}`;
  const icons = bulb.map((colour) => `{b-${colour}}`);
  // A choice for each one: 2 of this or that could be read as two of one colour.
  if (bulb.length > 1) return new Array<string>(n).fill(icons.join(` ${or} `)).join(', ');
  return `${many}${icons[0]}`;
}

/** Goods in numbers and icons, the same in every language but for the joints. */
export function gainIcons({ bulbs = [], guilder, tools, vp }: Gain, { and, or }: Joints): string {
  return listed(
    [
      ...bulbCounts(bulbs).map(({ bulb, n }) => bulbIcons(bulb, n, or)),
      ...(guilder === undefined ? [] : [`${guilder} {guilder}`]),
      ...(tools === undefined ? [] : [`${tools} {tool}`]),
      ...(vp === undefined ? [] : [`${vp} {vp}`]),
    ],
    and,
  );
}
