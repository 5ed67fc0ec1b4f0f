import { expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { judge, type PoolProblem } from '../exam/measure.js';
import { today } from '../seeds.js';
import hunt from './questions.json';

/** A question is open while the engine has no answer to it. */
type Hunted = Omit<PoolProblem, 'id'> & { readonly isOpen?: boolean };

/** Each day has another part; HUNT=all asks everything. A failure of a day is repeated with SOLVER_SEED=<its date>. */
const PARTS = 20;
const isAll = process.env['HUNT'] === 'all';
const questions = (hunt.problems as readonly Hunted[]).filter(
  (_, at) => isAll || at % PARTS === today % PARTS,
);

it('questions of every family have the answer that another program has found', () => {
  const outcomes = questions.map(({ question, expected, isOpen }) => {
    const found = solve(question);
    const isRefused = expected.kind === 'refused';
    if (found.kind !== 'solution') return isRefused || isOpen ? '' : `no answer: ${question}`;
    const isWrong = isRefused || judge(found.answer.value, expected) === 'wrong';
    return isWrong ? `wrong: ${question}` : '';
  });
  expect(outcomes.filter((outcome) => outcome !== '')).toEqual([]);
}, 600_000);
