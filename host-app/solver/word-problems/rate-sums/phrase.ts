import { num, product, quotient, type Expr } from '../../tree/expr.js';
import { readNoun, thingIn, type Reader } from '../noun-reader.js';
import { value as number } from '../../sentences/language/number.js';

/** An amount of a unit, for each of others: 3 miles per day; 5 pens. */
export interface Measure {
  readonly value: Expr;
  readonly unit: string;
  readonly per: readonly string[];
  /** A price that was given with its goods applies to them only. */
  readonly tag?: number;
}
export const N = String.raw`(\d+(?:\.\d+)?(?:/\d+)?)`;
const DAYS = 'monday|tuesday|wednesday|thursday|friday|saturday|sunday';
const WEEKEND = new RegExp(
  `^,? ?(?:(?:on|during) (?:the )?(weekdays|work ?days|school days)|(?:on|at|over|during) (?:the |each |every )?(weekends?)|on ((?:${DAYS})s?(?:(?:,? and |, )(?:${DAYS})s?)*))`,
);
const nounUnit = (text: string): string =>
  text === 'night' || text === 'morning' || text === 'evening' ? 'day' : text;

/** A noun in the singular, or 'times'. */
export const readUnit = (r: Reader): string | null => {
  if (r.take(/^times?/)) return 'time';
  const noun = readNoun(r);
  return noun && nounUnit(thingIn(noun));
};

/** Units that cancel are removed: hours per day for days per week. */
export const combined = (one: Measure, other: Measure): Measure | null => {
  const value = product(one.value, other.value);
  if (one.per.includes(other.unit))
    return { value, unit: one.unit, per: [...one.per.filter((per) => per !== other.unit), ...other.per] };
  if (other.per.includes(one.unit))
    return { value, unit: other.unit, per: [...other.per.filter((per) => per !== one.unit), ...one.per] };
  return null;
};

/** The number of days per week; no limit without the words. */
const readDays = (r: Reader): Measure | null => {
  const [found = '', weekdays = '', weekend = '', list = ''] = r.take(WEEKEND) ?? [];
  if (found === '') return null;
  const named = list.match(new RegExp(DAYS, 'g')) ?? [];
  if (list !== '' && (named.length < 2 || new Set(named).size < named.length)) return null;
  const days = weekdays !== '' ? 5 : weekend !== '' ? 2 : named.length;
  return { value: num(days), unit: 'day', per: ['week'] };
};

const PRICED =
  /^,? ?(?:(?:for|at)(?: a (?:price|cost) of)?|(?:that|which) costs?|costing|worth|priced at|selling (?:for|at)|sold (?:for|at))(?: only)? (\d+(?:\.\d+)?) dollars/;
const APIECE = /^(?:each|apiece|a piece|per piece|for each(?: one)?)(?! [a-z]+ (?:of|for))/;
const PER =
  /^(?:per|in an?|for each|for every|in each|in every|on each|on every|to each|from each|each|every|an?)(?= [a-z])/;
const OTHER_PER = new RegExp(String.raw`^(?:in|every|per|for every|for each|each) ${N}(?= [a-z])`);

/** 'for $3 each', 'at $2 per pound': a price of these goods only. */
const readPrice = (r: Reader, goods: Measure): readonly Measure[] | null =>
  r.attempt(() => {
    const [, price = ''] = r.take(PRICED) ?? [];
    if (price === '' || goods.unit === 'dollar' || goods.per.length > 0) return null;
    let per = goods.unit;
    if (r.take(APIECE) === null) {
      const unit = r.take(/^(?:per|an?|for each|for every|each)(?= [a-z])/) ? readUnit(r) : null;
      if (unit === null) return goods.value.key === '1' ? bought(goods, number(price), per) : null;
      // 'five dozens of eggs for $2 a dozen' is another unit.
      if (unit !== goods.unit && !goods.unit.startsWith(`${unit} of `)) return null;
      per = goods.unit;
    }
    return bought(goods, number(price), per);
  });
const bought = (goods: Measure, value: Expr, per: string): readonly Measure[] => [
  { ...goods, tag: 1 },
  { value, unit: 'dollar', per: [per], tag: 1 },
];

