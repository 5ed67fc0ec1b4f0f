import { arg, isNode, type Expr } from '../../tree/expr.js';
import { evaluate } from '../values/evaluate.js';
import { drawProbability } from '../numbers/whole.js';

type Numbers = readonly number[];
/** Calculates a number from data again, by another method than its usual formula. */
type Recount = (data: Numbers, items: readonly Expr[]) => number;

const running = (data: Numbers): number => data.reduce((mean, x, k) => mean + (x - mean) / (k + 1), 0);
const pairs = (data: Numbers): (readonly [number, number])[] =>
  data.flatMap((a, k) => data.slice(k + 1).map((b) => [a, b] as const));
const squares = (data: Numbers): number => pairs(data).reduce((total, [a, b]) => total + (a - b) ** 2, 0);
/** The value with the rank `place`, counted from 0. */
const placed = (data: Numbers, place: number): number =>
  data.find((x) => {
    const smaller = data.filter((y) => y < x).length;
    return smaller <= place && place < smaller + data.filter((y) => y === x).length;
  }) ?? Number.NaN;
const between = (data: Numbers, place: number): number =>
  (placed(data, Math.floor(place)) + placed(data, Math.ceil(place))) / 2;
const lower = (data: Numbers): number => between(data, (Math.floor(data.length / 2) - 1) / 2);
const upper = (data: Numbers): number => -lower(data.map((x) => -x));
const points = (data: Numbers): (readonly [number, number])[] =>
  data.flatMap((x, k) => (k % 2 === 0 ? [[x, data[k + 1] ?? Number.NaN] as const] : []));
/** Sums over pairs of points of the products of their differences: in x, in y, and mixed. */
const spreads = (data: Numbers): readonly [xx: number, xy: number, yy: number] => {
  const all = points(data);
  let [xx, xy, yy] = [0, 0, 0];
  for (const [k, [x, y]] of all.entries())
    for (const [u, v] of all.slice(k + 1)) {
      xx += (x - u) ** 2;
      xy += (x - u) * (y - v);
      yy += (y - v) ** 2;
    }
  return [xx, xy, yy];
};
const pascal = (n: number, k: number): number => {
  let row = [1];
  for (let at = 0; at < n; at += 1) row = [1, ...row.map((value, j) => value + (row[j + 1] ?? 0))];
  return row[k] ?? 0;
};
/** Repeated trials: the probability of each number of hits. */
const hits = (n: number, p: number): Numbers => {
  let probabilities = [1];
  for (let at = 0; at < n; at += 1)
    probabilities = [...probabilities, 0].map(
      (chance, k) => chance * (1 - p) + (probabilities[k - 1] ?? 0) * p,
    );
  return probabilities;
};
const total = (data: Numbers): number => data.reduce((a, b) => a + b, 0);
/** All throws of so many dice, one by one. */
const throws = (dice: number, faces: number): Numbers =>
  dice === 0
    ? [0]
    : throws(dice - 1, faces).flatMap((sum) => Array.from({ length: faces }, (_, k) => sum + k + 1));

const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'];
const isCard = (rank: string, suit: string, word: string): boolean => {
  const isRed = suit === 'heart' || suit === 'diamond';
  if (word === 'red' || word === 'black') return isRed === (word === 'red');
  return word === 'face'
    ? ['jack', 'queen', 'king'].includes(rank)
    : word === 'card' || rank === word || suit === word;
};
const cards: Recount = (_, items) => {
  const words = items.map((item) => (item.kind === 'sym' ? item.name : `${evaluate(item, {}).re}`));
  const deck = RANKS.flatMap((rank) =>
    ['heart', 'diamond', 'spade', 'club'].map((suit) => [rank, suit] as const),
  );
  return deck.filter(([rank, suit]) => words.every((word) => isCard(rank, suit, word))).length / deck.length;
};
const bag = (counts: Numbers): Readonly<Record<string, number>> =>
  Object.fromEntries(counts.map((count, k) => [String.fromCharCode(97 + k), count]));
/** The number of arrangements, counted by the first letter. */
const orders = (counts: Numbers): number => {
  const left = counts.filter((count) => count > 0);
  const [first = 0, ...rest] = left;
  return left.length < 2 ? 1 : pascal(total(left), first) * orders(rest);
};

/** How the terms may go on; the later rules need more terms before they say anything. */
const GOING: readonly (readonly [least: number, next: (all: Numbers, terms: Numbers) => number])[] = [
  [3, ([a = 0], [p = 0, q = 0]) => a + q - p],
  [3, ([a = 0], [p = 0, q = 0]) => (a * q) / p],
  [4, ([a = 0, b = 0], [p = 0, q = 0, r = 0]) => 2 * a - b + (p - 2 * q + r)],
  [5, ([a = 0, b = 0]) => a + b],
];
/** Continues a sequence from its first terms by the first rule that all given terms follow. */
const goOn = (terms: Numbers, count: number): Numbers => {
  const size = Math.max(count, terms.length);
  for (const [least, next] of GOING) {
    const all = terms.slice(0, least - 1 > 2 ? 2 : 1);
    while (all.length < size) all.push(next([all.at(-1) ?? 0, all.at(-2) ?? 0], terms));
    const follows = terms.every((term, k) => Math.abs((all[k] ?? 0) - term) < 1e-9 * (1 + Math.abs(term)));
    if (terms.length >= least && follows) return all.slice(0, count);
  }
  return [];
};

