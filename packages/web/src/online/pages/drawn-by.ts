import type { TableInfo } from '@polder/server/wire';

/** Who had a part in the draw of a seed, by name. */
export interface DrawnBy {
  readonly shown: readonly string[];
  /** Promised a secret, and did not show it in time. */
  readonly late: readonly string[];
  /** Added nothing: an older page, or one without https. */
  readonly none: readonly string[];
}

/** Undefined: the server has drawn alone. `gone`: what somebody is called who has no name any more. */
export function drawnBy({ draw, seats }: TableInfo, gone: string): DrawnBy | undefined {
  if (!draw) return undefined;
  const people = seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []));
  const shown = new Map(draw.parts.map((part) => [part.user, part.shown]));
  const named = (is: boolean | undefined): string[] =>
    people.filter(({ id }) => shown.get(id) === is).map(({ name }) => name || gone);
  return { shown: named(true), late: named(false), none: named(undefined) };
}
