import { isZero, rational, zero, type Rational } from '../../../maths/rational.js';
import { add, mul } from '../../kernel/canon.js';
import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import type { Step } from '../../solution.js';
import { displayed } from '../../print/displayed.js';
import { arg, list, num, sym, ZERO, type Expr } from '../../tree/expr.js';
import { mapTree, variablesOf } from '../../tree/walk.js';
import { derive } from '../calculus/derivatives/derivative.js';
import { step } from '../trace.js';
import { equals, solveLinear, type Ode } from './ode.js';
import { applied, isNothing, waveExpr, wavesOf, type Wave } from './waves.js';

const LETTERS = ['A', 'B', 'D', 'F', 'G', 'H', 'K', 'L'];

interface Trial {
  readonly wave: Wave;
  readonly letters: readonly string[];
  /** x^from is the lowest power, because lower ones solve the equation without a right side. */
  readonly from: number;
  readonly count: number;
}
const single = (wave: Wave, power: number, isSine: boolean): Wave => {
  const own = [...Array.from({ length: power }, () => zero), rational(1)];
  return { ...wave, cos: isSine ? [] : own, sin: isSine ? own : [] };
};

const trialFor = (wave: Wave, operator: readonly Rational[], used: readonly string[]): Trial | null => {
  const count = Math.max(wave.cos.length, wave.sin.length);
  let from = 0;
  while (isNothing(applied(operator, single(wave, from, false)))) from += 1;
  const needed = isZero(wave.b) ? count : 2 * count;
  const letters = LETTERS.filter((name) => !used.includes(name)).slice(0, needed);
  return letters.length < needed ? null : { wave, letters, from, count };
};
/** Each letter with its wave. */
const partsOf = ({ wave, letters, from, count }: Trial): [string, Wave][] =>
  letters.map((name, k) => [name, single(wave, from + count - 1 - (k % count), k >= count)]);

const lettersAt = (parts: readonly [string, Wave][], part: 'cos' | 'sin', power: number): Expr =>
  add(...parts.map(([name, wave]) => mul(num(wave[part][power] ?? zero), sym(name))));
const highest = (parts: readonly [string, Wave][]): number =>
  Math.max(...parts.map(([, { cos, sin }]) => Math.max(cos.length, sin.length)));
const lettered = (wave: Wave, parts: readonly [string, Wave][], x: string): Expr => {
  const powers = Array.from({ length: highest(parts) }, (_, k) => k);
  return waveExpr(
    wave,
    powers.map((k) => lettersAt(parts, 'cos', k)),
    powers.map((k) => lettersAt(parts, 'sin', k)),
    x,
  );
};

/** One equation for each power of x, with and without sine. */
const equationsFor = (
  { wave }: Trial,
  images: readonly [string, Wave][],
): { left: Expr; right: Expr; row: Expr[] }[] =>
  (['cos', 'sin'] as const).flatMap((part) =>
    Array.from({ length: Math.max(highest(images), wave[part].length) }, (_, k) => {
      const row = images.map(([, image]): Expr => num(image[part][k] ?? zero));
      const right = num(wave[part][k] ?? zero);
      return { left: lettersAt(images, part, k), right, row: [...row, right] };
    }).filter(({ row }) => row.some((cell) => cell.key !== '0')),
  );

/** The derivatives of the form, and the equation with them put in. */
const inserted = ({ x, y, equation }: Ode, trial: Expr, right: Expr, put: Expr): Step[] => {
  const slopes: Expr[] = [canon(arg(trial, 1))];
  const orders = variablesOf(equation).flatMap((name) =>
    name.startsWith(`${y}'`) ? [name.length - y.length] : [],
  );
  for (let k = 1; k <= Math.max(...orders); k += 1)
    slopes.push(expand(derive(slopes[k - 1] ?? ZERO, x) ?? ZERO));
  const lines = slopes.slice(1).map((one, k) => equals(sym(`${y}${"'".repeat(k + 1)}_p`), one));
  const filled = mapTree(equation, (part) => {
    const isOwn = part.kind === 'sym' && (part.name === y || part.name.startsWith(`${y}'`));
    return isOwn ? displayed(slopes[part.name.length - y.length] ?? ZERO) : part;
  });
  const all = lines.length === 1 && lines[0] ? lines[0] : list('and', lines);
  return [
    step('trial-derivatives', trial, all, 'implies'),
    step('trial-put', trial, filled, 'implies'),
    step('trial-tidied', filled, put, 'implies'),
  ].filter(({ before, after }) => before.key !== after.key);
};

/** A solution of the equation with its right side, by comparing coefficients. */
export const particularOf = (
  ode: Ode,
  operator: readonly Rational[],
  right: Expr,
): { value: Expr; steps: Step[] } | null => {
  const { x, y, equation } = ode;
  const waves = wavesOf(right, x);
  if (!waves || waves.some(({ cos, sin }) => Math.max(cos.length, sin.length) > LETTERS.length)) return null;
  const trials: Trial[] = [];
  for (const wave of waves) {
    const trial = trialFor(wave, operator, [y, ...trials.flatMap(({ letters }) => letters)]);
    if (!trial) return null;
    trials.push(trial);
  }
  const name = sym(`${y}_p`);
  const solved = trials.map((trial) => {
    const parts = partsOf(trial);
    const images = parts.map(([letter, wave]): [string, Wave] => [letter, applied(operator, wave)]);
    const equations = equationsFor(trial, images);
    return { trial, parts, images, equations, values: solveLinear(equations.map(({ row }) => row)) };
  });
  const known = solved.flatMap(({ trial, values }) =>
    trial.letters.map((letter, k) => [letter, values?.[k] ?? null] as const),
  );
  const form = add(...solved.map(({ trial, parts }) => lettered(trial.wave, parts, x)));
  const image = add(...solved.map(({ trial, images }) => lettered(trial.wave, images, x)));
  const values = known.flatMap(([letter, value]) => (value ? [equals(sym(letter), value)] : []));
  if (values.length < known.length) return null;
  const lines = solved.flatMap(({ equations }) => equations.map((one) => equals(one.left, one.right)));
  const system = (all: readonly Expr[]): Expr => (all.length === 1 && all[0] ? all[0] : list('and', all));
  const value = expand(
    add(
      ...solved.map(({ trial, values: own }) => {
        const at = (power: number, shift: number): Expr =>
          own?.[shift + trial.count - 1 - (power - trial.from)] ?? ZERO;
        const coefficients = (shift: number): Expr[] =>
          Array.from({ length: trial.from + trial.count }, (_, k) => (k < trial.from ? ZERO : at(k, shift)));
        return waveExpr(trial.wave, coefficients(0), coefficients(trial.count), x);
      }),
    ),
  );
  const put = equals(image, right);
  const trial = equals(name, form);
  return {
    value,
    steps: [
      step(trials.some(({ from }) => from > 0) ? 'trial-raised' : 'trial', equation, trial, 'case'),
      ...inserted(ode, trial, right, put),
      step('compare-coefficients', put, system(lines), 'implies'),
      ...(system(lines).key === system(values).key
        ? []
        : [step('solve-coefficients', system(lines), system(values), 'equivalent')]),
      step('particular-solution', trial, equals(name, value), 'case'),
    ],
  };
};
