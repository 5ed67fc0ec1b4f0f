import { num, product, quotient, sum, type Expr } from '../../tree/expr.js';
import { TIMES } from '../rates/units.js';
import { isTimeUnit, type Effect } from './lexicon.js';
import { isLoss, isOf, type Entry, type Rate, type QuantityModel } from './model.js';

/** A share of an amount in the unit that is asked for, and what brought it. */
export interface Part {
  readonly amount: Expr;
  readonly effect: Effect;
  readonly verb: string;
}
/** Whose amounts count, and those of which day. */
export interface View {
  /** Null for all who act in the story. */
  readonly owner: string | null;
  readonly label: string;
}

const SMALLER: readonly (readonly [small: string, count: number, large: string])[] = [
  // A day is not changed to 24 hours: people work only some of them.
  ...TIMES.filter(([small]) => !/^(?:hour|week|month)$/.test(small)),
  ['week', 52, 'year'],
  ['month', 12, 'year'],
  ['milliliter', 1000, 'liter'],
  ['millimeter', 10, 'centimeter'],
  ['centimeter', 100, 'meter'],
];
const factorOf = (from: string, to: string): Expr | null => {
  const down = SMALLER.find(([small, , large]) => small === to && large === from);
  if (down) return num(down[1]);
  const up = SMALLER.find(([small, , large]) => small === from && large === to);
  return up ? quotient(num(1), num(up[1])) : null;
};

const isSeen = (model: QuantityModel, view: View, { owner, label }: Entry): boolean =>
  (view.owner === null
    ? !model.receivers.has(owner) || model.people.includes(owner)
    : owner === view.owner || owner === 'there' || owner === '') &&
  (view.label === '' || label === view.label);

const signed = ({ amount, effect }: Part): Expr => (isLoss(effect) ? product(num(-1), amount) : amount);
/** All parts together: what is lost counts against what there is. */
export const balance = (parts: readonly Part[]): Expr | null =>
  parts.length === 0
    ? null
    : sum(...parts.toSorted((a, b) => Number(isLoss(a.effect)) - Number(isLoss(b.effect))).map(signed));

/** Money moves the other way than the thing that is paid for. */
const moneyEffect = (effect: Effect): Effect => (effect === 'sell' ? 'earn' : 'spend');

/** What the prices of a story make of the things that are bought or sold. */
const priced = (model: QuantityModel, rate: Rate, view: View, used: ReadonlySet<Rate>): Part[] => {
  const [per = ''] = rate.per;
  const things = partsIn(model, per, view, used);
  const isSold = rate.verb === 'sell' && !things.some(({ effect }) => effect === 'sell');
  const sold = isSold ? things : things.filter(({ effect }) => effect === 'sell');
  const had = things.filter(({ effect }) => !isLoss(effect));
  // What is used up day by day was bought.
  const bought = had.length > 0 || sold.length > 0 ? had : things;
  return [sold, bought].flatMap((own, at) =>
    own.length > 0 && !(at === 1 && sold.length > 0 && rate.verb === 'sell')
      ? [
          {
            amount: product(sum(...own.map(({ amount }) => amount)), rate.value),
            effect: moneyEffect(at === 0 ? 'sell' : 'buy'),
            verb: 'pay',
          },
        ]
      : [],
  );
};

/** Hours of sleep are no hours of work. */
const isTimeOf = (rate: Rate, { verb, effect }: Part): boolean =>
  verb === 'last' ||
  verb === rate.verb ||
  (effect === 'work' && rate.effect === 'earn') ||
  (rate.effect === 'have' && effect === 'work');
/** Who gives lessons is paid for them. */
const kept = (parts: Part[], rate: Rate): Part[] =>
  rate.effect === 'earn' && parts.every(({ effect }) => isLoss(effect))
    ? parts.map((part) => ({ ...part, effect: 'do' as const }))
    : parts;
