import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('stories that are read sentence by sentence, by roles', () => {
  it.each([
    ['A salesman earns a base salary of $500 plus 4% commission on sales of $12,000. How much does he earn?', '980'],
    ['A jacket costs $80. It is discounted by 25% and then 8% sales tax is added. What is the final price?', '324/5'],
    ['A price of $200 is increased by 10% and then decreased by 10%. What is the final price?', '198'],
    ['There are 40 pupils in a class. 3/5 of them are girls. How many boys are there?', '16'],
    ['A bag has 60 marbles. 1/3 of them are red and the rest are blue. How many are blue?', '40'],
    ['A car travels 60 km in 45 minutes. What is its speed in km/h?', '80'],
    ['A man walks 6 km at 4 km/h and returns at 3 km/h. What is his average speed?', '24/7'],
    ['Pipe A fills a tank in 3 hours and pipe B fills it in 6 hours. How long do they take together?', '2'],
    ['A pipe fills a tank in 4 hours. A drain empties it in 12 hours. If both are open, how long does it take to fill the tank?', '6'],
    ['Tom can paint a room in 6 hours and Ann can paint it in 3 hours. How long does it take them together?', '2'],
    ['A phone costs $510, which is $90 off the original price. What was the original price?', '600'],
    ['Ann has 7 apples. She gave 5 to a friend. How many are left?', '2'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });

  it.each([
    'Ann has 7 apples. He gave 5 to a friend. How many are left?',
    'Ann has 7 apples. She gave $5 to a friend. How many apples are left?',
    'Ann has 12 marbles. She gave $12 cows to a friend. How many marbles are left?',
    'A salesman earns a base salary of $500 plus 4% commission. How much does he earn?',
    'A jacket costs $80. It is discounted by 25% and 8%. What is the final price?',
    'A pipe fills a tank in 12 hours. A drain empties it in 4 hours. If both are open, how long does it take to fill the tank?',
    'A man walks 6 km at 4 km/h and returns. What is his average speed?',
    'Tom can paint a room in 6 hours and Ann can paint a fence in 3 hours. How long does it take them together?',
    'A phone costs $510, which is $90 off the original price. How much does the case cost?',
  ])('is refused: %s', (question) => {
    expect(answerOf(question)).toBeNull();
  });
}); // prettier-ignore
