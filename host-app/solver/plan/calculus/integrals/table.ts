import { add, div, mul, neg, pow, splitPower, sub } from '../../../kernel/canon.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import { arg, isNum, ONE, negative, product, sum, sym, TWO, type Expr } from '../../../tree/expr.js';
import { contains, substitute } from '../../../tree/walk.js';
import { written } from '../../acts.js';
import { step } from '../../trace.js';
import type { Step } from '../../../solution.js';
import { derive } from '../derivatives/derivative.js';
import type { Antiderivative, IntegrationTask, Technique } from './integral.types.js';
import { inForm, int, throughLetter, within } from './letters.js';

const lnAbs = (e: Expr): Expr => fn('ln', fn('abs', e));

/** The integral of a function of u by u. */
const OUTER: Readonly<Record<string, (u: Expr) => Expr>> = {
  sin: (u) => neg(fn('cos', u)),
  cos: (u) => fn('sin', u),
  tan: (u) => neg(lnAbs(fn('cos', u))),
  cot: (u) => lnAbs(fn('sin', u)),
  sec: (u) => lnAbs(add(fn('sec', u), fn('tan', u))),
  csc: (u) => neg(lnAbs(add(fn('csc', u), fn('cot', u)))),
  sinh: (u) => fn('cosh', u),
  cosh: (u) => fn('sinh', u),
};
const SQUARES: Readonly<Record<string, (u: Expr) => Expr>> = {
  sec: (u) => fn('tan', u),
  csc: (u) => neg(fn('cot', u)),
  tan: (u) => sub(fn('tan', u), u),
  cot: (u) => sub(neg(fn('cot', u)), u),
};

/** [a, b] of a x + b with a free of x and not 0. */
export const lineIn = (u: Expr, x: string): [Expr, Expr] | null => {
  const found = coefficientsIn(u, x);
  const [b, a] = found ?? [];
  return found?.length === 2 && a && b ? [a, b] : null;
};

const basic = (f: Expr, x: string): Expr | null => {
  if (f.kind === 'call') {
    const outer = OUTER[f.name];
    const line = lineIn(arg(f, 0), x);
    return outer && line ? div(outer(arg(f, 0)), line[0]) : null;
  }
  const [base, exponent] = splitPower(f);
  if (!contains(exponent, x)) {
    const line = lineIn(base, x);
    if (line)
      return exponent.key === '-1'
        ? div(lnAbs(base), line[0])
        : div(pow(base, add(exponent, ONE)), mul(add(exponent, ONE), line[0]));
    const inner = base.kind === 'call' ? lineIn(arg(base, 0), x) : null;
    const square = base.kind === 'call' && exponent.key === '2' ? SQUARES[base.name] : undefined;
    return inner && square && base.kind === 'call' ? div(square(arg(base, 0)), inner[0]) : null;
  }
  const line = contains(base, x) ? null : lineIn(exponent, x);
  return line ? div(f, mul(line[0], base.key === 'ℯ' ? ONE : fn('ln', base))) : null;
};

/** The linear inner function of a basic integral, unless it is the variable itself. */
const innerLine = (f: Expr, x: string): Expr | null => {
  const [base, exponent] = splitPower(f);
  const inner = contains(exponent, x) ? exponent : base.kind === 'call' ? arg(base, 0) : base;
  return inner.key === x ? null : inner;
};

/** Which basic integral it is. */
const named = (f: Expr, x: string, value: Expr): string => {
  const [base, exponent] = splitPower(f);
  if (!contains(f, x)) return `The integral of a constant is ${x} times it.`;
  if (base.key !== x || !isNum(exponent) || exponent.key === '-1')
    return `The derivative of ${written(value)} is ${written(f)}.`;
  const next = written(add(exponent, ONE));
  return `The exponent ${written(exponent)} grows by 1 to ${next}, and the power is divided by ${next}.`;
};

export const table: Technique = ({ f, x, depth, integrate }) => {
  if (f.kind === 'product' && contains(f, x)) return null;
  const value = contains(f, x) ? basic(f, x) : mul(f, sym(x));
  if (!value) return null;
  const meaning = contains(f, x) ? innerLine(f, x) : null;
  const slope = meaning && lineIn(meaning, x)?.[0];
  if (!meaning || !slope)
    return {
      value,
      steps: [step('integral-table', int(f, x), value, 'equal', [], undefined, named(f, x, value))],
    };
  const letter = x === 'u' ? 'w' : 'u';
  const inner = div(substitute(f, meaning, sym(letter)), slope);
  const found = depth === 0 && !contains(inner, x) ? integrate(inner, letter) : null;
  if (found) {
    const way = { x, letter, meaning, slope, inner, f };
    return { value, steps: throughLetter(way, found, value) };
  }
  // Inside of a longer calculation the factor is named in one sentence.
  const act = `The inner function ${written(meaning)} is linear: the integral by it is divided by its slope ${written(slope)}.`;
  return { value, steps: [step('integral-table', int(f, x), value, 'equal', [], undefined, act)] };
};

