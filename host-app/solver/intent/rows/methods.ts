import { at } from '../text.js';
import { ASK, N, type Form } from '../forms.js';

/** Methods that the engine uses where they fit; another one has the same answer. */
const METHOD = String.raw`(?:the )?(?:l['’]?h[oô]pital['’]?s rule|cramer['’]?s rule|integration by parts|parts|partial fractions|u-?substitution|the substitution method|substitution|matrices|(?:inverse )?matrix method|row reduction|gaussian elimination|binomial theorem|remainder theorem|factor theorem|long division|synthetic division|law of (?:sines|cosines)|pythagorean theorem|pythagoras['’]? theorem|distance formula|midpoint formula|slope formula|rational root theorem|zero product property|square root property)(?: method)?`;
const ORDER: Readonly<Record<string, string>> = { first: '1', second: '2', third: '3', fourth: '4', fifth: '5', sixth: '6', seventh: '7', eighth: '8', ninth: '9', tenth: '10' }; // prettier-ignore
const PLACE = String.raw`(\d+|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?:st|nd|rd|th)?`;
const placeOf = (word: string): string => ORDER[word.toLowerCase()] ?? word;
const SEQUENCE = '(?:sequence|progression|series)';

interface Run {
  readonly count: string;
  readonly sum: string;
}
/** 3 + 7 + 11 + … + 43 and 2, 4, 8, …, 256: how the number of terms and the sum are found; null for others. */
const runOf = (shown: string, last: string): Run | null => {
  const terms = shown.split(/ ?[,+] ?/).filter((one) => one !== '').map(Number);
  const end = Number(last);
  const [a = 0, b = 0] = terms;
  const d = b - a;
  if (terms.length < 2 || ![...terms, end].every(Number.isInteger)) return null;
  const isArithmetic = d !== 0 && terms.every((one, k) => one === a + k * d);
  if (isArithmetic && terms.length > 2 && (end - a) % d === 0 && (end - a) / d >= terms.length) {
    const lines = `amounts: first term = ${a}; last term = ${end}; step = ${b} - (${a}); number of terms = (last term - first term)/step + 1`;
    return { count: `${lines} => number of terms`, sum: `${lines} => number of terms/2*(first term + last term)` };
  }
  const r = b / a;
  const isGeometric = Number.isInteger(r) && r > 1 && terms.every((one, k) => one === a * r ** k);
  const n = Math.round(Math.log(end / a) / Math.log(r));
  return isGeometric && terms.length > 2 && a * r ** n === end
    ? {
        count: `amounts: ratio = ${b}/${a}; last term over the first term = ${end}/${a} => log_${r}(last term over the first term) + 1`,
        sum: `amounts: first term = ${a}; ratio = ${b}/${a}; last term = ${end}; term after it = ratio*last term => (term after it - first term)/(ratio - 1)`,
      }
    : null;
}; // prettier-ignore
const run = (part: keyof Run) => (shown: string, last: string): string => {
  const made = runOf(shown, last);
  return made ? made[part] : '?';
}; // prettier-ignore
const RUN = String.raw`((?:-?\d+ ?[,+] ?){2,})(?:\.{2,}|…|\\[lc]?dots) ?[,+] ?(-?\d+)`;

