import { digitsForWords, partsInDigits } from '../sentences/language/normal.js';
import { inForms, otherForms } from './forms.js';
import { dividedFractions, LEADING, rewritten, stripped, TRAILING, UNKNOWN, type Rewrite } from './intake.js';
import { restated } from './restated/index.js';
import { ROWS } from './rows/index.js';
import { corrected } from './spelling.js';

const PART = String.raw`(?:[^\s(),=<>≤≥]|\([^()]*\))+`;
/** The root of a number, or of what is written without a space; 'of x + 9' and 'of 4 x' leave open where it ends. */
const rootOf = (name: string, call: string): Rewrite => [
  new RegExp(
    String.raw`\b(?:the )?${name} root of (\d+(?:\.\d+)?|${PART}(?! (?:plus|minus)))(?=[\s),=<>≤≥]|$)(?! *[-+−*/^(√]| [a-z](?![a-z]))`,
    'gi',
  ),
  `${call}($1)`,
];
/** Forms of questions and of signs in words. */
const WORDED: readonly Rewrite[] = [
  [
    /^(?:what(?: is|'s|s| does| do)|whats|how much(?: is| are)|how many(?: is| are)) (?:the (?:answer|solution|result|value) (?:to|of|for) )?(.+?)(?: equal(?: to)?| make| give)?$/i,
    'evaluate $1',
  ],
  [/^(?:twice|double|two times) (?=\d)/i, '2*'],
  [/\b(?:to the|raised to the)(?: power(?: of)?)? (-?\d+|[a-z])(?:th)?(?: power)?\b/gi, '^$1'],
  [/ squared\b/gi, '^2'],
  [/ cubed\b/gi, '^3'],
  rootOf('square', 'sqrt'),
  rootOf('cube', 'cbrt'),
  [/\bmultiplied by\b|\btimes\b/gi, '*'],
  [/\bdivided by\b/gi, '÷'],
  [/\bplus\b/gi, '+'],
  [/\bminus\b/gi, '-'],
  [/\bequals?(?: to)?\b|\bis equal to\b/gi, '='],
  [/\blog(?:arithm)? (?:to (?:the )?)?base (\d+|[a-z]) of (\S+)/gi, 'log_$1($2)'],
  [/\b(sin|cos|tan|ln|log|sine|cosine|tangent) of (?=\S)/gi, '$1 '],
  [/ *& */g, ' and '],
  [/(?:Δ|\\Delta ?)x/g, 'h'],
];
/** 'x+1 over x-1' is a fraction; what 'x + 1 over 2' means is open. */
const fractions = (text: string): string =>
  / [-+−] | of \S+ over | over \S+ over /.test(text.replace(/\([^()]*\)/g, ''))
    ? text
    : text.replace(new RegExp(`(${PART}) over (${PART})`, 'gi'), '($1)/($2)');
const OPERATION =
  /^((?:[a-z]{3,} (?:(?:is|the|out) )*)*)([^=<>≤≥]+?) (times|multiplied by|divided by) ([^=<>≤≥]+)(.*)$/is;
const SUM = /[^\s^(*/+−-] *[+−-]/;
/**
 * 'x+1 times x-1': what is written between such words is one operand if each operand is a sum, or a sum has no spaces.
 * 'x + 1 times 2' leaves it open, which is null. For numbers the order of operations is usual.
 */
const operands = (text: string): string | null => {
  const [, verb = '', a = '', how = '', b = '', rest = ''] = OPERATION.exec(text) ?? [];
  const isFormula = ![a, b].some((one) => / times | by |(?<!\\)[a-z]{4,}/i.test(one.replace(/sqrt/gi, '')));
  const sums = [a, b].filter((one) => SUM.test(one.replace(/\([^()]*\)/g, 'p')));
  if (!isFormula || sums.length === 0 || !/[a-z]/i.test(a + b)) return text;
  if (sums.length === 1 && sums.some((one) => /\s/.test(one))) return null;
  return `${verb}(${a})${how === 'divided by' ? '/' : '*'}(${b})${rest}`;
};
/** 1,234 has thousands, 3,5 has decimals, (3,5) is a point. */
const numbers = (text: string): string =>
  text
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?![\d,])/g, (run) => run.replaceAll(',', ''))
    .replace(/(?<![\d.,])(?<!\((?=\d+,\d+\)))(\d+),(\d{1,2}|\d{4,})(?![\d,.])/g, '$1.$2');

/** 'the slope of y = 2x + 1 plus 3', 'the integral of x from 0 to 3 plus 1': words after signs may belong to the slope. */
const IS_OPEN =
  /\b(?:slope|inverse|part|modulus|conjugate|argument|roots|zeros|solutions|discriminant|coefficient|determinant|trace) of .*[-+=^[].* (?:plus|minus|times|squared|cubed|divided|multiplied)\b|\b(?:integra|sum|limit|derivative|average|area).* (?:to|approaches|at [a-z] =) \S+ (?:plus|minus|times)(?! of| *$)/i;
/** Formulas between dollar signs; $5 is an amount. */
const LATEX = /\$(?!\d[\d.,]*(?:[\s?!]|$))([^$]+)\$/g;
const FIND = /^(?:work out|calculate|compute|determine|give|state|obtain|get|figure out) /i;
/** Each further reading costs as much as the first. */
const LONGEST = 300;

/** Further readings of a question that could not be read: each is tried in turn. */
export const furtherReadings = (question: string): string[] => {
  if (question.length > LONGEST) return [];
  const text = question.replace(LATEX, '$1');
  const asWritten = stripped(stripped(text, LEADING), TRAILING);
  const spelled = stripped(stripped(corrected(text), LEADING), TRAILING);
  const inDigits = partsInDigits(digitsForWords(spelled));
  const grouped = operands(fractions(inDigits));
  const inSigns =
    grouped === null || IS_OPEN.test(inDigits) ? spelled : rewritten(rewritten(grouped, WORDED), UNKNOWN);
  const asFind = spelled.replace(FIND, 'find ');
  const same = restated(spelled);
  const made = [
    text,
    ...otherForms(asWritten),
    ...otherForms(spelled),
    rewritten(spelled, UNKNOWN),
    numbers(text),
    inSigns,
    numbers(inSigns),
    ...otherForms(inSigns),
    ...same.flatMap((one) => [one, ...otherForms(one), ...inForms(ROWS, one)]),
    ...(asFind === spelled ? [] : [asFind]),
    ...[...new Set([asWritten, spelled, asFind, inSigns])].flatMap((one) => inForms(ROWS, one)),
  ];
  return [...new Set(made.map(dividedFractions))].filter((one) => one !== question);
};
