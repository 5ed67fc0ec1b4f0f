// Solves questions with one engine, and posts for each how long it took and whether there was an answer.
import { parentPort, workerData } from 'node:worker_threads';
import { ENGINES } from './engines.mjs';
import { required } from '../../scripts/support/values.mjs';

/** @import { EngineName } from './engines.mjs' */

const { engine: name, place } = /** @type {{ engine: EngineName, place: string }} */ (workerData);
const engine = await ENGINES[name].load(place);
const port = required(parentPort, 'the thread that asks');

/** @type {(question: string) => import('./index.mjs').Result} */
function timed(question) {
  /** @type {ReturnType<typeof engine.prepare>} */
  let task = null;
  try {
    task = engine.prepare(question);
  } catch {
    // Our reader could not read it: nothing to ask a library for.
  }
  if (task === null) return { asked: false, answered: false, ms: 0 };
  const start = performance.now();
  let answered = false;
  try {
    answered = engine.run(task);
  } catch {
    // Libraries throw at what they can't do.
  }
  return { asked: true, answered, ms: performance.now() - start };
}

port.on('message', (/** @type {string[]} */ questions) => {
  for (const question of questions) port.postMessage(timed(question));
});
