/** The sentence of an id; undefined: there is none. */
export const sentenceIn =
  <Id extends string>(all: Readonly<Record<Id, string>>) =>
  (id: string): string | undefined =>
    Object.hasOwn(all, id) ? all[id as Id] : undefined;
