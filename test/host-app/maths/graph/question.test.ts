import { describe, expect, test } from 'vitest';
import { readPlotted } from '../../../../host-app/maths/graph/plotted';
import { graphQuestion } from '../../../../host-app/maths/graph/question';
import { formatMessage } from '../../../../host-app/maths/messages';

const valueAt = (text: string, x: number): number => {
  const reading = readPlotted(text);
  return reading.ok ? reading.curves[0]!.f(x) : Number.NaN;
};
const problem = (text: string): string => {
  const reading = readPlotted(text);
  return reading.ok ? 'none' : formatMessage(reading.problem.message, reading.problem.params);
};

describe('a function to be drawn', () => {
  test('is read as an expression, a definition or an equation that is linear in y', () => {
    for (const text of [
      '2x + 1',
      'y = 2x + 1',
      'f(x)=2x+1',
      '2x+1 = y',
      'y - 1 = 2x',
      '4x - 2y = -2',
      'g(t) = 2t + 1',
    ])
      expect([text, valueAt(text, 3)]).toEqual([text, 7]);
  });
  test('is refused with a sentence that says what is wrong', () => {
    expect(problem('x = y^3')).toContain('can not be solved for y');
    expect(problem('x^3 = 8')).toContain('can not be solved for y');
    expect(problem('5 = 5')).toContain('can not be solved for y');
    expect(problem('y = a x')).toBe('“a” has no value.');
    expect(problem('y = x = 2')).toContain('more than one equals sign');
    expect(problem('y = (x')).toBe('This parenthesis is never closed.');
    expect(problem('1/0')).toContain('zero');
    expect(problem('y = sqrt(-4)')).toContain('no real');
    expect(problem('')).toBe('Type something to calculate.');
  });
});

describe('a question for a graph', () => {
  test.each([
    ['graph y = x^2 - 4', ['y = x^2 - 4']],
    ['plot sin(x)', ['sin(x)']],
    ['y = 2x + 1', ['y = 2x + 1']],
    ['Sketch the graph of y = 1/x.', ['y = 1/x']],
    ['draw the function f(x) = |x|', ['f(x) = |x|']],
    ['graph y = x^2 and y = x + 2', ['y = x^2', 'y = x + 2']],
    ['graph x = 3', ['x = 3']],
    ['Draw the circle x^2 + y^2 = 25 and x = 3', ['x^2 + y^2 = 25', 'x = 3']],
    ['plot max(x, 1), 2x', ['max(x, 1)', '2x']],
  ])('%s', (text, functions) => {
    expect(graphQuestion(text)).toEqual({ kind: 'graph', functions });
  });
  test.each([
    'x^2 = 4',
    'y = 2x + 1, y = x',
    'sketch the graph of y = x^2 and find its roots',
    'plot the points (1,2)',
    'y = a x',
    'solve y = 2x + 1 for x',
  ])('is not “%s”', (text) => expect(graphQuestion(text)).toBeNull());
  test('with a mistake names its place in the question', () => {
    expect(graphQuestion('graph y = x^2 + (1')).toEqual({
      kind: 'misread',
      message: 'This parenthesis is never closed.',
      from: 16,
      to: 17,
    });
  });
});
