import { product, relation, sym, type Expr } from '../../tree/expr.js';
import { isMeasured, type RequestedAmount } from '../questions.js';
import { chain, isTime } from '../rates/units.js';
import { common, commonKnowledge } from './common-knowledge.js';
import { headOf, matches, nameAll, pathsTo, PRONOUN, type Amount } from './paths.js';
import type { Measure } from './phrase.js';
import type { RateQuestion } from './question.js';
import { summed } from './signed-sum.js';

type EvaluatedAmounts = RequestedAmount & { readonly facts: readonly Expr[] };

/** The name for a part of the total price. */
export const SCALE = 'part';
const LENGTHS = ['mile', 'kilometer', 'meter', 'foot', 'yard', 'inch', 'centimeter', 'km'];
const resolveUnit = (unit: string, all: readonly Measure[]): string | null => {
  if (unit !== 'length' && unit !== 'duration') return unit;
  const units = [...new Set(all.flatMap((one) => [one.unit, ...one.per]))];
  const found = units.filter((one) => (unit === 'length' ? LENGTHS.includes(one) : isTime(one)));
  return found.length === 1 ? (found[0] ?? null) : null;
};

/** 'A bus holds 40' is about a possible bus; '3 buses each had 35' are not that one. */
const isVague = (stated: readonly Amount[]): boolean =>
  stated.some(
    ({ alone, verb }) =>
      alone !== undefined &&
      (/^(?:hold|contain|fit)$/.test(verb) ||
        stated.some(({ several }) => several !== undefined && matches(several, alone))),
  );

/** 'A bus' is one of many only where buses are counted. */
const settled = (stated: readonly Amount[], rateQuestion: RateQuestion): readonly Amount[] => {
  const units = [...stated, ...rateQuestion.more, ...(rateQuestion.less ?? [])]
    .filter(({ per }) => per.length === 0)
    .map(({ unit }) => unit);
  return stated.map((one) => {
    const { alone } = one;
    if (alone === undefined) return one;
    const isMany = [...units, rateQuestion.unit, ...stated.flatMap(({ per }) => per)].some(
      (unit) => matches(unit, alone) || matches(alone, unit),
    );
    return isMany
      ? { ...one, per: [...one.per, alone] }
      : { ...one, owner: one.verb === 'last' ? '' : alone };
  });
};

/** The amounts converted to the requested unit and added. */
export const evaluated = (
  all: readonly Amount[],
  rateQuestion: RateQuestion,
  isOneContent: boolean,
): EvaluatedAmounts | null => {
  const scales = all.filter(({ unit }) => unit === SCALE);
  const [scale] = scales;
  const plain = all.filter(({ unit }) => unit !== SCALE);
  if (!scale) return counted(plain, rateQuestion, isOneContent);
  const found =
    scales.length === 1 && rateQuestion.unit === 'dollar' && rateQuestion.kind === 'sum'
      ? counted(plain, rateQuestion, isOneContent)
      : null;
  const name = sym('part that is paid');
  return (
    found && {
      ...found,
      expression: product(name, found.expression),
      facts: [...found.facts, relation('=', name, scale.value)],
    }
  );
};

/** 'He runs a shop': this shop is not counted. */
const needed = (all: readonly Amount[], rateQuestion: RateQuestion): readonly Amount[] =>
  all.filter(
    (one) =>
      one.value.key !== '1' ||
      one.per.length > 0 ||
      one.tag !== undefined ||
      !/^(?:have|run|own|be)$/.test(one.verb) ||
      [
        rateQuestion.unit,
        ...all.flatMap((other) => (other === one ? [] : [other.unit, ...other.per])),
        ...rateQuestion.more.flatMap(({ unit, per }) => [unit, ...per]),
      ].some((unit) => matches(unit, one.unit) || matches(one.unit, unit)),
  );

/** Hours of work and hours of sleep are no sum: amounts of one unit are added only where one verb tells what happens. */
const BUYS = /^(?:buy|purchase|get|order)$/;
const HAS = /^(?:have|buy|get|receive|find)$/;
const haveOneVerb = (stated: readonly Amount[], isMoney: boolean): boolean => {
  const verbs = new Map<string, string>();
  return stated.every(({ unit, per, verb }) => {
    if (per.length > 0 || unit === 'dollar') return true;
    const [head, act] = [headOf(unit), (isMoney ? BUYS : HAS).test(verb) ? 'get' : verb];
    const known = verbs.get(head) ?? act;
    verbs.set(head, known);
    return known === act;
  });
};

const counted = (
  before: readonly Amount[],
  rateQuestion: RateQuestion,
  isOneContent: boolean,
): EvaluatedAmounts | null => {
  const stated = settled(needed(before, rateQuestion), rateQuestion);
  if (!haveOneVerb(stated, rateQuestion.unit === 'dollar')) return null;
  if (isVague(stated.filter(({ per }, at) => per.length === (before[at]?.per.length ?? 0)))) return null;
  if (
    rateQuestion.again?.some(
      (one) => !stated.some(({ value, unit }) => unit === one.unit && value.key === one.value.key),
    )
  )
    return null;
  const requested = [...rateQuestion.more, ...(rateQuestion.less ?? [])].map((one) => ({
    ...one,
    owner: '',
    verb: 'be',
    isAsked: true,
  }));
  const given: readonly Amount[] = [...stated, ...requested];
  const units = [...new Set(given.flatMap((one) => [one.unit, ...one.per]))];
  const target = resolveUnit(rateQuestion.unit, given);
  if (target === null || given.length < 2 || given.length > 9) return null;
  const contained = units.filter((unit) => unit.endsWith(` of ${target}`));
  const unit = units.includes(target)
    ? target
    : contained.length === 1
      ? (contained[0] ?? target)
      : units.includes(headOf(target))
        ? headOf(target)
        : target;
  const isWhole =
    rateQuestion.per === null &&
    !isMeasured(headOf(unit)) &&
    !isTime(unit) &&
    rateQuestion.kind !== 'average';
  const actors = new Set(
    stated.map(({ owner }) => owner).filter((owner) => owner !== '' && !PRONOUN.test(owner)),
  );
  if (rateQuestion.kind === 'sum' && actors.size < 2 && isOneContent) {
    const bare = given.map((one) => ({
      ...one,
      unit: headOf(one.unit),
      per: one.per.map((per) => headOf(per)),
    }));
    const single = chain(bare, headOf(unit), rateQuestion.per);
    if (single) return { ...single, isWhole };
  }
  const conversions = commonKnowledge(new Set([...units, unit, rateQuestion.per ?? '']));
  const facts = common(given, unit);
  for (const more of facts.length > 0 ? [facts] : [[], ...conversions.map((one) => [one])]) {
    const all = nameAll([...given, ...more]);
    const paths = pathsTo(all, unit, rateQuestion.per);
    const expression =
      paths && paths.length > 1
        ? summed(
            paths,
            { ...rateQuestion, unit: rateQuestion.unit === 'length' ? unit : rateQuestion.unit },
            all.filter((one) => one.isAsked),
          )
        : null;
    if (expression)
      return { expression, isWhole, facts: all.map(({ name, value }) => relation('=', name, value)) };
  }
  return null;
};
