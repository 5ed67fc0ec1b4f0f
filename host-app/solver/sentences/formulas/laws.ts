import { at, maths, type Match, type Pattern } from '../../intent/text.js';
import { planMeasure } from '../../plan/formulas/measure.js';
import type { Problem } from '../../solution.js';
import { list, relation, sym, type Expr } from '../../tree/expr.js';

const ASK = String.raw`(?:(?:what is|what's|find|calculate|compute|determine|give)(?: the)? |the )?`;
const V = String.raw`(-?[\d.]+(?:/\d+)?)`;

const measure = (table: string, given: Readonly<Record<string, Expr>>, wanted: string): Problem | null => {
  const found: Problem = {
    kind: 'measure',
    expression: list(
      'system',
      Object.entries(given).map(([letter, value]) => relation('=', sym(letter), value)),
    ),
    variable: wanted,
    options: { operation: table },
  };
  return planMeasure(found) && found;
};

const SCALES: Readonly<Record<string, string>> = { c: 'C', celsius: 'C', centigrade: 'C', f: 'F', fahrenheit: 'F', k: 'K', kelvin: 'K' }; // prettier-ignore
const temperature = (f: Match): Problem | null => {
  const [value = '', from = '', to = ''] = f.parts;
  const [a, b] = [SCALES[from.toLowerCase()] ?? '', SCALES[to.toLowerCase()] ?? ''];
  const table = {
    CF: 'temperatures',
    FC: 'temperatures',
    CK: 'celsius and kelvin',
    KC: 'celsius and kelvin',
  }[`${a}${b}`];
  const found = table === undefined ? null : measure(table, { [a]: maths(f, value) }, b);
  return found && { ...found, options: { ...found.options, unit: b === 'K' ? b : `°${b}` } };
};
const TEMPERATURE = String.raw`(-?[\d.]+) ?(?:°|degrees? )? ?(celsius|centigrade|fahrenheit|kelvin|[CFK])`;
const SCALE = String.raw`(?:°|degrees? )?(celsius|centigrade|fahrenheit|kelvin|[CFK])`;

/** 85 with mean 70 and standard deviation 10. */
const zScore = (f: Match): Problem | null => {
  const [x, m, s] = f.parts.map((part) => maths(f, part));
  return x && m && s ? measure('normal value', { x, m, s }, 'z') : null;
};
const Z = String.raw`${ASK}(?:z[- ]?score|standard score)`;
const MEAN = String.raw`(?:an? |the )?mean(?: of| is|,)? ?(?:μ|mu)? ?=? ?${V},? (?:and )?(?:an? |the )?(?:standard deviation|sd|std dev)(?: of| is)? ?(?:σ|sigma)? ?=? ?${V}`;

/** Sides a, b, c against angles A, B, C; angles in degrees. */
const triangle = (f: Match): Problem | null => {
  const [given = '', wanted = ''] = f.parts;
  const letters = new Map<string, Expr>();
  let rest = given;
  for (const [all, letter = '', value = '', unit = ''] of given.matchAll(
    /(?:angle |side )?\b([abcABC]) ?= ?([\d.]+(?:\/\d+)?(?: ?\*? ?sqrt\(\d+\)| ?√\d+)?)( ?°| ?degrees?)?/g,
  )) {
    // Lower-case letters are sides, capital letters are angles, which need their unit.
    if (letters.has(letter) || (unit === '') !== /[abc]/.test(letter)) return null;
    letters.set(letter, maths(f, value));
    rest = rest.replace(all, '');
  }
  if (letters.size !== 3 || /[a-z0-9]/i.test(rest.replace(/\band\b|\bwith\b/g, ''))) return null;
  const letter = wanted === 'area' ? 'S' : wanted;
  // A side has no degrees.
  if (/(?:[abc]|area) in degrees/.test(f.text)) return null;
  return letters.has(letter) ? null : measure('triangle/two sides', Object.fromEntries(letters), letter);
};
const WANTED = String.raw`(?:the )?(?:side |angle |length of |measure of )*([abcABC]|area)(?: of the triangle)?(?: in degrees)?`;
const TRIANGLE = String.raw`(?:(?:use the )?laws? of (?:sines|cosines):?|in (?:a )?triangle(?: ABC)?,?|(?:a )?triangle(?: ABC)?(?: has| with)?:?,?)`;

export const LAW_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`(?:(?:convert|change|express|write|what is) )?(-?[\d./]+) ?(?:°|degrees?|deg) (?:to|into|in|as) rad(?:ians?)?`), (f) => measure('degrees and radians', { D: maths(f, f.parts[0] ?? '') }, 'R')],
  [at(String.raw`(?:convert|change|express|write|what is(?=.*(?:pi|π|rad))|(?=.* rad)) ?(.+?)(?: ?rad(?:ians?)?)? (?:to|into|in|as) deg(?:rees?)?`), (f) => measure('degrees and radians', { R: maths(f, f.parts[0] ?? '') }, 'D')],
  [at(String.raw`(?:(?:convert|change|express|what is|how much is) )?${TEMPERATURE} (?:to|into|in|as) ${SCALE}`), temperature],
  [at(String.raw`${Z} (?:of|for) (?:x ?= ?|a (?:score|value) of )?${V}(?: with| if|,| when| given| from a (?:population|distribution) with)? ${MEAN}`), zScore],
  [at(String.raw`${TRIANGLE} (.+?)[,.;:]? (?:then )?(?:find|calculate|compute|determine|what is) ${WANTED}`), triangle],
]; // prettier-ignore
