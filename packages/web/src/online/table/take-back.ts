import type { Words } from '../../words/words.js';
import type { Online } from './online.svelte.js';

/** What somebody else took back, in words. */
export function takeBackText(
  online: Pick<Online, 'tookBack' | 'nameOf'>,
  { note: words }: Words['onlineTable'],
): string {
  if (!online.tookBack) return '';
  const { note, agreed } = online.tookBack;
  return agreed ? words.backAgreed(note.taken) : words.back(online.nameOf(note.seat ?? 0), note.taken);
}
