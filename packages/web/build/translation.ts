import type { Translation } from '../src/first/boot.js';

/**
 * The start page is drawn once, in English; a reader of Polish gets the same page with other texts in it. This finds
 * what differs between the two, and refuses pages that differ in more than texts and attributes.
 */
export function translationOf(english: string, polish: string): Translation {
  const [ours, theirs] = [partsOf(english), partsOf(polish)];
  const texts: Translation['texts'][number][] = [];
  const attributes: Translation['attributes'][number][] = [];
  let [text, element] = [-1, -1];
  if (ours.length !== theirs.length) throw new Error('The start page has another shape in Polish.');
  for (const [i, our] of ours.entries()) {
    const their = theirs[i];
    if (our.startsWith('<!--')) {
      if (our !== their) throw new Error(`The start page has another shape in Polish: ${our}, ${their}`);
    } else if (our.startsWith('<')) {
      if (our.startsWith('</')) continue;
      element++;
      if (our !== their) attributes.push(...changedIn(our, their).map((it) => [element, ...it] as const));
    } else {
      text++;
      if (our !== their) texts.push([text, plain(their)]);
    }
  }
  return { texts, attributes };
}

/** Tags, comments and texts, in order. */
const partsOf = (html: string): string[] => html.match(/<!--[\s\S]*?-->|<[^>]*>|[^<]+/g) ?? [];

const nameOf = (tag: string): string => /^<\/?([\w:-]+)/.exec(tag)?.[1] ?? '';
const attributesOf = (tag: string): Map<string, string> =>
  new Map([...tag.matchAll(/\s([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));

function changedIn(ours: string, theirs: string): [string, string][] {
  const [before, after] = [attributesOf(ours), attributesOf(theirs)];
  if (nameOf(ours) !== nameOf(theirs) || before.size !== after.size)
    throw new Error(`The start page has another shape in Polish: ${ours}, ${theirs}`);
  return [...after].flatMap(([name, value]) => {
    if (!before.has(name)) throw new Error(`The start page has no ${name} in English: ${theirs}`);
    return before.get(name) === value ? [] : [[name, plain(value)] as [string, string]];
  });
}

const plain = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
