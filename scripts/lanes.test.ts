import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runLanes } from './test/lanes.mjs';
import { totalsOf } from './test/totals.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'polder-lanes-'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const at = (name: string): string => join(folder, name);
const step = (name: string, code: string): [string, string[]] => [name, ['-e', code]];
const leave = (name: string): string => `require('fs').writeFileSync(${JSON.stringify(at(name))}, '')`;
const need = (name: string): string =>
  `process.exitCode = require('fs').existsSync(${JSON.stringify(at(name))}) ? 0 : 9;`;
/** Until the other has come, which only happens if both run at once. */
const meet = (own: string, other: string): string =>
  `${leave(own)}; const wait = setInterval(() => require('fs').existsSync(${JSON.stringify(at(other))}) && clearInterval(wait), 10)`;

test('lanes run beside each other, each in order, after what comes first', async () => {
  const code = await runLanes({
    first: [step('first', leave('first'))],
    front: [step('needs', need('first')), step('front', meet('front', 'back')), step('then', leave('then'))],
    back: [
      step('back', meet('back', 'front')),
      step('yields', `process.exitCode = require('os').getPriority() > 0 ? 0 : 8`),
    ],
  });
  expect(code).toBe(0);
  expect(existsSync(at('then'))).toBe(true);
});

test.each(['front', 'back'] as const)(
  'a step of %s that fails ends the other lane, with its code',
  async (bad) => {
    const endless = step('endless', 'setInterval(() => {}, 1000)');
    const failing = [step('fails', 'process.exitCode = 3'), step('never', leave('never'))];
    const lanes = { first: [], front: [endless], back: [endless], [bad]: failing };
    expect(await runLanes(lanes)).toBe(3);
    expect(existsSync(at('never'))).toBe(false);
  },
);

test('what fails first keeps everything else from running', async () => {
  const never = [step('never', leave('never'))];
  expect(await runLanes({ first: [step('fails', 'process.exitCode = 2')], front: never, back: never })).toBe(
    2,
  );
  expect(existsSync(at('never'))).toBe(false);
});

test('totals are those of all reports; none at all is a failure, and so is a file that did not load', () => {
  const report = (name: string, passed: number, testResults: object[] = []): string => {
    writeFileSync(at(name), JSON.stringify({ numPassedTests: passed, numFailedTests: 0, testResults }));
    return at(name);
  };
  expect(totalsOf([report('a', 2), report('b', 3), at('missing')])).toEqual({ passed: 5, failed: 0 });
  expect(totalsOf([report('c', 1, [{ status: 'failed', assertionResults: [] }])])).toEqual({
    passed: 1,
    failed: 1,
  });
  expect(totalsOf([at('missing')])).toEqual({ passed: 0, failed: 1 });
  writeFileSync(at('torn'), readFileSync(at('a'), 'utf8').slice(5));
  expect(totalsOf([at('torn')])).toEqual({ passed: 0, failed: 1 });
});
