import { normal } from '../../sentences/language/normal.js';
import type { Problem } from '../../solution.js';
import { planWordProblem } from '../../plan/word-problem.js';
import { hasStrangePronoun } from '../people.js';
import { readDomain, type Domain } from '../roles/grammar.js';
import { storyIn } from '../schemas/match.js';
import { storyOf, type Table } from '../schemas/schema.js';
import { sym } from '../../tree/expr.js';
import { BRIDGE } from './motion/bridges.js';
import { CREW } from './work/crews.js';
import { DIGITS, RIDDLE } from './amounts/riddles.js';
import { MEASURES } from './daily/measures.js';
import { PIECES, SPACING } from './daily/spacing.js';
import { STOCK } from './daily/stock.js';
import { PROBABILITIES, CHOICES } from './daily/probabilities.js';
import { COINS } from './daily/coins.js';
import { DAY } from './daily/day.js';
import { DIVIDING } from './daily/dividing.js';
import { FLOW, TEMPERATURE } from './daily/flows.js';
import { asClock } from './clock.js';
import { ANGLE_PAIR, RECTANGLE, TRIANGLE, TRIANGLE_ANGLES, TWO_PIECES } from './amounts/figures.js';
import { MIXTURE_KIND } from './work/mixtures.js';
import { TWO_MOVERS } from './motion/movers.js';
import { CONSECUTIVE, TWO_NUMBERS } from './amounts/numbers.js';
import { plainStory } from './plain.js';
import { STREAM } from './motion/streams.js';
import { readAmounts, type AmountsReader } from './amounts/unknowns.js';
import { JOINT_WORK } from './work/together.js';
import { TRIP } from './motion/trips.js';

export const DOMAINS: Readonly<Record<string, Domain>> = {
  TWO_MOVERS,
  TRIP,
  STREAM,
  BRIDGE,
  JOINT_WORK,
  CREW,
  MIXTURE_KIND,
  DIVIDING,
  FLOW,
  TEMPERATURE,
  DAY,
  COINS,
  STOCK,
  RIDDLE,
  DIGITS,
  MEASURES,
  SPACING,
  PIECES,
  PROBABILITIES,
  CHOICES,
};

export const AMOUNTS: Readonly<Record<string, AmountsReader>> = {
  CONSECUTIVE,
  TWO_NUMBERS,
  RECTANGLE,
  TRIANGLE,
  TRIANGLE_ANGLES,
  ANGLE_PAIR,
  TWO_PIECES,
};

/** The problem of a table, and a key by which two readings are compared. It is null if the story cannot have such an answer. */
const problemOf = (table: Table): { readonly problem: Problem; readonly key: string } | null => {
  const problem = table.clock ? asClock(table, table.clock.start, table.clock.unit, table.clock.sign) : storyOf(table);
  if (!problem) return null;
  if (problem.kind === 'system') {
    // Several amounts: each must be one that the story can have.
    const names = table.several ?? [];
    const operation = table.isSigned ? 'signed' : table.isWhole ? 'whole' : 'positive';
    const isGood = names.every((name) => planWordProblem({ ...problem, kind: 'story', options: { items: [sym(name)], operation, hasTable: true } }) !== null);
    return isGood || table.isSigned ? { problem, key: problem.expression.key } : null;
  }
  if (problem.kind !== 'story') return { problem, key: problem.expression.key };
  const answer = planWordProblem(problem)?.answer;
  return answer?.kind === 'value' ? { problem, key: answer.exact.key } : null;
}; // prettier-ignore

/** What several kinds make of a text must have one answer. */
export const readClauses = (typed: string): Problem | null => {
  const text = plainStory(typed);
  const story = hasStrangePronoun(typed) ? null : storyIn(text, normal(text));
  if (!story) return null;
  const tables = [
    ...Object.values(DOMAINS).map((domain) => readDomain(domain, story)),
    ...Object.values(AMOUNTS).map((reader) => readAmounts(reader, story)),
  ];
  const found = tables.flatMap((table) => (table && problemOf(table)) ?? []);
  return new Set(found.map(({ key }) => key)).size === 1 ? (found[0]?.problem ?? null) : null;
};
