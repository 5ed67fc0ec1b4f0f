import { quotient, type Expr } from '../../tree/expr.js';
import { verbGroup } from '../grammar.js';
import type { Clause } from './clause.js';
import { nameOf, pronounReferent } from './people.js';
import { thingIn } from './reader.js';
import type { Ref } from './quantity.js';
import {
  enter,
  fact,
  freshName,
  GAINS,
  LOSSES,
  replaced,
  same,
  titleOf,
  type ModelEntry,
  type Role,
  type Model,
} from './model.js';

const PRONOUN = /^(?:he|she|they|it|you|i|we|him|her|them|who|me|us)$/;
export const isPronoun = (text: string): boolean => PRONOUN.test(text);

/** The owner that the text refers to; null where it is unclear. */
export const resolveOwner = (model: Model, text: string): string | null => {
  if (/^(?:you|i|we|me|us)$/.test(text)) return 'you';
  if (!PRONOUN.test(text)) return nameOf(text);
  const owners = [...new Set(model.entries.map(({ owner }) => owner).filter((owner) => owner !== ''))];
  if (/^(?:it|they|them)$/.test(text))
    return owners.length === 1 && model.cast.people.length <= 1 ? (owners[0] ?? null) : null;
  if (model.cast.people.length === 0 && owners.length === 0 && /^(?:he|she)$/.test(text)) return text;
  if (text === 'who') return model.cast.recent.at(-1) ?? null;
  return pronounReferent(model.cast, text);
};
export const groupOf = (verb: string): string => (verb === 'be' ? 'have' : verbGroup(verb));

export const roleOf = (verb: string): Role => {
  const group = groupOf(verb);
  if (group === 'have') return 'state';
  if (group === 'need') return 'goal';
  if (GAINS.has(group) || GAINS.has(verb)) return 'gain';
  return LOSSES.has(group) ? 'loss' : 'act';
};

/** Records the named people; a clause with its own names replaces those of the last. */
export const withMentions = (model: Model, names: readonly string[], subject: string): Model => ({
  ...model,
  cast: {
    people: [...model.cast.people.filter((name) => !names.includes(name)), ...names],
    subject: subject === '' ? model.cast.subject : subject,
    recent: names,
  },
});

const find = (
  model: Model,
  owner: string,
  verb: string,
  thing: string,
  label: string | null,
): readonly ModelEntry[] =>
  model.entries.filter(
    (entry) =>
      entry.owner === owner &&
      same(entry.verb, verb) &&
      entry.thing === thing &&
      (label === null || entry.label === label),
  );

/** The amount of a comparison; it may be unknown so far. */
export const amountOf = (
  model: Model,
  owner: string,
  verb: string,
  thing: string,
  label: string | null,
): { readonly model: Model; readonly amount: Expr } | null => {
  const [found, ...others] = find(model, owner, verb, thing, label);
  if (others.length > 0) return null;
  if (found) {
    // The owner's amount changes, so the time of the comparison is unclear.
    const isChanged =
      found.role === 'state' &&
      model.entries.some((entry) => entry.owner === owner && entry.thing === thing && entry !== found);
    return isChanged ? null : { model, amount: found.amount };
  }
  const role = roleOf(verb);
  const amount = freshName(model, titleOf(owner, role, verb, thing, label ?? ''));
  const entry: ModelEntry = {
    owner,
    verb,
    role,
    thing,
    label: label ?? '',
    about: [],
    amount,
    isCounted: false,
    isPresent: false,
    isMarked: false,
    price: null,
  };
  return { amount, model: enter(model, entry) };
};

