import { PACK_CHANGES as PACK } from '../gate/pack-changes.js';
import * as MATRIX from '../gate/laws/matrix-laws.js';
import { both } from '../gate/tests.js';
import type { StepTexts } from './en.js';
/** Title and reason of the steps about matrices and vectors. */
export const MATRIX_STEPS = {
  'augmented-matrix': [
    'Write the coefficients as a matrix',
    'Each row is an equation; the last column is the right side.',
    PACK.matrixIn,
  ],
  'read-off': ['Read off the solution', 'Each row with a leading 1 gives one unknown.', PACK.matrixOut],
  'add-matrices': [
    'Add entry by entry',
    'Matrices of the same size are added in each place by itself.',
    MATRIX.sameEntries,
  ],
  'scale-matrix': [
    'Multiply every entry',
    'A number in front of a matrix multiplies each of its entries.',
    MATRIX.sameEntries,
  ],
  'row-by-column': ['Multiply rows by columns', '', MATRIX.sameEntries],
  'power-of-matrix': [
    'Write the power as a product',
    'A whole power of a square matrix is the matrix times itself.',
    MATRIX.sameEntries,
  ],
  'inverse-matrix': [
    'Replace the inverse',
    'A negative power is a power of the inverse matrix.',
    MATRIX.sameEntries,
  ],
  transpose: [
    'Turn rows into columns',
    'Row 1 becomes column 1, row 2 becomes column 2, and so on.',
    MATRIX.without('transpose'),
  ],
  trace: [
    'Add up the diagonal',
    'The trace is the sum of the entries from top left to bottom right.',
    MATRIX.without('trace'),
  ],
  determinant: ['Replace the determinant by its value', 'A determinant is a number.', MATRIX.without('det')],
  rank: ['Count the rows that are not 0', '', MATRIX.without('rank')],
  cofactors: ['Expand along the first row', '', MATRIX.sameEntries],
  'small-determinants': [
    'Write the determinants out',
    'For two rows the determinant is ad − bc.',
    MATRIX.without('det'),
  ],
  'swap-rows': ['Exchange two rows', '', both(PACK.rowsSwapped, MATRIX.matrixHolds)],
  'swap-sign': [
    'Exchange two rows',
    'An exchange of two rows changes the sign of the determinant.',
    both(PACK.rowsSwapped, MATRIX.matrixHolds),
  ],
  'scale-row': ['Multiply a row', '', both(PACK.rowChanged, MATRIX.matrixHolds)],
  'add-row': ['Add a multiple of another row', '', both(PACK.rowChanged, MATRIX.matrixHolds)],
  diagonal: ['Multiply the diagonal', '', MATRIX.sameEntries],
  'inverse-formula': ['Use the formula for two rows', '', MATRIX.sameEntries],
  augment: [
    'Write the identity matrix beside it',
    'What turns the left half into 1 turns the right half into the inverse.',
    MATRIX.matrixHolds,
  ],
  'right-half': ['Read off the right half', 'The left half is the identity matrix now.', MATRIX.matrixHolds],
  'subtract-lambda': [
    'Subtract λ on the diagonal',
    'λ is an eigenvalue when A − λ times the identity has determinant 0.',
    MATRIX.sameEntries,
  ],
  'subtract-value': [
    'Subtract the eigenvalue on the diagonal',
    'Its eigenvectors are what this matrix takes to 0.',
    MATRIX.sameEntries,
  ],
  characteristic: ['Work out the determinant', 'This is the characteristic polynomial.', MATRIX.sameEntries],
  'null-vectors': [
    'Solve for the vectors',
    'Unknowns without a leading 1 are free; each is set to 1 in turn.',
    MATRIX.matrixHolds,
  ],
  'vector-length': [
    'Use the theorem of Pythagoras',
    'The length is the root of the sum of the squares.',
    MATRIX.without('norm'),
  ],
  'unit-vector': [
    'Divide by the length',
    'The direction stays and the length becomes 1.',
    MATRIX.without('unit'),
  ],
  'dot-product': [
    'Multiply and add up',
    'The dot product is the sum of the products of the entries in the same place.',
    MATRIX.without('dot'),
  ],
  'cross-product': [
    'Use the rule of the cross product',
    'Each entry is a difference of products of the other two.',
    MATRIX.without('cross'),
  ],
  'angle-formula': [
    'Use the cosine formula',
    'The cosine of the angle is the dot product over the product of the lengths.',
    MATRIX.without('angle'),
  ],
  'known-angle': ['Find the angle', 'The angle between 0 and π with this cosine.', MATRIX.without('acos')],
  'projection-formula': [
    'Use the projection formula',
    'The dot product over the square of the length, times the vector.',
    MATRIX.without('projection'),
  ],
} as const satisfies StepTexts;

export const MATRIX_MESSAGES = {
  'method.cofactors': 'Cofactors',
  'method.rows': 'Row operations',
  'method.formula-matrix': 'Formula for two rows',
  'math.singular': 'The determinant is 0, so there is no inverse matrix.',
  'note.eigenvector': 'Any multiple of an eigenvector, except 0, is an eigenvector too.',
} as const;
