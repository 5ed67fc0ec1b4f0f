import { thing as thingOf } from '../../sentences/language/words.js';
import { num, product, sum, type Expr } from '../../tree/expr.js';
import { groupOf, resolveOwner } from './references.js';
import type { ModelQuestion } from './question.js';
import { balance, DOLLAR, isOf, paidFor, same, type ModelEntry, type Model } from './model.js';

/** Entries of the requested things; null where their places differ. */
export const agree = (entries: readonly ModelEntry[], { about }: ModelQuestion): boolean =>
  about.every((place) => {
    const [preposition = ''] = place.split(' ');
    return entries.every((entry) =>
      entry.about.filter((one) => one.startsWith(`${preposition} `)).every((one) => one === place),
    );
  });

const ownersOf = (model: Model, question: ModelQuestion): readonly string[] | null => {
  if (question.who === 'all')
    return [
      ...new Set(
        model.entries.filter((entry) => isOf(entry.thing, question.thing)).map(({ owner }) => owner),
      ),
    ];
  const names = question.who.map((name) => resolveOwner(model, name));
  return names.every((name) => name !== null) ? names.filter((name) => name !== null) : null;
};

/** Entries that are counted separately: none is a kind of another. */
const isApart = (entries: readonly ModelEntry[], thing: string): boolean =>
  entries.every((entry) => entry.thing === thing) || entries.every((entry) => entry.thing !== thing);

export const inside = (model: Model, entry: ModelEntry, thing: string): Expr | null => {
  const content = model.contents.get(entry.thing) ?? model.contents.get(entry.thing.split(' of ')[0] ?? '');
  return content && isOf(content.thing, thing) ? content.amount : null;
};

export const held = (model: Model, owner: string, thing: string): Expr | null => {
  const mine = model.entries.filter((entry) => entry.owner === owner);
  if (model.wholes.includes(thing)) {
    const [whole, ...events] = mine.filter((entry) => entry.thing === thing);
    return whole && events.length === 0 ? whole.amount : null;
  }
  const boxes = mine.filter((entry) => entry.role !== 'goal' && inside(model, entry, thing));
  if (
    !isApart(
      mine.filter((entry) => isOf(entry.thing, thing) && entry.role === 'state'),
      thing,
    )
  )
    return null;
  if (boxes.length === 0) return balance(model, owner, thing);
  if (boxes.some((entry) => entry.role !== 'state' && entry.role !== 'gain')) return null;
  const single = balance(model, owner, thing);
  if (!single && mine.some((entry) => isOf(entry.thing, thing))) return null;
  const within = boxes.map((entry) => product(entry.amount, inside(model, entry, thing) ?? num(1)));
  return sum(...within, ...(single ? [single] : []));
};

/** 'From the pies', 'on the hats': only the trades of these things; null where only some of them match. */
const tradesIn = (all: readonly ModelEntry[], { about }: ModelQuestion): readonly ModelEntry[] | null => {
  const goods = about.flatMap((place) => /^(?:from|for|on) (.+)$/.exec(place)?.[1] ?? []).map(thingOf);
  const named = all.filter(({ thing }) => goods.some((one) => isOf(thing, one)));
  return named.length === 0 || named.length === all.length ? all : null;
};

const done = (model: Model, owner: string, question: ModelQuestion): Expr | null => {
  const { thing, verb, label } = question;
  const mine = model.entries.filter(
    (entry) =>
      entry.owner === owner &&
      same(entry.verb, verb) &&
      (label === '' || entry.label === label || /^(?:this|last) (?:week|month|weekend)$/.test(label)),
  );
  if (thing === DOLLAR && /^(?:spend|pay|make|earn)$/.test(verb)) {
    const kind = verb === 'spend' || verb === 'pay' ? 'buy' : 'sell';
    const all = model.entries.filter(
      (entry) => entry.owner === owner && entry.verb === kind && (label === '' || entry.label === label),
    );
    const trades = tradesIn(all, question);
    if (!trades) return null;
    const costs = [
      ...trades.map((entry) => paidFor(model, entry)),
      ...mine.filter((entry) => entry.thing === DOLLAR).map(({ amount }) => amount),
    ];
    return costs.length > 0 && costs.every((cost) => cost !== null)
      ? sum(...costs.filter((cost) => cost !== null))
      : null;
  }
  const entries = mine.filter((entry) => isOf(entry.thing, thing));
  const boxes = mine.flatMap((entry) => {
    const content = inside(model, entry, thing);
    return content ? [product(entry.amount, content)] : [];
  });
  if (!isApart(entries, thing) || !agree(entries, question) || entries.length + boxes.length === 0)
    return null;
  return sum(...entries.map(({ amount }) => amount), ...boxes);
};

export const wanted = (model: Model, question: ModelQuestion): Expr | null => {
  const owners = ownersOf(model, question);
  if (!owners || owners.length === 0 || new Set(owners).size < owners.length) return null;
  if (question.tails.includes('each')) return null;
  const isHaving =
    groupOf(question.verb) === 'have' || question.tails.some((tail) => /left|remaining/.test(tail));
  if (isHaving && question.label !== '') return null;
  const relevant = model.entries.filter(
    (entry) => owners.includes(entry.owner) && isOf(entry.thing, question.thing),
  );
  if (!agree(relevant, question)) return null;
  if (model.wholes.length > 0 && !model.wholes.includes(question.thing) && relevant.length !== 1) return null;
  if (question.tails.some((tail) => /first|initially|originally|begin|start/.test(tail))) {
    const [first, ...others] = relevant.filter(({ role }) => role === 'state');
    return isHaving && first && others.length === 0 && owners.length === 1 ? first.amount : null;
  }
  const isNow = question.tails.some((tail) =>
    /left|remaining|now|currently|in the end|still|total|in all|altogether/.test(tail),
  );
  // 'She has 9. She bought 4.': true when the 4 may be among the 9.
  const isMixed =
    relevant.some((entry) => entry.role === 'state' && entry.isPresent) &&
    relevant.some((entry) => entry.role === 'gain' && !entry.isPresent && !entry.isMarked);
  if (isHaving && isMixed && !isNow) return null;
  const amounts = owners.map((owner) =>
    isHaving ? held(model, owner, question.thing) : done(model, owner, question),
  );
  return amounts.every((amount) => amount !== null)
    ? sum(...amounts.filter((amount) => amount !== null))
    : null;
};
