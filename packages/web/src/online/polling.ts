/** Something that is done over and over, one round after the other, as long as it is needed. */
export interface Polling {
  readonly runs: boolean;
  start(): void;
  /** What a round still waits for is void then: see `isOver`. */
  stop(): void;
  /** The next round now. */
  wake(): void;
}

/** `round` asks `isOver` after everything that it waited for. */
export function openPolling(
  round: (isOver: () => boolean) => Promise<void>,
  interval: () => number,
): Polling {
  let current: { over: boolean; hurried: boolean; wake(): void } | undefined;

  async function run(mine: NonNullable<typeof current>): Promise<void> {
    while (!mine.over) {
      mine.hurried = false;
      await round(() => mine.over);
      if (mine.over) return;
      // Somebody may have asked for another round while this one was under way.
      if (!mine.hurried) await pause(mine);
    }
  }

  const pause = (mine: NonNullable<typeof current>): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, interval());
      mine.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  return {
    get runs() {
      return current !== undefined;
    },
    start() {
      if (current) return;
      current = { over: false, hurried: false, wake: () => {} };
      void run(current);
    },
    stop() {
      if (!current) return;
      current.over = true;
      current.wake();
      current = undefined;
    },
    wake() {
      if (!current) return;
      current.hurried = true;
      current.wake();
    },
  };
}
