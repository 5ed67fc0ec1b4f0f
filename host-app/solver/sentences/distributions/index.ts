import {
  compare,
  divide,
  isInteger,
  multiply,
  rational,
  subtract,
  zero,
  type Rational,
} from '../../../maths/rational.js';
import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { list, num, sym, type Expr } from '../../tree/expr.js';
import { closedEnds, eventsIn } from './events.js';
import { N, numberOf, plainText, Rest } from './rest.js';
import { equal, fromSign, fromWords, normal, type Setting } from './settings.js';

const FILLER = new Set(
  'what is the probability of a an that in with for and if x z y w has have a follow follows distribution distributed variable random given find calculate compute determine work out evaluate let be where are approximately there value values is its it such proportion lie lies fall falls heights height weights weight iq test exam marks mark student person randomly selected chosen score scores distributed parameters parameter getting obtaining to as then suppose assume when by normally successes success independent trial trials probability value'.split(
    ' ',
  ),
);
const isUnderstood = (rest: Rest): boolean =>
  rest.text.split(/[\s,.;:?()'!]+/).every((word) => word === '' || FILLER.has(word));

/** The share below a value that is asked for. */
const shareIn = (rest: Rest, letter: string): Rational | null => {
  const rank = rest.take(`\\b(\\d+(?:\\.\\d+)?)(?:st|nd|rd|th) percentile\\b`);
  if (rank) return divide(numberOf(rank[0] ?? '') ?? zero, rational(100));
  const own = letter === '' ? '[xyzw]' : letter;
  const found = rest.take(`\\bp(?:r|rob)? ?\\( ?${own} ?(<=|>=|<|>) ?([abckq]|x_0|z_0) ?\\) ?= ?(${N})`);
  const share = found && numberOf(found[2] ?? '');
  if (!found || !share) return null;
  rest.text = rest.text.replace(new RegExp(`\\b${found[1] ?? ''}\\b`, 'g'), '');
  return found[0]?.startsWith('<') ? share : subtract(rational(1), share);
};

const asked = (
  setting: Setting,
  low: Rational | null,
  high: Rational | null,
  label: Expr,
  name: string,
): Problem => {
  const end = (value: Rational | null, other: string): Expr => (value ? num(value) : sym(other));
  const { parameters, given, hint } = setting;
  const other =
    hint === undefined
      ? {}
      : { otherwise: { text: `normal with mean ${textOf(parameters[0])} and standard deviation ${textOf(parameters[1])}, `, expression: list('system', [equal('μ', parameters[0] ?? zero), equal('σ', parameters[1] ?? zero), label]) } }; // prettier-ignore
  return problem('counted', list('system', [...given, label]), '', {
    operation: `tail:${name}${hint === undefined ? '' : `:${hint}`}`,
    items: [end(low, '-∞'), end(high, '∞'), label, ...parameters.map((value) => num(value))],
    ...other,
  });
};
const textOf = (value: Rational | undefined): string =>
  value ? (isInteger(value) ? `${value.n}` : `${value.n}/${value.d}`) : '';

/** A probability of a named distribution; null unless every part of the text is understood. */
export const readDistribution = (question: string): Problem | null => {
  const rest = new Rest(plainText(question));
  const isZ = /\bp(?:r|rob)? ?\([^)]*\bz\b/.test(rest.text);
  const isStandardZ = /\bstandard normal\b/.test(rest.text);
  const signed = fromSign(rest);
  if (signed === null) return null;
  const letter = signed?.letter ?? '';
  const share = shareIn(rest, letter);
  const early = share ? [] : eventsIn(rest, letter, !/normal|\bz\b|~ ?n/.test(plainText(question)));
  const setting = signed ?? (isStandardZ ? normal(zero, rational(1), '') : null) ?? fromWords(rest, isZ);
  if (!setting || !early) return null;
  if (isStandardZ) rest.take('\\bstandard normal(?: distribution| random variable| curve)?\\b');
  if (share) {
    if (setting.name !== 'normal' || !isUnderstood(rest)) return null;
    const found = asked(setting, share, null, sym('x'), 'percentile');
    return withQuestion(found, `find the ${textOf(multiply(share, rational(100)))}th percentile`);
  }
  const [event] = early;
  if (!event || !isUnderstood(rest)) return null;
  const isWhole = setting.name !== 'normal';
  if (!isWhole && event.low && event.high && compare(event.low, event.high) >= 0) return null;
  const ends = isWhole ? closedEnds(event) : ([event.low, event.high] as const);
  if (!ends) return null;
  const [low, high] = ends;
  if (isWhole && [low, high].some((end) => end && (end.n < 0n || end.n > 100_000n))) return null;
  if (isWhole && (low ?? high) === null) return null;
  const sign = (e: Rational | null): string => textOf(e ?? undefined);
  const words = event.low && event.high ? `P(${sign(low)} < X < ${sign(high)})` : event.high ? `P(X < ${sign(high)})` : `P(X > ${sign(low)})`; // prettier-ignore
  return withQuestion(asked(setting, low, high, event.label, setting.name), words);
};
const withQuestion = (found: Problem, words: string): Problem => {
  const { otherwise } = found.options;
  return otherwise
    ? {
        ...found,
        options: { ...found.options, otherwise: { ...otherwise, text: `${otherwise.text}${words}` } },
      }
    : found;
};
