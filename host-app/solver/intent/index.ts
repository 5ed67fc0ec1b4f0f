import { parsed, ParseProblem, parsedOrNull } from '../parse/index.js';
import { definedOrNull } from '../kernel/problem.js';
import { pack } from '../packs/registry.js';
import type { Problem } from '../solution.js';
import { someNode, variablesOf } from '../tree/walk.js';
import { isNode, type Expr } from '../tree/expr.js';
import { ALGEBRA } from './algebra.js';
import { mayBeFunctionQuestion } from './function-words.js';
import { intake, separateEquations } from './intake.js';
import { NUMBERS } from './numbers.js';
import { looksLikeProse, type Pattern } from './text.js';
import { written } from './written.js';

const MAY_BE_CALCULUS =
  /deriv|different|integra|∫|(?<![a-z])int(?![a-z])|(?<![a-z])lim|^(?:\\frac)?\{?d ?[\^²³/\d{}]/i;
const notationFor = (text: string): readonly Pattern[] => [
  ...NUMBERS,
  ...(MAY_BE_CALCULUS.test(text) ? pack('calculus').CALCULUS : []),
  ...ALGEBRA,
];

const clean = (text: string): string =>
  written(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/[?.\s]+$/, ''),
  );

type Found = Problem | ParseProblem | null;
const isProblem = (found: Found): found is Problem => found !== null && !(found instanceof ParseProblem);

/** The first pattern that reads the text, or the error of the first one that seemed to match. */
const readBy = (patterns: readonly Pattern[], text: string): Found => {
  let failure: ParseProblem | null = null;
  for (const [pattern, reader] of patterns) {
    const match = pattern.exec(text);
    if (!match) continue;
    const parts = match.slice(1).map((part: string | undefined) => part ?? '');
    const found = parsed(() => reader({ text, parts }));
    if (found instanceof ParseProblem) failure ??= found;
    else if (found && (SETS_UP_LETTERS.has(found.kind) || !containsWords(found.expression))) return found;
  }
  return failure;
};

/** Kinds whose letters are names that the engine has chosen itself. */
const SETS_UP_LETTERS: ReadonlySet<string> = new Set(['story', 'measure', 'counted', 'rewrite']);

