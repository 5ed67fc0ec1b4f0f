import { value } from '../../sentences/language/number.js';
import { num, product, quotient, sum } from '../../tree/expr.js';
import type { Reader } from '../noun-reader.js';
import { NUMBER } from './patterns.js';
import { type Amount, readPer, readThing, sized } from './phrase.js';

/** Whom or what an amount is compared with: 'Ann', 'on monday', 'plum'. */
const readReference = (r: Reader): string | null =>
  r.attempt(() => {
    const found = r.take(
      /^(?:on |an? |he (?:did|does|has|had) on |she (?:did|does|has|had) on |in the |the |that of )?((?!a\b|an\b)[a-z][a-z'-]*(?: (?!(?:has|had|does|did|do|have|is|was|costs?|ran|read|picked|bought|sold|and|on|in|at|for|to|from|with|then)\b)[a-z]+)?)(?: (?:has|had|does|did|do|have|is|was|costs?|ran|read|picked|bought|sold))?/,
    );
    return found?.[1] ?? null;
  });

const MUCH = '(?:many|much|far|long|big|large|heavy|tall|expensive)';

const AS_MUCH = new RegExp(`^as ${MUCH}`);

const TIMES_AS = new RegExp(`^times as ${MUCH}`);

const AFTER_AS = (r: Reader): string | null => {
  const unit = r.attempt(() => (/^(?:as|on|in|$|,)/.test(r.rest) ? null : readThing(r)));
  const than = r.take(/^as/) ? readReference(r) : '';
  return than === null ? null : `${unit ?? ''}|${than}`;
};

/** 'twice as many plums as Ann', '1 km less than on Monday'. */
const readComparison = (r: Reader): Amount | null =>
  r.attempt(() => {
    if (r.take(AS_MUCH)) {
      const named = AFTER_AS(r);
      const [unit = '', than = ''] = named?.split('|') ?? [];
      return named === null || than === '' ? null : sized({ kind: 'times', value: num(1), than }, unit);
    }
    const [, n = ''] = r.take(NUMBER) ?? [];
    if (n === '') return null;
    if (r.take(TIMES_AS) ?? r.take(/^times (?:that|the) (?:many|much|amount|number)/)) {
      const named = AFTER_AS(r);
      const [unit = '', than = ''] = named?.split('|') ?? [];
      return named === null ? null : sized({ kind: 'times', value: value(n), than }, unit);
    }
    const before = r.attempt(() => (/^(?:more|fewer|less)\b/.test(r.rest) ? '' : readThing(r)));
    const sign = r.take(/^(?:fewer|less)/) ? -1 : r.take(/^more/) ? 1 : 0;
    if (before === null || sign === 0) return null;
    const after = r.attempt(() => (r.rest.startsWith('than') ? '' : readThing(r)));
    const than = r.take(/^than/) ? readReference(r) : sign < 0 ? '' : null;
    const unit = before === '' ? (after ?? '') : before;
    return than === null ? null : sized({ kind: 'more', value: value(n), sign, than }, unit);
  });

const measureOf = (unit: string | null): string | null =>
  unit !== null && /^(?:liter|kilogram|meter|kilometer|mile|pound|cup|hour|gallon|yard)$/.test(unit)
    ? unit
    : null;

const PARTS: Readonly<Record<string, number>> = { half: 2, third: 3, quarter: 4, fifth: 5, tenth: 10 };

const readPart = (r: Reader): Amount | null =>
  r.attempt(() => {
    const word = r.take(/^(?:an? |1 )?(half|third|quarter|fifth|tenth)/)?.[1];
    const [, n = '', percent = ''] =
      word === undefined ? (r.take(/^(\d+\/\d+|\d+(?:\.\d+)?(?=%))(%?)/) ?? []) : [];
    if (word === undefined && n === '') return null;
    const size =
      word !== undefined
        ? quotient(num(1), num(PARTS[word] ?? 1))
        : percent === ''
          ? value(n)
          : quotient(value(n), num(100));
    const isOf = r.take(/^of/) !== null;
    const bare =
      isOf || percent !== ''
        ? null
        : r.attempt(() => measureOf(/^(?:the|his|her|an?|my) /.test(r.rest) ? null : readThing(r)));
    if (bare !== null) return sized({ kind: 'number', value: size }, bare);
    if (
      r.take(
        /^(?:(?:the|his|her|their) (?:rest|remainder)|what (?:is|was|he had|she had|they had) left|what remain(?:s|ed))(?: of (?:the|his|her|their) [a-z]+)?/,
      )
    )
      return sized({ kind: 'part', value: size, of: 'rest' }, '');
    if (r.take(/^(?:the|his|her|their) (?:remaining|leftover)/)) {
      const unit = readThing(r);
      return sized({ kind: 'part', value: size, of: 'rest' }, unit ?? '');
    }
    const [, whole = ''] = isOf ? (r.take(/^(?:his|her|their|my) (\d+)/) ?? []) : [];
    const kept = whole === '' ? null : readThing(r);
    if (kept !== null) return sized({ kind: 'share', value: size, whole: value(whole) }, kept);
    if (/^(?:his|her|their|my) /.test(r.rest)) {
      const own = readThing(r);
      return own === null ? null : sized({ kind: 'part', value: size, of: 'own' }, own);
    }
    if (r.take(/^(?:them|it|these|those|that)/)) return sized({ kind: 'part', value: size, of: 'all' }, '');
    // '3/4 of a litre' is an amount, and no part of another.
    const measure =
      percent === '' ? r.attempt(() => (r.take(/^an?(?= )/) ? measureOf(readThing(r)) : null)) : null;
    if (measure !== null) return sized({ kind: 'number', value: size }, measure);
    const unit = readThing(r);
    return sized({ kind: 'part', value: size, of: unit === null ? '' : 'all' }, unit ?? '');
  });

/** 'with 8 pens each', 'of 24 crayons', 'of 250 ml'. */
const readContent = (r: Reader): Amount['content'] | null =>
  r.attempt(() => {
    if (
      !r.take(
        /^(?:of|with|containing|that (?:each )?(?:hold|have|contain)|each (?:with|containing|holding|of)|holding)(?= (?:an? )?\d)/,
      )
    )
      return null;
    const [, n = ''] = r.take(NUMBER) ?? [];
    const unit = n === '' ? null : readThing(r);
    // 'boxes with 6 pens and 5 pencils each': no pen has pencils.
    if (/^,? ?and (?:\d+|an?) (?:[a-z]+ ){1,2}(?:in )?each\b/.test(r.rest)) return null;
    r.take(/^(?:(?:in|on) )?each(?! of)(?: (?!and\b|for\b|at\b)[a-z]+)?(?= |,|$)/);
    return unit === null ? null : { value: value(n), unit };
  });

const readPlainAmount = (r: Reader): Amount | null =>
  r.attempt(() => {
    const bills = r.take(/^(\d+) (\d+) dollars? (?:bills?|notes?)/);
    if (bills) return sized({ kind: 'number', value: product(value(bills[1]), value(bills[2])) }, 'dollar');
    r.take(/^(?:another|an (?:extra|additional)|about)(?= \d)/);
    const all = r.take(/^(\d+(?:, \d+)*,? and \d+)(?= [a-z])/)?.[1];
    const listed = all === undefined || /^\d+ and/.test(all) ? null : readThing(r);
    if (all !== undefined && listed !== null)
      return sized({ kind: 'number', value: sum(...all.split(/\D+/).map((one) => value(one))) }, listed);
    if (all !== undefined) return null;
    const [, n = ''] = r.take(NUMBER) ?? [];
    if (n === '') return null;
    const isMore = r.take(/^more(?! than)/) !== null;
    r.take(/^(?:extra|additional|loose|other|new|single)(?! than)/);
    r.take(/^ones/);
    // '3 of them', '3 of the apples'
    if (r.take(/^of (?:them|these|those)/)) return sized({ kind: 'number', value: value(n) }, '');
    if (r.take(/^of(?= (?:the|his|her|their) )/)) {
      const whole = readThing(r);
      return whole === null ? null : sized({ kind: 'number', value: value(n) }, whole);
    }
    // '2 a day' names no thing.
    const unit = /^(?:an?|the|his|her) /.test(r.rest) ? '' : (readThing(r) ?? '');
    const isLater = r.take(/^more(?! than)/) !== null;
    r.take(/^extra/);
    const content = unit === '' ? null : readContent(r);
    return {
      ...sized({ kind: 'number', value: value(n) }, unit),
      ...(content && { content }),
      ...((isMore || isLater) && { isMore: true as const }),
    };
  });

/** An amount with what it is for one of. */
export const readAmount = (r: Reader): Amount | null => {
  // 'a third more' is more than the whole, and no third of it.
  if (
    /^(?:(?:an? |1 )?(?:half|third|quarter|fifth|tenth)|\d+\/\d+|[\d.]+%) (?:more|fewer|less)\b/.test(r.rest)
  )
    return null;
  if (
    r.take(
      /^(?:the (?:rest|remainder|others)|all the others|the remaining(?: [a-z]+)?)(?: of (?:them|it|(?:the|his|her|their) [a-z]+))?/,
    )
  )
    return sized({ kind: 'rest' }, '');
  if (r.take(/^(?:all of (?:them|it)|them all|it all)/)) return sized({ kind: 'all' }, '');
  const some = r.attempt(() => (r.take(/^some(?: more)?/) ? (readThing(r) ?? '') : null));
  if (some !== null) return sized({ kind: 'some' }, some);
  const found = readComparison(r) ?? readPart(r) ?? readPlainAmount(r);
  return found && { ...found, per: readPer(r) };
};
