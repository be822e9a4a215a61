/** Why a server refused something, by the reason that it gives. Others have the words of their code. */
export const because = {
  botFirst: 'Your time was up: the bot plays this turn to its end. Then you can come back.',
  declined: 'Somebody has just said no. You can ask again once the game has moved on.',
  clockOnly: 'With fewer than two others at the table only the clock brings a bot.',
  alone: 'With a clock somebody else must be at the table to agree to a pause.',
  notLate: 'This player does not keep the table waiting, or not for long yet.',
  often: 'You have taken back, proposed and left too often at this table.',
  proposed: 'Something else is proposed already. Answer that first.',
  paused: 'The game is paused.',
  over: 'The game is over.',
  proof:
    'This game is not as it was played: something was changed in what the server has stored. It waits as it is, without a clock, until the host has mended it.',
  rulesMissing:
    'This game is played by rules that this server does not have now. It waits for them; nothing is lost.',
  guest: 'Rated games need an account that is kept. Add a passkey or an e-mail address to yours first.',
  guests: 'Somebody at this table is a guest: rated games need accounts that are kept.',
  drawing: 'The game is about to begin: its deal is being drawn.',
  noNewGames: 'No new games begin here for now. Games that run go on.',
  ready: 'Not everybody is ready. All others must say so in the two minutes before the start.',
  gone: 'The others have deleted their accounts: nobody can agree to go back.',
  tables: 'You sit at as many tables as one can. Finish or leave one first.',
  unknown: 'The server has a problem. Whether this was kept will show in a moment.',
};
