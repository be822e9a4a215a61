import { VERSIONS } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import type { Bots } from '../session/bots.js';
import type { Session } from '../session/session.js';
import type { Lesson } from './script.js';

/** The learner's seat. */
export const LEARNER = 0;

/** Anna plays what the lesson says, one choice at a time; then she thinks for as long as one likes. */
export function scriptedBots({ others }: Pick<Lesson, 'others'>): Bots {
  let at = 0;
  return {
    async plan() {
      const key = others[at++];
      return key === undefined ? new Promise(() => undefined) : { keys: [key], version: VERSIONS.grower };
    },
    explain: async () => [],
    close: () => undefined,
  };
}

/** Where a lesson stands: the step, and the choices that are asked for until there is something to be read again. */
export interface Place {
  readonly at: number;
  readonly wanted: readonly string[];
}

/**
 * By what was done: the learner has made so many choices, and has read everything up to this step. What is
 * taken back comes again; what was read does not.
 */
export function placeIn({ steps }: Pick<Lesson, 'steps'>, made: number, read: number): Place {
  let before = 0;
  for (const [at, { does }] of steps.entries()) {
    if (does === undefined && at > read) return { at, wanted: [] };
    const open = does?.slice(Math.max(0, made - before)) ?? [];
    if (open.length > 0) return { at, wanted: [...open, ...following(steps.slice(at + 1))] };
    before += does?.length ?? 0;
  }
  return { at: steps.length - 1, wanted: [] };
}

function following(steps: Lesson['steps']): string[] {
  const next = steps.findIndex(({ does }) => does === undefined);
  return steps.slice(0, next < 0 ? steps.length : next).flatMap(({ does }) => [...(does ?? [])]);
}

/**
 * From now on only what the lesson asks for counts at this table. Anything can be looked at and previewed;
 * another choice changes nothing, and `strayed` is told.
 */
export function guided<State, Event extends GameEvent>(
  session: Session<State, Event>,
  wanted: () => readonly string[],
  strayed: () => void,
): Session<State, Event> {
  const choose = session.choose.bind(session);
  session.choose = async (keys) => {
    const asked = wanted();
    const other = keys.findIndex((key, i) => key !== asked[i]);
    const right = other < 0 ? keys : keys.slice(0, other);
    if (other >= 0) strayed();
    if (right.length > 0) await choose(right);
  };
  return session;
}
