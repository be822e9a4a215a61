import { onMount } from 'svelte';

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

/** Things come up from where they stand: a tulip from the soil, a bulb in its place. Not those that were there at first. */
export function sprouting(): (node: Element) => void {
  let stands = false;
  onMount(() => {
    stands = true;
  });
  return (node) => {
    if (!stands) return;
    const from = { transform: 'scale(0.3)', opacity: 0 };
    node.animate([from, {}], { duration: lengthOf(260), easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)' });
  };
}
