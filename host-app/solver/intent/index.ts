import { ParseProblem, parsedOrNull } from '../parse/index.js';
import { MathProblem } from '../kernel/problem.js';
import { pack } from '../packs/registry.js';
import type { Problem } from '../solution.js';
import { mapTree, someNode, variablesOf } from '../tree/walk.js';
import { arg, isNode, power, product, quotient, rebuild, type Expr } from '../tree/expr.js';
import { ALGEBRA } from './algebra.js';
import { CALCULUS } from './calculus.js';
import { mayBeFunctionQuestion } from './function-words.js';
import { intake, separateEquations } from './intake.js';
import { NUMBERS } from './numbers.js';
import { looksLikeProse, type Pattern } from './text.js';
import { written } from './written.js';

const NOTATION: readonly Pattern[] = [...NUMBERS, ...CALCULUS, ...ALGEBRA];

const clean = (text: string): string =>
  written(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[?.\s]+$/, ''),
  );

/** The first pattern that reads the text, or the error of the first one that seemed to match. */
const readBy = (patterns: readonly Pattern[], text: string): Problem | ParseProblem | null => {
  let failure: ParseProblem | null = null;
  for (const [pattern, reader] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    try {
      const found = reader({ text, parts: match.slice(1).map((part: string | undefined) => part ?? '') });
      if (found && (SETS_UP_LETTERS.has(found.kind) || !containsWords(found.expression))) return found;
    } catch (error) {
      if (!(error instanceof ParseProblem)) throw error;
      failure ??= error;
    }
  }
  return failure;
};

/** Kinds whose letters are names that the engine has chosen itself. */
const SETS_UP_LETTERS: ReadonlySet<string> = new Set(['story', 'measure', 'counted', 'rewrite']);

const HAS_WORD = /\p{L}{2,}|~|P\(|[)>] ?[+−-] ?\d*[(<]|\+ ?(?:\.{2,}|…)/u;

const attempted = (text: string, reader: (text: string) => Problem | null): Problem | null =>
  parsedOrNull(() => reader(text));

/** A percentage, an angle without a unit, a list of numbers with commas in them. */
const MAY_BE_OTHER =
  /%|(?<![a-z])(?:sin|cos|tan|sec|csc|cot) ?\(?[1-9]|(?:mean|average|median|mode|range|deviation|variance)\b.*\d,\d.*(?: and|;|, ) ?\d/;
/**
 * 1,234 may be a number between 1 and 2, 10% a part of 1, 30 a number of degrees, and 2,5 a number: the other reading is
 * offered.
 */
const withOther = (found: Problem, text: string): Problem => {
  const other = text
    .replace(
      /(?<![a-z])(sin|cos|tan|sec|csc|cot) ?\(?([1-9]\d*(?:\.\d+)?)\)?(?![\d.]| ?(?:°|deg|rad|pi|π|[a-z*/^]))/g,
      '$1($2°)',
    )
    .replace(/^.*(?:mean|average|median|mode|range|deviation|variance)\b.*$/, (list) =>
      /\d,\d.*(?: and|;|, ) ?\d/.test(list) ? list.replace(/(\d),(?=\d)/g, '$1.') : list,
    )
    .replace(/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d,])/g, '$1.$2')
    .replace(/([+−-]\s*\d+(?:\.\d+)?)\s*(?:%|percent\b)/g, '$1/100');
  const otherReading = other === text || found.options.otherwise ? null : attempted(other, readText);
  return otherReading && otherReading.expression.key !== found.expression.key
    ? {
        ...found,
        options: { ...found.options, otherwise: { text: other, expression: otherReading.expression } },
      }
    : found;
};

/**
 * Reads a question; null for prose. What can't be read as it is written is read without courtesy and misspelling.
 * @throws ParseProblem where the maths cannot be read
 */
export const read = (question: string): Problem | null => {
  const text = intake(question);
  const others = text === question.trim() ? [] : [question];
  let failure: ParseProblem | null = null;
  try {
    const found = readText(text);
    if (found) return MAY_BE_OTHER.test(text) ? withOther(found, text) : found;
  } catch (error) {
    if (!(error instanceof ParseProblem)) throw error;
    failure = error;
  }
  for (const other of [...others, ...pack('wordProblems').furtherReadings(text)]) {
    const found = attempted(other, readText);
    if (found) return withOther(found, text);
  }
  // The marks point into the text that was given.
  if (failure && text !== question.trim()) readText(question);
  if (failure) throw failure;
  return null;
};

