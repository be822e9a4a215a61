import type { FinishedGame } from '@polder/server/wire';
import { isVersion } from '../session/levels.js';
import type { Player } from '../session/session.js';

/** The players of a finished game, with the versions of the bots' levels. Older records do not say them. */
export function withVersions(
  players: readonly Player[],
  records: FinishedGame['records'],
): readonly Player[] {
  return players.map((player, seat) => {
    if (player.kind !== 'bot') return player;
    const version = lastVersion(records, seat, player.level);
    return version === undefined ? player : { ...player, version };
  });
}

/** Sometimes another level has chosen for this one: that is none of its versions. */
function lastVersion(records: FinishedGame['records'], seat: number, level: string): string | undefined {
  const marks = records.flatMap(({ deed }) =>
    deed.type === 'choice' && deed.seat === seat && deed.bot?.startsWith(`${level}/`) ? [deed.bot] : [],
  );
  const version = marks.at(-1)?.slice(level.length + 1);
  return isVersion(version) ? version : undefined;
}
