/** The rules say their reasons in English: the other way round, to find the sentence in another language. */
export function reasonsIn<Id extends string>(reasons: Readonly<Record<Id, string>>) {
  const ids = new Map(Object.entries(reasons).map(([id, sentence]) => [sentence as string, id as Id]));
  return (reason: string, say: (id: Id) => string): string => {
    const id = ids.get(reason);
    return id === undefined ? reason : say(id);
  };
}
