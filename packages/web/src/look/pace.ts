/** How long something takes now, in ms: none if motion is off. The page sets it (App.svelte); to compute it would cost a layout. */
export function lengthOf(ms: number): number {
  const pace = Number.parseFloat(document.documentElement.style.getPropertyValue('--pace'));
  return ms * (Number.isNaN(pace) ? 1 : pace);
}

const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Counts from one number to another; the returned function stops it. */
export function count(from: number, to: number, show: (n: number) => void): () => void {
  const length = lengthOf(700);
  if (length === 0) {
    show(to);
    return () => {};
  }
  let frame = 0;
  const start = performance.now();
  const step = (now: number): void => {
    const t = Math.min(1, (now - start) / length);
    show(Math.round(from + (to - from) * easeOut(t)));
    if (t < 1) frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}

/** A thing comes up from where it stands: a tulip from the soil, a bulb in its place. */
export const sprout = (_node: Element) => ({
  duration: lengthOf(260),
  css: (t: number) => `transform: scale(${0.3 + 0.7 * easeOut(t)}); opacity: ${t}`,
});
