/** Work that can wait a moment is done piece by piece, in the order asked for, each in a task of its own. */
const waiting: (() => void)[] = [];
let running = false;

function next(): void {
  waiting.shift()?.();
  running = waiting.length > 0;
  if (running) setTimeout(next);
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
