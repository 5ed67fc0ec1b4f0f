import { arg, call, isCall, isNode, isNum, rebuild, sym, type Expr, type Node } from '../../tree/expr.js';
import { placeOf } from '../../tree/predicates.js';
import { collectNodes, substitute, variablesOf } from '../../tree/walk.js';
import { minus, plus, measured, size, UNDEFINED, type Measured } from '../numbers/measured.js';
import { evaluate, type Point } from '../values/evaluate.js';
import { quadrature } from './calculus.js';

/** A function that a question defines: f(x) = x², or f(x, y) = x·y. */
export interface Defined {
  readonly letters: readonly string[];
  readonly body: Expr;
}
/** What a line may use: functions by their name, and places at which it is true; a letter without a value has any. */
export interface Facts {
  readonly functions: Readonly<Record<string, Defined>>;
  readonly places: readonly Point[];
}

const NAME = /^(\p{L})('*)(?:_([a-z]+))?$/u;
const isSlope = (marks: string, by: string): boolean => marks !== '' || by !== '';

/** The value of f(2), f'(2), f_x(1, 2): slopes by numbers. */
const calledAt = (e: Node, own: Defined, { marks, by }: { marks: string; by: string }, facts: Facts, at: Point): Measured => {
  if (e.args.length !== own.letters.length) return UNDEFINED;
  const values = e.args.map((part) => lineValue(part, facts, at));
  const [only = ''] = own.letters;
  const names = by === '' ? [...marks].map(() => only) : [...by];
  const point: Point = { ...at, ...Object.fromEntries(own.letters.map((name, k) => [name, values[k] ?? UNDEFINED])) };
  const body = names.reduce((made, name) => call('diff', made, sym(name)), own.body);
  return isSlope(marks, by) ? slopeOf(body, facts, point) : lineValue(own.body, facts, point);
}; // prettier-ignore
/** Slopes of areas are found from areas, those of other expressions by `evaluate`. */
const slopeOf = (e: Expr, facts: Facts, at: Point): Measured => {
  if (!isCall(e, 'diff') || collectNodes(e, (part) => isCall(part, 'defint')).length === 0) return lineValue(e, facts, at);
  const name = arg(e, 1).key;
  const x = at[name];
  if (!x) return UNDEFINED;
  const f = (shift: number): number => slopeOf(arg(e, 0), facts, { ...at, [name]: plus(x, measured(shift)) }).re;
  const h = 1e-3;
  return measured((8 * (f(h) - f(-h)) - (f(2 * h) - f(-2 * h))) / (12 * h), 0, 1e-7);
}; // prettier-ignore
const areaOf = (e: Node, facts: Facts, at: Point): Measured => {
  const [body, letter, from, to] = [arg(e, 0), arg(e, 1).key, arg(e, 2), arg(e, 3)];
  const [a, b] = [from, to].map((end) => placeOf(end, (one) => lineValue(one, facts, at).re)) as [
    number,
    number,
  ];
  if (Number.isNaN(a) || Number.isNaN(b)) return UNDEFINED;
  const f = (x: number): number => {
    const { re, im } = lineValue(body, facts, { ...at, [letter]: measured(x) });
    return Math.abs(im) < 1e-9 * (1 + Math.abs(re)) ? re : Number.NaN;
  };
  if (a === b) return measured(0);
  const { value, rough } = quadrature(f, Math.min(a, b), Math.max(a, b));
  return measured(a < b ? value : -value, 0, (rough ? 1e-6 : 1e-10) * (1 + Math.abs(value)));
};

const plainWith = new WeakMap<Facts['functions'], WeakMap<Expr, boolean>>();
/** Whether `evaluate` alone can find the value: nothing in it is an area, or a function of the question. */
const isPlain = (e: Expr, { functions }: Facts): boolean => {
  const known = plainWith.get(functions) ?? new WeakMap<Expr, boolean>();
  plainWith.set(functions, known);
  const isOwn = (part: Expr): boolean =>
    part.kind === 'call' &&
    (part.name === 'defint' || functions[NAME.exec(part.name)?.[1] ?? ''] !== undefined);
  const found = known.get(e) ?? collectNodes(e, isOwn).length === 0;
  known.set(e, found);
  return found;
};

/** The value of an expression with areas and with functions that the question defines. */
export const lineValue = (e: Expr, facts: Facts, at: Point): Measured => {
  if (isPlain(e, facts)) return evaluate(e, at);
  const known: Record<string, Measured> = { ...at };
  const filled = (part: Expr): Expr => {
    if (!isNode(part)) return part;
    const put = (value: Measured): Expr => {
      const name = `#${Object.keys(known).length}`;
      known[name] = value;
      return sym(name);
    };
    if (part.kind === 'call' && part.name === 'defint') return put(areaOf(part, facts, at));
    const [, name = '', marks = '', by = ''] = (part.kind === 'call' && NAME.exec(part.name)) || [];
    const own = facts.functions[name];
    if (own) return put(calledAt(part, own, { marks, by }, facts, at));
    const args = part.args.map(filled);
    return args.every((one, k) => one === part.args[k]) ? part : rebuild(part, args);
  };
  return evaluate(filled(e), known);
};

const isFinite = ({ re, im }: Measured): boolean => Number.isFinite(re + im);
/** Half of the last digit that is shown. */
const halfDigit = (e: Expr): number => {
  const decimals = isNum(e) ? (e.text ?? '').split('.')[1]?.length : undefined;
  return decimals === undefined ? 1e-6 : 0.5000001 * 10 ** -decimals;
};
const relationHolds = (line: Node, facts: Facts, at: Point): boolean | null => {
  const [left, right] = [arg(line, 0), arg(line, 1)].map((side) => lineValue(side, facts, at)) as [Measured, Measured];
  if (!isFinite(left) || !isFinite(right)) return null;
  const gap = plus(left, minus(right));
  if (line.name === '≈') return size(gap) <= Math.max(...[0, 1].map((k) => halfDigit(arg(line, k))));
  const slack = 2e-8 * (1 + size(left) + size(right)) + Math.min(40 * gap.error, 1e-4 * (1 + size(left)));
  if (line.name === '=') return size(gap) <= slack;
  if (line.name === '!=') return size(gap) > slack;
  if (size(gap) <= slack) return line.name.includes('=');
  return line.name.startsWith('<') ? gap.re < 0 : gap.re > 0;
}; // prettier-ignore

/** Null where a side has no value. */
const holdsAt = (line: Expr, facts: Facts, at: Point): boolean | null => {
  if (!isNode(line)) return null;
  if (line.kind === 'relation') return relationHolds(line, facts, at);
  if (line.kind !== 'list') return null;
  const parts = line.args.map((part) => holdsAt(part, facts, at));
  if (line.name === 'or') return parts.includes(true) ? true : parts.includes(null) ? null : false;
  return parts.includes(false) ? false : parts.includes(null) ? null : true;
};

const ROUNDS = [0.37, 0.83, 1.29, 1.91, 2.67];
/** Free letters get values of their own. */
const rounds = (open: readonly string[], place: Point): Point[] =>
  open.length === 0
    ? [place]
    : ROUNDS.map((start) => ({
        ...Object.fromEntries(open.map((name, k) => [name, measured(start + 0.413 * k)])),
        ...place,
      }));
const namesOf = (line: Expr, functions: Facts['functions']): string[] => {
  const bound = collectNodes(line, (part) => isCall(part, 'defint')).map((part) => arg(part, 1).key);
  const plain = bound.reduce((made, name) => substitute(made, sym(name), arg(call('', sym('1')), 0)), line);
  return variablesOf(plain).filter((name) => name !== '1' && !functions[name]);
};

/** True at every place; of several cases each is true at some place. */
export const lineHolds = (line: Expr, facts: Facts): boolean => {
  const places = facts.places.length === 0 ? [{}] : facts.places;
  const open = (place: Point): string[] => namesOf(line, facts.functions).filter((name) => !place[name]);
  const at = (one: Expr): (boolean | null)[] =>
    places.map((place) => {
      const found = rounds(open(place), place).map((point) => holdsAt(one, facts, point));
      return found.includes(false) ? false : found.includes(true) ? true : null;
    });
  if (!at(line).every((one) => one === true)) return false;
  const cases = isNode(line) && line.name === 'or' ? line.args : [line];
  return new Set(cases.map(({ key }) => key)).size === cases.length && cases.every((one) => at(one).includes(true));
}; // prettier-ignore

/** f(x) = x² in a question; a letter with a number is a place. */
export const factsIn = (question: Expr): { readonly functions: Record<string, Defined>; readonly known: Point } => {
  const functions: Record<string, Defined> = {};
  const known: Record<string, Measured> = {};
  for (const line of isNode(question) && question.kind === 'list' ? question.args : [question]) {
    if (!isNode(line) || line.kind !== 'relation' || line.name !== '=') continue;
    const [left, right] = [arg(line, 0), arg(line, 1)];
    const [, name = '', marks = '', by = ''] = (isCall(left) && NAME.exec(left.name)) || [];
    if (isCall(left) && name !== '' && !isSlope(marks, by) && left.args.every((one) => one.kind === 'sym') && !functions[name])
      functions[name] = { letters: left.args.map(({ key }) => key), body: right };
    if (left.kind === 'sym' && variablesOf(right).length === 0) known[left.name] = evaluate(right, {});
  }
  return { functions, known };
}; // prettier-ignore

/** What is found of a question is kept until another question is asked; the same question may be another tree. */
export const remembered = <T>(find: (question: Expr) => T): ((question: Expr) => T) => {
  let last: { readonly key: string; readonly found: T } | null = null;
  return (question) => {
    if (last?.key !== question.key) last = { key: question.key, found: find(question) };
    return last.found;
  };
};
