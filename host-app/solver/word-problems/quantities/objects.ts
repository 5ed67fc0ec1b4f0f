import { value } from '../../sentences/language/number.js';
import { type Expr, num, product, quotient } from '../../tree/expr.js';
import { type Reader, readLabel } from '../noun-reader.js';
import { readAmount } from './amount-phrase.js';
import type { Fact, Price, ParseContext } from './facts.js';
import { isTimeUnit } from './lexicon.js';
import { N } from './patterns.js';
import { type Amount, readPer, readThing } from './phrase.js';
import { readSubject } from './subject.js';
import { readTails } from './tails.js';

const PRICED = new RegExp(`^(?:an?|the) ${N} dollars?`);

const ONE: Amount['size'] = { kind: 'one' };

const rateOf = (amount: Amount, per: readonly string[], { owner, effect, verb }: ParseContext): Fact[] =>
  // '$8 an hour and Finn $2 more': 10, and not 2.
  amount.size.kind === 'number' && effect !== null && !amount.isMore
    ? [
        { kind: 'rate', value: amount.size.value, unit: amount.unit, per, owner, effect, verb },
        ...(amount.content
          ? [
              {
                kind: 'rate' as const,
                ...amount.content,
                per: [amount.unit],
                owner: '',
                effect: 'have' as const,
                verb: 'have',
              },
            ]
          : []),
      ]
    : [];

/** '6 litres per 100 km': the amount is for so many of the other. */
const readOver = (r: Reader, context: ParseContext): { readonly value: Expr; readonly unit: string } | null =>
  r.attempt(() => {
    const one = r.attempt(() => {
      const only = r.take(/^for (?:1|one|an?)(?= [a-z])/) ? readThing(r) : null;
      return only !== null && context.isCounted(only) && !isTimeUnit(only) ? only : null;
    });
    if (one !== null) return { value: num(1), unit: one };
    const [, n = ''] = r.take(OVER) ?? [];
    const unit = n === '' ? null : readThing(r);
    if (unit !== null) return { value: value(n), unit };
    const [, m = ''] = context.isPaced ? (r.take(IN_TIME) ?? []) : [];
    const time = m === '' ? null : readThing(r);
    return time !== null && isTimeUnit(time) ? { value: value(m), unit: time } : null;
  });

const OVER = new RegExp(`^(?:per|for every|every|for each|on every) ${N}`);

const IN_TIME = new RegExp(`^in ${N}`);

const EACH_GETS = new RegExp(`^each of (?:his|her|their|my|the) ${N} [a-z]+(?= \\d)`);

const GIFTS = new RegExp(`^to each of (?:his|her|their|my|the) ${N} [a-z]+`);

/** 'gave 5 to each of her 4 friends' */
const readGifts = (r: Reader): Expr | null => {
  const [, n = ''] = r.take(GIFTS) ?? [];
  return n === '' ? null : value(n);
};

/** '10 miles per hour for 3 hours': a pace that is over. */
const boundBy = ([rate, ...more]: readonly Fact[], [span, ...others]: readonly Fact[]): Fact | null =>
  rate?.kind === 'rate' &&
  span?.kind === 'span' &&
  more.length === 0 &&
  others.length === 0 &&
  rate.per.length === 1 &&
  rate.per[0] === span.unit
    ? {
        kind: 'entry',
        effect: rate.effect,
        verb: rate.verb,
        owner: rate.owner,
        to: '',
        amount: {
          size: { kind: 'number', value: product(rate.value, span.value) },
          unit: rate.unit,
          per: [],
        },
        label: '',
      }
    : null;

/** 'popcorn for $7', 'cocoa at $4.20'; apples at $2 have that price each. */
const BARE_PRICE = /^(?:[a-z]+ for|(?!\w+s\b)[a-z]+ at) \d+(?:\.\d+)? dollars(?! (?:each|apiece|per|an?)\b)/;

const NEXT =
  /^(?:another |an (?:extra|additional) )?(?:\d|an? |half |the (?:rest|remaining))(?!\d* ?(?:dollars )?(?:is|are|were|was)\b)/;

