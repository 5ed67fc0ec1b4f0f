import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import type { Draft, Problem } from '../../solution.js';
import { arg, call, I, isNode, negative, num, ONE, PI, power, product, quotient, relation, sum, TWO, type Expr } from '../../tree/expr.js'; // prettier-ignore
import { mapTree } from '../../tree/walk.js';
import { tidy } from '../simplify/index.js';
import { Trace, draftOf } from '../trace.js';

type Values = Readonly<Record<string, Expr>>;
const over = (a: Expr, b: Expr): Expr => tidy(canon(quotient(a, b)));

/** All six functions from sine and cosine, without those that would divide by 0. */
const six = (sin: Expr, cos: Expr): Values => ({
  sin,
  cos,
  ...(cos.key === '0' ? {} : { tan: over(sin, cos), sec: over(ONE, cos) }),
  ...(sin.key === '0' ? {} : { cot: over(cos, sin), csc: over(ONE, sin) }),
});
const TURNED: Readonly<Record<string, string>> = { csc: 'sin', sec: 'cos', cot: 'tan' };

/** A function of an angle by those that are known: sine and cosine, or tangent and cosine. */
const written = (name: string, of: (fn: string) => Expr, hasTangent: boolean): Expr | null => {
  const sine = hasTangent ? product(of('tan'), of('cos')) : of('sin');
  if (name === 'sin') return sine;
  if (name === 'csc') return quotient(ONE, sine);
  if (name === 'sec') return quotient(ONE, of('cos'));
  if (name === 'cot') return hasTangent ? quotient(ONE, of('tan')) : quotient(of('cos'), sine);
  return name === 'tan' ? quotient(sine, of('cos')) : null;
};

/** Calculates the other functions from one of the six and the quadrant. */
export const planQuadrant = ({ expression, options }: Problem): Draft | null => {
  const quadrant = Number(options.operation?.split(':')[1]);
  const [requested] = options.items ?? [];
  const [given, angle] = [arg(expression, 0), arg(arg(expression, 0), 0)];
  if (!isNode(given) || !requested) return null;
  const name = TURNED[given.name] ?? given.name;
  const value = TURNED[given.name] ? over(ONE, arg(expression, 1)) : tidy(canon(arg(expression, 1)));
  const [up, right] = [quadrant < 3 ? 1 : -1, quadrant % 4 < 2 ? 1 : -1];
  const rest = name === 'tan' ? sum(ONE, power(value, TWO)) : sum(ONE, negative(power(value, TWO)));
  if (!(approx(rest) >= 0) || approx(value) * { sin: up, cos: right, tan: up * right }[name as 'sin'] <= 0)
    return null;
  const root = (sign: number): Expr => tidy(canon(product(num(sign), call('sqrt', rest))));
  const of = (fn: string): Expr => call(fn, angle);
  const trace = new Trace(expression, 'implies');
  /** One function as 1 over another, with its number. */
  const turned = (fn: string, known: string, number: Expr, result: Expr): Trace =>
    trace
      .to('in-sines', relation('=', of(fn), quotient(ONE, of(known))))
      .to('story-put-in', relation('=', of(fn), quotient(ONE, number)))
      .to('story-work-out', relation('=', of(fn), result));
  if (name !== given.name) turned(name, given.name, tidy(canon(arg(expression, 1))), value);
  const identity = (put: (fn: string) => Expr): Expr =>
    name === 'tan'
      ? relation('=', sum(ONE, power(put('tan'), TWO)), power(of('sec'), TWO))
      : relation('=', sum(power(put('sin'), TWO), power(put('cos'), TWO)), ONE);
  trace.to('pythagoras', identity(of)).to(
    'story-put-in',
    identity((fn) => (fn === name ? value : of(fn))),
  );
  const other = name === 'sin' ? 'cos' : name === 'cos' ? 'sin' : 'sec';
  const found = root(other === 'sin' ? up : right);
  trace.to('quadrant-sign', relation('=', of(other), found));
  const cos = name === 'cos' ? value : other === 'cos' ? found : over(ONE, found);
  const sin = name === 'sin' ? value : other === 'sin' ? found : tidy(canon(product(value, cos)));
  const values = six(sin, cos);
  const put = (e: Expr): Expr =>
    mapTree(e, (part) =>
      isNode(part) && part.kind === 'call' && part.args[0]?.key === angle.key
        ? (values[part.name] ?? part)
        : part,
    );
  if (other === 'sec') turned('cos', 'sec', found, cos);
  const known: Values = { [name]: value, [other]: found, ...(other === 'sec' ? { cos } : {}) };
  const inKnown = (e: Expr): Expr =>
    mapTree(e, (part) =>
      isNode(part) && part.kind === 'call' && part.args[0]?.key === angle.key && !known[part.name]
        ? (written(part.name, of, name === 'tan') ?? part)
        : part,
    );
  const withNumbers = (e: Expr): Expr =>
    mapTree(e, (part) =>
      isNode(part) && part.args[0]?.key === angle.key ? (known[part.name] ?? part) : part,
    );
  const exact = tidy(canon(put(requested)));
  const asked = options.items?.[1] ?? requested;
  const formula = inKnown(requested);
  if (formula.key !== asked.key) trace.to('in-sines', relation('=', asked, formula));
  if (formula.kind !== 'call' || formula.args[0]?.key !== angle.key)
    trace.to('story-put-in', relation('=', asked, withNumbers(formula)));
  trace.to('story-answer', relation('=', asked, exact));
  return draftOf({ kind: 'value', exact }, trace.steps);
};

/** The angle of a + bi between −π and π; null for 0. */
const argumentOf = (re: Expr, im: Expr): Expr | null => {
  const [right, up] = [approx(re), approx(im)];
  if (right === 0) return up === 0 ? null : product(num(up > 0 ? 1 : -1), quotient(PI, TWO));
  const angle = call('atan', quotient(im, re));
  return right > 0 ? angle : sum(angle, up < 0 ? negative(PI) : PI);
};
/** Conjugate, parts, size and angle of a complex number. */
export const planComplexNumber = ({ expression, options }: Problem): Draft | null => {
  const part = options.items?.map((item) => canon(item)) ?? [];
  const [re, im] = part;
  if (!re || !im) return null;
  const size = call('sqrt', sum(power(re, TWO), power(im, TWO)));
  const angle = argumentOf(re, im);
  const polar = (r: Expr, a: Expr): Expr => {
    const turn = sum(call('cos', a), product(I, call('sin', a)));
    return r.key === '1' ? turn : product(r, turn);
  };
  const builds: Readonly<Record<string, Expr | null>> = {
    conjugate: sum(re, negative(product(im, I))),
    'real part': re,
    'imaginary part': im,
    modulus: size,
    argument: angle,
    polar: angle && polar(size, angle),
  };
  const operation = options.operation ?? '';
  const formula = builds[operation];
  if (!formula) return null;
  const exact =
    operation === 'polar' && angle ? polar(tidy(canon(size)), tidy(canon(angle))) : tidy(canon(formula));
  const trace = new Trace(expression, 'case').to(`complex-${operation.replace(' part', '')}` as 'complex-modulus', formula); // prettier-ignore
  return draftOf({ kind: 'value', exact }, trace.to('evaluate', exact, 'equal').steps);
};
