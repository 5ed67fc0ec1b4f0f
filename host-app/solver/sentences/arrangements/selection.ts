import type { Problem } from '../../solution.js';
import { call, negative, num, product, sum, sym, type Expr } from '../../tree/expr.js';
import { setUp } from '../formulas/formula.js';
import { singular } from '../language/words.js';
import { Phrases } from '../school/phrases.js';

const SILENT =
  'in|how|many|ways?|different|can|could|is|are|there|to|be|an?|the|of|from|you|we|i|it|they|have|has|must|if|that|such|this|chosen|selected|formed|made|picked|choose|select|pick|form|make|possible|and|with|which|contains?|consists?|number|find|what|being|will|possible|up|out|at|random|committees?|teams?|groups?|each|among|consisting|containing|include|includes|including|included|do|does|done|on|for';
const TEAM = '(?:sub)?(?:committee|team|group|jury|panel|delegation|crew|squad|selection|sample|council)';
const ROLE =
  '(?:vice[- ])?(?:president|secretary|treasurer|captain|leader|chair(?:man|person|woman)?|manager|deputy|speaker)';
const KIND =
  '(?!digits?|letters?|ways|points?)[a-z]+(?: (?:toppings|players|books|questions|students|flavou?rs|members|cards))?';
const choose = (n: number, k: number): Expr => call('binomial', num(n), num(k));

interface Group {
  readonly name: string;
  readonly size: number;
  least: number;
  most: number;
}
/** 'at least 1 woman' */
const restrict = (group: Group, how: string, k: number): void => {
  if (/least/.test(how)) group.least = k;
  else if (/most|no more/.test(how)) group.most = k;
  else if (/more than/.test(how)) group.least = k + 1;
  else if (/fewer|less/.test(how)) group.most = k - 1;
  else [group.least, group.most] = [k, k];
};
/** Every way to split the places among the groups. */
const splits = (
  groups: readonly Group[],
  places: number,
  isFree: boolean,
): readonly (readonly number[])[] => {
  const [first, ...rest] = groups;
  if (!first) return places === 0 ? [[]] : [];
  const [low, high] = isFree ? [0, first.size] : [first.least, Math.min(first.most, first.size)];
  return Array.from({ length: Math.max(0, Math.min(high, places) - low + 1) }, (_, k) => low + k).flatMap(
    (k) => splits(rest, places - k, isFree).map((more) => [k, ...more]),
  );
};
const named = (groups: readonly Group[], split: readonly number[]): string =>
  groups.map(({ name }, k) => `${split[k]} ${split[k] === 1 ? singular(name) : name}`).join(' and ');

const added = (groups: readonly Group[], size: number): Problem | null => {
  const [good, all] = [splits(groups, size, false), splits(groups, size, true)];
  const rest = all.filter((one) => !good.some((other) => other.join() === one.join()));
  if (good.length === 0) return null;
  const ways = (split: readonly number[]): Expr => product(...groups.map((group, k) => choose(group.size, split[k] ?? 0)));
  const amounts = (some: readonly (readonly number[])[]): Record<string, Expr> =>
    Object.fromEntries(some.map((split) => [named(groups, split), ways(split)]));
  const total = (some: readonly (readonly number[])[]): Expr => {
    const names = some.map((split) => sym(named(groups, split)));
    return names.length === 1 && names[0] ? names[0] : sum(...names);
  };
  if (rest.length > 0 && rest.length < good.length) {
    const everyone = groups.reduce((n, group) => n + group.size, 0);
    return setUp({ 'all choices': choose(everyone, size), ...amounts(rest) }, (n) => sum(n['all choices'] ?? num(0), negative(total(rest))), true);
  }
  return good.length <= 6 ? setUp(amounts(good), () => total(good), true) : null;
}; // prettier-ignore

/** People or things with roles: the order counts. */
const roles = (text: string): Problem | null => {
  const phrases = new Phrases(text);
  let count = 0;
  while (phrases.has(`(?:a |an |the )?${ROLE}`)) count += 1;
  const [n = ''] = phrases.take(`(?:from|among|of|out of)(?: among)?(?: an?)?(?: (?:group|class|club|team|committee) of)? (\\d+)(?: ${KIND})?`) ?? []; // prettier-ignore
  const people = Number(n);
  if (count < 2 || n === '' || people < count || !phrases.isUsedUp(`${SILENT}|elect|elected|appoint|appointed|assign|assigned`)) return null; // prettier-ignore
  return setUp(Object.fromEntries(Array.from({ length: count }, (_, k) => [`choices for place ${k + 1}`, num(people - k)])), (names) => product(...Object.values(names)), true); // prettier-ignore
};

