import { ParseProblem } from '../parse/index.js';
import type { Problem } from '../solution.js';
import { arg, isCall, isInt, isNode, list, termsOf, type Expr } from '../tree/expr.js';
import { usesE, usesI, isEquation } from '../tree/predicates.js';
import { someNode, variablesOf } from '../tree/walk.js';
import { mainVariable } from './calculus.js';
import { factorisation } from './numbers.js';
import { at, maths, problem, type Match, type Pattern } from './text.js';

/** 0 <= x < 2pi after an equation limits the roots. */
const range = (e: Expr, name: string): Problem['options'] | null => {
  if (!isNode(e) || e.name !== 'and' || e.args.length !== 2) return null;
  const [low, high] = e.args;
  if (
    !low ||
    !high ||
    !isNode(low) ||
    !isNode(high) ||
    arg(low, 1).key !== name ||
    !low.name.startsWith('<') ||
    !high.name.startsWith('<')
  )
    return null;
  return {
    from: arg(low, 0),
    to: arg(high, 1),
    operation: `${low.name === '<' ? '(' : '['}${high.name === '<' ? ')' : ']'}`,
  };
};

/** Conditions of which one is enough: 2x < 1 or x > 4. */
const readEither = (found: Match, body: string, variable?: string): Problem | null => {
  const parts = body.split(/\s+or\s+/).map((part) => readRelation(found, part, variable));
  const known = parts.flatMap((part) => (part?.kind === 'inequality' ? [part] : []));
  const [first] = known;
  if (!first || known.length < parts.length || known.some((part) => part.variable !== first.variable))
    return null;
  return problem(
    'inequality',
    list(
      'or',
      known.map(({ expression }) => expression),
    ),
    first.variable,
  );
};

/** 0 < x < 2, or a = b = c; 'x^2 = 4 -1 < x' lacks a comma. */
const isChain = (e: Expr): boolean =>
  isNode(e) && e.name === 'and' && (e.args.every(isEquation) || !e.args.some(isEquation));

/** |z| and |z - 1|: z usually is a complex number, and the solutions are a circle. */
const isModulus = (e: Expr): boolean =>
  isCall(e, 'abs') && e.args.some((inner) => termsOf(inner).some(({ key }) => key === 'z'));

