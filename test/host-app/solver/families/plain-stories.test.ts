import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('overtime, mixtures by price, savings and shares', () => {
  it.each([
    [
      'Anna earns $12 per hour. She works 40 hours and 5 hours of overtime at time and a half. How much does she earn?',
      '570',
    ],
    [
      'Lia earns $15 an hour and time and a half after 40 hours. She worked 46 hours. How much did she earn?',
      '735',
    ],
    [
      'A grocer mixes 10 kg of nuts at $6 per kg with 5 kg of nuts at $9 per kg. What is the price per kg of the mixture?',
      '7',
    ],
    [
      'How many kg of coffee at $8 per kg must be mixed with 20 kg of coffee at $5 per kg to get a mixture worth $6 per kg?',
      '10',
    ],
    [
      'The average of 6 numbers is 8. When a seventh number is included the average becomes 9. What is the seventh number?',
      '15',
    ],
    ['Gus saves $5 each week. He already has $40. How much will he have after 8 weeks?', '80'],
    [
      'The average of 6 numbers is 8. When a number is removed the average becomes 9. What is the number?',
      '3',
    ],
    ['Ann and Bob share money in the ratio 3:5. Bob gets $120 more than Ann. How much does Ann get?', '180'],
    ['Ann and Bob share money in the ratio 3:5. Bob gets $120. How much does Ann get?', '72'],
    ['Ned has 18 marbles. Ola has 7 fewer. How many marbles do they have altogether?', '29'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'Anna earns $12 per hour. She works 40 hours and 5 hours of overtime. How much does she earn?',
    'Anna earns $12 per hour. Ben works 40 hours and 5 hours of overtime at time and a half. How much does Anna earn?',
    'Lia earns $15 an hour and time and a half after 40 hours. She worked 36 hours. How much did she earn?',
    'A grocer mixes 10 kg of nuts at $6 per kg with 5 pounds of nuts at $9 per kg. What is the price per kg of the mixture?',
    'A grocer mixes 10 kg of nuts at $6 per pound with 5 kg of nuts at $9 per pound. What is the price per kg of the mixture?',
    'How many kg of coffee at $8 per kg must be mixed with 20 kg of coffee at $5 per kg to get a mixture worth $9 per kg?',
    'The average of 6 numbers is 8. When a seventh number is included the average becomes 9. What is the sixth number?',
    'Gus saves $5 each week. He already has $40. How much will he have after 8 months?',
    'Gus saves $5 each week. Ann already has $40. How much will he have after 8 weeks?',
    'Ann and Bob share money in the ratio 3:5. Bob gets $120. How much does Cy get?',
    'Ned has 18 marbles. Ola has 7 fewer. Pia has 3 more. How many marbles do they have altogether?',
    'Ned has 18 marbles. Ola has 7 fewer. How many coins do they have altogether?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
