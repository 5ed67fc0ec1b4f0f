// Questions solved one after the other, each with an end.
import { workThrough } from './work-through.mjs';

const WORKER = new URL('./solve-worker.mjs', import.meta.url);
/** The engine counts its work and stops long before; this is for what it does not count. */
const PATIENCE_MS = 20_000;

const FAILURE = 'I can’t solve this one yet: it takes too long.';
const UNANSWERED = {
  answer: null,
  details: { answer: null, reading: null, message: FAILURE, steps: [] },
  text: { solved: false, text: FAILURE },
};

export const solveAll = (asked) =>
  workThrough(asked, {
    worker: WORKER,
    unanswered: ({ form }) => UNANSWERED[form],
    patience: PATIENCE_MS,
  });
