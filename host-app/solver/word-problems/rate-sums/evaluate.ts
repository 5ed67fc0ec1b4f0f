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
const isVague = (told: readonly Amount[]): boolean =>
  told.some(
    ({ alone, verb }) =>
      alone !== undefined &&
      (/^(?:hold|contain|fit)$/.test(verb) ||
        told.some(({ several }) => several !== undefined && matches(several, alone))),
  );

/** 'A bus' is one of many only where buses are counted. */
const settled = (told: readonly Amount[], wish: RateQuestion): readonly Amount[] => {
  const units = [...told, ...wish.more, ...(wish.less ?? [])]
    .filter(({ per }) => per.length === 0)
    .map(({ unit }) => unit);
  return told.map((one) => {
    const { alone } = one;
    if (alone === undefined) return one;
    const isMany = [...units, wish.unit, ...told.flatMap(({ per }) => per)].some(
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
  wish: RateQuestion,
  isOneContent: boolean,
): EvaluatedAmounts | null => {
  const scales = all.filter(({ unit }) => unit === SCALE);
  const [scale] = scales;
  const plain = all.filter(({ unit }) => unit !== SCALE);
  if (!scale) return counted(plain, wish, isOneContent);
  const found =
    scales.length === 1 && wish.unit === 'dollar' && wish.kind === 'sum'
      ? counted(plain, wish, isOneContent)
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
const needed = (all: readonly Amount[], wish: RateQuestion): readonly Amount[] =>
  all.filter(
    (one) =>
      one.value.key !== '1' ||
      one.per.length > 0 ||
      one.tag !== undefined ||
      !/^(?:have|run|own|be)$/.test(one.verb) ||
      [
        wish.unit,
        ...all.flatMap((other) => (other === one ? [] : [other.unit, ...other.per])),
        ...wish.more.flatMap(({ unit, per }) => [unit, ...per]),
      ].some((unit) => matches(unit, one.unit) || matches(one.unit, unit)),
  );

const counted = (
  before: readonly Amount[],
  wish: RateQuestion,
  isOneContent: boolean,
): EvaluatedAmounts | null => {
  const told = settled(needed(before, wish), wish);
  if (isVague(told.filter(({ per }, at) => per.length === (before[at]?.per.length ?? 0)))) return null;
  if (
    wish.again?.some(
      (one) => !told.some(({ value, unit }) => unit === one.unit && value.key === one.value.key),
    )
  )
    return null;
  const asked = [...wish.more, ...(wish.less ?? [])].map((one) => ({
    ...one,
    owner: '',
    verb: 'be',
    isAsked: true,
  }));
  const given: readonly Amount[] = [...told, ...asked];
  const units = [...new Set(given.flatMap((one) => [one.unit, ...one.per]))];
  const meant = resolveUnit(wish.unit, given);
  if (meant === null || given.length < 2 || given.length > 9) return null;
  const contained = units.filter((unit) => unit.endsWith(` of ${meant}`));
  const unit = units.includes(meant)
    ? meant
    : contained.length === 1
      ? (contained[0] ?? meant)
      : units.includes(headOf(meant))
        ? headOf(meant)
        : meant;
  const isWhole = wish.per === null && !isMeasured(headOf(unit)) && !isTime(unit) && wish.kind !== 'average';
  const actors = new Set(
    told.map(({ owner }) => owner).filter((owner) => owner !== '' && !PRONOUN.test(owner)),
  );
  if (wish.kind === 'sum' && actors.size < 2 && isOneContent) {
    const bare = given.map((one) => ({
      ...one,
      unit: headOf(one.unit),
      per: one.per.map((per) => headOf(per)),
    }));
    const single = chain(bare, headOf(unit), wish.per);
    if (single) return { ...single, isWhole };
  }
  const conversions = commonKnowledge(new Set([...units, unit, wish.per ?? '']));
  const facts = common(given, unit);
  for (const more of facts.length > 0 ? [facts] : [[], ...conversions.map((one) => [one])]) {
    const all = nameAll([...given, ...more]);
    const paths = pathsTo(all, unit, wish.per);
    const expression =
      paths && paths.length > 1
        ? summed(
            paths,
            { ...wish, unit: wish.unit === 'length' ? unit : wish.unit },
            all.filter((one) => one.isAsked),
          )
        : null;
    if (expression)
      return { expression, isWhole, facts: all.map(({ name, value }) => relation('=', name, value)) };
  }
  return null;
};
