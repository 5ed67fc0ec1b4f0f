/** LaTeX commands and the solver's signs for them. Commands for space and size have an empty text. */
export const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cdot: '*', times: '*', ast: '*', div: '/', le: '<=', leq: '<=', leqslant: '<=', ge: '>=', geq: '>=', geqslant: '>=',
    ne: '!=', neq: '!=', lt: '<', gt: '>', to: '->', rightarrow: '->', pi: 'pi', infty: 'infinity', '%': '%',
    exponentialE: 'e', imaginaryI: 'i', differentialD: 'd', lvert: '|', rvert: '|', vert: '|', mid: '|', lbrack: '[', rbrack: ']',
    ',': '', ';': '', ':': '', '!': '', ' ': '', quad: '', qquad: '', displaystyle: '', textstyle: '', limits: '', nolimits: '',
    alpha: 'alpha', beta: 'beta', gamma: 'gamma', delta: 'delta', epsilon: 'epsilon', varepsilon: 'epsilon', theta: 'theta',
    lambda: 'lambda', mu: 'mu', rho: 'rho', sigma: 'sigma', tau: 'tau', phi: 'phi', varphi: 'phi', omega: 'omega',
  }),
); // prettier-ignore

/** Functions that have the same name in LaTeX and in the solver's notation. */
export const FUNCTIONS: ReadonlySet<string> = new Set(
  'sin cos tan cot sec csc arcsin arccos arctan sinh cosh tanh arsinh arcosh artanh ln log lg exp det gcd lcm min max'.split(' '),
); // prettier-ignore

/** Characters of the field that the solver's notation has, too. */
export const PLAIN = /^(?:[\p{L}\d.]+|[-+*/=<>!,;()|%])$/u;

/** Characters that have the same meaning as another. */
export const SAME: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '≤': '<=',
    '≥': '>=',
    '≠': '!=',
    '·': '*',
    '×': '*',
    '÷': '/',
    '−': '-',
    π: 'pi',
    '∞': 'infinity',
  }),
);
