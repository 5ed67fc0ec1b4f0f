import { normal } from '../../../sentences/language/normal.js';
import { Phrases } from '../../../sentences/school/phrases.js';
import type { Form } from '../../forms.js';

const N = String.raw`(\d+(?:\.\d+)?)`;
const U =
  '(?: ?(?:cm|mm|km|m|ft|feet|foot|in|inch(?:es)?|yards?|yd|met(?:er|re)s?|(?:centi|kilo)met(?:er|re)s?|miles?|units?))';
const SILENT =
  "a|an|the|of|is|are|it|its|and|with|if|find|what|what's|how|does|do|that|to|from|on|in|at|against|leans?|leaning|wall|rests?|ground|level|now|up|has|have|house|long|away|when|by|point|which|will|can|there|angle|placed|stands?|standing|calculate|determine|his|her|he|she|be|so|then|vertical|horizontal|against|building|straight|this|for|you|we|need|needed|use|each|1|as|made|into|bent|i|where|same";

const UNITS =
  /\d ?-?(cm|mm|km|m|ft|feet|foot|inch(?:es)?|yards?|yd|met(?:er|re)s?|(?:centi|kilo)met(?:er|re)s?|miles?)(?![a-z])/gi;
const SHORT: Readonly<Record<string, string>> = { ft: 'foot', feet: 'foot', m: 'meter', metre: 'meter', cm: 'centimeter', centimetre: 'centimeter', km: 'kilometer', kilometre: 'kilometer', inche: 'inch', yd: 'yard' }; // prettier-ignore
const single = (unit: string): string =>
  SHORT[unit] ?? SHORT[unit.replace(/s$/, '')] ?? unit.replace(/s$/, '');
/** A form that takes phrases out of the text; '?' where words are left. */
const scene = (cue: RegExp, build: (phrases: Phrases) => string | null, more = '', isMixed = false): Form => [
  cue,
  (text) => {
    const units = [...text.matchAll(UNITS)].map(([, unit = '']) => single(unit.toLowerCase()));
    if (!isMixed && new Set(units).size > 1) return '?';
    const phrases = new Phrases(normal(text).replace(/[?.!]+$/, '').replace(/°/g, ' degrees').replace(/(\d) ?-(?=(?:foot|ft|m|meter|cm|inch)\b)/g, '$1 ')); // prettier-ignore
    const made = build(phrases);
    return made !== null && phrases.isUsedUp(`${SILENT}${more}`) ? made : '?';
  },
];
const cue = (words: string): RegExp => new RegExp(`^((?=.*\\b(?:${words})\\b)[^]*)$`, 'i');
const NAMES: Readonly<Record<string, string>> = { leg: 'distance along the ground', height: 'height', slope: 'slanted length' }; // prettier-ignore
/** The side of a right triangle from two others, or from one and the angle at the ground. */
const side = (known: Readonly<Record<string, string | undefined>>, asked: string): string | null => {
  const { leg, height, slope, angle, wall } = known;
  const given = [leg, height, slope, angle].filter((one) => one !== undefined);
  if (given.length !== 2 || known[asked] !== undefined) return null;
  if (angle === undefined) {
    if (asked === 'slope') return `a right triangle has legs ${leg} and ${height}. find the hypotenuse`;
    if (asked === 'angle') return `evaluate ${height && leg ? `arctan(${height}/${leg})` : height ? `arcsin(${height}/${slope})` : `arccos(${leg}/${slope})`} in degrees`; // prettier-ignore
    return `a right triangle has hypotenuse ${slope} and leg ${leg ?? height}. find the other leg`;
  }
  const [from, value] = leg ? ['leg', leg] : height ? ['height', height] : ['slope', slope ?? ''];
  const way: Readonly<Record<string, string>> = { 'leg height': '*tan', 'height leg': '/tan', 'slope height': '*sin', 'height slope': '/sin', 'slope leg': '*cos', 'leg slope': '/cos' }; // prettier-ignore
  const rest = way[`${from} ${asked}`];
  return rest === undefined || !(Number(angle) > 0 && Number(angle) < 90)
    ? null
    : `amounts: ${NAMES[from]} = ${value}; ${wall ? `angle with the wall = ${wall}; angle with the ground = 90 - angle with the wall` : `angle with the ground = ${angle}`} => ${NAMES[from]}${rest}(angle with the ground*pi/180)`;
};
const HEIGHT =
  '(?:tower|cliff|building|lighthouse|tree|flagpole|pole|hill|mast|church|house|wall|castle|statue|chimney|skyscraper|monument|kite)';
