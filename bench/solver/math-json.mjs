// Our trees as MathJSON, the form that compute-engine takes.
const SYMBOLS = { π: 'Pi', ℯ: 'ExponentialE', ⅈ: 'ImaginaryUnit', '∞': 'PositiveInfinity' };
const HEADS = { sum: 'Add', product: 'Multiply', quotient: 'Divide', negative: 'Negate', power: 'Power' };
const RELATIONS = { '=': 'Equal', '<': 'Less', '<=': 'LessEqual', '>': 'Greater', '>=': 'GreaterEqual' };
const FUNCTIONS = { ln: 'Ln', log: 'Log', exp: 'Exp', sqrt: 'Sqrt', root: 'Root', abs: 'Abs', asin: 'Arcsin', acos: 'Arccos',
  atan: 'Arctan', factorial: 'Factorial', binomial: 'Binomial', gcd: 'GCD', lcm: 'LCM' }; // prettier-ignore

const whole = (n) => (n >= -(2n ** 53n) && n <= 2n ** 53n ? Number(n) : { num: String(n) });

export function mathJson(e) {
  if (e.kind === 'num')
    return e.value.d === 1n ? whole(e.value.n) : ['Rational', whole(e.value.n), whole(e.value.d)];
  if (e.kind === 'sym') return SYMBOLS[e.name] ?? e.name;
  const args = e.args.map(mathJson);
  if (e.kind === 'call' && e.name === 'cbrt') return ['Root', args[0], 3];
  if (e.kind === 'call') return [FUNCTIONS[e.name] ?? e.name[0].toUpperCase() + e.name.slice(1), ...args];
  if (e.kind === 'relation') return [RELATIONS[e.name], ...args];
  return e.kind === 'list' ? ['List', ...args] : [HEADS[e.kind], ...args];
}

const evaluated = (math, open) => ({ math, action: 'evaluate', open });

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
    evaluated(['Integrate', ['Function', e, x], ['Limits', x, mathJson(from), mathJson(to)]], 'Integrate'),
  limit: ({ e, x, to }) => evaluated(['Limit', ['Function', e, x], mathJson(to)], 'Limit'),
  gcd: ({ expression }) => evaluated(['GCD', ...(expression.args ?? []).map(mathJson)], 'GCD'),
  lcm: ({ expression }) => evaluated(['LCM', ...(expression.args ?? []).map(mathJson)], 'LCM'),
};

/** What compute-engine is to do, or null for what it has no function for. `open`: a head that means 'not solved'. */
export const boxed = (task) =>
  TASKS[task.kind]?.({ ...task, e: mathJson(task.expression), x: task.variable }) ?? null;
