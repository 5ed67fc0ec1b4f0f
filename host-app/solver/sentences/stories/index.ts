import { planStory } from '../../plan/story.js';
import type { Problem } from '../../solution.js';
import { list, type Expr } from '../../tree/expr.js';
import { normal } from '../language/normal.js';
import { readChain } from './rates/chain.js';
import { COMPARISONS } from './compare.js';
import { readClause } from './grammar.js';
import { readFrames } from './frames/index.js';
import { EMPTY, type Ledger } from './ledger.js';
import { isOneUnit } from './rates/one-unit.js';
import { readLedgerQuestion } from './ledger-questions.js';
import { readEvent } from './ledger-rules.js';
import { COMPARED, readQuestion, type Asked } from './questions.js';
import { readSets } from './sets.js';
import { readTally } from './tally/index.js';
import { splitStory, type Parts } from './sentences.js';
import { START, type State } from './state.js';

const story = (facts: readonly Expr[], asked: Asked): Problem => ({
  kind: 'story',
  expression: list('system', facts),
  variable: '',
  options: { items: [asked.expression], operation: asked.isWhole ? 'whole' : 'positive' },
});

const KIN =
  '(?:brother|sister|cousin|friend|boyfriend|girlfriend|husband|wife|son|daughter|uncle|aunt|neighbor|roommate|classmate)';
/** Words that join sentences, and 'his younger sister, Martha,' for Martha. */
const joined = (text: string): string =>
  text
    .replace(/,? (?:on the other hand|however|meanwhile|therefore),?(?= )/g, '')
    .replace(
      new RegExp(
        `\\b(?:his|her|their) (?:(?:younger|older|little|big|best|twin) )?${KIN}, ([a-z]+)(?:,(?= (?!and )))?`,
        'g',
      ),
      '$1',
    )
    .replace(/\bwhat's\b/, 'what is')
    .replace(/^how much, in dollars, /, 'how much ')
    .replace(/ have more than (?=[a-z]+\?$)/, ' have than ')
    .replace(/([.?!] )how much, in dollars, /, '$1how much ');
const PLAIN = /\b(?:also|only|just|exactly|currently|already|simply)\b ?/g;
const plain = (clause: string): string => clause.replace(PLAIN, '').trim();

/** 'three times more' is sometimes understood as four times as many: that becomes a question of its own. */
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
  if (!isOneUnit([...statements, question])) return null;
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

const readFramed = (parts: Parts, text: string): Problem | null => {
  const named = { statements: parts.statements.map(plain), question: plain(parts.question) };
  const asked = readFrames(named, text);
  return asked && withOther(story(asked.facts, asked), asked.isTwofold, text);
};

const readGroups = (parts: Parts): Problem | null => {
  const asked = readSets({ statements: parts.statements.map(plain), question: plain(parts.question) });
  return asked && story(asked.facts, asked);
};

const readRates = ({ statements, question }: Parts): Problem | null => {
  const asked = readChain({ statements: statements.map(plain), question: plain(question) });
  return asked && story(asked.facts, asked);
};

const readSums = ({ statements, question }: Parts): Problem | null => {
  const asked = readTally({ statements: statements.map(plain), question: plain(question) });
  return asked && story(asked.facts, asked);
};

const namesIn = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/(?<![.?!] )(?<=[a-z,'’0-9] )[A-Z][a-z'-]+/g)].map(([name]) => name.toLowerCase()),
  );

/** 'He will eat 3': the current amount differs from the amount after that. */
const isYetToCome = ({ statements, question }: Parts): boolean =>
  statements.some((text) =>
    /\b(?:will|would|could|can|might|tomorrow|(?:needs?|has|have|wants?|plans?|decides?) to)\b(?! (?:hold|fit|be|have)\b)/.test(
      text,
    ),
  ) &&
  /\bnow\b|\bcurrently\b|^how (?:many|much)[a-z ]* (?:does|do) [a-z ]+ have(?: left)?$/.test(
    question.replace(/\?$/, ''),
  );

/** Several sentences that end in a question; null where any part was not understood. */
export const readStory = (text: string): Problem | null => {
  const parts = splitStory(joined(normal(text)).replace(/,? in dollars(?=[?.]?$)/, ''));
  if (!parts || isYetToCome(parts)) return null;
  const found = [
    readComparisons(parts, text),
    readLedger(parts),
    readRates(parts),
    readFramed(parts, text),
    readGroups(parts),
    readSums(parts),
  ].filter((problem) => problem !== null);
  // All readings of the text must give the same answer.
  const answers = new Set(found.map((problem) => planned(problem)));
  return answers.size === 1 ? (found[0] ?? null) : null;
};
const planned = (problem: Problem): string => {
  const answer = planStory(problem)?.answer;
  return answer?.kind === 'value' ? answer.exact.key : '';
};
