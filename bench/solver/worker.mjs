// Solves a question with one engine, and says how long it took and whether there was an answer.
import { ENGINES } from './engines.mjs';

/** @import { Engine, EngineName } from './engines.mjs' */

/** @type {Partial<Record<EngineName, Engine | Promise<Engine>>>} */
const engines = {};

/** @type {(task: { engine: EngineName, place: string, question: string }) => Promise<import('./index.mjs').Result>} */
async function timed({ engine: name, place, question }) {
  const engine = await (engines[name] ??= ENGINES[name].load(place));
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

// oxlint-disable-next-line import/no-default-export -- what the pool of workers calls
export default timed;
