// Our trees as MathJSON, the form that compute-engine takes.

import { required } from '../../scripts/support/values.mjs';

/** @import { Expr } from '../../host-app/solver/tree/expr.js' */
/** @import { SolverTask } from './engines.mjs' */
/** @typedef {string | number | { num: string } | MathJsonCall} MathJson */
/** @typedef {(string | number | object)[]} MathJsonCall */
/** @typedef {{ math: MathJson, action: 'evaluate' | 'simplify' | 'solve', open?: string, variable?: string | null }} BoxedTask */
/** @typedef {SolverTask & { e: MathJson, x: string }} TaskInput */
/** @type {Record<string, string>} */
const SYMBOLS = { π: 'Pi', ℯ: 'ExponentialE', ⅈ: 'ImaginaryUnit', '∞': 'PositiveInfinity' };
/** @type {Record<string, string>} */
const HEADS = { sum: 'Add', product: 'Multiply', quotient: 'Divide', negative: 'Negate', power: 'Power' };
/** @type {Record<string, string>} */
const RELATIONS = { '=': 'Equal', '<': 'Less', '<=': 'LessEqual', '>': 'Greater', '>=': 'GreaterEqual' };
/** @type {Record<string, string>} */
const FUNCTIONS = { ln: 'Ln', log: 'Log', exp: 'Exp', sqrt: 'Sqrt', root: 'Root', abs: 'Abs', asin: 'Arcsin', acos: 'Arccos',
  atan: 'Arctan', factorial: 'Factorial', binomial: 'Binomial', gcd: 'GCD', lcm: 'LCM' }; // prettier-ignore

/** @type {(n: bigint) => MathJson} */
const whole = (n) => (n >= -(2n ** 53n) && n <= 2n ** 53n ? Number(n) : { num: String(n) });

/** @type {(e: Expr) => MathJson} */
export function mathJson(e) {
  if (e.kind === 'num')
    return e.value.d === 1n ? whole(e.value.n) : ['Rational', whole(e.value.n), whole(e.value.d)];
  if (e.kind === 'sym') return SYMBOLS[e.name] ?? e.name;
  const args = e.args.map(mathJson);
  if (e.kind === 'call' && e.name === 'cbrt') return ['Root', ...args.slice(0, 1), 3];
  if (e.kind === 'call')
    return [FUNCTIONS[e.name] ?? e.name.slice(0, 1).toUpperCase() + e.name.slice(1), ...args];
  if (e.kind === 'relation') return [RELATIONS[e.name] ?? e.name, ...args];
  return e.kind === 'list' ? ['List', ...args] : [HEADS[e.kind] ?? e.kind, ...args];
}

/** @type {(math: MathJson, open: string) => BoxedTask} */
const evaluated = (math, open) => ({ math, action: 'evaluate', open });

/** A bound that the kind of task always has. @type {(e: Expr | undefined) => MathJson} */
const json = (e) => mathJson(required(e, 'a bound'));
/** @type {(e: Expr) => MathJson[]} */
const partsOf = (e) => ('args' in e ? e.args.map(mathJson) : []);
/** @type {Record<string, (task: TaskInput) => BoxedTask>} */
const TASKS = {
  evaluate: ({ e }) => evaluated(e, 'Error'),
  simplify: ({ e }) => ({ math: e, action: 'simplify', open: 'Error' }),
  expand: ({ e }) => evaluated(['Expand', e], 'Expand'),
  factor: ({ e }) => evaluated(['Factor', e], 'Factor'),
  solve: ({ e, x }) => ({ math: e, action: 'solve', variable: x }),
  derivative: ({ e, x, order = 1 }) =>
    evaluated(
      Array.from({ length: order }).reduce((f) => ['D', f, x], e),
      'D',
    ),
  integral: ({ e, x }) => evaluated(['Integrate', ['Function', e, x], x], 'Integrate'),
  definite: ({ e, x, from, to }) =>
    evaluated(['Integrate', ['Function', e, x], ['Limits', x, json(from), json(to)]], 'Integrate'),
  limit: ({ e, x, to }) => evaluated(['Limit', ['Function', e, x], json(to)], 'Limit'),
  gcd: ({ expression }) => evaluated(['GCD', ...partsOf(expression)], 'GCD'),
  lcm: ({ expression }) => evaluated(['LCM', ...partsOf(expression)], 'LCM'),
};

/**
 * What compute-engine is to do, or null for what it has no function for. `open`: a head that means 'not solved'.
 * @type {(task: SolverTask) => BoxedTask | null}
 */
export const boxed = (task) =>
  TASKS[task.kind]?.({ ...task, e: mathJson(task.expression), x: task.variable ?? '' }) ?? null;
