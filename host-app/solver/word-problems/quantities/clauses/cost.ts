import { value } from '../../../sentences/language/number.js';
import { quotient } from '../../../tree/expr.js';
import type { Reader } from '../../noun-reader.js';
import type { Fact, ParseContext } from '../facts.js';
import { DOLLARS, N, NUMBER } from '../patterns.js';
import { readPer, readThing, unitOf } from '../phrase.js';
import { packed } from './groups.js';

const RELATIVE = new RegExp(
  `^costs? (?:${N} (times) as much|${N} dollars (more|less))(?: (?:as|than) (?:an?|the|1|one) ([a-z]+(?: [a-z]+)?))?$`,
);

/** 'a table costs 3 times as much as a chair' */
const readRelative = (r: Reader, per: string): Fact[] | null => {
  const [, n = '', times = '', m = '', more = '', than = ''] = r.take(RELATIVE) ?? [];
  if (n === '' && m === '') return null;
  const other = than === '' ? '' : unitOf(than);
  return [
    {
      kind: 'relative',
      per,
      size:
        times === ''
          ? { kind: 'more', value: value(m), sign: more === 'more' ? 1 : -1, than: other }
          : { kind: 'times', value: value(n), than: other },
    },
  ];
};

/** 'a pack of 6 bottles costs $5' */
const INSIDE = new RegExp(`^(?:of|with) ${N} ([a-z]+)`);

const SHOP_SELLS = /^(?:an?|the) (?:shop|store|market|bakery|kiosk) sells(?= \d| an? )/;

/** 'A ticket for adults costs $12.' */
const FOR_WHOM = /^for (?:an? )?(adults?|child(?:ren)?|kids?|students?|seniors?)(?= costs?| is| are)/;

/** 'A taxi costs $3.50 plus $2 per km.' */
const readFee = (r: Reader, fixed: string): Fact[] | null => {
  const [, more = ''] = r.take(DOLLARS) ?? [];
  const [per, ...others] = more === '' ? [] : readPer(r);
  if (per === undefined || per === 'each' || others.length > 0) return null;
  const fee = { size: { kind: 'number', value: value(fixed) }, unit: 'dollar', per: [] } as const;
  const cost = { owner: '', effect: 'cost', verb: 'cost' } as const;
  return [
    { kind: 'entry', effect: 'spend', verb: 'pay', owner: '', to: '', amount: fee, label: '' },
    { kind: 'rate', value: value(more), unit: 'dollar', per: [per], ...cost },
  ];
};

/** 'a ticket costs $12', '3 pens cost $6', 'each costs $7', 'tickets are $12 each'. */
export const readCost = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const isShop = context.isCost && r.take(SHOP_SELLS) !== null;
    const each = r.take(/^(?:each|every|1|one|an?|the|his|her)(?= )/)?.[0] ?? '';
    const [, n = ''] = r.take(NUMBER) ?? [];
    const isPronoun =
      n === '' &&
      (each === 'each' ? /^(?:costs?|is sold|sells) /.test(r.rest) : r.take(/^(?:they|it)(?= )/) !== null);
    const unit = isPronoun ? context.unit : readThing(r);
    const who = r.take(FOR_WHOM)?.[1];
    const inside = isPronoun || n !== '' ? null : r.take(INSIDE);
    const isEach = r.take(/^each/) !== null || isPronoun;
    if (unit === null || unit === '' || unit === 'dollar' || (who && n !== '')) return null;
    const relative = n === '' ? r.attempt(() => readRelative(r, unit)) : null;
    if (relative) return relative;
    const verb = r.take(
      isShop
        ? /^for(?= \d)/
        : /^(?:costs?|costed|(?:is|are|was|were)(?: sold for| priced at| worth)?|sells? for|sold for)(?: only)?(?= \d)/,
    );
    const [, price = ''] = (verb && r.take(DOLLARS)) ?? [];
    if (price === '' || /^(?:more|less|cheaper|off|including)/.test(r.rest)) return null;
    const fee = r.take(/^plus/) ? (context.isCost ? readFee(r, price) : null) : undefined;
    if (fee !== undefined) return n === '' && each !== 'each' && !isEach ? fee : null;
    const [per] = readPer(r);
    const one = per === undefined || per === 'each' ? (who === undefined ? unit : unitOf(who)) : per;
    const isRate = n === '' || per !== undefined || isEach;
    context.unit = one;
    const amount = isRate ? value(price) : quotient(value(price), value(n));
    return [
      {
        kind: 'rate',
        value: amount,
        unit: 'dollar',
        per: [one],
        owner: '',
        effect: 'cost',
        verb: /s(?:ell|old)/.test(verb?.[0] ?? '') ? 'sell' : 'cost',
      },
      ...(inside ? packed(inside[1] ?? '', inside[2] ?? '', one) : []),
    ];
  });

const SELLS_ALL = new RegExp(
  `^(?:sells?|sold) (?:them|it|all of them)(?: all)? (?:for|at) ${N} dollars( each| apiece)?`,
);

const SELLS_EACH = new RegExp(`^(?:sells?|sold) (?:each|every|an?|1) ([a-z]+) (?:for|at) ${N} dollars`);

/** 'sells them for $24 each' */
export const readSale = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const each = r.take(SELLS_EACH);
    if (each)
      return [
        {
          kind: 'rate',
          value: value(each[2]),
          unit: 'dollar',
          per: [unitOf(each[1] ?? '')],
          owner: '',
          effect: 'cost',
          verb: 'sell',
        },
      ];
    const [, n = '', tail = ''] = r.take(SELLS_ALL) ?? [];
    if (n === '' || context.unit === '') return null;
    return [
      {
        kind: 'entry',
        effect: 'sell',
        verb: 'sell',
        owner: context.owner,
        to: '',
        amount: { size: { kind: 'all' }, unit: context.unit, per: [] },
        label: '',
        price: { value: value(n), isEach: tail !== '' },
      },
    ];
  });

export const TENDER = new RegExp(
  `^(?:pays?|paid|gives? the (?:cashier|clerk|seller)|gave the (?:cashier|clerk|seller)|hands? over)(?: with)?(?: an?| one)? ${N} dollars? (?:bill|note)|^(?:pays?|paid) with ${N} dollars`,
);

/** 'She gave $20', where the change is asked for. */
export const MONEY_GIVEN = new RegExp(`^(?:pays?|paid|gives?|gave) ${N} dollars$`);
