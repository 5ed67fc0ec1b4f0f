import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { INFINITY, negative, sum, ZERO, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { equals, formulaOf, numberIn, rootsOf } from './formula.js';

/** What lies between two curves, over a letter, with the bounds that are given. */
export interface Region {
  readonly letter: string;
  readonly curves: readonly [Expr, Expr];
  readonly bounds: readonly Expr[];
  /** Only what is on the right of 0 counts. */
  readonly isFirst?: boolean;
}

const SPAN =
  /,? (?:(?:on|over|from|for|between|with)(?: the interval)? )?(?:\[ ?([^\],]+) ?, ?([^\]]+) ?\]|(?:x ?= ?|y ?= ?)?([^\s,=]+) (?:to|and) (?:x ?= ?|y ?= ?)?([^\s,=]+)|([^\s,=<>]+) ?<= ?[xy] ?<= ?([^\s,=<>]+))$/i;
/** What is given of a region: curves, and values of a letter. */
type Part = { readonly letter: string; readonly e: Expr } | null;
const partOf = (text: string): Part => {
  const plain = text.trim().replace(/^(?:the )?(?:(?:vertical |horizontal )?lines?|curves?|graphs?(?: of)?|parabolas?|functions?) /i, '');
  const axis = /^(?:the )?([xy])[- ]?axis$/i.exec(plain)?.[1]?.toLowerCase();
  if (axis) return { letter: axis === 'x' ? 'y' : 'x', e: ZERO };
  const [, name = '', of = '', body = ''] = /^(?:([xy])|[fgh] ?\( ?([xy]) ?\)) ?= ?([^=]+)$/i.exec(plain) ?? [];
  const letter = name !== '' ? name.toLowerCase() : of === 'y' ? 'x' : 'y';
  const e = body === '' ? formulaOf(plain) : formulaOf(body);
  if (!e || (body === '' && variablesOf(e).join() !== 'x')) return null;
  const other = letter === 'y' ? 'x' : 'y';
  return variablesOf(e).every((one) => one === other) ? { letter, e } : null;
}; // prettier-ignore

const isBelow = (a: Expr, b: Expr): boolean =>
  approx(canon(a)) < (b.key === '∞' ? Infinity : approx(canon(b)));
const inOrder = (a: Expr, b: Expr): readonly Expr[] | null =>
  isBelow(a, b) ? [a, b] : isBelow(b, a) ? [b, a] : null;

/** 'y = x^2, y = 0 and x = 2'; where one curve alone is given, `isUnder` says that the axis closes the region. */
export const regionIn = (text: string, isUnder: boolean): Region | null => {
  const quadrant = /,? (?:(?:that (?:is|lies) )?in the )?(?:first quadrant)$/i;
  const isFirst = quadrant.test(text);
  const rest = text.replace(quadrant, '');
  const [, a, b, c, d, e, f] = (/ (?:from|on|over|for|\S+ ?<= ?[xy])|between [^=]* and [^=]*$|[xy] ?= ?\S+ to /.test(` ${rest}`) && SPAN.exec(rest)) || [];
  const ends = [a ?? c ?? e, b ?? d ?? f].map((one) => (one === undefined ? null : /^(?:infinity|∞|inf|oo)$/i.test(one) ? INFINITY : numberIn(one)));
  const isSpanned = ends.every((one) => one !== null);
  if (!isSpanned && (a ?? c ?? e) !== undefined) return null;
  const list = isSpanned ? rest.replace(SPAN, '') : rest;
  const parts = list.split(/,? and (?:the |by )*|, ?(?:the )?/i).map(partOf);
  const known = parts.filter((one) => one !== null);
  if (known.length < parts.length) return null;
  const isOpen = (one: Part): boolean => one !== null && variablesOf(one.e).length > 0;
  const open = known.filter(isOpen);
  const [first] = open;
  if (!first || open.some(({ letter }) => letter !== first.letter)) return null;
  const letter = first.letter === 'y' ? 'x' : 'y';
  const curves = known.filter((one) => one.letter === first.letter).map((one) => one.e);
  const given = known.filter((one) => one.letter !== first.letter).map((one) => one.e);
  const bounds = [...given, ...ends.flatMap((one) => one ?? []), ...(isFirst ? [ZERO] : [])];
  const [top, bottom = isUnder ? ZERO : undefined, more] = curves;
  if (!top || !bottom || more || bounds.length > 2) return null;
  const ordered = bounds.length === 2 && bounds[0] && bounds[1] ? inOrder(bounds[0], bounds[1]) : bounds;
  return ordered && { letter, curves: [top, bottom], bounds: ordered, ...(isFirst ? { isFirst } : {}) };
}; // prettier-ignore

/** Where two curves meet, from the left to the right; null where that cannot be found. */
export const meetings = ([f, g]: readonly [Expr, Expr], letter: string): readonly Expr[] | null => {
  const gap = canon(sum(f, negative(g)));
  if (!variablesOf(gap).includes(letter)) return [];
  const roots = rootsOf(equals(f, g), letter);
  return roots && [...roots].sort((a, b) => approx(canon(a)) - approx(canon(b)));
};
/** Both ends: given, or where the curves meet; with one given end the curves must meet at one other place. */
export const endsOf = ({ curves, letter, bounds, isFirst }: Region): readonly [Expr, Expr] | null => {
  const [a, b] = bounds;
  if (a && b) return [a, b];
  const found = meetings(curves, letter);
  const others = found
    ?.filter((one) => !(isFirst && approx(canon(one)) < 0))
    .filter((one) => !a || Math.abs(approx(canon(one)) - approx(canon(a))) > 1e-9);
  const [first, second, third] = a && others ? [a, ...others] : (found ?? []);
  if (!first || !second || third) return null;
  const ordered = inOrder(first, second);
  return ordered && ordered[0] && ordered[1] ? [ordered[0], ordered[1]] : null;
};
