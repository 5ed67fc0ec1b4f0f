import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { list, relation, sym, type Expr } from '../../tree/expr.js';

export const letter = (name: string): Expr => sym(name);
export const rate = (name: string): Expr => sym(`d${name}/dt`);
/** The relation, then the values and the rates of the moment; what is asked is one of the rates. */
export const moment = (
  line: Expr,
  values: Readonly<Record<string, Expr>>,
  rates: Readonly<Record<string, Expr>>,
  asked: Expr,
): Problem =>
  problem(
    'applied',
    list('system', [
      line,
      ...Object.entries(values).map(([name, value]) => relation('=', letter(name), value)),
      ...Object.entries(rates).map(([name, value]) => relation('=', rate(name), value)),
    ]),
    't',
    { operation: 'rates:moment', items: [asked] },
  );
