import { evaluate, type Point } from '../../../../host-app/solver/check/values/evaluate.js';
import { measured } from '../../../../host-app/solver/check/numbers/measured.js';
import type { AnswerForm } from '../../../../host-app/solver/command/answer-form.js';
import { parse } from '../../../../host-app/solver/parse/index.js';
import { E, quotient, sum, negative, arg, sym, type Expr } from '../../../../host-app/solver/tree/expr.js';
import { substitute, variablesOf } from '../../../../host-app/solver/tree/walk.js';
import { picker } from '../seeds.js';

/** What is right, computed by other means: `value` is maths, a list of it or rows; `values` solutions or accepted words. */
export interface Known {
  readonly kind: string;
  readonly value?: boolean | string | readonly (string | readonly string[])[];
  readonly values?: readonly string[];
  readonly intervals?: readonly { lo: string; hi: string; loOpen: boolean; hiOpen: boolean }[];
  readonly solutions?: readonly Readonly<Record<string, string>>[];
}

const read = (text: string): Expr => substitute(parse(text), sym('E'), E);
const near = (a: number, b: number): boolean =>
  a === b || Math.abs(a - b) <= 1e-9 * (1 + Math.abs(a) + Math.abs(b));

const sameAt = (a: Expr, b: Expr, at: Point): boolean | null => {
  const [x, y] = [evaluate(a, at), evaluate(b, at)];
  if (!Number.isFinite(x.re + y.re + x.im + y.im)) return null;
  return near(x.re, y.re) && near(x.im, y.im);
};

/** Ten points; five with a value on both sides are enough. */
const sameMaths = (a: Expr, b: Expr): boolean => {
  if (a.key.includes('∞') || b.key.includes('∞')) return a.key === b.key;
  const names = [...new Set([...variablesOf(a), ...variablesOf(b)])];
  if (names.length === 0) return sameAt(a, b, {}) === true;
  const pick = picker(7);
  const verdicts = Array.from({ length: 10 }, () =>
    sameAt(a, b, Object.fromEntries(names.map((name) => [name, measured(0.2 + pick(1000) / 300)]))),
  );
  return (
    verdicts.every((verdict) => verdict !== false) &&
    verdicts.filter((verdict) => verdict === true).length > 4
  );
};
const sameText = (a: string, b: string): boolean => a === b || sameMaths(read(a), read(b));

const flat = (form: AnswerForm): string[] => {
  if (form === null || typeof form === 'boolean') return [String(form)];
  if (typeof form === 'string') return [form];
  return (Array.isArray(form) ? form : Object.values(form)).flatMap(flat);
};
const rightSide = (text: string): string => text.split('=').at(-1)?.trim() ?? text;
const sameItems = (found: readonly string[], wanted: readonly string[]): boolean =>
  found.length === wanted.length &&
  wanted.every((value) => found.some((other) => sameText(other, value))) &&
  found.every((value) => wanted.some((other) => sameText(other, value)));

/** Both say the same about x and y when left minus right are multiples of each other. */
const sameEquation = (found: string, wanted: string): boolean => {
  const e = read(found);
  if (e.kind !== 'relation') return false;
  const ratio = quotient(sum(arg(e, 0), negative(arg(e, 1))), read(wanted));
  const [first, ...others] = [1.3, 2.1, 3.7].map((x, k) =>
    evaluate(ratio, { x: measured(x), y: measured(0.4 + k * 1.9) }),
  );
  return first !== undefined && others.every((value) => near(value.re, first.re));
};

const sameFields = (found: AnswerForm, wanted: Readonly<Record<string, string>>): boolean => {
  if (found === null || typeof found !== 'object' || Array.isArray(found)) return false;
  const fields = Object.entries(found);
  return (
    fields.length === Object.keys(wanted).length &&
    fields.every(([name, value]) => typeof value === 'string' && sameText(value, wanted[name] ?? 'oo'))
  );
};

const sameIntervals = (found: AnswerForm, wanted: NonNullable<Known['intervals']>): boolean =>
  Array.isArray(found) &&
  found.length === wanted.length &&
  wanted.every((interval, at) => {
    const other: unknown = found[at];
    if (typeof other !== 'object' || other === null) return false;
    const { lo, hi, loOpen, hiOpen } = other as typeof interval;
    return (
      sameText(lo, interval.lo) &&
      sameText(hi, interval.hi) &&
      loOpen === interval.loOpen &&
      hiOpen === interval.hiOpen
    );
  });

const texts = (value: Known['value']): string[] => (Array.isArray(value) ? value.flat() : [String(value)]);

/** Whether an answer of the command is right. */
export const isRight = (found: AnswerForm, known: Known): boolean => {
  const items = flat(found).map(rightSide);
  switch (known.kind) {
    case 'boolean':
      return found === known.value;
    case 'number':
    case 'expr':
      return items.length === 1 && sameText(items[0] ?? '', String(known.value));
    case 'solutionSet':
      return Array.isArray(found) && sameItems(items, known.values ?? []);
    case 'list':
      return sameItems(items, texts(known.value));
    case 'matrix':
    case 'point': {
      const wanted = texts(known.value);
      return items.length === wanted.length && items.every((item, at) => sameText(item, wanted[at] ?? 'oo'));
    }
    case 'equation':
      return flat(found).length === 1 && sameEquation(flat(found)[0] ?? '', String(known.value));
    case 'intervalSet':
      return sameIntervals(found, known.intervals ?? []);
    case 'systemSolutions':
      return (
        Array.isArray(found) &&
        found.length === known.solutions?.length &&
        known.solutions.every((solution) => found.some((point) => sameFields(point as AnswerForm, solution)))
      );
    case 'words':
      return (known.values ?? []).some((word) => flat(found).join(' ').includes(word));
    default:
      throw new Error(`no such kind: ${known.kind}`);
  }
};
