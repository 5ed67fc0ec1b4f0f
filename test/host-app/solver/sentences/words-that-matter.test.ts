import { describe, expect, it } from 'vitest';
import { answerView } from '../../../../host-app/data/solver/solution-view.js';
import '../../../../host-app/solver/packs/all.js';

const shown = (question: string): string | null => {
  const view = answerView(question);
  return view.kind === 'solution' ? view.answer.text : null;
};

describe('a word that changes the question is not passed over', () => {
  it.each([
    '5 pens cost $7.50. How much do 8 pens cost in cents?',
    'A car uses 6 litres per 100 km. How far does it go with 30 litres in miles?',
    'The light on a lighthouse blinks 255 times in 5 minutes. How long will it take the light to blink 459 times in seconds?',
    'The price of a laptop is $1000. If you get a 20% discount, how much do you have to pay monthly?',
    'A pack of 8 pens costs $6. What is the price per pen tomorrow?',
    'If 7 pens cost $10.50, how much do 4 pens cost squared?',
    'A car uses 6 litres per 100 km. There is a leak. How many litres does it need for 350 km?',
    '7 notebooks cost $17.50. There is a refund. What is the price of one notebook?',
    '7 notebooks cost $17.50. Then everything doubles. What is the price of one notebook?',
    'The ratio of boys to girls is 3:5. There are 24 boys. Some of them are missing. How many girls are there?',
    'A farmer has cows and hens: 30 heads and 86 legs. Some of them are broken. How many hens are there?',
    'There are 12 birds on a tree. 5 fly away and 3 come back. How many red birds are on the tree?',
    'Ann has 12 red pens. She buys 5 blue pens. How many red pens does she have now?',
    'Paul has 52 marbles. His friend gave him 28 marbles. How many broken marbles does Paul have?',
    'Joe earns $15 an hour and works up to 8 hours a day, 5 days a week. How much does he earn in 4 weeks?',
    'A car uses up to 6 liters of fuel per 100 km. How much fuel does it need for 350 km?',
    'A printer prints 45 pairs of pages in 3 minutes. How many pages does it print in 10 minutes?',
    'Joe earns $15 an hour and works 8 hours a day, 5 days a week. How much does Zelda earn in 4 weeks?',
    'Greta drinks 2 bottles of water every day. How many bottles does Zelda drink in 3 weeks?',
    'Joe earns $15 an hour and works 8 hours a day, 5 days a week. How much does he lose in 4 weeks?',
    'A shirt never costs $24 after a 25% discount. Find the original price.',
    'A pizza has 8 slices. 3 friends eat 2 slices. What fraction is left?',
    'A trader buys a lamp for $40 and sells it for $32. What is the profit?',
    'Sam runs 4 miles on weekdays and 6 miles on each day of the weekend. How many miles a week?',
    'Sam runs 4 miles a day and 6 miles a day at weekends. How many miles does he run in a week?',
    'Sam earns $14 an hour and works 6 hours a day on Mondays. How much does he earn in 2 weeks?',
    'Sam eats 2 apples each day in summer. How many apples does he eat in 3 weeks?',
    'Sam earns $100 a week in the first month. How much does he earn in 8 weeks?',
    'A trader buys a lamp for $40 and sells it for $52. What is the profit margin?',
    'A trader buys lamps for $40 each and sells them for $52. What is the profit?',
  ])('%s', (question) => {
    expect(shown(question)).toBeNull();
  });

  it.each([
    ['5 pens cost $7.50. How much do 8 pens cost?', '$12'],
    ['Sam works 8 hours a day on weekdays. How many hours does he work in 3 weeks?', '120 hours'],
    ['Sam works 8 hours on each day of the week. How many hours does he work in 3 weeks?', '168 hours'],
    ['Sam works 8 hours every day on his farm. How many hours does he work in 3 weeks?', '168 hours'],
    [
      'A box has 3 green, 5 yellow and 2 white marbles. One is picked. What is the probability it is not yellow?',
      '1/2',
    ],
    ['A pizza has 8 slices. 3 friends each eat 2 slices. What fraction is left?', '1/4'],
    ['Two consecutive even numbers add up to 46. What is the smaller number?', '22'],
    ['Ann has 12 red pens. She buys 5 blue pens. How many pens does she have now?', '17 pens'],
    [
      'Joe earns $15 an hour and works 8 hours a day, 5 days a week. How much does Joe earn in 4 weeks?',
      '$2400',
    ],
    ['It was a sunny Monday. A baker had 96 rolls and sold 40. How many rolls are left?', '56 rolls'],
  ])('%s', (question, wanted) => {
    expect(shown(question)).toBe(wanted);
  });
});

describe('profit and loss, in money and in percent', () => {
  it.each([
    ['A trader buys a lamp for $40 and sells it for $52. What is the profit?', '$12'],
    ['A trader buys a lamp for $40 and sells it for $52. What is the percentage profit?', '30%'],
    ['A trader buys a lamp for $40 and sells it for $52. What is the profit percentage?', '30%'],
    ['A trader buys a lamp for $40 and sells it for $32. What is his loss?', '$8'],
    ['A trader buys a lamp for $40 and sells it for $32. What is the percentage loss?', '20%'],
    ['A trader buys a lamp for $40 and sells it for $32. How much did he lose?', '$8'],
  ])('%s', (question, wanted) => {
    expect(shown(question)).toBe(wanted);
  });
});

describe('the unit belongs to what is asked for', () => {
  it.each([
    ['the area of a square is 81 cm², what is its perimeter?', '36 cm'],
    ['the perimeter of a square is 36 cm. find its area.', '81 cm²'],
    ['the perimeter of a rectangle is 40 cm and its length is 12 cm, find its area', '96 cm²'],
    ['the volume of a cube is 27 cm³. what is the length of its edge?', '3 cm'],
    ['Find the area of a square whose perimeter is 36 cm', '81 cm²'],
    ['Ben runs 5 km in 25 minutes. How long does it take him to run 8 km at the same speed?', '40 minutes'],
  ])('%s', (question, wanted) => {
    expect(shown(question)).toBe(wanted);
  });
});
