export const common = {
  polder: 'Polder',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  notice:
    'An unofficial fan project, not affiliated with the publisher. If you like the game, buy it: the real one is beautiful.',
};
