import { setFlagsFromString } from 'node:v8';
import type { FastifyBaseLogger } from 'fastify';
import { openLog } from './log.js';
import { givePort } from './port.js';
import { type ServerParts, startServer } from './server.js';
import type { Environment, Settings } from './settings.js';

/** A supervisor loses patience at last: what is acknowledged is on the disk long before. */
const PATIENCE = 9000;
/** npm hands on a signal that the terminal has sent to everybody already: that is one, not two. In ms. */
const SAME = 300;

/**
 * Runs the server as this process does: until a signal, which ends it cleanly; a second one ends it at once.
 * Resolves to its address once it is there.
 */
export async function serve(
  given: Settings,
  env: Environment,
  parts: Pick<ServerParts, 'times'> = {},
): Promise<string> {
  boundHeap();
  const log = openLog(given);
  failLoudly(log);
  const settings = await givePort(given, env);
  let stop = (): void => process.exit(0);
  let asked: number | undefined;
  const onSignal = (signal: string): void => {
    if (asked !== undefined && performance.now() - asked < SAME) return;
    if (asked !== undefined) process.exit(1);
    asked = performance.now();
    log.info({ signal }, 'stopping');
    stop();
  };
  // SIGHUP: the terminal is gone.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, onSignal);

  const server = await startServer(settings, { ...parts, log, drained: () => stop() });
  stop = () => {
    setTimeout(() => {
      log.warn('something did not end in time');
      process.exit(0);
    }, PATIENCE);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  return server.url;
}

/**
 * Left to itself, V8 looks for garbage only when there is up to three times as much of it as of what is in use, as it
 * sees fit. As much again is enough, and then memory follows from the number of tables (docs/performance.md).
 */
function boundHeap(): void {
  setFlagsFromString('--heap-growing-percent=100');
}

/** Nobody knows what state we are in: end, and be started anew. Nothing that was acknowledged is lost. */
function failLoudly(log: FastifyBaseLogger): void {
  const end = (error: unknown, what: string): void => {
    log.fatal({ err: error }, what);
    process.exit(1);
  };
  process.on('unhandledRejection', (error) => end(error, 'unhandled rejection'));
  process.on('uncaughtException', (error) => end(error, 'uncaught exception'));
}
