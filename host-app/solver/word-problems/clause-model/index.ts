import { quotient, type Expr } from '../../tree/expr.js';
import type { RequestedAmount } from '../questions.js';
import type { WordProblemParts } from '../split-sentences.js';
import { number } from '../state.js';
import { requestedAmountOf } from './requested-amount.js';
import { readClauses } from './clause.js';
import { baseOf, isFinite, isVerb } from '../../sentences/language/verbs.js';
import { isPlainWord, thing as thingOf } from '../../sentences/language/words.js';
import { genderOf, isKin } from './people.js';
import { readNoun, Reader, thingIn } from './reader.js';
import { roleOf } from './references.js';
import { applyClause, type ModelState } from './apply-clause.js';
import { balance, DOLLAR, fact, freshName, EMPTY_MODEL, type Model } from './model.js';

const PRICE =
  /^(?:(?:only )?costs?(?: only)?|is|are|was|were|sells? for|(?:is|are) sold (?:for|at)|(?:is|are) priced at) (\d+(?:\.\d+)?) dollars?/;
const EACH = /^(?:each|apiece|a piece|per [a-z]+|for each(?: [a-z]+)?)/;
/** 'A pen costs $2': the price of one thing. */
const applyPrice = (model: Model, text: string): Model | null => {
  const r = new Reader(text);
  const one = r.take(/^(?:each|every|1|a|an|the)(?: (?:single|regular))?/);
  const noun = readNoun(r, true);
  const [, price = ''] = (noun && r.take(PRICE)) ?? [];
  if (!noun || price === '') return null;
  const each = r.take(EACH);
  const thing = thingIn(noun);
  const isMany = thing !== noun.text;
  if (isMany && !each) return null;
  if (!r.isEnd && r.take(/^(?:,? ?and|,)/) === null) return null;
  if ((!one && !each) || model.prices.has(thing) || (one?.[0] === 'the' && isMany && !each)) return null;
  const name = freshName(model, `price of ${thing}`);
  const next = { ...fact(model, name, number(price)), prices: new Map([...model.prices, [thing, name]]) };
  return r.isEnd ? next : applyPrice(next, r.rest);
};

