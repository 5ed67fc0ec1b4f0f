import { describe, expect, it } from 'vitest';
import { english, plain, solve } from '../../../../host-app/solver/index.js';
import { QUESTIONS } from './fixtures/questions.js';

/** The answer as text; what has no text of its own (all real numbers) in words. */
const answered = (question: string): { text: string; verification: string } => {
  const found = solve(question);
  if (found.kind !== 'solution') return { text: found.messageKey, verification: found.kind };
  const { exact, words } = found.answer;
  return { text: plain(exact) || (words ? english(words) : ''), verification: found.verification };
};

const GROUPS: readonly (readonly [string, readonly (readonly [string, string])[]])[] =
  Object.entries(QUESTIONS);

describe.each(GROUPS)('questions about %s', (_, cases) => {
  it.each([...cases])('%s', (question: string, answer: string) => {
    expect(answered(question)).toEqual({ text: answer, verification: 'steps' });
  });
});

describe('what is not certain', () => {
  it.each([
    ['Find the range of x^6 - 3x^2 - x', 'places of the extremes have no closed form'],
    ['limit of sin(pi*n) as n -> infinity', 'a sequence that stands still on a wave'],
    ['inverse of x^5 + x', 'no formula'],
    ['sum of 1/n^3 from n=1 to infinity', 'no known value'],
    ['Find the domain of f(x) = 1/(sin(x) + x)', 'no solvable condition'],
    ['area under y = x^3 from -1 to 1', 'two things could be meant'],
    ['period of sin(x) + sin(sqrt(2)*x)', 'periods without a common multiple'],
    ['tangent line to x^2 + y^2 = 25 at (3, 3)', 'not a point of the curve'],
    ['center and radius of x^2 + y^2 + 4 = 0', 'no circle'],
  ])('%s is left unanswered: %s', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

describe('what is said in words', () => {
  it.each([
    ['limit of |x|/x as x -> 0', 'The limit does not exist.'],
    ['integral of 1/x from 0 to 1', 'It diverges: there is no finite value.'],
    ['does the series 1/n converge', 'It diverges: there is no finite value.'],
    ['Is f(x) = x^3 - x even or odd?', 'The function is odd.'],
    ['inverse of x^2', 'Different values of x give the same y, so there is no inverse function.'],
    ['inflection points of x^2', 'There is none.'],
  ])('%s', (question, words) => {
    const found = solve(question);
    expect(found.kind === 'solution' && found.answer.words && english(found.answer.words)).toBe(words);
  });
});

describe('a second way', () => {
  it.each([
    ['lim x->0 sin(x)/x', 'L’Hôpital’s rule'],
    ['limit of ln(x)/x as x -> infinity', 'L’Hôpital’s rule'],
  ])('%s can also be done by %s', (question, name) => {
    const found = solve(question);
    expect(found.kind === 'solution' && found.methods.map(({ nameKey }) => english(nameKey))).toContain(name);
  });
});

it('reads no numbers list, word problem or equation as a question about functions', () => {
  const kind = (question: string): string => {
    const found = solve(question);
    return found.kind === 'cannot-solve'
      ? (found.reading?.kind ?? 'unread')
      : found.kind === 'solution'
        ? found.reading.kind
        : 'misread';
  };
  expect(kind('range of 3, 5, 9')).toBe('counted');
  expect(kind('Solve y = 2x + 1, y = x + 3')).toBe('system');
  expect(kind('Solve x^2 = 4')).toBe('solve');
  expect(kind('derivative of x^3')).toBe('derivative');
});
