import { only, plural } from '../phrases.js';
import type { Amounts, AmountsReader } from './unknowns.js';

const UNITS = /\b(?:\d+(?:\.\d+)?|square|cubic) ?(mm|cm|meters?|km|feet|foot|inch(?:es)?|yards?|miles?)\b/g;
const unitIn = (text: string): string | null => only([...text.matchAll(UNITS)].map(([, unit]) => unit));
/** Lengths have the unit of the story, areas its square. */
const sized = (text: string, areas: RegExp) => {
  const unit = unitIn(
    text
      .replace(/ in (?:square )?[a-z]+(?=[.?]|$)/, '')
      .replace(/(\d) ?(cm|mm|km|meters|feet|inches)[²2^]+2?/g, '$1 $2'),
  );
  return unit === null
    ? {}
    : { unit: (asked: string): string => `${plural(unit)}${areas.test(asked) ? '²' : ''}` };
};
const THING =
  '(?:rectangle|(?:rectangular )?(?:garden|field|room|lawn|yard|park|playground|court|pool|farm|plot|patch|pen|floor|wall|rug|carpet|table|board|picture|photo|frame|window|painting|door|lot|sheet|poster|flag|tile|screen|envelope|deck|patio|piece of (?:land|paper)|parking lot|building lot|field))';
const OF = `(?: of (?:the|a|an|his|her|their|my|our|this) ${THING})?`;

/** Two units, or an area in a unit of length: the numbers don't fit together. */
const hasMixedUnits = (text: string): boolean => {
  const units = [...text.replace(/ in (?:square )?[a-z]+(?=[.?]|$)/, '').replace(/(\d) ?(cm|mm|km|meters|feet|inches)[²2^]+2?/g, '$1 $2').matchAll(UNITS)].map(([, unit]) => unit);
  return (units.length > 0 && only(units) === null) || /\barea\b[^.]*?\bis \d+(?:\.\d+)? (?:cm|mm|km|meters|feet|inches|yards|miles)\b(?![²2^])/.test(text);
}; // prettier-ignore
/** Length and width of a rectangle, its perimeter, area and diagonal. */
export const RECTANGLE: AmountsReader = (text) => {
  if (!/rectang/.test(text) && !(/\blength\b|\blonger\b|\bas long as\b/.test(text) && /\bwidth\b|\bwide\b/.test(text))) return null;
  if (/\b(?:triangle|circle|square(?! (?:meters?|cm|feet|inches|units?|km|yards?|miles?))|box|high|height|cube|diameter|path|border|increased|decreased|doubled|halved)\b/.test(text)) return null;
  if (hasMixedUnits(text)) return null;
  const named = new Set([...text.matchAll(/\b(?:garden|field|room|lawn|yard|park|playground|court|pool|farm|plot|floor|wall|rug|carpet|table|board|picture|photo|frame|window|painting|door|poster|flag|screen)\b/g)].map(([noun]) => noun));
  if (named.size > 1) return null;
  const whose = '(?:the|its|a|whose)';
  return {
    all: ['length', 'width'],
    rewrites: [
      [new RegExp(`(?:the|a|an|his|her|my|their|it|this)(?: ${THING})? is (\\S+(?: [a-z]+)?) longer than it is wide`), 'the length is $1 longer than the width'],
      [new RegExp(`(?:the|a|an|his|her|my|their|it|this)(?: ${THING})? is (\\S+(?: [a-z]+)?) (?:narrower|less wide) than it is long`), 'the width is $1 shorter than the length'],
      [new RegExp(`(?:the|a|an|his|her|my|their|it|this)(?: ${THING})? is (\\S+) times as long as (?:it is )?wide`), 'the length is $1 times the width'],
      [new RegExp(`(?:the|a|an|his|her|my|their|it|this)(?: ${THING})? (?:has|with) an? (length|width|perimeter|area|diagonal) of`), 'the $1 is'],
      [/(?<= )(?:has|with|and) an? (length|width|perimeter|area|diagonal) (?:of|that is)/, 'the $1 is'],
      [/whose (length|width)/, ', the $1'],
      [new RegExp(`^(?:the|a|an) ${THING} (?=[,t])`), ''],
      [/\b(\d\S*) square (cm|meters|feet|inches|units|yards|km|miles)/g, '$1 $2'], [/\b(\d\S*) (cm|meters|feet|inches|m|km)(?:²|\^?2)/g, '$1 $2'],
    ],
    phrases: [
      [`${whose} (?:perimeter|total distance around it)${OF}|perimeter`, '(2 * length + 2 * width)'],
      [`${whose} area${OF}|area`, 'length * width'],
      [`${whose} (?:length of (?:the|its) )?diagonal${OF}`, 'sqrt(length^2 + width^2)'],
      [`(?:${whose} )?length${OF}`, 'length'], [`(?:${whose} )?(?:width|breadth)${OF}`, 'width'],
      [`(?<=how long is )(?:the ${THING}|it)`, 'length'], [`(?<=how wide is )(?:the ${THING}|it)`, 'width'],
    ],
    ...sized(text, /^length \* width$/),
  };
}; // prettier-ignore

