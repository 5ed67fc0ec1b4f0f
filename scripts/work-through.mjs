// A list worked off one by one in a worker. An entry that takes too long or too much memory ends the worker, gets what
// `unanswered` says, and the rest goes on in a new one.
import { Worker } from 'node:worker_threads';

const LIMITS = { maxOldGenerationSizeMb: 1024 };

/** From `results.length` on, until the end or until an entry breaks the worker. */
function workOff(list, results, { worker: url, unanswered, patience, workerData }) {
  return new Promise((resolve) => {
    const worker = new Worker(url, { resourceLimits: LIMITS, workerData });
    let timer;
    const end = () => {
      clearTimeout(timer);
      worker.removeAllListeners();
      // What a dying worker still throws is of no interest.
      worker.on('error', () => undefined);
      void worker.terminate().then(resolve);
    };
    const giveUp = () => {
      results.push(unanswered(list[results.length]));
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

/** The worker gets the list as one message, and answers with one message for each entry, in order. */
export async function workThrough(list, options) {
  const results = [];
  while (results.length < list.length) await workOff(list, results, options);
  return results;
}
