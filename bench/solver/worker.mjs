// Solves questions with one engine, and posts for each how long it took and whether there was an answer.
import { parentPort, workerData } from 'node:worker_threads';
import { ENGINES } from './engines.mjs';

const engine = await ENGINES[workerData.engine].load(workerData.place);

function timed(question) {
  let task = null;
  try {
    task = engine.prepare(question);
  } catch {
    // Our reader could not read it: nothing to ask a library for.
  }
  if (task === null) return { asked: false };
  const start = performance.now();
  let answered = false;
  try {
    answered = engine.run(task);
  } catch {
    // Libraries throw at what they can't do.
  }
  return { asked: true, answered, ms: performance.now() - start };
}

parentPort.on('message', (questions) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  for (const question of questions) parentPort.postMessage(timed(question));
});
