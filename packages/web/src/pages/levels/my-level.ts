import { PLAY_LEVELS, type PlayLevel } from '@polder/bots';
import { isBroken, type Listed } from '../../session/entries.js';
import type { GameId } from '../../session/rules.js';

/** How strong each level is at a game, by the arena. */
export type Strengths = Readonly<Record<PlayLevel, number>>;

/** A game that somebody has finished against bots: whom they met, and the share of each meeting that was theirs. */
export interface Meeting {
  readonly level: PlayLevel;
  /** 1: ended before the bot, 0: after it, 0.5: level with it. */
  readonly share: number;
}
export interface Finished {
  readonly won: boolean;
  readonly meetings: readonly Meeting[];
}

/** How strong somebody seems to be, and between which figures that lies nineteen times of twenty. */
export interface Guess {
  readonly strength: number;
  readonly between: readonly [number, number];
  readonly games: number;
}

const isPlayLevel = (level: string): level is PlayLevel => PLAY_LEVELS.some((it) => it === level);

/** What the games of this browser say about the one person at them, the latest first. */
export function finishedAgainstBots(listed: readonly Listed[], game: GameId): readonly Finished[] {
  return listed.flatMap((entry) => {
    if (isBroken(entry)) return [];
    const { table, summary } = entry;
    const people = table.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [own] = people;
    if (table.game !== game || !summary.finished || people.length !== 1) return [];
    const { vp, winners } = summary;
    const meetings = table.players.flatMap((player, seat): Meeting[] => {
      if (player.kind !== 'bot' || !isPlayLevel(player.level)) return [];
      const ahead = Math.sign((vp[own] ?? 0) - (vp[seat] ?? 0)) || decided(winners, own, seat);
      return [{ level: player.level, share: (ahead + 1) / 2 }];
    });
    return meetings.length === 0 ? [] : [{ won: winners.includes(own), meetings }];
  });
}

/** Level on VP: the winner was ahead by what breaks ties. */
const decided = (winners: readonly number[], own: number, other: number): number =>
  Number(winners.includes(own)) - Number(winners.includes(other));

/** So many games count: people learn. */
const LATEST = 10;
/** Where somebody begins of whom nothing is known, and how far off that may be (standard deviation). */
const FIRST: PlayLevel = 'apprentice';
const DOUBT = 350;
const ELO = Math.LN10 / 400;
const STEPS = 60;
/** Of one step: far away from the truth the curve says too much. */
const LONGEST = 100;

/** The strength that explains the latest games best, beginning with a guess that a few games outweigh. */
export function guessOf(games: readonly Finished[], strengths: Strengths): Guess {
  const latest = games.slice(0, LATEST);
  const start = strengths[FIRST];
  let strength = start;
  let certain = 1 / DOUBT ** 2;
  for (let step = 0; step < STEPS; step++) {
    let slope = (start - strength) / DOUBT ** 2;
    certain = 1 / DOUBT ** 2;
    for (const { meetings } of latest) {
      for (const { level, share } of meetings) {
        const chance = 1 / (1 + Math.exp(ELO * (strengths[level] - strength)));
        // The bots of one game are met on the same deal: together they say as much as one.
        slope += (ELO * (share - chance)) / meetings.length;
        certain += (ELO ** 2 * chance * (1 - chance)) / meetings.length;
      }
    }
    strength += Math.max(-LONGEST, Math.min(LONGEST, slope / certain));
  }
  const off = 1.96 / Math.sqrt(certain);
  return { strength, between: [strength - off, strength + off], games: latest.length };
}

/** The level that is nearest: a fair game. Of two that are as strong, the higher one is for who is above both. */
export function nearest(strength: number, strengths: Strengths): PlayLevel {
  const off = (level: PlayLevel): number => Math.abs(strengths[level] - strength);
  const isNearer = (level: PlayLevel, than: PlayLevel): boolean =>
    off(level) < off(than) || (strengths[level] === strengths[than] && strength > strengths[level]);
  return PLAY_LEVELS.reduce((best, level) => (isNearer(level, best) ? level : best));
}

/** Which level is next for somebody: one up or down from the last at most, and only where a game was played. */
export function suggested(games: readonly Finished[], strengths: Strengths): PlayLevel {
  const [last] = games;
  if (!last) return FIRST;
  const at = Math.max(...last.meetings.map(({ level }) => PLAY_LEVELS.indexOf(level)));
  const wanted = PLAY_LEVELS.indexOf(nearest(guessOf(games, strengths).strength, strengths));
  return PLAY_LEVELS[at + Math.max(-1, Math.min(1, wanted - at))];
}

/** How somebody has done against a level, in their latest games with it. */
export function recordAgainst(
  games: readonly Finished[],
  level: PlayLevel,
): { readonly won: number; readonly games: number } {
  const met = games.filter(({ meetings }) => meetings.some((it) => it.level === level)).slice(0, LATEST);
  return { won: met.filter(({ won }) => won).length, games: met.length };
}
