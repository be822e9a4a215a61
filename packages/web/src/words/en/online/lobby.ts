import { pluralOf } from '@polder/core/text';

const plural = pluralOf('en');

/** The page where tables are found and opened. */
export const lobby = {
  title: 'Play online',
  sub: 'With friends by a link, or with whoever is there.',

  // Who one is
  rename: 'Change the name',
  save: 'Save',
  guestLine: 'You play as a guest. Keep the account to find your games on other devices.',
  keepIt: 'Keep the account',
  signIn: 'I have an account',

  // Own games
  mine: 'My games',
  yourTurn: 'Your turn',
  turnOf: (names: string) => `Waiting for ${names}`,
  standIn: 'A bot plays for you',
  gathering: (free: number) =>
    free === 0 ? 'All are here' : `${free} ${plural(free, { one: 'seat', other: 'seats' })} still free`,
  won: (names: string) => `Won by ${names}`,
  youWon: 'You won',
  abandoned: 'Given up by agreement',
  cancelled: 'Never began',
  play: 'Play',
  enter: 'Enter',
  look: 'Look',
  next: (n: number) => (n === 1 ? 'Your turn at 1 table' : `Your turn at ${n} tables`),
  finished: 'Finished',
  verify: 'Was the deal fair?',
  none: 'You sit at no table',
  noneLine: 'Open one and send the link to your friends, or sit down at one below.',
  you: 'you',

  // Tables of others
  tables: 'Open tables',
  watchable: 'Being played now',
  noTables: 'Nobody waits for players right now',
  noTablesLine: 'Open a table that all can see: whoever comes next finds it here.',
  seats: (taken: number, of: number) => `${taken} of ${of} seats taken`,
  join: 'Sit down',
  watch: 'Watch',
  joinAt: (game: string, host: string) => `Sit down: ${game}, ${host}`,
  bots: (n: number) => `${n} ${plural(n, { one: 'bot', other: 'bots' })}`,
  free: 'free seat',

  // A new one
  newTable: 'New table',
  which: 'Game',
  how: 'Players',
  pace: 'Pace',
  who: 'Who may come',
  byLink: 'Friends, by link',
  anyone: 'Anyone',
  byLinkLine: 'You get a link to send. The table is on no list.',
  anyoneLine: 'The table is on the list of this page.',
  more: 'More settings',
  rated: 'Rated',
  ratedLine: 'Counts for the ratings. Without bots, hints and own values.',
  ratedKept: 'Only with a kept account: by passkey or e-mail.',
  hints: 'Hints allowed',
  hintsLine: 'Players may ask a bot for advice.',
  spectators: 'Others may look on',
  spectatorsLine: 'They see only what lies open.',
  botSeats: 'Bots at the table',
  noBots: 'None',
  botLevel: 'How strong',
  open: 'Open a table',
  opening: 'Opening…',
};
