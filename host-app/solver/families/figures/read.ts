import { looksLikeProse, problem } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import { plain } from '../../print/plain.js';
import type { Problem } from '../../solution.js';
import { isNode, isNum, list, negative, num, sum, sym, ZERO, type Expr } from '../../tree/expr.js';
import { substitute, variablesOf } from '../../tree/walk.js';

const WITHIN = String.raw`[^,()]*(?:\([^()]*\)[^,()]*)*`;
const P = String.raw`(?:[A-Z]'? ?(?:=|is|at)? ?)?\( ?${WITHIN}, ?${WITHIN}(?:, ?${WITHIN})?\)`;
const POINTS = `(?<points>${P}(?:(?:,|,? and)? ?${P})*)`;
const THING =
  '(?:the )?(?:points? |triangle |(?:line )?segment |quadrilateral |figure |coordinates |vector )?(?:[A-Z]{2,4} )?(?:with (?:the )?vertices (?:at )?|with coordinates )?';
const FIND =
  '(?:(?:find|determine|what (?:is|are)|give|calculate|compute)(?: the)?(?: coordinates of)?(?: the)? )?(?:new )?(?:(?:image|coordinates|position) (?:of|when|if) )?';
const OVER = '(?:over|across|in|about|through|on|along|with respect to|by)';
const MIRROR = String.raw`(?:the )?(?:line )?(?<mirror>x-? ?axis|y-? ?axis|origin|[xy] ?= ?[^,]+?)`;
const ANGLE = String.raw`(?:an angle of )?(?<angle>-?\d+) ?(?:°|degrees?|deg)`;
const WAY =
  '(?: (?:in (?:a|the) )?(?<way>clockwise|counter-? ?clockwise|anti-? ?clockwise|cw|ccw)(?: direction)?)?';