/** 'Each box holds 12 eggs'. */
const applyContents = (model: Model, text: string): Model | null => {
  const found =
    /^(?:each|every|1) ([a-z' ]+?) (?:has|had|have|contains?|contained|holds?|held|comes with) (\d+(?:\.\d+)?) ([a-z ]+?)(?: in it| inside| each)?$/.exec(
      text,
    );
  if (!found) return null;
  const [owner, inner] = [readNounOf(found[1] ?? ''), readNounOf(found[3] ?? '')];
  if (owner === null || inner === null || inner === DOLLAR || model.contents.has(owner)) return null;
  const amount = freshName(model, `${inner}s in one ${owner}`);
  return {
    ...fact(model, amount, number(found[2] ?? '')),
    contents: new Map([...model.contents, [owner, { thing: inner, amount }]]),
  };
};
const readNounOf = (text: string): string | null => {
  const r = new Reader(text);
  const noun = readNoun(r);
  return noun && r.isEnd ? thingIn(noun) : null;
};

const QUANTITY =
  /\d|\b(?:each|every|half|twice|double|triple|same|equal|equally|rest|remaining|remainder|all|none|no|not|never|except|only|as many|as much|more|less|fewer|divide|divided|share|shared|split|free|discount|average|per|another|both|other|others|some|any|most|few|several|without|until|unless|dozen|pair|twins|daily|weekly)\b|n't\b/;
const SETTING =
  /\b(?:loves?|likes?|enjoys?|went|goes|go|going|are friends|are cousins|are siblings|are brothers|are sisters|is moving|is planning|decides? to|decided to|wants? to|is an? [a-z]+|lives|live in|needs? to buy|were playing|are playing|is counting|are counting|is making|is baking)\b/;

const ERRAND =
  /\b(?:goes|went|go)(?: out| back)? (?:to (?:the|a|an|his|her|their|buy) [a-z]+(?: [a-z]+)?|shopping(?: for [a-z]+)?) and /;
const NOT_WANTED =
  / (?:that )?(?:he|she|they) (?:didn't|doesn't|don't|no longer) (?:wants?|wanted|needs?|needed|uses?|used|likes?|liked)(?: anymore)?/;
const SHARE =
  /^(.*?)(?:,? and |, )?(?:then )?(?:(he|she|they|[a-z]+) )?(?:divides?|divided|shares?|shared|splits?|distributes?|distributed|puts?|placed?|places|packs?|packed) (the rest|the remaining(?: [a-z]+)?|them|them all|all of them) (?:equally|evenly) (?:among|between|amongst|into|in|to) (?:(?:his|her|the|their) )?(\d+) ([a-z]+)$/;
/** 'He shared the rest equally among his 4 friends': the share of each. */
const applyShare = (
  modelState: ModelState,
  text: string,
  isPerson: (name: string) => boolean,
): ModelState | null => {
  const [, before = '', , what = '', n = '', among = ''] = SHARE.exec(text) ?? [];
  if (n === '') return null;
  const first = before === '' ? modelState : applySentence(modelState, before, isPerson);
  const last = first?.model.entries.at(-1);
  const owners = new Set(first?.model.entries.map(({ owner }) => owner));
  if (!first || !last || owners.size !== 1 || first.model.shares.size > 0) return null;
  const hasLost = first.model.entries.some(({ role }) => role === 'loss');
  const whole = balance(first.model, last.owner, last.thing);
  if (!whole || (what.startsWith('the re') && !hasLost)) return null;
  const each = freshName(first.model, `${last.thing}s for each ${thingOf(among)}`);
  const model = fact(first.model, each, quotient(whole, number(n)));
  return {
    ...first,
    model: { ...model, shares: new Map([[thingOf(among), { thing: last.thing, amount: each }]]) },
  };
};

/** A sentence without amounts and without changes. */
const isSetting = (text: string): boolean =>
  SETTING.test(text) ||
  (text
    .split(/[ ,]+/)
    .filter((word) => isVerb(word))
    .some((word) => roleOf(baseOf(word)) === 'act') &&
    !text.split(/[ ,]+/).some((word) => isFinite(word) && roleOf(baseOf(word)) !== 'act'));

const applySentence = (
  modelState: ModelState,
  text: string,
  isPerson: (name: string) => boolean,
): ModelState | null => {
  const priced =
    applyPrice(modelState.model, text.replace(/^(?:at|in) (?:a|the) [a-z]+(?: [a-z]+)?, /, '')) ??
    applyContents(modelState.model, text);
  if (priced) return { ...modelState, model: priced };
  const share = applyShare(modelState, text, isPerson);
  if (share) return share;
  const clauses = readClauses(new Reader(text.replace(ERRAND, '').replace(NOT_WANTED, '')), isPerson);
  const found =
    clauses?.reduce<ModelState | null>(
      (now, clause) => now && applyClause(now, clause, isPerson),
      modelState,
    ) ?? null;
  if (found) return { ...found, base: null };
  if (QUANTITY.test(text) || !isSetting(text)) return null;
  // Remembers the named people, so that a pronoun can refer to them.
  const people = text
    .split(' ')
    .map((word) => word.replace(/'s$|[^a-z']/g, ''))
    .filter((word) => isPerson(word) && !isKin(word));
  const { cast } = modelState.model;
  return people.length === 0
    ? modelState
    : {
        ...modelState,
        model: {
          ...modelState.model,
          cast: {
            people: [...new Set([...cast.people, ...people])],
            subject: people[0] ?? '',
            recent: people,
          },
        },
      };
};

/** Words with a capital letter inside a sentence, and those at its start that are followed by a verb. */
const namesIn = (text: string): ReadonlySet<string> => {
  const inside = [...text.matchAll(/(?<![.?!"”] |^)(?<=[a-z,'’0-9] )[A-Z][a-z-]+/g)].map(([name]) =>
    name.toLowerCase(),
  );
  const first = [...text.matchAll(/(?:^|[.?!] )([A-Z][a-z-]+) ([a-z]+)/g)]
    .map(([, name = '', next = '']) => [name.toLowerCase(), next] as const)
    .filter(
      ([name, next]) =>
        genderOf(name) !== '' ||
        (isPlainWord(name) && !name.endsWith('s') && (isVerb(next) || /[a-z]{2}(?:s|ed)$/.test(next))),
    )
    .map(([name]) => name);
  return new Set([...inside, ...first]);
};

/** Reads sentences in which owners have, get, give and do things, word by word, into a model. */
export const readClauseModel = (
  { statements, question }: WordProblemParts,
  text: string,
): (RequestedAmount & { readonly facts: readonly Expr[]; readonly isTwofold: boolean }) | null => {
  const names = namesIn(text);
  const isPerson = (name: string): boolean =>
    isKin(name) || names.has(name.replace(/^(?:the|his|her|their|my|our) /, '').split(' ')[0] ?? '');
  let modelState: ModelState | null = { model: EMPTY_MODEL, base: null };
  for (const statement of statements)
    modelState = modelState && applySentence(modelState, statement, isPerson);
  const asked = modelState && requestedAmountOf(modelState.model, question);
  return asked && modelState ? { ...asked, isTwofold: modelState.model.isTwofold } : null;
};
