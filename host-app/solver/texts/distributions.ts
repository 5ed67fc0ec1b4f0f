import { isLine } from '../gate/laws/index.js';
import {
  areComplements,
  decimalArea,
  isQuantile,
  isTrueArea,
  leadsOnArea,
} from '../gate/laws/distribution-laws.js';
import type { StepTexts } from './en.js';

/** Steps of probabilities of named distributions. */
export const DISTRIBUTION_STEPS = {
  'binomial-formula': [
    'Write the binomial formula',
    'The hits can be placed in C(n, k) ways; each hit has the probability p, each miss 1 - p.',
    isLine('P(X = k) = binomial(n, k)*p^k*(1 - p)^(n - k)'),
  ],
  'poisson-formula': [
    'Write the Poisson formula',
    'λ is the mean number of events.',
    isLine('P(X = k) = e^(-λ)*λ^k/k!'),
  ],
  'geometric-formula': [
    'Write the geometric formula',
    'There are only misses before the first hit.',
    isLine('P(X = k) = (1 - p)^(k - 1)*p'),
  ],
  'z-formula': [
    'Write the z-score',
    'It counts how many standard deviations a value is from the mean.',
    isLine('z = (x - μ)/σ'),
  ],
  complement: [
    'Use the complement',
    'All probabilities add up to 1, and the others are fewer.',
    areComplements,
  ],
  'distribution-put-in': ['Put in the numbers', 'The letters of the formula are replaced.', leadsOnArea],
  'normal-below': [
    'Write it with Φ',
    'Φ(z) is the area below z under the standard normal curve.',
    isTrueArea,
  ],
  'normal-above': [
    'Write it with Φ',
    'Φ(z) is the area below z under the standard normal curve; the area above is the rest of 1.',
    isTrueArea,
  ],
  'normal-between': [
    'Write it with Φ',
    'Φ(z) is the area below z under the standard normal curve; the area between is the difference.',
    isTrueArea,
  ],
  'table-value': ['Look the areas up', 'They are in the table of Φ.', decimalArea],
  'decimal-value': ['Write it as a decimal', 'The number is rounded to twelve digits.', decimalArea],
  'quantile-share': ['Write what is asked with Φ', 'So much of the area lies below the value.', isQuantile],
  'quantile-z': ['Find z', 'The table of Φ is read from the inside out.', isQuantile],
  'quantile-formula': [
    'Go back from z to the value',
    'The z-score is solved for the value.',
    isLine('x = μ + z*σ'),
  ],
} as const satisfies StepTexts;

export const DISTRIBUTION_MESSAGES = {
  'note.twelve-digits': 'Rounded to twelve digits.',
  'note.geometric-trials': 'X counts the trials up to and with the first success.',
  'note.geometric-failures': 'X counts the failures before the first success.',
  'note.second-is-variance':
    'The second number of N is read as the variance; the other reading takes it as the standard deviation.',
} as const;
