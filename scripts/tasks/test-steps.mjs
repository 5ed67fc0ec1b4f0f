// Running one step of `npm test`, counting its tests, and the table at the end.
import { existsSync, readFileSync } from 'node:fs';
import { startChild } from '../support/processes.mjs';

/** @import { ChildProcess } from 'node:child_process' */
/** @typedef {{ passed: number, failed: number, notRun?: string[] }} Counts */
/** @typedef {{ numPassedTests: number, numFailedTests: number }} VitestReport */
/** @typedef {{ stats: { expected: number, flaky: number, unexpected: number } }} PlaywrightReport */
/** @typedef {Counts & { results: { name: string, absent?: string }[] }} EmulatorsReport */
/** @typedef {{ kind: 'vitest' | 'playwright' | 'emulators', file: string }} Report */
/** @typedef {{ name: string, commands: string[][], report?: Report, needs?: string[], together?: boolean, isExtra?: boolean, env?: Record<string, string> }} Step */
/** @typedef {{ ok: boolean, seconds: number, counts?: Counts | undefined, skipped?: string }} StepResult */

/** @type {(child: ChildProcess) => Promise<number>} */
const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** @type {{ vitest: (report: VitestReport) => Counts, playwright: (report: PlaywrightReport) => Counts, emulators: (report: EmulatorsReport) => Counts }} */
const COUNTS = {
  vitest: (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests }),
  playwright: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  emulators: ({ passed, failed, results }) => ({
    passed,
    failed,
    notRun: results.filter(({ absent }) => absent).map(({ name, absent }) => `${name}: ${absent}`),
  }),
};

/**
 * Numbers from the reporter's file; without one the step itself is what is counted.
 * @type {(report: Report | undefined) => Counts | undefined}
 */
function countsOf(report) {
  if (!report || !existsSync(report.file)) return undefined;
  const found = JSON.parse(readFileSync(report.file, 'utf8'));
  return COUNTS[report.kind](found);
}

/** What a child writes, kept until `print`. @type {(child: ChildProcess) => () => boolean} */
function kept(child) {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => (text += part));
  return () => process.stdout.write(text);
}

/**
 * Commands run one after the other, all of them, so that every complaint is seen. `isBeside`: another step runs at the
 * same time, so what is written comes at the end, in one piece.
 * @type {(step: Step, isBeside?: boolean) => Promise<StepResult>}
 */
export async function runStep({ name, commands, report, env }, isBeside = false) {
  if (!isBeside) console.log(`\n--- ${name}`);
  const started = performance.now();
  /** @type {(() => void)[]} */
  const prints = [];
  let ok = true;
  for (const [command = '', ...args] of commands) {
    const child = startChild(command, args, {
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (isBeside) prints.push(kept(child));
    ok = (await ended(child)) === 0 && ok;
  }
  const seconds = (performance.now() - started) / 1000;
  if (isBeside) console.log(`\n--- ${name}`);
  for (const print of prints) print();
  console.log(`--- ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { ok, seconds, counts: countsOf(report) };
}

/**
 * A step counts as one test, unless it brought numbers; a failure outside of any test counts as one.
 * @type {(result: StepResult) => Counts}
 */
function tally({ ok, counts }) {
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { passed: counts.passed, failed: ok ? counts.failed : Math.max(1, counts.failed) };
}

/** @type {(results: ReadonlyMap<string, StepResult>, seconds: number) => { text: string, failed: number }} */
export function summary(results, seconds) {
  let [passed, failed] = [0, 0];
  const lines = [...results].map(([name, result]) => {
    const step = tally(result);
    passed += step.passed;
    failed += step.failed;
    const verdict = result.skipped ? `not run: ${result.skipped} failed` : result.ok ? 'passed' : 'FAILED';
    const numbers = result.counts ? `  ${step.passed} passed, ${step.failed} failed` : '';
    const notRun = (result.counts?.notRun ?? []).map((reason) => `\n    NOT RUN: ${reason}`).join('');
    return `  ${name.padEnd(9)} ${`${result.seconds.toFixed(1)} s`.padStart(8)}  ${verdict}${numbers}${notRun}`;
  });
  const text = [
    '',
    ...lines,
    `  ${'all'.padEnd(9)} ${`${seconds.toFixed(1)} s`.padStart(8)}`,
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return { text: text.join('\n'), failed };
}
