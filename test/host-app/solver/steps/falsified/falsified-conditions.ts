import { ASKED } from './falsified-asked.js';

/** Questions about solutions, conditions, properties and known parts, as those of `falsified-questions.ts`. */
export const FALSIFIED_CONDITIONS: readonly (readonly [question: string, equivalent?: readonly string[]])[] =
  [
    ['x^2 - 5x + 6 = 0 where x is odd'],
    ['sum of the solutions of cos x = 1/2 in [0, 2pi]'],
    ['sum of the integers satisfying x^2 < 10'],
    ['find k such that kx^2 - 4x + 1 = 0 has equal roots'],
    ['find p if the roots of x^2 + px + 24 = 0 are in the ratio 2:3'],
    ['find the value of p if x^2 + px + 16 is a perfect square'],
    ['find k if x^3 - kx + 4 leaves remainder 3 when divided by x - 1'],
    ['find k if one root of x^2 - kx + 12 = 0 is 3'],
    ['find k if (k, 2) lies on y = 3x - 4'],
    ['find m so that the lines y = mx + 1 and y = 3x - 2 are perpendicular'],
    ['find k if the lines 2x + ky = 3 and 4x - 6y = 1 are parallel'],
    ['for what value of k does kx + 2y = 5, 6x + 4y = 1 have no solution'],
    ['find k if the matrix [[k, 2],[8, k]] is singular'],
    ['find x if 2, x, 18 are in geometric progression'],
    ['find y if the slope of the line through (1,2) and (3,y) is 4'],
    ['greatest integer less than 3√2'],
    ['maximum value of 3 - 2 sin x'],
    ['prove (a+b)^2 = a^2 + b^2'],
    ['the roots of x^2 - 3x - 7 = 0 are a and b. find a^2 + b^2'],
    ['If log 2 = 0.301, find log 8'],
    ['the term independent of x in (x^2 - 1/x)^6'],
    ...ASKED,
    ['if log 2 = a and log 3 = b, express log 12 in terms of a and b'],
  ];
