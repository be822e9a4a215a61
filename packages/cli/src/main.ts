#!/usr/bin/env node
import { runCli } from './cli.js';
import { terminalIo } from './io.js';

// Whoever reads has seen enough, as in `polder demo | head`: end quietly.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0);
    throw error;
  });
}

// Not process.exit: what is still on its way into a pipe would be lost.
process.exitCode = await runCli(process.argv.slice(2), terminalIo());
