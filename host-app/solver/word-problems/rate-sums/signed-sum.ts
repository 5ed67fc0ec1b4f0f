import { negative, sum, type Expr } from '../../tree/expr.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import { matches, PRONOUN, type NamedAmount, type Path } from './paths.js';
import type { RateQuestion } from './question.js';

const SPENT = new Set('buy pay cost spend be take charge need purchase order rent'.split(' '));
const STILL = new Set('have be own hold contain plant'.split(' '));
const GOT = new Set('get receive find buy'.split(' '));
const groupOf = (verb: string): string => (STILL.has(verb) ? 'have' : SPENT.has(verb) ? 'buy' : verb);

const sameOwner = (owner: string, who: string): boolean => owner === who || owner.split(' ').at(-1) === who;
const ownerOf = (path: Path): string =>
  path.used.map(({ owner }) => owner).find((owner) => owner !== '' && !PRONOUN.test(owner)) ?? '';

const LOST = /^(?:eat|drink|lose|give|break|donate|throw)$/;
const USED = new Set('use eat need give feed remove drink'.split(' '));
/** The rest of a supply after its use, or of the money after paying. */
const remaining = (
  paths: readonly Path[],
  isSupply: (one: NamedAmount) => boolean,
  isUse: (one: NamedAmount) => boolean,
): Expr | null => {
  const signs = paths.map(({ used }) =>
    used.length === 1 && used.every((one) => isSupply(one)) ? 1 : used.some((one) => isUse(one)) ? -1 : 0,
  );
  return signs.filter((sign) => sign === 1).length === 1 && signs.includes(-1) && !signs.includes(0)
    ? sum(...paths.map(({ value }, at) => (signs[at] === 1 ? value : negative(value))))
    : null;
};

/** The verb of the counted things. */
const verbOf = ({ used }: Path, unit: string): readonly string[] => {
  const own = used.filter((one) => !one.isAsked && matches(one.unit, unit));
  return (own.length > 0 ? own : used.slice(0, 1)).map(({ verb }) => groupOf(verb));
};

const isFor = ({ used }: Path, what: string): boolean =>
  used.some((one) => [one.unit, ...one.per].some((unit) => matches(unit, what) || unit.endsWith(` ${what}`)));

export const summed = (
  paths: readonly Path[],
  rateQuestion: RateQuestion,
  requested: readonly NamedAmount[],
): Expr | null => {
  // '8 red pens and 5 pens': the red ones may be among the 5.
  const goods = paths.flatMap(({ used }) => used.filter(({ per }) => per.length === 0));
  if (goods.some((one) => goods.some((other) => one.unit !== other.unit && matches(one.unit, other.unit))))
    return null;
  if (rateQuestion.less) {
    const isLess = ({ used }: Path): boolean =>
      used.some((one) => rateQuestion.less?.some((less) => less.unit === one.unit && one.isAsked) ?? false);
    return requested.length === 2 && paths.length === 2 && paths.filter((path) => isLess(path)).length === 1
      ? sum(...paths.map((path) => (isLess(path) ? negative(path.value) : path.value)))
      : null;
  }
  if (rateQuestion.kind === 'left')
    return remaining(
      paths,
      ({ verb }) => /^(?:have|order|buy|get|prepare)$/.test(verb),
      ({ verb }) => USED.has(verb),
    );
  if (rateQuestion.kind === 'change')
    return remaining(
      paths,
      ({ verb, unit }) => unit === 'dollar' && /^(?:pay|have|give)$/.test(verb),
      ({ verb }) => /^(?:buy|cost|order|purchase)$/.test(verb),
    );
  // 'in 7 hours' is the common time, unless the question asks for each.
  const isShared = (one: NamedAmount): boolean => paths.every(({ used }) => used.includes(one));
  const isStart = (one: NamedAmount): boolean => paths.some(({ used }) => used[0] === one);
  if (
    !requested.every(
      (one) =>
        isShared(one) ||
        (isStart(one) && paths.every(({ used }) => used.some((each) => each.isAsked && !isShared(each)))),
    )
  )
    return null;
  const owners = new Set(paths.map((path) => ownerOf(path)).filter((owner) => owner !== ''));
  const verbs = new Set(paths.flatMap((path) => verbOf(path, rateQuestion.unit)));
  if (rateQuestion.kind === 'difference') {
    const one = paths.filter((path) => sameOwner(ownerOf(path), rateQuestion.who));
    const other = paths.filter((path) =>
      rateQuestion.whom === '' ? !one.includes(path) : sameOwner(ownerOf(path), rateQuestion.whom),
    );
    if (owners.size !== 2) return null;
    return one.length + other.length === paths.length &&
      one.length > 0 &&
      other.length > 0 &&
      verbs.size === 1
      ? sum(...one.map(({ value }) => value), ...other.map(({ value }) => negative(value)))
      : null;
  }
  if (rateQuestion.kind === 'profit') {
    const signs = paths.map(({ used }) =>
      used.some(({ verb }) => verb === 'sell' || verb === 'earn')
        ? 1
        : used.every(({ verb }) => SPENT.has(verb))
          ? -1
          : 0,
    );
    return signs.includes(1) && signs.includes(-1) && !signs.includes(0)
      ? sum(...paths.map(({ value }, at) => (signs[at] === 1 ? value : negative(value))))
      : null;
  }
  if (rateQuestion.kind !== 'sum') return null;
  // What is eaten is not sold.
  const isLost = ({ used }: Path): boolean => used.some(({ verb }) => LOST.test(verb));
  if (
    rateQuestion.unit === 'dollar' &&
    paths.some((path) => isLost(path)) &&
    !paths.every((path) => isLost(path))
  )
    return null;
  if (rateQuestion.about?.some((what) => !paths.every((path) => isFor(path, what)))) return null;
  if (
    owners.size > 1 &&
    !(rateQuestion.isAll || rateQuestion.who === 'they' || /family|both/.test(rateQuestion.who))
  )
    return null;
  if (
    owners.size === 1 &&
    rateQuestion.who !== '' &&
    !/^(?:he|she|it|they|you|i|we)$/.test(rateQuestion.who) &&
    ![...owners].some((owner) => sameOwner(owner, rateQuestion.who)) &&
    !paths.every(({ used }) => matches(used[0]?.unit ?? '', thingOf(rateQuestion.who)))
  )
    return null;
  const kept = new Set(
    goods.filter(({ isAsked, unit }) => !isAsked && unit !== 'dollar').map(({ verb }) => verb),
  );
  if (
    [...kept].some((verb) => STILL.has(verb)) &&
    [...kept].some((verb) => /^(?:spend|lose|give|eat|use|sell|break|return|donate|drink|throw)$/.test(verb))
  )
    return null;
  const isGrown =
    rateQuestion.isAll &&
    rateQuestion.unit !== 'dollar' &&
    paths.every(({ used }) => used.slice(0, 1).every(({ verb }) => STILL.has(verb) || GOT.has(verb)));
  return verbs.size > 1 && !isGrown ? null : sum(...paths.map(({ value }) => value));
};
