import { product, sum, type Expr } from '../../tree/expr.js';
import type { Clause } from './clause.js';
import {
  amountOf,
  withEntry,
  groupOf,
  isPronoun,
  resolveOwner,
  referenceOf,
  roleOf,
  withMentions,
  type ResolvedClause,
} from './references.js';
import { balance, DOLLAR, enter, fact, isOf, type Model } from './model.js';

/** The whole whose parts are listed beside it. */
export interface DividedWhole {
  readonly owner: string;
  readonly thing: string;
  readonly whole: Expr;
}
export interface ModelState {
  readonly model: Model;
  readonly base: DividedWhole | null;
}
type IsPerson = (name: string) => boolean;

const holds = (model: Model, owner: string, thing: string): boolean =>
  model.entries.some(
    (entry) =>
      entry.owner === owner &&
      entry.role !== 'loss' &&
      entry.role !== 'goal' &&
      (isOf(entry.thing, thing) || isOf(thing, entry.thing)),
  );
const holders = (model: Model, thing: string): readonly string[] => [
  ...new Set(model.entries.map(({ owner }) => owner).filter((owner) => holds(model, owner, thing))),
];

/** The owner that loses something: the only owner of it, when others use it or it disappears. */
const loser = (model: Model, clause: Clause, owner: string, thing: string): string | null => {
  if (holds(model, owner, thing)) return owner;
  const [only, ...others] = holders(model, thing);
  const isOthers = clause.item.isGiven || owner === '?';
  return isOthers ? (only !== undefined && others.length === 0 ? only : null) : owner;
};

const valueOf = (
  modelState: ModelState,
  resolvedClause: ResolvedClause,
  isPerson: IsPerson,
): (ModelState & { readonly value: Expr | null; readonly names: readonly string[] }) | null => {
  const { model, base } = modelState;
  const { clause, owner, thing, verb, role } = resolvedClause;
  const { quantity } = clause.item;
  if (quantity.kind === 'count') return { ...modelState, value: quantity.value, names: [] };
  if (quantity.kind === 'some') return { ...modelState, value: null, names: [] };
  if (quantity.kind === 'compared') {
    const found = referenceOf(model, quantity.ref, owner, verb, thing, clause.label, isPerson);
    if (!found) return null;
    const next = quantity.isTwofold ? { ...found.model, isTwofold: true } : found.model;
    return { base, model: next, value: quantity.change(found.amount), names: found.names };
  }
  if (role !== 'loss') return null;
  const whole = balance(model, owner, thing);
  if (!whole) return null;
  if (quantity.kind === 'rest') return { ...modelState, value: whole, names: [] };
  const isBeside =
    base !== null && base.owner === owner && base.thing === thing && !clause.isMarked && !quantity.isRest;
  if (isBeside) return { ...modelState, value: product(quantity.size, base.whole), names: [] };
  const hasLost = model.entries.some(
    (entry) => entry.owner === owner && entry.role === 'loss' && isOf(entry.thing, thing),
  );
  // Ambiguous: a part of the rest, or of the amount before?
  if (hasLost && !quantity.isRest) return null;
  return { model, base: { owner, thing, whole }, value: product(quantity.size, whole), names: [] };
};

/** The other side of a gift. */
const handed = (model: Model, clause: Clause, isPerson: IsPerson): Model | null => {
  const last = model.entries.at(-1);
  const [name, role, verb] =
    clause.to === '' ? [clause.from, 'loss' as const, 'give'] : [clause.to, 'gain' as const, 'get'];
  if (name === '' || clause.verb === 'sell' || !last) return model;
  const owner = resolveOwner(model, name);
  if (owner === null || owner === last.owner) return null;
  if (
    role === 'gain' &&
    !isPronoun(name) &&
    !isPerson(owner) &&
    !model.entries.some((entry) => entry.owner === owner)
  )
    return model;
  return enter(model, { ...last, owner, role, verb, price: null });
};