/** An equation, inequality or system; the letters i and e are variables when the question names them. */
export const readRelation = (found: Match, body: string, variable?: string): Problem | null => {
  if (/\sor\s/.test(body)) return readEither(found, body, variable);
  const equations = body.replace(/\s+and\s+/g, ', ').replace(/[\n;]/g, ', ');
  const plain = maths(found, equations === body ? body : equations, variable ? [variable] : []);
  // In equations a lone i is a variable rather than the imaginary unit; e is one when there is no other letter.
  const lone = [
    ...(usesI(plain) && !variable && !/^[wxz]$/.test(variablesOf(plain).join()) ? ['i'] : []),
    ...(variablesOf(plain).length === 0 && usesE(plain) ? ['e'] : []),
  ];
  const expression = lone.length > 0 ? maths(found, equations, lone) : plain;
  // 'on [0, 2)' was taken for letters beside a list.
  if (
    someNode(
      expression,
      (part) => isNode(part) && ['matrix', 'tuple', 'set'].includes(part.name) && part.kind === 'list',
    )
  )
    throw new ParseProblem('cannot.words', { start: 0, end: found.text.length });
  if (variablesOf(expression).length === 0) return null;
  // An equation says nothing about a letter that it does not have.
  if (variable && !variablesOf(expression).includes(variable)) return null;
  const parts = isNode(expression) && expression.name === 'system' ? expression.args : [expression];
  const [first] = parts;
  if (!first || someNode(expression, isModulus)) return null;
  const name = variable ?? mainVariable(first);
  const limits = parts.length === 2 && parts[1] ? range(parts[1], name) : null;
  // Angles in degrees are read with the other conditions.
  if (limits && /(?:sin|cos|tan|cot|sec|csc)\(/.test(first.key) && /\d\d/.test(`${parts[1]?.key}`))
    return null;
  if (limits && first.kind === 'relation')
    return problem(isEquation(first) ? 'solve' : 'inequality', first, name, limits);
  if (parts.length > 1) {
    if (!parts.every(isEquation))
      return parts.every((part) => part.kind === 'relation' || isChain(part))
        ? problem('inequality', list('and', parts), name)
        : null;
    const retry =
      variable && someNode(plain, (part) => part.key === 'ⅈ')
        ? maths(found, equations, ['i', variable])
        : expression;
    return problem('system', retry, name, variable ? { unknowns: [variable] } : {});
  }
  // An equation with the imaginary unit has complex numbers as its solutions.
  if (isEquation(first)) return problem('solve', first, name, usesI(first) ? { complex: true } : {});
  return first.kind === 'relation' || isChain(first) ? problem('inequality', first, name) : null;
};

const NEEDED = String.raw`(?:simplify|evaluate|calculate|compute|work out|find|what is|give|determine)(?: the)?(?: exact)?(?: value of)?:?`;
/** Numbers are evaluated, expressions with letters are simplified. */
const value = (f: Match, body: string): Problem | null => {
  if (/[=<>≤≥]/.test(body)) return readRelation(f, body);
  const expression = maths(f, body);
  // Several amounts without a sign between them are a list, or decimals with commas.
  if (isNode(expression) && expression.name === 'system') return null;
  const matrix = readMatrix(expression);
  return matrix ?? problem(variablesOf(expression).length === 0 ? 'evaluate' : 'simplify', expression);
};

const isMatrix = (e: Expr | undefined): boolean => e !== undefined && isNode(e) && e.name === 'matrix';
/** Any expression with a matrix; the planner chooses the first operation. */
const readMatrix = (e: Expr): Problem | null => {
  if (!isNode(e)) return null;
  const [a, b] = e.args;
  if (e.kind === 'call' && e.name === 'det' && isMatrix(a))
    return a ? problem('matrix', a, '', { operation: 'determinant' }) : null;
  if (e.kind === 'power' && isMatrix(a) && b?.key === 'neg(1)')
    return a ? problem('matrix', a, '', { operation: 'inverse' }) : null;
  return e.kind !== 'list' && someNode(e, isMatrix) ? problem('matrix', e) : null;
};
const matrixWord =
  (operation: string) =>
  (f: Match): Problem =>
    problem('matrix', maths(f, f.parts[0] ?? ''), '', { operation });

export const ALGEBRA: readonly Pattern[] = [
  [
    at(String.raw`solve(?: the)? (?:following )?system(?: of (?:linear )?equations)?:?\s*(.+)`),
    (f) => readRelation(f, f.parts[0] ?? ''),
  ],
  [
    at(String.raw`(?:determine|find|calculate) ([a-z]),? (?:given that|such that|if|when|where) (.+)`),
    (f) => readRelation(f, f.parts[1] ?? '', f.parts[0]),
  ],
  [
    at(
      String.raw`(?:solve|find|determine|rearrange)(?: the)?(?: equation| inequality)?:? (.+?),? for ([a-z])`,
    ),
    (f) => readRelation(f, f.parts[0] ?? '', f.parts[1]),
  ],
  [at(String.raw`solve(?: the)?(?: equation| inequality)?:? (.+)`), (f) => readRelation(f, f.parts[0] ?? '')],
  [
    at(String.raw`factor(?:i[sz]e)?(?: completely)?(?: the polynomial)?:? (.+)`),
    (f) => {
      const expression = maths(f, f.parts[0] ?? '');
      return isInt(expression) ? factorisation(expression) : problem('factor', expression);
    },
  ],
  [
    at(String.raw`(?:expand|multiply(?: out)?(?: and simplify)?|expand and simplify):? (.+)`),
    (f) => problem('expand', maths(f, f.parts[0] ?? '')),
  ],
  [at(String.raw`(?:find |calculate )?(?:the )?determinant of (.+)`), matrixWord('determinant')],
  [at(String.raw`(?:find |calculate )?(?:the )?(?:inverse) of (\[.+)`), matrixWord('inverse')],
  [at(String.raw`(?:find |calculate )?(?:the )?transpose of (.+)`), matrixWord('transpose')],
  [at(String.raw`(?:collect|combine) (?:the |like )*terms in (.+)`), (f) => value(f, f.parts[0] ?? '')],
  [at(`${NEEDED} (.+)`), (f) => value(f, f.parts[0] ?? '')],
  [at('(.+)'), (f) => value(f, f.parts[0] ?? '')],
];
