import { mul } from '../kernel/canon.js';
import { canon } from '../kernel/canonical.js';
import { expand } from '../kernel/expand.js';
import { fraction, together } from '../kernel/normal.js';
import { displayed } from '../print/displayed.js';
import type { Draft, Problem } from '../solution.js';
import type { Rule } from '../texts/en.js';
import { arg, call, HALF, isCall, negative, ONE, power, product, quotient, sum, TWO, type Expr } from '../tree/expr.js'; // prettier-ignore
import { countNodes, mapTree, someNode, distinctNodes } from '../tree/walk.js';
import { asQuotients, isQuotientName } from './simplify/trig-names.js';
import { factorForm } from './simplify/factor.js';
import { hasTrig, inSinesAndCosines, trigForms } from './simplify/trigonometry.js';
import { loose, Trace } from './trace.js';

/** An angle that is twice another one, by the formulas of double angles; the first of the two forms of the cosine, or the second. */
const halved = (e: Expr, isCosine: boolean): Expr =>
  mapTree(e, (part) => {
    const half = part.kind === 'call' && /^(?:sin|cos)$/.test(part.name) ? mul(arg(part, 0), HALF) : null;
    // Only where the angle has an even number in front.
    if (!half || !isCall(part) || half.key.includes('/')) return part;
    const [s, c] = [call('sin', half), call('cos', half)];
    if (part.name === 'sin') return product(TWO, s, c);
    return isCosine
      ? sum(product(TWO, power(c, TWO)), negative(ONE))
      : sum(ONE, negative(product(TWO, power(s, TWO))));
  });

/** Equal forms of one side, shortest first. */
const formsOf = (side: Expr): Expr[] => {
  const start = canon(side);
  const plain = [start, expand(start), together(start), factorForm(start) ?? start];
  const sinusoids = hasTrig(start)
    ? [together(inSinesAndCosines(start)), ...trigForms(start), ...trigForms(expand(start))]
    : [];
  const doubled = hasTrig(start)
    ? [true, false].map((isCosine) => together(expand(canon(inSinesAndCosines(halved(start, isCosine))))))
    : [];
  return distinctNodes([...plain, ...sinusoids, ...doubled]).sort((a, b) => countNodes(a) - countNodes(b));
};

const WAVES = [
  ['sin', 'cos'],
  ['cos', 'sin'],
] as const;
const isSquareOf = (e: Expr, name: string): boolean =>
  e.kind === 'power' && arg(e, 1).key === '2' && isCall(arg(e, 0), name);
/** sin²(u) + cos²(u) is 1 where both are terms. */
const squaresJoined = (e: Expr): Expr =>
  mapTree(e, (part) => {
    if (part.kind !== 'sum') return part;
    const [sine, cosine] = ['sin', 'cos'].map((name) => part.args.find((term) => isSquareOf(term, name)));
    if (!sine || !cosine || arg(arg(sine, 0), 0).key !== arg(arg(cosine, 0), 0).key) return part;
    return sum(...part.args.filter((term) => term !== sine && term !== cosine), ONE);
  });
/** sin²(u) as 1 − cos²(u), or the other way round. */
const squaresTurned = (e: Expr, name: string, other: string): Expr =>
  mapTree(e, (part) =>
    isSquareOf(part, name) ? sum(ONE, negative(power(call(other, arg(arg(part, 0), 0)), TWO))) : part,
  );

/** 1 − cos²(u) is sin²(u), or the other way round. */
const squaresShort = (e: Expr, name: string, other: string): Expr =>
  mapTree(e, (part) => {
    const [one, square] = part.kind === 'sum' && part.args.length === 2 ? [...part.args].reverse() : [];
    const [first, second] = one?.key === '1' ? [one, square] : [square, one];
    if (first?.key !== '1' || second?.kind !== 'negative' || !isSquareOf(arg(second, 0), other)) return part;
    return power(call(name, arg(arg(arg(second, 0), 0), 0)), TWO);
  });
const isProductOfSums = (e: Expr): boolean =>
  e.kind === 'product' && e.args.filter(({ kind }) => kind === 'sum').length > 1;
