import { expect, it } from 'vitest';
import { textOf } from '../../../../host-app/solver/command/index.js';

const layout = { width: 80, styled: false, all: false };
const shown = (question: string, more: Partial<typeof layout> = {}): string =>
  textOf(question, { ...layout, ...more }).text;

it('begins with how the question was read and ends with the checked answer', () => {
  const lines = shown('x^2 - 5x + 6 = 0').split('\n');
  expect(lines[0]).toBe('I read this as: solve x^2 - 5*x + 6 = 0 for x');
  expect(lines).toContain('  x = 2 or x = 3');
  expect(lines).toContain('Every step and the answer were checked.');
});

it.each([
  ['derivative of x^2', 'derivative of x^2'],
  ['second derivative of tan(x)', 'second derivative of tan(x)'],
])('%s is read with its order', (question, reading) => {
  expect(shown(question).split('\n')[0]).toBe(`I read this as: ${reading} with respect to x`);
});

it('a high derivative is read with its order', () => {
  expect(shown('21st derivative of sin(x)').split('\n')[0]).toBe(
    'I read this as: the nth derivative, with f(x) = sin(x), n = 21',
  );
});

it('numbers the steps, with title, reason, line and check', () => {
  expect(shown('2x + 1 = 7')).toMatch(/ {2}1\. .+\n {5}.+\n {7}.+\n {7}checked: .+\n/);
});

it('names the other methods, and shows them when asked to', () => {
  expect(shown('x^2 - 5x + 6 = 0')).toContain('Other ways: Quadratic formula, Completing the square');
  expect(shown('x^2 - 5x + 6 = 0', { all: true })).toMatch(/Quadratic formula\n[^]+Completing the square\n/);
});

it('keeps within the width', () => {
  const longest = Math.max(
    ...shown('3/(x - 1) + 2/(x + 1) = 1', { width: 64 })
      .split('\n')
      .map((line) => line.length),
  );
  expect(longest).toBeLessThanOrEqual(64);
});

it('emphasises only where the output is a terminal', () => {
  expect(shown('1 + 1')).not.toContain('\u001B');
  expect(shown('1 + 1', { styled: true })).toContain('\u001B[1mAnswer\u001B[0m');
});

it('says in words what maths can’t', () => {
  expect(shown('x = x + 1')).toContain('no real solution');
  expect(shown('2x = x + x')).toContain('all real numbers');
});

it('points at what can’t be read', () => {
  expect(textOf('2x + + )', layout)).toEqual({
    solved: false,
    text: '2x + + )\n       ^\nThis does not fit here.',
  });
});
