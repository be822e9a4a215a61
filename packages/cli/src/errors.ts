/** The command line is wrong: exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  constructor(
    message: string,
    readonly hint?: string,
  ) {
    super(message);
  }
}

/** What was asked for can't be done, and it is nobody's bug: one clear message, exit code 1. */
export class Failure extends Error {
  override readonly name = 'Failure';
}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