const applyToOwner = (
  modelState: ModelState,
  clause: Clause,
  name: string,
  isPerson: IsPerson,
): ModelState | null => {
  const { model } = modelState;
  const verb = groupOf(clause.verb);
  const isMoney = /^(?:spend|pay|earn)$/.test(verb);
  const last = model.entries.at(-1)?.thing ?? '';
  const mentioned = clause.item.thing === 'money' ? DOLLAR : clause.item.thing;
  const thing = mentioned === '' ? (isMoney ? DOLLAR : last) : mentioned;
  if (thing === '' || (/^(?:spend|pay)$/.test(verb) && thing !== DOLLAR)) return null;
  const role = clause.isTender ? 'state' : roleOf(clause.verb);
  const [sole, ...rest] = new Set(model.entries.map((entry) => entry.owner));
  const isKind = model.entries.some((entry) => entry.role === 'state' && thing.endsWith(` ${entry.thing}`));
  const there = sole !== undefined && rest.length === 0 && isKind ? sole : '';
  const actor = name === '?' ? '?' : name === '' ? there : resolveOwner(model, name);
  const owner =
    actor === null ? null : role === 'loss' || actor === '?' ? loser(model, clause, actor, thing) : actor;
  if (owner === null || owner === '?' || owner.endsWith("'s")) return null;
  if (clause.item.isGiven && role !== 'loss') return null;
  // '20 pages on Monday and 5 more on Tuesday': 5, or 25?
  const isMore = clause.item.quantity.kind === 'count' && clause.item.quantity.isMore;
  if (
    isMore &&
    clause.label !== '' &&
    model.entries.some((entry) => entry.owner === owner && entry.thing === thing && entry.label !== '')
  )
    return null;
  const quantity = clause.item.quantity;
  const isOptional =
    quantity.kind === 'count' && quantity.value.key === '1' && clause.item.price === null && role === 'state';
  const resolvedClause: ResolvedClause = { clause, owner, thing, verb, role, optional: isOptional };
  const hasEvents = model.entries.some(
    (entry) => entry.owner === owner && isOf(entry.thing, thing) && entry.role !== 'state',
  );
  if (clause.time === 'end' && role === 'state' && hasEvents) {
    const now = balance(model, owner, thing);
    return now && quantity.kind === 'count'
      ? { ...modelState, model: fact(model, now, quantity.value) }
      : null;
  }
  const found = valueOf(modelState, resolvedClause, isPerson);
  const next = found && withEntry(found.model, resolvedClause, found.value, quantity.kind === 'count');
  const whole = next && handed(next, clause, isPerson);
  if (!found || !whole) return null;
  const names = [
    actor === '?' ? '' : (actor ?? ''),
    ...found.names,
    ...[clause.to, clause.from].map((other) => (other === '' ? '' : (resolveOwner(model, other) ?? ''))),
  ];
  const people = [...new Set(names.filter((each) => each !== ''))];
  return {
    base: found.base,
    model: people.length > 0 ? withMentions(whole, people, actor === '?' ? '' : (actor ?? '')) : whole,
  };
};

const allOwners = (model: Model, thing: string): readonly string[] => [
  ...new Set(
    model.entries.filter((entry) => entry.thing === thing && entry.owner !== '').map(({ owner }) => owner),
  ),
];

/** The total of several owners. */
const applyTotal = (modelState: ModelState, clause: Clause): ModelState | null => {
  const { quantity, thing: mentioned } = clause.item;
  const thing = mentioned === 'money' ? DOLLAR : mentioned;
  if (quantity.kind !== 'count' || thing === '') return null;
  const verb = groupOf(clause.verb);
  const owners =
    clause.subjects[0] === 'they'
      ? allOwners(modelState.model, thing)
      : clause.subjects.map((name) => resolveOwner(modelState.model, name));
  let model: Model = modelState.model;
  const amounts: Expr[] = [];
  for (const owner of owners) {
    const found = owner === null ? null : amountOf(model, owner, verb, thing, null);
    if (!found) return null;
    model = found.model;
    amounts.push(found.amount);
  }
  if (amounts.length < 2 || new Set(owners).size < owners.length) return null;
  return { ...modelState, model: fact(model, sum(...amounts), quantity.value) };
};

/** Adds a clause to the model; null where its meaning is unclear. */
export const applyClause = (
  modelState: ModelState,
  clause: Clause,
  isPerson: IsPerson,
): ModelState | null => {
  const { subjects } = clause;
  const isGroup = subjects.length > 1 || subjects[0] === 'they';
  if (isGroup && clause.item.quantity.kind === 'some') {
    const names = subjects
      .map((name) => resolveOwner(modelState.model, name))
      .filter((name) => name !== null);
    return { ...modelState, model: withMentions(modelState.model, names, '') };
  }
  if (clause.isTogether && isGroup) return applyTotal(modelState, clause);
  if (!isGroup) return clause.isEach ? null : applyToOwner(modelState, clause, subjects[0] ?? '', isPerson);
  if (!clause.isEach) return null;
  const owners = subjects[0] === 'they' ? allOwners(modelState.model, clause.item.thing) : subjects;
  return owners.length < 2
    ? null
    : owners.reduce<ModelState | null>(
        (found, owner) => found && applyToOwner(found, clause, owner, isPerson),
        modelState,
      );
};
