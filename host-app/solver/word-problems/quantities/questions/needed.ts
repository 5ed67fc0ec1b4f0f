import { call, type Expr, num, product, quotient, sum } from '../../../tree/expr.js';
import { balance, type Part, partsIn, type View } from '../amounts.js';
import { type Effect, isProgress, isTimeUnit } from '../lexicon.js';
import { added, entriesOf, isLoss, isOf, line, many, minus, number, type QuantityModel } from '../model.js';
import type { Ask } from './ask.js';

const LENGTHS = new Set(['kilometer', 'mile', 'meter', 'foot', 'yard', 'inch', 'centimeter', 'lap', 'block']);

const MEASURES = new Set([...LENGTHS, 'kilogram', 'gram', 'pound', 'liter', 'milliliter']);

const MONEY_IN = new Set<Effect>(['work', 'earn', 'gain']);

const isAsked = (ask: Ask, { effect, verb }: Part): boolean => {
  if (ask.mode === 'spend') return effect === 'spend' || effect === 'lose';
  if (ask.mode === 'earn' || ask.mode === 'profit')
    return MONEY_IN.has(effect) || (effect === 'have' && ask.unit !== 'dollar');
  // What is read or seen is not had.
  if (ask.mode === 'state')
    return effect !== 'do' || (ask.isLeft && isProgress(verb)) || isTimeUnit(ask.unit) || ask.verb === 'get';
  if (ask.mode !== 'flow') return true;
  return ask.verb === verb || (effect === 'do' && /^(?:go|travel|cover|move|do)$/.test(ask.verb));
};

export const total = (model: QuantityModel, ask: Ask, unit: string, view: View): Expr | null => {
  const parts = partsIn(model, unit, view).filter((part) => isAsked(ask, part));
  if (parts.length === 0) return null;
  if (ask.mode === 'state' && ask.isLeft)
    return balance(parts.map((part) => (part.effect === 'do' ? { ...part, effect: 'lose' } : part)));
  return ask.mode === 'state' ? balance(parts) : sum(...parts.map(({ amount }) => amount));
};

/** 'How far' asks for the one unit of length of the story. */
export const wantedUnit = (
  model: QuantityModel,
  { unit: asked, mode, isMuch, isLeft }: Ask,
): string | null => {
  const isKnown = [
    ...model.entries.map((one) => one.unit),
    ...model.rates.flatMap((one) => [one.unit, ...one.per]),
  ].some((one) => isOf(one, asked));
  // 'How much rice is left?' where the story counts kilograms.
  const [trait] = mode === 'trait' && asked === '' ? model.traits : [];
  if (trait) return trait.unit;
  const unit = isMuch && asked !== 'dollar' && !isKnown && model.text.includes(asked) ? 'measure' : asked;
  if (unit !== 'length' && unit !== 'time' && unit !== 'measure' && unit !== '') return unit;
  const all = [
    ...model.entries.map((one) => one.unit),
    ...model.rates.flatMap((one) => [one.unit, ...one.per]),
  ];
  const units = [...new Set(unit === '' ? model.entries.map((one) => one.unit) : all)].filter((one) =>
    unit === 'length'
      ? LENGTHS.has(one)
      : unit === 'measure'
        ? MEASURES.has(one)
        : unit === 'time'
          ? isTimeUnit(one)
          : one !== 'dollar' && !isTimeUnit(one),
  );
  const [only, ...more] = units;
  if (only === undefined || (more.length > 0 && unit !== '')) return null;
  // 'How many are left?' of 3 boxes of 24: what is gone says which.
  const [gone, ...others] = new Set(model.entries.filter((one) => isLoss(one.effect)).map((one) => one.unit));
  if (more.length > 0 && unit === '' && isLeft && gone !== undefined && others.length === 0)
    return model.entries.filter((one) => !isLoss(one.effect)).length === 1 ? gone : null;
  if (more.length > 0) return null;
  return unit === '' && mode !== 'trait' && model.rates.some(({ per }) => per.includes(only)) ? null : only;
};

