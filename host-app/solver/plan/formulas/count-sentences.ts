import { arg, isNode, type Expr } from '../../tree/expr.js';
import { written } from '../acts.js';

const times = (count: string): string =>
  count === '1' ? 'once' : count === '2' ? 'twice' : `${count} times`;
const said = (items: readonly Expr[]): readonly string[] => items.map(written);
const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;

/** Which letter is there how many times, and what equal letters change. */
const lettersAct = (items: readonly Expr[]): string => {
  const counts = items.map((item) => [written(arg(item, 0)), written(arg(item, 1))] as const);
  const all = counts.reduce((total, [, count]) => total + Number(count), 0);
  const shown = listed(counts.map(([name, count]) => `${name} ${times(count)}`));
  const repeated = counts.filter(([, count]) => count !== '1').map(([, count]) => `${count}!`);
  const then =
    repeated.length === 0
      ? `All are different, so they can be put in order in ${all}! ways`
      : `${all} letters can be put in order in ${all}! ways; exchanging equal letters changes nothing, so this is divided by ${listed(repeated)}`;
  return `The word has ${shown}. ${then}.`;
};

const drawsAct = (items: readonly Expr[]): string => {
  const [kept, ...rest] = said(items);
  const half = rest.length / 2;
  const at = rest.slice(half).findIndex((count) => count !== '0');
  const [have, all] = [rest[at] ?? '', rest.slice(0, half).reduce((total, one) => total + Number(one), 0)];
  const draws = Number(rest[half + at]);
  const first = `${have} of the ${all} count at the first draw`;
  if (draws === 1) return `${have} of the ${all} count, and each is equally likely.`;
  return kept === '1'
    ? `${first}, and each one drawn is put back: the fraction stays the same for all ${draws} draws, and they are multiplied.`
    : `${first}; each draw takes one away from both numbers, and the ${draws} fractions are multiplied.`;
};

const triesAct = (items: readonly Expr[], formula: Expr): string => {
  const [n, p, from = '', to = ''] = said(items);
  const hits = from === to ? from : `${from} to ${to}`;
  const isOpposite = isNode(formula) && formula.kind === 'sum' && from !== '0' && to === n && from !== to;
  const way = isOpposite ? ` It is shorter to take all other numbers of hits away from 1.` : '';
  return `In ${n} tries with the probability ${p} each, k hits have the probability (n choose k) · pᵏ · (1 − p)ⁿ⁻ᵏ. Here k is ${hits}.${way}`;
};

const ACTS: Readonly<Record<string, (items: readonly Expr[], formula: Expr) => string>> = {
  'count:letters': lettersAct,
  'count:draws': drawsAct,
  'count:tries': triesAct,
  'count:choose': (items) =>
    `${said(items)[1]} of ${said(items)[0]} are chosen, and their order does not matter: these are combinations.`,
  'count:arrange': (items) => {
    const [n, k] = said(items);
    return n === k
      ? `${n} different things are put in order: ${n} ways for the first place, one less for each place after it.`
      : `${k} of ${n} are put in order: ${n} ways for the first place, one less for each place after it.`;
  },
  'count:circle': (items) =>
    `Turning the circle of ${said(items)[0]} changes nothing, so one stays in its place and the others are put in order.`,
  'count:product': (items) => `Each choice goes with every other one: ${listed(said(items))} are multiplied.`,
  'count:dice': (items, formula) => {
    const [dice = '', , ...totals] = said(items);
    const what = dice === '1' ? 'number' : 'total';
    if (totals.length === 0)
      return `Of ${written(arg(formula, 1))} equally likely results, none has this ${what}.`;
    return `Of ${written(arg(formula, 1))} equally likely results, ${written(arg(formula, 0))} ${arg(formula, 0).key === '1' ? 'has' : 'have'} the ${what} ${listed(totals)}.`;
  },
  'count:cards': (_, formula) =>
    `${written(arg(formula, 0))} of the ${written(arg(formula, 1))} cards fit, and each card is equally likely.`,
};

/** How the cases are counted, with the numbers of the question. */
export const countAct = (operation: string, items: readonly Expr[], formula: Expr): string | undefined =>
  ACTS[operation]?.(items, formula);
