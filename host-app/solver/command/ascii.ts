import { GREEK } from '../parse/names.js';
import { displayed } from '../print/displayed.js';
import { write } from '../print/plain.js';
import { arg, call, isNode, num, power, quotient, rebuild, sym, type Expr } from '../tree/expr.js';

const LETTERS = new Map(Object.entries(GREEK).map(([name, letter]) => [letter, name]));
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ...LETTERS,
  ['ℯ', 'E'],
  ['∞', 'oo'],
  ['ⅈ', 'i'],
  ['π', 'pi'],
]);

/** Names that every computer algebra system reads the same: roots as powers, logarithms by ln. */
const common = (e: Expr): Expr => {
  // A mixed number is a product for other programs.
  if (e.kind === 'num' && e.text?.includes(' ')) return quotient(num(e.value.n), num(e.value.d));
  if (e.kind === 'sym') return sym(SYMBOLS.get(e.name) ?? e.name);
  if (!isNode(e)) return e;
  const [first, second] = e.args.map(common);
  if (!first) return e;
  if (e.kind === 'power' && arg(e, 0).key === 'ℯ') return call('exp', second ?? first);
  if (e.kind !== 'call') return rebuild(e, e.args.map(common));
  if (e.name === 'log') return quotient(call('ln', first), call('ln', second ?? num(10)));
  if (e.name === 'cbrt') return power(first, quotient(num(1), num(3)));
  if (e.name === 'root' && second) return power(first, quotient(num(1), second));
  if (e.name === 'abs') return call('Abs', first);
  return rebuild(e, e.args.map(common));
};

/** ASCII maths for programs: 2*x^(1/3) + exp(x) - ln(5)/ln(10). */
export const ascii = (e: Expr): string => write(common(displayed(e)));
