import { normal } from '../../../../sentences/language/normal.js';
import type { Problem } from '../../../../solution.js';
import { planWordProblem } from '../../../../plan/word-problem.js';
import { hasStrangePronoun } from '../../../people.js';
import { readDomain, type Domain } from '../../../roles/grammar.js';
import { storyIn } from '../../../schemas/match.js';
import { storyOf } from '../../../schemas/schema.js';
import { BRIDGE } from './bridges.js';
import { CREW } from './crews.js';
import { asClock } from './clock.js';
import { MIXTURE_KIND } from './mixtures.js';
import { TWO_MOVERS } from './movers.js';
import { plainStory } from './plain.js';
import { STREAM } from './streams.js';
import { JOINT_WORK } from './work.js';
import { TRIP } from './trips.js';

export const DOMAINS: Readonly<Record<string, Domain>> = { TWO_MOVERS, TRIP, STREAM, BRIDGE, JOINT_WORK, CREW, MIXTURE_KIND };

/** What several kinds make of a text must have one answer. */
export const readClauses = (typed: string): Problem | null => {
  const text = plainStory(typed);
  const story = hasStrangePronoun(typed) ? null : storyIn(text, normal(text));
  if (!story) return null;
  const found = Object.values(DOMAINS).flatMap((domain) => {
    const table = readDomain(domain, story);
    const problem = table && (table.clock ? asClock(table, table.clock.start, table.clock.unit) : storyOf(table));
    if (!problem) return [];
    if (problem.kind !== 'story') return [{ problem, key: problem.expression.key }];
    const answer = planWordProblem(problem)?.answer;
    return answer?.kind === 'value' ? [{ problem, key: answer.exact.key }] : [];
  });
  return new Set(found.map(({ key }) => key)).size === 1 ? (found[0]?.problem ?? null) : null;
};
