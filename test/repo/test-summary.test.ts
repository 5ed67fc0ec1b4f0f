// The end of `npm test` names each failed and each flaky test with the first lines of its error.
import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest } from '../../scripts/tasks/test/failed-tests.mjs';
import { summary } from '../../scripts/tasks/test/test-steps.mjs';

const RED = '\u001b[31m';
const spec = (title: string, status: string, message?: string) => ({
  title,
  file: 'offers.e2e.ts',
  line: 7,
  tests: [{ status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
});

test('browser tests are found in nested groups; what passed at once is left out', () => {
  const report = {
    specs: [spec('buys', 'expected')],
    suites: [
      { specs: [spec('selects', 'flaky', `${RED}Timeout\n\nwaiting`)], suites: [] },
      { suites: [{ specs: [spec('closes', 'unexpected', 'Error: not closed')] }] },
    ],
  };
  expect(failedInPlaywright(report)).toEqual([
    '    passed at the second try: offers.e2e.ts:7 selects\n      Timeout\n      waiting',
    '    failed: offers.e2e.ts:7 closes\n      Error: not closed',
  ]);
});

test('unit tests are named with their file; a file that does not load is one failure', () => {
  const testResults = [
    {
      name: 'rates.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'a week', status: 'passed', failureMessages: [] },
        { fullName: 'a month', status: 'failed', failureMessages: ['expected 4 to be 5'] },
      ],
    },
    { name: 'broken.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
    { name: 'whole.test.ts', status: 'passed', message: '', assertionResults: [] },
  ];
  expect(failedInVitest({ testResults })).toEqual([
    '    failed: rates.test.ts: a month\n      expected 4 to be 5',
    '    failed: broken.test.ts\n      Cannot find module',
  ]);
});

test('the failures come before the table, and the numbers are the last line', () => {
  const failing = {
    ok: false,
    seconds: 2,
    counts: { passed: 3, failed: 1, failures: ['    failed: x'], notRun: [] },
  };
  const { text, failed } = summary(new Map([['browser', failing]]), 2);
  expect(failed).toBe(1);
  expect(text.indexOf('failed: x')).toBeGreaterThan(-1);
  expect(text.indexOf('failed: x')).toBeLessThan(text.indexOf('2.0 s'));
  expect(text.split('\n').at(-1)).toBe('3 passed, 1 failed');
});
