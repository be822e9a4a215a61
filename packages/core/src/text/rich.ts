import { ICONS, type IconName } from './icons.js';

/** A sentence with icons: `pays 2 {guilder}` in pieces. Braces that name no icon stay as they are. */
export type Piece =
  | { readonly text: string }
  /** `n`: the number just before it, which the name of the icon goes with. */
  | { readonly icon: IconName; readonly n?: number };

const isIcon = (name: string): name is IconName => (ICONS as readonly string[]).includes(name);

/** A number that stands before an icon and counts it. */
const countBefore = (text: string): number | undefined => {
  const found = /(\d+) ?$/.exec(text);
  return found ? Number(found[1]) : undefined;
};

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  for (const part of text.split(/(\{[a-z0-9-]+\})/)) {
    if (part === '') continue;
    const name = part.slice(1, -1);
    if (!part.startsWith('{') || !isIcon(name)) {
      found.push({ text: part });
      continue;
    }
    const before = found.at(-1);
    const n = before && 'text' in before ? countBefore(before.text) : undefined;
    found.push(n === undefined ? { icon: name } : { icon: name, n });
  }
  return found;
}

/** How an icon is said; `n`: the number before it, said already. Both languages have it as `game.icon`. */
export type NameOf = (icon: IconName, n?: number) => string;

/** The same without pictures, for those who listen: `plain('2 {guilder}', w().game.icon)` is '2 guldeny'. */
export function plain(text: string, nameOf: NameOf): string {
  return text.replace(/(?:(\d+) ?)?\{([a-z0-9-]+)\}/g, (all, n: string | undefined, icon: string) => {
    if (!isIcon(icon)) return all;
    return n === undefined ? nameOf(icon) : `${n} ${nameOf(icon, Number(n))}`;
  });
}