/** Two terms of a sequence by their places, and what is asked of it. */
const twoTerms = (m: string, p: string, n: string, q: string, asked: string): string => {
  const line = (place: string, value: string): string => `a + ${Number(placeOf(place)) - 1}*d = ${value}`;
  const given = `${line(m, p)} and ${line(n, q)}`;
  if (/^(?:the )?first term and (?:the )?common difference$/i.test(asked)) return `solve the system ${line(m, p)}, ${line(n, q)}`;
  if (/^(?:the )?common difference$/i.test(asked)) return `if ${given}, find 1*d`;
  const place = new RegExp(`^(?:the )?(?:value of the )?${PLACE} term$`, 'i').exec(asked)?.[1];
  return place === undefined ? '?' : `if ${given}, find 1*a + ${Number(placeOf(place)) - 1}*d`;
}; // prettier-ignore
const TIMES: Readonly<Record<string, number>> = { twice: 2, three: 3, four: 4, five: 5 };
/** 'One is 40 degrees more than the other', 'One is twice the other'. */
const angles = (kind: string, relation: string): string => {
  const [, n, more] = /^(\d+) ?(?:°|degrees?) (more|larger|greater|less|smaller) than the other$/i.exec(relation) ?? [];
  const [, word = ''] = /^(twice|(?:three|four|five|\d) times)(?: as large as)? the other$/i.exec(relation) ?? [];
  const name = word.toLowerCase().split(' ')[0] ?? '';
  const line = n ? `x = y ${/^[mg]|^la/i.test(more ?? '') ? '+' : '-'} ${n}` : name === '' ? null : `x = ${TIMES[name] ?? name}*y`;
  const total = /^c/i.test(kind) ? 90 : 180;
  return line === null || Number(n ?? 0) >= total ? '?' : `solve the system x + y = ${total}, ${line}`;
}; // prettier-ignore
const term = (k: string, a: string, sign: string, b: string, n: string): string => {
  const [place, power] = [Number(placeOf(k)) - 1, Number(n)];
  return place < 0 || place > power
    ? '?'
    : `simplify nCr(${power}, ${place})*(${a.trim()})^${power - place}*(${sign === '-' ? '-' : ''}${b.trim()})^${place}`;
};

