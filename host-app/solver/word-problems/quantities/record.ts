import { num, product, sum, sym } from '../../tree/expr.js';
import type { Fact } from './facts.js';
import { recordEntry } from './record-entry.js';
import { resolve } from './resolve.js';
import {
  added,
  entriesOf,
  isLoss,
  isOf,
  line,
  many,
  minus,
  number,
  ownerOf,
  unitIn,
  type QuantityModel,
} from './model.js';

/** Puts a fact into the model; false where it can't be understood. */
export const record = (model: QuantityModel, fact: Fact): boolean => {
  if (fact.kind === 'entry') return recordEntry(model, fact);
  if (fact.kind === 'rate') return recordRate(model, fact);
  if (fact.kind === 'share') {
    if (model.share) return false;
    model.share = number(model, many(fact.unit), fact.value);
    return true;
  }
  if (fact.kind === 'tender') {
    const payer = ownerOf(model, fact.owner);
    if (model.tender || payer === null) return false;
    model.payer = payer;
    model.tender = number(model, 'money given', fact.value);
    return true;
  }
  if (fact.kind === 'goal') {
    if (model.goal) return false;
    if (ownerOf(model, fact.owner) === null) return false;
    model.goal = { unit: fact.unit, amount: number(model, `${many(fact.unit)} needed`, fact.value) };
    return true;
  }
  if (fact.kind === 'trait') {
    const found = resolve(model, model.people.at(-1) ?? '', fact.amount, ` that ${fact.trait}`);
    if (!found) return false;
    const isRest = fact.amount.size.kind === 'rest';
    // 'Half are novels, a third are old': these may be the same.
    const isNoun = (trait: string): boolean => /s$|men$|children$/.test(trait);
    if (model.traits.some(({ trait }) => isNoun(trait) !== isNoun(fact.trait))) return false;
    const amount = isRest
      ? minus(found.amount, sum(num(0), ...model.traits.map((one) => one.amount)))
      : found.amount;
    model.traits.push({ trait: fact.trait, amount, unit: found.unit });
    return true;
  }
  if (fact.kind === 'weekly') {
    model.isWeekly = true;
    return true;
  }
  if (fact.kind === 'relative') return recordRelative(model, fact);
  if (fact.kind === 'joint') return recordJoint(model, fact);
  if (fact.kind === 'person') return ownerOf(model, fact.who) !== null;
  if (fact.kind === 'bound') {
    model.bound.add(fact.unit);
    return true;
  }
  if (fact.kind === 'same') {
    const last = model.entries.at(-1);
    const found = last && resolve(model, last.owner, { ...fact.amount, unit: last.unit }, ' in comparison');
    if (!last || !found) return false;
    model.equations.push([last.amount, found.amount]);
    return true;
  }
  if (fact.kind === 'even') {
    const PERSONS =
      /^(?:friend|child|kid|person|worker|student|boy|girl|man|woman|brother|sister|player|pupil|neighbor|classmate)$/;
    const at = model.entries.findIndex((one) =>
      fact.unit === '' ? PERSONS.test(one.unit) : one.unit === fact.unit,
    );
    const [groups] = at < 0 ? [] : model.entries.splice(at, 1);
    if (!groups || model.share) return false;
    model.share = groups.amount;
    return true;
  }
  if (fact.kind === 'total') {
    const unit = unitIn(model, '', fact.unit);
    const all = entriesOf(model, null, unit);
    if (unit === '' || all.length < 2) return false;
    model.equations.push([added(all), number(model, `${many(unit)} together`, fact.value)]);
    return true;
  }
  const owner = ownerOf(model, fact.owner);
  if (owner === null) return false;
  const amount = number(model, many(fact.unit), fact.value);
  model.entries.push({
    effect: fact.effect,
    verb: fact.verb,
    owner,
    unit: fact.unit,
    label: '',
    amount,
    isPart: false,
  });
  return true;
};

/** The price of one thing by that of another. */
const recordRelative = (model: QuantityModel, { per, size }: Fact & { kind: 'relative' }): boolean => {
  if (size.kind !== 'times' && size.kind !== 'more') return false;
  const prices = model.rates.filter(
    (one) => one.effect === 'cost' && one.per.length === 1 && one.per[0] !== per,
  );
  const named = prices.filter((one) => size.than === '' || isOf(one.per[0] ?? '', size.than));
  const [base] = size.than === '' ? prices.slice(-1) : named;
  if (!base || named.length !== (size.than === '' ? prices.length : 1)) return false;
  const by = number(model, size.kind === 'times' ? 'factor' : 'difference', size.value);
  const price =
    size.kind === 'times'
      ? product(by, base.value)
      : size.sign > 0
        ? sum(base.value, by)
        : minus(base.value, by);
  model.rates.push({
    ...base,
    value: line(model, `dollars for one ${per}`, price),
    per: [per],
    sentence: model.sentence,
  });
  return true;
};

const recordJoint = (model: QuantityModel, { owners, value, unit }: Fact & { kind: 'joint' }): boolean => {
  const parts = owners.map((owner) => {
    const name = ownerOf(model, owner);
    const own = name === null ? [] : entriesOf(model, name, unit);
    if (name === null) return null;
    if (own.length > 0) return added(own);
    const amount = sym(`${many(unit)} of ${name}`);
    model.unknown.set(`${name}|${unit}`, amount);
    model.entries.push({ effect: 'have', verb: 'have', owner: name, unit, label: '', amount, isPart: false });
    return amount;
  });
  if (!parts.every((part) => part !== null)) return false;
  model.equations.push([sum(...parts), number(model, `${many(unit)} together`, value)]);
  return true;
};

const recordRate = (model: QuantityModel, fact: Fact & { kind: 'rate' }): boolean => {
  const owner = ownerOf(model, fact.owner);
  if (
    fact.per.length === 0 ||
    fact.per.includes(fact.unit) ||
    fact.per.length > 2 ||
    owner === null ||
    fact.unit === ''
  )
    return false;
  if (fact.effect === 'cost' && model.entries.some((one) => one.paid && fact.per.includes(one.unit)))
    return false;
  // '10 miles an hour. After that 5 miles an hour': neither is for the whole time.
  const isSecond = model.rates.some(
    (one) =>
      one.unit === fact.unit &&
      one.per.join() === fact.per.join() &&
      one.owner === owner &&
      isLoss(one.effect) === isLoss(fact.effect) &&
      one.sentence !== model.sentence,
  );
  if (isSecond) return false;
  const value = number(model, `${many(fact.unit)} for one ${fact.per.join(' and ')}`, fact.value);
  model.rates.push({
    value,
    unit: fact.unit,
    per: fact.per,
    owner,
    effect: fact.effect,
    verb: fact.verb,
    sentence: model.sentence,
  });
  return true;
};
