import type { Seat } from '@polder/core';
import type { Who } from '@polder/core/text';
import type { Player } from '../session/session.js';
import type { Words } from '../words/words.js';

interface Seated {
  readonly players: readonly Player[];
  readonly own?: Seat | null;
}

/** A seat in a sentence. The Gardener is the Gardener; the reader is the own seat, the only person at this screen, or whoever is called 'You'. */
export function whoAt({ players, own }: Seated, seat: Seat, words: Words): Who {
  const player = players[seat];
  if (player?.kind === 'gardener') return { name: words.game.icon('gardener'), you: false };
  const name = player?.name ?? '';
  if (own !== undefined) return { name, you: seat === own };
  const people = players.filter(({ kind }) => kind === 'person').length;
  return {
    name,
    you: player?.kind === 'person' && (people === 1 || name === words.table.you || name === words.common.you),
  };
}
