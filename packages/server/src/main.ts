#!/usr/bin/env node
import { runCommand } from './run/command.js';

const code = await runCommand(process.argv.slice(2), process.env, {
  out: (line) => process.stdout.write(`${line}\n`),
  err: (line) => process.stderr.write(`${line}\n`),
});
if (code !== undefined) process.exit(code);
