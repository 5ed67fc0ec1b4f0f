// The worker of solve-all.mjs: takes a list of questions, and answers one by one.
import { parentPort } from 'node:worker_threads';
import { answerOf, detailsOf, textOf } from '../build/solver/command.mjs';

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
