import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('everyday amounts, piece by piece', () => {
  it.each<readonly [string, unknown]>([
    ['130 students go on a trip. Each bus holds 40 students. How many seats stay empty?', '30'],
    ['130 students go on a trip. Each bus holds 40 students. How many students are in the last bus?', '10'],
    [
      'A baker has 130 rolls and puts them in bags of 8. He sells each full bag for $3. How much does he get?',
      '48',
    ],
    [
      'Ben has $45. He wants a skateboard for $120 and saves $6 per week. After how many weeks can he buy it?',
      '13',
    ],
    ['A faucet drips 5 ml per minute. How many litres are lost in a day?', '36/5'],
    ['A tank holds 500 L and loses 12 L per day. After how many days are 320 L left?', '15'],
    [
      'The temperature at 6 am was -4°C. By noon it had risen 9 degrees, then by night it dropped 11 degrees. What was the temperature at night?',
      '-6',
    ],
    ['A train that should arrive at 14:50 is 35 minutes late. When does it arrive?', '15:25'],
    ['A movie starts at 6:45 pm and lasts 140 minutes with a 15 minute break. When does it end?', '9:20 pm'],
    ['A bus leaves every 25 minutes. The first bus leaves at 7:10. When does the 5th bus leave?', '8:50'],
    [
      'A jar has nickels and pennies. There are 3 times as many nickels as pennies and the total value is $1.92. How many nickels are there?',
      '36',
    ],
    ['Tom has 8 dimes, 7 quarters and a $5 bill. He spends $4.20. How much does he have left?', '67/20'],
    ['Mom bought 3 dozen eggs. She used 14 eggs for cakes and 5 broke. How many eggs are left?', '17'],
    ['Sam had 12 apples. After giving some to Tim he has 7. How many did he give Tim?', '5'],
    [
      'A rectangular garden 12 m by 8 m is surrounded by a path 1 m wide. What is the area of the path?',
      '44',
    ],
    [
      'Trees are planted every 5 m around a circular pond with a circumference of 200 m. How many trees?',
      '40',
    ],
    ['A rope of 24 m is cut into pieces of 6 m. How many cuts are needed?', '3'],
    ["A number from 1 to 20 is chosen at random. What's the probability it is prime?", '2/5'],
    ['7 teams play each other twice. How many games?', '42'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it.each([
    'Sam has 12 apples. He gives 15 to Tim. How many apples does he have left?',
    'Sam has 12 apples. Tim gives 5 away. How many apples does Sam have left?',
    'Sam has 12 apples. He gives 5 to Tim and buys 8 more. How many apples did he give away or eat?',
    'Tom has 15 coins, all dimes and quarters, worth $2.50. How many quarters does he have?',
    '130 students go on a trip. Each bus holds 40 books. How many buses are needed?',
    'A ring-shaped rope of 24 m is cut into pieces of 6 m. How many cuts are needed?',
    'Trees are planted every 7 m around a circular pond with a circumference of 200 m. How many trees?',
    'A tank holds 500 L and gains 12 L per day. After how many days are 320 L left?',
    'How many 3 letter arrangements of the word BOOK are there?',
  ])('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
