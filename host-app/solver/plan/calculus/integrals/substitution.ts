import { add, div, mul, pow, splitPower, sub } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { coefficientsIn, fraction, normal, toExpr, together } from '../../../kernel/normal.js';
import { arg, E, factorsOf, isNode, isNum, num, ONE, sym, type Expr } from '../../../tree/expr.js';
import { isFraction, isNegativeNumber } from '../../../tree/predicates.js';
import {
  collectNodes,
  contains,
  countNodes,
  mapTree,
  substitute,
  distinctNodes,
} from '../../../tree/walk.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { rational } from '../../../../maths/rational.js';
import { hasTrig, inSinesAndCosines } from '../../simplify/trigonometry.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import { derive } from '../derivatives/derivative.js';
import type { Technique } from './integral.types.js';
import { int, throughLetter } from './letters.js';
import { lineIn } from './table.js';

/** a x^k + b as [a, b, k]. */
const powerLine = (g: Expr, x: string): [Expr, Expr, number] | null => {
  const found = coefficientsIn(g, x);
  if (!found || found.length < 2) return null;
  const k = found.length - 1;
  return found.every((value, at) => at === 0 || at === k || value.key === '0')
    ? [found[k] ?? ONE, found[0] ?? num(0), k]
    : null;
};

/** The rest of the integrand in the new variable, or null when the old one remains. */
const rewritten = (h: Expr, g: Expr, x: string, u: Expr): Expr | null => {
  const direct = canon(substitute(h, g, u));
  if (!contains(direct, x)) return direct;
  const line = powerLine(g, x);
  if (line) {
    const inverse = pow(div(sub(u, line[1]), line[0]), num(rational(1, line[2])));
    const replaced = canon(substitute(direct, sym(x), inverse));
    // Roots that the substitution brought in would lose signs and be no simpler.
    const isRoot = (part: Expr): boolean => part.kind === 'power' && isFraction(arg(part, 1));
    const known = new Set(collectNodes(direct, isRoot).map((part) => part.key));
    return line[2] > 1 && collectNodes(replaced, isRoot).some((part) => !known.has(part.key))
      ? null
      : replaced;
  }
  if (g.kind === 'call' && g.name === 'ln') {
    const inner = lineIn(arg(g, 0), x);
    return inner ? canon(substitute(direct, sym(x), div(sub(pow(E, u), inner[1]), inner[0]))) : null;
  }
  const mapped = canon(mapTree(direct, (part) => (part.kind === 'power' ? inPowersOf(part, g, u) : part)));
  if (!contains(mapped, x)) return mapped;
  const form = normal(direct);
  if (!form) return null;
  const generators = form.generators.map((part) => inPowersOf(part, g, u));
  const value = div(toExpr(form.top, generators), toExpr(form.bottom, generators));
  return contains(value, x) ? null : value;
};

/** e^(x/2) is u^(1/2) for u = e^x. */
const inPowersOf = (part: Expr, g: Expr, u: Expr): Expr => {
  const [[a, p], [b, q]] = [splitPower(part), splitPower(g)];
  const ratio = a.key === b.key ? together(div(p, q)) : null;
  const positive = a.key === 'ℯ' || isNum(a);
  return ratio && isNum(ratio) && (positive || ratio.value.d === 1n) ? pow(u, ratio) : part;
};

/** 1/ln x: with ln x itself the integral is as easy, and the result has no fraction in its logarithm. */
const isUnderOne = (e: Expr): boolean =>
  e.kind === 'power' && isNegativeNumber(arg(e, 1)) && arg(e, 0).kind === 'call';

const candidates = (f: Expr, x: string): Expr[] => {
  const all = collectNodes(f, (part) => isNode(part) && contains(part, x) && part.kind !== 'product');
  const inner = all.flatMap((part) =>
    part.kind === 'power'
      ? [arg(part, 0), arg(part, 1), part]
      : part.kind === 'call'
        ? [arg(part, 0), part]
        : [part],
  );
  const powers = collectNodes(
    f,
    (part) =>
      part.kind === 'power' && arg(part, 0).key === x && isNum(arg(part, 1)) && arg(part, 1).key.length < 3,
  );
  // x / (x^4 + 1) needs u = x^2, which is not there as a part.
  const roots = powers.length > 0 ? [2, 3, 4].map((k) => pow(sym(x), num(k))) : [];
  const wanted = [...inner, ...powers, ...roots].filter(
    (part) => isNode(part) && contains(part, x) && part.key !== f.key,
  );
  return distinctNodes(wanted)
    .filter((part) => !isUnderOne(part))
    .sort((a, b) => countNodes(b) - countNodes(a))
    .slice(0, 14);
};

const WAVES = /^(?:sin|cos|sinh|cosh)$/;
/** ln x, or sin, cos or a power of a number with a linear inside: what a polynomial stands before in an integral by parts. */
const isPartner = (e: Expr, x: string): boolean => {
  if (e.kind === 'call') {
    const line = lineIn(arg(e, 0), x);
    return e.name === 'ln' ? line?.[1].key === '0' : WAVES.test(e.name) && !!line;
  }
  return e.kind === 'power' && !contains(arg(e, 0), x) && !!lineIn(arg(e, 1), x);
};
/** x^2 ln x, (2x + 3) cos x: by parts at once. */
const isForParts = (f: Expr, x: string): boolean => {
  const partner = factorsOf(f).find((part) => isPartner(part, x));
  const rest = partner && div(f, partner);
  return rest !== undefined && contains(rest, x) && coefficientsIn(rest, x) !== null;
};

