// How long the step engine takes for a problem, beside two algebra libraries over the same problems.
import { spawnSync } from 'node:child_process';
import { runInWorker } from '../../scripts/support/worker-pool.mjs';
import { ensurePackage } from '../../scripts/support/download-tool.mjs';
import { ENGINES, ENGINE_NAMES } from './engines.mjs';
import { questions, spread } from './problems.mjs';
import { messageOf } from '../../scripts/support/values.mjs';

/** @import { EngineName } from './engines.mjs' */
/** @typedef {{ asked: boolean, answered: boolean, ms: number }} Result */
/** @typedef {{ asked: number, answered: number, median: number, slow: number, worst: number }} Summary */

export const MEDIAN_MS = 5;
export const SLOW_MS = 100;
const WORKER = new URL('./worker.mjs', import.meta.url);
/** The libraries take seconds for some problems: a part of a large pool says enough about them. */
const SAMPLE = 400;
const PATIENCE_MS = 20_000;
const COLD_RUNS = 5;

/** @type {(sorted: readonly number[], share: number) => number} */
const at = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
/** @type {(value: number) => string} */
const ms = (value) => `${value.toFixed(1)} ms`.padStart(10);
/** @type {(value: number) => string} */
const count = (value) => String(value).padStart(8);

/** @type {(results: readonly Result[]) => Summary} */
function summary(results) {
  const asked = results.filter((result) => result.asked);
  const times = asked.map((result) => result.ms).sort((a, b) => a - b);
  const answered = asked.filter((result) => result.answered).length;
  return {
    asked: asked.length,
    answered,
    median: at(times, 0.5),
    slow: at(times, 0.99),
    worst: at(times, 1),
  };
}

/** @type {(engine: EngineName, asked: readonly string[]) => Promise<Result[]>} */
async function measured(engine, asked) {
  const { package: name, version, load } = ENGINES[engine];
  const place = name && version ? ensurePackage(name, version) : '';
  // Here once: a library that can't be loaded would otherwise count as one that can't solve anything.
  await load(place);
  const unanswered = () => ({ asked: true, answered: false, ms: PATIENCE_MS });
  const tasks = asked.map((question) => ({ engine, place, question }));
  return runInWorker(tasks, { worker: WORKER, unanswered, patience: PATIENCE_MS });
}

/** @type {(title: string, summary: Summary) => string} */
const row = (title, { asked, answered, median, slow, worst }) =>
  `  ${title.padEnd(38)} ${count(asked)} ${count(answered)} ${ms(median)} ${ms(slow)} ${ms(worst)}`;

/** From the start of the command to its end, with one question. */
function coldStart() {
  const times = Array.from({ length: COLD_RUNS }, () => {
    const start = performance.now();
    spawnSync(process.execPath, ['scripts/tasks/solve.mjs', 'x^2 - 5x + 6 = 0']);
    return performance.now() - start;
  });
  return at(
    times.sort((a, b) => a - b),
    0.5,
  );
}

/** @type {(asked: readonly string[], results: readonly Result[]) => string[]} */
const slowest = (asked, results) =>
  asked
    .map((question, index) => ({ question, ms: results[index]?.ms ?? 0 }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 5)
    .map((each) => `    ${ms(each.ms)}  ${each.question.slice(0, 90)}`);

/** Prints the table; true when our engine is as quick as it has to be. @type {() => Promise<boolean>} */
export async function report() {
  const all = questions();
  const sample = spread(all, SAMPLE);
  const results = await measured('stepwise', all);
  const ours = summary(results);
  console.log(
    `solver, ${all.length} problems                            asked answered     median       99 %    slowest`,
  );
  console.log(row(ENGINES.stepwise.title, ours));
  console.log(slowest(all, results).join('\n'));
  if (sample.length < all.length) console.log(`  of these, ${sample.length}:`);
  for (const engine of ENGINE_NAMES) {
    try {
      const { title, version } = ENGINES[engine];
      console.log(row(version ? `${title} ${version}` : title, summary(await measured(engine, sample))));
    } catch (error) {
      console.log(`  ${ENGINES[engine].title.padEnd(38)} not measured: ${messageOf(error)}`);
    }
  }
  console.log(`  the command with one question, from start to end: ${ms(coldStart()).trim()}`);
  return ours.median < MEDIAN_MS && ours.slow < SLOW_MS;
}
