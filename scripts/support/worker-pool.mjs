// Answers the entries of a list one by one in a worker. An entry that takes too long or too much memory ends the worker. Its
// result is that of `unanswered`, and a new worker continues with the rest.
import Tinypool from 'tinypool';

/** @typedef {{ worker: URL, patience: number }} PoolOptions */

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/**
 * The worker's default export takes an entry and returns its result.
 * @type {<Task, Result>(list: readonly Task[], options: PoolOptions & { unanswered: (task: Task) => Result }) => Promise<Result[]>}
 */
export async function runInWorker(list, { worker, patience, unanswered }) {
  const pool = new Tinypool({ filename: worker.href, minThreads: 1, maxThreads: 1, resourceLimits: LIMITS });
  /** @type {ReturnType<typeof unanswered>[]} */
  const results = [];
  for (const task of list) {
    const signal = AbortSignal.timeout(patience);
    results.push(await pool.run(task, { signal }).catch(() => unanswered(task)));
  }
  await pool.destroy();
  return results;
}