/** The owner or thing of a comparison; without a name, the last one. */
export const referenceOf = (
  model: Model,
  ref: Ref | null,
  owner: string,
  verb: string,
  thing: string,
  label: string,
  isPerson: (name: string) => boolean,
): { readonly model: Model; readonly amount: Expr; readonly names: readonly string[] } | null => {
  if (ref === null) {
    const last = model.entries.at(-1);
    const before = model.entries.filter((entry) => entry.owner === owner && same(entry.verb, verb));
    const others = model.entries.filter(
      (entry) => entry.owner !== owner && same(entry.verb, verb) && entry.thing === thing,
    );
    const [other] = others;
    if (before.length === 0 && other && others.length === 1 && other.isCounted)
      return { model, amount: other.amount, names: [] };
    return last && before.length === 1 && before[0] === last && last.isCounted
      ? { model, amount: last.amount, names: [] }
      : null;
  }
  const group = ref.verb === '' ? verb : groupOf(ref.verb);
  if (!same(group, verb)) return null;
  if (ref.noun === null) {
    const found = amountOf(model, owner, verb, thing, ref.label);
    return found && { ...found, names: [] };
  }
  const text = `${ref.noun.determiner} ${ref.noun.text}`.trim();
  const [what, who] = [
    thingIn(ref.noun),
    isPronoun(ref.noun.text) ? resolveOwner(model, ref.noun.text) : nameOf(text),
  ];
  if (who === null) return null;
  const isOwner =
    isPronoun(ref.noun.text) || isPerson(who) || model.entries.some((entry) => entry.owner === who);
  const isThing =
    !isOwner && (what !== ref.noun.text || ref.noun.determiner === 'the' || ref.noun.determiner === '');
  if (isThing) {
    const [head] = thing.split(' ').slice(-1);
    const named =
      what.split(' ').at(-1) === head ||
      what !== ref.noun.text ||
      model.entries.some((entry) => entry.thing === what);
    if (!named || what === thing) return null;
    const found = amountOf(model, owner, verb, what, label === '' ? null : label);
    return found && { ...found, names: [] };
  }
  if (who === owner && ref.label === label) return null;
  const when =
    ref.label === '' ? (find(model, who, verb, thing, label).length > 0 ? label : null) : ref.label;
  const found = amountOf(model, who, verb, thing, when);
  return found && { ...found, names: [who] };
};

export interface ResolvedClause {
  readonly clause: Clause;
  readonly owner: string;
  readonly thing: string;
  readonly verb: string;
  readonly role: Role;
  readonly optional: boolean;
}

const isAgain = (model: Model, { clause, owner, verb, thing }: ResolvedClause): ModelEntry | undefined => {
  const found = find(model, owner, verb, thing, clause.label);
  const { quantity } = clause.item;
  // 'twice as much on shoes' refers to another amount.
  const isElided = quantity.kind === 'compared' && quantity.ref === null;
  return clause.isMarked || isElided || found.length !== 1 ? undefined : found[0];
};

/**
 * Adds an entry to the model; an amount that was named before is the same unless it is marked as additional.
 */
export const withEntry = (
  model: Model,
  resolvedClause: ResolvedClause,
  value: Expr | null,
  isCounted: boolean,
): Model | null => {
  const { clause, owner, verb, role, thing } = resolvedClause;
  const price = clause.item.price;
  const known = isAgain(model, resolvedClause);
  if (known && !(known.isCounted && isCounted) && value && !price) {
    const next = fact(model, known.amount, value);
    return replaced(next, known, { ...known, isCounted: known.isCounted || isCounted });
  }
  if (role === 'state' && find(model, owner, verb, thing, clause.label).length > 0) return null;
  const amount = freshName(model, titleOf(owner, role, clause.form, thing, clause.label));
  const about = clause.about;
  const entry: ModelEntry = {
    owner,
    verb,
    role,
    thing,
    label: clause.label,
    about,
    amount,
    isCounted,
    isPresent: /s$|^have$|^are$/.test(clause.form) && !/^was$/.test(clause.form),
    isMarked: clause.isMarked,
    price: null,
  };
  let next = value ? fact(model, amount, value) : model;
  if (resolvedClause.optional) next = { ...next, optional: [...next.optional, amount.key] };
  if (!price) return enter(next, entry);
  const cost = freshName(next, price.isEach ? `price of ${thing}` : `price of one ${thing}`);
  next = fact(next, cost, price.isEach ? price.value : quotient(price.value, amount));
  return enter(next, { ...entry, price: cost });
};
