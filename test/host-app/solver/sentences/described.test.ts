import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

describe('probabilities with their condition and their restriction anywhere', () => {
  it.each([
    ['A bag has 4 red and 6 blue balls. Two are drawn. What is the probability that both are red?', '2/15'],
    [
      'Two cards are drawn from a deck with the kings removed without replacement. Find the probability that both are aces.',
      '1/188',
    ],
    ['Two dice are rolled. What is the probability that exactly one is a six or a five?', '4/9'],
    [
      'A coin is flipped 4 times and the first is heads. What is the probability that all four are heads?',
      '1/8',
    ],
    [
      'A bag contains 3 red and 5 blue marbles. A red marble is removed. What is the probability of drawing a red marble?',
      '2/7',
    ],
    ['What is the probability of not rolling a 7 with two dice?', '5/6'],
    [
      'A box has 12 light bulbs, 3 of which are defective. Two are chosen at random. What is the probability that neither is defective?',
      '6/11',
    ],
    [
      'If the probability of rain is 0.35 each day, what is the probability that it does not rain on two days?',
      '169/400',
    ],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    'A bag has 4 red and 6 blue balls. What is the probability that two are red?',
    'A die is rolled. What is the probability that the sum is 5?',
    'Two dice are rolled. What is the probability of an even number?',
    'A coin is flipped 3 times. What is the probability of heads?',
    'A die is rolled. What is the probability that it is a multiple of 3 or 5?',
    'A bag contains 3 red balls and 2 blue cubes. One is drawn. What is the probability it is red?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('choices, arrangements, numbers from digits, means and groups', () => {
  it.each([
    ['A committee of 5 is chosen from 6 men and 4 women. How many committees have at least 2 women?', '186'],
    [
      'In how many ways can 6 books be arranged on a shelf if two particular books must not be next to each other?',
      '480',
    ],
    ['how many 4-digit numbers are there if digits may repeat', '9000'],
    ['How many even 3-digit numbers have different digits?', '328'],
    [
      'The mean of 5 numbers is 8. A sixth number is added and the mean becomes 9. What is the sixth number?',
      '14',
    ],
    [
      'A class of 20 girls averages 75 and the whole class of 30 averages 73. What do the boys average?',
      '69',
    ],
    ['In a class of 40, 25 play soccer, 20 play tennis and 10 play neither. How many play both?', '15'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    'How many 3-digit numbers can be made from the digits 1 to 5?',
    'how many arrangements of people are there',
    'In how many ways can the letters of ORANGE be arranged if the vowels are not together?',
    'The mean of five numbers is 12. Each number is increased by 10%. What is the new mean?',
    'The mean of 4 numbers is 20. If one is removed, what is the new mean?',
    'A class has 30 pupils. 18 play football, 15 play tennis, 4 play chess and 6 play both. How many play only football?',
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});

describe('figures, rates and heights that are described', () => {
  it.each([
    ['A 25 ft ladder leans against a wall with its foot 7 ft from the wall. The foot is pulled out to 15 ft. How high up does it reach now?', '20'],
    ['From the top of a 20 m tower, the angle of depression of a boat is 30°. How far is the boat from the top?', '40'],
    ['Kim walks 3 km north and 4 km south. How far is she from the start?', '1'],
    ['A path 1 m wide runs around the outside of a 10 m by 6 m garden. Find the area of the path.', '36'],
    ['The length of a rectangle is 3 less than twice its width. The perimeter is 36. Find the area.', '77'],
    ['A triangular garden has sides 3 m, 4 m and 5 m. How much fence does it need?', '12'],
    ['The side of a square shrinks at 1 cm/s. How fast is the area changing when the side is 7 cm?', '-14'],
    ['A farmer has 120 m of fence and builds a rectangular field along a straight river; the river side needs no fence. What is the largest possible area?', '1800'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each([
    'A 5 m ladder leans against a wall. Its foot is 140 cm from the wall. How high up the wall does it reach?',
    'From the top of a 20 m tower, the angle of elevation of a boat is 30°. How far is the boat from the base?',
    'Find the volume of a cylinder with radius 3 cm and a cone with height 5 cm.',
    'The length of a rectangle is 3 times its width. The perimeter of a square is 48 cm. What is the width?',
    'How many tiles of 35 cm by 35 cm are needed for a floor 6 m by 3 m?',
    'The radius of a circle is increasing at 3 cm per second. How fast is the area increasing when the radius is 10 meters?',
    "A ball's height is h = 20t + 5t^2. What is its maximum height?",
  ])('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
}); // prettier-ignore