/** Methods that are named, sequences by their terms, angles that belong together. */
export const METHOD_ROWS: readonly Form[] = [
  [at(String.raw`(?:use|using) ${METHOD},? (?:to )?(.+)`), '$1'],
  [at(String.raw`(.+?),? (?:using|by|with|via) ${METHOD}`), '$1'],
  [at(String.raw`(.+?),? (?:using|by|with|via) ${METHOD}: (.+)`), '$1 $2'],
  [at(String.raw`integrate by parts:? (.+)`), 'integrate $1'],
  [at(String.raw`${ASK}(?=.*x-? ?axis)volume (?:of the solid )?(?:formed |obtained |generated |made )?(?:by|when) (?:rotating|revolving|turning) (?:the (?:curve|region under|graph of) )?(?:y|f\(x\)) ?= ?([^=]+?)(?: (?:about|around) the x-? ?axis)?,? (?:from|between) (?:x ?= ?)?(${N}) (?:to|and) (?:x ?= ?)?(${N})(?:,? (?:about|around) the x-? ?axis)?`), 'volume of $1 rotated about the x-axis from $2 to $3'],
  [at(String.raw`${ASK}(?:points?|values? of x|x) (?:where|at which|on) (?:the (?:curve|graph of) )?((?:y|f\(x\)) ?= ?[^=]+?) (?:has|have|where the tangent is|with) (?:a )?horizontal(?: tangents?)?(?: lines?)?`), 'critical points of $1'],
  [at(String.raw`at (?:what|which) (?:values? of )?x does ((?:y|f\(x\)) ?= ?[^=]+?) have a horizontal tangent(?: line)?`), 'critical points of $1'],
  [at(String.raw`${ASK}average velocity (?:of|for) (?:[sxhf] ?\( ?t ?\)|s|x|h) ?= ?([^=]+?) (?:from|between|over)(?: t ?= ?)? ?\[?(${N})(?: to|,| and)(?: t ?=)? ?(${N})\]?`), (body, a, b) => `average rate of change of f(x) = ${body.replace(/(?<![a-z])t(?![a-z])/g, 'x')} from x = ${a} to x = ${b}`],
  [at(String.raw`(?:a|an|the) (?:particle|object|car|ball)['’]?s (?:position|displacement) (?:function )?is (?:given by )?([sxhf] ?\( ?t ?\) ?= ?[^=;,]+?)[.,;] ${ASK}(?:its )?(velocity|acceleration) (?:at|when|after) t ?= ?(${N})(?: seconds?)?`), (position, what, t) => `${/^v/i.test(what) ? 'derivative' : 'second derivative'} of ${position.replace(/^[^=]*= ?/, '')} at t = ${t}`],
  // Series and sequences.
  [at(String.raw`${ASK}sum of (?:the )?(?:infinite )?(?:geometric )?(?:series )?((?:-?[\d./]+ ?\+ ?){2,}(?:-?[\d./]+ ?\+ ?)?)(?:\.{2,}|…|\\[lc]?dots)`), '$1 …'],
  [at(String.raw`${ASK}sum of (?:the )?(?:finite )?(?:arithmetic |geometric )?(?:series |sequence )?${RUN}`), run('sum')],
  [at(String.raw`(?:how many terms (?:are|does)(?: there)? ?(?:in)?|${ASK}number of terms (?:in|of))(?: the)?(?: ${SEQUENCE})? ${RUN}(?: have)?`), run('count')],
  [at(String.raw`${ASK}${PLACE} term of (?:a|the) sequence (?:with|given by|defined by|whose (?:nth|general) term is|where) (?:a_?\{?n\}? ?= ?)?([^=]*n[^=]*)`), (k, body) => `evaluate ${body} for n = ${placeOf(k)}`],
  [at(String.raw`(?:an? |the )?(arithmetic|geometric) ${SEQUENCE} has (?:a |its )?first term (?:of )?(${N}) and (?:a )?common (difference|ratio) (?:of )?(${N})[.,;] ${ASK}${PLACE} term`), (kind, a, step, d, k) => `${placeOf(k)}th term of a ${kind} sequence with first term ${a} and common ${step} ${d}`],
  [at(String.raw`the first term (?:of an? (?:arithmetic|geometric) ${SEQUENCE} )?is (${N}) and the common (difference|ratio) is (${N})[.,;] ${ASK}${PLACE} term`), (a, step, d, k) => `${placeOf(k)}th term of a ${/^r/i.test(step) ? 'geometric' : 'arithmetic'} sequence with first term ${a} and common ${step} ${d}`],
  [at(String.raw`the ${PLACE} term of an arithmetic ${SEQUENCE} is (${N}) and the ${PLACE} term is (${N})[.,;] ${ASK}(.+)`), twoTerms],
  [at(String.raw`a_?\{?(\d+)\}? ?= ?(${N}),? (?:and )?a_?\{?(\d+)\}? ?= ?(${N}),? (?:in an )?arithmetic(?: ${SEQUENCE})?[.,;] ${ASK}a_?\{?(\d+)\}?`), (m, p, n, q, k) => twoTerms(m, p, n, q, `${k}th term`)],
  [at(String.raw`${ASK}${PLACE} term (?:in|of) the (?:binomial )?expansion of \(([^()+-]+)([-+])([^()+-]+)\) ?\^ ?\{?(\d+)\}?`), term],
  // Angles and polygons.
  [at(String.raw`two angles of a triangle (?:are|measure) (${N}) ?(?:°|degrees)? and (${N}) ?(?:°|degrees)?[.,;] ${ASK}(?:third|other|measure of the third)(?: angle)?`), 'A triangle has angles of $1 and $2 degrees. What is the third angle?'],
  [at(String.raw`two angles are (complementary|supplementary)[.,;] one (?:angle )?is (.+?)[.,;] find (?:both|the|the two)(?: angles)?`), angles],
  [at(String.raw`how many sides does a (?:regular )?polygon (?:with|have if) (?:an? |its )?(?:interior angle sum|sum of (?:the )?interior angles)(?: of| is)? (\d+)(?: ?°| degrees)? ?(?:have)?`), 'solve 180*(n - 2) = $1 for n'],
  [at(String.raw`${ASK}(?:equation of the )?perpendicular bisector of (?:the points |the segment (?:joining|between|from) )?(\([^()]+\)) (?:and|to) (\([^()]+\))`), 'equation of the perpendicular bisector of the segment from $1 to $2'],
]; // prettier-ignore
