import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { isPrime } from '../../kernel/integer.js';
import { PLANNERS } from '../../plan/index.js';
import { written } from '../../plan/acts.js';
import { draftOf, step } from '../../plan/trace.js';
import type { Draft, Problem, SolutionAnswer, Step } from '../../solution.js';
import { value } from '../../sentences/language/number.js';
import { isInt, isNum, list, num, relation, type Expr, type Num } from '../../tree/expr.js';
import { taskOf } from '../family.js';

interface Found {
  readonly answer: SolutionAnswer;
  /** A line before the answer. */
  readonly line?: Expr;
  readonly act: string;
}
const exactly = (exact: Expr, act: string): Found => ({ answer: { kind: 'value', exact }, act });
const digitsOf = ({ value: { n } }: Num): string[] => [...`${n < 0n ? -n : n}`];

const MOST_DIGITS = 400;
/** Of a whole number. */
const OF_WHOLE: Readonly<Record<string, (n: Num) => Found>> = {
  digits: (n) => exactly(num(digitsOf(n).length), `${written(n)} has ${digitsOf(n).length} digit${digitsOf(n).length > 1 ? 's' : ''}.`),
  'digit-sum': (n) => {
    const total = digitsOf(n).reduce((all, one) => all + Number(one), 0);
    return exactly(num(total), `${digitsOf(n).join(' + ')} = ${total}.`);
  },
}; // prettier-ignore

/** The integers beside a number; null where decimals can't tell. */
const beside = (e: Expr): readonly [number, number] | null => {
  const size = approx(e);
  if (isInt(e)) return [size, size];
  const isFar = Math.abs(size - Math.round(size)) > 1e-9 && Math.abs(size) < 1e12;
  return isFar || isNum(e) ? [Math.floor(size), Math.ceil(size)] : null;
};
const decimal = (e: Expr): Expr => {
  const text = approx(e).toFixed(4);
  const exact = value(text);
  return isNum(exact) ? num(exact.value, text) : exact;
};
const rounding = (e: Expr, op: string): Found | null => {
  const [low, high] = beside(e) ?? [Number.NaN, Number.NaN];
  if (!Number.isFinite(low)) return null;
  const shift = low === high ? 1 : 0;
  const picked: Readonly<Record<string, number>> = { floor: low, ceiling: high, below: low - shift, above: high + shift };
  const line = isNum(e) ? {} : { line: relation('≈', e, decimal(e)) };
  const act = shift ? `${written(e)} is a whole number.` : `It is between ${low} and ${high}.`.replaceAll('-', '−');
  if (op === 'neighbours') return shift ? null : { answer: { kind: 'list', items: [num(low), num(high)] }, ...line, act };
  const one = picked[op];
  return one === undefined ? null : { ...exactly(num(one), act), ...line };
}; // prettier-ignore

const exponentOf = (e: Num): Found | null => {
  const size = Math.abs(approx(e));
  const k = Number(size.toExponential(12).split('e')[1]);
  return size > 0 && Number.isFinite(k)
    ? exactly(num(k), `The decimal point moves by ${Math.abs(k)} places.`)
    : null;
};
const ofNumber = (e: Expr, op: string): Found | null => {
  const whole = OF_WHOLE[op];
  if (whole) return isInt(e) && e.value.n >= 0n && digitsOf(e).length <= MOST_DIGITS ? whole(e) : null;
  if (op === 'numerator' || op === 'denominator')
    return isNum(e) && e.value.n > 0n ? exactly(num(op === 'numerator' ? e.value.n : e.value.d), `The fraction in lowest terms is ${written(e)}.`) : null;
  if (op === 'exponent') return isNum(e) ? exponentOf(e) : null;
  return rounding(e, op);
}; // prettier-ignore

