import type { Said } from '@polder/core';
import { manifestOf, soloLevelOf } from '../../session/rules.js';
import type { SavedEntry } from '../../session/saves.js';
import type { Player } from '../../session/session.js';
import type { Words } from '../../words/words.js';

/** What the list says about a game, in the words of `start`. */
type Start = Words['start'];

const peopleOf = (players: readonly Player[]): number =>
  players.filter(({ kind }) => kind === 'person').length;

/** 'round 5, your turn'; 'won by Anna'. */
export function statusOf({ table: { players }, summary }: SavedEntry, start: Start): string {
  const alone = peopleOf(players) === 1;
  const isYou = (seat: number): boolean => alone && players[seat]?.kind === 'person';
  const nameOf = (seat: number): string => players[seat]?.name ?? '';
  const { finished, winners, round, waitingFor } = summary;
  if (finished) {
    return winners.length === 1 && isYou(winners[0])
      ? start.youWon
      : start.won(winners.map(nameOf).join(', '));
  }
  const moment = round === 0 ? start.settingUp : start.round(round);
  if (waitingFor.length === 0) return moment;
  return `${moment}, ${waitingFor.some(isYou) ? start.yourTurn : start.turnOf(waitingFor.map(nameOf).join(', '))}`;
}

/** 'Jan, Anna (Grower)'; with VP where the game is over. */
export function playersLine(
  { table, summary }: SavedEntry,
  start: Start,
  said: (words: Said) => string,
): string {
  const { options } = table.saved;
  const { solo } = manifestOf(table.game);
  const level = solo?.levels.find(({ id }) => id === soloLevelOf(table.game, options));
  return table.players
    .map((player, seat) => {
      if (summary.finished) return `${player.name} ${start.vp(summary.vp[seat] ?? 0)}`;
      if (player.kind === 'gardener' && level) return `${player.name} (${said(level.name)})`;
      const bot = player.kind === 'bot' && player.level !== 'random' ? ` (${start.kind(player.level)})` : '';
      return player.name + bot;
    })
    .join(', ');
}
