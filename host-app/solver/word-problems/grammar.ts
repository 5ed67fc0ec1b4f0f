import { matcher, type Matcher } from '../sentences/language/slots.js';
import { isVerb, plainVerb } from '../sentences/language/verbs.js';
import { MOST_JOINTS } from './split-sentences.js';
import type { ReadingState } from './state.js';

/** Matches a whole clause and returns its changes; null where it does not match. */
export type ClauseRule = readonly [Matcher, (state: ReadingState, ...parts: string[]) => ReadingState | null];

/** `{E}` is a verb that is repeated after the comparison; the slot includes it. */
export const pattern = (source: string): Matcher => matcher(source.replaceAll('{E}', ''));
export const rule = (
  source: string,
  read: (state: ReadingState, ...parts: string[]) => ReadingState | null,
): ClauseRule => [pattern(source), read];

const CONNECTORS = /,? (?:and then|and|but|while|whereas|then) |, (?:who|which) |, /g;

/** Completes the second half of a clause from the first: subject, or subject and verb. */
const completed = (right: string, left: string, before: ReadingState, connector: string): string[] => {
  if (/wh(?:o|ich)/.test(connector)) return [`${before.object} ${right}`];
  const words = left.split(' ');
  const at = words.findIndex((word, k) => k > 0 && (isVerb(word) || word === 'is' || word === 'was'));
  if (at < 0) return [right];
  const subject = words.slice(0, at).join(' ');
  return [right, `${subject} ${right}`, `${subject} ${words[at] ?? ''} ${right}`];
};

/** 'In 5 years, …' and '… 3 years ago'. */
export const otherTime = (clause: string): { readonly years: number; readonly clause: string } | null => {
  const first =
    /^(?:in (\d+) years?(?: from now| time)?|(\d+) years? from now|(\d+) years? ago),? (.+)$/.exec(clause);
  const last =
    /^(.+?),? (?:in (\d+) years?(?: from now| time)?|(\d+) years? from now|(\d+) years? ago)$/.exec(clause);
  if (first)
    return {
      years: first[3] === undefined ? Number(first[1] ?? first[2]) : -Number(first[3]),
      clause: first[4] ?? '',
    };
  return (
    last && {
      years: last[4] === undefined ? Number(last[2] ?? last[3]) : -Number(last[4]),
      clause: last[1] ?? '',
    }
  );
};

/** Reads a clause by the rules, or as two clauses that are joined. */
export const readClause = (
  rules: readonly ClauseRule[],
  state: ReadingState,
  clause: string,
  depth = 0,
): ReadingState | null => {
  for (const [source, read] of rules) {
    const match = source.match(clause);
    const next = match && read(state, ...match);
    if (next) return next;
  }
  const moved = state.shift === 0 ? otherTime(clause) : null;
  if (moved) {
    const found = readClause(rules, { ...state, shift: moved.years }, moved.clause, depth + 1);
    return found && { ...found, shift: 0 };
  }
  const joints = [...clause.matchAll(CONNECTORS)];
  if (depth > 4 || joints.length > MOST_JOINTS) return null;
  for (const joint of joints.reverse()) {
    const left = clause.slice(0, joint.index);
    const first = readClause(rules, state, left, depth + 1);
    if (!first) continue;
    const right = clause.slice(joint.index + joint[0].length);
    for (const whole of completed(right, left, first, joint[0])) {
      const found = readClause(rules, first, whole, depth + 1);
      if (found) return found;
    }
  }
  return null;
};

/** Verbs with the same effect on an amount. */
const GROUPS: readonly (readonly string[])[] = [
  ['have', 'own', 'possess', 'hold', 'contain'],
  ['collect', 'find', 'gather', 'pick', 'catch', 'harvest'],
  ['drive', 'travel', 'ride'],
  ['make', 'bake', 'cook', 'prepare'],
  ['buy', 'purchase'],
];
export const verbGroup = (verb: string): string => {
  const base = plainVerb(verb);
  return GROUPS.find((group) => group.includes(base))?.[0] ?? base;
};
