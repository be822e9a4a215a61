import { type Check, get, itemsOf, type Report } from '@polder/core/edition';

/*
 * The main board as a whole: what spaces say about each other and about fields. Each part's own shape
 * is checked elsewhere; what is broken there is passed over here.
 */

interface Place {
  readonly path: string;
  readonly id: string;
  readonly market: unknown;
  /** Null: not a list at all. */
  readonly links: readonly unknown[] | null;
  readonly fields: readonly unknown[];
}

function placesOf(spaces: unknown): readonly Place[] {
  return itemsOf(spaces).flatMap((space, i) => {
    const id = get(space, 'id');
    if (typeof id !== 'string') return [];
    const links = get(space, 'links');
    return {
      path: `spaces[${i}]`,
      id,
      market: get(space, 'market'),
      links: Array.isArray(links) ? itemsOf(links) : null,
      fields: itemsOf(get(space, 'fields')),
    };
  });
}

/** For the whole edition. */
export const mapHolds: Check = (edition, _path, report) => {
  const places = placesOf(get(edition, 'spaces'));
  const fields = itemsOf(get(edition, 'fields'));
  linksHold(places, report);
  areasHold(places, itemsOf(get(edition, 'market')), report);
  fieldsHold(places, fields, report);
  allReachable(places, report);
};

function linksHold(places: readonly Place[], report: Report): void {
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const place of places) {
    place.links?.forEach((link, i) => {
      if (typeof link !== 'string') return;
      const path = `${place.path}.links[${i}]`;
      const other = byId.get(link);
      if (other === undefined) report(path, 'the id of a space', link);
      else if (link === place.id) report(path, 'another space', link);
      else if (other.links !== null && !other.links.includes(place.id)) {
        report(path, `a link named on both sides (${link} does not name ${place.id})`, link);
      }
    });
  }
}

/** Spaces beside the Market lie at one of its areas. */
function areasHold(places: readonly Place[], areas: readonly unknown[], report: Report): void {
  const ids = new Set(areas.map((area) => get(area, 'id')));
  for (const { market, path } of places) {
    if (typeof market === 'string' && !ids.has(market)) {
      report(`${path}.market`, 'the id of a Market area', market);
    }
  }
}

function fieldsHold(places: readonly Place[], fields: readonly unknown[], report: Report): void {
  const ids = new Set(fields.map((field) => get(field, 'id')));
  const touched = new Set(places.flatMap((place) => place.fields));
  for (const place of places) {
    place.fields.forEach((field, i) => {
      if (typeof field === 'string' && !ids.has(field)) {
        report(`${place.path}.fields[${i}]`, 'the id of a field', field);
      }
    });
  }
  fields.forEach((field, i) => {
    const id = get(field, 'id');
    if (typeof id === 'string' && !touched.has(id))
      report(`fields[${i}]`, 'a space that touches it', undefined);
  });
}

function allReachable(places: readonly Place[], report: Report): void {
  const reached = new Set<unknown>(
    places.filter((place) => place.market !== undefined).map((place) => place.id),
  );
  if (reached.size === 0) {
    report('spaces', 'at least one space with market', undefined);
    return;
  }
  const byId = new Map<unknown, Place>(places.map((place) => [place.id, place]));
  // A Set is walked in the order of insertion, newcomers included.
  for (const id of reached) {
    for (const link of byId.get(id)?.links ?? []) if (byId.has(link)) reached.add(link);
  }
  for (const place of places) {
    if (!reached.has(place.id)) report(place.path, 'a chain of links to the Market', undefined);
  }
}