/** Time in which an amount is reached: from what there is, by what comes or goes in each unit of time. */
export const reached = (model: QuantityModel, ask: Ask, unit: string, owner: string | null): Expr | null => {
  const goal = ask.target ?? null;
  const wanted = goal
    ? { unit: goal.unit, amount: number(model, `${many(goal.unit)} in the end`, goal.value) }
    : model.goal;
  if (!wanted) return null;
  const [rate, ...more] = model.rates.filter(
    (one) => isOf(one.unit, wanted.unit) && one.per.length === 1 && one.per[0] === unit,
  );
  if (!rate || more.length > 0) return null;
  const now = entriesOf(model, owner, wanted.unit);
  const start = now.length === 0 ? num(0) : added(now);
  const gap = isLoss(rate.effect)
    ? minus(start, wanted.amount)
    : now.length === 0
      ? wanted.amount
      : minus(wanted.amount, start);
  const time = quotient(line(model, `${many(wanted.unit)} to go`, gap), rate.value);
  return goal ? time : call('ceil', time);
};

/** How many groups, or how much time, an amount needs. */
export const needed = (model: QuantityModel, ask: Ask, unit: string): Expr | null => {
  const [rate, ...more] = model.rates.filter(
    (one) => one.per.length === 1 && isOf(one.per[0] ?? '', unit) && one.unit !== 'dollar',
  );
  const money = model.rates.filter(
    (one) => one.unit === 'dollar' && isOf(one.per[0] ?? '', unit) && one.per.length === 1,
  );
  const own =
    rate && more.length === 0 ? rate : rate === undefined && money.length === 1 ? money[0] : undefined;
  if (!own)
    return model.rates.some((one) => isOf(one.unit, unit))
      ? sum(...partsIn(model, unit, { owner: null, label: '' }).map(({ amount }) => amount))
      : null;
  const parts = partsIn(model, own.unit, { owner: null, label: '' }, new Set([own]));
  // What is done already counts against what there is to do.
  const there = parts.filter(({ effect }) => effect !== 'do' && !isLoss(effect));
  const done = parts.filter(({ effect }) => effect === 'do' || isLoss(effect));
  const wanted = model.goal && isOf(model.goal.unit, own.unit) ? [model.goal.amount] : [];
  if (
    there.length > 0 &&
    done.length > 0 &&
    !/\b(?:still|more|left|rest|remaining|already)\b/.test(model.text)
  )
    return null;
  const base = [...(there.length > 0 ? there : done).map(({ amount }) => amount), ...wanted];
  if (base.length === 0) return null;
  const all = sum(...base, ...(there.length > 0 ? done : []).map(({ amount }) => product(num(-1), amount)));
  const groups = quotient(all, own.value);
  if (MEASURES.has(unit) || (isTimeUnit(unit) && !/^(?:day|week|month|year)$/.test(unit))) return groups;
  return ask.mode === 'need'
    ? call('ceil', groups)
    : ask.mode === 'full' || ask.can
      ? call('floor', groups)
      : groups;
};

/** What is not yet done: the pages of a book without those that are read. */
export const remaining = (model: QuantityModel, unit: string): Expr | null => {
  const parts = partsIn(model, unit, { owner: null, label: '' });
  const [there, done] = [
    parts.filter(({ effect }) => effect !== 'do' && !isLoss(effect)),
    parts.filter(({ effect }) => effect === 'do' || isLoss(effect)),
  ];
  return there.length === 0 || done.length === 0
    ? null
    : minus(sum(...there.map(({ amount }) => amount)), sum(...done.map(({ amount }) => amount)));
};

/** '3 kg cost $7.50. How much does 1 kg cost?' */
export const unitPrice = (model: QuantityModel, { numbers, mode, unit }: Ask): Expr | null => {
  const [asked] = numbers;
  const bought = model.entries.filter(({ effect }) => effect === 'buy');
  const paid = model.entries.filter(({ effect, unit: own }) => effect === 'spend' && own === 'dollar');
  const [thing, money] = [bought[0], paid[0]];
  if (
    mode !== 'spend' ||
    unit !== 'dollar' ||
    numbers.length !== 1 ||
    bought.length !== 2 ||
    paid.length !== 1 ||
    !asked ||
    !thing ||
    !money ||
    thing.paid
  )
    return null;
  const more = bought[1];
  return thing.unit === asked.unit && more
    ? product(more.amount, quotient(money.amount, thing.amount))
    : null;
};

/** 'Dinner cost $75. Three friends split the bill.' */
export const sharedCost = (model: QuantityModel): Expr | null => {
  const [only, ...more] = model.rates.filter(({ effect }) => effect === 'cost');
  return only && more.length === 0 && model.share ? quotient(only.value, model.share) : null;
};
