import { describe, expect, it } from 'vitest';
import { plotOf } from '../../../host-app/data/solver/plots';

describe('A question for a graph', () => {
  it.each<[string, readonly string[]]>([
    ['graph y = x^2 - 4', ['x^2 - 4']],
    ['plot sin(x)', ['sin(x)']],
    ['Plot the graph of f(x) = 2x + 1.', ['2x + 1']],
    ['please draw the parabola y = x^2', ['x^2']],
    ['sketch x^2 and x + 2', ['x^2', 'x + 2']],
    ['graph y = x, y = -x, y = 3', ['x', '-x', '3']],
    ['y = 2x + 1', ['2x + 1']],
  ])('%s names the functions', async (text, functions) => {
    expect((await plotOf(text))?.functions).toEqual(functions);
  });

  it('that has another reading names it', async () => {
    expect((await plotOf('y = 2x + 1'))?.otherwise).toBe('solve y = 2x + 1 for x');
    expect((await plotOf('plot 2x'))?.otherwise).toBeNull();
  });

  it.each([
    '2x + 1 = 5',
    'y = 3',
    'y = 2a + 1',
    'x + y = 3, x - y = 1',
    'y < 2x',
    'graph x^2 + y^2 = 9',
    'plot',
    'y = x = 2',
  ])('%s is none', async (text) => {
    expect(await plotOf(text)).toBeNull();
  });
});
