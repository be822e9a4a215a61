/** One after the other, in the order of asking. `enter` resolves with the way to leave. */
export interface Turnstile {
  enter(): Promise<() => void>;
}

/** Rejects with `tooLate()` whoever has waited for longer than `ms`. */
export function openTurnstile(ms: number, tooLate: () => Error): Turnstile {
  const waiting: (() => void)[] = [];
  let inside = false;

  function pass(): () => void {
    inside = true;
    let left = false;
    return () => {
      if (left) return;
      left = true;
      inside = false;
      waiting.shift()?.();
    };
  }

  return {
    enter() {
      if (!inside) return Promise.resolve(pass());
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(tooLate());
        }, ms);
        timer.unref();
        const go = (): void => {
          clearTimeout(timer);
          resolve(pass());
        };
        waiting.push(go);
      });
    },
  };
}
