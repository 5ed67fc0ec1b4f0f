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

/** Sides are a or BC, angles A, angle A or ∠A, with a value; 'a right angle at C' is 90°. */
const AMOUNT =
  /(?:the )?(?:(angle|m?∠|m∠) ?|side |length of (?:side )?)*\b([abcABC]|[ABC]{2})(?: ?=| is| measures) ?(\d[\d.]*(?:\/\d+)?(?: ?\*? ?sqrt\(\d+\)| ?√\d+)?)( ?(?:°|degrees?|deg))?(?: (?:cm|m|in|ft|units?))?(?![\w°])/g;
const RIGHT =
  /(?:the |a )?right angle at ([ABC])|(?:angle |∠ ?)([ABC]) is (?:a )?right(?: angle)?|right-angled at ([ABC])/g;
const OPPOSITE: Readonly<Record<string, string>> = { AB: 'c', BC: 'a', AC: 'b' };
/** The letter of the table; undefined for one that is no part of the triangle. */
const partOf = (name: string): string | undefined =>
  name.length === 1 ? name : OPPOSITE[[...name].sort().join('')];

/** Sides a, b, c against angles A, B, C; angles in degrees. */
const triangle = (f: Match, given: string, wanted: string): Problem | null => {
  const letters = new Map<string, Expr>();
  const set = (letter: string | undefined, value: string): boolean => {
    if (letter === undefined || letters.has(letter)) return false;
    letters.set(letter, maths(f, value));
    return true;
  };
  let rest = given;
  for (const [all, word, name = '', value = '', unit = ''] of given.matchAll(AMOUNT)) {
    const letter = partOf(name);
    // An angle needs its unit, a side has none.
    if ((unit === '') === /^[ABC]$/.test(name) || (word !== undefined && unit === '') || !set(letter, value)) return null;
    rest = rest.replace(all, '');
  }
  for (const [all, ...names] of given.matchAll(RIGHT)) {
    if (!set(names.find((name) => name !== undefined), '90')) return null;
    rest = rest.replace(all, '');
  }
  if (/[a-z0-9]/i.test(rest.replace(/\b(?:and|with|where|has|if|a|the)\b/g, ''))) return null;
  const letter = wanted.toLowerCase() === 'area' ? 'S' : partOf(wanted);
  const isAngle = letter !== undefined && /[ABC]/.test(letter);
  // A side has no degrees.
  if (!/triangle|△|laws? of|rule|law|°|degree/i.test(f.text)) return null;
  if (letter === undefined || letters.has(letter) || (!isAngle && /in degrees/.test(f.text))) return null;
  const isThird = isAngle && letters.size === 2 && [...letters.keys()].every((name) => /[ABC]/.test(name));
  return letters.size === 3 || isThird ? measure(isThird ? 'triangle/angles' : 'triangle/two sides', Object.fromEntries(letters), letter) : null;
}; // prettier-ignore
const WANTED = String.raw`(?:the )?(?:side |(?:measure of )?angle |∠ ?|(?:length|measure) of (?:side |angle )?)*([abcABC]|[ABC]{2}|area)(?: of (?:the )?triangle(?: ABC)?)?(?: in degrees)?`;
const LAWS = String.raw`(?:(?:use|using|by|with) )?(?:the )?(?:laws? of (?:sines?|cosines?)|(?:sine|cosine) (?:rule|law))`;
const TRIANGLE = String.raw`(?:${LAWS}(?: to|:|,)? ?|(?:in |for |given )?(?:an? |the )?(right(?:-angled)? )?(?:triangle|△)(?: ABC)?(?: has| with| where|:|,)*(?: |$))*`;
const FIND = String.raw`(?:then )?(?:find|calculate|compute|determine|what is|solve for)`;
const VALUES = String.raw`((?:.*[abcABC] ?=|.*[ABC] is|.*right angle at).+?)`;
const asTriangle =
  (given: number, wanted: number) =>
  (f: Match): Problem | null =>
    triangle(f, f.parts[given] ?? '', f.parts[wanted] ?? '');

export const LAW_QUESTIONS: readonly Pattern[] = [
  [at(String.raw`(?:(?:convert|change|express|write|what is) )?(-?[\d./]+) ?(?:°|degrees?|deg) (?:to|into|in|as) rad(?:ians?)?`), (f) => measure('degrees and radians', { D: maths(f, f.parts[0] ?? '') }, 'R')],
  [at(String.raw`(?:convert|change|express|write|what is(?=.*(?:pi|π|rad))|(?=.* rad)) ?(.+?)(?: ?rad(?:ians?)?)? (?:to|into|in|as) deg(?:rees?)?`), (f) => measure('degrees and radians', { R: maths(f, f.parts[0] ?? '') }, 'D')],
  [at(String.raw`(?:(?:convert|change|express|what is|how much is) )?${TEMPERATURE} (?:to|into|in|as) ${SCALE}`), temperature],
  [at(String.raw`${Z} (?:of|for) (?:x ?= ?|a (?:score|value) of )?${V}(?: with| if|,| when| given| from a (?:population|distribution) with)? ${MEAN}`), zScore],
  [at(`${TRIANGLE}${VALUES}[,.;:]? (?:${LAWS} to )?${FIND} ${WANTED}`), asTriangle(1, 2)],
  [at(`${TRIANGLE}${FIND} ${WANTED}(?: (?:in|of) (?:a |the )?triangle(?: ABC)?)?,? (?:if|when|given(?: that)?|where|with) (?:the )?${VALUES}`), asTriangle(2, 1)],
]; // prettier-ignore
