import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { solve } from '../../../../host-app/solver/index.js';

const refusals = (rows: readonly string[]): void => {
  it.each(rows)('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
};
const answers = (rows: readonly (readonly [string, unknown])[]): void => {
  it.each(rows)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
};

describe('a price that may be the one before or the one after the change', () => {
  refusals([
    'It is 20% off. It costs $40. What do you pay?',
    "It's 30% off. It costs $50. How much do I pay?",
    'The shoes are 30% off. They cost $90. How much do you pay?',
    'I bought a shirt with 20% off. It cost $40. How much did I pay?',
    'I bought a shirt for $40 with 20% off. How much did I pay?',
    'A shirt is on sale for $40 and it is 20% off. How much do you save?',
    'The jeans now cost $40. They are 20% off. How much do you save?',
    'A game costs $40. It was reduced by 20%. What did it cost?',
    'A toy costs $40. It has been reduced by 20%. How much does it cost?',
    'A toy costs $40. It was marked down 20%. What was its price?',
    'A jacket that costs $40 was discounted by 20%. What did it cost?',
    'A jacket costs $40. The price was raised by 25%. How much does it cost?',
  ]);
  answers([
    ['A shirt costs $40. It is 20% off. What do you pay?', '32'],
    ['The shoes are 30% off. They cost $90. How much do they cost now?', '63'],
    ['There is 30% off. The shoes cost $90. How much do you pay?', '63'],
    ['A store offers 30% off. A pair of shoes costs $90. What do you pay?', '63'],
    ['I bought a $40 shirt at 20% off. How much did I pay?', '32'],
    ['A ticket is $40 and there is a 20% discount. How much do I pay?', '32'],
    ['A game cost $40. It was reduced by 20%. What does it cost?', '32'],
    ['A game costs $40. Its price has been reduced by 20%. What was the price before?', '50'],
    ['A toy costs $40. It was marked down 20%. What is the new price?', '32'],
    ['Shoes that normally cost $80 are 15% off. What do you pay?', '68'],
  ]);
});

describe('a week of work whose days are not counted', () => {
  refusals([
    'A worker gets $90 per day. How much does he earn in a week?',
    'A teacher teaches 5 lessons a day. How many lessons does she teach per week?',
    'An employee works 8 hours a day. How many hours does he work in a week?',
    'An employee works 8 hours a day. How many hours does he work in 3 weeks?',
    'Sue works 6 hours a day. How many hours does she work per week?',
    'Ravi works 7 hours a day and earns $12 an hour. How much does he earn per week?',
  ]);
  answers([
    ['Sam earns $15 a day. How much does he earn in 2 weeks?', '210'],
    ['A factory makes 200 cars a day. How many cars does it make in a week?', '1400'],
    ['A driver drives 300 km a day. How many km does he drive in 2 weeks?', '4200'],
    [
      'He earns $10 an hour and works 5 hours a day, 6 days a week. How much does he earn in a week?',
      '300',
    ],
    ['He earns $10 an hour and works 40 hours a week. How much does he earn in a year?', '20800'],
  ]);
});

describe('a thing of another size', () => {
  refusals([
    'A recipe needs 1.5 cups of milk. One cup is 240 ml. How many ml are needed for a double recipe?',
    'A recipe needs 3 cups of milk. One cup is 240 ml. How many ml are needed for a half recipe?',
  ]);
  answers([
    ['A recipe needs 1.5 cups of milk. One cup is 240 ml. How many ml are needed for the recipe?', '360'],
  ]);
});
