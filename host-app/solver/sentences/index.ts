import { hasIdleEnd } from './language/idle-ends.js';
import type { Pattern } from '../intent/text.js';
import { parsedOrNull } from '../parse/index.js';
import { pack } from '../packs/registry.js';
import type { Problem } from '../solution.js';
import { withUnit } from '../word-problems/answer-unit.js';
import { readApplied } from '../families/index.js';
import { CALCULUS_QUESTIONS } from './calculus.js';
import { SENTENCES } from './expressions.js';
import { NAMED_AMOUNTS } from './named-amounts.js';
import { readEvents } from './formulas/events.js';
import { readFormula } from './formulas/index.js';
import { readWordProblem } from '../word-problems/index.js';
import { readCounting } from './arrangements/index.js';
import { CONGRUENCE_QUESTIONS } from './congruences.js';
import { EQUATION_QUESTIONS } from './equations.js';
import { LETTER_QUESTIONS } from './letters.js';
import { NUMBER_QUESTIONS } from './numbers.js';
import { LAW_QUESTIONS } from './formulas/laws.js';
import { readProbability } from './probability/index.js';
import { SEQUENCE_QUESTIONS } from './formulas/sequences.js';
import { STATISTICS_QUESTIONS } from './formulas/statistics.js';
import { readFigure } from './school/figures.js';
import { readMeans } from './school/means.js';
import { readVenn } from './school/venn.js';
import { MATRIX_QUESTIONS } from './matrices.js';
import { REWRITE_QUESTIONS } from './rewrites.js';
import { UNIT_QUESTIONS } from './units.js';
import { VALUE_QUESTIONS } from './values.js';

/** Names of distributions, X ~ N(…), P(X < …). */
const DISTRIBUTION =
  /\b(?:trials|binomial|poisson|geometric(?! (?:mean|series|sequence|progression))|normal(?:ly)?(?= (?:dist|with|curve|random|prob)| ?\())\b|~|\\sim|\bP(?:r|rob)? ?\( ?(?:[A-Zx-z] ?[<>=≤≥\\]|-?[\d.]+ ?[<≤])|percentile of (?:a |the )?(?:standard )?normal|standard normal/i;

const PATTERNS: readonly Pattern[] = [
  NAMED_AMOUNTS,
  [/^(?=.* ).*[a-z]{2}.*$/isu, ({ text }) => readApplied(text)],
  [DISTRIBUTION, ({ text }) => pack('distributions').readDistribution(text)],
  [/\bP(?:r|rob)? ?\([^()]+\) ?(?:=|is)/iu, ({ text }) => readEvents(text)],
  ...LETTER_QUESTIONS,
  ...MATRIX_QUESTIONS,
  ...CONGRUENCE_QUESTIONS,
  ...NUMBER_QUESTIONS,
  ...CALCULUS_QUESTIONS,
  ...LAW_QUESTIONS,
  ...REWRITE_QUESTIONS,
  ...UNIT_QUESTIONS,
  ...SEQUENCE_QUESTIONS,
  ...STATISTICS_QUESTIONS,
  ...SENTENCES,
  ...EQUATION_QUESTIONS,
  ...VALUE_QUESTIONS,
  [
    /^.*[a-z]{3}.* .* .*$/isu,
    ({ text }) =>
      readFormula(text) ??
      readWordProblem(text) ??
      readProbability(text) ??
      readCounting(text) ??
      readMeans(text) ??
      readVenn(text) ??
      readFigure(text),
  ],
];

/** Reads the question with the first reader that understands it. */
const readAny = (text: string): Problem | null => {
  for (const [pattern, reader] of PATTERNS) {
    const found = pattern.exec(text);
    const parts = found?.slice(1).map((part: string | undefined) => part ?? '');
    const problem = parts && parsedOrNull(() => reader({ text, parts }));
    if (problem) return problem;
  }
  return null;
};
/** The reader, and the unit of the answer that it leaves open. */
const withItsUnit = ([pattern, reader]: Pattern): Pattern => {
  const again = (text: string): Problem | null => {
    const found = pattern.exec(text);
    return parsedOrNull(
      () => found && reader({ text, parts: found.slice(1).map((part: string | undefined) => part ?? '') }),
    );
  };
  return [
    pattern,
    (found) => {
      const problem = withUnit(found.text, reader(found), again);
      return problem && hasIdleEnd(found.text, problem, readAny) ? null : problem;
    },
  ];
};

/** Questions in sentences; patterns for mathematical notation are tried first. */
export const WORDED: readonly Pattern[] = PATTERNS.map(withItsUnit);
