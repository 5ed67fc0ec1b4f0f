import { expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { isRight, type Known } from './judge-form.js';
import problems from './problems.json';

const all = problems.problems as readonly { category: string; question: string; expected: Known }[];
const judged = all.map(({ category, question, expected }) => {
  const found = answerOf(question);
  return { category, question, found, right: found !== null && isRight(found, expected) };
});

it('no answer to a problem of the exam’s many kinds is wrong', () => {
  const wrong = judged.filter(({ found, right }) => found !== null && !right);
  expect(wrong.map(({ question, found }) => `${question} => ${JSON.stringify(found)}`)).toEqual([]);
});

/** Goes up as the engine learns; it never goes down. */
const ANSWERED = 200;
it(`at least ${ANSWERED} of them are answered`, () => {
  const open = judged.filter(({ found }) => found === null);
  process.stdout.write(
    `${all.length - open.length} of ${all.length} problems of the exam's kinds answered\n`,
  );
  expect(all.length - open.length).toBeGreaterThanOrEqual(ANSWERED);
});
