import { existsSync, readFileSync } from 'node:fs';

/** A file that could not even be loaded has no tests to count: it is one failure. */
function totals(report) {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter((file) => {
    return file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed');
  });
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** Sums of those of Vitest's reports that were written. None, or one that can't be read, is no success. */
export function totalsOf(reports) {
  try {
    const all = reports.filter((report) => existsSync(report)).map(totals);
    if (all.length === 0) throw new Error('Nothing ran.');
    const sum = (of) => all.reduce((total, it) => total + it[of], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
