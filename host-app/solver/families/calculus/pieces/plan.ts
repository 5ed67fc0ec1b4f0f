import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import { written } from '../../../plan/acts.js';
import { verdictText } from '../../../plan/functions/functions.types.js';
import { draftOf, Trace } from '../../../plan/trace.js';
import type { Draft, Problem, SolutionAnswer } from '../../../solution.js';
import {
  anyOf,
  arg,
  call,
  isNode,
  membersOf,
  relation,
  sym,
  type Expr,
  type RelationName,
} from '../../../tree/expr.js';
import { taskOf } from '../../family.js';
import { equals, of, put, rootsOf, valueAt } from '../formula.js';

interface Piece {
  readonly body: Expr;
  readonly when: Expr;
}
const isMet = (when: Expr, x: number): boolean => {
  if (when.kind === 'list') return when.args.every((one) => isMet(one, x));
  if (!isNode(when)) return false;
  const [a, b] = [0, 1].map((k) => approx(canon(arg(when, k)), { x })) as [number, number];
  if (when.name === '=') return a === b;
  if (when.name === '!=') return a !== b;
  if (a === b) return when.name.includes('=');
  return when.name.startsWith('<') ? a < b : a > b;
};
/** The only piece that counts at this place. */
const pieceAt = (pieces: readonly Piece[], x: number): Piece | null => {
  const [found, more] = pieces.filter(({ when }) => isMet(when, x));
  return found && !more ? found : null;
};
const STEP = 1e-7;

const answerOf = (trace: Trace, answer: SolutionAnswer): Draft => draftOf(answer, trace.steps);
const planValue = (pieces: readonly Piece[], c: Expr, start: Expr): Draft | null => {
  const piece = pieceAt(pieces, approx(canon(c)));
  const value = piece && valueAt(piece.body, 'x', c);
  if (!piece || !value) return null;
  const trace = new Trace(start, 'implies');
  const why = `x = ${written(c)} fits the condition of ${written(piece.body)}.`;
  trace.says('pieces-put', equals(of('f', c), put(piece.body, 'x', c)), why);
  trace.says('pieces-value', equals(of('f', c), value), undefined);
  return answerOf(trace, { kind: 'value', exact: value });
};

/** Both sides of a seam: the pieces that count just before it and just after it. */
const sides = (pieces: readonly Piece[], c: Expr): readonly [Piece, Piece] | null => {
  const at = approx(canon(c));
  const [left, right] = [pieceAt(pieces, at - STEP), pieceAt(pieces, at + STEP)];
  return left && right ? [left, right] : null;
};
const limitLine = (body: Expr, c: Expr, sign: '-' | '+', value: Expr): Expr =>
  equals(call('lim', body, sym('x'), c, sym(sign)), value);

const planLimit = (pieces: readonly Piece[], c: Expr, start: Expr, side: string): Draft | null => {
  const found = sides(pieces, c);
  const values = found?.map(({ body }) => valueAt(body, 'x', c));
  const [low, high] = values ?? [];
  if (!found || !low || !high) return null;
  const trace = new Trace(start, 'implies');
  if (side !== 'right') trace.says('pieces-left', limitLine(found[0].body, c, '-', low), `Before ${written(c)} the function is ${written(found[0].body)}.`);
  if (side !== 'left') trace.says('pieces-right', limitLine(found[1].body, c, '+', high), `After ${written(c)} the function is ${written(found[1].body)}.`);
  if (side !== '') return answerOf(trace, { kind: 'value', exact: side === 'left' ? low : high });
  if (canon(low).key === canon(high).key) return answerOf(trace, { kind: 'value', exact: low });
  trace.says('pieces-differ', relation('!=', low, high), undefined);
  trace.says('pieces-none', sym(verdictText('does-not-exist')), undefined);
  return answerOf(trace, { kind: 'verdict', verdict: 'does-not-exist' });
}; // prettier-ignore

const planContinuous = (pieces: readonly Piece[], c: Expr, start: Expr): Draft | null => {
  const found = sides(pieces, c);
  const own = pieceAt(pieces, approx(canon(c)));
  const [low, high, here] = [found?.[0], found?.[1], own].map((piece) => piece && valueAt(piece.body, 'x', c));
  if (!found || !low || !high || !here) return null;
  const trace = new Trace(start, 'implies');
  trace.says('pieces-left', limitLine(found[0].body, c, '-', low), `Before ${written(c)} the function is ${written(found[0].body)}.`);
  trace.says('pieces-right', limitLine(found[1].body, c, '+', high), `After ${written(c)} the function is ${written(found[1].body)}.`);
  trace.says('pieces-value', equals(of('f', c), here), undefined);
  const [a, b, v] = [low, high, here].map((e) => canon(e).key);
  const holds = a === b && b === v;
  const name: RelationName = holds ? '=' : '!=';
  if (a === b && b !== v) trace.says('pieces-compare', relation(name, low, here), undefined);
  else trace.says('pieces-compare', relation(name, low, high), undefined);
  return answerOf(trace, { kind: 'truth', value: holds });
}; // prettier-ignore

const planConstant = (pieces: readonly Piece[], c: Expr, start: Expr, k: string): Draft | null => {
  const found = sides(pieces, c);
  if (!found) return null;
  const equation = equals(put(found[0].body, 'x', c), put(found[1].body, 'x', c));
  const roots = rootsOf(equation, k);
  if (!roots || roots.length === 0) return null;
  const trace = new Trace(start, 'implies');
  trace.says('pieces-equal', equation, `At ${written(c)} both pieces must have one value.`);
  trace.says('pieces-solve', anyOf(roots.map((root) => equals(sym(k), root))), undefined);
  return answerOf(trace, { kind: 'roots', variable: k, roots });
};

export const planPieces = (problem: Problem): Draft | null => {
  const lines = membersOf(problem.expression);
  const last = lines.at(-1);
  if (!last) return null;
  const pieces = lines.slice(0, -1).map((one): Piece => ({ body: arg(arg(one, 0), 1), when: arg(one, 1) }));
  const [task = '', side = ''] = taskOf(problem).split(' ');
  const start = problem.expression;
  if (task === 'value') return planValue(pieces, arg(arg(last, 0), 0), start);
  const c = arg(last, 1);
  if (task === 'limit') return planLimit(pieces, c, start, side);
  return task === 'continuous' ? planContinuous(pieces, c, start) : planConstant(pieces, c, start, problem.variable);
}; // prettier-ignore