const addsFractions = (e: Expr): boolean =>
  someNode(
    e,
    (part) =>
      part.kind === 'sum' && part.args.some((term) => someNode(term, (one) => one.kind === 'quotient')),
  );

/** Lines on the way: quotients of sine and cosine, one fraction, sin² + cos² = 1, and what cancels. */
const towards = (trace: Trace, shared: Expr, right: Expr): void => {
  const isThere = (e: Expr): boolean => canon(e).key === shared.key || together(canon(e)).key === shared.key;
  const to = (rule: Rule, after: Expr, act?: string): void => {
    if (
      loose(displayed(after)) !== loose(displayed(trace.line)) &&
      loose(displayed(trace.line)) !== loose(displayed(shared))
    )
      trace.to(rule, after, 'equal', [], undefined, act);
  };
  to('in-sines', asQuotients(trace.line));
  if (isThere(trace.line)) {
    const isShorter =
      countNodes(shared) < countNodes(trace.line) && /^(?:product|quotient)$/.test(trace.line.kind);
    return isShorter ? to('cancel', shared) : undefined;
  }
  if (someNode(trace.line, isProductOfSums)) to('expand', expand(canon(trace.line)));
  if (addsFractions(displayed(trace.line))) to('common-denominator', together(canon(trace.line)));
  const joined = squaresJoined(trace.line);
  if (joined !== trace.line) return to('pythagoras', joined, 'sin² + cos² of one angle is 1.');
  for (const [name, other] of WAVES) {
    const short = squaresShort(displayed(trace.line), name, other);
    if (short.key !== displayed(trace.line).key)
      return to('pythagoras', short, `1 − ${other}² of an angle is ${name}² of it.`);
  }
  for (const [name, other] of WAVES) {
    const turned = squaresTurned(trace.line, name, other);
    const isRight = expand(canon(turned)).key === expand(canon(right)).key;
    if (turned === trace.line || !(isThere(turned) || isRight)) continue;
    to('pythagoras', turned, `${name}² of an angle is 1 − ${other}² of it.`);
    if (isRight) return to('other-side', right, 'Brackets are opened, and like terms are added.');
    const parts = fraction(canon(turned));
    const [top, bottom] = parts?.map((part) => factorForm(part) ?? part) ?? [];
    if (top && bottom && bottom.key !== '1') to('factor', quotient(top, bottom));
    return to('cancel', shared);
  }
};

/** One side is brought to a form that the other side can be brought to as well; every line is an equality. */
export const planIdentity = ({ expression }: Problem): Draft | null => {
  const [left, right] = [arg(expression, 0), arg(expression, 1)];
  const [first, second] = [formsOf(left), formsOf(right)];
  const shared = first.find(({ key }) => second.some((form) => form.key === key));
  if (!shared) return null;
  const trace = new Trace(left, 'equal');
  const other = [false, true]
    .map((isCosine) => halved(left, isCosine))
    .find(
      (made) =>
        together(expand(canon(made))).key === shared.key ||
        together(expand(canon(inSinesAndCosines(made)))).key === shared.key,
    );
  const isDoubled = hasTrig(left) && other && other.key !== left.key && ![left, inSinesAndCosines(canon(left))].some((one) => together(canon(one)).key === shared.key); // prettier-ignore
  if (isDoubled) trace.to('double-angle', displayed(other));
  if (hasTrig(left)) towards(trace, shared, right);
  // A sum or a product in another order needs no step.
  const isRight = (e: Expr): boolean => loose(displayed(e)) === loose(displayed(right));
  if (!isRight(trace.line)) {
    const isTurned = someNode(shared, isQuotientName) && !someNode(trace.line, isQuotientName);
    const act = isTurned ? 'tan, cot, sec and csc are quotients of sine and cosine.' : undefined;
    trace.says('to-shared-form', shared, act);
  }
  if (!isRight(trace.line)) trace.to('other-side', right);
  return {
    answer: { kind: 'truth', value: true },
    methods: [{ nameKey: 'method.left-side', steps: trace.steps }],
    notes: ['words.identity'],
  };
};
