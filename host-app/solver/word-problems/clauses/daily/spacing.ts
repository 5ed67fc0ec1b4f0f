import { type Domain } from '../../roles/grammar.js';
import { tabled } from '../../schemas/table.js';
import { inUnit, length, NAME, one, only, plural } from '../phrases.js';

/** Posts and trees at equal distances, and lengths that are cut into equal pieces. */
const POST =
  '(?:fence )?(?:posts?|trees?|lamps?|street ?lights?|lanterns?|poles?|flags?|bushes|stakes?|lamp posts?|benches|signs)';
const LINE = '(?:fence|road|street|path|avenue|driveway|lane|track|line|row|walkway|highway)';
const RING = '(?:pond|lake|park|track|garden|field|pool|fountain|plaza|square)';
const SET = '(?:(?:are|is) )?(?:placed|planted|set|put|standing|spaced|installed|built)(?: up)?';
export const SPACING: Domain = {
  hint: new RegExp(`\\b${POST}\\b`),
  hasPeople: true,
  facts: {
    gap: [`(?:(?:with )?(?:an?|1|one|the) ${POST} |${SET} )?(?:every|at intervals of|at every) ${length('gap')}`, `${length('gap')} apart(?: from each other)?`],
    both: ['(?:along|on) both sides(?: of)?', 'on each side(?: of)?'],
    ring: [`(?:around|along the edge of|around the edge of) (?:a|the) (?:circular |round )?${RING}(?: (?:with a (?:circumference|perimeter) of|that is) ${length('way')}(?: around)?)?`],
    line: [`(?:along |for |of |on )?(?:an?|the|one side of a) (?:straight )?${length('way')}(?: long)? (?:straight )?${LINE}`, `(?:along |for |of |on )?(?:an?|the|one side of a)? ?(?:straight )?${LINE}(?:,? (?:that is|which is|of(?: length)?|is))? ${length('way')}(?: long)?`],
    ends: ['(?:with )?(?:1|one|a post|a tree|a lamp|posts|trees) at (?:each|both|either) ends?', '(?:starting|beginning) (?:at|from) (?:the beginning|one end|the start)(?: and ending at the (?:end|other end))?', 'including (?:both ends|(?:one|1) at each end)', 'from end to end', `there is (?:a|one|1) (?:${POST})? ?at (?:each|both) ends?`],
    subject: [`(?:the |a )?${POST}`, SET, `(?:the city|a farmer|a gardener|${NAME}|they|we|he|she) (?:plants?|puts?(?: up)?|places?|sets?(?: up)?)`, 'there are'],
  },
  asks: { count: [`how many ${POST}(?: (?:are|will|do|does|can|must))?(?: (?:there|be|needed|he|she|they|you|we|need|plant|planted|use|required|placed))*(?: (?:for|along))?`] },
  table: (facts) => {
    const of = (role: string): (typeof facts)[number][] => facts.filter((fact) => fact.role === role);
    const ways = facts.filter((fact) => fact.slots['way'] !== undefined);
    const [gap, other] = of('gap');
    const [way, more] = ways;
    const isRing = of('ring').length > 0;
    if (!gap || other || !way || more || (isRing && (of('line').length > 0 || of('ends').length > 0 || of('both').length > 0))) return null;
    if (!isRing && of('ends').length === 0) return null;
    const unit = only([gap.slots['ul'], way.slots['ul']]) ?? 'meter';
    const [a, b] = [inUnit(way.slots['way'] ?? '', way.slots['ul'] ?? '', unit), inUnit(gap.slots['gap'] ?? '', gap.slots['ul'] ?? '', unit)];
    if (a === null || b === null) return null;
    const sides = of('both').length > 0 ? 2 : 1;
    return tabled(`whole way = ${a}; distance between two = ${b}; number of gaps = whole way / distance between two`, isRing ? 'number of gaps' : sides === 2 ? '2 * (number of gaps + 1)' : 'number of gaps + 1', { isWhole: true })({});
  },
}; // prettier-ignore

