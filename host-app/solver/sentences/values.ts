import { maths, type Match, type Pattern } from '../intent/text.js';
import { planWordProblem } from '../plan/word-problem.js';
import { MathProblem } from '../kernel/problem.js';
import type { Problem } from '../solution.js';
import { planSolve } from '../plan/solve.js';
import { arg, list, relation, sym, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';

const GIVEN = String.raw`(?:if|given(?: that)?|when|suppose(?: that)?|let)?\s*`;
const ASKED = String.raw`(?:then )?(?:find|what is|what's|evaluate|calculate|determine|compute|what does)(?: the value of)?`;
const MOST = 4;

/** The first of two equations gives one of its letters by the other. */
const isolated = (equations: readonly Expr[]): readonly Expr[] => {
  const [first, ...others] = equations;
  const name = first && variablesOf(first).at(0);
  if (!first || name === undefined || others.length === 0 || variablesOf(first).length < 2) return equations;
  if (first.kind === 'relation' && arg(first, 0).kind === 'sym') return equations;
  const found = planSolve({ kind: 'solve', expression: first, variable: name, options: {} })?.answer;
  const root = found?.kind === 'roots' && found.roots.length === 1 ? found.roots[0] : undefined;
  return root ? [relation('=', sym(name), root), ...others] : equations;
};

/** 'If 3x + 5 = 20, find 2x - 1': an amount in letters that linear equations determine. */
const fromEquations = (f: Match): Problem | null => {
  const [given = '', wanted = ''] = f.parts;
  const texts = given.split(/\s*(?:,? and |[,;])\s*/).filter((one) => one !== '');
  // a1 is a term of a sequence.
  if (/[a-z]_?\{?\d/i.test(`${given} ${wanted}`)) return null;
  if (texts.length > MOST || texts.some((one) => one.split('=').length !== 2)) return null;
  const equations = texts.map((one) => maths(f, one));
  const requested = maths(f, wanted);
  const known = new Set(equations.flatMap((one) => variablesOf(one)));
  const asked = variablesOf(requested);
  if (requested.kind === 'sym' || asked.length === 0 || !asked.every((name) => known.has(name))) return null;
  const found: Problem = {
    kind: 'story',
    expression: list('system', isolated(equations)),
    variable: '',
    options: { items: [requested], operation: SIGNED },
  };
  try {
    return planWordProblem(found) && found;
  } catch (error) {
    // 1/x has no value where the planner tries 0.
    if (error instanceof MathProblem) return null;
    throw error;
  }
};
const SIGNED = 'signed';

export const VALUE_QUESTIONS: readonly Pattern[] = [
  [
    new RegExp(String.raw`^${GIVEN}([^=]+=.+?)[,;.]?\s+${ASKED} ([^=<>≤≥]+?)(?: equal)?$`, 'iu'),
    fromEquations,
  ],
];
