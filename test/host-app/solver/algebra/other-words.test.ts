import { describe, expect, it } from 'vitest';
import { answerOf, textOf } from '../../../../host-app/solver/command/index.js';

describe('a question in other words', () => {
  it.each<readonly [string, unknown]>([
    ['factorise fully 3x^3 - 48x', '3*x*(x - 4)*(x + 4)'],
    ['1/(x-1) - 1/(x+1) as a single fraction', '2/(x^2 - 1)'],
    ['2x + 3y = 12, x - y = 1 find x and y', [{ x: '3', y: '2' }]],
    ['x^3 = 8 all complex solutions', ['2', '-1 - sqrt(3)*i', '-1 + sqrt(3)*i']],
    ['solve the literal equation 1/f = 1/u + 1/v for v', ['f*u/(u - f)']],
    ['write as a single log: 2 ln x - 1/2 ln y + ln 3', 'ln(3*x^2/sqrt(y))'],
    ['sin 75° exact', 'sqrt(2)/4 + sqrt(6)/4'],
    ['det of [[2,1,3],[0,-1,4],[1,2,5]]', '-19'],
    ['maclaurin of e^(-x^2) to the 4th degree', '1 - x^2 + x^4/2'],
    ['8 + 4 + 2 + ... to infinity', '16'],
    ['square root of 3 + 4i', '2 + i'],
    ['5/6 of 42 minus 1/3 of 21', '28'],
    ['if tan θ = -2 and 270° < θ < 360°, find sin θ', '-2*sqrt(5)/5'],
    // What is asked stands at the end.
    ['a price went from 80 to 92, percent change?', '15'],
    ['geometric sequence 2, -6, 18, ... 7th term', '1458'],
    ['right triangle hypotenuse 13 one leg 5, other leg?', '12'],
    // These are refused: dropping the extra words would change the question.
    ['factor x^2 - 2 over the reals', null],
    ['sin 75° exactly twice', null],
    ['a price went from 80 to 92, new price?', null],
    ['5/6 of 42 minus 1/3 of the rest', null],
    ['20% off then another 10% off of $150 for 3 items', null],
    ['geometric sequence 2, -6, 18, ... 7th term of another sequence', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('two things that one text asks', () => {
  it.each<readonly [string, unknown]>([
    ['f(x) = 2x - 1, g(x) = x^2. find f(g(3)) and g(f(3))', ['17', '25']],
    ['sector with radius 6 and angle 60 degrees: arc length and area', ['2*pi', '6*pi']],
    ['if sin θ = 3/5 and θ is in quadrant 2, find cos θ and tan θ', ['-4/5', '-3/4']],
    ['a circle has radius 5. Find its area and circumference.', ['25*pi', '10*pi']],
    // The domain is that of f(f(x)), and one of the two is not known.
    ['if f(x)=1/(x-1), find f(f(x)) and its domain', null],
    ['a circle has radius 5. Find its area and mass.', null],
    ['f(x) = 2x, g(x) = x^2. find f(3) and h(2)', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('sides and angles of a triangle in words', () => {
  it.each<readonly [string, string | null]>([
    ['a triangle has sides 3, 5 and 7. find the largest angle', '120'],
    ['find the smallest angle of a triangle with sides 4, 5, 6', '180*acos(3/4)/pi'],
    [
      'in a right triangle the angle is 35° and the adjacent side is 12 cm. find the opposite side',
      '12*tan(7*pi/36)',
    ],
    ['right triangle with angle 35 degrees and hypotenuse 10, find the opposite side', '10*sin(7*pi/36)'],
    ['right triangle with opposite side 3 and hypotenuse 6, find the angle', '30'],
    ['a right triangle has legs 3 and 4. find the smaller angle', '180*atan(3/4)/pi'],
    ['if sin x = 3/5, find cos 2x', '7/25'],
    // No triangle, no right triangle, or not the side that is asked.
    ['a triangle has sides 1, 2 and 5. find the largest angle', null],
    ['in a right triangle the angle is 95° and the adjacent side is 12. find the opposite side', null],
    ['right triangle with opposite 6 and hypotenuse 3, find the angle', null],
    ['in a triangle the angle is 35° and the adjacent side is 12. find the opposite side', null],
    ['if sin x = 3/2, find cos 2x', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });

  it('begins with what each number is', () => {
    const { text } = textOf(
      'right triangle with angle 35 degrees and hypotenuse 10, find the opposite side',
      {
        width: 80,
        styled: false,
        all: false,
      },
    );
    expect(text).toContain('answer = hypotenuse*sin(angle in degrees*pi/180)');
  });
});

describe('a variable with listed values', () => {
  it.each<readonly [string, unknown]>([
    ['X has P(X=1)=0.2, P(X=2)=0.5, P(X=3)=0.3, find E(X) and Var(X)', ['21/10', '49/100']],
    ['find the standard deviation of X if P(X=0)=1/2, P(X=1)=1/4, P(X=2)=1/4', 'sqrt(11)/4'],
    ['P(X=0)=1/2, P(X=1)=1/4, P(X=2)=1/4. find the variance', '11/16'],
    // The probabilities are not all of them.
    ['P(X=0)=1/2, P(X=1)=1/4. find the variance', null],
    ['P(X=0)=1/2, P(X=1)=1/4, P(X=2)=1/4. find E(X^2)', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('a word that begins like a function is no product', () => {
  it.each<readonly [string, unknown]>([
    ['x^2 - 5x + 6 roots', ['2', '3']],
    ['x^2 + 2 logs', null],
    ['3x coss', null],
    ['x^2 + 3 sines', null],
    ['2x + 3 cost', null],
    ['2 pies', null],
    ['x expo', null],
    // These are functions of a letter.
    ['sin t + 3cost', 'sin(t) + 3*cos(t)'],
    ['integral of sinxdx', '-cos(x)'],
    ['lne', '1'],
    ['e^(pii)', '-1'],
    ['sinp + p', 'p + sin(p)'],
    ['2pir', '2*pi*r'],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('one word for what is asked, after the numbers or the formula', () => {
  it.each<readonly [string, unknown]>([
    ['x^2 - 4 derivative', '2*x'],
    ['3 5 7 mean', '5'],
    ['right triangle legs 3 and 4, area and perimeter', ['6', '12']],
    ['a shirt costs $20 and is 25% off, sale price?', '15'],
    ['sum of 3 and 4, product', null],
    ['half of 20, total', null],
    ['factor x^2 - 9 fully and solve', null],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('stored before as refused, answered now', () => {
  it.each<readonly [string, unknown]>([
    ['equation of the plane through (1,0,0), (0,1,0), (0,0,1)', 'x + y + z = 1'],
    ['30 students and 2 teachers go on a trip. Each van holds 7. How many vans are needed?', '5'],
    ['x^2 ≡ 1 mod 8', ['1 + 8*k', '3 + 8*k', '5 + 8*k', '7 + 8*k']],
  ])('%s', (question, answer) => {
    expect(answerOf(question)).toEqual(answer);
  });
});

describe('what cannot be is refused', () => {
  it.each([
    'A rectangle is 30 cm longer than it is wide. Its perimeter is 46 cm. Find the area.',
    'Two angles are complementary. One is 100 degrees more than the other. Find the smaller angle.',
    'A movie starts at 7:30 pm and a concert lasts 2 hours. When does it end?',
  ])('%s', (question) => {
    expect(answerOf(question)).toBeNull();
  });
});