const ORIGIN = '(?:about|around|at) (?:the )?(?:origin|\\(0, ?0\\))';
const AFTER = '(?:,? (?:after|under|by|in|when)(?: it is| being)?(?: an?| the)? )';
const IS = '(?: (?:is|are))?';
const SHIFT = String.raw`(?:by )?(?:(?<n>[\d./]+) units? (?:to the )?(?<to>right|left|up|down)(?:wards?)?)(?:,? (?:and|then) (?<m>[\d./]+) (?:units? )?(?:to the )?(?<next>right|left|up|down)(?:wards?)?)?`;
const VECTOR = String.raw`(?:by )?(?:the )?(?:vector )?(?<vector>[(<⟨\[][^()<>⟨⟩]+,[^()<>⟨⟩]+[)>⟩\]])`;
const MAP = String.raw`(?:by )?(?:the )?(?:translation |rule )?\(x, ?y\) ?(?:->|→|\\to) ?\((?<first>x[^,]*), ?(?<second>y[^,]*)\)`;
const FACTOR = String.raw`(?:by |with |using )?(?:a |the )?(?:scale )?factor (?:of |is |= ?)?(?<factor>-?[\d./]+)(?:,? (?:and )?(?:about|with|from|centered|centred|center|centre|at|as)[a-z ]* (?:the )?(?:origin|\(0, ?0\))(?: as (?:the )?cent(?:er|re)(?: of dilation)?)?)?`;
const PATTERNS: readonly (readonly [string, string])[] = [
  [
    `${FIND}(?:reflect(?:ed|ing)?|reflection of|mirror(?:ed)?(?: image of)?) ${THING}${POINTS}${IS} ${OVER} ${MIRROR}`,
    'reflect',
  ],
  [`${FIND}${THING}${POINTS}(?:${AFTER}|${IS} )(?:reflected|reflection) ${OVER} ${MIRROR}`, 'reflect'],
  [
    `${FIND}(?:rotate(?:d)?|rotation of|rotating) ${THING}${POINTS} (?:by |through )?${ANGLE}${WAY} ${ORIGIN}`,
    'rotate',
  ],
  [
    `${FIND}(?:rotate(?:d)?|rotation of|rotating) ${THING}${POINTS} ${ORIGIN},? (?:by |through )?${ANGLE}${WAY}`,
    'rotate',
  ],
  [
    `${FIND}${THING}${POINTS}(?:${AFTER}|${IS} )(?:rotated|rotation|turned) (?:of |by |through )?${ANGLE}${WAY}(?: rotation)? ${ORIGIN}`,
    'rotate',
  ],
  [`${FIND}${THING}${POINTS}${AFTER}${ANGLE}${WAY} rotation ${ORIGIN}`, 'rotate'],
  [
    `${FIND}(?:translate(?:d)?|translation of|move|shift) ${THING}${POINTS} (?:${SHIFT}|${VECTOR}|${MAP})`,
    'translate',
  ],
  [
    `${FIND}${THING}${POINTS}(?:${AFTER}|${IS} )(?:translated|translation) (?:of |by )?(?:${SHIFT}|${VECTOR}|${MAP})`,
    'translate',
  ],
  [`${FIND}(?:dilate(?:d)?|dilation of|enlarge) ${THING}${POINTS} ${FACTOR}`, 'dilate'],
  [`${FIND}${THING}${POINTS}(?:${AFTER}|${IS} )(?:dilated|dilation|enlarged) ${FACTOR}`, 'dilate'],
  [`${FIND}centroid of ${THING}${POINTS}`, 'centroid'],
  [
    `(?:convert|change|express|write|transform) (?:the )?(?:rectangular |cartesian )?(?:coordinates? |points? )?${POINTS} (?:from (?:rectangular|cartesian) )?(?:in)?to polar(?: coordinates?| form)?`,
    'polar',
  ],
  [
    `${FIND}(?:the )?polar coordinates (?:of|for) (?:the )?(?:rectangular |cartesian )?(?:point )?${POINTS}`,
    'polar',
  ],
  [`(?:express |write )?${POINTS} in polar (?:coordinates|form)`, 'polar'],
  [
    `(?:convert|change|express|write|transform) (?:the )?(?:polar )?(?:coordinates? |points? )?${POINTS} (?:from polar )?(?:in)?to (?:rectangular|cartesian)(?: coordinates?| form)?`,
    'rectangular',
  ],
  [
    `${FIND}(?:the )?(?:rectangular|cartesian) coordinates (?:of|for) (?:the )?(?:polar )?(?:point |coordinates )?${POINTS}`,
    'rectangular',
  ],
];
const KINDS = PATTERNS.map(([source, task]) => [new RegExp(`^${source}$`, 'i'), task] as const); // prettier-ignore

