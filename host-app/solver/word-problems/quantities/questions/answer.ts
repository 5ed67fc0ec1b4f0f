import { call, num, product, quotient, sum, type Expr } from '../../../tree/expr.js';
import { partsIn, type View } from '../amounts.js';
import { baseVerb, isTimeUnit } from '../lexicon.js';
import {
  added,
  entriesOf,
  isLoss,
  isOf,
  many,
  minus,
  number,
  ownerOf,
  type QuantityModel,
} from '../model.js';
import { NO_ASK, type Ask } from './ask.js';
import { needed, reached, remaining, sharedCost, total, unitPrice, wantedUnit } from './needed.js';

const COMPLEMENTS: readonly (readonly [string, string])[] = [
  ['boys', 'girls'], ['men', 'women'], ['male', 'female'], ['taken', 'free'], ['empty', 'full'], ['left-handed', 'right-handed'], ['adults', 'children'], ['occupied', 'empty'], ['occupied', 'free'], ['taken', 'empty'],
]; // prettier-ignore

const areOpposite = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((trait) => trait.replace(/^are /, ''));
  return COMPLEMENTS.some((pair) => a !== b && pair.includes(a ?? '') && pair.includes(b ?? ''));
};

const traitIn = (model: QuantityModel, { trait, isNot }: Ask, unit: string): Expr | null => {
  // '2 rows are empty. How many seats are taken?'
  if (model.entries.length > 1 || model.traits.some((one) => !isOf(one.unit, unit))) return null;
  const own = model.traits.filter((one) => one.trait === trait);
  const [only, ...more] = own;
  if (only && more.length === 0 && !isNot) return only.amount;
  const [other, ...others] = model.traits;
  const whole = total(model, { ...NO_ASK, unit }, unit, { owner: null, label: '' });
  if (!whole || !other || others.length > 0) return null;
  return (isNot && other.trait === trait) || (!isNot && areOpposite(other.trait, trait))
    ? minus(whole, other.amount)
    : null;
};

const difference = (model: QuantityModel, ask: Ask, unit: string, view: View): Expr | null => {
  if (ask.mode === 'need' || ask.than === '')
    return ask.mode === 'need' && model.goal
      ? minus(model.goal.amount, added(entriesOf(model, null, unit)))
      : null;
  const plain = { ...ask, isMore: '' as const, than: '' };
  const isDay = model.entries.some(({ label }) => label === ask.than);
  const than = isDay ? '' : ownerOf(model, ask.than);
  const one = total(model, plain, unit, view);
  const other = isDay
    ? total(model, plain, unit, { ...view, label: ask.than })
    : than === null
      ? null
      : total(model, plain, unit, { ...view, owner: than });
  return one && other && (ask.isMore === 'more' ? minus(one, other) : minus(other, one));
};

/** The first amount of the account, whatever came after it. */
const firstOf = (model: QuantityModel, unit: string): Expr | null => {
  if (model.first && isOf(model.first.unit, unit)) return model.first.amount;
  const [first] = entriesOf(model, null, unit);
  return first && first.effect === 'have' ? first.amount : null;
};

/** Who is asked for: null for all; undefined where it is not clear who. */
const askedOwner = (model: QuantityModel, ask: Ask): string | null | undefined => {
  const { owner, isAll } = ask;
  const owners = new Set(
    [...model.entries, ...model.rates].map((one) => one.owner).filter((one) => one !== 'there' && one !== ''),
  );
  if (owner === '' || (isAll && ask.with === undefined) || /^(?:they|we|you)$/.test(owner)) return null;
  const named = ownerOf(model, owner);
  if (named === null) return undefined;
  const found = owners.has(named) ? named : named.replace(/^the /, '');
  const cost = ask.verb === 'cost' && named.startsWith('the ') ? named.replace(/^the /, '') : '';
  if (cost !== '' && model.rates.some((one) => one.effect === 'cost' && one.per.includes(cost))) return null;
  // 'How many cars do her brothers have?'
  if (model.rates.some(({ per }) => per.includes(named.replace(/s$/, '')))) return null;
  // 'A rope is 24 m long. Max cuts off 7 m. How long is the rope?': all amounts belong to the rope.
  if (ask.unit === 'measure' && model.entries.filter((one) => one.verb === 'be').length === 1) return null;
  // 'How much did the jacket cost?'
  if (
    ask.verb === 'cost' &&
    !owners.has(found) &&
    model.entries.filter((one) => isLoss(one.effect)).length === 1 &&
    model.text.includes(found)
  )
    return null;
  // 'How many does the shop sell?': if the story names no other seller, all amounts count.
  if (owners.has(found)) return found;
  return owners.size === 0 && model.people.filter((one) => one !== 'there').length < 2 ? null : undefined;
};

