import { describe, expect, it } from 'vitest';
import { plain, solve } from '../../../../host-app/solver/index.js';

const answer = (question: string): string => {
  const found = solve(question);
  return found.kind === 'solution' ? `${plain(found.answer.exact)}, ${found.verification}` : 'refused';
};

describe('families of applied questions', () => {
  it.each([
    [
      'Find a 95% confidence interval for the population mean if the sample mean is 50, the population standard deviation is 12 and n = 36.',
      '46.0801 <= μ and μ <= 53.9199',
    ],
    [
      'A random sample of 25 batteries has a mean of 120 hours and a sample standard deviation of 15 hours. Find the 90% confidence interval for the mean.',
      '114.8674 <= μ and μ <= 125.1326',
    ],
    [
      'In a survey, 240 out of 400 voters support the proposal. Construct a 95% confidence interval for the proportion.',
      '0.552 <= p and p <= 0.648',
    ],
    [
      'A sample of size 100 has a sample proportion of 0.4. Find a 99% confidence interval for the population proportion.',
      '0.2738 <= p and p <= 0.5262',
    ],
    [
      'A farmer has 200 meters of fencing to enclose a rectangular field. What is the largest area that can be enclosed?',
      '2500',
    ],
    [
      'A farmer has 200 feet of fence to build a rectangular pen along a river. No fence is needed along the river. What dimensions maximize the area?',
      'x = 50 and y = 100',
    ],
    [
      'A farmer has 2400 ft of fencing and wants to fence off a rectangular field that borders a straight river. He needs no fence along the river. What are the dimensions of the field that has the largest area?',
      'x = 600 and y = 1200',
    ],
    ['Find two numbers whose sum is 20 and whose product is a maximum.', 'x = 10 and y = 10'],
    ['Find two positive numbers whose product is 100 and whose sum is a minimum.', 'x = 10 and y = 10'],
    ['Find the point on the line y = 2x + 3 closest to the origin.', 'x = -6/5 and y = 3/5'],
    [
      'Find the point on the parabola y = x^2 closest to the point (0, 3).',
      'x = -sqrt(10)/2 and y = 5/2 or x = sqrt(10)/2 and y = 5/2',
    ],
    [
      'An open box is made from a square piece of cardboard 12 inches on a side by cutting equal squares from the corners and folding up the sides. Find the maximum volume.',
      '128',
    ],
    [
      'A box with a square base and open top must have a volume of 32000 cubic cm. Find the dimensions of the box that minimize the amount of material used.',
      'x = 40 and y = 20',
    ],
    [
      'A cylindrical can must hold 1000 cubic cm. Find the dimensions that minimize the surface area.',
      'x = 5*cbrt(4)/cbrt(pi) and y = 10*cbrt(4)/cbrt(pi)',
    ],
    [
      'A theater sells 500 tickets at $10 each. For each $1 increase in price, it sells 20 fewer tickets. What price maximizes the revenue?',
      '35/2',
    ],
    [
      'A 10 foot ladder leans against a wall. The bottom slides away from the wall at 2 feet per second. How fast is the top sliding down when the bottom is 6 feet from the wall?',
      '3/2',
    ],
    [
      'The radius of a circle is increasing at 3 cm per second. How fast is the area increasing when the radius is 10 cm?',
      '60*pi',
    ],
    [
      'Air is being pumped into a spherical balloon at 100 cubic cm per second. How fast is the radius increasing when the radius is 5 cm?',
      '1/pi',
    ],
    [
      'The sides of a cube are increasing at 2 cm per second. How fast is the volume increasing when the side is 4 cm?',
      '96',
    ],
    [
      'Two cars start from the same point. One travels north at 30 miles per hour and the other travels east at 40 miles per hour. How fast is the distance between them increasing after 2 hours?',
      '50',
    ],
    [
      'A conical tank has height 12 feet and radius 6 feet. Water is poured into the tank at 8 cubic feet per minute. How fast is the water level rising when the water is 4 feet deep?',
      '2/pi',
    ],
    ['Find the mode of 1, 2, 2, 3, 3', '{2, 3}'],
    ['Find the mode of 1, 2, 3', 'none'],
    ['Find the quartiles of 1, 2, 3, 4, 5, 6', 'first quartile = 2 and median = 7/2 and third quartile = 5'],
  ])('%s: %s', (question, expected) => {
    expect(answer(question)).toBe(`${expected}, steps`);
  });
});

