import { runCli } from './cli.js';
import { plainStyle } from './io.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command line as the tests run it: what it writes is kept. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    style: plainStyle,
    watched: false,
  };
  const code = await runCli(args, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}