const SEEN = '(?:boat|ship|car|point|man|person|buoy|rock|house|tree|object)';

const ladder = (phrases: Phrases): string | null => {
  const [a, b, c] = phrases.take(`${N}${U}(?:[- ]long)? ladder|ladder (?:that is |is |of length |which is |is of length )?${N}${U}(?: long)?|ladder of ${N}${U}`) ?? [];
  const top = phrases.take(`(?:with )?(?:its |the )?top (?:of the ladder )?(?:is |reaches )?${N}${U} (?:high|up|above the ground|from the ground)(?: (?:on|up) the wall)?|reach(?:es|ing)? (?:a height of )?${N}${U}(?: (?:up|high|above))?(?: the wall| the ground)?`);
  const foot = phrases.take(`(?:with )?(?:its |the )?(?:foot|base|bottom)(?: of the ladder)?(?: is| placed| standing)? ${N}${U} (?:away )?from (?:the )?(?:foot of the |base of the |bottom of the )?(?:wall|house|building)`);
  const moved = phrases.take(`(?:the )?(?:foot|base|bottom) is (?:then )?(?:pulled|moved|slid)(?: out| away)*(?: to| until it is) ${N}${U}(?: from the wall)?`);
  const turn = phrases.take(`(?:mak(?:es|ing|e)|form(?:s|ing)|at|with) (?:an angle of |an? )?${N} degrees?(?: angle)? (?:with|to) the (ground|wall|horizontal|floor)`);
  const asked = phrases.take("how (high|far up)(?: (?:up|on|above))?(?: the (?:wall|ground))? (?:does|is|will) (?:it|the ladder|its top|the top)(?: of the ladder)?(?: reach)?(?: now)?(?: up the wall)?|how (far) (?:away )?(?:from the wall )?is (?:its|the) (?:foot|base|bottom)(?: of the ladder)?(?: from the wall)?|how (long) is the ladder|what (angle) does (?:it|the ladder) make with the ground");
  if (!asked || (moved && (!foot || turn))) return null;
  const what = asked[0] ? 'height' : asked[1] ? 'leg' : asked[2] ? 'slope' : 'angle';
  const angle = turn && (turn[1] === 'wall' ? `${90 - Number(turn[0])}` : turn[0]);
  return side({ slope: a || b || c || undefined, height: top?.[0] || top?.[1] || undefined, leg: moved?.[0] ?? foot?.[0], angle: angle ?? undefined, wall: turn?.[1] === 'wall' ? turn[0] : undefined }, what);
}; // prettier-ignore
const elevation = (phrases: Phrases): string | null => {
  const turn = phrases.take(`angle of (?:elevation(?! (?:of|to) (?:the|an?) ${SEEN})|depression(?! (?:of|to) (?:the|its) (?:top|sun)))(?: (?:of|to|from) (?:(?:the|its|an?) (?:top|${SEEN}|${HEIGHT}|foot|base|sun)|it)(?: (?:of|to|from) (?:the|an?) (?:${HEIGHT}|${SEEN}|top))?)? ?(?:from (?:a point )?(?:on the ground )?${N}${U} (?:away )?(?:from (?:its|the) (?:foot|base|bottom)(?: of the ${HEIGHT})?)? ?)?(?:is|of|=|as|to be) ${N} degrees?`) ?? phrases.take(`(?:sun's )?elevation (?:of the sun )?(?:is|of) ()${N} degrees?`);
  const tall = phrases.take(`${N}${U}(?: (?:high|tall))? (?:vertical )?(${HEIGHT})|${HEIGHT} (?:that is |is |which is |of height )${N}${U}(?: (?:tall|high))?`);
  const away = phrases.take(`(?:from (?:a point )?(?:on the ground )?)?${N}${U} (?:away )?from (?:the )?(?:foot|base|bottom)(?: of (?:the|a) ${HEIGHT})?|(?:from )?${N}${U} away(?: from (?:the|a) ${HEIGHT})?|${N}${U} from (?:the|a) ${HEIGHT}`);
  const shadow = phrases.take(`casts a shadow (?:of )?${N}${U}(?: long)?`);
  const asked = phrases.take(`how (tall|high) is (?:the|this) ${HEIGHT}|(height) of (?:the|this) ${HEIGHT}|how (far)(?: away)? is (?:the|this) ${SEEN}(?: away)? from (?:the )?(?:foot|base|bottom)(?: of (?:the|this) ${HEIGHT})?|how (far)(?: away)? is (?:the|this) ${SEEN} from (?:the )?(top)(?: of (?:the|this) ${HEIGHT})?|(distance) (?:from|of|between) (?:the|this) ${SEEN} (?:from|to|and) (?:the )?(?:foot|base|bottom)(?: of (?:the|this) ${HEIGHT})?|how (long) is (?:its|the) shadow`);
  if (!turn || !asked) return null;
  phrases.take(`(?:from|to|of) the top(?: of (?:an?|the) ${HEIGHT}| of)?`);
  phrases.take(`(?:the|an?) ${HEIGHT}`);
  const what = asked[0] || asked[1] ? 'height' : asked[4] ? 'slope' : 'leg';
  return side({ angle: turn[1] ?? '', height: tall?.[0] || tall?.[2] || undefined, leg: away?.find((one) => one !== '') ?? shadow?.[0] ?? (turn[0] || undefined) }, what);
}; // prettier-ignore
const walk = (phrases: Phrases): string | null => {
  const legs: (readonly [number, string])[] = [];
  for (;;) {
    const leg = phrases.take(`(?:walks|runs|drives|sails|cycles|rides|goes|flies|hikes|then)? ?${N}${U} (?:due )?(north|south|east|west)`);
    if (!leg) break;
    legs.push([Number(leg[0]), leg[1] ?? '']);
  }
  const asked = phrases.take("how far (?:away )?is (?:she|he|it|they|[a-z]+)(?: now)?(?: away)? from (?:the|her|his|its|their) (?:start|starting point|home)|how (far) (?:did|does|has) (?:she|he|it|they|[a-z]+) (?:walk|run|drive|sail|cycle|ride|go|walked)(?: (?:in total|altogether|in all))?");
  phrases.take('(?!how|what)[a-z]+ *(?=\\|)');
  if (!asked || legs.length < 2) return null;
  const isOnce = new Set(legs.map(([, to]) => to)).size === legs.length;
  const names = legs.map(([, to], k) => (isOnce ? `way ${to}` : `part ${k + 1} ${to}`));
  const lines = `amounts: ${legs.map(([n], k) => `${names[k]} = ${n}`).join('; ')}`;
  if (asked[0]) return `${lines} => ${names.join(' + ')}`;
  const along = (plus: string, minus: string): number => legs.reduce((all, [n, to]) => all + (to === plus ? n : to === minus ? -n : 0), 0);
  const [x, y] = [Math.abs(along('east', 'west')), Math.abs(along('north', 'south'))];
  return x > 0 && y > 0 ? `a right triangle has legs ${x} and ${y}. find the hypotenuse` : x + y > 0 ? `${lines} => abs(${names.map((name, k) => (k === 0 || legs[0]?.[1] === legs[k]?.[1] ? `+ ${name}` : `- ${name}`)).join(' ').slice(2)})` : null;
}; // prettier-ignore
const METERS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, km: 1e6, in: 1, inch: 1, inches: 1, ft: 12, foot: 12, feet: 12 }; // prettier-ignore
const UN = '(mm|cm|m|inch(?:es)?|in|ft|feet|foot)';
/** How many small ones cover or fill the large one, side by side. */
const tiles = (phrases: Phrases): string | null => {
  const square = phrases.take(`${N} ?${UN} (?:square|cubic) tiles?|square tiles? (?:with sides?|of side|with a side)(?: of)? ${N} ?${UN}|tiles? (?:are|is|measure|of) ${N} ?${UN} by ${N} ?${UN}|${N} ?${UN} by ${N} ?${UN} tiles?`); // prettier-ignore
  const wide = phrases.take(`(?:floor|wall|room|patio|kitchen|bathroom|area|terrace)(?: (?:that|which))?(?: (?:is|measures|of|measuring))? ${N} ?${UN}(?: long)? (?:by|and) ${N} ?${UN}(?: wide)?|${N} ?${UN} by ${N} ?${UN} (?:floor|wall|room|patio|kitchen|bathroom)`); // prettier-ignore
  const asked = phrases.take('how many(?: such)?(?: tiles)?(?: (?:are|do (?:i|you|we)|does he))? (?:needed|need|required|cover)|how many');
  if (!square || !wide || !asked) return null;
  const small = square.filter((one) => one !== '');
  const large = wide.filter((one) => one !== '');
  const size = (of: readonly string[], k: number): number => Number(of[k]) * (METERS[of[k + 1] ?? ''] ?? Number.NaN);
  const isMetric = new Set([...small, ...large].map((one) => (/^(?:mm|cm|m|km)$/.test(one) ? 'metric' : /^[a-z]/.test(one) ? 'other' : '')).filter((one) => one !== '')).size === 1;
  const [a, b] = [size(small, 0), size(small, small.length > 2 ? 2 : 0)];
  const [x, y] = [size(large, 0), size(large, 2)];
  const unit = /^(?:mm|cm|m|km)$/.test(large[1] ?? '') ? 'mm' : 'inches';
  const text = (of: readonly string[], k: number): string => (METERS[of[k + 1] ?? ''] === 1 ? `${of[k]}` : `${of[k]}*${METERS[of[k + 1] ?? '']}`);
  const sides = [text(small, 0), text(small, small.length > 2 ? 2 : 0)];
  const isAlong = x % a === 0 && y % b === 0;
  const [along = '', across = ''] = isAlong ? sides : sides.toReversed();
  const lines = `length in ${unit} = ${text(large, 0)}; width in ${unit} = ${text(large, 2)}; tiles along the length = length in ${unit}/(${along}); tiles along the width = width in ${unit}/(${across})`;
  return isMetric && (isAlong || (x % b === 0 && y % a === 0)) ? `amounts: ${lines} => tiles along the length*tiles along the width` : null;
}; // prettier-ignore
const path = (phrases: Phrases): string | null => {
  const made = phrases.take(`(?:path|border|walkway|frame|strip|track)(?: that is)?,? ${N}${U} wide,? (?:runs|goes|is built|is laid|is|surrounds)? ?(?:all )?(?:around|round)? ?(?:the outside of )?(?:an?|the)? ?(?:rectangular )?(?:(?:garden|pool|lawn|picture|field|park|pond|photo) (?:of |that is |measuring |which is )?)?${N}${U} by ${N}${U}(?: (?:garden|pool|lawn|picture|field|park|pond|photo))?`);
  const asked = phrases.take('area of the (?:path|border|walkway|frame|strip|track)');
  return made && asked ? `amounts: length with the path = ${made[1]} + 2*${made[0]}; width with the path = ${made[2]} + 2*${made[0]}; whole area = length with the path*width with the path; inner area = ${made[1]}*${made[2]} => whole area - inner area` : null;
}; // prettier-ignore
const shadows = (phrases: Phrases): string | null => {
  const long = phrases.take(`${HEIGHT} casts a shadow (?:that is |of )?${N}${U}(?: long)?|shadow of (?:an?|the) ${HEIGHT} is ${N}${U}(?: long)?`);
  const stick = phrases.take(`(?:while |when |and )?(?:at the same time,? )?(?:an?|the)? ?${N}${U}(?:[- ](?:tall|high|long))? (?:vertical )?(?:stick|pole|post|person|man|boy|girl|woman|rod|fence post|child) casts a shadow (?:that is |of )?${N}${U}(?: long)?`);
  const asked = phrases.take(`how (?:tall|high) is the ${HEIGHT}|height of the ${HEIGHT}`);
  phrases.take('at the same time');
  return long && stick && asked ? `amounts: height for one unit of shadow = ${stick[0]}/${stick[1]}; shadow = ${long[0] || long[1]} => shadow*height for one unit of shadow` : null;
}; // prettier-ignore

