import type { Words } from '../../words/words.js';
import { otherPeople, type WayBack, waysBack } from '../talk.js';
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

/** How far the others could be asked to go back, when somebody's own undo is refused. */
export function askableBack({
  own,
  isOver,
  now: { info, status },
  session,
}: Pick<Online, 'own' | 'isOver'> & {
  readonly now: Pick<Online['now'], 'info' | 'status'>;
  readonly session: Pick<Online['session'], 'moments'>;
}): WayBack | undefined {
  if (own === null || isOver || status.proposal !== null || status.bots[own] !== null) return undefined;
  if (otherPeople(info, status, own).length === 0) return undefined;
  return waysBack(session.moments, { own, undoable: status.undoable.steps, shown: undefined })[0];
}
