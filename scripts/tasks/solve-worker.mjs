// The worker of solve.mjs: takes a list of questions, and answers one by one.
import { parentPort } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { required } from '../support/values.mjs';

// The readers of sentences are large expressions: compiled at once they take a seventh of the time of twice.
setFlagsFromString('--no-regexp-tier-up');

/** @import { Layout } from '../../host-app/solver/command/index.js' */
/** @typedef {{ form: 'answer' | 'details' | 'text', question: unknown, layout: Layout }} Task */

/** @type {typeof import('../../host-app/solver/command/index.js')} */
const { answerOf, detailsOf, textOf } = await import(
  new URL('../../build/solver/command.mjs', import.meta.url).href
);

/** @type {Record<Task['form'], (question: string, layout: Layout) => unknown>} */
const SOLVE = {
  answer: (question) => answerOf(question),
  details: (question) => detailsOf(question),
  text: (question, layout) => textOf(question, layout),
};

const port = required(parentPort, 'the thread that asks');
port.on('message', (/** @type {Task[]} */ asked) => {
  for (const { form, question, layout } of asked) {
    const result = SOLVE[form](typeof question === 'string' ? question : '', layout);
    port.postMessage(result);
  }
});
