import { baseOf, isVerb } from '../../sentences/language/verbs.js';
import { groupOf } from './references.js';
import { readLabel, readNoun, type Reader } from './reader.js';

const TAIL =
  /^(?:in total|in all|altogether|all together|together|combined|total|left(?: over)?|now|remaining|in the end|still|currently|each|at first|originally|initially|(?:in|at) the (?:beginning|start)|to start with|to begin with)/;
export const DO = /^(?:does|do|did|will|would|can|could|has|have|should|is|are|was|were)\b/;

export interface ModelQuestion {
  readonly thing: string;
  readonly who: readonly string[] | 'all';
  readonly verb: string;
  readonly label: string;
  readonly tails: readonly string[];
  readonly about: readonly string[];
}
export const readActor = (r: Reader): readonly string[] | 'all' | null => {
  if (
    r.take(
      /^(?:they|(?:they )?all|(?:they )?both|both of them|all of them|everyone|(?:the|all|all of the) \d+(?: of them)?(?: (?:girls|boys|friends|people|kids|children|siblings|sisters|brothers|students))?|the (?:two|three)|both (?:girls|boys|of them|people|friends))(?: all| both)?(?= )/,
    )
  )
    return 'all';
  const names: string[] = [];
  do {
    const pronoun = r.take(/^(?:he|she|it|you|i|we)(?= )/);
    const noun = pronoun ? null : readNoun(r, true);
    if (!pronoun && !noun) return null;
    names.push(pronoun?.[0] ?? `${noun?.determiner ?? ''} ${noun?.text ?? ''}`.trim());
  } while (r.take(/^(?:, and|,|and)/));
  return names;
};
export const readTails = (r: Reader): Pick<ModelQuestion, 'label' | 'tails' | 'about'> | null => {
  const tails: string[] = [];
  const about: string[] = [];
  let label = '';
  while (!r.isEnd) {
    const tail = r.take(TAIL)?.[0];
    const day = tail === undefined ? readLabel(r) : null;
    if (tail !== undefined) tails.push(tail);
    else if (day !== null && label === '') label = day;
    else {
      const [, preposition = ''] = r.take(/^(in|at|on|from|for|to)/) ?? [];
      const noun = preposition === '' ? null : readNoun(r);
      if (!noun || noun.determiner === '') return null;
      about.push(`${preposition} ${noun.text}`);
    }
    r.take(/^,/);
  }
  return { label, tails, about };
};

/** The question as actor, verb and things. */
export const readDoing = (
  r: Reader,
  thing: string,
  before: Pick<ModelQuestion, 'label' | 'about'>,
): ModelQuestion | null => {
  if (!r.take(DO)) return null;
  const owner = readActor(r);
  if (!owner) return null;
  r.take(/^(?:now|still|currently|all|both|each|already)/);
  r.take(/^(?:get to|need to|have to|manage to)/);
  const form = r.word;
  const isBare = form === '' && /^(?:has|have)$/.test(form);
  if (!isVerb(form) || isBare) return null;
  r.take(/^[a-z]+/);
  r.take(/^(?:away|up)/);
  const tails = readTails(r);
  return (
    tails && {
      ...tails,
      about: [...tails.about, ...before.about],
      label: tails.label || before.label,
      thing,
      who: owner,
      verb: groupOf(baseOf(form)),
    }
  );
};
