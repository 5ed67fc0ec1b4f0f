// Questions solved one after the other in a worker. A question that takes too long or too much memory ends the worker,
// is left unanswered, and the rest goes on in a new one.
import { Worker } from 'node:worker_threads';

const WORKER = new URL('./solve-worker.mjs', import.meta.url);
/** The engine counts its work and stops long before; this is for what it does not count. */
const PATIENCE_MS = 10_000;
const LIMITS = { maxOldGenerationSizeMb: 1024 };

const FAILURE = 'I can’t solve this one yet: it takes too long.';
const UNANSWERED = {
  answer: () => null,
  details: () => ({ answer: null, reading: null, message: FAILURE, steps: [] }),
  text: () => ({ solved: false, text: FAILURE }),
};

/** Works off `asked` from `results.length` on, until the end or until a question breaks the worker. */
function workOff(asked, results, patience) {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, { resourceLimits: LIMITS });
    let timer;
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // What a dying worker still throws is of no interest.
      worker.on('error', () => undefined);
      void worker.terminate().then(resolve);
    };
    const giveUp = () => {
      const { form } = asked[results.length];
      results.push(UNANSWERED[form]());
      end();
    };
    const expect = () => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, patience);
    };
    worker.on('message', (result) => {
      results.push(result);
      if (results.length === asked.length) end();
      else expect();
    });
    worker.on('error', giveUp);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(asked.slice(results.length));
    expect();
  });
}

export async function solveAll(asked, patience = PATIENCE_MS) {
  const results = [];
  while (results.length < asked.length) await workOff(asked, results, patience);
  return results;
}
