/** For the manifests (build/manifest.ts): what the system says about an installed page. No page loads this. */
export const app = {
  name: 'Polder',
  description:
    'Play Windmill Valley and Windmill Valley Duel: against bots, at one screen or alone. Free and open, also without a network. An unofficial fan project.',
};
