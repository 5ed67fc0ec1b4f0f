import { add, div, mul, neg, pow, splitPower, sub } from '../../../kernel/canon.js';
import { canon } from '../../../kernel/canonical.js';
import { expand } from '../../../kernel/expand.js';
import { fn } from '../../../kernel/functions.js';
import { isProvenZero, together } from '../../../kernel/normal.js';
import { arg, call, HALF, isNode, isNum, ONE, sym, TWO, type Expr } from '../../../tree/expr.js';
import { collectNodes, contains, mapTree, substitute, distinctNodes } from '../../../tree/walk.js';
import { inSinesAndCosines, linearized } from '../../simplify/trigonometry.js';
import { step } from '../../trace.js';
import type { IntegrationTask, Technique } from './integral.types.js';
import { derive } from '../derivatives/derivative.js';
import { int, throughLetter } from './letters.js';
import { lineIn } from './table.js';

const isSinusoid = (e: Expr, x: string): boolean =>
  e.kind === 'call' && (e.name === 'sin' || e.name === 'cos') && contains(e, x);

/** sin(n t) and cos(n t) by sin t and cos t. */
const multiple = (name: string, n: number, t: Expr): Expr => {
  const [s, c] = [fn('sin', t), fn('cos', t)];
  let [sine, cosine]: [Expr, Expr] = [s, c];
  for (let k = 1; k < n; k += 1)
    [sine, cosine] = [expand(add(mul(sine, c), mul(cosine, s))), expand(sub(mul(cosine, c), mul(sine, s)))];
  return name === 'sin' ? sine : cosine;
};

/** One angle for all: sin 3x sec x by functions of x. */
const oneAngle = (f: Expr, x: string): { form: Expr; angle: Expr } | null => {
  const angles = collectNodes(f, (part) => isSinusoid(part, x)).map((wave) => arg(wave, 0));
  const sorted = distinctNodes(angles).sort((a, b) => a.key.length - b.key.length);
  for (const angle of sorted) {
    const ratios = sorted.map((other) => together(div(other, angle)));
    if (
      !ratios.every(
        (ratio) => isNum(ratio) && ratio.value.d === 1n && ratio.value.n > 0n && ratio.value.n < 8n,
      )
    )
      continue;
    const form = mapTree(f, (part) => {
      const ratio = isSinusoid(part, x) && isNode(part) ? together(div(arg(part, 0), angle)) : ONE;
      return isNode(part) && isNum(ratio) && ratio.value.n > 1n
        ? multiple(part.name, Number(ratio.value.n), angle)
        : part;
    });
    return { form: canon(form), angle };
  }
  return null;
};

const flip = (e: Expr, letter: string): Expr => canon(substitute(e, sym(letter), neg(sym(letter))));
const isEven = (e: Expr, turned: Expr): boolean => isProvenZero(sub(e, turned));

/** Even powers of one letter by the other: s^2 = 1 - c^2. */
const evenPowers = (e: Expr, letter: string, other: Expr): Expr =>
  mapTree(e, (part) => {
    const [base, exponent] = part.kind === 'power' ? splitPower(part) : [part, ONE];
    if (base.key !== letter || !isNum(exponent) || exponent.value.n % 2n !== 0n) return canon(part);
    return pow(sub(ONE, pow(other, TWO)), mul(HALF, exponent));
  });

const back = (
  task: IntegrationTask,
  h: Expr,
  replacement: Expr,
  slope: Expr,
): { value: Expr; steps: readonly ReturnType<typeof step>[] } | null => {
  const inner = task.integrate(together(h), 'u');
  if (!inner) return null;
  const value = div(canon(substitute(inner.value, sym('u'), replacement)), slope);
  const derivative = derive(replacement, task.x);
  const scaled = { value: div(inner.value, slope), steps: inner.steps };
  if (!derivative || slope.key !== '1' || task.x === 'u')
    return { value, steps: [step('u-substitution', int(task.f, task.x), value, 'equal', inner.steps)] };
  const { f, x } = task;
  return {
    value,
    steps: throughLetter(
      { x, letter: 'u', meaning: replacement, slope: derivative, inner: together(h), f },
      scaled,
      value,
    ),
  };
};

/**
 * Rational functions of sin and cos of one angle, by the substitution that their symmetry suggests (Bioche).
 */
export const trigRational: Technique = (task) => {
  const { f, x, depth } = task;
  if (depth > 4 || x === 'u') return null;
  const found = oneAngle(inSinesAndCosines(f), x);
  const line = found ? lineIn(found.angle, x) : null;
  if (!found || !line) return null;
  const named = canon(
    mapTree(found.form, (part) =>
      isSinusoid(part, x) && isNode(part) ? sym(part.name === 'sin' ? 's' : 'c') : part,
    ),
  );
  if (contains(named, x)) return null;
  const form = together(named);
  const [s, c, u] = [sym('s'), sym('c'), sym('u')];
  const [sine, cosine] = [call('sin', found.angle), call('cos', found.angle)];
  if (isEven(form, neg(flip(form, 's')))) {
    const h = substitute(evenPowers(together(div(form, s)), 's', c), c, u);
    const done = contains(h, 's') ? null : back(task, neg(canon(h)), cosine, line[0]);
    if (done) return done;
  }
  if (isEven(form, neg(flip(form, 'c')))) {
    const h = substitute(evenPowers(together(div(form, c)), 'c', s), s, u);
    const done = contains(h, 'c') ? null : back(task, canon(h), sine, line[0]);
    if (done) return done;
  }
  const square = add(pow(u, TWO), ONE);
  if (isEven(form, flip(flip(form, 's'), 'c'))) {
    // Even in both together: only s/c and c^2 occur.
    const tangent = together(canon(substitute(form, s, mul(u, c))));
    const h = mapTree(tangent, (part) => byTangent(part, square));
    const done = contains(h, 'c') ? null : back(task, div(canon(h), square), fn('tan', found.angle), line[0]);
    if (done) return done;
  }
  const half = canon(
    substitute(substitute(form, s, div(mul(TWO, u), square)), c, div(sub(ONE, pow(u, TWO)), square)),
  );
  return back(task, div(mul(TWO, half), square), call('tan', mul(HALF, found.angle)), line[0]);
};

/** c^2 = 1 / (1 + u^2) for u = tan. */
const byTangent = (part: Expr, square: Expr): Expr => {
  const exponent = part.kind === 'power' && arg(part, 0).key === 'c' ? arg(part, 1) : null;
  return exponent && isNum(exponent) && exponent.value.n % 2n === 0n
    ? pow(square, neg(mul(HALF, exponent)))
    : canon(part);
};

/** Products and even powers of sines and cosines as sums. */
export const sumsOfSinusoids: Technique = ({ f, x, depth, integrate }) => {
  if (depth > 6 || collectNodes(f, (part) => isSinusoid(part, x)).length === 0) return null;
  const sum = linearized(f);
  if (sum.key === f.key) return null;
  const inner = integrate(sum, x);
  return (
    inner && {
      value: inner.value,
      steps: [step('trig-reduction', int(f, x), int(sum, x), 'equal'), ...inner.steps],
    }
  );
};
