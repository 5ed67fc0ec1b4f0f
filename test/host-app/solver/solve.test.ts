import { lineText } from '../../../host-app/solver/print/plain.js';
import { describe, expect, it } from 'vitest';
import { english, mathml, plain, solve, type Solution } from '../../../host-app/solver/index.js';

const solved = (question: string): Solution => {
  const solution = solve(question);
  if (solution.kind !== 'solution') throw new Error(`${question}: ${solution.messageKey}`);
  return solution;
};
const answer = (question: string): string => plain(solved(question).answer.exact);

describe('answers', () => {
  it.each([
    ['3(1 + 9*6) - 4^2', '149'],
    ['1 2/3 + 1/2', '13/6'],
    ['Simplify sqrt(12) + sqrt(27)', '5*sqrt(3)'],
    ['Simplify 3/(2 + sqrt(3))', '6 - 3*sqrt(3)'],
    ['Find the exact value of tan(19pi/12)', '-2 - sqrt(3)'],
    ['Evaluate log(4) + log(25)', '2'],
    ['Factor x^4 + 4', '(x^2 - 2*x + 2)*(x^2 + 2*x + 2)'],
    ['Expand (a + b)^3', 'a^3 + 3*a^2*b + 3*a*b^2 + b^3'],
    ['Simplify (x^2 - 1)/(x - 1)', 'x + 1'],
    ['Simplify tan(t)*cos(t)', 'sin(t)'],
    ['Solve x^2 - 5x + 6 = 0', 'x = 2 or x = 3'],
    ['Solve |2x - 1| = 7', 'x = -3 or x = 4'],
    ['Solve ax + b = c for x', 'x = (c - b)/a'],
    ['7^(x-3) = 7', 'x = 4'],
    ['Solve x^2 - 7x + 10 < 0', '2 < x and x < 5'],
    ['Solve the system: y = x^2 + 3, y = 4x', 'x = 1 and y = 4 or x = 3 and y = 12'],
    ['Find the derivative of x^2*e^x', 'x*e^x*(x + 2)'],
    ['\\int_0^1 x^2 dx', '1/3'],
    ['\\lim_{x \\to 0} \\frac{\\sin x}{x}', '1'],
    ['lim as x approaches infinity of (1 - 1/x)^x', '1/e'],
    ['sum of 3^(-n) from n=4 to infinity', '1/54'],
    ['[[1,2],[3,4]]*[[0,1],[1,0]]', '[[2, 1], [4, 3]]'],
    ['List the prime factors of 1170.', '{2, 3, 5, 13}'],
    ['What is 20% of 50?', '10'],
    ['What is the area of a circle with radius 5?', '25*pi'],
  ])('%s is %s', (question, expected) => {
    expect(answer(question)).toBe(expected);
  });

  it('says no real solution only in words and never as an empty line', () => {
    expect(solved('Solve x^2 + 1 = 0').answer.words).toBe('words.no-real');
    expect(english('words.no-real')).toBe('no real solution');
  });

  it('drops values that the original equation does not allow', () => {
    expect(solved('Solve x/(x - 1) = 1/(x - 1)').answer.value).toMatchObject({ kind: 'roots', roots: [] });
    expect(answer('Solve sqrt(x + 1) - x + 1 = 0')).toBe('x = 3');
  });

  it('lists the roots of a trigonometric equation in the range that was asked', () => {
    expect(answer('Solve 2sin(x)^2 - sin(x) - 1 = 0, 0 <= x < 2pi')).toBe(
      'x = pi/2 or x = 7*pi/6 or x = 11*pi/6',
    );
  });

  it('gives an integral over a pole no value', () => {
    expect(solved('Evaluate the integral of 1/x^2 dx from -1 to 1').answer.value).toEqual({
      kind: 'verdict',
      verdict: 'diverges',
    });
  });
});

describe('steps', () => {
  it('offers a quadratic equation in three ways, every step checked', () => {
    const { methods, verification } = solved('Solve x^2 - 5x + 6 = 0');
    expect(methods.map(({ nameKey }) => nameKey)).toEqual([
      'method.factoring',
      'method.formula',
      'method.square',
    ]);
    expect(methods.flatMap(({ steps }) => steps).every(({ check }) => check !== null)).toBe(true);
    expect(verification).toBe('steps');
  });

  it('gives each step a title and a reason in words', () => {
    const [method] = solved('Solve 3(x + 2) - 10 = x + 4').methods;
    for (const { titleKey, whyKey, act } of method?.steps ?? []) {
      expect(english(titleKey)).toMatch(/\w{4}/);
      expect(act ?? english(whyKey)).toMatch(/\.$/);
    }
  });

  it.each([
    ['2(x + 1) = 2x + 2', ['expand-sides', 'collect-variable', 'always-true'], 'all real numbers'],
    ['2(x + 1) = 2x + 3', ['expand-sides', 'collect-variable', 'no-real-root'], 'no solution'],
  ])('shows what is left when the variable has cancelled: %s', (question, rules, last) => {
    const { methods, verification } = solved(question);
    const steps = methods[0]?.steps ?? [];
    expect(steps.map(({ rule }) => rule)).toEqual(rules);
    expect(steps.map(({ after }) => lineText(after)).at(-1)).toBe(last);
    expect(verification).toBe('steps');
  });

  it('names the changed parts by their place in the new line', () => {
    const [method] = solved('2 + 3*4').methods;
    expect(method?.steps[0]?.focus).toEqual(['1']);
  });
});

describe('reading', () => {
  it('shows where a bracket is missing', () => {
    expect(solve('(2x + 3')).toMatchObject({
      kind: 'misread',
      messageKey: 'parse.bracket',
      span: { start: 7 },
    });
  });
  it('offers the other reading of 6/2(1+2)', () => {
    const { answer: value, alternatives } = solved('6/2(1+2)');
    expect(plain(value.exact)).toBe('9');
    expect(alternatives.map(({ text }) => text)).toEqual(['6/(2(1+2))']);
  });
  it('does not take words for products of letters', () => {
    expect(solve('What is the capital of France?')).toMatchObject({
      kind: 'cannot-solve',
      messageKey: 'cannot.words',
    });
  });
  it('takes e and i as unknowns when nothing else can be one', () => {
    expect(answer('Solve e + 3 = 5')).toBe('e = 2');
    expect(answer('Solve i + 3 = 5')).toBe('i = 2');
  });
  it('explains a division by zero', () => {
    expect(solve('1/0')).toMatchObject({ kind: 'cannot-solve', messageKey: 'math.zero-division' });
  });
  it('ends within its budget', () => {
    expect(solve('Expand (a + b + c + d)^40', { budget: 20_000 })).toMatchObject({
      messageKey: 'cannot.budget',
    });
  });
});

describe('printing', () => {
  it('draws fractions, roots and powers as MathML', () => {
    const element = JSON.stringify(mathml(solved('Simplify x^2/(3*sqrt(5))').reading.expression));
    for (const tag of ['mfrac', 'msup', 'msqrt']) expect(element).toContain(`"${tag}"`);
  });
  it('draws conditions of which one is an alternative below each other, without brackets', () => {
    const first = solved('x^2 = 16, x > 0').methods[0]?.steps[0];
    const element = JSON.stringify(first && mathml(first.after));
    expect(element).toContain('"mtable"');
    expect(element).not.toContain('(');
  });
  it('marks the changed parts', () => {
    const step = solved('2 + 3*4').methods[0]?.steps[0];
    expect(JSON.stringify(step && mathml(step.after, step.focus))).toContain(
      '["mrow",{"class":"changed"},["mn","12"]]',
    );
  });
});
