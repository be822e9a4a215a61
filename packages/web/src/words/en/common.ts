export const common = {
  polder: 'Polder',
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  home: 'Polder, start page',
  you: 'You',
  seatNames: ['Anna', 'Marijke', 'Bram', 'Saskia'],
  /** Something is not there, and how to go on. */
  lost: {
    home: 'To the start page',
    again: 'Try again',
    myGames: 'To my games',
    newGame: 'A new game',
    rules: 'Read the rules',
    toGame: 'Back to the game',
    gamesKept: 'Your games are kept in this browser, as they were.',
    part: 'This part could not be loaded',
    offline: 'You are offline, and this part has not been on this device yet.',
    newer:
      'The connection failed, or there is a newer version of Polder, which has other files. Try again to get it.',
    address: 'There is nothing at this address',
    addressWhy: 'Perhaps it was cut off or mistyped.',
    noGame: 'There is no such game in this browser',
    noGameWhy: 'It was deleted, or it was played in another browser: games stay where they are played.',
    othersKept: 'Your other games are as they were.',
    cantOpen: 'This game can’t be opened',
  },
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
