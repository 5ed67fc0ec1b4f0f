import { add, mul, sqrt } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { fn } from '../../kernel/functions.js';
import type { Draft } from '../../solution.js';
import { call, negative, power, product, quotient, sum, TWO, type Expr } from '../../tree/expr.js';
import { tidy } from '../simplify/index.js';
import { written as said } from '../acts.js';
import { Trace, draftOf } from '../trace.js';
import { times, tuple, vectorOf } from './cells.js';

type Vector = readonly Expr[];
const written = (u: Vector, v: Vector): Expr => sum(...u.map((a, k) => times(a, v[k] ?? a)));
const dot = (u: Vector, v: Vector): Expr => expand(canon(written(u, v)));
const length = (u: Vector): Expr => sqrt(add(...u.map((a) => mul(canon(a), canon(a)))));
const lengthWritten = (u: Vector): Expr => call('sqrt', sum(...u.map((a) => power(a, TWO))));

const crossWritten = (u: Vector, v: Vector): Vector =>
  [0, 1, 2].map((k) => {
    const [i, j] = [(k + 1) % 3, (k + 2) % 3];
    const at = (w: Vector, n: number): Expr => w[n] ?? TWO;
    return sum(times(at(u, i), at(v, j)), negative(times(at(u, j), at(v, i))));
  });

/** Dot, cross, length, angle, unit vector and projection; each line is a value in numbers. */
export const planVectors = (expression: Expr): Draft | null => {
  if (expression.kind !== 'call') return null;
  const vectors = expression.args.map(vectorOf);
  const [u, v] = vectors;
  if (!u || vectors.some((one) => one?.length !== u.length)) return null;
  const trace = new Trace(expression, 'equal');
  const end = steps(expression.name, trace, u, v ?? null);
  return end && draftOf({ kind: 'value', exact: end }, trace.steps);
};

const steps = (name: string, trace: Trace, u: Vector, v: Vector | null): Expr | null => {
  const finish = (value: Expr): Expr => {
    trace.to('evaluate', value);
    return value;
  };
  if (name === 'norm' && !v) {
    trace.to('vector-length', lengthWritten(u));
    return finish(tidy(length(u)));
  }
  if (name === 'unit' && !v) {
    const size = tidy(length(u));
    if (size.key === '0') return null;
    trace.to('unit-vector', tuple(u.map((a) => quotient(a, lengthWritten(u)))));
    return finish(tuple(u.map((a) => tidy(mul(canon(a), canon(quotient(TWO, mul(TWO, size))))))));
  }
  if (!v) return null;
  if (name === 'dot') {
    trace.to('dot-product', written(u, v));
    return finish(dot(u, v));
  }
  if (name === 'cross') {
    if (u.length !== 3) return null;
    trace.to('cross-product', tuple(crossWritten(u, v)));
    return finish(tuple(crossWritten(u, v).map((part) => expand(canon(part)))));
  }
  return name === 'angle' ? angle(trace, u, v) : name === 'projection' ? projection(trace, u, v) : null;
};

const angle = (trace: Trace, u: Vector, v: Vector): Expr | null => {
  const [left, right] = [length(u), length(v)];
  if (left.key === '0' || right.key === '0') return null;
  trace.to(
    'angle-formula',
    call('acos', quotient(written(u, v), product(lengthWritten(u), lengthWritten(v)))),
  );
  const cosine = tidy(canon(quotient(dot(u, v), mul(left, right))));
  trace.says(
    'evaluate',
    call('acos', cosine),
    `The dot product is ${said(dot(u, v))}, and the lengths are ${said(left)} and ${said(right)}.`,
  );
  const value = fn('acos', cosine);
  trace.to('known-angle', value);
  return value;
};

/** The part of v along u. */
const projection = (trace: Trace, u: Vector, v: Vector): Expr | null => {
  const square = dot(u, u);
  if (square.key === '0') return null;
  trace.to('projection-formula', tuple(u.map((a) => product(quotient(written(v, u), written(u, u)), a))));
  const result = tuple(u.map((a) => expand(canon(product(quotient(dot(v, u), square), a)))));
  trace.says(
    'evaluate',
    result,
    `The dot product is ${said(dot(v, u))}, and the square of the length is ${said(square)}.`,
  );
  return result;
};