describe('another question, a further number, a further thing', () => {
  it.each([
    'Find a 95% confidence interval for the difference of two means: n = 36, sample mean = 5, s = 2.',
    'Find the margin of error of a 95% confidence interval if the sample mean is 50, the population standard deviation is 12 and n = 36.',
    'Find a 95% confidence interval for the variance if n = 20 and s = 3 and the sample mean is 5.',
    'Find a 95% confidence interval for the mean if the sample mean is 50 and n = 36.',
    'Find a 95% confidence interval for the mean if the sample mean is 50, the sample variance is 9 and n = 36.',
    'How large a sample is needed for a 95% confidence interval with margin 2 if the population standard deviation is 12?',
    'Find a 95% and a 99% confidence interval for the mean if the sample mean is 50, s = 12 and n = 36.',
    'In a survey, 3 out of 12 voters support the proposal. Construct a 95% confidence interval for the proportion.',
    'In a survey, 240 out of 400 men and 100 out of 300 women support the proposal. Construct a 95% confidence interval for the proportion.',
    'Find a one-sided 95% confidence interval for the mean if the sample mean is 50, s = 12 and n = 36.',
    'A farmer has 200 meters of fencing to enclose a rectangular field with a gate of 4 meters. What is the largest area that can be enclosed?',
    'A farmer has 200 meters of fencing to enclose a circular field. What is the largest area that can be enclosed?',
    'A farmer has 200 meters of fencing to enclose two square fields. What is the largest area that can be enclosed?',
    'A farmer has 200 meters of fencing that costs $5 per meter to enclose a rectangular field. What is the largest area that can be enclosed?',
    'A farmer has 200 meters of fencing to enclose a rectangular field. The length is twice the width. What is the largest area that can be enclosed?',
    'A farmer has 200 feet of fence to build a rectangular pen along a river. What dimensions minimize the area?',
    'A farmer has 200 meters of fencing to enclose a triangular field. What is the largest area?',
    'Find two numbers whose sum is 20 and whose product is a minimum.',
    'Find two numbers whose difference is 20 and whose product is a minimum.',
    'Find two numbers whose sum is 20 and the sum of whose squares is a minimum.',
    'Find three numbers whose sum is 20 and whose product is a maximum.',
    'Find two positive numbers whose product is 100 and whose sum is a maximum.',
    'Find the point on the curve y = x^2 farthest from the origin.',
    'Find the point on the circle x^2 + y^2 = 4 closest to (3, 0).',
    'Find the distance from the line y = 2x + 3 to the closest point of y = x^2.',
    'An open box is made from a square piece of cardboard 12 inches on a side by cutting equal squares of 2 inches from the corners and folding up the sides. Find the maximum volume.',
    'A box with a square base and open top must have a volume of 32000 cubic cm. The base costs $3 and the sides cost $2. Find the dimensions of the box that minimize the cost.',
    'A box with a square base must have a volume of 32000 cubic cm. Find the largest box.',
    'A theater sells 500 tickets at $10 each. For each $1 increase in price, it sells 20 fewer tickets. Each ticket costs $2. What price maximizes the profit?',
    'A theater sells 500 tickets at $10 each. For each $1 decrease in price, it sells 20 more tickets. What price maximizes the revenue?',
    'A 10 foot ladder leans against a wall. The bottom slides away from the wall at 2 feet per second. How fast is the top sliding down when the top is 6 feet from the ground?',
    'A 10 foot ladder leans against a wall. The bottom slides away from the wall at 2 feet per second. How fast is the angle changing when the bottom is 6 feet from the wall?',
    'A 10 foot ladder leans against a wall. The bottom slides toward the wall at 2 feet per second. How fast is the top sliding up when the bottom is 6 feet from the wall?',
    'A 10 foot ladder leans against a wall. The bottom slides away from the wall at 2 feet per second. How fast is the top sliding down when the bottom is 12 feet from the wall?',
    'A 10 foot ladder leans against a wall. The bottom slides away from the wall at 2 feet per second. How fast is the top sliding down after 2 seconds?',
    'The radius of a circle is increasing at 3 cm per second. How fast is the area increasing when the area is 10 square cm?',
    'The radius of a circle is increasing at 3 cm per second. How fast is the area increasing when the diameter is 10 cm?',
    'The diameter of a circle is increasing at 3 cm per second. How fast is the area increasing when the radius is 10 cm?',
    'The radius of a circle is increasing at 3 cm per second. How fast is the area increasing when the radius is 10 meters?',
    'The radius of a circle is increasing at 3 cm per minute. How fast is the area increasing per second when the radius is 10 cm?',
    'The radius of a circle is increasing at 3 cm per second and the radius of a second circle at 2 cm per second. How fast is the area increasing when the radius is 10 cm?',
    'The sides of a cube are increasing at 2 cm per second. How fast is the diagonal increasing when the side is 4 cm?',
    'Air is pumped into a spherical balloon at 100 cubic cm per second and leaks at 10 cubic cm per second. How fast is the radius increasing when the radius is 5 cm?',
    'Two cars start from the same point. One travels north at 30 miles per hour and the other travels east at 40 miles per hour. How fast is the distance between them increasing after 30 minutes?',
    'Two cars start from the same point. One travels north at 30 miles per hour and the other travels south at 40 miles per hour. How fast is the distance between them increasing after 2 hours?',
    'Two cars start from the same point. One travels north at 30 miles per hour and an hour later the other travels east at 40 miles per hour. How fast is the distance between them increasing after 2 hours?',
    'A conical tank has height 12 feet and radius 6 feet. Water is poured into the tank at 8 cubic feet per minute. How fast is the radius of the water rising when the water is 4 feet deep?',
    'A conical tank has height 12 feet and radius 6 feet. Water is poured into the tank at 8 cubic feet per minute and leaks out at 2 cubic feet per minute. How fast is the water level rising when the water is 4 feet deep?',
    'A conical tank has height 12 feet and diameter 6 feet. Water is poured into the tank at 8 cubic feet per minute. How fast is the water level rising when the water is 4 feet deep?',
    'A cylindrical tank has height 12 feet and radius 6 feet. Water is poured into the tank at 8 cubic feet per minute. How fast is the water level rising when the water is 4 feet deep?',
  ])('is refused: %s', (question) => {
    expect(answer(question)).toBe('refused');
  });
});