/** Term by term, with constant factors in front. */
export const termwise: Technique = ({ f, x, integrate }) => {
  if (f.kind === 'product') {
    const outside = f.args.filter((factor) => !contains(factor, x));
    if (outside.length === 0) return null;
    const inner = integrate(mul(...f.args.filter((factor) => contains(factor, x))), x);
    if (!inner) return null;
    const before = (line: Expr): Expr => product(...outside, line);
    const taken = before(int(mul(...f.args.filter((factor) => contains(factor, x))), x));
    const whole = mul(...outside, inner.value);
    const value = inner.value.kind === 'sum' && outside.every(isNum) ? expand(whole) : whole;
    const steps = [
      step('constant-factor', int(f, x), taken, 'equal'),
      ...within(inner.steps, before),
      inForm(before(inner.value), value),
    ];
    return { value, steps: steps.filter((one) => one.before.key !== one.after.key) };
  }
  if (f.kind !== 'sum') return null;
  const parts: Antiderivative[] = [];
  for (const term of f.args) {
    const part = integrate(term, x);
    if (!part) return null;
    parts.push(part);
  }
  const value = add(...parts.map((part) => part.value));
  const split = sum(...f.args.map((term) => int(term, x)));
  const inner = parts.flatMap((part) => part.steps);
  return {
    value,
    steps: [
      step('sum-rule', int(f, x), split, 'equal'),
      step('integrate-terms', split, value, 'equal', inner),
    ],
  };
};

/** e^(a x + b) times sin or cos of c x + d, found by integrating by parts twice. */
export const dampedSinusoid: Technique = ({ f, x }) => {
  if (f.kind !== 'product' || f.args.length !== 2) return null;
  const growth = f.args.find((factor) => factor.kind === 'power' && !contains(arg(factor, 0), x));
  const wave = f.args.find(
    (factor) => factor.kind === 'call' && (factor.name === 'sin' || factor.name === 'cos'),
  );
  if (!growth || wave?.kind !== 'call') return null;
  const [grow, turn] = [lineIn(arg(growth, 1), x), lineIn(arg(wave, 0), x)];
  if (!grow || !turn) return null;
  const base = arg(growth, 0);
  const a = mul(grow[0], base.key === 'ℯ' ? ONE : fn('ln', base));
  const c = turn[0];
  const [sine, cosine] = [fn('sin', arg(wave, 0)), fn('cos', arg(wave, 0))];
  const inner = wave.name === 'sin' ? sub(mul(a, sine), mul(c, cosine)) : add(mul(a, cosine), mul(c, sine));
  const value = div(mul(growth, inner), expand(add(pow(a, TWO), pow(c, TWO))));
  return { value, steps: twiceByParts({ f, x }, [growth, wave], [a, c], value) };
};

/** By parts twice: the same integral comes back, and the equation is solved for it. */
const twiceByParts = (
  { f, x }: Pick<IntegrationTask, 'f' | 'x'>,
  [growth, wave]: readonly [Expr, Expr],
  [a, c]: readonly [Expr, Expr],
  value: Expr,
): readonly Step[] => {
  const v = div(growth, a);
  const [slope, second] = [derive(wave, x), derive(derive(wave, x) ?? wave, x)];
  if (!slope || !second) return [];
  const by = (e: Expr): string => `${written(e)} · d${x}`;
  const named = (u: Expr, du: Expr, w: Expr, dw: Expr): string =>
    `u = ${written(u)}, dv = ${by(dw)}, du = ${by(du)}, v = ${written(w)}`;
  const first = sum(product(wave, v), negative(int(mul(slope, v), x)));
  const [w, ratio] = [div(v, a), div(pow(c, TWO), pow(a, TWO))];
  const inner = sum(product(slope, w), negative(int(mul(second, w), x)));
  const both = sum(product(wave, v), negative(inner));
  const back = add(mul(wave, v), neg(mul(slope, w)));
  const same = sum(back, negative(ratio.key === '1' ? int(f, x) : product(ratio, int(f, x))));
  const count = written(add(ONE, ratio));
  const act = `The same integral comes back. It is added to each side: ${count} of it are ${written(back)}, so this is divided by ${count}.`;
  const parts = '∫ u dv = uv − ∫ v du.';
  return [
    step('by-parts', int(f, x), first, 'equal', [], named(wave, slope, v, growth), parts),
    step('by-parts', first, both, 'equal', [], named(slope, second, w, v), parts),
    step('constant-factor', both, same, 'equal'),
    step('same-integral', same, value, 'equal', [], undefined, act),
  ];
};
