import { pack } from '../../packs/registry.js';
import type { Draft, Problem } from '../../solution.js';
import { sym, type Expr } from '../../tree/expr.js';
import { step } from '../trace.js';
import { planArea } from '../calculus/integrals/area.js';
import { planConvergence } from '../calculus/series/convergence.js';
import { planPowerSeries } from '../calculus/series/power-series.js';
import { planTaylor } from '../calculus/series/taylor.js';
import { planAsymptotes } from './asymptotes.js';
import { planMonotonic } from './monotonicity.js';
import { planDomain } from './domain.js';
import { isFunctionKind, verdictText, type FunctionKind, type Verdict } from './functions.types.js';
import { planIntercepts, planInverse, planSymmetry } from './inverse.js';
import { planLine } from './line.js';
import { planParametric } from './parametric.js';
import { planPeriod } from './period.js';
import { planRange } from './range.js';
import { planImplicit, planPartial, planTangent } from './tangent.js';
import { planVertex } from './vertex.js';
import { planExtrema } from './extrema.js';
import { planCircle } from './circle.js';

const PLANNERS: Readonly<Record<FunctionKind, (problem: Problem) => Draft | null>> = {
  area: planArea,
  asymptotes: planAsymptotes,
  circle: planCircle,
  conic: (problem) => pack('conics').planConic(problem),
  convergence: planConvergence,
  differential: (problem) => pack('differential').planDifferential(problem),
  domain: planDomain,
  extrema: planExtrema,
  implicit: planImplicit,
  intercepts: planIntercepts,
  inverse: planInverse,
  line: planLine,
  monotonic: planMonotonic,
  parametric: planParametric,
  partial: planPartial,
  period: planPeriod,
  'power-series': planPowerSeries,
  range: planRange,
  symmetry: planSymmetry,
  tangent: planTangent,
  taylor: planTaylor,
  vertex: planVertex,
};

const REASONS: Readonly<Partial<Record<Verdict, string>>> = {
  even: 'f(−x) is f(x).',
  odd: 'f(−x) is −f(x).',
  neither: 'f(−x) is neither f(x) nor −f(x).',
  'no-inverse': 'Two places have one value.',
};
/** A verdict is the last line, with its reason. */
const concluded = (draft: Draft, question: Expr): Draft => {
  const { answer, methods } = draft;
  if (answer.kind !== 'verdict') return draft;
  const end = sym(verdictText(answer.verdict));
  return {
    ...draft,
    methods: methods.map(({ nameKey, steps }) => {
      const last = steps.at(-1)?.after ?? question;
      const act = REASONS[answer.verdict];
      const conclusion = step('conclusion', last, end, 'case', [], undefined, act);
      return { nameKey, steps: last.key === end.key ? steps : [...steps, conclusion] };
    }),
  };
};

export const planFunction = (problem: Problem): Draft | null => {
  const draft = isFunctionKind(problem.kind) ? PLANNERS[problem.kind](problem) : null;
  return draft && concluded(draft, problem.expression);
};
