import type { Component } from 'svelte';
import { type GameId, gameWith } from '../session/rules.js';
import { type AnyRoom, roomOf } from '../table/rooms.js';
import type { Lesson } from './script.js';

/** The lessons that games bring along, by the path of their entry. */
const FOUND = import.meta.glob<{ readonly lesson: Lesson }>('../../../../games/*/board/lesson/index.ts');

interface Opened {
  readonly game: GameId;
  readonly lesson: Lesson;
  readonly room: AnyRoom;
}
let opened: Opened | undefined;

/** The page, together with the lesson and the table that it needs. */
export async function openLesson(): Promise<{ readonly default: Component }> {
  const game = gameWith('lesson') ?? '';
  const [page, { lesson }, room] = await Promise.all([
    import('../pages/Lesson.svelte'),
    FOUND[`../../../../games/${game}/board/lesson/index.ts`](),
    roomOf(game),
  ]);
  opened = { game, lesson, room };
  return page;
}

/** For the page, which comes after it. */
export function openedLesson(): Opened {
  if (!opened) throw new Error('No lesson was opened.');
  return opened;
}
