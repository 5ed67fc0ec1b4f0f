import { rational, type Rational } from '../../../maths/rational.js';
import { exactRoot } from '../../kernel/integer.js';

/** The rational square root, or null. */
export const exactSquare = (value: Rational): Rational | null => {
  const [top, bottom] = [exactRoot(value.n, 2), exactRoot(value.d, 2)];
  return top === null || bottom === null ? null : rational(top, bottom);
};
