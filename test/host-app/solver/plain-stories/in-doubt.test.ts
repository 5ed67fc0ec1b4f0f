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
    ['He earns $10 an hour and works 5 hours a day, 6 days a week. How much does he earn in a week?', '300'],
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

describe('things of a kind that the story does not tell of', () => {
  refusals([
    'A ticket costs $12. How much do 5 half-price tickets cost?',
    'A ticket costs $12. How much do 5 child tickets cost?',
    'A baker uses 3 eggs per cake. How many eggs are needed for 4 double cakes?',
    'A pizza costs $10. How much do 3 large pizzas cost?',
    'Each box holds 12 eggs. How many eggs are in 5 big boxes?',
    'A bag holds 5 kg of flour. How much flour is in 4 half-full bags?',
    'A page has 30 lines. How many lines are there on 4 double pages?',
  ]);
  answers([
    ['A shirt costs $20. How much do 3 such shirts cost?', '60'],
    ['A red shirt costs $20. How much do 3 red shirts cost?', '60'],
    ['A bottle holds 2 litres. How many litres do 3 full bottles hold?', '6'],
    ['A pack of 6 juice cartons costs $4.20. How much does one carton cost?', '7/10'],
  ]);
});

describe('a part more is added to the whole', () => {
  refusals([
    'Bob has 36 cards and Al has 25% more. How many cards does Al have?',
    'Bob has 36 cards and Al has 25% more. How many do they have together?',
    'Bob has 36 cards. Al has a third more. How many do they have together?',
    'Tom saved $80. Sue saved 10% more. How much did they save together?',
    'Ann picked 40 apples on Monday and 50% more on Tuesday. How many apples did she pick?',
    'Ann picked 40 apples on Monday and a quarter more on Tuesday. How many apples did she pick in all?',
  ]);
  answers([
    ['Ann picked 40 apples on Monday and half as many on Tuesday. How many apples did she pick?', '60'],
    ['Bob has 36 cards, 25% fewer than Al. How many does Al have?', '48'],
    ['Bob has 36 cards. Al has 4 more than Bob. How many do they have together?', '76'],
  ]);
});

describe('the rest of a thing is not a part of what was taken', () => {
  refusals([
    'A book has 240 pages. Tim reads 60 pages on Monday and 1/3 of the rest on Tuesday. How many pages are left?',
  ]);
  answers([
    ['Max had 60 nuts. He ate 1/4 on Monday and 1/3 of the rest on Tuesday. How many are left?', '30'],
    ['Max had 80 nuts. He gave 20 to Ann and half of the rest to Pia. How many are left?', '30'],
    ['Lou had 60 stickers. She gave 1/4 to Max and 1/3 of the rest to Pia. How many has she left?', '30'],
  ]);
});

describe('what comes after the asked one of consecutive integers', () => {
  refusals([
    'The sum of three consecutive even integers is 78. What is the largest even integer minus the smallest?',
    'The sum of three consecutive even integers is 78. What is the largest even integer increased by 10%?',
    'The sum of three consecutive integers is 48. What is the product of the smallest and the largest increased by 10%?',
  ]);
  answers([
    ['The sum of three consecutive even integers is 78. What is the largest even integer?', ['28']],
    [
      'The sum of three consecutive integers is 48. What is the product of the smallest and the largest?',
      '255',
    ],
    ['The sum of three consecutive integers is 48. What is the largest of the three integers?', ['17']],
    ['The sum of three consecutive integers is 48. Find the largest of them.', ['17']],
  ]);
});

describe('more than another in each hour, what there was before, a dress', () => {
  refusals([
    'Ella earns $8 an hour and Finn $2 more. How much do both earn in 5 hours?',
    'Ella earns $8 an hour and Finn earns $2 more per hour. How much do they earn in 5 hours?',
    'Ella reads 8 pages an hour and Finn 2 more. How many pages do both read in 5 hours?',
    'Ella saves $8 a week and Finn $2 more. How much do they save together in 5 weeks?',
    'Ella had some stickers. She gave 6 away and has 14 left. How many did she have?',
    'Ella had some stickers. She gave 6 away. Now she has 14 left. How many stickers did she have?',
    'Ella has 4 skirts, 5 tops and 2 dresses. How many outfits can she wear?',
  ]);
  answers([
    ['Ella earns $8 an hour and Finn earns $10 an hour. How much do both earn in 5 hours?', '90'],
    ['Ella had some stickers. She gave 6 away and has 14 left. How many did she have at first?', '20'],
    ['Ella has 4 skirts, 5 blouses and 2 hats. How many outfits can she wear?', '40'],
  ]);
});

describe('lessons that are given, twice as many of another kind, two kinds in each box', () => {
  refusals([
    'Eve plants 3 rows of 8 roses and twice as many tulips. How many flowers does she plant?',
    'Zoe has 4 boxes with 6 red and 5 blue pens each. How many pens does she have?',
    'Zoe has 4 boxes with 6 pens and 5 pencils each. How many pencils does she have?',
    'Zoe has 4 boxes with 6 big and 5 small pens each. How many pens does she have?',
  ]);
  answers([
    [
      'Cora is paid $11 an hour and $5 for each lesson. She works 4 hours and gives 3 lessons. How much does she get?',
      '59',
    ],
    ['Eve bought 3 packs of 8 pens. Tom bought twice as many. How many pens did Tom buy?', '48'],
    ['Zoe has 4 boxes with 6 pens each. How many pens does she have?', '24'],
    ['Maria buys a jacket priced at $80 with a 25% discount. How much does she pay?', '60'],
  ]);
});

describe('how many more there are, amounts in all, one thing or another', () => {
  refusals([
    'A class has 25 students. 10 are boys. How many more girls are there?',
    'A class has 30 students. 2/3 of them play soccer. How many more do not play soccer?',
    'Inge buys 4 tickets and pays $34. How much more does one ticket cost?',
    'There are 6 boxes with 8 pens in all. Half of the pens are blue. How many pens are blue?',
    'Leo has 3 bags with 14 marbles in all. He loses 5 marbles. How many marbles does he have now?',
    'Mia has $60. She buys 3 books at $8 in all. How much is left?',
    'A book costs $12 and a pen costs $3. I buy 2 books or 4 pens. How much do I have to pay?',
  ]);
  answers([
    ['A class has 25 students. 10 are boys. How many girls are there?', '15'],
    ['There are 6 boxes with 8 pens each. Half of the pens are blue. How many pens are blue?', '24'],
    ['Mia needs $100. She has $40. How much more does she still need?', '60'],
  ]);
});

describe('a part of a week of work', () => {
  refusals(['Rita earns $15 an hour and works 30 hours a week. How much does she earn in 4 days?']);
  answers([['Rita earns $15 an hour and works 30 hours a week. How much does she earn in 4 weeks?', '1800']]);
});
