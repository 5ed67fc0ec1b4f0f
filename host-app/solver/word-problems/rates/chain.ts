import type { Expr } from '../../tree/expr.js';
import type { Matcher } from '../../sentences/language/slots.js';
import { isVerb } from '../../sentences/language/verbs.js';
import { thing as thingOf } from '../../sentences/language/words.js';
import { isMeasured, type RequestedAmount } from '../questions.js';
import type { WordProblemParts } from '../split-sentences.js';
import { timed } from './clock.js';
import { contentsAgree, QUESTIONS, STATEMENTS } from './rules.js';
import { chain, isTime, type Rate } from './units.js';

interface RateFacts {
  readonly rates: readonly Rate[];
  /** The actors. With two of them, amounts must not be multiplied blindly. */
  readonly actors: ReadonlySet<string>;
  readonly text: string;
}
const LENGTHS = ['mile', 'kilometer', 'meter', 'foot', 'yard', 'inch', 'centimeter'];
/** 'How far' and 'how long' take their unit from the text, which must have exactly one. */
const resolveUnit = (unit: string, rates: readonly Rate[]): string | null => {
  const units = [...new Set(rates.flatMap(({ unit: one, per }) => [one, ...per]))];
  const found =
    unit === ''
      ? units.filter((one) => LENGTHS.includes(one))
      : unit === 'time'
        ? units.filter(isTime)
        : [unit];
  return found.length === 1 ? (found[0] ?? null) : null;
};

const actorOf = (clause: string): string => {
  const words = clause.split(' ');
  const at = words.findIndex((word, k) => k > 0 && (isVerb(word) || /^(?:is|are|can|gets)$/.test(word)));
  return words.slice(0, Math.max(at, 0)).join(' ');
};
const PRONOUN = /^(?:he|she|it|they|you|i|we)$/;
const matched = <T>(
  rules: readonly (readonly [Matcher, (...parts: string[]) => T | null])[],
  text: string,
): T | null => {
  for (const [source, read] of rules) {
    const match = source.match(text);
    const found = match && read(...match);
    if (found) return found;
  }
  return null;
};

/** A place or a purpose at the end, without a number. */
const TRAIL =
  / (?:for|at|in|on|to|from|inside|of) (?:his|her|the|their|my|breakfast|lunch|dinner|work|school)(?: (?!day|week|month|year|hour|minute|first|last|next|rest|other)[a-z]+){0,2}$/;

const applyStatement = (stated: RateFacts, clause: string, depth = 0): RateFacts | null => {
  const rates =
    matched(STATEMENTS, clause) ??
    (TRAIL.test(clause) ? matched(STATEMENTS, clause.replace(TRAIL, '')) : null);
  if (rates) {
    const owner = actorOf(clause);
    // 'Milk has 3 calories per ounce': the measured thing is not an actor.
    const isContent =
      rates.length === 1 && !/ /.test(owner) && new RegExp(` of ${owner}\\b`).test(stated.text);
    const isActor =
      owner !== '' && !isContent && !PRONOUN.test(owner) && !/^(?:a|an|each|every|1) /.test(owner);
    return {
      ...stated,
      rates: [...stated.rates, ...rates],
      actors: isActor ? new Set([...stated.actors, thingOf(owner)]) : stated.actors,
    };
  }
  if (depth > 3) return null;
  for (const joint of clause.matchAll(/,? (?:and|but) |, /g)) {
    const first = applyStatement(stated, clause.slice(0, joint.index), depth + 1);
    const rest = clause.slice(joint.index + joint[0].length);
    const second =
      first &&
      (applyStatement(first, rest, depth + 1) ??
        applyStatement(first, `${actorOf(clause)} ${rest}`, depth + 1));
    if (second) return second;
  }
  return null;
};

const SAME_RATE =
  /^(?:at (?:this|the same) rate|(?:he|she|it|they) (?:continues?|keeps? (?:on )?) ?(?:to [a-z]+|[a-z]+ing)(?: [a-z]+)? at (?:this|the same) (?:rate|pace|speed))$/;

/** Multiplies rates and amounts to the requested one: each number is used, and all units but one cancel. */
export const readChain = ({
  statements,
  question,
}: WordProblemParts): (RequestedAmount & { readonly facts: readonly Expr[] }) | null => {
  const lasting = statements.filter((clause) => !SAME_RATE.test(clause));
  if (!contentsAgree([...lasting, question])) return null;
  let stated: RateFacts | null = { rates: [], actors: new Set(), text: [...lasting, question].join(' ') };
  for (const statement of lasting) stated = stated && applyStatement(stated, timed(statement));
  const wish = timed(
    question.replace(/^at (?:this|the same) rate,? /, '').replace(/\b(?:an )?additional /g, ''),
  );
  const requested =
    matched(QUESTIONS, wish) ?? (TRAIL.test(wish) ? matched(QUESTIONS, wish.replace(TRAIL, '')) : null);
  if (!stated || !requested || stated.actors.size > 1) return null;
  const rates = [...stated.rates, ...requested.more];
  const unit = resolveUnit(requested.unit, rates);
  const found = unit === null ? null : chain(rates, unit, requested.per);
  return found && unit !== null
    ? { ...found, isWhole: requested.per === null && !isMeasured(unit) && !isTime(unit) }
    : null;
};
