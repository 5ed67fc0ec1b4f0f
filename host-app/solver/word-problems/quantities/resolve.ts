import { type Expr, num, product, sum, sym } from '../../tree/expr.js';
import type { Amount } from './phrase.js';
import {
  added,
  entriesOf,
  isLoss,
  isOf,
  isPronoun,
  line,
  many,
  minus,
  number,
  ownerOf,
  unitIn,
  type QuantityModel,
} from './model.js';

/** The amount that 'as many as Ann' or 'than on Monday' speaks of. */
const reference = (model: QuantityModel, owner: string, unit: string, than: string): Expr | null => {
  const last = model.entries.at(-1);
  // '3 rows of 8 roses and twice as many tulips': not twice as many as rows.
  if (than === '' && last && last.unit !== unit && model.rates.some(({ per }) => per.includes(last.unit)))
    return null;
  // 'Ann ran 4 miles, 6 miles and twice as many': as the last one, or as both?
  if (than === '')
    return last && (last.owner !== owner || entriesOf(model, owner, last.unit).length === 1)
      ? last.amount
      : null;
  const labelled = model.entries.filter(({ label }) => label !== '' && label === than);
  if (labelled.length > 0) return labelled.length === 1 ? (labelled[0]?.amount ?? null) : null;
  const things = model.entries.filter(
    (one) => one.owner === owner && (one.unit === than || many(one.unit) === than),
  );
  if (things.length > 0) return things.length === 1 ? (things[0]?.amount ?? null) : null;
  const whose = ownerOf(model, than);
  if (whose === null || whose === owner || isPronoun(whose)) return null;
  const theirs = model.entries.filter((one) => one.owner === whose && (unit === '' || one.unit === unit));
  if (theirs.length > 0) return new Set(theirs.map((one) => one.unit)).size === 1 ? added(theirs) : null;
  if (unit === '') return null;
  const name = sym(`${many(unit)} of ${whose}`);
  model.unknown.set(`${whose}|${unit}`, name);
  model.entries.push({
    effect: 'have',
    verb: 'have',
    owner: whose,
    unit,
    label: '',
    amount: name,
    isPart: false,
  });
  return name;
};

interface Resolved {
  readonly amount: Expr;
  readonly unit: string;
  readonly isPart: boolean;
}

export const compared = (
  model: QuantityModel,
  owner: string,
  { size, unit }: Amount,
  name: string,
): Resolved | null => {
  if (size.kind !== 'times' && size.kind !== 'more') return null;
  const known = unit === '' ? (model.entries.at(-1)?.unit ?? '') : unit;
  const base = reference(model, owner, known, size.than);
  if (!base || known === '') return null;
  const isTimes = size.kind === 'times';
  const by =
    size.value.key === '1' && isTimes
      ? size.value
      : number(model, isTimes ? 'factor' : 'difference', size.value);
  const amount = size.kind === 'times' ? product(by, base) : size.sign > 0 ? sum(base, by) : minus(base, by);
  return { amount: line(model, `${many(known)}${name}`, amount), unit: known, isPart: false };
};

/** The amount of a phrase at this place of the story, and its unit. */
export const resolve = (
  model: QuantityModel,
  owner: string,
  phrase: Amount,
  name: string,
): Resolved | null => {
  const { size, unit } = phrase;
  if (size.kind === 'one') return { amount: num(1), unit, isPart: false };
  if (size.kind === 'number') {
    const own = unitIn(model, owner, unit);
    return {
      amount: number(model, `${many(own === '' ? 'amount' : own)}${name}`, size.value),
      unit: own,
      isPart: false,
    };
  }
  if (size.kind === 'share') {
    // 'She buys 30. She gives half of her 40': of which amount is not clear.
    if (entriesOf(model, owner, '').length > 0) return null;
    const [part, whole] = [
      number(model, 'part', size.value),
      number(model, `${many(unit)} in all`, size.whole),
    ];
    return { amount: line(model, `${many(unit)}${name}`, product(part, whole)), unit, isPart: true };
  }
  if (size.kind === 'some') {
    const own = unitIn(model, owner, unit);
    return own === '' ? null : { amount: sym(`unknown number of ${many(own)}`), unit: own, isPart: false };
  }
  if (size.kind === 'times' || size.kind === 'more') return compared(model, owner, phrase, name);
  const what = unitIn(model, owner, unit, true);
  const own = entriesOf(model, owner, what);
  const account = own.length > 0 ? own : entriesOf(model, null, what);
  if (what === '' || account.length === 0) return ofContent(model, phrase, what, name);
  const now = added(account);
  if (size.kind === 'rest' || size.kind === 'all')
    return { amount: line(model, `the rest of the ${many(what)}`, now), unit: what, isPart: true };
  // 'Tim reads 60 pages and a third of the rest': not the rest of what he has read.
  if (size.of === 'rest' && !account.some(({ effect }) => isLoss(effect))) return null;
  // After a change, 'half of them' may mean half of what there was.
  if (
    size.of !== 'rest' &&
    account.some(({ effect, isPart }) => isPart || (size.of !== 'own' && isLoss(effect)))
  )
    return null;
  const part = number(model, 'part', size.value);
  return { amount: line(model, `${many(what)}${name}`, product(part, now)), unit: what, isPart: true };
};

/** 'Half of the pens', where the story has told of boxes with pens. */
const ofContent = (model: QuantityModel, { size }: Amount, what: string, name: string): Resolved | null => {
  if (size.kind !== 'part' || size.of === 'rest') return null;
  const rates = model.rates.filter(({ unit, per }) => isOf(unit, what) && per.length === 1);
  const [only, ...more] = rates;
  const boxes = only && more.length === 0 ? entriesOf(model, null, only.per[0] ?? '') : [];
  if (!only || boxes.length !== 1) return null;
  const part = number(model, 'part', size.value);
  return {
    amount: line(model, `${many(what)}${name}`, product(part, added(boxes), only.value)),
    unit: what,
    isPart: true,
  };
};
