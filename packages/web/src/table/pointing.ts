/**
 * Tells what the mouse points at, or what the keyboard stands on: the `data-at` of the thing, undefined when it has
 * left it. What comes under a mouse that rests says nothing, so that a ghost can't make itself come and go.
 */
export function watchPointing(root: HTMLElement, tell: (at: string | undefined) => void): () => void {
  let at: string | undefined;
  let mouse = '';
  const to = (next: string | undefined): void => {
    if (next === at) return;
    at = next;
    tell(at);
  };
  const placeOf = (target: EventTarget | null): string | undefined =>
    (target instanceof Element && target.closest('[data-at]')?.getAttribute('data-at')) || undefined;
  const listeners = {
    pointermove: ({ pointerType, screenX, screenY, target }: PointerEvent) => {
      const now = `${screenX} ${screenY}`;
      if (pointerType !== 'mouse' || now === mouse) return;
      mouse = now;
      to(placeOf(target));
    },
    pointerleave: () => to(undefined),
    focusin: ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) to(placeOf(target));
    },
    // A thing with the focus may be leaving the page, in the middle of its being drawn anew: nothing is told then.
    focusout: () => {
      const left = at;
      queueMicrotask(() => at === left && to(undefined));
    },
  };
  const all = Object.entries(listeners) as [string, (event: Event) => void][];
  for (const [type, listener] of all) root.addEventListener(type, listener, { passive: true });
  return () => {
    for (const [type, listener] of all) root.removeEventListener(type, listener);
    to(undefined);
  };
}
