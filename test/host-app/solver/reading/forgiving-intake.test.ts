import { expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';
import problems from '../exam/problems.json';

/** Each changes how a question is put, and nothing that is asked. */
const EDITS: readonly ((question: string) => string)[] = [
  (q) => `Please help me: ${q}`,
  (q) => `Hi, can you help me with this? ${q}`,
  (q) => `I need help with ${q}`,
  (q) => `1) ${q}`,
  (q) => `Question 3: ${q}`,
  (q) => `${q} Show your work.`,
  (q) => `${q} step by step`,
  (q) => `${q} for me`,
  (q) => `${q} Thanks!`,
  (q) => `${q} (3 marks)`,
  (q) => q.replaceAll(' ', '\u00A0'),
  (q) => q.replaceAll(' - ', ' − '),
  (q) =>
    q.replace(
      /\b(simplify|factor|expand|derivative|integral|evaluate|determine|probability|equation)\b/i,
      (word) => word.slice(0, 3) + word.slice(4),
    ),
];
const EACH = 23;

it('a question is answered the same after every edit that changes nothing', () => {
  const asked = problems.problems.filter((_, at) => at % EACH === 0).map(({ question }) => question);
  const failed: string[] = [];
  const different: string[] = [];
  let total = 0;
  for (const question of asked) {
    const answer = answerOf(question);
    if (answer === null) continue;
    for (const edited of EDITS.map((edit) => edit(question)).filter((one) => one !== question)) {
      total += 1;
      const found = answerOf(edited);
      if (JSON.stringify(found) !== JSON.stringify(answer))
        (found === null ? failed : different).push(edited);
    }
  }
  expect(different).toEqual([]);
  expect(failed.slice(Math.floor(0.02 * total))).toEqual([]);
});

it.each([
  ['find x 2x + 3 = 7', ['2']],
  ['2x + 3 = 7, what is x?', ['2']],
  ['solve for x: 2x + 3 = 7', ['2']],
  ['y = m*x + b solve for m', ['(y - b)/x']],
  ['2 + 2 = ?', '4'],
  ['three plus four', '7'],
  ['what is 3 times 4', '12'],
  ['what does 5 + 5 equal?', '10'],
  ['half of 20', '10'],
  ['Hi, can you solve this: Find the derivative of x^2', '2*x'],
  ['Hi, can you solve this: 10 - 9.58', '21/50'],
  ['x squared + 3x', 'x^2 + 3*x'],
  ['square root of 16', '4'],
  ['log base 2 of 8', '3'],
  ['3,5 + 2', '11/2'],
  ['1,000 + 5', '1005'],
  ['x = 1 & y = x + 1', [{ x: '1', y: '2' }]],
  ['derivitive of x^2', '2*x'],
  ['fcator x^2 - 1', '(x - 1)*(x + 1)'],
  ['\\(x^2 = 4\\)', ['-2', '2']],
  ['$$\\int x dx$$', 'x^2/2'],
  ['\\begin{cases} x + y = 3 \\\\ x - y = 1 \\end{cases}', [{ x: '2', y: '1' }]],
  ['\\begin{aligned} x + y &= 3 \\\\ x - y &= 1 \\end{aligned}', [{ x: '2', y: '1' }]],
  ['\\left\\{\\begin{array}{l} x + y = 3 \\\\ x - y = 1 \\end{array}\\right.', [{ x: '2', y: '1' }]],
  ['∫₀¹ x² dx', '1/3'],
  ['\\frac12 + \\frac1{3}', '5/6'],
  ['X^2 - 5x + 6 = 0', ['2', '3']],
])('%s is read', (question, answer) => {
  expect(answerOf(question)).toEqual(answer);
});

it.each(['Can you -32 + 24', 'What is 6!? Show your work.', 'Solve ln(x) = 2', 'Solve x(x + 6) = 2x + 5'])(
  '%s: nothing that belongs to the maths is taken away',
  (question) => {
    const plain = { 'Can you -32 + 24': '-8', 'What is 6!? Show your work.': '720' }[question];
    const roots = { 'Solve ln(x) = 2': ['exp(2)'], 'Solve x(x + 6) = 2x + 5': ['-5', '1'] }[question];
    expect(answerOf(question)).toEqual(plain ?? roots);
  },
);

it.each([
  ['Solve x + 1 = 2. Solve y - 3 = 4.', [['1'], ['7']]],
  ['1) 2 + 2\n2) 3 * 4', ['4', '12']],
  ['2 + 2? 3 * 4?', ['4', '12']],
  ['a) factor x^2 - 1 b) expand (x + 1)^2', ['(x - 1)*(x + 1)', 'x^2 + 2*x + 1']],
])('%s: several questions are answered one by one', (text, answers) => {
  expect(answerOf(text)).toEqual(answers);
});

it('a comma before three digits has two readings, and both are shown', () => {
  const found = solve('1,250 * 2');
  expect(found.kind === 'solution' && found.alternatives.map(({ text }) => text)).toEqual(['1.250 * 2']);
});

it.each([
  ['Solve x^2 + 6x + 5 = 0 by completing the square', 'method.square'],
  ['solve x^2 - 5x + 6 = 0 using the quadratic formula', 'method.formula'],
  ['Use the quadratic formula to solve x^2 - 5x + 6 = 0', 'method.formula'],
  ['x^2 - 5x + 6 = 0 by factoring', 'method.factoring'],
  ['Solve x + y = 5, x - y = 1 by elimination', 'method.elimination'],
  ['Solve x + y = 5, x - y = 1 using substitution', 'method.substitution'],
  ['Solve x + y + z = 6, x - y + z = 2, x + y - z = 0 by Gaussian elimination', 'method.gauss'],
])('the method that a question names comes first: %s', (question, method) => {
  const solution = solve(question);
  if (solution.kind !== 'solution') throw new Error(solution.kind);
  expect(solution.methods[0]?.nameKey).toBe(method);
  expect(solution.methods.length).toBeGreaterThan(1);
});
