import { describe, expect, it } from 'vitest';
import { english, solve } from '../../../../../host-app/solver/index.js';
import { answerText, solved } from '../../answer-text.js';
import { stepsOf } from '../steps-of.js';

describe('limits with letters that stay fixed', () => {
  it.each([
    ['lim h->0 ((x+h)^2-x^2)/h', '2*x'],
    ['lim h->0 (sqrt(x+h)-sqrt(x))/h', '1/(2*sqrt(x))'],
    ['lim h->0 (1/(x+h) - 1/x)/h', '-1/x^2'],
    ['lim_{h \\to 0} \\frac{(x+h)^3 - x^3}{h}', '3*x^2'],
    ['lim h->0 (sin(x+h)-sin(x))/h', 'cos(x)'],
    ['limit as h approaches 0 of (f(x+h)-f(x))/h for f(x)=x^2', '2*x'],
    ['lim Δx→0 (f(x+Δx)-f(x))/Δx, f(x)=x^2', '2*x'],
    ['lim x->a (x^3-a^3)/(x-a)', '3*a^2'],
    ['lim x->0 sin(ax)/sin(bx)', 'a/b'],
    ['lim n->infinity (1+x/n)^n', 'e^x'],
    ['difference quotient of f(x) = x^2 + 3x', 'h + 2*x + 3'],
    ['differentiate x^2 from first principles', '2*x'],
    ['find the derivative of 1/x using the limit definition', '-1/x^2'],
    ["use the limit definition of the derivative to find f'(x) for f(x)=x^2", '2*x'],
    ['find the derivative from first principles: y = 4x - x^2', '-2*x + 4'],
  ])('%s', (question, answer) => {
    expect(answerText(question)).toBe(answer);
    expect(solved(question).verification).toBe('steps');
  });

  it.each(['lim x->infinity a x', 'lim x->a 1/(x-a)', 'lim x->infinity e^(-a x)', 'lim x->0 a/x'])(
    'are refused where they depend on the letter: %s',
    (question) => {
      expect(solve(question).kind).toBe('cannot-solve');
    },
  );

  it('are expanded, cancelled and put in', () => {
    expect(stepsOf('lim h->0 ((x+h)^2-x^2)/h').map(({ rule }) => rule)).toEqual([
      'expand',
      'factor',
      'cancel',
      'direct-substitution',
      'simplify',
    ]);
    expect(stepsOf('lim h->0 (sqrt(x+h)-sqrt(x))/h')[0]?.rule).toBe('conjugate');
    expect(stepsOf('lim h->0 (1/(x+h) - 1/x)/h')[0]?.rule).toBe('common-denominator');
  });
});

describe('at the edge of the domain', () => {
  it.each([
    ['lim x->0 sqrt(x)', '0', 'right'],
    ['lim x->0 ln(x)', '-infinity', 'right'],
    ['lim x->2 sqrt(4-x^2)', '0', 'left'],
  ])('%s is a limit from one side', (question, answer, side) => {
    const { answer: found, domainNotes, verification } = solved(question);
    expect([answerText(question), verification]).toEqual([answer, 'steps']);
    expect(found.words).toBe(null);
    expect(domainNotes.map(english).join()).toContain(`the limit from the ${side}.`);
  });

  it('has no limit from the other side', () => {
    expect(solve('lim x->0- sqrt(x)').kind).toBe('cannot-solve');
  });
});