const TIMES = '(?:(twice|2 times|3 times|4 times|5 times|half) )';
const times = (word: string): string =>
  word === '' ? '' : word === 'half' ? '1/2*' : `${word.replace('twice', '2').replace(' times', '')}*`;
/** A rectangle whose length is given in terms of its width: the equation for the width, and the amount to find. */
const rectangle = (phrases: Phrases): string | null => {
  const said =
    phrases.take(`(?:its |the )?length(?: of (?:a|the) (?:rectangle|(?:rectangular )?(?:garden|field|room|plot|pool)))? is (?:${N}${U}? (more|less|longer|shorter|greater) than )?${TIMES}?(?:as long as )?(?:of )?(?:its |the )?width`) ??
    phrases.take(`(?:is )?${N}${U}? (longer|shorter) than ${TIMES}?(?:it is |its )?(?:wide|width)`) ?? phrases.take(`(?:is )?()()${TIMES}(?:as long as|longer than) (?:it is )?wide`);
  const size = phrases.take(`(?:its |the |an? )?(perimeter|area)(?: of (?:the (?:rectangle|garden|field|room|plot|pool)|it))?(?: is| of)? ${N}( ?(?:square |sq )?(?:cm|m|ft|feet|inches|in|meters|units)(?:\\^?2|²)?)?`);
  const other = said ? null : phrases.take(`(?:its |the |an? )?(perimeter|area)(?: is| of)? ${N}( ?(?:square |sq )?(?:cm|m|ft|feet|inches|in|meters|units)(?:\\^?2|²)?)?`);
  const [asked = ''] = phrases.take('(?:its |the )?(width|length|area|perimeter|dimensions)(?: of the rectangle| of it)?') ?? [];
  phrases.take('(?:rectangle|rectangular [a-z]+)');
  if ([size, other].some((one) => one?.[0] === 'area' && /^ ?[a-z]+$/.test(one[2] ?? '') && !/units/.test(one[2] ?? ''))) return null;
  if (!size || asked === '' || asked === 'dimensions' || asked === size[0]) return null;
  if (other) {
    const [area, round] = size[0] === 'area' ? [size[1], other[1]] : [other[1], size[1]];
    const root = Math.sqrt((Number(round) / 4) ** 2 - Number(area));
    return other[0] !== size[0] && root >= 0 && /length|width/.test(asked) ? `find the ${asked === 'length' ? 'larger' : 'smaller'} solution of x*(${round}/2 - x) = ${area}` : null;
  }
  if (!said) return null;
  const long = `${times(said[2] ?? '')}w ${said[0] ? `${/less|short/.test(said[1] ?? '') ? '-' : '+'} ${said[0]}` : ''}`;
  const [factor, more] = [times(said[2] ?? '').replace('*', '') || '1', Number(said[0] || 0) * (/less|short/.test(said[1] ?? '') ? -1 : 1)];
  const what: Readonly<Record<string, string>> = { width: 'w', length: 'l', area: 'l*w', perimeter: '2*l + 2*w' };
  const width = (Number(size[1]) / 2 - more) / ((factor === '1/2' ? 0.5 : Number(factor)) + 1);
  if (size[0] === 'perimeter' && !(width > 0 && width < Number(size[1]) / 2)) return null;
  if (size[0] === 'perimeter') return `if l = ${long} and 2*l + 2*w = ${size[1]}, find ${asked === 'width' || asked === 'length' ? `1*${what[asked]}` : what[asked]}`;
  return asked === 'width' ? `find the larger solution of w*(${factor}*w ${more < 0 ? '-' : '+'} ${Math.abs(more)}) = ${size[1]}` : null;
}; // prettier-ignore

/** Scenes with a right triangle, with tiles, with paths, with shadows: figures that the text only describes. */
export const SCENE_ROWS: readonly Form[] = [
  scene(cue('ladder'), ladder),
  scene(cue('angle of (?:elevation|depression)|elevation'), elevation, `|${SEEN}|top|foot|base|observer|seen|observed|ground|measured|sun|sun's`),
  scene(cue('north|south|east|west'), walk, '|then'),
  scene(cue('tiles?'), tiles, '|tiles?|many|needed|covered|are|cover|square', true),
  scene(cue('path|border|walkway|frame|strip|track'), path, '|outside|rectangular|around'),
  scene(cue('shadow'), shadows, '|while|time'),
  scene(cue('rectangle|rectangular'), rectangle, '|rectangle|rectangular|field|garden|cm|m'),
]; // prettier-ignore
