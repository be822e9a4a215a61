// Frames: plain objects in the state that say what is still to be done, innermost last.

/** An action has not begun: what listens to it may come before. */
export const BEFORE = 0;
/** The action itself is being done. */
export const UNDER_WAY = 1;
/** The action is done: what may be used after it. */
export const AFTER = 2;

/** The innermost frame, which an event of its kind is about. */
export function topFrame<Frame extends { readonly kind: string }, K extends Frame['kind']>(
  { frames }: { readonly frames: readonly Frame[] },
  kind: K,
): Extract<Frame, { kind: K }> {
  const frame = frames[frames.length - 1];
  if (frame?.kind !== kind) throw new Error(`The frame is '${frame?.kind}', not '${kind}'.`);
  return frame as Extract<Frame, { kind: K }>;
}

/** The innermost frame, which is an action. */
export function topAction<Frame extends { readonly kind: string }>({
  frames,
}: {
  readonly frames: readonly Frame[];
}): Extract<Frame, { phase: number }> {
  const frame = frames[frames.length - 1];
  if (!frame || !('phase' in frame)) throw new Error(`The frame '${frame?.kind}' is no action.`);
  return frame as Extract<Frame, { phase: number }>;
}

/** Rewards that lie open together; `taken` by bit. */
export interface OpenRewards {
  readonly items: readonly number[];
  readonly taken: number;
}

/** Whether this reward was not taken yet. */
export const isPending = ({ taken }: OpenRewards, item: number): boolean => ((taken >> item) & 1) === 0;

/** The same effect twice is one option: a pending one came before. */
export function isRepeated(rewards: OpenRewards, item: number): boolean {
  const { items } = rewards;
  for (let i = 0; i < item; i++) if (isPending(rewards, i) && items[i] === items[item]) return true;
  return false;
}
