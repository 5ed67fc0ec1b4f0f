import { negative, sum, type Expr } from '../../tree/expr.js';
import { contains, variablesOf } from '../../tree/walk.js';
import { baseOf, isVerb } from '../../sentences/language/verbs.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import { isMeasured, type RequestedAmount } from '../questions.js';
import { agree, held, inside, wanted } from './amounts.js';
import { resolveOwner } from './references.js';
import { DO, readDoing, readTails, readActor, type ModelQuestion } from './question.js';
import { readLabel, readNoun, Reader, thingIn } from './reader.js';
import { balance, DOLLAR, fact, isOf, paidFor, type Model } from './model.js';

const readThing = (model: Model, r: Reader): string | null => {
  r.take(/^(?:total|different)/);
  const noun = readNoun(r);
  const thing = noun && thingIn(noun);
  // 'the red ones'
  const [, which] = /^(.+) one$/.exec(thing ?? '') ?? [];
  const [only, ...others] = model.entries
    .filter((entry) => entry.thing.startsWith(`${which} `))
    .map((entry) => entry.thing);
  if (which !== undefined && only !== undefined && others.every((other) => other === only)) return only;
  return thing === 'money' ? DOLLAR : thing;
};

const readExistence = (model: Model, r: Reader, thing: string): Expr | null => {
  const found = r.take(/^(?:are|were|is|was)(?: there)?|^(?:remain|remained|stayed)/);
  if (!found) return null;
  const tails = readTails(r);
  if (!tails || tails.label !== '') return null;
  const owners = [
    ...new Set(
      model.entries
        .filter((entry) => isOf(entry.thing, thing) && entry.role !== 'goal')
        .map(({ owner }) => owner),
    ),
  ];
  const [only, ...others] = owners;
  const isLeft =
    /remain|stay/.test(found[0] ?? '') || tails.tails.some((tail) => /left|remaining|now/.test(tail));
  const question: ModelQuestion = { ...tails, thing, who: 'all', verb: 'have' };
  if (only === undefined) {
    const box = model.entries.filter((entry) => inside(model, entry, thing));
    return box.length > 0 && agree(box, question) && new Set(box.map(({ owner }) => owner)).size === 1
      ? held(model, box[0]?.owner ?? '', thing)
      : null;
  }
  const receivers = others.filter((owner) =>
    model.entries.some((entry) => entry.owner === owner && isOf(entry.thing, thing) && entry.role !== 'gain'),
  );
  if (isLeft ? receivers.length > 0 : others.length > 0) {
    const losers = owners.filter((owner) =>
      model.entries.some(
        (entry) => entry.owner === owner && entry.role === 'loss' && isOf(entry.thing, thing),
      ),
    );
    if ((isLeft && losers.length < owners.length) || owners.includes('')) return null;
    const all = owners.map((owner) => held(model, owner, thing));
    return all.every((amount) => amount !== null) ? sum(...all.filter((amount) => amount !== null)) : null;
  }
  const relevant = model.entries.filter((entry) => entry.owner === only && isOf(entry.thing, thing));
  return agree(relevant, question) ? held(model, only, thing) : null;
};

/** 'how many more than …', as a difference of two amounts. */
const readDifference = (model: Model, r: Reader, thing: string, isFewer = false): Expr | null => {
  const split = /^(.+?) than (.+)$/.exec(r.rest);
  if (!split) return readNeed(model, r, thing);
  const first = new Reader(split[1] ?? '');
  const one = readDoing(first, thing, { label: '', about: [] });
  if (!one || one.who === 'all') return null;
  const second = new Reader(split[2] ?? '');
  const label = readLabel(second);
  const noun = label === null ? readActor(second) : one.who;
  if (!noun || noun === 'all') return null;
  second.take(/^(?:does|did|do|has|had|have)/);
  second.take(/^(?:now|still)/);
  if (!second.isEnd && baseOf(second.word) !== '' && isVerb(second.word)) second.take(/^[a-z]+/);
  const when = label ?? readLabel(second) ?? one.label;
  if (!second.isEnd) return null;
  const [a, b] = [wanted(model, one), wanted(model, { ...one, who: noun, label: when })];
  return a && b && a.key !== b.key ? (isFewer ? sum(b, negative(a)) : sum(a, negative(b))) : null;
};
const readNeed = (model: Model, r: Reader, thing: string): Expr | null => {
  const found = r.take(/^(?:does|do|did|should|must|will|would)/);
  const who = found && readActor(r);
  if (
    !who ||
    who === 'all' ||
    who.length > 1 ||
    !r.take(/^(?:still )?(?:need|have to|buy|get|want|collect|make|bake|save|earn|sell)(?: to [a-z]+)?/)
  )
    return null;
  const owner = resolveOwner(model, who[0] ?? '');
  const goals = model.entries.filter((entry) => entry.role === 'goal' && isOf(entry.thing, thing));
  const [goal, ...others] = goals;
  if (owner === null || !goal || others.length > 0 || goal.owner !== owner) return null;
  const have = balance(model, owner, thing);
  return have && sum(goal.amount, negative(have));
};

