export const common = {
  polder: 'Polder',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  update: {
    lost: 'This browser can’t keep your games: they are gone with a reload. Export them first, or press again.',
    ready: 'A new version is ready',
    reload: 'Reload',
    later: 'Later',
    kept: 'Your games stay as they are',
  },
  notice:
    'An unofficial fan project, not affiliated with the publisher. If you like the game, buy it: the real one is beautiful.',
};
