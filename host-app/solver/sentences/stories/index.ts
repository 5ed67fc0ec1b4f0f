import { planStory } from '../../plan/story.js';
import type { Problem } from '../../solution.js';
import { list, type Expr } from '../../tree/expr.js';
import { normal } from '../language/normal.js';
import { readChain } from './chain.js';
import { COMPARISONS } from './compare.js';
import { readClause } from './grammar.js';
import { EMPTY, type Ledger } from './ledger.js';
import { readLedgerQuestion } from './ledger-questions.js';
import { readEvent } from './ledger-rules.js';
import { COMPARED, readQuestion, type Asked } from './questions.js';
import { splitStory, type Parts } from './sentences.js';
import { START, type State } from './state.js';

const story = (facts: readonly Expr[], asked: Asked): Problem => ({
  kind: 'story',
  expression: list('system', facts),
  variable: '',
  options: { items: [asked.expression], operation: asked.isWhole ? 'whole' : 'positive' },
});

const PLAIN = /\b(?:also|only|just|exactly|currently|already|simply)\b ?/g;
const plain = (clause: string): string => clause.replace(PLAIN, '').trim();

/** Some take 'three times more' for four times as many: that is a question of its own. */
const withOther = (problem: Problem, isTwofold: boolean, text: string): Problem => {
  if (!isTwofold) return problem;
  const other = normal(text)
    .replace(/(\d+) times older than/g, (_, n: string) => `${Number(n) + 1} times as old as`)
    .replace(
      /(\d+) times more((?: [a-z]+){0,3}) than/g,
      (_, n: string, what: string) => `${Number(n) + 1} times as many${what} as`,
    );
  const meant = readStory(other);
  return meant
    ? {
        ...problem,
        options: { ...problem.options, otherwise: { text: other, expression: meant.expression } },
      }
    : problem;
};

const readComparisons = ({ statements, question }: Parts, text: string): Problem | null => {
  let state: State | null = { ...START, names: namesIn(text) };
  for (const statement of statements) state = state && readClause(COMPARISONS, state, plain(statement));
  if (!state || state.facts.length === 0) return null;
  const asked = readQuestion(COMPARED, state, plain(question));
  return asked && withOther(story(state.facts, asked), state.isTwofold, text);
};

const readLedger = ({ statements, question }: Parts): Problem | null => {
  let ledger: Ledger | null = EMPTY;
  for (const statement of statements) ledger = ledger && readEvent(ledger, statement);
  const asked = ledger && readLedgerQuestion(ledger, plain(question));
  return asked && story(asked.facts, asked);
};

const readRates = ({ statements, question }: Parts): Problem | null => {
  const asked = readChain({ statements: statements.map(plain), question: plain(question) });
  return asked && story(asked.facts, asked);
};

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<![.?!] )(?<=[a-z,'’0-9] )[A-Z][a-z'-]+/g)].map(([name]) => name.toLowerCase()),
  );

/** Several sentences that end in a question, or null where any part of them is not understood. */
export const readStory = (text: string): Problem | null => {
  const parts = splitStory(normal(text).replace(/,? in dollars(?=[?.]?$)/, ''));
  if (!parts) return null;
  const found = [readComparisons(parts, text), readLedger(parts), readRates(parts)].filter(
    (problem) => problem !== null,
  );
  // Read in two ways, a story must come to the same.
  const answers = new Set(found.map((problem) => planned(problem)));
  return answers.size === 1 ? (found[0] ?? null) : null;
};
const planned = (problem: Problem): string => {
  const answer = planStory(problem)?.answer;
  return answer?.kind === 'value' ? answer.exact.key : '';
};
