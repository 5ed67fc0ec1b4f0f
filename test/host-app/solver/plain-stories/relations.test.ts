import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';
import { slotted } from '../../../../host-app/solver/word-problems/schemas/match.js';
import { RELATIONS_OF_MONEY } from '../../../../host-app/solver/word-problems/relations/money/index.js';
import { rearranged } from '../../../../host-app/solver/word-problems/relations/rearranged.js';
import { RELATIONS_OF_SHARES } from '../../../../host-app/solver/word-problems/relations/shares/index.js';

it.each([
  ['saved = price * discount', 'discount', 'discount = saved / price'],
  ['sale price = price * (1 - discount)', 'price', 'price = (sale price) / (1 - discount)'],
  ['sale price = price * (1 - discount)', 'discount', 'discount = 1 - (sale price) / price'],
  ['number = still needed / each time', 'each time', 'each time = still needed / number'],
  ['saved = price - sale price', 'sale price', 'sale price = price - saved'],
])('%s, for the %s', (equation, name, expected) => {
  expect(rearranged(equation, name).replaceAll(/[()]/g, '')).toBe(expected.replaceAll(/[()]/g, ''));
});
it('every pattern of a relation is a regular expression', () => {
  const patterns = [...RELATIONS_OF_MONEY, ...RELATIONS_OF_SHARES].flatMap(({ asks, says }) => [
    ...asks,
    ...says.flat(),
  ]);
  expect(patterns.filter((one) => new RegExp(slotted(one)).test(''))).toEqual([]);
});
describe('stories by relations', () => {
  it.each<readonly [string, unknown]>([
    ['A bike costs $200. It is 20% off. What do you pay with 8% tax?', '864/5'],
    ['A coat costs $90. It is 20% off, and there is 10% sales tax. What do two coats cost?', '792/5'],
    ['A dress costs $75 after a discount of $25. What was the percent discount?', '25'],
    ['A jacket is on sale for 1/3 off. The sale price is $54. Find the regular price.', '81'],
    ['The bill with tip is $60. The tip was 20%. How much is the tip?', '10'],
    ['A 15% tip on a meal was $6.30. What was the cost of the meal without the tip?', '42'],
    ['4 friends share a dinner bill of $92 plus a 15% tip equally. How much does each friend pay?', '529/20'],
    ['A shop buys a chair for $40 and sells it with a 30% markup. What is the profit?', '12'],
    ['A phone sold at a loss of 12% brought in $440. What did it cost the seller?', '500'],
    ['Sam invests $2000 at 5% simple interest for 18 months. How much interest does he earn?', '150'],
    ['$800 is invested at 5% simple interest. After how many years will the total amount be $1000?', '5'],
    ['At what simple interest rate does $1,500 earn $270 in 3 years?', '6'],
    [
      'How much interest is earned after 3 years if $2000 is invested at 6% compounded annually?',
      '47754/125',
    ],
    ['In how many years does a sum double at 5% simple interest?', '20'],
    ['A taxi charges $3 plus $2 per mile. You paid $25. How far did you go?', '11'],
    ['A gym costs $25 a month plus a joining fee of $40. What do you pay in the first year?', '340'],
    [
      'Plan A costs $20 a month plus 10 cents per minute. Plan B costs $30 plus 5 cents a minute. For how many minutes do they cost the same?',
      '200',
    ],
    [
      'Leo wants to buy a $240 tablet. He has $60 and saves $15 every week. How many weeks will it take?',
      '12',
    ],
    [
      'A salesperson earns a 5% commission on sales and a salary of $500. If she sells $12,000 worth of furniture, how much does she earn?',
      '1100',
    ],
    ['35% of the 240 students in a school walk to school. How many do not walk?', '156'],
    ['In a class of 30 students, 18 are girls. What percent of the students are boys?', '40'],
    [
      'The ratio of boys to girls in a class is 3:5. There are 15 boys. How many students are in the class?',
      '40',
    ],
    [
      'The ratio of red to blue marbles is 4:7. There are 18 more blue marbles than red. How many marbles are there altogether?',
      '66',
    ],
    ['8 workers build a wall in 15 days. How long would 6 workers take at the same rate?', '20'],
    ['6 identical pumps empty a pool in 4 hours. How many pumps are needed to empty it in 3 hours?', '8'],
    [
      'Kim spends 1/2 of her money on clothes and 1/5 of the rest on food. She has $30 left. How much money did she have at first?',
      '75',
    ],
    ['Emma ate 1/4 of a cake and Noah ate 1/3 of the rest. What fraction of the cake is left?', '1/2'],
    [
      'A book has 240 pages. Tim reads 1/4 on Monday and 1/3 of the rest on Tuesday. How many pages are left?',
      '120',
    ],
    [
      'The average of four numbers is 12. Three of the numbers are 8, 11 and 15. Find the fourth number.',
      '14',
    ],
    [
      'The average height of 10 boys is 150 cm and of 15 girls 145 cm. What is the average height of the whole group?',
      '147',
    ],
    ['The exchange rate is 1 euro = 1.08 dollars. How many euros do you get for 270 dollars?', '250'],
    [
      'A map has a scale of 1:50000. Two villages are 8.4 cm apart on the map. How many km apart are they really?',
      '21/5',
    ],
    [
      'A map has a scale of 1 cm to 50 km. Two towns are 3.5 km apart. How far apart are they on the map?',
      '7/100',
    ],
    ['A car worth $24,000 loses 10% of its value every year. What is it worth after 2 years?', '19440'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});
describe('stories that look like them', () => {
  it.each([
    'A coat costs $80. It is 20% off. A hat costs $30. What is the sale price?',
    'A shirt costs $40. Shoes are 25% off. How much do you pay?',
    'A bill was $50. Tom left a 20% tip. Ben left a 10% tip. What did Tom pay?',
    'A dealer buys a car for $5000 and sells another for $6000. What is his profit?',
    'A trader bought a chair for $40 and a table for $60. He sold the chair for $50. What is his profit?',
    'Sam invests $2000 at 5% for 3 years. How much interest does he earn?',
    'Sam invests $500 at 6% simple interest per month. How much money will he have after 2 years?',
    'A gym costs $40 to join and $20 a month. The first month is free. How much do 6 months cost?',
    'A taxi charges $3 plus $2 per mile after the first mile. How much does a 7-mile ride cost?',
    'A taxi charges $3 plus $2 per mile. How much is a 7 hour ride?',
    'Plan A costs $20 a month plus $0.10 per minute. Plan B costs $30 a month plus $0.20 per minute. For how many minutes do they cost the same?',
    'Leo wants a $240 tablet. He has $300 and saves $15 every week. How many weeks will it take?',
    'Leo wants a $240 tablet. He has $60 and saves $15 every week. How many days will it take?',
    'A class has 32 students and 75% of them have a dog. How many students have a cat?',
    'A class has 33 students and 50% of them have a dog. How many students have a dog?',
    'In a hotel 84 rooms are occupied. That is 70% of the rooms. How many rooms are left?',
    'Ali and Ben share $90 in the ratio 4:5. How much does Carl get?',
    'Ann and Bob share $80 in the ratio 3:5. How much more does Bob get?',
    'The ratio of cats to dogs is 3:4. There are 29 dogs. How many cats are there?',
    '10 workers need 12 days. 5 workers leave after 4 days. How many days do the others need?',
    '12 workers build 3 walls in 5 days. How many workers build 6 walls in 5 days?',
    '6 pumps empty a pool in 4 hours. How many pumps are needed to empty it in 5 hours?',
    'A 6-pack of cola costs $4.50. What does a 12-pack of juice cost?',
    'Kim had $60. She spent 1/3 of it and then earned 1/4 of the rest. How much does she have left?',
    'The average of 5 numbers is 12. Three of the numbers are 8, 11 and 15. Find the fourth number.',
    '1 euro is worth 1.10 dollars. How many pounds do you get for 20 euros?',
    'A population of 100 mice doubles every 3 weeks. How many mice are there after 10 days?',
    'A salesman gets $400 a week and a 5% commission on sales over $1000. He sells $3000. How much does he earn?',
    'My rent was $750 and it went up by 4%. What is my new salary?',
    'A $250 bike is 20% off, and then another 10% off the original price. What is the final price?',
    'The mean of 6 numbers is 10. If one number 4 is added, what is the mean of the rest?',
    'Gas went from $3 a gallon to $4 a liter. What is the percent increase?',
    'The population of a city is 2.4 million. It grows by 1.5% per year. What is the population after 1 year?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
