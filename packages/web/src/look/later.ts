/** Work that can wait a moment is done piece by piece, in the order asked for, each in a task of its own. */
const waiting: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

function next(): void {
  timer = undefined;
  waiting.shift()?.();
  if (waiting.length > 0) timer = setTimeout(next);
}

/** Answers with a way to call it off. */
export function later(work: () => void): () => void {
  waiting.push(work);
  timer ??= setTimeout(next);
  return () => {
    const at = waiting.indexOf(work);
    if (at >= 0) waiting.splice(at, 1);
  };
}
