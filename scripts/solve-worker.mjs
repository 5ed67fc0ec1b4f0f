// The worker of solve-all.mjs: takes a list of questions, and answers one by one.
import { parentPort } from 'node:worker_threads';
import { setFlagsFromString } from 'node:v8';
import { answerOf, detailsOf, textOf } from '../build/solver/command.mjs';

// The readers of sentences are large expressions: compiled at once they take a seventh of the time of twice.
setFlagsFromString('--no-regexp-tier-up');

const SOLVE = {
  answer: (question) => answerOf(question),
  details: (question) => detailsOf(question),
  text: (question, layout) => textOf(question, layout),
};

parentPort.on('message', (asked) => {
  for (const { form, question, layout } of asked) {
    const result = SOLVE[form](typeof question === 'string' ? question : '', layout);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    parentPort.postMessage(result);
  }
});
