import type { Draft, Problem, Step } from '../../solution.js';
import { displayed } from '../../print/displayed.js';
import { arg, membersOf, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { evaluate } from '../values/evaluate.js';
import { identical } from '../values/identity.js';
import { measured } from '../numbers/measured.js';
import { derivativesAt, fitted, gapAt, isEqualAt, realAt, sizeAt, type Values } from './numbers.js';
import { askedIn, derivative, type Asked } from './question.js';

const PLACES = [0.37, 1.21, -0.83, 2.13, -1.57, 0.71, 1.73];
const near = (a: number, b: number, within = 1e-6): boolean =>
  Math.abs(a - b) <= within * (1 + Math.abs(a) + Math.abs(b));
const constantsIn = (e: Expr): string[] => variablesOf(e).filter((name) => /^C_\d$/.test(name));
const SEEDS = [0.7, -1.3, 1.9, 0.4];
/** No constant, each alone, all together. */
const choices = (names: readonly string[]): Values[] => [
  Object.fromEntries(names.map((name) => [name, 0])),
  ...names.map((own) => Object.fromEntries(names.map((name) => [name, name === own ? 1 : 0]))),
  Object.fromEntries(names.map((name, k) => [name, SEEDS[k] ?? 1])),
];

/** y, y', y'' of an expression at a place, as values of these letters. */
const levels = (f: Expr, { x, y, order }: Asked, at: Values): Values => {
  const found = derivativesAt((value) => realAt(f, { ...at, [x]: value }), at[x] ?? 0, order);
  return Object.fromEntries(found.map((value, k) => [derivative(y, k), value]));
};
const nothing = ({ y, order }: Asked): Values =>
  Object.fromEntries(Array.from({ length: order + 1 }, (_, k) => [derivative(y, k), 0]));

/** Left minus right with y replaced; without the part that is free of y where `isHomogeneous`. */
const residual = (
  f: Expr,
  asked: Asked,
  at: Values,
  isHomogeneous: boolean,
): { gap: number; size: number } => {
  const own = { ...at, ...levels(f, asked, at) };
  const rest = isHomogeneous ? gapAt(asked.equation, { ...at, ...nothing(asked) }) : 0;
  const size = Object.values(own).reduce((sum, value) => sum + Math.abs(value), sizeAt(asked.equation, own));
  return { gap: gapAt(asked.equation, own) - rest, size };
};

const solves = (f: Expr, asked: Asked, isHomogeneous = false): boolean =>
  choices(constantsIn(f)).every((constants) => {
    const tried = PLACES.map((x) => residual(f, asked, { ...constants, [asked.x]: x }, isHomogeneous)).filter(
      ({ gap }) => Number.isFinite(gap),
    );
    return tried.length >= 3 && tried.every(({ gap, size }) => Math.abs(gap) <= 1e-5 * size);
  });

/** As many constants as the order, and no two of them say the same. */
const isComplete = (f: Expr, asked: Asked): boolean => {
  const names = constantsIn(f);
  if (names.length !== asked.order) return false;
  return [0.37, 1.21].some((x) => {
    const goal = Object.values(levels(f, asked, { ...choices(names).at(-1), [asked.x]: x })).slice(
      0,
      asked.order,
    );
    const found = fitted(
      (constants) =>
        Object.values(levels(f, asked, { ...constants, [asked.x]: x }))
          .slice(0, asked.order)
          .map((value, k) => value - (goal[k] ?? 0)),
      names,
    );
    return found !== null && names.every((name, k) => near(found[name] ?? Number.NaN, SEEDS[k] ?? 1, 1e-4));
  });
};

export const higherOrderHolds = (problem: Problem, { answer }: Draft): boolean => {
  const asked = askedIn(problem);
  if (answer.kind !== 'equation' || asked.parameters.length > 0) return false;
  const [line, ...more] = membersOf(answer.exact);
  if (!line || more.length > 0 || arg(line, 0).key !== asked.y) return false;
  const f = arg(line, 1);
  const letters = variablesOf(f).filter((name) => name !== asked.x);
  if (!solves(f, asked)) return false;
  if (asked.initial.length === 0) return letters.length === asked.order && isComplete(f, asked);
  const [start] = asked.initial;
  const isFull = new Set(asked.initial.map(({ order }) => order)).size === asked.order;
  if (!start || letters.length > 0 || !isFull || asked.initial.some(({ at }) => at !== start.at))
    return false;
  const own = levels(f, asked, { [asked.x]: start.at });
  return asked.initial.every(({ order, value }) =>
    near(own[derivative(asked.y, order)] ?? Number.NaN, value),
  );
};

const sameCharacteristic = (line: Expr, asked: Asked): boolean => {
  const base = gapAt(asked.equation, { ...nothing(asked), [asked.x]: 0.37 });
  const ratios = [0.7, -1.3, 2.1, 0.2, 3.3].map((r) => {
    const powers = Object.fromEntries(
      Array.from({ length: asked.order + 1 }, (_, k) => [derivative(asked.y, k), r ** k]),
    );
    return (gapAt(asked.equation, { ...powers, [asked.x]: 0.37 }) - base) / gapAt(line, { r });
  });
  return ratios.every((ratio) => ratio !== 0 && near(ratio, ratios[0] ?? Number.NaN));
};
const rootsHold = (line: Expr, roots: Expr): boolean =>
  membersOf(roots).every((root) => {
    const { re, im } = evaluate(arg(root, 1), {});
    const value = evaluate(arg(line, 0), { r: measured(re, im) });
    return Math.hypot(value.re, value.im) < 1e-8 * (1 + Math.hypot(re, im) ** 4);
  });

const letters = (e: Expr, asked: Asked): string[] =>
  variablesOf(e).filter((name) => name !== asked.x && !name.includes('_') && name !== asked.y);
/** The letters of a trial with which it solves the equation. */
const trialValues = (form: Expr, asked: Asked): Values | null => {
  const gaps = (own: Values): number[] =>
    PLACES.map((x) => residual(form, asked, { ...own, [asked.x]: x }, false).gap);
  const found = fitted(gaps, letters(form, asked));
  return found && gaps(found).every((gap) => Math.abs(gap) < 1e-3) ? found : null;
};
const identityValues = (line: Expr, asked: Asked): Values | null =>
  fitted((own) => PLACES.map((x) => gapAt(line, { ...own, [asked.x]: x })), letters(line, asked));
const allEqual = (lines: Expr, at: Values): boolean =>
  membersOf(lines).every((line) => isEqualAt(line, at, 1e-5));
const valuesIn = (lines: Expr): Values =>
  Object.fromEntries(membersOf(lines).map((line) => [arg(line, 0).key, realAt(arg(line, 1), {})]));

/** Both sides are the same for random constants, once differentiated as often as the lines differ. */
const isDerivativeOf = (f: Expr, goal: Expr, asked: Asked, order: number): boolean =>
  choices(constantsIn(f)).every((constants) => {
    const tried = PLACES.map((x) => {
      const own =
        derivativesAt((value) => realAt(f, { ...constants, [asked.x]: value }), x, order)[order] ??
        Number.NaN;
      return [own, realAt(goal, { ...constants, [asked.x]: x })] as const;
    }).filter(([own, other]) => Number.isFinite(own + other));
    return tried.length >= 3 && tried.every(([own, other]) => near(own, other, 1e-5));
  });

/** The constants with which the general solution is the answer. */
const ownConstants = (general: Expr, asked: Asked, answer: Expr): Values | null => {
  const f = arg(general, 1);
  return fitted(
    (own) =>
      PLACES.map(
        (x) => realAt(f, { ...own, [asked.x]: x }) - realAt(arg(answer, 1), { [asked.x]: x }),
      ).filter(Number.isFinite),
    constantsIn(f),
  );
};

export const higherOrderLine = (
  { rule, before, after }: Step,
  problem: Problem,
  { answer }: Draft,
): boolean | undefined => {
  const asked = askedIn(problem);
  const exact = 'exact' in answer ? answer.exact : after;
  const isTrueFor = (own: Values | null): boolean =>
    own !== null && PLACES.every((x) => isEqualAt(after, { ...own, [asked.x]: x }, 1e-5));
  switch (rule) {
    case 'characteristic-equation':
      return sameCharacteristic(after, asked);
    case 'factor':
      return identical(arg(before, 0), arg(after, 0)) === 'yes';
    case 'characteristic-roots':
      return rootsHold(before, after);
    case 'real-case':
    case 'double-case':
    case 'complex-case':
      return solves(arg(after, 1), asked, true) && constantsIn(after).length === asked.order;
    case 'trial':
    case 'trial-raised':
      return trialValues(arg(after, 1), asked) !== null;
    case 'trial-derivatives':
      return membersOf(after).every((line, k) => {
        const at = Object.fromEntries(letters(before, asked).map((name, j) => [name, 0.7 + 1.3 * j]));
        const f = (value: number): number => realAt(arg(before, 1), { ...at, [asked.x]: value });
        return PLACES.every((x) =>
          near(
            derivativesAt(f, x, k + 1)[k + 1] ?? Number.NaN,
            realAt(arg(line, 1), { ...at, [asked.x]: x }),
            1e-5,
          ),
        );
      });
    case 'trial-tidied':
      return isTrueFor(identityValues(before, asked));
    case 'trial-put':
      return isTrueFor(trialValues(arg(before, 1), asked));
    case 'compare-coefficients': {
      const own = identityValues(before, asked);
      return own !== null && allEqual(after, own);
    }
    case 'solve-coefficients':
    case 'solve-constants':
      return allEqual(before, valuesIn(after));
    case 'particular-solution':
      return constantsIn(after).length === 0 && solves(arg(after, 1), asked);
    case 'add-solutions':
      return solves(arg(after, 1), asked) && isComplete(arg(after, 1), asked);
    case 'isolate-derivative':
      return solves(arg(exact, 1), { ...asked, equation: after });
    case 'integrate-once':
      return isDerivativeOf(arg(after, 1), arg(before, 1), asked, 1);
    case 'derive-general':
      return membersOf(after).every((line, k) => isDerivativeOf(arg(before, 1), arg(line, 1), asked, k + 1));
    case 'put-initial-values': {
      const own = ownConstants(before, asked, exact);
      return own !== null && allEqual(after, own);
    }
    case 'put-constants':
      return after.key === displayed(exact).key;
    default:
      return undefined;
  }
};
