import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('an amount that another sentence or word of the story changes', () => {
  it.each([
    ['How many 3-digit odd numbers can be formed from 1,2,3,4,5 with repetition?', '75'],
    ['How many 3-digit odd numbers can be formed from 1,2,3,4,5 without repetition?', '36'],
    ['How many 3-digit numbers are there with repetition?', '900'],
    ['How many 3-digit even numbers have all digits different?', '328'],
    ['Noah makes $15 per week. How much will he make in 6 weeks?', '90'],
    ['Noah saves $15 per week. How much does he save in 6 weeks?', '90'],
    ['2/5 of the students walk to school. 12 students walk to school. How many students are there?', '30'],
    ['A phone costs $600. It is 15% off. How much do you pay?', '510'],
    ['A phone is 15% off and costs $510. What was the original price?', '600'],
    ['A stadium has 30 rows of 40 seats. 150 seats are empty. How many are taken?', '1050'],
    ['A pack has 6 pens. How many pens are in 4 packs?', '24'],
    [
      'A wall is 5 m long and 3 m high. One can of paint covers 10 square meters. How many cans of paint are needed?',
      '2',
    ],
    [
      'A wall is 5 m long and 3 m high. One liter of paint covers 10 square meters. How many liters of paint are needed?',
      '3/2',
    ],
    ['Ann solved 18 out of 20 problems. What percent of the problems did she solve?', '90'],
    ['A taxi charges $3 plus $2 per mile. How much does a 10 mile ride cost?', '23'],
    [
      'Ann works 8 hours a day, 5 days a week. She earns $12 an hour. How much does she earn in a week?',
      '480',
    ],
    ['It rained 3 cm on Monday and 5 cm on Tuesday. How much did it rain in total?', '8'],
    ['A book has 12 chapters. Tom has read 3 chapters. How many chapters are left?', '9'],
  ])('%s %s', (question, answer) => {
    expect(answerOf(question)).toBe(answer);
  });
  it.each([
    'Peter saves $5 each week. How long will it take him to save $60 if he already has $15?',
    'How many 3-digit numbers are there with repeated digits?',
    'Tom makes $50 per week. How much does he save in 4 weeks?',
    '25% of the students come by bus. 12 students come by car. How many students are there?',
    'One pizza needs 2 cups of flour. How many cups of flour are needed for 4 cakes?',
    'Pump A fills a tank in 3 hours and pump B fills a pool in 6 hours. How long do they take together?',
    'Tom drinks 3 glasses of milk each day. One glass holds 250 ml. How many liters of juice does he drink in a week?',
    'A dress that is 20% off costs $80. How much does Ann pay?',
    'A dress costs $80 at 20% off. How much does Ann pay?',
    'Dinner was $54, including a 20% tip. How much did they pay?',
    'A shirt was marked down 20% and sold for $40. How much was saved?',
    'There are 30 students in the class and 12 girls in the choir. How many boys are there?',
    'A stadium has 30 rows of 40 seats. How many seats are in 5 rows?',
    'A stadium has 30 rows of 40 seats. 3 rows are empty. How many seats are taken?',
    'A book has 12 chapters of 20 pages. Tom has read 3 chapters. How many pages are left?',
    'Ann bought 3 pens. A pen costs $2. How much do 5 pens cost?',
    'Ann answered 18 out of 20 questions correctly. What percent of the questions did she miss?',
    'Tom earns a 5% commission and a weekly salary. He sold $2000. How much does he earn?',
    'Parking costs $5 plus $2 for each additional hour. How much does it cost for 3 hours?',
    'A wall is 5 m by 3 m with a window and a door. How much wallpaper is needed?',
    'Tom ran 3 miles on Monday and 5 miles on Tuesday. How far did he walk in total?',
    'It rained 3 cm on Monday and 5 cm on Tuesday. How much did it snow in total?',
    'Ann works 8 hours a day. She earns $12 an hour. How much does she earn in a week?',
    'Ann reads 12 pages every school day. How many pages does she read in 4 weeks?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
