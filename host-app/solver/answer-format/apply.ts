import { evaluate } from '../check/values/evaluate.js';
import { approx } from '../kernel/approx.js';
import { canon } from '../kernel/canonical.js';
import { fromNumber, rational, roundHalfUp, toFixed, type Rational } from '../../maths/rational.js';
import { answerExpr } from '../answer.js';
import { english } from '../texts/en.js';
import { standardLine } from '../plan/functions/line.js';
import { plain } from '../print/plain.js';
import type { AnswerFormat, FormattedAnswer } from './answer-format.types.js';
import type { Interval, Problem, SolutionAnswer } from '../solution.js';
import { isInfinite } from '../tree/predicates.js';
import { isNum, num, type Expr } from '../tree/expr.js';
import { variablesOf } from '../tree/walk.js';

/** Doubles have 15 digits; beyond 12 their last digit is not trusted. */
const TRUSTED = 12;

/** The value as a fraction, and whether that is exact. */
const valueOf = (e: Expr): { readonly value: Rational; readonly isExact: boolean } | null => {
  const exact = canon(e);
  if (isNum(exact)) return { value: exact.value, isExact: true };
  if (variablesOf(exact).length > 0) return null;
  const { re, im } = evaluate(exact, {});
  return Number.isFinite(re) && Math.abs(im) < 1e-12 ? { value: fromNumber(re), isExact: false } : null;
};

/** The place of the last digit: 2 for hundredths, -1 for tens. */
const placesFor = ({ places, digits }: AnswerFormat, value: Rational): number => {
  if (digits === undefined || value.n === 0n) return places ?? 0;
  const size = Number(toFixed(value, 12).replace('-', ''));
  const first = Math.floor(Math.log10(size));
  const found = digits - 1 - first;
  // 9.96 to two digits is 10.
  return Number(size.toFixed(Math.min(Math.max(found, 0), 15))) >= 10 ** (first + 1) ? found - 1 : found;
};

/** Rounded half up, away from zero; null where the digits of a root can't tell which way. */
const rounded = (e: Expr, form: AnswerFormat): Expr | null => {
  const found = valueOf(e);
  if (!found) return null;
  const { value, isExact } = found;
  const isNegative = value.n < 0n;
  const size = rational(isNegative ? -value.n : value.n, value.d);
  const places = placesFor(form, size);
  const unit = places < 0 ? rational(10n ** BigInt(-places)) : rational(1n, 10n ** BigInt(places));
  const scaled = rational(size.n * unit.d, size.d * unit.n);
  const whole = roundHalfUp(scaled);
  if (!isExact) {
    if (`${whole}`.length > TRUSTED) return null;
    const over = Number(toFixed(rational((scaled.n % scaled.d) * 10n ** 9n, scaled.d), 0));
    if (Math.abs(over - 5e8) < 1e3) return null;
  }
  // An amount that is rounded away tells nothing.
  if (whole === 0n && size.n !== 0n) return null;
  const result = rational(whole * unit.n, unit.d);
  const text = toFixed(result, Math.max(places, 0));
  return num(isNegative ? rational(-result.n, result.d) : result, isNegative && result.n !== 0n ? `-${text}` : text);
}; // prettier-ignore

const all = (items: readonly Expr[], form: AnswerFormat): Expr[] | null => {
  const found = items.map((item) => rounded(item, form)).filter((item) => item !== null);
  return found.length === items.length ? found : null;
};

const UNITS: Readonly<Record<string, RegExp>> = {
  cent: /^(?:\$|€|dollars?|euros?)$/,
  penny: /^(?:\$|£|dollars?)$/,
  dollar: /^(?:\$|dollars?)$/,
  euro: /^(?:€|euros?)$/,
  percent: /^(?:%|percent)$/,
  degree: /^(?:°|degrees?)$/,
  meter: /^(?:m|met(?:er|re)s?)$/,
  centimeter: /^(?:cm|centimet(?:er|re)s?)$/,
  millimeter: /^(?:mm|millimet(?:er|re)s?)$/,
  kilometer: /^(?:km|kilomet(?:er|re)s?)$/,
  foot: /^(?:ft|foot|feet)$/,
  inch: /^(?:in|inch|inches)$/,
  mile: /^(?:mi|miles?)$/,
  hour: /^(?:h|hrs?|hours?)$/,
  minute: /^(?:min|minutes?)$/,
  second: /^(?:s|secs?|seconds?)$/,
};
const MONEY = new Set(['cent', 'penny', 'dollar', 'euro']);

/** The form with the places that its unit means; null where the answer has another unit. */
const inUnit = (form: AnswerFormat, unit: string | undefined, isAngle: boolean): AnswerFormat | null => {
  if (form.unit === undefined) return form;
  const name = form.unit.replace(/re(?=s?$)/, 'er').replace(/^feet$/, 'foot').replace(/(?<=[a-z]{2})(?:(?<=inch)es|s)$/, ''); // prettier-ignore
  const isMeant =
    unit === undefined
      ? MONEY.has(name) || (name === 'degree' && isAngle)
      : ((Object.values(UNITS).some((pattern) => pattern.test(name) && pattern.test(unit)) ||
          UNITS[name]?.test(unit)) ??
        false);
  if (!isMeant) return null;
  return { ...form, places: (form.places ?? 0) + (name === 'cent' || name === 'penny' ? 2 : 0) };
};

