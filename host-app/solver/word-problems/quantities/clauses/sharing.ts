import { value } from '../../../sentences/language/number.js';
import type { Reader } from '../../noun-reader.js';
import { readAmount } from '../amount-phrase.js';
import type { Fact, ParseContext } from '../facts.js';
import { baseVerb, effectOf } from '../lexicon.js';
import { readObjects } from '../objects.js';
import { N } from '../patterns.js';
import { readThing, unitOf } from '../phrase.js';
import { AUXILIARY, readSubject } from '../subject.js';
import { counted } from './groups.js';

const TOGETHER = new RegExp(
  `^(?:together,? )?(?:they|both|the (?:2|two|3|three))(?: [a-z]+)? (?:together )?(?:have|has|own|collected|picked|read|sold|scored|earned|earn) ${N}(?= )`,
);

/** 'Together they have 53 coins.' */
export const readTogether = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    const [, n = ''] = r.take(TOGETHER) ?? [];
    const unit = n === '' ? null : readThing(r);
    r.take(/^(?:together|altogether|in total|in all)/);
    return unit === null ? null : [{ kind: 'total', value: value(n), unit }];
  });

const SHARERS = new RegExp(`^${N} ([a-z]+)(?= (?:share|split|divide|eat|ate) )`);

const BILL = new RegExp(
  `^(?:an?|the) (?:bill|cost|prize|price|rent) of ${N} dollars|^an? ${N} dollars (?:bill|prize|pizza|gift|cake)`,
);

const AMONG = new RegExp(`^(?:among|between|into|to|in)(?: his| her| their| my| the)? ${N}(?: equal)?`);

const JOINT_OWNERS = new RegExp(
  `^([a-z]+) and ([a-z]+) (?:have|own|collected|picked|saved|read|earned|scored|baked) ${N}(?= )`,
);

/** 'Hanna and Mia have 38 dolls together.' */
export const readJoint = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    const [, one = '', other = '', n = ''] = r.take(JOINT_OWNERS) ?? [];
    const unit = n === '' ? null : readThing(r);
    return unit !== null && r.take(/^(?:together|altogether|in total|in all)/)
      ? [{ kind: 'joint', owners: [one, other], value: value(n), unit }]
      : null;
  });

/** 'She makes 4 equal groups.' */
const EQUAL_GROUPS = new RegExp(
  `^(?:he|she|they|we|i|[a-z]+) (?:makes?|made|forms?|formed) ${N} equal ([a-z]+)`,
);

export const readEqualGroups = (r: Reader): Fact[] | null => {
  const [, n = '', unit = ''] = r.take(EQUAL_GROUPS) ?? [];
  return n === '' ? null : [{ kind: 'share', value: value(n), unit: unitOf(unit) }];
};

/** '5 friends share a bill of $84 equally', 'she shares them equally among 4 children'. */
export const readSharing = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const [, n = '', persons = ''] = r.take(SHARERS) ?? [];
    const sharers = n === '' ? null : unitOf(persons);
    if (n === '' && readSubject(r) === null) return null;
    while (r.take(AUXILIARY));
    if (
      !r.take(
        /^(?:shares?|shared|splits?|divides?|divided|distributes?|distributed|puts?|packs?|packed|eat|ate)(?= )/,
      )
    )
      return null;
    const bill = r.take(BILL);
    const facts: Fact[] = [];
    if (bill)
      facts.push({
        kind: 'entry',
        effect: 'spend',
        verb: 'pay',
        owner: 'there',
        to: '',
        amount: {
          size: { kind: 'number', value: value(bill[1] === '' ? bill[2] : bill[1]) },
          unit: 'dollar',
          per: [],
        },
        label: '',
      });
    else if (!r.take(/^(?:them(?: all)?|it|the (?:bill|cost|rent|rest|money)|all of them)(?= |$)/)) {
      const amount = readAmount(r);
      if (amount?.size.kind !== 'number' || amount.per.length > 0) return null;
      facts.push({ kind: 'entry', effect: 'have', verb: 'have', owner: 'there', to: '', amount, label: '' });
    }
    r.take(/^(?:equally|evenly)/);
    const [, m = ''] = sharers === null ? (r.take(AMONG) ?? []) : ['', n];
    const who = sharers ?? (m === '' ? null : readThing(r));
    r.take(/^(?:equally|evenly)/);
    context.owner = '';
    return who === null ? null : [...facts, { kind: 'share', value: value(m), unit: who }];
  });

export const readEven = (r: Reader): Fact[] | null =>
  r.attempt(() => {
    if (
      readSubject(r) === null ||
      !r.take(
        /^(?:puts?|places?|plants?|packs?|gives?|gave|placed|planted|packed) (?:the same (?:number|amount)|equal numbers?)(?: of [a-z]+)? (?:in|on|into|to) each(?= )/,
      )
    )
      return null;
    const unit = readThing(r);
    return unit === null ? null : [{ kind: 'even', unit }];
  });

/** 'They share it equally.' */
export const readEqually = (r: Reader): Fact[] | null =>
  r.take(
    /^they (?:shared?|split|divided?) (?:it|them|the (?:money|prize|[a-z]+))(?: all)? (?:equally|evenly)(?: (?:among|between) them(?:selves)?)?/,
  )
    ? [{ kind: 'even', unit: '' }]
    : null;

const PEOPLE = new RegExp(
  `^(?:a group of )?${N} (friends|children|kids|people|workers|students|boys|girls|men|women|brothers|sisters|players|pupils|neighbors|classmates)(?= [a-z]+ (?:an? )?\\d)`,
);

/** '5 friends won $1250.' */
export const readPeople = (r: Reader, context: ParseContext): Fact[] | null =>
  r.attempt(() => {
    const [, n = '', who = ''] = r.take(PEOPLE) ?? [];
    const effect = n === '' ? null : effectOf(r.word);
    if (effect === null || effect === 'be' || effect === 'cost') return null;
    Object.assign(context, { owner: 'there', verb: baseVerb(r.word), effect });
    r.take(/^[a-z]+/);
    if (/ each\b/.test(r.rest)) context.unit = unitOf(who);
    const facts = readObjects(r, context, []);
    // '4 children collected 26, 31, 18 and 25 chestnuts.'
    const [first] = facts ?? [];
    const size = first?.kind === 'entry' ? first.amount.size : null;
    if (size?.kind === 'number' && size.value.kind === 'sum')
      return facts && size.value.args.length === Number(n) ? facts : null;
    return facts && [counted(n, unitOf(who)), ...facts];
  });