const readMoney = (model: Model, r: Reader): Expr | null => {
  if (r.take(/^change/)) {
    const trades = model.entries.filter((entry) => entry.verb === 'buy');
    const paid = model.entries.filter(
      (entry) =>
        entry.thing === DOLLAR &&
        (entry.verb === 'pay' || entry.role === 'state' || (entry.role === 'loss' && entry.verb === 'give')),
    );
    const owners = new Set(trades.map(({ owner }) => owner));
    if (
      !r.take(
        /^(?:(?:does|did|will|should|would|do) (?:[a-z]+ )?[a-z]+ (?:get|receive|give(?: back)?)(?: back)?|is [a-z]+ given)/,
      ) ||
      !r.isEnd ||
      owners.size !== 1 ||
      paid.length !== 1
    )
      return null;
    const costs = trades.map((entry) => paidFor(model, entry));
    const [tender] = paid;
    return tender && owners.has(tender.owner) && costs.every((cost) => cost !== null)
      ? sum(tender.amount, ...costs.filter((cost) => cost !== null).map((cost) => negative(cost)))
      : null;
  }
  r.take(/^money/);
  if (/^(?:is|was) left/.test(r.rest)) return readExistence(model, r, DOLLAR);
  const question = readDoing(r, DOLLAR, { label: '', about: [] });
  return question && /^(?:have|spend|pay|make|earn|save)$/.test(question.verb)
    ? wanted(model, question)
    : null;
};

const expressionOf = (model: Model, text: string): readonly [Expr, string] | null => {
  const r = new Reader(text);
  const isMuch = r.take(/^how much/) !== null;
  if (!isMuch && !r.take(/^how many/)) return null;
  const each =
    /^(?:how many ([a-z]+)|how much money) (?:(?:does|did|do|will|would|can) each (?:of (?:his|her|the|their) )?([a-z]+) (?:get|receive|have|take)|(?:are|were|is|was|will be)(?: there)? in each ([a-z]+))$/.exec(
      text,
    );
  if (each) {
    const share = model.shares.get(thingOf(each[2] ?? each[3] ?? ''));
    return share && share.thing === thingOf(each[1] ?? DOLLAR) ? [share.amount, share.thing] : null;
  }
  const isMore = r.take(/^(?:more|fewer|additional)/);
  if (isMuch && !isMore && /^(?:change|money|does|do|did|will|would|is|was)\b/.test(r.rest)) {
    const found = readMoney(model, r);
    return found && [found, DOLLAR];
  }
  const last = model.entries.at(-1)?.thing ?? '';
  const thing = DO.test(r.rest) ? (isMuch ? DOLLAR : last) : readThing(model, r);
  if (thing === null || thing === '') return null;
  r.take(/^(?:in total|in all|total)/);
  const found =
    r.attempt(() =>
      isMore || r.take(/^(?:more|farther|further)/)
        ? readDifference(model, r, thing, isMore?.[0] === 'fewer')
        : null,
    ) ?? (isMore ? null : (r.attempt(() => readExistence(model, r, thing)) ?? readDone(model, r, thing)));
  return found && [found, thing];
};
const readDone = (model: Model, r: Reader, thing: string): Expr | null => {
  const label = readLabel(r) ?? '';
  const question = readDoing(r, thing, { label, about: [] });
  return question && wanted(model, question);
};

/** Every fact must lead to the answer: an unused fact was not understood. */
const isAllUsed = ({ facts, optional }: Model, requested: Expr): boolean => {
  const needed = new Set(variablesOf(requested));
  let left = [...facts];
  for (let grew = true; grew;) {
    const used = left.filter((fact) => variablesOf(fact).some((name) => needed.has(name)));
    grew = used.length > 0;
    for (const fact of used) for (const name of variablesOf(fact)) needed.add(name);
    left = left.filter((fact) => !used.includes(fact));
  }
  return left.every((fact) => optional.some((name) => contains(fact, name)));
};

/** A counted whole with all its kinds, which add up to it. */
const withWholes = (model: Model, wanted: string): Model => {
  let next = model;
  for (const whole of model.entries.filter(({ role }) => role === 'state')) {
    const parts = model.entries.filter(
      (entry) =>
        entry.role === 'state' && entry.owner === whole.owner && entry.thing.endsWith(` ${whole.thing}`),
    );
    const isOther = model.entries.some((entry) => entry !== whole && !parts.includes(entry));
    const names = parts.map(({ amount }) => amount.key);
    const mentioned = model.facts.filter((fact) =>
      variablesOf(fact).some((name) => names.includes(name)),
    ).length;
    // The facts leave exactly this unknown.
    const isOpen = whole.isCounted
      ? mentioned === parts.length - 1
      : mentioned === parts.length && wanted === whole.thing;
    if (parts.length < 2 || isOther || !isOpen) continue;
    next = {
      ...fact(next, whole.amount, sum(...parts.map(({ amount }) => amount))),
      wholes: [...next.wholes, whole.thing],
    };
  }
  return next;
};

export const requestedAmountOf = (
  before: Model,
  text: string,
): (RequestedAmount & { readonly facts: readonly Expr[] }) | null => {
  const model = withWholes(before, /^how many ([a-z]+?)s?\b/.exec(text)?.[1] ?? '');
  const found = expressionOf(model, text);
  if (!found) return null;
  const [expression, thing] = found;
  if (model.facts.length === 0 || !isAllUsed(model, expression)) return null;
  return { expression, facts: model.facts, isWhole: !isMeasured(thing) };
};
