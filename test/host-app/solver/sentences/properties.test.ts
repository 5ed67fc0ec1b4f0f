import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';
import { spelledNumber } from '../../../../host-app/solver/sentences/language/normal.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? plain(found.answer.exact) : `${found.messageKey}: ${question}`;
};
/** The same numbers every time, all different in kind. */
const numbers = (seed: number): number[] => {
  let state = seed * 2_654_435_761;
  return Array.from({ length: 6 }, () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return 2 + (Math.floor(state / 65_536) % 37);
  });
};
const SEEDS = Array.from({ length: 12 }, (_, k) => k + 1);
const NAMES = ['Ada', 'Bruno', 'Chiara', 'Deniz'] as const;
const THINGS = ['pencils', 'boxes', 'cherries', 'toy cars'] as const;

/** From the amounts to the sentences: what is asked is known before it is asked. */
const STORIES: readonly (readonly [
  string,
  (n: readonly number[], who: string, whom: string, what: string) => readonly [string, number],
])[] = [
  [
    'more than',
    ([a = 0, b = 0], who, whom, what) => [
      `${who} has ${b} more ${what} than ${whom}. ${who} has ${a + b} ${what}. How many ${what} does ${whom} have?`,
      a,
    ],
  ],
  [
    'times as many',
    ([a = 0, b = 0], who, whom, what) => [
      `${who} has ${b} times as many ${what} as ${whom}. If ${whom} has ${a} ${what}, how many ${what} do they have together?`,
      a + a * b,
    ],
  ],
  [
    'more than times',
    ([a = 0, b = 0, c = 0], who, whom, what) => [
      `${who} has ${c} more than ${b} times the number of ${what} that ${whom} has. ${who} has ${a * b + c} ${what}. How many ${what} does ${whom} have?`,
      a,
    ],
  ],
  [
    'a sum',
    ([a = 0, b = 0], who, whom, what) => [
      `${who} and ${whom} collected ${2 * a + b} ${what} together. ${who} collected ${b} more ${what} than ${whom}. How many ${what} did ${who} collect?`,
      a + b,
    ],
  ],
  [
    'ages later',
    ([a = 0, b = 0, c = 0], who, whom) => [
      `${who} is ${b} years older than ${whom}. In ${c} years, ${whom} will be ${a + c} years old. How old is ${who}?`,
      a + b,
    ],
  ],
  [
    'give and get',
    ([a = 0, b = 0, c = 0], who, whom, what) => [
      `${who} had ${a + b + c} ${what}. ${who} gave ${b} ${what} to ${whom} and lost ${c}. How many ${what} does ${who} have left?`,
      a,
    ],
  ],
  [
    'at first',
    ([a = 0, b = 0], who, _, what) => [
      `${who} lost ${b} ${what}. Now ${who} has ${a} ${what} left. How many ${what} did ${who} have at first?`,
      a + b,
    ],
  ],
  [
    'a half',
    ([a = 0, b = 0], who, whom, what) => [
      `${who} had ${2 * (a + b)} ${what}. ${who} gave half of the ${what} to ${whom}. Then ${who} lost ${b} ${what}. How many ${what} does ${who} have left?`,
      a,
    ],
  ],
  [
    'prices',
    ([a = 0, b = 0, c = 0, d = 0], who, _, what) => [
      `${who} buys ${a} ${what} for $${b} each and ${c} maps for $${d} each. How much does ${who} spend in total?`,
      a * b + c * d,
    ],
  ],
  [
    'rates',
    ([a = 0, b = 0, c = 0], who, _, what) => [
      `Each shelf holds ${b} ${what}. Each room has ${c} shelves. There are ${a} rooms. How many ${what} are there in total?`,
      a * b * c,
    ],
  ],
  [
    'wages',
    ([a = 0, b = 0, c = 0], who) => [
      `${who} works ${a} hours a week and earns $${b} an hour. How much does ${who} earn in ${c} weeks?`,
      a * b * c,
    ],
  ],
];

describe('stories made from their answers', () => {
  it.each(STORIES)('%s', (_, make) => {
    for (const seed of SEEDS) {
      const [who = '', whom = ''] = [NAMES[seed % 4], NAMES[(seed + 1) % 4]];
      const [question, expected] = make(numbers(seed), who, whom, THINGS[seed % 4] ?? '');
      expect(answer(question)).toBe(`${expected}`);
    }
  });

  it('are not answered when a clause is added that nobody can use', () => {
    for (const [, make] of STORIES)
      for (const extra of [
        'It rained a lot.',
        'Nobody knows how many were blue.',
        'There were 3 of them in each.',
      ]) {
        const [question] = make(numbers(5), 'Ada', 'Bruno', 'pencils');
        const parts = question.split('. ');
        const longer = [...parts.slice(0, -1), extra.replace(/\.$/, ''), parts.at(-1)].join('. ');
        expect([longer, solve(longer).kind]).not.toContain('solution');
      }
  });
});

describe('numbers in words', () => {
  it.each([
    ['seven', 7],
    ['twenty-five', 25],
    ['two hundred and fifty', 250],
    ['a hundred', 100],
    ['three thousand four hundred twelve', 3412],
    ['five six', null],
    ['twenty thirty', null],
  ])('%s', (words, expected) => {
    expect(spelledNumber(words)).toBe(expected);
  });
});