export const RECOUNTS: Readonly<Record<string, Recount>> = {
  mean: running,
  total,
  median: (data) => between(data, (data.length - 1) / 2),
  mode: (data) => data.reduce((best, x) => (data.filter((y) => y === x).length > data.filter((y) => y === best).length ? x : best)), // prettier-ignore
  range: (data) => Math.max(...pairs(data).map(([a, b]) => Math.abs(a - b))),
  midrange: (data) => (placed(data, 0) + placed(data, data.length - 1)) / 2,
  variance: (data) => squares(data) / data.length ** 2,
  'sample variance': (data) => squares(data) / (data.length * (data.length - 1)),
  deviation: (data) => Math.sqrt(squares(data)) / data.length,
  'sample deviation': (data) => Math.sqrt(squares(data) / (data.length * (data.length - 1))),
  'mean deviation': (data) => running(data.map((x) => Math.abs(x - running(data)))),
  geometric: (data) => Math.exp(running(data.map(Math.log))),
  harmonic: (data) => 1 / running(data.map((x) => 1 / x)),
  quadratic: (data) => Math.sqrt(squares(data) / data.length ** 2 + running(data) ** 2),
  weighted: (data) => points(data).reduce(([mean, weight], [x, w]) => [mean + ((x - mean) * w) / (weight + w), weight + w], [0, 0])[0] ?? Number.NaN, // prettier-ignore
  lower,
  upper,
  iqr: (data) => upper(data) - lower(data),
  percentile: ([percent = 0, ...data]) => data.find((x) => (100 * data.filter((y) => y <= x).length) / data.length >= percent && (100 * data.filter((y) => y < x).length) / data.length < percent) ?? Number.NaN, // prettier-ignore
  correlation: (data) => {
    const [xx, xy, yy] = spreads(data);
    return xy / Math.sqrt(xx * yy);
  },
  next: (terms) => goOn(terms, terms.length + 1).at(-1) ?? Number.NaN,
  'arithmetic step': ([a = 0, ...terms]) => (goOn([a, ...terms], 2)[1] ?? Number.NaN) - a,
  'geometric step': ([a = 0, ...terms]) => (goOn([a, ...terms], 2)[1] ?? Number.NaN) / a,
  term: ([n = 0, ...terms]) => goOn(terms, n)[n - 1] ?? Number.NaN,
  'partial sum': ([n = 0, ...terms]) => total(goOn(terms, n)),
  'infinite sum': (terms) => total(goOn(terms, 3000)),
  place: ([last = 0, ...terms]) => goOn(terms, 20_000).findIndex((one) => Math.abs(one - last) < 1e-9) + 1,
  slope: (data) => {
    const [xx, xy] = spreads(data);
    return xy / xx;
  },
  distance: (data) => {
    const [xx, , yy] = spreads(data);
    return Math.sqrt(xx + yy);
  },
  polygon: (data) => {
    // Trapezoids below the sides; sides to the left count negative.
    const corners = points(data);
    return Math.abs(total(corners.map(([x, y], k) => {
      const [u, v] = corners[(k + 1) % corners.length] ?? [x, y];
      return ((u - x) * (y + v)) / 2;
    })));
  },
  'count:dice': ([dice = 0, faces = 0, ...wanted]) => {
    const all = throws(dice, faces);
    return all.filter((sum) => wanted.includes(sum)).length / all.length;
  },
  'count:cards': cards,
  'count:tries': ([n = 0, p = 0, from = 0, to = 0]) => total(hits(n, p).slice(from, to + 1)),
  'count:draws': ([kept = 0, ...rest]) => {
    const half = rest.length / 2;
    const [counts, wanted] = [rest.slice(0, half), rest.slice(half)];
    const drawn = wanted.map((count, k) => String.fromCharCode(97 + k).repeat(count)).join('');
    if (kept === 0) return drawProbability(bag(counts), drawn, false);
    const size = total(counts);
    return wanted.reduce((chance, count, k) => chance * ((counts[k] ?? 0) / size) ** count, orders(wanted));
  },
  'count:choose': ([n = 0, k = 0]) => pascal(n, k),
  'count:arrange': ([n = 0, k = 0]) => Array.from({ length: k }, (_, at) => n - at).reduce((a, b) => a * b, 1),
  'count:letters': orders,
  'count:product': (data) => data.reduce((ways, next) => total(Array.from({ length: next }, () => ways)), 1),
  'count:circle': ([n = 0]) => Array.from({ length: n - 1 }, (_, at) => at + 1).reduce((a, b) => a * b, 1),
}; // prettier-ignore

export const numbersOf = (items: readonly Expr[]): Numbers =>
  items.flatMap((item) =>
    isNode(item) && item.kind === 'list'
      ? numbersOf(item.args)
      : [evaluate(item.kind === 'relation' ? arg(item, 1) : item, {}).re],
  );

/** The regression line: the residuals add up to 0, also when weighted by x. */
export const isBestLine = (data: Numbers, m: number, b: number): boolean => {
  const rest = points(data).map(([x, y]) => [y - m * x - b, x] as const);
  const size = 1 + total(points(data).map(([x, y]) => Math.abs(x * y) + Math.abs(y)));
  return Math.abs(total(rest.map(([gap]) => gap))) < 1e-9 * size && Math.abs(total(rest.map(([gap, x]) => gap * x))) < 1e-9 * size; // prettier-ignore
};
