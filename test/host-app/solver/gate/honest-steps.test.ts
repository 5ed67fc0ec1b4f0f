import { expect, it } from 'vitest';
import { plain, solve, type Step } from '../../../../host-app/solver/index.js';

const stepsOf = (question: string): readonly Step[] => {
  const found = solve(question);
  if (found.kind !== 'solution') throw new Error(`${question}: ${found.messageKey}`);
  return found.methods.flatMap(({ steps }) => steps);
};
const linesOf = (question: string): string[] => stepsOf(question).map(({ after }) => plain(after));
const rulesOf = (question: string): string[] => stepsOf(question).map(({ rule }) => rule);

it.each([
  ['integral of 2/(x + 1)', ['2*int(1/(x + 1), x)', '2*ln(abs(x + 1))']],
  ['integral of 4/(x^2 + 1)', ['4*int(1/(x^2 + 1), x)', '4*atan(x)']],
  ['integral of x + cos(x)', ['int(x, x) + int(cos(x), x)', 'x^2/2 + sin(x)']],
  ['integral of 6x^2 from 0 to 2', ['2*2^3 - 2*0^3', '16']],
])('%s: the constant factor is in each line', (question, lines) => {
  expect(linesOf(question)).toEqual(lines);
});
it('integrating by parts and substituting name their letters', () => {
  expect(stepsOf('integral of x ln(x)').map(({ detail }) => detail)).toContain(
    'u = ln(x), dv = x · dx, du = dx/x, v = x²/2',
  );
  expect(stepsOf('integral of x*cos(x^2)').map(({ detail }) => detail)).toContain('u = x², du = 2x · dx');
});

it.each(['|x| = -3', '|2x + 1| + 7 = 2'])('%s is not split: no absolute value is below 0', (question) => {
  expect(rulesOf(question)).toContain('absolute-sign');
  expect(rulesOf(question)).not.toContain('split-absolute');
});

it('a limit from one side keeps its side in every line', () => {
  for (const { before } of stepsOf('limit of (x^2 - 4)/(x - 2) as x -> 2 from the left'))
    expect(before.kind !== 'call' || before.args[3]?.key === '-').toBe(true);
});
it.each(['x/sqrt(x^2 + 1)', 'sqrt(x^2 + 1)/x'])('the limit of %s never goes round in a circle', (body) => {
  expect(rulesOf(`limit of ${body} as x -> infinity`)).not.toContain('lhopital');
});

it.each([
  ['arctan 1', 'known-value'],
  ['sin(pi/6)', 'known-value'],
  ['simplify x^2*x^3', 'same-base'],
  ['derivative of x^x', 'logarithmic-derivative'],
  ['simplify 2x + 3x', 'combine'],
])('%s: the reason is the reason', (question, rule) => {
  expect(rulesOf(question)).toContain(rule);
});
