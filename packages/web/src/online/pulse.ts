/** Whether a socket is alive: the server is told that we are here, and must be heard in turn. */
export interface Pulse {
  /** From now on, every so many ms. */
  start(every: number): void;
  stop(): void;
  /** Something came. */
  heard(): void;
  /** Is anybody still there? If nothing is heard soon, the socket is given up. */
  probe(): void;
}

/** How long an answer to a probe may take. */
const PROBE = 3_000;
const MISSING = 3;
const SHORTEST = 1_000;

interface Pulsed {
  now(): number;
  isUp(): boolean;
  beat(): void;
  /** Nothing was heard for too long. */
  dead(): void;
}

export function openPulse({ now, isUp, beat, dead }: Pulsed): Pulse {
  let last = 0;
  let beats: ReturnType<typeof setInterval> | undefined;
  let probing: ReturnType<typeof setTimeout> | undefined;

  function stopProbe(): void {
    clearTimeout(probing);
    probing = undefined;
  }

  function probe(): void {
    if (!isUp() || probing !== undefined) return;
    beat();
    probing = setTimeout(dead, PROBE);
  }

  return {
    start(wanted) {
      const every = Math.max(SHORTEST, wanted);
      clearInterval(beats);
      beats = setInterval(() => {
        // Not given up at once: in a page that nobody looks at, browsers let timers run once a minute.
        if (now() - last > MISSING * every) probe();
        else beat();
      }, every);
    },
    stop() {
      stopProbe();
      clearInterval(beats);
    },
    heard() {
      last = now();
      stopProbe();
    },
    probe,
  };
}
