import type { Io } from './io.js';

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** All that `polder help NAME` prints. */
  readonly help: string;
  /** Returns the exit code. */
  run(args: readonly string[], io: Io): Promise<number>;
}
