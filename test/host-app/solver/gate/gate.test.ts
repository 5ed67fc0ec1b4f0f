import { expect, it } from 'vitest';
import { followable } from '../../../../host-app/solver/gate/index.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { step } from '../../../../host-app/solver/plan/trace.js';
import { plain, solve, type Step } from '../../../../host-app/solver/index.js';
import problems from '../exam/problems.json';

const chain = (...lines: string[]): Step[] =>
  lines.slice(1).map((line, at) => step('turn-over', parse(lines[at] ?? ''), parse(line), 'equivalent'));
const kept = (steps: readonly Step[], answer: string): string[] | null => {
  const expression = steps[0]?.before ?? parse('x = 0');
  const [method] = followable(
    { kind: 'solve', expression },
    [{ nameKey: 'method.steps', steps }],
    parse(answer),
  );
  return method ? method.steps.map(({ after }) => plain(after)) : null;
};

it('lines that lead to the answer are kept', () => {
  expect(kept(chain('2x = 4', 'x = 2'), 'x = 2')).toEqual(['x = 2']);
});
it('a method that does not end in the answer is dropped', () => {
  expect(kept(chain('2x = 4', 'x = 4/2'), 'x = 2')).toBeNull();
});
it('a line that does not go on from the one before drops the method', () => {
  expect(kept([...chain('2x = 4', 'x = 2'), ...chain('x = 3', 'x = 5')], 'x = 5')).toBeNull();
});
it('a line that is only written in another way gets a step of its own', () => {
  const steps = [...chain('2(x + 1) = 4', 'x*(x - 2) = 8'), ...chain('x^2 - 2x = 8', 'x = 4')];
  expect(kept(steps, 'x = 4')).toEqual(['x*(x - 2) = 8', 'x^2 - 2*x = 8', 'x = 4']);
});
it('what leads back to an earlier line, or changes nothing, is left out', () => {
  expect(kept(chain('5^x = 25', 'x = 2', '2x = 4', 'x = 2'), 'x = 2')).toEqual(['x = 2']);
  expect(kept(chain('2x = 4', '2x = 4', 'x = 2'), 'x = 2')).toEqual(['x = 2']);
});

it('no answer to a problem of many kinds has a step that changes nothing', () => {
  for (const { question } of problems.problems.filter((_, at) => at % 6 === 0)) {
    const found = solve(question);
    const steps = found.kind === 'solution' ? found.methods.flatMap((method) => method.steps) : [];
    for (const { before, after } of steps) expect(plain(after)).not.toBe(plain(before));
  }
});
