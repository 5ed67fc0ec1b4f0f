import { product } from '../../tree/expr.js';
import type { Fact } from './facts.js';
import { participle } from './lexicon.js';
import type { Amount } from './phrase.js';
import { resolve } from './resolve.js';
import {
  added,
  entriesOf,
  isLoss,
  type Entry,
  isPronoun,
  many,
  minus,
  number,
  ownerOf,
  SUBJECT,
  type QuantityModel,
} from './model.js';

/** 'Tom has 15. Ben has 8 more.' compares; 'Tom has 15. He gets 8 more.' adds; 'Ben gets 8 more' may be either. */
export const relative = (
  model: QuantityModel,
  owner: string,
  { amount, effect, to, label }: Fact & { kind: 'entry' },
): Amount | null => {
  const { size, isMore } = amount;
  if (!isMore || size.kind !== 'number' || owner === 'there' || to !== '') return amount;
  const others = model.entries.filter((one) => one.owner !== owner && one.owner !== 'there');
  const own = entriesOf(model, owner, amount.unit);
  const isSure = effect === 'have' || effect === 'do';
  const compared: Amount = { ...amount, size: { kind: 'more', value: size.value, sign: 1, than: '' } };
  // '320 on Saturday and 85 more on Sunday'
  // '20 pages on Saturday and 15 more on Sunday': 15 or 35?
  if (own.length > 0 && label !== '') return null;
  if (others.length === 0 || own.length > 0) return amount;
  return isSure && others.length === 1 ? compared : null;
};

/** Who gets something: no pronoun means this person later, unless the person acts. */
const receiverOf = (model: QuantityModel, name: string, giver = ''): string | null => {
  if (name === '' || isPronoun(SUBJECT[name] ?? name) || model.people.includes(name))
    return name === '' ? '' : ownerOf(model, name, giver);
  model.receivers.add(name);
  return name;
};

/** What the line of an amount says beside its thing: ' of ann', ' given', ' read on monday'. */
const nameOf = (
  model: QuantityModel,
  owner: string,
  { effect, verb, label }: Fact & { kind: 'entry' },
): string => {
  const day = label === '' ? '' : ` on ${label}`;
  const isLater = model.entries.some((entry) => entry.effect !== 'have');
  const time =
    effect === 'have' ? (isLater ? ' in the end' : ' at first') : model.entries.length > 0 ? '' : ' at first';
  const whose =
    model.isAboutOne || owner === 'there' || owner === '' ? '' : ` of ${owner.replace(/^the /, '')}`;
  if (effect === 'have' || verb === 'last' || verb === 'be')
    return `${whose}${day}${whose === '' && day === '' ? time : ''}`;
  if (owner === 'there' && (effect === 'lose' || effect === 'gain'))
    return effect === 'lose' ? ` gone${day}` : ` added${day}`;
  return `${whose} ${participle(verb)}${day}`;
};

export const recordEntry = (model: QuantityModel, fact: Fact & { kind: 'entry' }): boolean => {
  const owner = ownerOf(model, fact.owner);
  const to = receiverOf(model, fact.to, owner ?? '');
  if (owner === null || to === null) return false;
  const phrase = relative(model, owner, fact);
  const found = phrase && resolve(model, owner, phrase, nameOf(model, owner, fact));
  if (!found || found.unit === '') return false;
  const { effect, verb, label } = fact;
  const { unit, isPart } = found;
  // 'A boy feeds 12 ducks': they are still there.
  if (verb === 'feed' && to === '') return false;
  const key = `${owner}|${unit}`;
  const known = entriesOf(model, owner, unit).filter((one) => one.unit === unit);
  // 'Tim has 14', 'now he has 33': an equation.
  const isOtherDay = label !== '' && known.every((one) => one.label !== '' && one.label !== label);
  // 'He kept the rest.'
  if (verb === 'keep' && fact.amount.size.kind === 'rest') return known.some((one) => isLoss(one.effect));
  if (effect === 'have' && known.length > 0 && !isOtherDay && !fact.amount.content) {
    // 'Tom lost 5 pens. Now he has 9 left.'
    if (known.every((one) => one.effect !== 'have') && !model.first) {
      model.first = { unit, amount: minus(found.amount, added(known)) };
      return true;
    }
    if (!model.unknown.has(key) && !known.some(({ amount }) => amount.key.startsWith('unknown')))
      return false;
    model.equations.push([added(known), found.amount]);
    return true;
  }
  // 'A pen costs $2. Ann buys 3 pens at $5 each.'
  if (fact.price && model.rates.some((one) => one.effect === 'cost' && one.per.includes(unit))) return false;
  const paid =
    fact.price &&
    number(
      model,
      fact.price.isEach ? `price of one ${unit}` : `price of the ${many(unit)}`,
      fact.price.value,
    );
  // What all of them cost does not depend on how many there are.
  if (paid && !fact.price?.isEach) model.numbers.delete(found.amount.key);
  const cost = paid && (fact.price?.isEach ? product(found.amount, paid) : paid);
  const entry: Entry = {
    effect,
    verb,
    owner,
    unit,
    label,
    amount: found.amount,
    isPart,
    ...(cost && { paid: cost }),
  };
  // 'Tom has 12 apples. 3 more come.', 'There are 3 on the tree.'
  const isOwned = (one: Entry): boolean => one.owner !== 'there' && !one.owner.startsWith('the ');
  if (owner === 'there' && (effect === 'gain' || effect === 'have') && verb !== 'put' && entriesOf(model, null, unit).some(isOwned))
    return false; // prettier-ignore
  // 'There are 80 cars. She buys 5.', 'She has 5.', 'She returns 5.', 'She gives Tom 5.'
  const isElsewhere =
    (effect === 'gain' || effect === 'buy' || effect === 'have' || verb === 'return' || to !== '') &&
    owner !== 'there' &&
    known.length === 0 &&
    entriesOf(model, 'there', unit).length > 0;
  if (isElsewhere) return false;
  const isTracked = entriesOf(model, owner, '').length > 0;
  if (to === '' || isTracked) model.entries.push(entry);
  if (to !== '') model.entries.push({ ...entry, effect: 'gain', owner: to });
  const giver = fact.from === undefined ? '' : receiverOf(model, fact.from);
  if (giver === null) return false;
  if (giver !== '' && entriesOf(model, giver, '').length > 0)
    model.entries.push({ ...entry, effect: 'lose', owner: giver });
  const { content } = fact.amount;
  if (content && model.rates.some((one) => one.per.join() === unit)) {
    // Boxes of another size.
    const inside = number(model, `${many(content.unit)} in one other ${unit}`, content.value);
    model.entries.pop();
    model.entries.push({ ...entry, unit: content.unit, amount: product(found.amount, inside) });
  } else if (content) {
    const value = number(model, `${many(content.unit)} in one ${unit}`, content.value);
    model.rates.push({
      value,
      unit: content.unit,
      per: [unit],
      owner: '',
      effect: 'have',
      verb: 'have',
      sentence: model.sentence,
    });
  }
  return true;
};
