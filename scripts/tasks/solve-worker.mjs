// The worker of solve.mjs: answers one question.
import { setFlagsFromString } from 'node:v8';

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

/** @type {(task: Task) => unknown} */
const solve = ({ form, question, layout }) =>
  SOLVE[form](typeof question === 'string' ? question : '', layout);

// oxlint-disable-next-line import/no-default-export -- what the pool of workers calls
export default solve;
