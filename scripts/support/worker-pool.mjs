// Solves the entries of a list one by one in a worker. An entry that takes too long or too much memory ends the worker. Its
// result is that of `unanswered`, and a new worker continues with the rest.
import { Worker } from 'node:worker_threads';

/** @typedef {{ worker: URL, patience: number, workerData?: unknown }} PoolOptions */

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/**
 * From `results.length` on, until the end or until an entry breaks the worker.
 * @type {<Task, Result>(list: readonly Task[], results: Result[], options: PoolOptions & { unanswered: (task: Task) => Result }) => Promise<void>}
 */
function runUntilFailure(list, results, { worker: url, unanswered, patience, workerData }) {
  return new Promise((resolve) => {
    const worker = new Worker(url, { resourceLimits: LIMITS, workerData });
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // What a dying worker still throws is of no interest.
      worker.on('error', () => undefined);
      void worker.terminate().then(() => resolve());
    };
    const giveUp = () => {
      for (const task of list.slice(results.length, results.length + 1)) results.push(unanswered(task));
      end();
    };
    const expect = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    };
    worker.on('message', (result) => {
      results.push(result);
      if (results.length === list.length) end();
      else expect();
    });
    worker.on('error', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(list.slice(results.length));
    expect();
  });
}

/**
 * The worker gets the list as one message, and answers with one message for each entry, in order.
 * @type {<Task, Result>(list: readonly Task[], options: PoolOptions & { unanswered: (task: Task) => Result }) => Promise<Result[]>}
 */
export async function runInWorker(list, options) {
  /** @type {ReturnType<typeof options.unanswered>[]} */
  const results = [];
  while (results.length < list.length) await runUntilFailure(list, results, options);
  return results;
}
