import { expect, it } from 'vitest';
import { solve } from '../../../../host-app/solver/index.js';

const message = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? 'solved' : found.messageKey;
};

it.each([
  'A train travels 240 km at 1/0 km/h. How long does the trip take?',
  'Omar had 40 cards. He gave 1/0 cards to Ben and 9 to Kim. How many cards does he have left?',
  'Alice can paint a room in 1/0 hours, Bob in 6 hours. How long working together?',
  'There are 24 students. 3/0 are boys. How many girls?',
  'quotient of 84 and 1/0',
])('%s: a number over 0 has no value, and it is no question of time', (question) => {
  expect(message(question)).toBe('math.zero-division');
});
