/** What the command line can do with a game beyond its manifest (`GameTools` of the package bots), by its id. */
export const TOOLS: Readonly<Record<string, () => Promise<unknown>>> = {
  valley: async () => (await import('@polder/valley/tools')).valleyTools,
  duel: async () => (await import('@polder/duel/tools')).duelTools,
};
