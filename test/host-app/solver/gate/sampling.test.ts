import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';
import { judge, type Pool, type PoolProblem } from '../exam/measure.js';
import { picker, SEEDS } from '../seeds.js';

const SIZE = 150;
const places = [process.env['SOLVER_PROBLEMS'], '../shared/vectors/problems.json'];
const path = places.find((place) => place !== undefined && existsSync(place));
if (path === undefined)
  process.stdout.write('No pool of problems here: SOLVER_PROBLEMS=<file> names one to sample from.\n');

const sampleOf = (problems: readonly PoolProblem[], seed: number): PoolProblem[] => {
  const rest = [...problems];
  const pick = picker(seed);
  return Array.from({ length: Math.min(SIZE, rest.length) }, () => rest.splice(pick(rest.length), 1)).flat();
};

describe.skipIf(path === undefined)('problems with known answers', () => {
  it.each(SEEDS)(
    'no answer in the sample (%s) is wrong, and most are answered',
    (name, seed) => {
      const { problems } = JSON.parse(readFileSync(path ?? '', 'utf8')) as Pool;
      const asked = sampleOf(problems, seed);
      const wrong: string[] = [];
      let answered = 0;
      for (const { id, question, expected } of asked) {
        const solution = solve(question);
        if (solution.kind !== 'solution') continue;
        answered += 1;
        if (judge(solution.answer.value, expected) === 'wrong') wrong.push(`${id} ${question}`);
      }
      process.stdout.write(`Sample ${name}: ${answered} of ${asked.length} answered\n`);
      expect(wrong).toEqual([]);
      expect(answered).toBeGreaterThan(asked.length * 0.8);
    },
    120_000,
  );
});
