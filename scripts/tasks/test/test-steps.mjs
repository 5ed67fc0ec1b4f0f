// Running one step of `npm test`, counting its tests, and the table at the end.
import { existsSync, readFileSync } from 'node:fs';
import { ended, outputOf, startChild } from '../../support/processes.mjs';
import { required } from '../../support/values.mjs';
import { failedInPlaywright, failedInVitest } from './failed-tests.mjs';

/** @typedef {{ passed: number, failed: number, failures: string[], notRun: string[] }} Counts */
/** @import { PlaywrightSuite, VitestFile } from './failed-tests.mjs' */
/** @typedef {{ numPassedTests: number, numFailedTests: number, testResults?: VitestFile[] }} VitestReport */
/** @typedef {PlaywrightSuite & { stats: { expected: number, flaky: number, unexpected: number }, config?: { metadata?: { absent?: string[] } } }} PlaywrightReport */
/** @typedef {{ kind: 'vitest' | 'playwright' | 'absent', file: string }} Report */
/** @typedef {{ name: string, commands: string[][], reports?: Report[], needsBuild?: true, cores?: 1, isExtra?: true, env?: Record<string, string> }} Step */
/** @typedef {{ ok: boolean, seconds: number, counts?: Counts | undefined, isSkipped?: true }} StepResult */

/** @type {{ vitest: (report: VitestReport) => Counts, playwright: (report: PlaywrightReport) => Counts, absent: (reasons: string[]) => Counts }} */
const COUNTS = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    failures: failedInVitest(report),
    notRun: [],
  }),
  playwright: (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    failures: failedInPlaywright(report),
    notRun: report.config?.metadata?.absent ?? [],
  }),
  absent: (notRun) => ({ passed: 0, failed: 0, failures: [], notRun }),
};

/**
 * Numbers from the reporters' files; without one the step itself is what is counted.
 * @type {(reports: readonly Report[]) => Counts | undefined}
 */
function countsOf(reports) {
  const counts = reports
    .filter(({ file }) => existsSync(file))
    .map(({ kind, file }) => COUNTS[kind](JSON.parse(readFileSync(file, 'utf8'))));
  if (counts.length === 0) return undefined;
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
    notRun: counts.flatMap(({ notRun }) => notRun),
  };
}

/**
 * Runs the commands one after the other, all of them, so that every error is reported. The output of a step that may
 * run beside another one is printed when the step ends.
 * @type {(step: Step) => Promise<StepResult>}
 */
async function runStep({ name, commands, reports = [], env, cores }) {
  const isBeside = cores === 1;
  if (!isBeside) console.log(`\n--- ${name}`);
  const started = performance.now();
  /** @type {(() => string)[]} */
  const outputs = [];
  let ok = true;
  for (const [command = '', ...args] of commands) {
    const child = startChild(command, args, {
      env: { ...process.env, ...env, FORCE_COLOR: '0' },
      stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    if (isBeside) outputs.push(outputOf(child));
    ok = (await ended(child)) === 0 && ok;
  }
  const seconds = (performance.now() - started) / 1000;
  if (isBeside) console.log(`\n--- ${name}`);
  for (const output of outputs) process.stdout.write(output());
  console.log(`--- ${name}: ${ok ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`);
  return { ok, seconds, counts: countsOf(reports) };
}

/** The cores of a small machine. */
const CORES = 2;

/** Browsers and builds wait for a part of their time, so one more step of one core runs beside those that take both. */
const PLACES = CORES + 1;

/**
 * Runs the steps in their order. A step starts when its places are free, and the build has ended if it needs that. It takes one
 * place for each of its cores; a step without `cores` takes two. When the build fails, what needs it is skipped.
 * @type {(steps: readonly Step[]) => Promise<Map<string, StepResult>>}
 */
export async function runSteps(steps) {
  /** @type {Map<string, StepResult>} */
  const results = new Map();
  const waiting = new Set(steps);
  /** @type {Set<Promise<void>>} */
  const running = new Set();
  const isBuilding = () => steps.some(({ name }) => name === 'build') && !results.has('build');
  let free = PLACES;
  while (waiting.size + running.size > 0) {
    const step = [...waiting].find(
      ({ needsBuild, cores = CORES }) => cores <= free && !(needsBuild && isBuilding()),
    );
    if (!step) {
      await Promise.race(running);
      continue;
    }
    waiting.delete(step);
    const { name, needsBuild, cores = CORES } = step;
    if (needsBuild && results.get('build')?.ok === false) {
      results.set(name, { ok: false, seconds: 0, isSkipped: true });
      continue;
    }
    free -= cores;
    const run = runStep(step).then((result) => {
      results.set(name, result);
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
  if (!counts) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, failures: [], notRun: [] };
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/** @type {(results: ReadonlyMap<string, StepResult>, seconds: number) => { text: string, failed: number }} */
export function summary(results, seconds) {
  /** @type {(name: string, seconds: number) => string} */
  const timed = (name, took) => `  ${name.padEnd(9)} ${`${took.toFixed(1)} s`.padStart(8)}`;
  let [passed, failed] = [0, 0];
  /** @type {string[]} */
  const failures = [];
  const lines = [...results].map(([name, result]) => {
    const step = tally(result);
    passed += step.passed;
    failed += step.failed;
    if (step.failures.length > 0) failures.push(`  ${name}:`, ...step.failures);
    const verdict = result.isSkipped ? 'not run: build failed' : result.ok ? 'passed' : 'FAILED';
    const numbers = result.counts ? `  ${step.passed} passed, ${step.failed} failed` : '';
    const notRun = step.notRun.map((reason) => `\n    NOT RUN: ${reason}`).join('');
    return `${timed(name, result.seconds)}  ${verdict}${numbers}${notRun}`;
  });
  const blocks = [failures, [...lines, timed('all', seconds)], [`${passed} passed, ${failed} failed`]];
  const text = blocks.filter((block) => block.length > 0).map((block) => `\n${block.join('\n')}`);
  return { text: text.join('\n'), failed };
}
