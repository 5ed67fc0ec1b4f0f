import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('trials that are repeated', () => {
  it.each([
    ['A coin is flipped 3 times. What is the probability of all heads?', '1/8'],
    ['A coin is flipped 4 times. What is the probability of fewer than 2 tails?', '5/16'],
    ['A coin is flipped 5 times. What is the probability that all are the same?', '1/16'],
    ['A die is rolled twice. What is the probability of getting two sixes?', '1/36'],
    ['A die is rolled three times. What is the probability of getting exactly one six?', '25/72'],
    ['A die is rolled. What is the probability of not getting a 6?', '5/6'],
    [
      'Ken hits the target with probability 0.8. He shoots 3 times. What is the probability that he hits at least once?',
      '124/125',
    ],
    [
      'If the probability of rain on each day is 0.2, what is the probability of rain on 2 of 5 days?',
      '128/625',
    ],
    [
      'A factory makes 2% faulty bulbs. In a box of 10, what is the probability that none is faulty?',
      '79792266297612001/97656250000000000',
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('draws and choices', () => {
  it.each([
    ['How many ways can 5 people sit around a round table if two must sit together?', '12'],
    [
      'A bag contains 3 red, 4 blue and 5 green marbles. What is the probability of not drawing a red marble?',
      '3/4',
    ],
    [
      'A jar has 4 red, 5 blue and 6 black pens. One is chosen. What is the probability it is red or black?',
      '2/3',
    ],
    [
      'There are 12 boys and 18 girls in a class. A student is chosen at random. What is the probability that it is a girl?',
      '3/5',
    ],
    ['A card is drawn from a deck. What is the probability that it is not an ace?', '12/13'],
    ['How many ways can 5 people sit around a round table?', '24'],
    ['How many 4-digit PIN codes are there?', '10000'],
    ['How many license plates have 2 letters followed by 3 digits?', '676000'],
    ['How many handshakes if 12 people each shake hands with every other once?', '66'],
    [
      'A menu has 3 starters, 5 mains and 2 desserts. How many different three-course meals are possible?',
      '30',
    ],
    ['A committee of 5 is chosen from 6 men and 4 women. How many committees have exactly 2 women?', '120'],
    ['A team of 3 girls and 2 boys is chosen from 5 girls and 4 boys. In how many ways?', '60'],
    [
      'In a class of 30, 18 play soccer, 15 play tennis and 6 play both. How many play exactly one sport?',
      '21',
    ],
    ['A game pays $5 with probability 0.2 and $1 with probability 0.8. What is the expected value?', '9/5'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

it.each([
  'A coin is flipped 3 times. What is the probability of 2 heads in a row?',
  'A coin is flipped 4 times. What is the probability of no heads or all heads?',
  'A biased coin is flipped 3 times. What is the probability of 2 heads?',
  'A die is rolled twice. What is the probability of getting a 6 on the first roll?',
  'Ken hits the target with probability 0.8. He shoots 3 times. What is the probability that he misses at least once?',
  'Ken hits the target with probability 0.8. Ann hits it with probability 0.5. He shoots 3 times. What is the probability that he hits at least once?',
  'A factory makes 2% faulty bulbs. In a box of 10, what is the probability that exactly 2 are good?',
  'A bag contains 3 red, 4 blue and 5 green marbles. What is the probability of drawing a red and a blue marble?',
  'A bag contains 3 red, 4 blue and 5 green marbles. Two are drawn. What is the probability of drawing a red marble?',
  'There are 12 boys and 18 girls in a class and 2 teachers. A student is chosen at random. What is the probability that it is a girl?',
  'A card is drawn from a deck. What is the probability that it is not an ace or a king?',
  'A committee of 5 is chosen from 6 men and 4 women. How many committees have exactly 5 women?',
  'In a class of 20, 18 play soccer, 15 play tennis and 6 play both. How many play only soccer?',
  'How many license plates have 2 letters followed by 3 digits if letters may not repeat?',
  'A menu has 3 starters, 5 mains and 2 desserts. How many different two-course meals are possible?',
  'A game costs $2 and pays $5 with probability 0.2 and $1 with probability 0.8. What is the expected value?',
])('%s is refused', (question) => {
  expect(answerOf(question)).toBeNull();
});

describe('how often something happens', () => {
  it.each([
    ['A fair coin is flipped 3 times. What is the probability of only two heads?', '3/8'],
    ['A fair coin is flipped 3 times. What is the probability of heads 3 times?', '1/8'],
    ['A fair coin is flipped 3 times. What is the probability of all heads?', '1/8'],
    [
      'Ken hits the target with probability 0.8. He shoots 3 times. What is the probability that he hits two times?',
      '48/125',
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'A fair coin is flipped 3 times. What is the probability of heads twice?',
    'A die is rolled 3 times. What is the probability of a six twice?',
    'A fair coin is flipped 4 times. What is the probability of heads 3 times in a row?',
    'Two cards are drawn without replacement. What is the probability of two hearts or two spades?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('some of a number of things', () => {
  it.each([
    ['3 of 10 bulbs are defective. Two are chosen. What is the probability that both are defective?', '1/15'],
    [
      '3 of 10 bulbs are defective. Two are chosen with replacement. What is the probability that both are defective?',
      '9/100',
    ],
    ['3 of 10 bulbs are defective. One is chosen. What is the probability that it is defective?', '3/10'],
    ['In a lottery, 3 of 100 tickets win. What is the probability of not winning with 1 ticket?', '97/100'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
});

describe('the opposite of an event', () => {
  it.each([
    ['The probability of winning a game is 0.3. What is the probability of not winning a game?', '7/10'],
    [
      'The probability of rain tomorrow is 0.3. What is the probability that it will not rain tomorrow?',
      '7/10',
    ],
    ['The probability of rain on each day is 0.3. What is the probability of no rain for 2 days?', '49/100'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'The probability of winning a game is 0.3. What is the probability of not losing a game?',
    'The probability of being late on Monday is 0.3. What is the probability of not being late on Friday?',
    'The probability that it rains on any day is 0.3. What is the probability that it will not rain on any day?',
  ])('%s is another event', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('one of consecutive numbers', () => {
  it.each([
    'Two consecutive odd numbers have the product 63. Find the smaller negative one.',
    'The product of two consecutive integers is 56. What is the larger positive one?',
    'The sum of three consecutive integers is 78. What is the largest squared?',
  ])('%s has a further condition', (question) => {
    expect(answerOf(question)).toBeNull();
  });
  it('may be named with its kind', () => {
    expect(
      answerOf('The sum of three consecutive even integers is 78. What is the largest even integer?'),
    ).toEqual(['28']);
  });
});
