import { describe, expect, it } from 'vitest';
import { answerOf, textOf } from '../../../../host-app/solver/command/index.js';

describe('what is only supposed has not happened', () => {
  it.each<readonly [string, string | null]>([
    ['Bob has some marbles. If he gets 24 more marbles, he will have 60 marbles. How many marbles does he have?', '36'],
    ['Bob has some marbles. If he gets 24 more marbles, he will have 60 marbles. How many marbles will he have?', '60'],
    ['Bob has some marbles. If he loses 10 marbles, he will have 30 marbles. How many marbles does he have?', '40'],
    ['Bob has some marbles. If he buys 24 more, he will have 60. How many does Bob have?', '36'],
    ['Lily has some money. If she spends $12, she will have $30 left. How much money does Lily have?', '42'],
    ['Sam has some money. If he earned $15, he would have $40. How much money does Sam have?', '25'],
    ['Bob has some marbles. He gets 24 more marbles. Now he has 60 marbles. How many marbles does he have?', '60'],
    ['Bob has 36 marbles. If he gets 24 more marbles, how many marbles will he have?', '60'],
    ['Bob has some marbles. He buys 5. If he gets 24 more marbles, he will have 60 marbles. How many marbles does he have?', null],
    ['Bob has 10 marbles. He buys 5. If he gets 24 more marbles, he will have 39 marbles. How many marbles does he have?', null],
  ])('%s %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  }); // prettier-ignore
});

describe('a person gets apples, and the question is about a basket of apples', () => {
  it.each([
    'There are 12 books in the library. A student returns 3 books. How many books are in the library?',
    'There are 12 books in the library. A student borrows 3 books. How many books are in the library?',
    'There are 12 apples in a basket. Mia picks 3 apples. How many apples are in the basket?',
    'There are 12 children in the park. Tom brings 3 children. How many children are in the park?',
    'There are 12 eggs in a box. A hen lays 3 eggs. How many eggs are in the box?',
    'There are 12 letters in the mailbox. The postman delivers 3 letters. How many letters are in the mailbox?',
  ])('is refused: %s', (question) => {
    expect(answerOf(question)).toBeNull();
  });
  it.each<readonly [string, string]>([
    ['There are 12 apples in a basket. Mia has 3 apples. How many apples are in the basket?', '12'],
    [
      'There are 12 apples in a basket. Mia eats 3 of the apples. How many apples are left in the basket?',
      '9',
    ],
    [
      'There are 12 apples in a basket. Mia puts 3 apples into the basket. How many apples are in the basket?',
      '15',
    ],
    ['There are 12 apples in a basket. 3 apples are eaten. How many apples are in the basket?', '9'],
  ])('%s %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

it('an amount after a change is not called the first', () => {
  const { text } = textOf('Mia had some apples. She ate 5 and has 7 left. How many did she have at first?', {
    width: 80,
    styled: false,
    all: false,
  });
  expect(text).toContain('apples in the end = 7');
  expect(text).not.toContain('apples at first = 7');
});
