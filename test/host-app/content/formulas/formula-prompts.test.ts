import { describe, expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index';
import { allFormulas } from './formula-files';

const asked = allFormulas().flatMap(({ id, solverPrompt, solverLine }) =>
  solverPrompt === undefined ? [] : [{ id, solverPrompt, solverLine }],
);

/** Signs of mathematics that a student should see drawn, not typed. */
const TYPED = /[\^*/]|sqrt|\bpi\b|\blim\b|\bdet\b/;

describe('What a formula page asks the solver', () => {
  it('is solved, and every step of it is checked', () => {
    expect(asked.length).toBeGreaterThan(250);
    const unsolved = asked.filter(({ solverPrompt }) => solve(solverPrompt).kind !== 'solution');
    expect(unsolved.map(({ id, solverPrompt }) => `${id}: ${solverPrompt}`)).toEqual([]);
  });

  it('is shown as mathematics', () => {
    const typed = asked.filter(({ solverPrompt, solverLine = solverPrompt }) =>
      TYPED.test(solverLine.replace(/\$[^$]*\$/g, '')),
    );
    expect(typed.map(({ id }) => id)).toEqual([]);
  });

  it('has the numbers of the question in the line that is shown', () => {
    const numbers = (text: string): string[] => (text.match(/\d+(?:\.\d+)?/g) ?? []).sort();
    const different = asked.filter(({ solverPrompt, solverLine = solverPrompt }) => {
      const [wanted, shown] = [numbers(solverPrompt), numbers(solverLine)];
      // 0 and 1 may be added or left out by a way of writing, such as dx/dt or a limit.
      const core = (list: string[]) => list.filter((number) => number !== '0' && number !== '1').join(' ');
      return core(wanted) !== core(shown);
    });
    expect(different.map(({ id, solverLine }) => `${id}: ${solverLine}`)).toEqual([]);
  });
});
