import { describe, expect, it } from 'vitest';
import { detailsOf } from '../../../../host-app/solver/command/index.js';

/** The answer, and the table of the first step. */
const told = (question: string): readonly [unknown, string] => {
  const { answer, steps } = detailsOf(question);
  return [answer, steps[0]?.after ?? ''];
};

describe('a described amount is set up by names', () => {
  it.each<readonly [string, string, readonly string[]]>([
    ['What fraction of 20 is 5?', '1/4', ['part = 5', 'whole = 20']],
    ['what number is XLII', '42', ['value of xl = 50 - 10', 'value of ii = 1 + 1']],
    ['odds of 3 to 2 as a probability', '3/5', ['parts in favor = 3', 'parts against = 2']],
    [
      'The angles of a quadrilateral are in the ratio 1:2:3:4. What is the smallest angle?',
      '36',
      ['sum of the angles = 360', 'parts in all = 1 + 2 + 3 + 4'],
    ],
    ['latus rectum of y^2 = 12x', '12', ['distance from the vertex to the focus']],
    ['latus rectum of x^2 = -2.5y', '5/2', ['number before the letter = 2.5']],
    [
      'standard deviation of a binomial with n=100 and p=0.5',
      '5',
      ['chance of success = 0.5', 'chance of failure = 1 - chance of success'],
    ],
    ['P(X < 3) for exponential with rate 0.5', '1 - 1/exp(3/2)', ['rate = 0.5', 'bound = 3']],
    ['20% of a number is 15. What is 30% of the number?', '45/2', ['number = known part/(20/100)']],
    ['slope of a line perpendicular to y = 2x + 1', '-1/2', ['product of perpendicular slopes = -1']],
    [
      'From a point 40 m from the base of a building the angle of elevation of its top is 45°. How high is the building?',
      '40',
      ['angle of elevation = 45'],
    ],
    [
      'A train leaves at 9:15 and arrives at 11:40. How long is the trip in minutes?',
      '145',
      ['start in minutes = 9*60 + 15', 'end in minutes = 11*60 + 40'],
    ],
    [
      'sum of the geometric series 3 + 6 + 12 + ... + 384',
      '765',
      ['ratio = 6/3', 'term after it = ratio*last term'],
    ],
    ['how many edges does a cube have', '12', ['faces = 6', 'edges of one face = 4']],
    ['how many edges does a hexagonal prism have', '18', ['upright edges = 6']],
    ['how many vertices does an icosahedron have', '12', ['faces = 20', 'corners of one face = 3']],
    ['How many diagonals can be drawn from one vertex of a 20-gon?', '17', ['corners = 20']],
    [
      'How many license plates have 2 letters followed by 3 digits?',
      '676000',
      ['choices for one letter = 26', 'choices for one digit = 10'],
    ],
    [
      'A menu has 3 starters, 5 mains and 2 desserts. How many different three-course meals are possible?',
      '30',
      ['starters = 3', 'mains = 5', 'desserts = 2'],
    ],
    ['A menu has 3 soups, 5 mains and 2 soups. How many meals are possible?', '30', ['course 3 = 2']],
    [
      'How many proper subsets does a set with 6 elements have?',
      '63',
      ['choices for one element = 2', 'the set itself = 1'],
    ],
    ['area of a ring with radii 3 and 5', '16*pi', ['outer radius = 5', 'inner radius = 3']],
    [
      'Find the perimeter of the triangle with vertices (0,0), (3,1), (-3,4).',
      '5 + sqrt(10) + 3*sqrt(5)',
      ['step across on side 1 = 3 - 0', 'step up on side 3 = 0 - 4'],
    ],
    ['What digit is in the hundredths place of 34.5786?', '7', ['full hundredths = floor(34.5786*10^2)']],
    ['how many trailing zeros does 100! have', '24', ['fives from multiples of 25 = floor(100/25)']],
    ['if a/b = 3/4, find (a + b)/(a - b)', '-7', ['parts of a = 3', 'parts of b = 4']],
    [
      'A path 1 m wide runs around the outside of a 10 m by 6 m garden. Find the area of the path.',
      '36',
      ['length with the path = 10 + 2*1', 'inner area = 10*6'],
    ],
    [
      'A tree casts a shadow 15 m long while a 2 m stick casts a shadow of 3 m. How tall is the tree?',
      '10',
      ['height for one unit of shadow = 2/3'],
    ],
    [
      'a ball is thrown up at 20 m/s, h = 20t - 5t^2. when does it reach its maximum height',
      '2',
      ['speed at the start = 20', 'loss of speed in one second = 2*5'],
    ],
    ['how many terms are in 2, 4, 8, ..., 256', '8', ['ratio = 4/2']],
    ['find the 10th term of 2, 6, 12, 20, 30', '110', ['starting difference = 4']],
    ['sum of the coefficients of (x + 2y)^5', '243', ['value of the letters = 1']],
    [
      'A ladder 10 m long makes an angle of 30° with the wall. How high up the wall does it reach?',
      '5*sqrt(3)',
      ['angle with the wall = 30', 'angle with the ground = 90 - angle with the wall'],
    ],
    // The tiles fit one way only, and their number is whole.
    [
      'How many tiles of 30 cm by 50 cm are needed for a floor 5 m by 3 m?',
      '100',
      ['length in mm = 5*1000', 'tiles along the length = length in mm/(50*10)'],
    ],
  ])('%s: %s', (question, answer, names) => {
    const [found, table] = told(question);
    expect(found).toBe(answer);
    for (const name of names) expect(table).toContain(name);
  });
});

describe('an equation is set up where the amount is a root of it', () => {
  it.each<readonly [string, string, string]>([
    [
      'The length of a rectangle is 5 more than its width and the area is 84. Find the width.',
      '7',
      'the largest solution of w*(w + 5) = 84',
    ],
    [
      'The length of a rectangle is 5 more than its width and the area is 84. Find the length.',
      '12',
      'the largest solution of l*(l - 5) = 84',
    ],
    [
      'A rectangle has area 48 and perimeter 28. Find its width',
      '6',
      'the smallest solution of x*(28/2 - x) = 48',
    ],
    [
      "A rocket's height is h(t) = -16t^2 + 64t + 80. When does it hit the ground?",
      '5',
      'the largest solution of -16*t^2 + 64*t + 80 = 0',
    ],
  ])('%s: %s', (question, answer, reading) => {
    const found = detailsOf(question);
    expect([found.answer, found.reading]).toEqual([answer, reading]);
  });
});

describe('rows that were about one number are about any', () => {
  it.each<readonly [string, string | null]>([
    ['probability of getting three sixes with three dice', '1/216'],
    ['probability of rolling two fives with three dice', null],
    ['probability of heads 4 times in a row', '1/16'],
    ['probability of heads 4 times', null],
    // Four terms may go on otherwise: 2, 3, 5, 8, 13.
    ['find the 10th term of 2, 3, 5, 8', null],
    ['how many edges does a square cone have', null],
    ['How many diagonals can be drawn from one vertex of a 2-gon?', null],
  ])('%s: %s', (question, answer) => {
    expect(detailsOf(question).answer).toEqual(answer);
  });
});