export const uSubstitution: Technique = ({ f, x, depth, integrate }) => {
  if (depth > 5 || isForParts(f, x)) return null;
  const name = x === 'u' ? 'w' : x === 'w' ? 's' : 'u';
  const u = sym(name);
  for (const g of candidates(f, x)) {
    const slope = derive(g, x);
    if (!slope || slope.key === '0') continue;
    for (const quotient of quotients(f, slope, x)) {
      const h = rewritten(quotient, g, x, u);
      if (h === null || countNodes(h) > countNodes(f) * 2 + 12) continue;
      const inner = integrate(h, name);
      if (!inner) continue;
      const value = canon(substitute(inner.value, u, g));
      return {
        value,
        steps: throughLetter({ x, letter: name, meaning: g, slope, inner: h, f }, inner, value),
      };
    }
  }
  return null;
};

/** x(x² + 1)⁴ is not multiplied out: beside the power is the derivative of its base, but for a number. */
export const powerOfInner: Technique = (task) => {
  const { f, x } = task;
  const [power, more] = factorsOf(f).filter(
    (part) => part.kind === 'power' && arg(part, 0).kind === 'sum' && contains(arg(part, 0), x),
  );
  const size = power && arg(power, 1);
  if (!power || more || !size || !isNum(size) || approx(size) < 2) return null;
  const slope = derive(arg(power, 0), x);
  const rest = mul(...factorsOf(f).filter((part) => part !== power));
  return slope && contains(slope, x) && !contains(together(div(rest, slope)), x) ? uSubstitution(task) : null;
};

const quotients = (f: Expr, slope: Expr, x: string): Expr[] => {
  const plainForm = div(f, slope);
  const short = together(plainForm);
  const forms = [plainForm, short];
  if (hasTrig(f)) forms.push(together(inSinesAndCosines(plainForm)));
  return distinctNodes(forms).filter((form) => contains(form, x) || form.kind === 'num');
};

/** Everything by one exponential: u = e^x makes a quotient of polynomials. */
export const exponentialSubstitution: Technique = ({ f, x, depth, integrate }) => {
  const form = depth > 5 || x === 'u' ? null : normal(f);
  const holding = form?.generators.filter((part) => contains(part, x)) ?? [];
  const [g] = holding;
  if (!form || !g || holding.length !== 1 || g.kind !== 'power' || contains(arg(g, 0), x)) return null;
  const slope = derive(g, x);
  const rate = slope && together(div(slope, g));
  if (!rate || contains(rate, x)) return null;
  const u = sym('u');
  const named = form.generators.map((part) => (part === g ? u : part));
  const h = together(div(div(toExpr(form.top, named), toExpr(form.bottom, named)), mul(rate, u)));
  const inner = integrate(h, 'u');
  if (!inner) return null;
  const value = canon(substitute(inner.value, u, g));
  const act = slope.key === g.key ? `${written(g)} is u itself, so d${x} = du/u.` : undefined;
  const way = { x, letter: 'u', meaning: g, slope, inner: h, f, ...(act ? { act } : {}) };
  return { value, steps: throughLetter(way, inner, value) };
};

/** ∫ g' / g = ln |g|. */
export const logarithmicDerivative: Technique = ({ f, x, integrate }) => {
  const parts = fraction(f);
  const slope = parts && contains(parts[1], x) ? derive(parts[1], x) : null;
  if (!parts || !slope || slope.key === '0') return null;
  const share = together(div(parts[0], slope));
  if (contains(share, x)) return null;
  const value = mul(share, fn('ln', fn('abs', parts[1])));
  const letter = x === 'u' ? 'w' : 'u';
  const h = div(share, sym(letter));
  const inner = integrate(h, letter);
  return (
    inner && {
      value,
      steps: throughLetter({ x, letter, meaning: parts[1], slope, inner: h, f }, inner, value),
    }
  );
};

/** Multiplying out may open the way: (x^2 + 1)^2, (2 + 3x)/x. */
export const rewriting: Technique = ({ f, x, depth, integrate }) => {
  if (depth > 6) return null;
  for (const other of [expand(f), together(f), primitiveRoots(f)]) {
    if (other.key === f.key || countNodes(other) > 80) continue;
    const inner = other.kind === 'sum' || other.kind === 'product' ? integrate(other, x) : null;
    if (inner)
      return {
        value: inner.value,
        steps: [step('rewrite', int(f, x), int(other, x), 'equal'), ...inner.steps],
      };
  }
  return null;
};

/** sqrt(2 - 2x^2) = sqrt(2) sqrt(1 - x^2). */
const primitiveRoots = (f: Expr): Expr =>
  mapTree(f, (part) => {
    const [base, exponent] = part.kind === 'power' ? splitPower(part) : [part, ONE];
    if (base.kind !== 'sum' || !isNum(exponent) || exponent.value.d === 1n) return canon(part);
    const lead = base.args.find((term) => isNum(term)) ?? ONE;
    if (!isNum(lead) || lead.value.n <= 0n || lead.key === '1') return canon(part);
    return mul(pow(lead, exponent), pow(add(...base.args.map((term) => div(term, lead))), exponent));
  });