/** A committee of k from groups of people, with the restrictions of each group. */
export const readSelection = (text: string): Problem | null => {
  if (!/\b(?:choose|chosen|select|selected|pick|picked|form|formed|made|elect|elected|committees?|teams?|jury|panel)\b/.test(text)) return null; // prettier-ignore
  const byRole = roles(text);
  if (byRole) return byRole;
  const phrases = new Phrases(text);
  const LIST = `(\\d+) (${KIND})(?:,? and (\\d+) (${KIND})|, (\\d+) (${KIND}),? and (\\d+) (${KIND}))?`;
  const from = phrases.take(`(?:from|out of|among|from among)(?: an?)?(?: (?:group|class|club|set|list|choice) of)? (?:${LIST}|(\\d+))`); // prettier-ignore
  if (!from) return null;
  const parts = [0, 2, 4, 6].flatMap((k) => (from[k] ? [[Number(from[k]), from[k + 1] ?? ''] as const] : []));
  if (parts.length === 0) parts.push([Number(from[8]), 'them']);
  const groups: Group[] = parts.map(([size, name]) => ({ name, size, least: 0, most: size }));
  const named = (word: string): Group | undefined => groups.find(({ name }) => singular(name) === singular(word)); // prettier-ignore
  const chair = phrases.has(`(?:with|and|who has|including|of which 1 is) (?:an? |1 )?${ROLE}`) ? 1 : 0;
  const isOneIn = phrases.take('(?:1|a) (?:particular |certain |specific |given )?(?:person|member|student|player|man|woman|boy|girl) (?:must|has to|should|is) (not |never )?(?:be )?(?:always )?(?:included|in it|on it|chosen|selected|on the committee|excluded|part of it)'); // prettier-ignore
  const wanted = groups.length > 1 ? phrases.take(`(\\d+) (${KIND}) and (\\d+) (${KIND})`) : null;
  let places = 0;
  if (wanted) {
    for (const [k, name] of [[wanted[0], wanted[1]], [wanted[2], wanted[3]]]) {
      const group = named(name ?? '');
      if (!group) return null;
      restrict(group, 'exactly', Number(k));
      places += Number(k);
    } // prettier-ignore
  }
  const team = phrases.take(`${TEAM}s? of (\\d+)(?: (?:people|persons|members|students|players))?`) ?? (wanted ? null : phrases.take(`(?:choose|select|pick|choosing|chosen|selected|picked)? ?(?<!(?:least|most|exactly|than|only|has|have|no) )(\\d+)(?: (?:people|persons|members|students|players|books|of them|questions|cards|items|objects))?(?= +(?:\\||be )|\\s*$)`)); // prettier-ignore
  if (team) places = Number(team[0]);
  else if (!wanted) return null;
  for (;;) {
    const bound = phrases.take(`(at least|at most|exactly|no more than|more than|fewer than|less than|only|just)? ?(\\d+|an?|no) (${groups.map(({ name }) => `${name}|${singular(name)}`).join('|')})`); // prettier-ignore
    if (!bound) break;
    const group = named(bound[2] ?? '');
    if (!group || group.least > 0 || group.most < group.size) return null;
    restrict(group, bound[0] ?? '', /\d/.test(bound[1] ?? '') ? Number(bound[1]) : bound[1] === 'no' ? 0 : 1);
  }
  if (places < 1 || !phrases.isUsedUp(SILENT)) return null;
  const [only] = groups;
  if (groups.length > 1 || !only) return chair > 0 || isOneIn ? null : added(groups, places);
  if (only.size > 200 || places > only.size || only.least > 0 || only.most < only.size) return null;
  if (isOneIn) {
    const isOut = isOneIn[0] !== '' || /\bexcluded\b/.test(text);
    return chair > 0 ? null : setUp({ others: num(only.size - 1), 'places left': num(isOut ? places : places - 1) }, (n) => call('binomial', n['others'] ?? num(0), n['places left'] ?? num(0)), true); // prettier-ignore
  }
  const groupsOf = { 'ways to choose the group': choose(only.size, places) };
  return setUp(chair > 0 ? { ...groupsOf, 'ways to choose the head': num(places) } : groupsOf, (n) => product(...Object.values(n)), true); // prettier-ignore
};
