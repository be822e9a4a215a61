import { below, type Random } from '@polder/core';
import { isOver, type Seen } from '../../testing/seen.js';
import type { Action } from '../../wire/commands.js';
import type { Outcome, Refusal } from '../../wire/messages.js';

/** Chooses by chance, one thing after the other, whenever it is asked. */
export interface ChancePlayer {
  readonly isAsking: boolean;
  readonly counts: { readonly stale: number; readonly undone: number };
  /** What was refused, but for what was stale. */
  readonly refusals: readonly Refusal[];
  play(): void;
  /** Begins nothing more. */
  stop(): void;
  /** Something has come: perhaps it is asked. */
  consider(): void;
  describe(): object;
}

interface ChanceTable {
  readonly random: Random;
  /** It chooses nothing once there are so many records. */
  readonly limit: number;
  /** Undefined: nothing can be asked now. */
  seen(): Seen | undefined;
  ask(action: Action): Promise<Outcome>;
  until(isSo: (seen: Seen) => boolean): Promise<Seen>;
}

export function openChancePlayer({ random, limit, seen, ask, until }: ChanceTable): ChancePlayer {
  const counts = { stale: 0, undone: 0 };
  const refusals: Refusal[] = [];
  let playing = false;
  let asking = false;

  function consider(): void {
    const now = playing && !asking ? seen() : undefined;
    if (!now || now.status.seq !== now.seq || now.seq >= limit || isOver(now)) return;
    const { undoable, decision } = now.status;
    if (undoable.steps > 0 && below(random, 20) === 0) void act({ type: 'undo' }, now.seq);
    else if (decision) {
      const { id, options } = decision;
      void act({ type: 'choose', decision: id, keys: [options[below(random, options.length)].key] }, now.seq);
    }
  }

  async function act(action: Action, seq: number): Promise<void> {
    asking = true;
    const outcome = await ask(action);
    if (outcome.ok) {
      if (action.type === 'undo') counts.undone++;
      await until((it) => it.seq >= outcome.seq);
    } else if (outcome.refusal.code === 'stale') {
      counts.stale++;
      await until((it) => it.seq > seq);
    } else refusals.push(outcome.refusal);
    asking = false;
    // Not within the message that brought it: others are asked, too.
    setImmediate(consider);
  }

  return {
    get isAsking() {
      return asking;
    },
    counts,
    refusals,
    play() {
      playing = true;
      consider();
    },
    stop() {
      playing = false;
    },
    consider,
    describe: () => ({ playing, asking, refusals }),
  };
}