const A = String.raw`(?<a>\([^()]+,[^()]+\))`;
const M = String.raw`(?<m>\([^()]+,[^()]+\))`;
const AT = '(?: ?= ?| is | is at | at | has coordinates | ?)';
const ENDS = [
  String.raw`(?:if |given (?:that )?|suppose )?(?<M>[A-Z])${AT}${M},? is (?:the )?mid-?point of (?:the )?(?:line )?(?:segment )?(?<p>[A-Z])(?<q>[A-Z])(?:,? and|[.,;])? (?:if |the coordinates of )?(?:point )?(?<A>[A-Z])${AT}(?:are )?${A}[.,;]? (?:then )?(?:find|what (?:is|are)|determine) (?:the )?(?:coordinates of )?(?:point )?(?<B>[A-Z])`,
  String.raw`(?:if |given (?:that )?|suppose )?(?:the )?mid-?point (?:of )?(?:the )?(?:line )?(?:segment )?(?<p>[A-Z])(?<q>[A-Z])${AT}${M}(?:,? and|[.,;])? (?:if )?(?:point )?(?<A>[A-Z])${AT}${A}[.,;]? (?:then )?(?:find|what (?:is|are)|determine) (?:the )?(?:coordinates of )?(?:point )?(?<B>[A-Z])`,
  String.raw`(?:if |given (?:that )?)?one end-? ?point (?:of (?:a |the )?(?:line )?(?:segment )?)?(?:is )?(?:at )?${A}(?:,? and|[.,;]) (?:the |its )?mid-?point (?:of the segment )?(?:is )?(?:at )?${M}[.,;]? (?:find|what is|determine) (?:the )?(?:coordinates of )?(?:the )?other end-? ?point`,
  String.raw`(?:find |what is |determine )(?:the )?(?:other |missing )end-? ?point (?:of (?:a |the )?(?:line )?segment )?(?:if|given|with|when|of)? ?(?:one |an |the )?(?:end-? ?point )?(?:is )?(?:at )?(?:[A-Z] ?)?${A}(?:,? and|,) (?:a |the |its )?mid-?point (?:is )?(?:at )?(?:[A-Z] ?)?${M}`,
  String.raw`(?:find |what is |determine )(?:the )?(?:other |missing )end-? ?point:? (?:if|given|with|when|of)? ?(?:the )?mid-?point (?:is )?(?:[A-Z] ?)?${M}(?:,? and|,) (?:one |an |the )?end-? ?point (?:is )?(?:[A-Z] ?)?${A}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

type Groups = Readonly<Record<string, string | undefined>>;
const isPlain = (e: Expr): boolean => variablesOf(e).length === 0 && !/^(?:list|relation)$/.test(e.kind);
const tupleIn = (text: string): readonly Expr[] | null => {
  const inside = text
    .replace(/^[^([<⟨]*[([<⟨]/, '')
    .replace(/[)\]>⟩]$/, '')
    .replace(/(-?\d+(?:\.\d+)?) ?(?:°|degrees?)/, '($1*pi/180)');
  const found = looksLikeProse(inside) ? null : parse(`(${inside})`);
  const items = found && isNode(found) && found.name === 'tuple' ? found.args : [];
  return items.length > 1 && items.every(isPlain) ? items : null;
};
const pointsIn = (text: string): readonly Expr[] | null => {
  const parts = [...text.matchAll(new RegExp(P, 'g'))].map(([one]) => tupleIn(one));
  const known = parts.filter((one) => one !== null);
  return known.length === parts.length && known.every((one) => one.length === known[0]?.length) ? known.map((one) => list('tuple', one)) : null; // prettier-ignore
};

/** a, b, c of the mirror ax + by + c = 0. */
const mirrorIn = (text: string): readonly Expr[] | null => {
  const plain = text.toLowerCase().replace(/[- ]/g, '').replace('line', '');
  const known = { xaxis: 'y=0', yaxis: 'x=0' }[plain] ?? text;
  const line = parse(known);
  if (line.kind !== 'relation') return null;
  const gap = leftMinusRight(line);
  const at = (x: number, y: number): Expr => canon(substitute(substitute(gap, sym('x'), num(x)), sym('y'), num(y)));
  const c = at(0, 0);
  const [a, b] = [at(1, 0), at(0, 1)].map((one) => canon(sum(one, negative(c))));
  const isLinear = rationalCoefficients(gap, 'x')?.length === 2 || rationalCoefficients(gap, 'y')?.length === 2 || /^y ?= ?-?x$/i.test(known.trim()) || variablesOf(gap).length === 2;
  const isRight = a && b && [a, b, c].every(isNum) && at(3, 5).key === canon(sum(num(0), c, canonTimes(3, a), canonTimes(5, b))).key && at(-7, 2).key === canon(sum(c, canonTimes(-7, a), canonTimes(2, b))).key;
  return isLinear && isRight ? [a, b, c] : null;
}; // prettier-ignore
const canonTimes = (n: number, e: Expr): Expr => canon(parse(`${n}*(${isNum(e) ? e.key : '0'})`));

const SHIFTS: Readonly<Record<string, readonly [number, number]>> = { right: [1, 0], left: [-1, 0], up: [0, 1], down: [0, -1] }; // prettier-ignore
const shiftIn = ({ n, to = '', m, next = '', vector, first, second }: Groups): readonly Expr[] | null => {
  if (vector !== undefined) return tupleIn(vector);
  if (first !== undefined && second !== undefined) {
    const gaps = ([[first, 'x'], [second, 'y']] as const).map(([text, name]) => canon(sum(parse(text), negative(sym(name)))));
    return gaps.every(isPlain) ? gaps : null;
  }
  const [a, b] = [SHIFTS[to.toLowerCase()], SHIFTS[next.toLowerCase()] ?? [0, 0]];
  if (!a || n === undefined || (m !== undefined && (a[0] === 0) === (b[0] === 0))) return null;
  return [0, 1].map((k) => canon(parse(`${n}*(${a[k] ?? 0}) + ${m ?? '0'}*(${b[k] ?? 0})`)));
}; // prettier-ignore

/** How it is reflected, rotated or moved is stated with the question. */
const figure = (task: string, points: readonly Expr[], items: readonly Expr[] = [], how = ''): Problem => {
  const stated = how === '' ? '' : `|${how.replaceAll(/[:|]/g, ' ')} `;
  return problem('applied', list('tuple', points), '', { operation: `figures:${task}${stated}`, items });
};
const isFlat = (points: readonly Expr[]): boolean =>
  points.every((one) => isNode(one) && one.args.length === 2);
const setUp = (task: string, groups: Groups): Problem | null => {
  const points = pointsIn(groups['points'] ?? '');
  if (!points || points.length > 6) return null;
  const [only, more] = points;
  if (task === 'centroid') return points.length === 3 ? figure(task, points) : null;
  if (!only || !isFlat(points)) return null;
  if (task === 'reflect') {
    if (/^origin$/i.test(groups['mirror'] ?? '')) return figure('origin', points);
    const items = mirrorIn(groups['mirror'] ?? '');
    return items && figure(task, points, items, `over ${groups['mirror'] ?? ''}`);
  }
  if (task === 'rotate') {
    const turn = Number(groups['angle']) * (/^(?:clock|cw)/i.test(groups['way'] ?? '') ? -1 : 1);
    return turn % 15 === 0 ? figure(task, points, [num(((turn % 360) + 360) % 360)], `by ${turn}°`) : null;
  }
  if (task === 'translate') {
    const items = shiftIn(groups);
    return items?.length === 2
      ? figure(task, points, items, `by (${items.map((one) => plain(one)).join(', ')})`)
      : null;
  }
  if (task === 'dilate')
    return figure(task, points, [parse(groups['factor'] ?? '1')], `by the factor ${groups['factor'] ?? '1'}`);
  if (more) return null;
  // An angle without π or ° may be in degrees: (2, 60).
  const [, angle = ZERO] = isNode(only) ? only.args : [];
  const isOpen = task === 'rectangular' && isNum(angle) && angle.key !== '0';
  return isOpen ? null : figure(task, points);
};
const otherEnd = ({ a = '', m = '', p, q, A, B, M: middle }: Groups): Problem | null => {
  const [end, half] = [tupleIn(a), tupleIn(m)];
  const names = [A, B].map((one) => one?.toUpperCase());
  const isNamed = p === undefined || (names.includes(p.toUpperCase()) && names.includes(q?.toUpperCase()) && A !== B && middle !== A && middle !== B);
  return end && half && isNamed && end.length === half.length ? figure('other-end', [list('tuple', half), list('tuple', end)]) : null;
}; // prettier-ignore

export const readFigures = (text: string): Problem | null => {
  const asked = text.trim().replace(/[?.\s]+$/, '');
  if (asked.length > 180) return null;
  for (const [pattern, task] of KINDS) {
    const groups = pattern.exec(asked)?.groups;
    const found = groups ? parsedOrNull(() => setUp(task, groups)) : null;
    if (found) return found;
  }
  for (const pattern of ENDS) {
    const groups = pattern.exec(asked)?.groups;
    const found = groups ? parsedOrNull(() => otherEnd(groups)) : null;
    if (found) return found;
  }
  return null;
};