/** A question without a value can be read too. */
const isRead = (text: string): boolean => {
  try {
    return read(text) !== null;
  } catch (error) {
    if (error instanceof ParseProblem) return false;
    if (error instanceof MathProblem) return true;
    throw error;
  }
};
/** The questions of one text, each of which can be read alone; the text itself where it is one question. */
export const questionsIn = (text: string): string[] => {
  if (!MAY_BE_SEVERAL.test(text) || (separateEquations(text).length === 0 && isRead(text))) return [text];
  const parts = pack('wordProblems').separately(text);
  return parts.every(isRead) ? parts : [text];
};
/** Lines, sentences, numbers; 'domain and range of', 'next two terms of', 'the first three terms'. */
const MAY_BE_SEVERAL = /\n|[;?.] | \(?\w\) | and (?:the )?[a-z -]+ of |\b(?:next|first) \w+ /i;
/**
 * No products: values of a function that is not given ('y(0) = 1, y(1) = 2'), partial derivatives (u_xx), what a lost comma
 * has joined ('2x+3 x=4', 'x > 3 x < 7', '1/2 1/3').
 */
const NO_PRODUCTS =
  /^(?:[fghy]'*\(-?[\d.]+\) ?= ?[^=,;]+(?:[,;] ?| and |$)){2,}$|\b[a-z]_([a-z])\1\b|[-+*/][\d.]+ [a-z] ?[=<>≤≥]|(?<![a-z] ?)= ?-?[\d.]+ [a-z] ?=|([a-z]) ?= ?-?[\d.]+ \2 ?=|[<≤][^,;<>≤≥a-z∨∧∪]*[a-z]?[^,;<>≤≥a-z∨∧∪]*[>≥]|[>≥][^,;<>≤≥a-z∨∧∪]*[a-z]?[^,;<>≤≥a-z∨∧∪]*[<≤]|(?<![\d ])\d+\/\d+ \d+\/\d|^\w+ (?:is )?(?:the [a-z]{4,}|cost|sine|roots|logs)$/i;
const readText = (question: string): Problem | null => {
  const text = clean(question);
  if (NO_PRODUCTS.test(text)) return null;
  // The dots at the end of 0.333... are not a full stop.
  if (/\.\d+ ?(?:\.{2,}|…)\s*$/.test(question)) return null;
  if (text === '') throw new ParseProblem('parse.empty', { start: 0, end: 0 });
  const curve = mayBeFunctionQuestion(text) ? readBy(pack('functions').FUNCTION_QUESTIONS, text) : null;
  if (curve && !(curve instanceof ParseProblem)) return curve;
  const found = readBy(NOTATION, text);
  if (found && !(found instanceof ParseProblem)) return found;
  const worded = HAS_WORD.test(text) ? readBy(pack('wordProblems').WORDED, text) : null;
  if (worded && !(worded instanceof ParseProblem)) return worded;
  const failure = worded ?? found;
  if (looksLikeProse(text) && (!failure || failure.messageKey === 'cannot.words')) return null;
  if (failure) throw failure;
  return null;
};

/** Seven different letters side by side are a word that was read as a product. */
const containsWords = (e: Expr): boolean => variablesOf(e).length > 6 || addsPoints(e);
/** (1, 2) + (3, 4): vectors are read in another place. */
const addsPoints = (e: Expr): boolean =>
  e.kind === 'sum' && someNode(e, (part) => isNode(part) && part.name === 'tuple');

/** Another way to read the same text, when it is ambiguous: 6/2(1+2), 1/2x. A formula made from words is not. */
export const alternatives = (problem: Problem, text: string): Problem[] => {
  const other = mapTree(problem.expression, (part) => {
    const [first, ...rest] = part.kind === 'product' && /[/÷]/.test(text) ? part.args : [];
    if (!first || first.kind !== 'quotient' || rest.length === 0) return part;
    return quotient(arg(first, 0), product(arg(first, 1), ...rest));
  });
  const turned =
    problem.kind === 'derivative' || problem.kind === 'integral' ? squaredFunction(problem.expression) : null;
  return [other, ...(turned ? [turned] : [])]
    .filter((e) => e.key !== problem.expression.key)
    .map((expression) => ({ ...problem, expression }));
};

/** sin x^2 may mean (sin x)^2. */
const squaredFunction = (e: Expr): Expr | null => {
  const inner = e.kind === 'call' ? arg(e, 0) : null;
  return e.kind === 'call' && inner?.kind === 'power'
    ? power(rebuild(e, [arg(inner, 0)]), arg(inner, 1))
    : null;
};