const ofList = (items: readonly Expr[], op: string): Found | null => {
  const isReal = items.every((one) => Number.isFinite(approx(one)));
  const [first, ...more] = [...items].sort((a, b) => approx(a) - approx(b));
  if (!isReal || !first) return null;
  if (op !== 'largest' && op !== 'smallest') return null;
  const exact = op === 'largest' ? (more.at(-1) ?? first) : first;
  return exactly(exact, `${written(exact)} is the ${op} of them.`);
}; // prettier-ignore

const ofRange = ({ answer }: Draft, op: string): Found | null => {
  const [one, more] = answer.kind === 'intervals' ? answer.intervals : [];
  if (!one || more) return null;
  const [end, isOpen] = op === 'top' ? [one.hi, one.hiOpen] : [one.lo, one.loOpen];
  return isOpen ? null : exactly(end, `${written(end)} is the ${op === 'top' ? 'greatest' : 'least'} value of the range.`);
}; // prettier-ignore

/** A whole number below 2, or the test of the one that was worked out. */
const ofPrime = (inner: Draft, e: Expr): Draft | null => {
  if (!isInt(e)) return null;
  const problem: Problem = { kind: 'is-prime', expression: list('tuple', [e]), variable: '', options: { items: [e] } };
  if (e.value.n < 2n) return null;
  const test = PLANNERS['is-prime'](problem);
  const [own] = inner.methods;
  return test?.answer.kind === 'truth' && test.answer.value === isPrime(e.value.n)
    ? { ...test, methods: test.methods.map(({ nameKey, steps }) => ({ nameKey, steps: [...(own?.steps ?? []), ...steps] })), inner }
    : null;
}; // prettier-ignore

const foundIn = (draft: Draft, op: string): Found | null => {
  const { answer } = draft;
  if (answer.kind === 'value') return ofNumber(canon(answer.exact), op);
  if (op === 'top' || op === 'bottom') return ofRange(draft, op);
  if (answer.kind === 'roots' && !answer.complex) return ofList(answer.roots, op);
  return answer.kind === 'list' ? ofList(answer.items, op) : null;
};

/** A function has an inverse where no value belongs to two places. */
const oneToOne = (draft: Draft): Draft | null => {
  const isNone = draft.answer.kind === 'verdict';
  if (!isNone && !/^(?:value|expression|equation)$/.test(draft.answer.kind)) return null;
  const methods = draft.methods.map(({ nameKey, steps }) => ({ nameKey, steps: isNone ? steps.slice(0, 1) : steps }));
  return { ...draft, answer: { kind: 'truth', value: !isNone }, methods, notes: [], inner: draft };
}; // prettier-ignore
const ranged = (one: Step): Step =>
  one.rule === 'attained-values' ? step('fold-range', one.before, one.after, 'implies') : one;

/** The question inside is answered, and then what is asked of its answer. */
export const planFold = (problem: Problem): Draft | null => {
  const op = taskOf(problem);
  const { inner } = problem.options;
  const draft = inner ? PLANNERS[inner.kind](inner) : null;
  if (!inner || !draft) return null;
  const { answer } = draft;
  if (op === 'one-to-one') return oneToOne(draft);
  if (op === 'prime') return answer.kind === 'value' ? ofPrime(draft, canon(answer.exact)) : null;
  const found = foundIn(draft, op);
  if (!found) return null;
  const result = found.answer.kind === 'list' ? list('set', found.answer.items) : 'exact' in found.answer ? found.answer.exact : null;
  if (!result) return null;
  const methods = (draft.methods.length > 0 ? draft.methods : draftOf(answer, []).methods).map(({ nameKey, steps }) => {
    const last = steps.at(-1)?.after ?? inner.expression;
    const near: Step[] = found.line ? [step('fold-near', last, found.line, 'implies')] : [];
    return { nameKey, steps: [...steps.map(ranged), ...near, step('fold-result', found.line ?? last, result, 'implies', [], undefined, found.act)] };
  });
  return { ...draft, answer: found.answer, methods, inner: draft };
}; // prettier-ignore
