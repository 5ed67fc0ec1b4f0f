import { maths, problem, type Match } from '../../intent/text.js';
import { parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg } from '../../tree/expr.js';
import { equals, isZero } from '../../../maths/rational.js';
import { conicOf } from './shape.js';

/** Words for the parts of a conic, by the name of the part. */
const FEATURES: Readonly<Record<string, string>> = {
  center: 'cent(?:er|re)',
  focus: 'foc(?:us|i)|focal points?',
  'co-vertex': 'co-?vert(?:ex|ices)',
  vertex: 'vert(?:ex|ices)',
  eccentricity: 'eccentricity',
  asymptote: '(?:equations? of (?:the )?)?asymptotes?',
  directrix: '(?:equations? of (?:the )?)?direct(?:rix|rices)',
  radius: 'radius',
  'semi-major axis': '(?:length of (?:the )?)?semi-?major axis',
  'semi-minor axis': '(?:length of (?:the )?)?semi-?minor axis',
  'standard form': '(?:standard|canonical) (?:form|equation)',
  'axis of symmetry': 'axis of symmetry',
  kind: '(?:kind|type|name)',
};
const NAMES = Object.keys(FEATURES);
const ONE = `(?:the |its )?(?:${NAMES.map((name) => `(?:${FEATURES[name] ?? ''})`).join('|')})`;
const LIST = `((?:${ONE}(?:,? and |, ?| )?)+)`;
const VERB = String.raw`(?:please )?(?:find|what (?:is|are)|determine|calculate|compute|give|state|identify|write|work out|get|list)(?: all)?(?: of)? `;
const NOUN = String.raw`(?:(?:conic(?: section)?|ellipse|hyperbola|parabola|circle|curve|graph|equation)s?(?: with(?: the)? equation| given by| defined by| whose equation is| of| with)?:? )?`;
const EQUATION = '([^=]*=[^=]*?)';
const PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:${VERB})?${LIST} ?(?:of|for)(?: the| a)? ${NOUN}${EQUATION}$`, 'i'),
  new RegExp(
    `^(?:for|given|consider|let)?(?: the)? ?${NOUN}${EQUATION}[,;.:] ?(?:then )?${VERB}${LIST}$`,
    'i',
  ),
];
const WHOLE: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:(?:identify|classify|describe|analy[sz]e|name|graph|sketch)(?: and (?:describe|graph|sketch))?(?: the)? |what (?:kind|type|sort) of (?:conic(?: section)?|curve) is |(?:find )?(?:the )?(?:kind|type) of (?:the )?)?(?:the )?${NOUN}${EQUATION}$`,
    'i',
  ),
];
/** Nothing but an equation with both squares: its roots for one letter are not what is asked. */
const BARE = /^(?=.*x)(?=.*y)(?=.*(?:\^2|²).*(?:\^2|²))[\dxy^²+\-−*/(). ]+=[\dxy^²+\-−*/(). ]+$/;

const wantedIn = (words: string): string[] => {
  let rest = words;
  return NAMES.filter((name) => {
    const pattern = new RegExp(`(?<![a-z-])(?:${FEATURES[name] ?? ''})(?![a-z])`, 'gi');
    const isThere = pattern.test(rest);
    rest = rest.replace(pattern, ' ');
    return isThere;
  });
};

const read = ({ text }: Match, found: Match): Problem | null => {
  const kind = /\b(ellipse|hyperbola|parabola|circle)\b/i.exec(text)?.[1]?.toLowerCase() ?? '';
  const isConic = kind !== '' || /\bconic/i.test(text);
  const built = (equation: string, features: readonly string[]): Problem | null => {
    const e = maths(found, equation.trim());
    const conic = conicOf(e);
    if (!conic) return null;
    if (features.length === 0 && !isConic && (isZero(conic.a) || isZero(conic.c))) return null;
    // Graphs of functions and circles have readers of their own.
    const only = (names: readonly string[]): boolean =>
      features.length > 0 && features.every((name) => names.includes(name));
    const isGraph = arg(e, 0).key === 'y' && isZero(conic.c);
    if (isGraph && (only(['vertex', 'asymptote', 'axis of symmetry']) || (!isConic && features.length === 0)))
      return null;
    if (only(['center', 'radius']) && equals(conic.a, conic.c)) return null;
    return problem('conic', e, 'x', { operation: `${features.join()}|${kind}` });
  };
  for (const [at, pattern] of PATTERNS.entries()) {
    const match = pattern.exec(text);
    const [equation, words] = at === 0 ? [match?.[2], match?.[1]] : [match?.[1], match?.[2]];
    if (equation === undefined || words === undefined) continue;
    const features = wantedIn(words);
    return built(equation, features.includes('kind') ? [] : features);
  }
  const whole = BARE.test(text)
    ? text
    : isConic
      ? WHOLE.map((one) => one.exec(text)?.[1]).find(Boolean)
      : null;
  return whole ? built(whole, []) : null;
};

/** The parts of a conic, or all of them. */
export const readConic = (found: Match): Problem | null =>
  parsedOrNull(() => read({ ...found, text: found.text.replace(/\$|[?.\s]+$/g, '').trim() }, found));
