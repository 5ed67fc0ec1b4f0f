import { canon } from '../../../kernel/canonical.js';
import { displayed } from '../../../print/displayed.js';
import {
  arg,
  E,
  factorsOf,
  isCall,
  isNode,
  isNum,
  negative,
  num,
  power,
  product,
  quotient,
  rebuild,
  sum,
  termsOf,
  type Expr,
  type Node,
} from '../../../tree/expr.js';
import { written } from '../../acts.js';
import { listed } from '../numbers/amounts.js';
import { linesBy, type Law, type Line } from '../laws.js';

/** A logarithm with its sign and the number before it: 2 log(5). */
interface LogTerm {
  readonly isMinus: boolean;
  readonly factor: Expr | null;
  readonly log: Node;
}
const isLog = (e: Expr | undefined): boolean => e !== undefined && isCall(e) && /^(?:ln|log)$/.test(e.name);
const logTerm = (term: Expr): LogTerm | null => {
  const isMinus = term.kind === 'negative';
  const inner = isMinus ? arg(term, 0) : term;
  if (isNode(inner) && isLog(inner)) return { isMinus, factor: null, log: inner };
  const [factor, log, more] = isNode(inner) && inner.kind === 'product' ? inner.args : [];
  return factor && log && isNode(log) && isLog(log) && !more && (isNum(factor) || factor.kind === 'quotient')
    ? { isMinus, factor, log }
    : null;
};
const within = (log: Node, inside: Expr): Node => rebuild(log, [inside, ...log.args.slice(1)]);
const signed = (isMinus: boolean, e: Expr): Expr => (isMinus ? negative(e) : e);

/** ln(x²y/z) = ln(x²y) − ln z = ln(x²) + ln y − ln z = 2 ln x + ln y − ln z */
const SPLITS: readonly Law[] = [
  {
    rule: 'split-logarithm',
    at: (e) => {
      if (!isNode(e) || !isLog(e) || arg(e, 0).kind !== 'quotient') return null;
      const [top, bottom] = [arg(arg(e, 0), 0), arg(arg(e, 0), 1)];
      const rest = negative(within(e, bottom));
      return {
        after: top.key === '1' ? rest : sum(within(e, top), rest),
        act: 'The logarithm of a quotient is the difference of the logarithms.',
      };
    },
  },
  {
    rule: 'split-logarithm',
    at: (e) =>
      isNode(e) && isLog(e) && arg(e, 0).kind === 'product'
        ? {
            after: sum(...factorsOf(arg(e, 0)).map((factor) => within(e, factor))),
            act: 'The logarithm of a product is the sum of the logarithms.',
          }
        : null,
  },
  {
    rule: 'split-logarithm',
    at: (e) => {
      if (!isNode(e) || !isLog(e)) return null;
      const inner = arg(e, 0);
      if (inner.kind === 'call' && inner.name === 'sqrt')
        return {
          after: quotient(within(e, arg(inner, 0)), num(2)),
          act: 'A root is a power with the exponent 1/2, which goes in front.',
        };
      return isNode(inner) && inner.kind === 'power'
        ? { after: product(arg(inner, 1), within(e, arg(inner, 0))), act: 'The exponent goes in front.' }
        : null;
    },
  },
];
export const splitLogarithms = (e: Expr): readonly Line[] => linesBy(displayed(e), SPLITS);

/** Factors become exponents, then sums become products: 2 log(5) + log(4) = log(25) + log(4) = log(25 · 4). */
export const logarithmLines = (expression: Expr): readonly Line[] => {
  const start = displayed(expression);
  const found = termsOf(start).map(logTerm);
  const terms = found.filter((term) => term !== null);
  const bases = new Set(terms.map(({ log }) => `${log.name} ${log.args[1]?.key ?? ''}`));
  if (terms.length < 2 || terms.length < found.length || bases.size > 1) return [];
  const raised = terms.map(({ isMinus, factor, log }) => {
    const whole = factor ? power(arg(log, 0), factor) : arg(log, 0);
    return { isMinus, factor, log, inside: isNum(canon(whole)) ? displayed(canon(whole)) : whole };
  });
  const lines: Line[] = [];
  const moved = raised.filter(({ factor }) => factor !== null);
  if (moved.length > 0)
    lines.push({
      rule: 'logarithm-laws',
      after: sum(...raised.map(({ isMinus, log, inside }) => signed(isMinus, within(log, inside)))),
      act: `${listed(moved.map(({ factor, log, inside }) => `${written(product(factor ?? log, log))} = ${written(within(log, inside))}`))}: a factor becomes an exponent.`,
    });
  const [tops, bottoms] = [false, true].map((side) =>
    raised.filter(({ isMinus }) => isMinus === side).map(({ inside }) => inside),
  );
  const [first] = terms;
  if (!first || !tops || !bottoms || tops.length === 0) return [];
  const inside = bottoms.length === 0 ? product(...tops) : quotient(product(...tops), product(...bottoms));
  const act =
    bottoms.length === 0
      ? 'A sum of logarithms is the logarithm of the product.'
      : 'A difference of logarithms is the logarithm of the quotient.';
  lines.push({ rule: 'logarithm-laws', after: within(first.log, inside), act });
  const value = canon(inside);
  if (!isNum(value)) return lines;
  const short = within(first.log, displayed(value));
  if (short.key !== lines.at(-1)?.after.key) lines.push({ rule: 'evaluate', after: short });
  const result = canon(short);
  const base = first.log.args[1] ?? (first.log.name === 'ln' ? E : num(10));
  if (isNum(result))
    lines.push({
      rule: 'logarithm-of-power',
      after: displayed(result),
      act: `${written(power(base, result))} = ${written(value)}.`,
    });
  return lines;
};