/** What a rate makes of the amounts that it is for. */
const rated = (model: QuantityModel, rate: Rate, view: View, used: ReadonlySet<Rate>): Part[] => {
  if (rate.effect === 'cost') return priced(model, rate, view, used);
  if (
    view.owner !== null &&
    rate.owner !== '' &&
    rate.owner !== view.owner &&
    rate.effect !== 'have' &&
    model.people.includes(rate.owner)
  )
    return [];
  const owned = { ...view, owner: rate.owner === '' ? view.owner : rate.owner };
  const bases = rate.per.map((per) =>
    balance(
      isTimeUnit(per)
        ? partsIn(model, per, owned, used).filter((part) => isTimeOf(rate, part))
        : kept(partsIn(model, per, view, used), rate),
    ),
  );
  if (!bases.every((base) => base !== null)) return [];
  // Who plants 5 rows of 12 onions plants onions.
  const [per = ''] = rate.per;
  const boxes = rate.effect === 'have' && rate.per.length === 1 ? partsIn(model, per, view, used) : [];
  const [box] = boxes;
  // Cakes with 4 eggs each use eggs.
  if (
    box &&
    /^(?:bake|make|cook|prepare|build|knit|sew)$/.test(box.verb) &&
    model.entries.some((one) => one.effect === 'have' && isOf(one.unit, rate.unit))
  )
    return [];
  const like = box && boxes.every(({ verb }) => verb === box.verb) && !isLoss(box.effect) ? box : rate;
  return [{ amount: product(...bases, rate.value), effect: like.effect, verb: like.verb }];
};

/** All that a story tells of one unit, by itself and by its rates. */
export const partsIn = (
  model: QuantityModel,
  unit: string,
  view: View,
  used: ReadonlySet<Rate> = new Set(),
): Part[] => {
  const own = model.entries
    .filter((one) => isSeen(model, view, one))
    .flatMap(({ unit: from, amount, effect, verb, paid }): Part[] => {
      if (isOf(from, unit)) return [{ amount, effect, verb }];
      if (unit === 'dollar' && paid) return [{ amount: paid, effect: moneyEffect(effect), verb: 'pay' }];
      const factor = isTimeUnit(unit) ? null : factorOf(from, unit);
      return factor ? [{ amount: product(amount, factor), effect, verb }] : [];
    });
  const rates = model.rates.filter((one) => isOf(one.unit, unit) && !used.has(one));
  const smaller = isTimeUnit(unit)
    ? []
    : model.rates.filter((one) => factorOf(one.unit, unit) !== null && !used.has(one));
  const found = [
    ...own,
    ...rates.flatMap((rate) => rated(model, rate, view, new Set([...used, rate]))),
    ...smaller.flatMap((rate) =>
      rated(model, rate, view, new Set([...used, rate])).map((part) => ({
        ...part,
        amount: product(part.amount, factorOf(rate.unit, unit) ?? num(1)),
      })),
    ),
  ];
  // '156 apples in bags of 12. He sold 9 bags.'
  const isGone = used.size === 0 && found.length > 0 && found.every(({ effect }) => isLoss(effect));
  if (found.length > 0) return isGone ? [...inverse(model, unit, view, used), ...found] : found;
  if (isTimeUnit(unit)) {
    const others = model.entries.filter(
      (one) => isSeen(model, view, one) && factorOf(one.unit, unit) !== null && isTimeUnit(one.unit),
    );
    if (others.length > 0)
      return others.map(({ amount, unit: from, effect, verb }) => ({
        amount: product(amount, factorOf(from, unit) ?? num(1)),
        effect,
        verb,
      }));
  }
  const others = inverse(model, unit, view, used);
  if (used.size === 0) return others;
  const [head = ''] = unit.split(' ').slice(-1);
  // 'A movie ticket costs $9': 4 tickets are movie tickets where there are no others.
  return others.length > 0 || head === unit || !isOnlyOf(model, head)
    ? others
    : partsIn(model, head, view, used);
};
const isOnlyOf = (model: QuantityModel, head: string): boolean =>
  new Set(
    [...model.rates.flatMap(({ per }) => per), ...model.entries.map((one) => one.unit)].filter(
      (one) => one !== head && one.endsWith(` ${head}`),
    ),
  ).size < 2;

/** How many of a unit an amount makes: 48 pencils in boxes of 6. */
const inverse = (model: QuantityModel, unit: string, view: View, used: ReadonlySet<Rate>): Part[] => {
  const found = model.rates
    .filter((one) => one.per.length === 1 && isOf(one.per[0] ?? '', unit) && !used.has(one))
    .flatMap((rate) => {
      const all = balance(partsIn(model, rate.unit, view, new Set([...used, rate])));
      return all ? [quotient(all, rate.value)] : [];
    });
  const [only, ...more] = found;
  return only && more.length === 0 ? [{ amount: only, effect: 'have', verb: 'have' }] : [];
};
