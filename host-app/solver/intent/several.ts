import { positivePair } from '../word-problems/clauses/amounts/positive-pair.js';
import { at } from './text.js';
import { canon } from '../kernel/canonical.js';
import { pack } from '../packs/registry.js';
import { parse } from '../parse/index.js';
import { plain } from '../print/plain.js';
import { ASK, N, NEXT } from './forms.js';
import { intake } from './intake.js';

const NOUN = String.raw`(?:(?:first |second )?derivative|domain|range|mean|median|mode|(?:sample |population )?(?:variance|standard deviation)|gcd|gcf|hcf|lcm|sum|product|area|perimeter|circumference|volume|surface area|period|amplitude|vertex|axis of symmetry|[xy]-intercepts?|real part|imaginary part|(?:principal )?argument|trace|determinant|inverse|rank|eigenvalues|slope|modulus|argument|magnitude|quartiles|IQR|interquartile range|phase shift|discriminant|transpose|characteristic polynomial|nullity|eigenvectors|cent(?:er|re)|radius|foci|eccentricity|asymptotes|midpoint|distance|length|roots|zeros|holes?|(?:radius|interval) of convergence|correlation(?: coefficient)?|least[- ]squares line|regression line|slope|gradient|equation)`;
const SEVERAL = at(`${ASK}(${NOUN}(?:, (?:the )?${NOUN})*),? and (?:the )?(${NOUN}) ((?:of|for) .+)`);
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const FURTHER = at(
  `${ASK}next (two|three|four|five|[2-5]) ${NEXT}(?:(?: (?:of|in|for|after))?(?: the)?(?: sequence| pattern| series)?)?:? ((?:${N}, ?){2,}${N})[,.… ]*`,
);

/** What may be asked beside another thing: a name of up to four words, f(g(3)), cos θ. */
const PART = String.raw`(?:[a-z]{1,3}'{0,2}\((?:[a-z]\()?-?[\w./]+(?: ?(?:<=|>=|[<>=≤≥]) ?-?[\w./]+)?\)?\)|d\^?2?y\/dx\^?2?|d²y\/dx²|[A-Z] ?[∪∩\\−-] ?[A-Z]|[a-z]_(?:\d+|[xyz]{1,3})|[a-z]\d+|(?:sin|cos|tan|cot|sec|csc) ?\(?\d?[a-zθαβ]\)?|[a-z][a-z-]{2,}(?: [a-z-]+){0,3}|[a-z]|IQR)`;
const LONGEST = 300;
const LISTED = at(
  `(?:a_?n ?= ?)?(.*n.*?)[,;.]? (?:list|write|find|give|what are) the first (two|three|four|five|[2-5]) ${NEXT}`,
);

const FIRST_OF = at(
  `${ASK}first (two|three|four|five|[2-5]) ${NEXT} of (?:the sequence )?(?:a_?\\{?n\\}? ?= ?)(.*n.*)`,
);

