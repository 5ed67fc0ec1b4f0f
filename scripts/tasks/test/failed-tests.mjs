// The failed and the flaky tests of a step, from the report of its test runner: `npm test` repeats them at its end, where
// they are seen without reading the whole output.

import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ assertionResults: { fullName: string, status: string, failureMessages?: string[] | null }[], name: string, message?: string, status?: string }} VitestFile */
/** @typedef {{ title: string, file: string, line: number, tests: { status: string, results: { error?: { message?: string } }[] }[] }} PlaywrightSpec */
/** @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

const LINES = 8;
const WIDTH = 200;

/** The first lines of an error's message, without colours. @type {(message: string | undefined) => string} */
const shortened = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, LINES)
    .map((line) => `      ${line.slice(0, WIDTH)}`)
    .join('\n');

/** @type {(title: string, message: string | undefined) => string} */
const entry = (title, message) => [`    ${title}`, shortened(message)].filter(Boolean).join('\n');

/** @type {(file: VitestFile) => string[]} */
function failedInFile({ name, message, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  // A file that could not be loaded has no failed test.
  if (failed.length === 0 && status === 'failed') return [entry(`failed: ${name}`, message)];
  return failed.map((test) => entry(`failed: ${name}: ${test.fullName}`, test.failureMessages?.[0]));
}

/** @type {(report: { testResults?: VitestFile[] }) => string[]} */
export const failedInVitest = ({ testResults = [] }) => testResults.flatMap(failedInFile);

/** @type {(suite: PlaywrightSuite) => PlaywrightSpec[]} */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @type {Readonly<Record<string, string>>} */
const VERDICTS = { unexpected: 'failed', flaky: 'passed at the second try' };

/** @type {(report: PlaywrightSuite) => string[]} */
export const failedInPlaywright = (report) =>
  specsOf(report).flatMap(({ title, file, line, tests }) =>
    tests.flatMap(({ status, results }) => {
      const verdict = VERDICTS[status];
      const message = results.find(({ error }) => error)?.error?.message;
      return verdict ? [entry(`${verdict}: ${file}:${line} ${title}`, message)] : [];
    }),
  );