const inDigits = (answer: SolutionAnswer, form: AnswerFormat): SolutionAnswer | null => {
  switch (answer.kind) {
    case 'value': {
      const exact = rounded(answer.exact, form);
      return exact && { ...answer, exact };
    }
    case 'roots': {
      const roots = all(answer.roots, form);
      return roots && { ...answer, roots };
    }
    case 'list': {
      const items = all(answer.items, form);
      return items && { ...answer, items };
    }
    case 'points': {
      const points = answer.points.map((point) => all(point, form)).filter((point) => point !== null);
      return points.length === answer.points.length ? { ...answer, points } : null;
    }
    default:
      return null;
  }
};

type Notation = NonNullable<AnswerFormat['notation']>;
const end = (e: Expr): string => (isInfinite(e) ? '∞' : plain(e));
const interval = ({ lo, hi, loOpen, hiOpen }: Interval): string =>
  lo.key === hi.key
    ? `{${plain(lo)}}`
    : `${loOpen ? '(' : '['}${isInfinite(lo) ? '−∞' : plain(lo)}, ${end(hi)}${hiOpen ? ')' : ']'}`;

/** 17/5 as 3 2/5, as 3.4 and as 340 %; null where a number has no such form. */
const asNumber = (value: Rational, notation: Notation): string | null => {
  const isNegative = value.n < 0n;
  const n = isNegative ? -value.n : value.n;
  const sign = isNegative ? '-' : '';
  if (notation === 'mixed') return value.d === 1n || n < value.d ? plain(num(value)) : `${sign}${n / value.d} ${n % value.d}/${value.d}`;
  const shown = notation === 'percent' ? rational(n * 100n, value.d) : rational(n, value.d);
  const places = Array.from({ length: 13 }, (_, k) => k).find((k) => (10n ** BigInt(k)) % shown.d === 0n);
  if (places === undefined) return null;
  return `${sign}${toFixed(shown, places)}${notation === 'percent' ? '%' : ''}`;
}; // prettier-ignore
const inNotation = (problem: Problem, answer: SolutionAnswer, notation: Notation): string | null => {
  if (notation === 'standard') {
    const line = answer.kind === 'equation' ? standardLine(answer.exact) : null;
    return line && plain(line);
  }
  if (notation === 'mixed' || notation === 'decimal' || notation === 'percent') {
    const value = answer.kind === 'value' ? canon(answer.exact) : null;
    // The percentage of an amount would need the whole.
    const isShare =
      value !== null &&
      problem.options.unit === undefined &&
      problem.kind !== 'story' &&
      approx(value) >= 0 &&
      approx(value) <= 1;
    return value && isNum(value) && (notation !== 'percent' || isShare)
      ? asNumber(value.value, notation)
      : null;
  }
  if (answer.kind === 'roots' && notation === 'set' && !answer.rounded)
    return answer.roots.length === 0 ? '∅' : `{${answer.roots.map(plain).join(', ')}}`;
  if (answer.kind === 'everything') return notation === 'set' ? `{${answer.variable} | ${answer.variable} ∈ ℝ}` : '(−∞, ∞)'; // prettier-ignore
  if (answer.kind !== 'intervals' || answer.period) return null;
  if (answer.intervals.length === 0) return '∅';
  if (notation === 'interval') return answer.intervals.map(interval).join(' ∪ ');
  const [only] = answer.intervals;
  const isAll = answer.intervals.length === 1 && only && isInfinite(only.lo) && isInfinite(only.hi);
  return `{${answer.variable} | ${isAll ? `${answer.variable} ∈ ℝ` : plain(answerExpr(answer))}}`;
};

/** The answer in the form that the question names; null where the answer has no such form. */
export const inFormat = (
  form: AnswerFormat,
  problem: Problem,
  answer: SolutionAnswer,
): FormattedAnswer | null => {
  if (form.isFraction && !(answer.kind === 'value' && isNum(canon(answer.exact)))) return null;
  if (form.notation) {
    const note = inNotation(problem, answer, form.notation);
    return note === null
      ? null
      : { value: answer, approx: null, notes: [`${english('note.form')} ${note.replaceAll('-', '−')}`] };
  }
  const asked = inUnit(form, problem.options.unit, problem.options.degrees === true);
  if (!asked) return null;
  if (asked.places === undefined && asked.digits === undefined)
    return { value: answer, approx: null, notes: [] };
  const value = inDigits(answer, asked);
  if (!value) return null;
  const numbers = value.kind === 'value' ? plain(value.exact) : value.kind === 'roots' ? value.roots.map(plain).join(' or ') : plain(answerExpr(value)); // prettier-ignore
  return { value, approx: numbers, notes: [] };
};