/** The terms that follow, each asked for with those before it. */
const followingTerms = (count: number, items: readonly string[]): string[] => {
  if (count === 0) return [];
  const next = pack('numbers').progressionOf(items.map((item) => canon(parse(item))))?.next;
  return next
    ? [`next term of ${items.join(', ')}`, ...followingTerms(count - 1, [...items, plain(canon(next))])]
    : ['?'];
};
/** 'floor(-3.2) and ceil(-3.2)', '11 choose 4 and 9P3': two values of functions of numbers. */
const FUNCTION_OF_NUMBERS = String.raw`((?:floor|ceil|round|sqrt|cbrt|sin|cos|tan|ln|log|abs) ?\(?-?[\d./π°]+\)?|\d+ ?choose ?\d+|\d+[PC]\d+|\d+!|√\(?\d+\)?)`;
const TWO_VALUES = at(
  `(?:(?:find|evaluate|calculate|compute|what are|work out) )?${FUNCTION_OF_NUMBERS} and ${FUNCTION_OF_NUMBERS}`,
);
const CONVERGENCE = at(`${ASK}radius and (?:the )?interval of convergence (?:of|for) (.+)`);
const PARTIALS = at(
  String.raw`(?:f\(x, ?y\) ?= ?(.+?)[,.;]? (?:find|what are) (?:both|the|all)(?: the)?(?: first)?(?:[- ]order)? partial derivatives|${ASK}(?:both |all )?(?:the )?(?:first )?partial derivatives of (?:f\(x, ?y\) ?= ?)?(.+))`,
);
const ITS = at(`${ASK}(?!inverse)(${NOUN}) (of .+?),? and (?:its|any|also the|the) (${NOUN})`);
const NATURE = at(
  `${ASK}discriminant of (.+?)(?: ?= ?0)?,? and (?:state |give |hence (?:state )?|find )?(?:the )?nature of (?:its|the) roots`,
);
const SEGMENT = at(
  String.raw`${ASK}distance (?:between|from) (?:[A-Z] ?)?(\([^()]+\)) (?:and|to) (?:[A-Z] ?)?(\([^()]+\)),? and (?:also )?(?:the |their )?midpoint(?: of [A-Z]{2})?`,
);
/** Things that are asked of one formula, or of two points. */
const askedOfOne = (text: string): string[] => {
  const [, one, other] = TWO_VALUES.exec(text) ?? [];
  if (one && other) return [one, other];
  const [, series] = CONVERGENCE.exec(text) ?? [];
  if (series) return [`radius of convergence of ${series}`, `interval of convergence of ${series}`];
  const [, f, g = f] = PARTIALS.exec(text) ?? [];
  if (g) return ['x', 'y'].map((letter) => `partial derivative of ${g} with respect to ${letter}`);
  const [, noun, of, its] = ITS.exec(text) ?? [];
  if (noun && its) return [`${noun} ${of ?? ''}`, `${its} ${of ?? ''}`];
  const [, quadratic] = NATURE.exec(text) ?? [];
  if (quadratic) return [`discriminant of ${quadratic}`, `nature of the roots of ${quadratic} = 0`];
  const [, from, to] = SEGMENT.exec(text) ?? [];
  return from ? [`distance between ${from} and ${to}`, `midpoint of ${from} and ${to}`] : [];
}; // prettier-ignore
const FORMS = at(
  String.raw`((?:write|express|convert|give) .+? (?:as|to|into|in)) an? (fraction|decimal|percent(?:age)?)(?: and| and as|, and) an? (fraction|decimal|percent(?:age)?)`,
);
const INTERCEPTS = at(String.raw`${ASK}(?:x- and y-|x and y )intercepts?(?: points?)? (of .+)`);
const DIMENSIONS = at(
  String.raw`(.*\brectang[^]*[.;,]) (?:find|what are|give)(?: the| its)? (?:dimensions|sides|length and (?:the )?width|width and (?:the )?length)(?: of (?:the|this) rectangle)?`,
);
/** 'f(x) = 2x, g(x) = x^2. Find f(g(3)) and g(f(3))', 'a sector with radius 6 and angle 60°: arc length and area' */
const BOTH = new RegExp(
  String.raw`^(.*?\d.*?[.;:,?] )(?:(find|what (?:is|are)|calculate|determine|compute|give|state) )?(?:the |its )?(${PART})(?:, (?:the |its )?(${PART}))?(?:,? and |, )(?:the |its )?(${PART})$`,
  'i',
);
const both = (text: string): string[] => {
  const [, given = '', verb, ...asked] = BOTH.exec(text) ?? [];
  const parts = asked.flatMap((one) => one ?? []);
  // 'f(f(x)) and its domain' is the domain of f(f(x)).
  if (/\) and its /.test(text)) return [];
  if (given === '' || (verb === undefined && !/[a-z]{4}|P\(/i.test(parts.join('')))) return [];
  return parts.map((one) => `${verb === undefined ? given.replace(/[,:;] $/, '. ') : given}${verb ?? 'find'} the ${one}`.replace(/the (?=[a-z]\()|the (?=(?:sin|cos|tan|cot|sec|csc)\b)|the (?=[a-z]{1}$)/i, ''));
}; // prettier-ignore
/** A text that begins with a task of its own. */
const COMMAND =
  /^(?:solve|find|what|how|calculate|evaluate|determine|compute|simplify|factor|expand|is|are|does)\b/i;
/** One question that asks for several things: the questions for each. */
const questionsOf = (text: string): string[] => {
  if (text.length > LONGEST) return [text];
  const [, curve] = INTERCEPTS.exec(text) ?? [];
  if (curve) return [`x-intercept ${curve}`, `y-intercept ${curve}`];
  const [, lead, first = '', second = ''] = FORMS.exec(text) ?? [];
  if (lead) return [`${lead} a ${first}`, `${lead} a ${second}`];
  const one = askedOfOne(text);
  if (one.length > 0) return one;
  const [, nouns, last, of = ''] = SEVERAL.exec(text) ?? [];
  if (nouns && last) return [...nouns.split(/, (?:the )?/), last].map((noun) => `${noun} ${of}`);
  const [, ahead, size = FIRST_OF.exec(text)?.[1] ?? ''] = LISTED.exec(text) ?? [];
  const term = ahead ?? FIRST_OF.exec(text)?.[2];
  if (term)
    return Array.from(
      { length: COUNTS[size.toLowerCase()] ?? Number(size) },
      (_, k) => `evaluate ${term} for n = ${k + 1}`,
    );
  const [, count = '', items] = FURTHER.exec(text) ?? [];
  if (items) return followingTerms(COUNTS[count.toLowerCase()] ?? Number(count), items.split(/, ?/));
  const pair = both(text);
  return pair.length > 0 ? pair : [text];
};

/** 'Solve x + 1 = 2. Solve y - 3 = 4.', a numbered list, or a line for each question. */
const partsOf = (text: string): string[] =>
  text
    .split(
      /\n+|(?<=[?;]) +(?!\([a-z] ?(?:≠|!=|[<>≤≥]))|(?<=[\p{L}\d)]\.) +(?=[A-Z])|(?<=\S) +(?=\(?(?:\d|[b-h])\) )/u,
    )
    .map((part) => part.replace(/[;.\s]+$/, '').trim())
    .filter((part) => part !== '');

const MOST_QUESTIONS = 12;
const lettersOf = (text: string): string[] => text.match(/(?<![a-z])[a-z](?![a-z])/gi) ?? [];
/** 'y = 2x + 1. Find y when x = 4.': what is asked belongs to what is given before it. */
const isGiven = (given: string, asked: string): boolean => {
  if (!given.includes('=') || /^\(?\w\) |[a-z]{4}/i.test(given)) return false;
  const letters = lettersOf(asked);
  return (
    /^(?:find|what|evaluate|calculate|compute|determine|how|is|give|state)\b|[a-z]\([a-z]\)/i.test(asked) &&
    (letters.length === 0 || letters.some((letter) => given.includes(letter)))
  );
};
/** 'Find x^2', 'what is x + y', '2x': an expression alone. */
const EXPRESSION =
  /^(?:(?:and|then|hence|now) )*(?:(?:find|what is|what's|evaluate|calculate|compute|determine|give|state|work out)(?: the value of)? )?((?:[^a-z=<>≤≥≠]|(?<![a-z])[a-z]{1,2}(?![a-z])|sqrt|sin|cos|tan|log|abs)+)$/i;
/** 'Solve x + 1 = 3. Find x^2': the letters have the values that are found before. */
const isFoundBefore = (given: string, asked: string): boolean => {
  const letters = (EXPRESSION.exec(asked)?.[1] ?? '').replace(/[a-z]{3,}|ln/gi, '').match(/[a-z]/gi) ?? [];
  return /[=<>≤≥≠]/.test(given) && letters.length > 0 && letters.every((letter) => lettersOf(given).includes(letter));
}; // prettier-ignore
const VALUE = /^([a-z]) ?= ?-?\d[\d./]*$/i;
/** 'x = 3; 2x + 1': the value of an expression, not two questions. */
const isValueOf = (given: string, asked: string): boolean =>
  !/[=<>≤≥]/.test(asked) && lettersOf(asked).includes(VALUE.exec(given)?.[1] ?? '?');

/** The parts of a text that are questions of their own. */
export const separately = (text: string): string[] => {
  const [, figure] = DIMENSIONS.exec(text.trim().replace(/[?.]+$/, '')) ?? [];
  if (figure) return [`${figure} Find the length.`, `${figure} Find the width.`];
  const numbers = positivePair(text);
  if (numbers.length > 0) return numbers;
  const pair = COMMAND.test(text) ? [] : both(intake(text));
  if (pair.length > 0) return pair;
  const parts = partsOf(text);
  if (parts.length < 2) return questionsOf(intake(text));
  for (const [asked = '', ...given] of [parts, [...parts].reverse()])
    if (given.every((one) => isValueOf(one, asked))) return [`evaluate ${asked} when ${given.join(' and ')}`];
  const isOne = parts.some((asked, at) =>
    parts
      .slice(0, at)
      .some((given) => isGiven(given, asked) || (!text.includes('\n') && isFoundBefore(given, asked))),
  );
  return isOne || parts.length > MOST_QUESTIONS ? [text] : parts;
};
