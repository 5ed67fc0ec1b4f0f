import * as LAW from '../gate/laws/curve-laws.js';
import { sameValue } from '../gate/laws/index.js';
import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import * as SET from '../gate/laws/families/set-laws.js';
import { both } from '../gate/tests.js';
import type { StepTexts } from './en.js';

const LIMIT = both(PACK.limitFound, LAW.openHolds);

/** Title and reason of the steps about one-sided limits, areas and series. */
export const SERIES_STEPS = {
  'left-limit': ['Come from the left', 'The values just before the point are looked at.', LIMIT],
  'right-limit': ['Come from the right', 'The values just after the point are looked at.', LIMIT],
  'sides-differ': [
    'Compare both sides',
    'A limit exists only when both sides lead to the same value.',
    LAW.differsSo,
  ],
  oscillation: [
    'Look at the waves',
    'Along one sequence of points the values stay at one number, along another at a different one.',
    LAW.differsSo,
  ],
  lhopital: ['Use L’Hôpital’s rule', '', PACK.slopesTaken],
  'unbounded-area': [
    'Look at the limit',
    'The antiderivative grows without bound, or does not settle, so the integral has no value.',
    LIMIT,
  ],
  conclusion: ['Draw the conclusion', 'The sign does not change.', LAW.concludes],
  'no-value': [
    'Draw the conclusion',
    'If one part has no finite value, the whole has none.',
    LAW.partDecides,
  ],
  'split-integral': [
    'Split the integral',
    'At a bad point, or where the sign changes, the interval is cut; every part needs a value.',
    LAW.openHolds,
  ],
  'drop-bars': ['Drop the absolute value', '', LAW.sameOnSide],
  intersections: ['Find where the curves meet', 'There both have the same value.', SET.sameSet],
  'area-pieces': [
    'Integrate upper minus lower',
    'Between two meeting points one curve stays above the other.',
    LAW.openHolds,
  ],
  'term-test': ['Look at the terms', 'If the terms do not go to 0, the series diverges.', LIMIT],
  'p-test': ['Compare with a p-series', '', LIMIT],
  'ratio-test': [
    'Use the ratio test',
    'If the quotient of neighboring terms goes to less than 1 the series converges, to more than 1 it diverges.',
    LIMIT,
  ],
  'neighbor-ratio': ['Divide neighboring terms', 'The term after it is divided by each term.', sameValue],
  'p-series': ['Compare the exponent with 1', '', LAW.convergesSo],
  'series-verdict': ['Draw the conclusion', '', LAW.convergesSo],
  'root-test': ['Use the root test', 'The nth root of the terms decides like the ratio of neighbors.', LIMIT],
  'integral-test': [
    'Use the integral test',
    'Falling positive terms converge or diverge together with their integral.',
    LIMIT,
  ],
  'alternating-test': ['Use the alternating series test', '', LIMIT],
  'absolute-test': ['Look at the sizes of the terms', '', LAW.convergesSo],
  telescope: ['Write as a difference', '', PACK.sumFound],
  'geometric-sum': [
    'Sum the geometric series',
    'With ratio r, not 1, the first n terms add up to first · (1 − rⁿ) / (1 − r).',
    PACK.sumFound,
  ],
  'terms-written': ['Write the terms out', 'The sum has one term for each number.', PACK.sumFound],
  'power-sum': [
    'Use the sums of powers',
    '1 + 2 + … + n is n(n + 1)/2, and the sums of higher powers are polynomials too.',
    PACK.sumFound,
  ],
  'known-sum': [
    'Use a known value',
    'The sums of 1/n², 1/n⁴ and so on are known multiples of powers of π.',
    PACK.sumFound,
  ],
  'known-series': ['Use a known power series', '', PACK.sumFound],
  'taylor-polynomial': ['Put the polynomial together', '', sameValue],
  'radius-limit': ['Take the limit of the ratios', '', LIMIT],
  'radius-value': ['Read off the radius', 'It is 1 over this limit.', sameValue],
} as const satisfies StepTexts;
