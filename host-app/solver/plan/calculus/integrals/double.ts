import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { sub } from '../../../kernel/canon.js';
import type { Draft, Problem } from '../../../solution.js';
import { call, sym, type Expr } from '../../../tree/expr.js';
import { substitute } from '../../../tree/walk.js';
import { step } from '../../trace.js';
import { integrate, planDefinite } from './integral.js';

/** Integrates the inner integral first, then the result. `items`: x, its bounds, y, its bounds. */
export const planDouble = ({ expression, options }: Problem): Draft | null => {
  const [x, a, b, y, c, d] = options.items ?? [];
  if (!x || !a || !b || !y || !c || !d) return null;
  const found = integrate(canon(expression), x.key);
  if (!found) return null;
  const at = (place: Expr): Expr => canon(substitute(found.value, sym(x.key), place));
  const inner = expand(sub(at(b), at(a)));
  const outer = planDefinite({
    kind: 'definite',
    expression: inner,
    variable: y.key,
    options: { from: c, to: d },
  });
  const first = step('inner-integral', call('defint', expression, x, a, b), inner, 'equal');
  return (
    outer && {
      ...outer,
      methods: outer.methods.map(({ nameKey, steps }) => ({ nameKey, steps: [first, ...steps] })),
    }
  );
};
