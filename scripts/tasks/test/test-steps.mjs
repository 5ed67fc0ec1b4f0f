// Running one step of `npm test`, counting its tests, and the table at the end.
import { existsSync, readFileSync } from 'node:fs';
import { startChild } from '../../support/processes.mjs';
import { required } from '../../support/values.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

/** @import { ChildProcess } from 'node:child_process' */
/** @typedef {{ passed: number, failed: number, notRun?: string[], failures?: string[] }} Counts */
/** @import { PlaywrightSuite, VitestFile } from './failed-tests.mjs' */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults?: VitestFile[] }} VitestReport */
/** @typedef {PlaywrightSuite & { stats: { expected: number, flaky: number, unexpected: number }, config?: { metadata?: { absent?: string[] } } }} PlaywrightReport */
/** @typedef {Counts & { results: { name: string, absent?: string }[] }} EmulatorsReport */
/** @typedef {{ kind: 'vitest' | 'playwright' | 'emulators', file: string }} Report */
/** @typedef {{ name: string, commands: string[][], report?: Report, needs?: string[], cores?: 1, isExtra?: boolean, env?: Record<string, string> }} Step */
/** @typedef {{ ok: boolean, seconds: number, counts?: Counts | undefined, skipped?: string }} StepResult */

/** @type {(child: ChildProcess) => Promise<number>} */
const ended = (child) =>
  new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });

/** @type {{ vitest: (report: VitestReport) => Counts, playwright: (report: PlaywrightReport) => Counts, emulators: (report: EmulatorsReport) => Counts }} */
const COUNTS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failedInVitest(report),
  }),
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: failedInPlaywright(report),
    notRun: report.config?.metadata?.absent ?? [],
  }),
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
 * Runs the commands one after the other, all of them, so that every error is reported. The output of a step that may
 * run beside another one is printed when the step ends.
 * @type {(step: Step) => Promise<StepResult>}
 */
async function runStep({ name, commands, report, env, cores }) {
  const isBeside = cores === 1;
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

/** The cores of a small machine. */
const CORES = 2;

/** Browsers and builds wait for a part of their time, so one more step of one core runs beside those that take both. */
const PLACES = CORES + 1;

/**
 * Runs the steps in their order. A step starts when the steps that it needs have ended and its places are free. It takes one
 * place for each of its cores; a step without `cores` takes two. A step is skipped when one that it needs has failed.
 * @type {(steps: readonly Step[]) => Promise<Map<string, StepResult>>}
 */
export async function runSteps(steps) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const waiting = [...steps];
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  let free = PLACES;
  while (waiting.length > 0 || running.size > 0) {
    const at = waiting.findIndex(({ needs, cores = CORES }) => {
      const isReady = (needs ?? []).every(
        (name) => results.has(name) || !steps.some((step) => step.name === name),
      );
      return isReady && cores <= free;
    });
    const [step] = at === -1 ? [] : waiting.splice(at, 1);
    if (!step) {
      await Promise.race(running);
      continue;
    }
    const missing = step.needs?.find((name) => results.get(name)?.ok === false);
    if (missing) {
      results.set(step.name, { ok: false, seconds: 0, skipped: missing });
      continue;
    }
    const { cores = CORES } = step;
    free -= cores;
    const run = runStep(step).then((result) => {
      results.set(step.name, result);
      free += cores;
      running.delete(run);
    });
    running.add(run);
  }
  return new Map(steps.map(({ name }) => [name, required(results.get(name), name)]));
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
  const failures = [...results].flatMap(([name, { counts }]) =>
    counts?.failures?.length ? [`  ${name}:`, ...counts.failures] : [],
  );
  const text = [
    '',
    ...failures,
    ...(failures.length > 0 ? [''] : []),
    ...lines,
    `  ${'all'.padEnd(9)} ${`${seconds.toFixed(1)} s`.padStart(8)}`,
    '',
    `${passed} passed, ${failed} failed`,
  ];
  return { text: text.join('\n'), failed };
}
