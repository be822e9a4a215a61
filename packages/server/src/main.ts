#!/usr/bin/env node
import { setFlagsFromString } from 'node:v8';
import { runCommand } from './run/command.js';

// Left to itself, V8 looks for garbage only when there is three times as much of it as of what is in use, or sooner,
// as it sees fit. As much again is enough, and then memory follows from the number of tables (docs/performance.md).
setFlagsFromString('--heap-growing-percent=100');

const code = await runCommand(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
if (code !== undefined) process.exit(code);
