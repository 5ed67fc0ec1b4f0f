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
    'Maria can clean a house in 4 hours. Working together, Anna and Jose can clean it in 3 hours. How long would it take Jose alone?',
    '6 workers dig a ditch in 10 days. How many days do 4 workers need to dig the wall?',
    'There are 12 apples in a basket. Mia picks 3 apples. How many apples are in the basket?',
    'A tank holds 500 L. A barrel loses 12 L per day. After how many days are 320 L left?',
    'A car drives 100 km at 50 km/h. A bus drives 120 km at 40 km/h. How long does the car take?',
    'Ann can paint a room in 6 hours and Bob can mow a lawn in 3 hours. How long do they need together?',
    'Tom has 8 dimes. Ann has 7 quarters. How much money does Tom have?',
  ])('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});

describe('stories that were refused before, with their answers by hand', () => {
  it.each<readonly [string, unknown]>([
    [
      'How many kg of coffee at $8 per kg must be mixed with 20 kg of tea at $5 per kg to get a mixture worth $6 per kg?',
      '10',
    ],
    [
      'The sum of two numbers is 50. One number is 4 times the other. What is the difference of the numbers?',
      '30',
    ],
    ['A car drives 60 mph for 2 hours, and then 30 mph for 60 minutes. What is the average speed?', '50'],
    [
      'The length of a rectangle is 3 times its width. The perimeter is 48 cm. What is the diagonal?',
      '6*sqrt(10)',
    ],
    ['The length of a rectangle is 3 times its width. Half the perimeter is 48 cm. What is the width?', '12'],
    ['Twice the sum of three consecutive integers is 72. What is the largest?', '13'],
    ['A train travels 240 km at 80 km/h and then 100 km at 50 km/h. How long does the trip take?', '5'],
    [
      'A boat travels at 12 mph in still water. The current is 3 mph. How long does it take to travel 45 miles downstream and back?',
      '8',
    ],
    ['130 students go on a trip. Each bus holds 40 students. How many seats are empty?', '30'],
    [
      'The length of a rectangle is 4 cm more than twice its width. The diagonal is 40 cm. What is its area?',
      '(-8/5 + 4*sqrt(499)/5)*(4/5 + 8*sqrt(499)/5)',
    ],
    ['The sum of three consecutive integers is 72. What is the product of them?', '13800'],
    [
      'A chemist mixes 2 liters of a 10% solution with 3 liters of a 20% solution and 1 liter of water. What is the concentration of the mixture?',
      '40/3',
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});
