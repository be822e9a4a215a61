/** Work that can wait a moment is done piece by piece, in the order asked for, each in a task of its own. */
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
}

/** Work for after the next picture, which shows what was done before; at once where nobody looks. Answers with a way to call it off. */
export function afterPaint(work: () => void): () => void {
  if (document.hidden) {
    work();
    return () => {};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Answers with a way to call it off. */
export function later(work: () => void): () => void {
  waiting.push(work);
  if (!running) setTimeout(next);
  running = true;
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}