/** The amounts that a verb has, each with what follows it. */
export const readObjects = (
  r: Reader,
  context: ParseContext,
  subjectPer: readonly string[],
): Fact[] | null => {
  const { effect, verb, owner } = context;
  if (effect === null) return null;
  const facts: Fact[] = [];
  for (let more = true; more;) {
    const each = effect === 'lose' || effect === 'spend' ? r.take(EACH_GETS)?.[1] : undefined;
    const to = each === undefined && effect === 'lose' && facts.length === 0 ? readReceiver(r) : '';
    const priced = effect === 'have' ? null : r.attempt(() => readPricedThing(r));
    const found = priced?.amount ?? readAmount(r);
    if (!found) return null;
    const unit = found.unit === '' && effect === 'do' ? context.unit : found.unit;
    const over = readOver(r, context);
    const gifts = each === undefined ? readGifts(r) : value(each);
    const tails = readTails(r, context, effect, unit);
    if (((over ?? gifts) && found.size.kind !== 'number') || (priced?.price && effect === 'lose'))
      return null;
    if (tails.days !== undefined) tails.facts.push({ kind: 'weekly' });
    const amount: Amount = {
      ...found,
      unit,
      ...(tails.days !== undefined &&
        found.size.kind === 'number' && {
          size: { ...found.size, value: product(num(tails.days), found.size.value) },
        }),
      ...(over &&
        found.size.kind === 'number' && {
          size: { ...found.size, value: quotient(found.size.value, over.value) },
        }),
      ...(gifts &&
        found.size.kind === 'number' && { size: { ...found.size, value: product(found.size.value, gifts) } }),
    };
    if (tails.days !== undefined && (found.size.kind !== 'number' || over || gifts)) return null;
    const late = readPer(r);
    if (late.length > 0) tails.facts.push(...readTails(r, context, effect, unit).facts);
    const per = [...amount.per, ...(over ? [over.unit] : []), ...late, ...subjectPer].map((one) =>
      one === 'each' ? context.unit : one,
    );
    context.per = per;
    if (per.length > 0) {
      const rates = rateOf({ ...amount, unit: unit === '' ? context.unit : unit }, per, context);
      // 'on Mondays', 'in the first month': not always.
      if (
        rates.length === 0 ||
        per.includes('') ||
        tails.price ||
        (tails.label !== '' &&
          !(per.includes('day') && /^(?:morning|afternoon|evening|night)$/.test(tails.label)))
      )
        return null;
      const bound = boundBy(rates, tails.facts);
      facts.push(...(bound ? [bound, { kind: 'bound' as const, unit }] : [...rates, ...tails.facts]));
    } else {
      const price = priced?.price ?? tails.price;
      // 'I have a coupon for $5.'
      if ((price && effect === 'have') || (priced && !price)) return null;
      facts.push(
        {
          kind: 'entry',
          effect,
          verb,
          owner,
          to: to === '' ? tails.to : to,
          amount,
          label: tails.label === '' ? context.label : tails.label,
          ...(price && { price }),
          ...(tails.from !== undefined && { from: tails.from }),
        },
        ...tails.facts,
      );
    }
    if (unit !== '' && unit !== 'dollar' && !isTimeUnit(unit)) context.unit = found.content?.unit ?? unit;
    more =
      r.attempt(() =>
        r.take(/^(?:, and then|, and|and then|,|and)/) &&
        readDay(r, context) &&
        (NEXT.test(r.rest) || BARE_PRICE.test(r.rest)) &&
        !AMOUNT_ACTS(r)
          ? true
          : null,
      ) !== null;
  }
  // '10 pages in the morning and 15 pages in the evening every day': are the first also for every day?
  const isMixed =
    facts.some(({ kind }) => kind === 'entry') &&
    facts.some((fact) => fact.kind === 'rate' && fact.owner !== '' && fact.effect !== 'have');
  return isMixed ? null : facts;
};

/** 'On Saturday he works 7 hours and on Sunday 5 hours.' */
const readDay = (r: Reader, context: ParseContext): boolean => {
  const day = context.label === '' || !/^(?:on|in) /.test(r.rest) ? '' : readLabel(r);
  if (day !== '' && day !== null) context.label = day;
  return day !== null;
};

/** '… and 4 more come': the next amount has a verb of its own. */
const AMOUNT_ACTS = (r: Reader): boolean =>
  /^\d+(?: more)?(?: [a-z]+)? (?:is|are|was|were|come|came|leave|left|get|got|fly|flew|arrive|join)/.test(
    r.rest,
  );

/** 'gives Ann 3 apples' */
const readReceiver = (r: Reader): string =>
  r.attempt(() => {
    const found = r.take(/^(him|her|them|me|us|you)(?= (?:\d|an? |half|another|some|the rest))/)?.[1];
    if (found !== undefined) return found;
    const who = /^(?:half|all|some|the rest|another|an? )/.test(r.rest) ? null : readSubject(r);
    return who !== null && /^(?:\d|half|another|some|the rest)/.test(r.rest) ? who : null;
  }) ?? '';

/** 'a $45 dress', 'a dress for $45', 'a book'. */
const readPricedThing = (r: Reader): { readonly amount: Amount; readonly price?: Price } | null => {
  const [, n = ''] = r.take(PRICED) ?? [];
  if (n !== '') {
    const unit = readThing(r);
    return unit === null
      ? null
      : { amount: { size: ONE, unit, per: [] }, price: { value: value(n), isEach: true } };
  }
  // 'a book for $12', 'popcorn for $7'
  if (!r.take(/^(?:an?|the|his|her)(?= [a-z])/) && !BARE_PRICE.test(r.rest)) return null;
  return pricedAfter(r);
};

const pricedAfter = (r: Reader): { readonly amount: Amount } | null => {
  const unit = readThing(r);
  return unit !== null &&
    /^(?:for|at|that costs?|which costs?|costing|priced at|worth) (?:only )?\d/.test(r.rest)
    ? { amount: { size: ONE, unit, per: [] } }
    : null;
};
