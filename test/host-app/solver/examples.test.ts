import { examples } from 'content:examples';
import { expect, test } from 'vitest';
import { solve } from '../../../host-app/solver/index';

const offered = Object.values(examples).flat();

test('six problems are offered in each of four subjects', () => {
  expect(Object.values(examples).map((list) => list.length)).toEqual([6, 6, 6, 6]);
});

test.each(offered.map(({ ask }) => ask))(
  '%s, which the solver offers, is solved with checked steps',
  (ask) => {
    expect(solve(ask)).toMatchObject({ kind: 'solution', verification: 'steps' });
  },
);