/** Base and height of a triangle. */
export const TRIANGLE: AmountsReader = (text) => {
  if (!/\btriang/.test(text) || !/\bbase\b/.test(text) || !/\bheight|altitude\b/.test(text) || /angle\b(?<!triangle)|isosceles|right/.test(text) || hasMixedUnits(text)) return null;
  return {
    all: ['base', 'height'],
    rewrites: [[/(?:the|a) triangle has an? (base|height|area) (?:of|that is)/, 'the $1 is'], [/(?:with|and|has) an? (base|height|area) (?:of|that is)/, 'the $1 is'], [/\b(\d\S*) square (cm|meters|feet|inches|units)/g, '$1 $2'], [/\b(\d\S*) (cm|meters|feet|inches|m)(?:²|\^?2)/g, '$1 $2']],
    phrases: [['(?:the|its) area(?: of (?:the|a) triangle)?', 'base * height / 2'], ['(?:the |its )?base(?: of (?:the|a) triangle)?', 'base'], ['(?:the |its )?(?:height|altitude)(?: of (?:the|a) triangle)?', 'height']],
    ...sized(text, /\*/),
  };
}; // prettier-ignore

const ANGLE = '(?: (?:acute )?angle)?(?: of (?:the|a) triangle)?';
/** The three angles of a triangle. */
export const TRIANGLE_ANGLES: AmountsReader = (text) => {
  if (!/\btriangle\b/.test(text) || !/\bangles?\b/.test(text) || /similar|side/.test(text)) return null;
  const degrees = { unit: (): string => '°' };
  const plain: Amounts['rewrites'] = [[/\bin an? (?:isosceles |right )?triangle,? /, ''], [/°/g, ' degrees'], [/\b1 of the angles (?:of|in) an? triangle\b/, '1 angle'], [/the (?:vertex|top) angle of an isosceles triangle/, 'the vertex angle'], [/each base angle of an isosceles triangle/, 'each base angle'], [/(?:an|the) isosceles triangle has a vertex angle of/, 'the vertex angle is'], [/,? (?:find|what are) (?:the )?(?:measures?|sizes?) of (?:the|all|its)(?: (?:3|three))? angles(?: of the triangle)?/, ' find all angles'], [/\b(?:its|the 3|the three) angles\b/, 'the angles']];
  if (/isosceles/.test(text)) return { all: ['base angle', 'vertex angle'], equations: ['2 * base angle + vertex angle = 180'], rewrites: plain, phrases: [['(?:the|each|a|1)(?: of the)? base angles?', 'base angle'], ['the (?:vertex|top|third) angle', 'vertex angle']], ...degrees };
  const has = (word: string): boolean => new RegExp(`\\b${word}\\b`).test(text);
  const [one, two, three] = ['first angle', 'second angle', 'third angle'];
  const smallest = has('second') || has('2nd') ? (has('first') ? three : one) : two;
  const largest = has('first') || has('1 angle') ? (has('third') ? two : three) : one;
  if ((has('smallest') && has('largest')) || ((has('smallest') || has('largest')) && has('first') && has('second') && has('third'))) return null;
  return {
    all: [one, two, three], equations: ['first angle + second angle + third angle = 180'], rewrites: plain,
    phrases: [
      ...(has('smallest') ? [[`the smallest${ANGLE}`, smallest] as const] : []), ...(has('largest') ? [[`the largest${ANGLE}`, largest] as const] : []),
      [`(?:the )?(?:first|1)${ANGLE}`, one], [`(?:the )?(?:second|another|other)${ANGLE}`, has('smallest') && !has('second') ? (has('third') ? one : three) : two], [`(?:the )?third${ANGLE}`, three],
      ['the sum of the (?:3 |three )?angles', '(first angle + second angle + third angle)'],
    ],
    ...(has('smallest') && { least: smallest }), ...(has('largest') && { most: largest }), ...degrees,
  };
}; // prettier-ignore

