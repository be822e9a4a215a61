import type { DealCheckId } from '@polder/core';
import { pluralOf } from '@polder/core/text';

const plural = pluralOf('en');
const list = new Intl.ListFormat('en');

/** The fair deal: what was promised at the start, and what came of it. */
export const verify = {
  title: 'Was the deal fair?',
  line: 'Everything hidden in a game follows from a secret seed, whose fingerprint is published before the first turn. Now the seed is open, and this page draws and deals the game again with its own rules.',
  checking: 'Dealing the game again…',
  allWell: 'Everything fits',
  allWellLine: 'What was hidden was fixed before the first choice, and the game went by the rules.',
  bad: 'Something does not fit',
  badLine: 'See below what. Save the file: with it, anybody can check the same.',
  partly: 'Nothing speaks against it, but not all could be checked',
  partlyLine: 'See below what is missing.',
  name: (it: DealCheckId): string =>
    ({
      drawn: 'The draw of the seed',
      seating: 'Who sits where',
      own: 'Your own part in the draw',
      fingerprint: 'The fingerprint of the seed',
      remembered: 'The fingerprint from the start',
      deal: 'The deal',
      choices: 'The choices',
      chance: 'What was revealed',
      result: 'The result',
    })[it],
  ok: (it: DealCheckId, n: number): string =>
    ({
      drawn:
        n === 0
          ? 'The seed follows from a secret that the server had committed to before. No page of a player added one.'
          : `The seed follows from the secret of the server and ${n} ${plural(n, { one: 'secret of a player', other: 'secrets of players' })}. Each is the one that was committed to before any was shown.`,
      seating: 'The seats were drawn by the same seed.',
      own: 'The secret of this browser is in the seed, and all commitments are those that it noted before it showed its own.',
      fingerprint:
        'It is the published one. Nobody could change the seed during the game: another one would have another fingerprint.',
      remembered: 'This browser noted it when the game began, and the server still names the same.',
      deal: 'The same seed and settings give the same table.',
      choices: `${n} ${plural(n, { one: 'choice was', other: 'choices were' })} played again, and each was allowed.`,
      chance:
        n === 0
          ? 'Nothing hidden was revealed in this game.'
          : `${n} ${plural(n, { one: 'time', other: 'times' })} something hidden was shown, each time what the seed says.`,
      result: 'The rules of this page come to the same points and places.',
    })[it],
  badly: (it: DealCheckId): string =>
    ({
      drawn: 'The seed does not follow from the secrets that were committed to.',
      seating: 'The players do not sit as the seed says.',
      own: 'The draw is not the one that this browser took part in.',
      fingerprint:
        'The seed that was opened has another fingerprint than the published one: it is not the same seed.',
      remembered: 'When the game began, this browser noted another fingerprint than the server names now.',
      deal: 'With this seed and these settings no game can be dealt, or another one.',
      choices: 'A choice can’t be played again by the rules.',
      chance: 'Something was revealed that the seed does not give.',
      result: 'The points or places of the record are not those of the game.',
    })[it],
  unknown: (it: DealCheckId, n: number): string =>
    ({
      drawn: 'This browser can compute fingerprints only on a page with https.',
      seating: '',
      own:
        n === 0
          ? 'This browser took no part in the draw.'
          : n === 1
            ? 'The secret of this browser is not in the seed: this page was closed when it was asked for, or you went on in another browser.'
            : 'This browser showed its secret, and the server did not take it. The deal was drawn without you. If your connection was good, be wary.',
      fingerprint: 'This browser can compute fingerprints only on a page with https.',
      remembered: 'This browser did not see the beginning of the game.',
      deal: 'The game was played with other rules than those of this page.',
      choices: 'Without the deal, the choices can’t be played again.',
      chance: 'Without the choices, there is nothing to compare.',
      result: 'Without the choices, there is nothing to compare.',
    })[it],
  states: { ok: 'Right', bad: 'Wrong', unknown: 'Not checked' },
  at: (record: number) => `Record ${record}`,
  versions: (theirs: string, ours: string) => `Rules ${theirs}; this page has ${ours}.`,
  seed: 'Seed',
  fingerprint: 'Fingerprint (SHA-256)',
  hashed: 'Text that is hashed',
  details: 'For your own check',
  who: 'Who drew the seed',
  server: 'The server',
  parts: {
    server: 'Committed to its secret when the table was opened.',
    shown: 'Added a secret, committed to before any was shown.',
    late: 'Committed to a secret and did not show it in time. It is not in the seed.',
    none: 'Added none.',
  },
  drawnTogether: (names: readonly string[]) =>
    `Nobody could choose this deal, as long as one of these drew by chance: the server, ${list.format(names)}.`,
  drawnByOne: (name: string) =>
    `Only the server and ${name} drew this deal. Whoever is both, or trusts neither, has no proof that it was drawn by chance.`,
  drawnAlone:
    'The server alone drew this deal: it could not be changed any more, but the server could choose it.',
  seedHashed: 'Text whose SHA-256 is the seed',
  means: 'What this shows',
  meansDrawn: 'The seed follows from secrets that were all fixed before any of them was shown.',
  meansList: [
    'The order of everything hidden was fixed before anybody chose.',
    'Nobody, not even the server, could deal by what the players did.',
    'Points and places follow from the choices by the rules.',
  ],
  meansNot: 'What it does not show',
  meansNotLate:
    'Why a secret was not shown. Somebody who knows the secret of the server could choose between two deals by keeping one back.',
  meansNotChance: 'That the seed was drawn by chance: it was fixed, but who ran the server chose how.',
  meansNotList: [
    'That nobody knew it: whoever runs the server could have looked.',
    'Who really sat in front of the screens.',
  ],
  file: 'Save the game as a file',
  open: 'Look at the game',
  opening: 'Opening…',
  notOver: 'The game is not over',
  notOverLine: 'The seed stays secret as long as the game is played. Come back when it is over.',
  toTable: 'To the table',
};
