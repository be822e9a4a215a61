/** The server's time, by its messages. */
export interface ServerTime {
  now(): number;
  /** A message was sent at this time of the server, and is here. */
  heard(server: number): void;
  /** The first message of a connection: another server may have another time. */
  restart(server: number): void;
}

const SAMPLES = 8;

export function openServerTime(ownTime: () => number): ServerTime {
  /** Server's time less our own, as the last messages say: the largest has travelled the least. */
  const offsets: number[] = [];
  function heard(server: number): void {
    offsets.push(server - ownTime());
    if (offsets.length > SAMPLES) offsets.shift();
  }
  return {
    now: () => ownTime() + (offsets.length > 0 ? Math.max(...offsets) : 0),
    heard,
    restart(server) {
      offsets.length = 0;
      heard(server);
    },
  };
}