/** 'for 3 hours', '5 days a week': multiplies. */
const readLasting = (r: Reader, one: Measure): Measure | null =>
  r.attempt(() => {
    if (!r.take(/^,? ?(?:for|over)(?= (?:\d|an? ))/)) r.take(/^,(?= \d+ (?:times|days|hours) )/);
    const other = readPlain(r);
    if (!other || other.unit === 'dollar') return null;
    // '4 pounds, 2 times a day': the amount of each time.
    if (other.unit === 'time' && other.per.length > 0 && !one.per.includes('time'))
      return { ...one, value: product(one.value, other.value), per: [...one.per, ...other.per] };
    return combined(one, other);
  });

/** 'packs of 5 bags', 'cages with 10 hamsters each'. */
const readContents = (r: Reader, one: Measure): Measure | null =>
  r.attempt(() => {
    const joint = r.take(
      /^(?:of(?= \d)|with(?= \d)|that (?:each )?(?:have|has|had|contain|hold)(?= \d)|containing(?= \d)|holding(?= \d))/,
    );
    const inner = joint && readPlain(r);
    if (!joint || !inner || inner.unit === 'dollar') return null;
    const isOwn = inner.per.length === 1 && inner.per[0] === one.unit;
    if (inner.per.length > 0 && !isOwn) return null;
    const isEach =
      isOwn || r.take(/^(?:each|(?:in|on|per) each(?: [a-z]+)?|apiece)/) !== null || joint[0] === 'of';
    return isEach || /each/.test(joint[0] ?? '')
      ? { value: product(one.value, inner.value), unit: inner.unit, per: one.per }
      : null;
  });

/** '5 pages a day', '30 reports every 15 minutes', without the words that follow. */
const readPlain = (r: Reader): Measure | null =>
  r.attempt(() => {
    const [, n = ''] =
      r.take(new RegExp(`^(?:about )?${N}(?! ?%)`)) ?? (r.take(/^an?(?= [a-z])/) ? ['', '1'] : []);
    if (n === '') return null;
    r.take(/^(?:different|new|small(?= meals))/);
    const unit = readUnit(r);
    if (unit === null || /^(?:more|less|fewer|third|half)/.test(r.rest)) return null;
    let value = number(n);
    const per: string[] = [];
    for (;;) {
      const [, k = ''] = r.take(OTHER_PER) ?? [];
      const one = k === '' && r.take(PER) !== null;
      if (k === '' && !one) {
        const often = r.take(/^(daily|weekly|monthly)/)?.[1];
        if (often === undefined) break;
        per.push(often === 'daily' ? 'day' : often.replace('ly', ''));
        continue;
      }
      const other = readUnit(r);
      if (other === null) return null;
      if (k !== '') value = quotient(value, number(k));
      per.push(other);
    }
    return per.includes(unit) ? null : { value, unit, per };
  });

/** 'cocoa at $4': one of it. */
const readBare = (r: Reader): Measure | null =>
  r.attempt(() => {
    const noun = readNoun(r);
    const unit = noun && thingIn(noun);
    return noun &&
      unit === noun.text &&
      /^(?:at|for) \d+(?:\.\d+)? dollars(?! (?:each|apiece|per|an?) )/.test(r.rest)
      ? { value: num(1), unit, per: [] }
      : null;
  });

/** A quantity with all its factors, and its price if there is one. */
export const readMeasure = (r: Reader): readonly Measure[] | null =>
  r.attempt(() => {
    r.take(/^for(?= \d+ (?:hours?|days?|weeks?|months?|minutes?) (?:an?|per|each|every) )/);
    const first = readPlain(r) ?? readBare(r);
    if (!first) return null;
    r.take(/^each(?= (?:on|at|during) )/);
    let one: Measure = first;
    for (;;) {
      const inner = readContents(r, one) ?? readLasting(r, one);
      if (inner) {
        one = inner;
        continue;
      }
      const days = r.attempt(() => {
        const found = readDays(r);
        if (!found) return null;
        if (one.per.includes('day')) return combined(one, found);
        return one.per.length === 0 && !/^(?:each|every|per)/.test(r.rest)
          ? { value: product(one.value, found.value), unit: one.unit, per: ['week'] }
          : null;
      });
      if (!days) break;
      one = days;
    }
    return readPrice(r, one) ?? [one];
  });
