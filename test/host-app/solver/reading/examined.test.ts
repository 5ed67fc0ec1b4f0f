import { describe, expect, it } from 'vitest';
import { answerOf } from '../../../../host-app/solver/command/index.js';

/** Two persons who did not know the reader wrote these, with the answers that they had worked out. */
const EXAMINED: readonly (readonly [question: string, answer: unknown])[] = [
  ['5/12+7/18-1/4 as one fraction', '5/9'],
  ['multiply the mixed numbers 2 3/5 and 1 7/8', '39/8'],
  ['price goes up 15% and then down 15%, overall percent change?', '-9/4'],
  ['percentage change from 64 to 52', '-75/4'],
  ['6x = 4 mod 9, find x', []],
  ['write √(11+6√2) in the form a+√b', '3 + sqrt(2)'],
  ['put 0.0000607 in scientific notation', '6.07*10^(-5)'],
  ['x^4-5x^2-36=0 real solutions', ['-3', '3']],
  ['(x-1)/(x+4)>2 solve the inequality', [{ lo: '-9', hi: '-4', loOpen: true, hiOpen: true }]],
  [
    'y=x^2-3 and y=2x+5 where do they meet',
    [
      { x: '-2', y: '1' },
      { x: '4', y: '13' },
    ],
  ],
  ['rearrange x=(2y+1)/(y-3) to get y', ['(3*x + 1)/(x - 2)']],
  ['sum of the first 40 terms of 3+10+17+...', '5580'],
  [
    'the third term of a geometric sequence is 18 and the sixth is -486. find first term and common ratio',
    ['2', '-3'],
  ],
  ['the 4th term of an arithmetic sequence is 11 and the 9th is 31. find the 20th term', '75'],
  ['sum to infinity of 12 - 8 + 16/3 - ...', '36/5'],
  ['find a closed form for ∑_{k=1}^{n} k(k+1)', 'n*(n + 1)*(n + 2)/3'],
  ['is ∑ (-1)^n/√n absolutely convergent, conditionally convergent or divergent', 'converges conditionally'],
  [
    'radius and interval of convergence of \\sum_{n=1}^\\infty \\frac{(x-2)^n}{n 3^n}',
    ['3', [{ lo: '-1', hi: '5', loOpen: false, hiOpen: true }]],
  ],
  [
    'all asymptotes of y=(2x²+3x−1)/(x−1)',
    { 'vertical asymptote': ['x = 1'], 'slant asymptote': ['y = 2*x + 5'] },
  ],
  [
    'find the holes and asymptotes of (x^2-x-6)/(x^2-9)',
    [[{ x: '3', y: '5/6' }], { 'vertical asymptote': ['x = -3'], 'horizontal asymptote': ['y = 1'] }],
  ],
  ['distance between (−2,7) and (10,2) and the midpoint', ['13', ['4', '9/2']]],
  ['acute angle between y=3x+1 and y=-2x-4', '45'],
  ['are (1,4), (3,10) and (-2,-5) on one line?', true],
  ['circle having (-1,3) and (5,-5) as ends of a diameter, find its equation', '(x - 2)^2 + (y + 1)^2 = 25'],
  ['general solution of tan x = -1', ['3*pi/4 + pi*k']],
  ['sin x = 3/5 and x is in the second quadrant. find sin 2x and cos 2x', ['-24/25', '7/25']],
  [
    'invert the matrix [1 2 0; 0 1 3; 1 0 -5]',
    [
      ['-5', '10', '6'],
      ['3', '-5', '-3'],
      ['-1', '2', '1'],
    ],
  ],
  ['A is 3x3 with det A = -2, what is det(3A)', '-54'],
  ['are (1,2,3), (0,1,4), (2,3,2) linearly independent?', false],
  ['for what a is f continuous: f(x)=ax+1 for x≤2, f(x)=x²−a for x>2', ['1']],
  [
    'find and classify the stationary points of 2x³−3x²−36x+5',
    { maximum: [['-2', '49']], minimum: [['3', '-76']] },
  ],
  ['\\int_2^\\infty \\frac{dx}{x\\ln x}', 'diverges'],
  ['expand (1-4x)^(-1/2) up to x^2', '1 + 2*x + 6*x^2'],
  ['x: 1 2 3 4 5 with frequencies 3 7 10 6 4, find the mean', '91/30'],
  ['five numbers have mean 16, four of them are 12, 19, 15, 14. what is the fifth', '20'],
  ['probability of at least one six in 5 rolls of a die', '4651/7776'],
  ['11 choose 4 and 9P3', ['330', '504']],
  ['in how many ways can 8 people sit round a table if two of them must sit together', '1440'],
  ['X is normal with mean 100 and sd 15. find x so that P(X>x)=0.05', '124.672804404'],
  ['X~B(20,0.15): mean, standard deviation and P(X≤2)', ['3', 'sqrt(255)/10', '0.404896278007']],
  ['X takes 0,1,2,3 with probabilities .1 .3 .4 .2, find E(X) and Var(X)', ['17/10', '81/100']],
  ['make x the subject: y = (3x+1)/(x-2)', ['(2*y + 1)/(y - 3)']],
  ['solve T = 2π√(L/g) for g', ['4*pi^2*L/T^2']],
  ['Solve for t: N = N_0 e^{-kt}', ['-ln(N/N_0)/k']],
  ['solve A = P(1+r)^3 for r', ['(A/P)^(1/3) - 1']],
  ['u_{n+1} = 3u_n - 2, u_1 = 2. Find u_5', '82'],
  ['three coins tossed: probability of at most one head', '1/2'],
  [
    'Find the discriminant of 4x^2 - 3x + 5 and state the nature of the roots',
    ['-71', 'no real roots, two complex ones'],
  ],
  ['Six litres of paint cost 81 euros. How much would 10 litres cost?', '135'],
];
/** They differ from a question above in what counts: another letter, a part that is not used, data that do not fit. */
const REFUSED = [
  'sin 30 (in degrees)',
  'x^2 = 9 (all positive)',
  'sqrt(-4) (real value)',
  'expand (1-4x)^(-1/2) up to x^2 and state validity',
  'percent change from 0 to 5',
  'percentage change from -4 to 5',
  'sum of the first 40 terms of 3+10+18+...',
  'sum to infinity of 2+3+4.5+...',
  'the third term of a geometric sequence is 18 and the fifth is 162. find the common ratio',
  'the third term of a geometric sequence is 18 and the fifth is 162. find the first term',
  'A is 2x3 with det A = 2, what is det(3A)',
  'are (1,2,3), (0,1,4) linearly independent',
  'x: 1 2 3 with frequencies 1 2, find the mean',
  'X takes 0,1,2 with probabilities .1 .3 .4, find E(X)',
  'sin x = 3/5 and x is obtuse and y is acute. find sin 2x',
  'X is normal with mean 100 and sd 15. find x so that P(X>x)=1.05',
  'X is normal with mean 100 and variance 15. find x so that P(X>x)=0.05',
  'three coins tossed: probability of at most four heads',
  '1/x < 1/2, find all real y',
  'u_1 = 2, u_2 = 3, u_{n+2} = u_{n+1} + u_n. find u_5',
  'price goes up 15% and then down 15%, overall price?',
  'price goes up 15% and then down 15% and up 5%, overall percent change?',
  'multiply the mixed numbers 2 3/5 and 1 7/8 and add 1',
  '6x = 4 mod 9 + 1',
  'solve 2x = 4 mod 9 for y',
  'put 0.0000607 in standard form and round to 1 significant figure',
  'solve 3x-4y=8y+6 for y in terms of z',
  'rearrange x = 2y to get z',
  '11 choose 4 and 9P3 added',
  'floor(2.5) and ceil(2.5) and round(2.5)',
  'distance between (1,2) and (4,6) and the midpoint of (0,0) and (2,2)',
  'write 5 sin x - 12 cos y as R sin(x - α)',
  'write 5 sin x - 12 cos 2x as R sin(x - α)',
  'write 5 sin x - 12 cos x + 1 as R sin(x - α)',
  'write 5 sin x - 12 cos x as R tan(x - α)',
  'acute angle between y=3x+1 and y=-2x-4 in radians',
  'obtuse angle between y=3x+1 and y=-2x-4',
  'are (1,4), (3,10), (-2,-5) and (0,0) on one line?',
  'in how many ways can 8 people sit round a table if two of them must not sit together',
  'for what a is f continuous and differentiable: f(x)=ax+1 for x≤2, f(x)=x²−a for x>2',
  'find and classify the stationary points of 2x³−3x²−36x+5 on [0, 5]',
  'five numbers have mean 16, four of them are 12, 19, 15. what is the fifth',
  'probability of at least one six in 5 rolls of a biased die',
  'probability of exactly two sixes or three fives in 5 rolls of a die',
  'sin x = 3/5 and x is in the second quadrant. find sin 2x and the value of y',
  'find a number such that 2x = 6',
];

describe('questions of independent examiners', () => {
  it.each(EXAMINED)('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
  it.each(REFUSED)('%s is refused', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