const TWO = '(?: angle)?(?: of (?:them|the 2))?';
/** Two angles that make 90 or 180 degrees, and an angle with its complement or supplement. */
export const ANGLE_PAIR: AmountsReader = (text) => {
  if (!/\bangles?\b|supplement|complement/.test(text) || /triangle/.test(text)) return null;
  const unit = (): string => '°';
  const of = '(?:an angle|the angle|it|this angle|a certain angle)';
  if (/\b(?:supplement|complement)\b/.test(text)) {
    const isAny = `(?:the|its) `;
    return { all: ['angle'], unit, rewrites: [[/°/g, ' degrees'], [/the measure of (?=an|its|the)/g, '']], phrases: [[`${isAny}supplement(?: of ${of})?`, '(180 - angle)'], [`${isAny}complement(?: of ${of})?`, '(90 - angle)'], ['(?:an|the|this|a certain) angle', 'angle']] };
  }
  const [, kind] = /\b(complementary|supplementary)\b/.exec(text) ?? [];
  if (kind === undefined) return null;
  const isSized = /\b(?:larger|smaller|bigger)\b(?! than)/.test(text);
  const isNamed = /\b(?:1|one|the other)\b/.test(text);
  const [a, b] = isSized && !isNamed ? ['larger angle', 'smaller angle'] : ['first angle', 'second angle'];
  return {
    all: [a, b], unit, equations: [`${a} + ${b} = ${kind === 'complementary' ? 90 : 180}`], pair: [a, b],
    rewrites: [[/°/g, ' degrees'], [/\b(?:2|two) angles are (?:complementary|supplementary)(?: and)?/, ''], [/\b(?:1|one) of (?:2|two) (?:complementary|supplementary) angles/, '1 angle'], [/how large are (?:the )?(?:2 )?(?:angles|they)/, 'find them'], [/the measures? of (?=the|each|both)/, '']],
    phrases: [...(isNamed ? [[`(?:the )?(?:1|one)${TWO}`, a], [`(?:the )?other${TWO}`, b]] as const : []), [`(?:the )?(?:larger|bigger)${TWO}(?! than)`, isNamed ? '?larger' : a], [`(?:the )?smaller${TWO}(?! than)`, isNamed ? '?smaller' : b], [`(?:the )?first${TWO}`, a], [`(?:the )?second${TWO}`, b]],
    ...(isSized && !isNamed && { order: [a, b] as const }),
  };
}; // prettier-ignore

const PIECE = '(?: (?:piece|part|section|string|board))?';
/** A length that is cut in two. */
export const TWO_PIECES: AmountsReader = (text) => {
  const [, n, unit, what = ''] = /\b(\d+(?:\.\d+)?) (cm|meters?|feet|foot|inch(?:es)?|yards?)(?: long)? (rope|ribbon|string|board|wire|pipe|log|cable|plank|stick|pole)\b/.exec(text) ?? /\b()()()(?!)/.exec(text) ?? [];
  const [, what2 = '', n2, unit2] = /\b(rope|ribbon|string|board|wire|pipe|log|cable|plank|stick|pole)(?: that is| is|,)? (\d+(?:\.\d+)?) (cm|meters?|feet|foot|inch(?:es)?|yards?)(?: long)?(?:,? is|,? and)? cut/.exec(text) ?? [];
  const whole = n ?? n2;
  if (whole === undefined || hasMixedUnits(text) || !/\bcut into (?:2|two) (?:pieces|parts|sections)\b/.test(text)) return null;
  const isSized = /\b(?:longer|shorter)\b(?! than)/.test(text);
  const isNamed = /\b(?:1|one) (?:piece|part|is)\b|\bthe other\b/.test(text);
  const [a, b] = isSized && !isNamed ? ['longer piece', 'shorter piece'] : ['first piece', 'second piece'];
  const noun = what === '' ? what2 : what;
  return {
    all: [a, b], equations: [`${a} + ${b} = ${whole}`], pair: [a, b], unit: () => plural(unit ?? unit2 ?? ''),
    rewrites: [[new RegExp(`(?:an?|the)(?: ${whole} [a-z]+(?: long)?)? ${noun}(?:,? (?:that is |is )?${whole} [a-z]+(?: long)?,?)? (?:is|and)? ?cut into (?:2|two) (?:pieces|parts|sections)(?:,? (?:so that|such that|and))?`), ''], [/how long (?:is|are) (?:each|the) (?:piece|part|pieces|parts)(?: of rope)?/, 'find them'], [/the lengths? of (?=the|each)/, ''], [/(?<=find )(?:each piece|both pieces|the 2 pieces)/, 'them']],
    phrases: [...(isNamed ? [[`(?:the )?(?:1|one)${PIECE}`, a], [`(?:the )?other${PIECE}`, b]] as const : []), [`(?:the )?longer${PIECE}(?! than)`, isNamed ? '?larger' : a], [`(?:the )?shorter${PIECE}(?! than)`, isNamed ? '?smaller' : b], [`(?:the )?first${PIECE}`, a], [`(?:the )?second${PIECE}`, b]],
    ...(isSized && !isNamed && { order: [a, b] as const }),
  };
}; // prettier-ignore
