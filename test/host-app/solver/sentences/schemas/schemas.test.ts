import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../../host-app/solver/index.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : 'refused';
};

describe('word problems of a known kind', () => {
  it.each([
    ['How many days does it take to read 100 pages at 15 pages a day?', '7'],
    ['A jacket costs $80 and is on sale for 25% off. What is the sale price?', '60'],
    ['Maria buys a jacket priced at $80 with a 25% discount. How much does she pay?', '60'],
    ['After a 20% discount, a shirt costs $48. What was the original price?', '60'],
    ['A phone regularly sells for $500. It is discounted by 15%. How much money is saved?', '75'],
    ['A meal costs $45. You leave a 20% tip. What is the total cost?', '54'],
    ['The dinner bill was $60. How much is an 18% tip?', '54/5'],
    ['A bike costs $200 and the sales tax is 8%. What is the total price?', '216'],
    ['The population of a town grew from 8000 to 10000. What is the percent increase?', '25'],
    ['The price of gas dropped from $4 to $3. By what percent did it decrease?', '25'],
    ['Sam invests $2000 at 5% simple interest for 3 years. How much interest does he earn?', '300'],
    [
      'You deposit $1500 in an account that pays 4% simple interest per year. How much is in the account after 6 years?',
      '1860',
    ],
    [
      'Ann invests $1000 at 10% interest compounded annually. How much money will she have after 2 years?',
      '1210',
    ],
    ['Divide 60 in the ratio 2:3. What is the larger share?', '36'],
    ['Ann and Bob share $80 in the ratio 3:5. How much does Bob get?', '50'],
    ['If 3 pens cost $6, how much do 7 pens cost?', '14'],
    ['5 kg of apples cost $20. How much do 8 kg cost?', '32'],
    ['A car uses 8 gallons to travel 240 miles. How many gallons does it need to travel 450 miles?', '15'],
    ['A car travels 180 miles in 3 hours. What is its average speed?', '60'],
    ['A printer prints 120 pages in 4 minutes. How many pages does it print per minute?', '30'],
    [
      'Two trains leave stations 300 miles apart and travel toward each other at 40 mph and 60 mph. How long until they meet?',
      '3',
    ],
    [
      'Two cars start from the same place and drive in opposite directions at 50 mph and 60 mph. After how many hours are they 330 miles apart?',
      '3',
    ],
    [
      'A thief runs at 6 m/s. A policeman 40 meters behind runs at 8 m/s. How long does it take the policeman to catch the thief?',
      '20',
    ],
    [
      'A boat travels at 12 mph in still water. The current is 3 mph. How long does it take to travel 45 miles downstream?',
      '3',
    ],
    [
      'A boat travels 30 miles upstream in 3 hours and 30 miles downstream in 2 hours. What is the speed of the current?',
      '5/2',
    ],
    [
      'Tom can paint a room in 6 hours and Ann can paint it in 3 hours. How long does it take them together?',
      '2',
    ],
    [
      'Pipe A fills a tank in 4 hours and pipe B fills it in 12 hours. How long does it take to fill the tank with both pipes open?',
      '3',
    ],
    [
      'How many liters of a 20% acid solution must be mixed with 10 liters of a 50% acid solution to get a 30% acid solution?',
      '20',
    ],
    [
      'A chemist mixes 2 liters of a 10% solution with 3 liters of a 20% solution. What is the concentration of the mixture?',
      '16',
    ],
    ['The sum of two consecutive even integers is 46. What is the smaller one?', '22'],
    [
      'Anna is 4 times as old as her son. In 6 years she will be 3 times as old as her son. How old is her son now?',
      '12',
    ],
    [
      'A father is 30 years older than his son. In 5 years he will be 3 times as old as his son. How old is the son?',
      '10',
    ],
    ['Ben has 20 coins, all nickels and dimes. They are worth $1.40. How many dimes does he have?', '8'],
    ['A jar holds 30 coins in dimes and quarters worth $4.50. How many quarters are there?', '10'],
    ['The length of a rectangle is 3 times its width. The perimeter is 48 cm. What is the width?', '6'],
    [
      'The length of a rectangle is 4 cm more than its width. The perimeter is 40 cm. What is its area?',
      '96',
    ],
    ['A box is 3 cm by 4 cm by 5 cm. What is its volume?', '60'],
    ['A bus holds 40 students. How many buses are needed for 130 students?', '4'],
    ['130 students go on a trip. Each bus holds 40 students. How many buses are needed?', '4'],
    ['Eggs are packed in boxes of 12. How many boxes are needed for 100 eggs?', '9'],
    ['How many full boxes of 12 can be made with 100 eggs?', '8'],
    [
      'The average of five numbers is 12. Four of them are 10, 11, 13 and 14. What is the fifth number?',
      '12',
    ],
    [
      'Tom scored 80, 90 and 70 on three tests. What must he score on the fourth test to have an average of 85?',
      '100',
    ],
    ['A bag contains 3 red and 5 blue marbles. What is the probability of drawing a red marble?', '3/8'],
    [
      'A bag has 4 red marbles, 5 blue marbles and 6 green marbles. What is the probability of picking a blue marble?',
      '1/3',
    ],
    ['How many seconds are in 2.5 hours?', '9000'],
    ['Two numbers add up to 20 and their difference is 4. What is the larger number?', '12'],
    ['A salary increased by 10% to $3300. What was the salary before?', '3000'],
    ['A stock is bought for $50 and sold for $65. What is the percent profit?', '30'],
    ['A shop buys a chair for $40 and sells it with a 30% markup. What is the selling price?', '52'],
    ['A recipe needs 2 cups of flour for 12 cookies. How many cups are needed for 30 cookies?', '5'],
    ['6 workers build a wall in 10 days. How many days do 4 workers need?', '15'],
    [
      'A map has a scale of 1 cm to 50 km. Two towns are 3.5 cm apart on the map. How far apart are they?',
      '175',
    ],
    [
      'A tank is filled by one pipe in 3 hours and emptied by another in 6 hours. How long does it take to fill the tank if both are open?',
      '6',
    ],
    ['A train travels 240 km at 80 km/h. How long does the trip take?', '3'],
    ['There are 12 boys and 18 girls in a class. What percent of the class are girls?', '60'],
    ['A class has boys and girls in the ratio 2:3. There are 30 students. How many girls are there?', '18'],
    ['You drive for 3 hours at 50 mph. How far do you go?', '150'],
    ['A loan of $500 at 6% simple interest earns $90. For how many years?', '3'],
    ['A $25 shirt is 20% off. How much do you save?', '5'],
    ['A factory makes 240 toys in 8 hours. At this rate how many toys does it make in 5 hours?', '150'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(`${expected}, steps`);
  });

  it('draws the table first', () => {
    const found = solve('A bus holds 40 students. How many buses are needed for 130 students?');
    if (found.kind !== 'solution') throw new Error('not solved');
    const [method] = found.methods;
    expect(method?.steps.map(({ rule, after }) => [rule, plain(after)])).toEqual([
      ['story-table', 'number = 130, in each = 40'],
      ['story-put-in', 'answer = ceil(130/40)'],
      ['story-round-up', 'answer = 4'],
    ]);
  });
});
