import { expect, it } from 'vitest';
import { graphOf } from '../../../host-app/data/solver/graph.js';
import { solve } from '../../../host-app/solver/index.js';

const graphOfQuestion = (question: string) => {
  const solution = solve(question);
  if (solution.kind !== 'solution') throw new Error(solution.kind);
  const graph = graphOf(solution);
  if (!graph) throw new Error('no graph');
  return graph;
};

it.each([
  ['Find the extrema of x^3 - 3x^2 - 9x + 5', [-1, 3], [10, -22]],
  ['vertex of x^2 - 60x + 1000', [30], [100]],
  ['intercepts of x^2 - 60x + 500', [10, 50, 0], [0, 500]],
])('the graph of an answer shows its points, and they are apart: %s', (question, places, heights) => {
  const { x, y } = graphOfQuestion(question);
  for (const place of places) {
    expect(place).toBeGreaterThan(x[0]);
    expect(place).toBeLessThan(x[1]);
  }
  for (const height of heights) {
    expect(height).toBeGreaterThanOrEqual(y[0]);
    expect(height).toBeLessThanOrEqual(y[1]);
  }
  const apart = Math.max(...heights) - Math.min(...heights);
  expect(heights.length === 1 || apart > (y[1] - y[0]) / 8).toBe(true);
});
