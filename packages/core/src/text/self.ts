/** What the only person at a screen is called while no name is given, in every language. */
const SELF: ReadonlySet<string> = new Set(['You', 'Ty']);

/** A name that stands for the reader: sentences about it are in the second person. */
export const isSelf = (name: string): boolean => SELF.has(name);
