import { coefficientsIn } from '../../../kernel/normal.js';
import { num } from '../../../tree/expr.js';
import { Trace } from '../../trace.js';
import { standardForm } from '../standard.js';
import { difference, equation, rootLine, type Handler } from '../equation.js';
import { quadraticRoots } from '../polynomial.js';
import { mul, pow } from '../../../kernel/canon.js';
import { approx } from '../../../kernel/approx.js';
import { expand } from '../../../kernel/expand.js';
import { sub } from '../../../kernel/canon.js';

/** A quadratic whose coefficients are letters or irrational numbers. */
export const literalQuadratic: Handler = (e) => {
  const found = coefficientsIn(difference(e), e.x);
  const [c, b, a] = found ?? [];
  if (!found || found.length !== 3 || !a || !b || !c) return null;
  const discriminant = approx(expand(sub(pow(b, num(2)), mul(num(4), a, c))));
  if (discriminant < 0) return { roots: [], steps: [] };
  const roots = quadraticRoots(a, b, c);
  const unique = roots[0].key === roots[1].key ? [roots[0]] : roots;
  const trace = standardForm(new Trace(equation(e.left, e.right), 'equivalent'), e.x);
  return { roots: unique, steps: trace.to('quadratic-formula', rootLine(e.x, unique)).steps };
};