const STRING =
  '(?<thing>rope|ribbon|string|board|wire|pipe|log|cable|plank|stick|pole|thread|chain|rod|bar|cloth|fabric|tape|piece of (?:wood|string|rope|ribbon|cloth|wire))';
const CUT = '(?:(?:is|are|was) )?(?:cut|sawn|sawed|divided)(?: up)?(?: it)?';
/** How many pieces: a rest that is left over would be one more, or none. */
const number = (text: string): number => { const [n = '', sign, k = '1'] = text.split(' '); return sign === '/' ? Number(n) / Number(k) : Number(n) * Number(k); }; // prettier-ignore
const evaluated = (all: string, piece: string): number =>
  Math.round((number(all) / number(piece)) * 1e9) / 1e9;
export const PIECES: Domain = {
  hint: /\bpieces?\b|\bcuts?\b|\bparts\b/,
  hasPeople: true,
  facts: {
    whole: [`(?:an?|the) ${STRING}(?: (?:that is|of|is|which is))? ${length('all')}(?: long)?`, `(?:an?|the) ${length('all')}(?: long)? ${STRING}`],
    size: [`(?:${CUT} )?(?:into|in) (?:equal )?(?:pieces|parts) (?:of|that are|each) ${length('piece')}(?: (?:each|long))*`, `(?:${CUT} )?(?:into|in) ${length('piece')}(?: long)? (?:pieces|parts)`, `each (?:piece|part) is ${length('piece')}(?: long)?`],
    number: [`(?:${CUT} )?(?:into|in) {n:count} (?:(?:equal(?:ly long)?|identical) (?:pieces|parts)|(?:pieces|parts) of (?:equal|the same) length)`],
    subject: [CUT, `(?:an?|the) ${STRING}`, `(?:${NAME}|he|she|they|i) cuts?`],
  },
  asks: {
    pieces: ['how many (?:pieces|parts)(?: of (?:rope|string|ribbon|wood))? (?:(?:do|does|will|can|are|could) ?)(?:(?:you|he|she|they|i|there|be|it) ?)*(?:get|have|cut|make|made|are there)?'],
    cuts: ['how many cuts (?:are|were|will be|do you|must (?:he|she|you)|does (?:he|she|it)) ?(?:needed|need|make|made|necessary|required|take)?'],
    length: ['how long is each (?:piece|part)(?: in (?<unit>cm|meters|mm|feet|inches))?', '@find the length of each (?:piece|part)(?: in (?<unit>cm|meters|mm|feet|inches))?'],
  },
  table: (facts, { role, slots }) => {
    const [whole, more] = facts.filter((fact) => fact.slots['all'] !== undefined);
    const [size, size2] = facts.filter((fact) => fact.role === 'size');
    const [number, number2] = facts.filter((fact) => fact.role === 'number');
    if (more || size2 || number2) return null;
    if (role === 'cuts' && number && !whole && !size) return tabled(`number of pieces = ${number.slots['count'] ?? ''}`, 'number of pieces - 1', { isWhole: true })({});
    const unit = slots['unit'] ?? only([whole?.slots['ul'], size?.slots['ul']]) ?? size?.slots['ul'] ?? '';
    const all = whole && inUnit(whole.slots['all'] ?? '', whole.slots['ul'] ?? '', unit);
    if (!all) return null;
    if (role === 'length') return number && !size ? tabled(`whole length = ${all}; number of pieces = ${number.slots['count'] ?? ''}`, 'whole length / number of pieces', { unit: plural(one(unit)) === 'meters' ? 'm' : plural(one(unit)) })({}) : null;
    const piece = size && inUnit(size.slots['piece'] ?? '', size.slots['ul'] ?? '', unit);
    if (!piece || number) return null;
    const lines = `whole length = ${all}; one piece = ${piece}`;
    if (role === 'pieces' && !Number.isInteger(evaluated(all, piece))) return null;
    return role === 'pieces' ? tabled(lines, 'floor(whole length / one piece)', { isWhole: true })({}) : tabled(`${lines}; number of pieces = whole length / one piece`, 'number of pieces - 1', { isWhole: true })({});
  },
}; // prettier-ignore
