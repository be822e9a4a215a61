/** A turn of Duel in few words. What both games say is in the shared words. */
export const summary = {
  calendar: (n: number, of: number): string => `{calendar} ${n}/${of}`,
  built: (pairs: readonly string[]): string => `built at ${pairs.join(', ')}`,
  bought: (text: string): string => `bought ${text}`,
  gaveUp: 'gave up an action',
};