const HAS_WORD = /\p{L}{2,}|~|P\(|[)>] ?[+−·×-] ?\d*[(<]|\|[(<]|\+ ?(?:\.{2,}|…)/u;

const attempted = (text: string, reader: (text: string) => Problem | null): Problem | null =>
  parsedOrNull(() => reader(text));

/** A percentage, an angle without a unit, a list of numbers with commas in them, 1/2x, 9^1/2, e^2x, sin x/2. */
const MAY_BE_OTHER =
  /%|\d,\d|\/ ?[\d.]*[a-z( !]|\^ ?-?(?:\d+ ?[a-z/]|[a-z]\/)|(?<![a-z])(?:sin|cos|tan|sec|csc|cot|ln|log|sqrt|√) ?(?:\(?\d|[a-z] ?[\^²³/])|root of/;
/** The other meaning of a text that has two is offered. */
const withOther = (found: Problem, text: string): Problem => {
  if (!MAY_BE_OTHER.test(text) || found.options.otherwise) return found;
  const other = pack('expressions').otherText(text);
  const { expression } = (other === text ? null : attempted(other, readText)) ?? found;
  return expression.key === found.expression.key
    ? found
    : { ...found, options: { ...found.options, otherwise: { text: other, expression } } };
};

/** What has just been read: a text with several questions is read as a whole and in parts. */
const readings = new Map<string, Found>();
const READINGS = 9;
/**
 * Reads a question; null for prose. What `questionsIn` has read is not read again.
 * @throws ParseProblem where the maths cannot be read
 */
export const read = (question: string): Problem | null => {
  let found = readings.get(question);
  if (found === undefined) {
    found = parsed(() => readAnew(question));
    if (readings.size === READINGS) readings.clear();
    readings.set(question, found);
  }
  if (found instanceof ParseProblem) throw found;
  return found;
};
/** What can't be read as it is written is read without courtesy and misspelling. */
const readAnew = (question: string): Problem | null => {
  const text = intake(question);
  const first = parsed(() => readText(text));
  if (isProblem(first)) return withOther(first, text);
  const found = pack('wordProblems').readOtherwise(text, question, readText, readAnew);
  if (found !== undefined) return found && withOther(found, text);
  // The marks point into the text that was given.
  if (first && text !== question.trim()) readText(question);
  if (first) throw first;
  return null;
};

/** A question without a value can be read too. */
const isRead = (text: string): boolean =>
  definedOrNull(() => parsedOrNull(() => read(text)) !== null) ?? true;
/** The questions of one text, each of which can be read alone; the text itself where it is one question. */
export const questionsIn = (text: string): string[] => {
  if (!MAY_BE_SEVERAL.test(text) || (separateEquations(text).length === 0 && isRead(text))) return [text];
  const parts = pack('wordProblems').separately(text);
  return parts.every(isRead) ? parts : [text];
};
/** Lines, sentences, numbers; 'domain and range of', 'next two terms of', 'the first three terms'. */
const MAY_BE_SEVERAL =
  /\n|[;?.] | \(?\w\) | and (?:the )?[a-z -]+ of | and (?:as )?an? |\b(?:next|first) \w+ |[\d)] and (?:\d|\w+\(|the mid)|[:,] [^:,]* and [^:,]*$/i;
/**
 * No products: values of a function that is not given ('y(0) = 1, y(1) = 2'), partial derivatives (u_xx), a transform
 * (L{t}), ∫2^3, |i + j|, log2x, what a lost comma has joined ('2x+3 x=4', '3x x = 4', '2a+b a=3', 'x > 3 x < 7', '1/2 1/3', 'y = x^2 dy/dx').
 */
const NO_PRODUCTS =
  /\bL ?\\?\{|(?:∫|\bint) ?(?![01]\^)\d+\^\d+ |^[fgh] ?(?:[∘o]|\([fgh]).*=[^=,;]*(?<! and) [fgh]\(x\) ?=|^\|[^|a-hl-z]*j[^|a-hl-z]*\|$|\blog[2-9][a-z]|^(?:y|f ?\(x\)) ?= ?[^y=,]*(?<![a-z]{2}) (?:dy ?\/ ?dx|[yf]['′’]+)(?: ?\(.*\))?$|[-+]\d+ [a-z] from |(?<![a-z])([a-z])(?![a-z])(?:(?:\^\d)? \1 ?=|.*(?:(?<![a-z])[a-z]|\)|\^\d) \1=)|^(?:[fghy]'*\(-?[\d.]+\) ?= ?[^=,;]+(?:[,;] ?| and |$)){2,}$|\b[a-z]_([a-z])\2\b|[-+*/][\d.]+ [a-z] ?[=<>≤≥]|(?<![a-z] ?)= ?-?[\d.]+ [a-z] ?=|([a-z]) ?= ?-?[\d.]+ \3 ?=|=-?[\d.]+ [a-z][-+*/^][^=,;(]*=|^([a-z])=-?[\d.]+ \4(?![a-z])|[<≤][^,;<>≤≥a-z∨∧∪]*[a-z]?[^,;<>≤≥a-z∨∧∪]*[>≥]|[>≥][^,;<>≤≥a-z∨∧∪]*[a-z]?[^,;<>≤≥a-z∨∧∪]*[<≤]|(?<![\d ])\d+\/\d+ \d+\/\d|^\w+ (?:is )?(?:the [a-z]{4,}|cost|sine|roots|logs)$/i;
/** The line below an equation does not multiply it: 'x^2 = 4' above 'x + 1'. */
const NO_SAME_LINE = /[=<>≤≥].*(?:\d|\)|(?<![a-z])[a-z])[ .]*\n\s*(?:\d|\(|[a-z](?![a-z]))/i;
const readText = (question: string): Problem | null => {
  const text = clean(question);
  if (NO_PRODUCTS.test(text) || NO_SAME_LINE.test(question)) return null;
  // The dots at the end of 0.333... are not a full stop.
  if (/\.\d+ ?(?:\.{2,}|…)\s*$/.test(question)) return null;
  if (text === '') throw new ParseProblem('parse.empty', { start: 0, end: 0 });
  const curve = mayBeFunctionQuestion(text) ? readBy(pack('functions').FUNCTION_QUESTIONS, text) : null;
  if (isProblem(curve)) return curve;
  const found = readBy(notationFor(text), text);
  if (isProblem(found)) return found;
  const worded = HAS_WORD.test(text) ? readBy(pack('wordProblems').WORDED, text) : null;
  if (isProblem(worded)) return worded;
  const failure = worded ?? found;
  if (looksLikeProse(text) && (!failure || failure.messageKey === 'cannot.words')) return null;
  if (failure) throw failure;
  return null;
};

/** Seven different letters side by side are a word that was read as a product. */
const containsWords = (e: Expr): boolean => variablesOf(e).length > 6 || addsPoints(e);
/** (1, 2) + (3, 4), (1, 2) · (3, 4), |(3, 4)|: vectors are read in another place. */
const addsPoints = (e: Expr): boolean =>
  (e.kind === 'sum' || e.kind === 'product' || (isNode(e) && e.name === 'abs')) &&
  someNode(e, (part) => isNode(part) && part.name === 'tuple');