/** 'How much does the table cost?': one of them. */
const withOne = (model: QuantityModel, ask: Ask): Ask => {
  const unit = ask.owner.replace(/^the /, '');
  if (model.rates.some((one) => one.effect === 'cost' && one.per.includes(unit)))
    model.entries.push({
      effect: 'buy',
      verb: 'last',
      owner: '',
      unit,
      label: '',
      amount: num(1),
      isPart: false,
    });
  return ask;
};

/** 'How much does she pay for lunch?' where she pays for more than lunch. */
const isAboutAll = (model: QuantityModel, { about }: Ask): boolean => {
  if (about === '') return true;
  const money = [
    ...model.entries.filter(
      ({ unit, paid, effect }) => paid !== undefined || (unit === 'dollar' && effect !== 'have'),
    ),
    ...model.rates.filter(({ unit }) => unit === 'dollar'),
  ];
  const things = model.entries.filter(({ unit }) => unit !== 'dollar' && !isTimeUnit(unit));
  return money.length === 1 && things.length < 2 && model.text.includes(about.replace(/s$/, ''));
};

/** What is left when equal groups are made: 29 students in teams of 4. */
const leftOver = (model: QuantityModel, unit: string): Expr | null => {
  const rates = model.rates.filter(
    (one) => one.per.length === 1 && isOf(one.unit, unit) && one.effect !== 'cost',
  );
  const [rate, ...more] = rates;
  const size = model.share ?? (more.length === 0 ? rate?.value : undefined);
  const things = entriesOf(model, null, unit);
  if (!size || (model.share && rate) || things.length !== 1 || !things[0]) return null;
  const { amount } = things[0];
  return minus(amount, product(size, call('floor', quotient(amount, size))));
};
export const answerTo = (model: QuantityModel, given: Ask): Expr | null => {
  const ask =
    given.verb === 'cost' && given.owner.startsWith('the ') && given.numbers.length === 0
      ? withOne(model, given)
      : given;
  const unit = wantedUnit(model, ask);
  const owner = askedOwner(model, ask);
  if (unit === null || owner === undefined) return null;
  const view: View = { owner, label: ask.label };
  const all: View = { owner: null, label: '' };
  // 'How many girls are there?', where the boys are first.
  const isOpposite =
    model.traits.length > 0 &&
    !model.entries.some((one) => isOf(one.unit, unit)) &&
    !model.rates.some((one) => isOf(one.unit, unit));
  const [first] = model.traits;
  if (isOpposite && first)
    return traitIn(
      model,
      { ...ask, trait: `are ${unit === 'child' ? 'children' : many(unit)}`, isNot: false },
      first.unit,
    );
  if (ask.mode === 'remaining') return remaining(model, unit);
  const price = unitPrice(model, ask);
  if (price) return price;
  const gone = model.entries.filter((one) => isLoss(one.effect));
  const isSound = gone.length > 0 && gone.every(({ verb }) => verb === 'broken');
  const isFree =
    (isSound
      ? /^are (?:good|whole|unbroken)$/
      : /^are (?:free|empty|available|unsold|left|still [a-z]+)$/
    ).test(ask.trait) && model.traits.length === 0;
  const isKept = ask.isNot && gone.length === 1 && gone[0]?.verb === baseVerb(ask.trait.replace(/^are /, ''));
  if (isKept && model.traits.length === 0) return total(model, { ...ask, mode: 'state' }, unit, all);
  const isDay = ask.label === '' || model.entries.some(({ label }) => label === ask.label);
  const kinds = model.entries.filter(({ effect, unit: own }) => !isLoss(effect) && isOf(own, unit));
  // 'How many pens?' of 8 red pens and 5 pens.
  const isVague =
    kinds.some((one) => one.unit === unit) &&
    kinds.some((one) => one.unit !== unit && one.owner === kinds[0]?.owner);
  // 'A bag has 15 cookies. Mia has 3. How many are left?'
  const isNoLoss = (ask.isLeft || (ask.place !== '' && !ask.isAll)) && model.rates.length === 0 && new Set(kinds.map((one) => one.owner)).size > 1 && model.entries.every((one) => one.effect === 'have'); // prettier-ignore
  // 'A book has 12 chapters of 20 pages. Tom has read 3 chapters. How many pages are left?'
  const isRead = ask.isLeft && gone.length === 0 && model.rates.length > 0 && !model.rates.some(({ effect }) => isLoss(effect) || effect === 'do') && new Set(model.entries.map((one) => one.owner)).size > 1; // prettier-ignore
  if (!isDay || isVague || isNoLoss || isRead || !isAboutAll(model, ask)) return null;
  if (ask.isOfNumber && model.rates.filter((one) => isOf(one.unit, unit)).length > 1) return null;
  if (ask.mode === 'trait')
    return isFree ? total(model, { ...ask, mode: 'state' }, unit, all) : traitIn(model, ask, unit);
  if (ask.mode === 'first') return firstOf(model, unit);
  if (ask.mode === 'change' || ask.mode === 'profit') {
    // 'He bought a hat. She gave $20.'
    const isOther = model.entries.some((one) => one.paid && one.owner !== (model.payer ?? one.owner));
    const cost = isOther ? null : total(model, { ...ask, mode: 'spend' }, unit, all);
    if (ask.mode === 'change' && ask.target) model.tender ??= number(model, 'money given', ask.target.value);
    const paid =
      ask.mode === 'change' ? (model.tender ?? null) : total(model, { ...ask, mode: 'earn' }, unit, all);
    return cost && paid && minus(paid, cost);
  }
  if (ask.mode === 'need' && ask.isMore === '' && model.goal && isOf(model.goal.unit, unit))
    return difference(model, { ...ask, isMore: 'more' }, unit, view);
  if (ask.isMore !== '') return difference(model, ask, unit, view);
  if (ask.isLeftOver) return leftOver(model, unit);
  if (isTimeUnit(unit) && (ask.target || model.goal)) return reached(model, ask, unit, owner);
  const isThere = model.entries.some((one) => isOf(one.unit, unit));
  if (
    ask.mode === 'need' ||
    ask.mode === 'full' ||
    (!isThere && model.rates.some(({ per }) => per.some((one) => isOf(one, unit))))
  )
    return needed(model, ask, unit);
  const isOver =
    model.bound.has(unit) && model.rates.some((one) => one.unit === unit) && ask.numbers.length > 0;
  const second = ask.with === undefined ? undefined : ownerOf(model, ask.with);
  if (isOver || second === null) return null;
  // Who earns and spends saves the rest.
  const isRest =
    ask.verb === 'save' &&
    unit === 'dollar' &&
    !partsIn(model, unit, view).some(({ verb }) => verb === 'save');
  const one = total(model, isRest ? { ...ask, mode: 'state' } : ask, unit, view);
  const other = second === undefined ? null : total(model, ask, unit, { ...view, owner: second });
  const found = second === undefined ? one : one && other && sum(one, other);
  const [bought, ...others] = model.entries.filter(({ paid }) => paid !== undefined);
  if (ask.isEach && ask.verb === 'cost' && bought?.paid && others.length === 0)
    return quotient(bought.paid, bought.amount);
  if (!found) return ask.isEach && unit === 'dollar' ? sharedCost(model) : null;
  if (!ask.isEach) return model.share ? null : found;
  return model.share ? quotient(found, model.share) : null;
};
