import { rational } from '../../../maths/rational.js';
import { negative, num, product, relation, sum, sym, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { belongsTo } from '../categories.js';
import type { Cast } from './people.js';

/** The role of an amount for its owner: an existing amount, a gain, a loss, an action, or a goal. */
export type Role = 'state' | 'gain' | 'loss' | 'act' | 'goal';
export interface ModelEntry {
  readonly owner: string;
  readonly verb: string;
  readonly role: Role;
  readonly thing: string;
  readonly label: string;
  readonly about: readonly string[];
  readonly amount: Expr;
  /** The text gives its number, and not only a comparison. */
  readonly isCounted: boolean;
  /** Present tense gives the current amount, which may include an earlier gain. */
  readonly isPresent: boolean;
  readonly isMarked: boolean;
  /** For money that changes hands: its purpose. */
  readonly price: Expr | null;
}
export interface Model {
  readonly entries: readonly ModelEntry[];
  readonly facts: readonly Expr[];
  readonly prices: ReadonlyMap<string, Expr>;
  /** The content of one container, or the number for each of another thing. */
  readonly contents: ReadonlyMap<string, { readonly thing: string; readonly amount: Expr }>;
  readonly cast: Cast;
  readonly isTwofold: boolean;
  /** Facts that the answer may leave unused: 'a dog' beside three cats. */
  readonly optional: readonly string[];
  /** Things whose kinds add up to them. */
  readonly wholes: readonly string[];
  /** The share of each receiver after a division. */
  readonly shares: ReadonlyMap<string, { readonly thing: string; readonly amount: Expr }>;
}
export const EMPTY_MODEL: Model = {
  entries: [],
  facts: [],
  prices: new Map(),
  contents: new Map(),
  cast: { people: [], subject: '', recent: [] },
  isTwofold: false,
  optional: [],
  wholes: [],
  shares: new Map(),
};
export const DOLLAR = 'dollar';

const plural = (thing: string): string => {
  const [head = '', content] = thing.split(' of ');
  const many = /(?:s|x|ch|sh)$/.test(head)
    ? `${head}es`
    : /[^aeiou]y$/.test(head)
      ? `${head.slice(0, -1)}ies`
      : `${head}s`;
  return content === undefined ? many : `${many} of ${content}`;
};
const capital = (name: string): string => name.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** A name that is not used yet. */
export const freshName = (model: Model, wanted: string): Expr => {
  const used = new Set(model.facts.flatMap((fact) => variablesOf(fact)));
  for (const { amount } of model.entries) used.add(amount.key);
  let name = wanted;
  for (let count = 2; used.has(name); count += 1) name = `${wanted} (${count})`;
  return sym(name);
};
export const titleOf = (owner: string, role: Role, form: string, thing: string, label: string): string => {
  const things = plural(thing);
  const when = label === '' ? '' : ` (${label})`;
  if (role === 'goal') return `${things} needed${when}`;
  if (role === 'state') return `${owner === '' ? things : `${capital(owner)}’s ${things}`}${when}`;
  return `${things} ${owner === '' ? '' : `${capital(owner)} `}${form}${when}`;
};

export const fact = (model: Model, left: Expr, right: Expr): Model => ({
  ...model,
  facts: [...model.facts, relation('=', left, right)],
});
export const enter = (model: Model, entry: ModelEntry): Model => ({
  ...model,
  entries: [...model.entries, entry],
});
export const replaced = (model: Model, entry: ModelEntry, next: ModelEntry): Model => ({
  ...model,
  entries: model.entries.map((each) => (each === entry ? next : each)),
});

/** The thing itself, or one of its kind. */
export const isOf = (thing: string, wanted: string): boolean =>
  thing === wanted || (thing !== DOLLAR && belongsTo(thing, wanted));

export const same = (one: string, other: string): boolean =>
  one === other || ((one === 'get' || other === 'get') && GAINS.has(one) && GAINS.has(other));
export const GAINS = new Set(
  'get receive find earn collect pick gather win harvest catch buy bake make save borrow add download plant grow build draw produce pack order purchase take-in cook prepare raise adopt count see score'.split(
    ' ',
  ),
);
export const LOSSES = new Set('eat lose use spend donate sell give drink throw pay delete break remove discard withdraw drop lend send hand pass consume burn'.split(' ')); // prettier-ignore

/** The value of coins, where the question asks for money. */
const COINS: Readonly<Record<string, number>> = {
  penny: 1,
  nickel: 5,
  dime: 10,
  quarter: 25,
  'dollar bill': 100,
  'piece of dollar bill': 100,
};
export const coinValue = (thing: string): Expr | null => {
  const cents = COINS[thing];
  return cents === undefined ? null : num(rational(cents, 100));
};
const cost = ({ price, amount }: ModelEntry): Expr => (price ? product(amount, price) : amount);

/** Money that the owner spent or received; null where a price is unknown. */
export const paidFor = (model: Model, entry: ModelEntry): Expr | null => {
  const price = entry.price ?? model.prices.get(entry.thing) ?? null;
  return price && cost({ ...entry, price });
};
export interface Flow {
  readonly sign: 1 | -1;
  readonly expression: Expr;
  readonly role: Role;
}
/**
 * How an entry changes an owner's amount of a thing; undefined where it does not, null where that is unknown.
 */
export const flowOf = (
  model: Model,
  entry: ModelEntry,
  owner: string,
  thing: string,
): Flow | null | undefined => {
  if (entry.owner !== owner || entry.role === 'goal' || entry.role === 'act') return undefined;
  const { role } = entry;
  if (thing === DOLLAR && entry.thing !== DOLLAR) {
    const coin = coinValue(entry.thing);
    if (coin) return { role, sign: role === 'loss' ? -1 : 1, expression: product(entry.amount, coin) };
    if (entry.verb !== 'buy' && entry.verb !== 'sell') return undefined;
    const expression = paidFor(model, entry);
    return (
      expression && {
        role: entry.verb === 'buy' ? 'loss' : 'gain',
        sign: entry.verb === 'buy' ? -1 : 1,
        expression,
      }
    );
  }
  if (!isOf(entry.thing, thing)) return undefined;
  return { role, sign: role === 'loss' ? -1 : 1, expression: entry.amount };
};

/** The amount after all events so far. */
export const balance = (model: Model, owner: string, thing: string): Expr | null => {
  const flows = model.entries
    .map((entry) => flowOf(model, entry, owner, thing))
    .filter((flow) => flow !== undefined);
  if (flows.length === 0 || flows.includes(null)) return null;
  const known = flows.filter((flow) => flow !== null);
  // Things that are seen, counted or drawn do not add to the owner's amount.
  const mine = model.entries.filter((entry) => entry.owner === owner && isOf(entry.thing, thing));
  if (mine.some(({ role }) => role === 'state') && mine.some(({ verb }) => /^(?:see|count|draw)$/.test(verb)))
    return null;
  // A loss without an earlier amount.
  if (known.every(({ sign }) => sign < 0)) return null;
  return sum(...known.map(({ sign, expression }) => (sign < 0 ? negative(expression) : expression)));
};
