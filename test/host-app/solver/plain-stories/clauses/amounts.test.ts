import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../../host-app/solver/command/index.js';
import { solve } from '../../../../../host-app/solver/index.js';

describe('amounts that are compared with each other', () => {
  it.each<readonly [string, unknown]>([
    [
      'Find three consecutive odd integers such that the sum of the first and third is 50.',
      [{ 'first number': '23', 'second number': '25', 'third number': '27' }],
    ],
    [
      'The product of two consecutive integers is 182. What are they?',
      [
        { 'first number': '-14', 'second number': '-13' },
        { 'first number': '13', 'second number': '14' },
      ],
    ],
    ["The difference of two numbers is 12 and the bigger is 4 times the smaller. What's the sum?", '20'],
    ["I think of a number, subtract 4, multiply by 3 and get 27. What's my number?", '13'],
    [
      'The sum of the digits of a two digit number is 9. If the digits are reversed the number increases by 27. Find the number.',
      '36',
    ],
    ['A rectangle is 3 cm longer than it is wide. Its area is 130 cm². Find the perimeter.', '46'],
    [
      'A rectangle is 3 cm longer than it is wide. Its perimeter is 46 cm. What is the length of the diagonal?',
      'sqrt(269)',
    ],
    ['The base of a triangle is 4 cm longer than its height. The area is 48 cm2. Find the height.', '8'],
    [
      'One angle of a triangle is twice the second and the third is 20 degrees more than the second. Find all three.',
      [{ 'first angle': '80', 'second angle': '40', 'third angle': '60' }],
    ],
    ['Two angles are complementary. One is 4 times the other. Find the smaller.', '18'],
    ['The supplement of an angle is 30 more than twice the angle. What is the angle?', '50'],
    [
      'Grandma is 68, and her grandson is 12. In how many years will grandma be exactly 5 times as old as the grandson?',
      '2',
    ],
    [
      'A father is 3 times as old as his son. In 12 years he will be twice as old as his son. How old was the father when the son was born?',
      '24',
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it.each([
    'The sum of two consecutive odd integers is 45. Find them.',
    'The sum of three consecutive integers is 73. Find the largest.',
    'Four consecutive odd integers add up to 106. Find the smallest one',
    'The larger of two numbers is 7 less than the smaller. Their sum is 41. Find the numbers.',
    'Two angles are complementary. One is 100 degrees more than the other. Find the angles.',
    'In a triangle one angle is 30 degrees less than the smallest and the third is three times the smallest. Find the angles.',
    'Sara is 14 and her mom is 41. In how many years will her mom be 4 times as old as Sara?',
  ])('%s is not answered', (question) => {
    expect(solve(question).kind).not.toBe('solution');
  });
});
