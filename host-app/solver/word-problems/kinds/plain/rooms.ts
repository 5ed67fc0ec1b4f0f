import type { Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

/** Whose length it is: a square has another perimeter. */
const OF =
  '( of (the|a|an|his|her|my|our|this) (rectangle|room|garden|field|box|pool|tank|wall|floor|lawn|yard|park|picture|rectangular [a-z]+))?';
const LONG = ['{q:long}( long| in length)(?! (diagonal|shadow))', `(length${OF}( is| of)?) {q:long}`];
const WIDE = ['{q:wide}( wide| in width| broad)', `(width${OF}( is| of)?) {q:wide}`];
const HIGH = ['{q:high}( high| tall| deep| in height)', `(height|depth)${OF}( is| of)? {q:high}`];
const BY =
  '{q:long}( long)?( by| x|,| and) {q:wide}( wide| high| tall)?(?=[ .,?]|$)(?! (by|x|and|,|deep|long|high) )';
/** The sides of a rectangle, in one breath or each by its name. */
const SIDES = [BY, ...LONG, '{q:long} wide'];
const ACROSS = ['{q:wide}( wide| in width| broad)', ...WIDE.slice(1), ...HIGH];
const PLACES =
  'garden yard field room lawn park playground court pool farm plot land bed patch pen floor wall rug carpet table board picture photo poster frame window painting tv screen television door bedroom kitchen classroom hall parking lot area rectangle rectangular shape shaped sheet paper tablecloth blanket backyard patio terrace deck';
const BE = 'it is has have that which with and his her my their put up build all around';
const AROUND = [
  'how (much|many (meters|feet|yards|cm|km|miles|inches))( of)? (fence|fencing|border|edging|ribbon|wire|trim|lace|tape|wood|string|frame|lights|molding)( @can (@who|@the [a-z]+) (need|use|buy)| (is|are) needed| does it take)?( (to (go|put|fence|run|enclose|surround)( it| up)?|to go|for|around|to put)( (it|@the [a-z]+|all around|around( (it|@the [a-z]+))?))*)?(?=\\?|$)',
  '@find (its|the) perimeter( of @the [a-z]+)?(?=\\?|$)',
  'how long (is|will|must|should) the (fence|border|frame|path)( be)?( around (it|@the [a-z]+))?(?=\\?|$)',
  'how far is it( all the way)? around (it|@the [a-z]+)(?=\\?|$)',
];
const AREA = [
  '@find (its|the) (area|surface)( of @the [a-z]+)?(?=\\?|$)',
  'how (much|many square (meters|feet|yards|cm|km|miles|inches))( of)? (carpet|carpeting|grass|turf|sod|cloth|fabric|paper|wallpaper|wood|glass|flooring|tiles|tile|floor|land|lawn|sail)( @can (@who|@the [a-z]+) (need|buy|have|use|order)| (is|are) (there|needed)| does it (need|have))?( (to cover|for|to (tile|carpet)|in) (it|@the [a-z]+))?(?=\\?|$)',
  'how (big|large) is (it|@the [a-z]+)(?=\\?|$)',
  'how many square (meters|feet|yards|cm|km|miles|inches) (is|are|does|of) (it|@the [a-z]+)( (have|cover))?(?=\\?|$)',
];
const VOLUME = [
  '@find (its|the) (volume|capacity)( of @the [a-z]+)?(?=\\?|$)',
  'how many cubic (meters|feet|yards|cm|inches)( of [a-z]+)? (fit|fits|go|does|can|are|is|do|will)( (in|into|inside|it|@the [a-z]+|needed|to fill|hold|need|i|you|we|they|he|she|take|for|there|fill|contain))*(?=\\?|$)',
  'how much (water|sand|soil|earth|space|air|concrete) (fits|does|can|is|do|will)( (in|into|inside|it|@the [a-z]+|needed|to fill|hold|need|i|you|we|they|he|she|take|for|there|contain))*(?=\\?|$)',
];
const RECTANGLE = {
  words: `${PLACES} ${BE} new wants needs need fence fencing cover side sides dimensions measures measure size base`,
  nouns: 0,
  oneOf: 'room wall window door',
};
const DIAGONAL = [
  'how long is (its|the) diagonal( of @the [a-z]+)?(?=\\?|$)',
  '@find (its|the)( length of (its|the))? diagonal( of @the [a-z]+)?(?=\\?|$)',
  'how far is it from (one|1) corner to the (opposite (one|corner)|opposite)(?=\\?|$)',
];

const flat = (asks: readonly string[], lines: string, asked: string): Schema => ({
  ...RECTANGLE,
  asks,
  says: [SIDES, ACROSS],
  table: (s) => tabled(`length = long; width = ${s['wide'] === undefined ? 'high' : 'wide'}${lines}`, asked)(s),
}); // prettier-ignore
const UPRIGHT =
  'box tank pool aquarium crate room case container cuboid prism brick suitcase freezer trunk truck hole pit sandbox rectangular fish swimming chest drawer cabinet block of wood water filled full fill filled completely';
const ROUND =
  'circle circular round pond pool pizza wheel table plate coin clock lake tree trunk ring pie cake fountain dish cover lid well garden flower bed tire bike bicycle cookie trampoline rug';
const RADIUS = [
  'radius( of @the [a-z]+)?( is| of)? {q:radius}',
  '{q:radius} radius',
  'diameter( of @the [a-z]+)?( is| of)? {q:across}',
  '{q:across} (in diameter|across|diameter)',
];
const AROUND_IT = [
  '@find (its|the) (circumference|perimeter)( of @the [a-z]+)?(?=\\?|$)',
  'how far is it( all the way)? around (it|@the [a-z]+)(?=\\?|$)',
  'how long is (the|its) (edge|rim|border|circumference)( of @the [a-z]+)?(?=\\?|$)',
];
const round = (asks: readonly string[], asked: string): Schema => ({
  asks,
  says: [RADIUS],
  words: `${ROUND} ${BE}`,
  table: (s) =>
    tabled(s['radius'] === undefined ? 'diameter = across; radius = diameter / 2' : 'radius', asked)(s),
});
const CYLINDER =
  'can cylinder cylindrical tin cup mug glass pipe tank bucket barrel jar drum water soup candle vase silo round';
const SQUARE =
  'square field garden room park yard lawn table tile piece paper playground plot land farm picture photo with';
const SQUARE_AREA = [
  '(has|with|is|area)( an? area)?( of| is)? {n:area} (square (meters|feet|cm|yards|miles|km|inches)|(m|cm|km|ft|meters|feet)(²|\\^2|2))',
  '{n:area} (square (meters|feet|cm|yards|miles|km|inches)|(m|cm|km|ft|meters|feet)(²|\\^2|2))',
];
const SIDE = [
  'how long is (each|one|1|a|the|its) side( of @the [a-z]+)?(?=\\?|$)',
  '@find (the|its) (length of (a|each|one|1) side|side( length)?)(?=\\?|$)',
  'how (long|wide) is (it|@the [a-z]+)(?=\\?|$)',
];

export const ROOMS: readonly Schema[] = [
  flat(AROUND, '', '2 * length + 2 * width'),
  flat(AREA, '', 'length * width'),
  flat(DIAGONAL, '', 'sqrt(length^2 + width^2)'),
  {
    asks: VOLUME,
    says: [[`${BY.replace(/\(\?!.*$/, '')}( by| x|,| and) {q:high}( high| tall| deep)?`, ...LONG], WIDE, HIGH],
    words: `${UPRIGHT} ${BE} measures water in`,
    table: tabled('length = long; width = wide; height = high', 'length * width * height'),
  },
  {
    asks: ['how many liters( of (water|oil|milk|juice))?( (fit|fits|does|can|do|are|is|will)( (in|into|it|@the ([a-z]+ )?[a-z]+|needed|to fill|hold|take|contain|there|i|you|we|they|need))*)?(?=\\?|$)'],
    says: [['{n:long} cm( long)?(?=,| by| x)'], ['{n:wide} cm( wide)?(?=,| by| x| and)'], ['{n:high} cm( high| tall| deep)?']],
    words: `${UPRIGHT} ${BE} long wide by x water in`,
    table: tabled('length = long; width = wide; height = high; cubic centimeters = length * width * height', 'cubic centimeters / 1000'),
  },
  round(AROUND_IT, '2 * pi * radius'),
  round(['@find (its|the) (area|surface)( of @the [a-z]+)?(?=\\?|$)'], 'pi * radius^2'),
  {
    asks: VOLUME,
    says: [RADIUS, ['{q:high}( high| tall| deep| long)', 'height( is| of)? {q:high}']],
    words: `${CYLINDER} ${BE}`,
    oneOf: 'can cylinder tin cup mug glass pipe tank bucket barrel jar drum candle vase silo cylindrical',
    table: (s) => tabled(`${s['radius'] === undefined ? 'diameter = across; radius = diameter / 2' : 'radius'}; height = high`, 'pi * radius^2 * height')(s),
  },
  {
    asks: ['how (wide|long) is (it|@the (rectangle|room|garden|field|pool|yard|carpet|rug|floor|lawn|park))(?=\\?|$)', '@find (its|the) (width|length)( of @the [a-z]+)?(?=\\?|$)'],
    says: [[...SQUARE_AREA], [...LONG, ...WIDE, ...HIGH]],
    words: `${PLACES} ${BE} area`,
    table: (s) => {
      const known = ['long', 'wide', 'high'].find((name) => s[name] !== undefined) ?? '';
      return tabled(`area; side 1 = ${known}`, 'area / side 1')(s);
    },
  },
  {
    asks: AROUND,
    says: [['square'], SQUARE_AREA],
    words: `${SQUARE} ${BE} fence area`,
    table: tabled('area; side = sqrt(area)', '4 * side'),
  },
  { asks: SIDE, says: [['square'], SQUARE_AREA], words: `${SQUARE} ${BE} area`, table: tabled('area', 'sqrt(area)') },
  {
    asks: ['how (?<asked>long|wide) is (it|@the [a-z]+)(?=\\?|$)', '@find (its|the) (?<asked>length|width|area)( of @the [a-z]+)?(?=\\?|$)'],
    says: [
      [
        '{n:k} times as (?<x>long) as (it is )?wide',
        '{n:k} times as (?<x>wide) as (it is )?long',
        `(?<x>length)${OF} is {n:k} times (its|the) width`,
        `(?<x>length)${OF} is {n:more} (cm|meters|feet|inches|yards|km) (more|longer|greater) than (its|the) width`,
        '(it )?is {n:more} (cm|meters|feet|inches|yards|km) (?<x>longer) than (it is )?wide',
      ],
      [`perimeter${OF}( is| of)? {q:around}`, '{q:around}( of)? (fence|fencing)'],
    ],
    words: `${PLACES} ${BE} perimeter around rectangle's garden's field's room's`,
    table: (s) => {
      const width = s['k'] === undefined ? 'width + more' : 'k * width';
      const asked = { long: 'length', length: 'length', wide: 'width', width: 'width', area: 'length * width' }[s['asked'] ?? ''];
      const line = s['x'] === 'wide' ? 'width = k * length' : `length = ${width}`;
      return asked === undefined ? null : tabled(line, asked, { equations: '2 * length + 2 * width = around' })(s);
    },
  },
  {
    asks: ['how many liters( of paint)? (are needed|@can (@who|@the [a-z]+) need|does it take|is needed)( (for|to paint) (it|@the [a-z]+))?(?=\\?|$)', 'how many (?<can>cans|tins|buckets)( of paint)? (are needed|@can (@who|@the [a-z]+) need)( (for|to paint) (it|@the [a-z]+))?(?=\\?|$)'],
    says: [SIDES, ACROSS, ['(?<=(one|1|a|each) (liter|can|tin|bucket)( of paint)? (covers|is enough for|paints) ){n:cover} (square meters|m²|m\\^2|meters²|square feet)']],
    words: `${PLACES} ${BE} paint covers enough for liter can tin bucket of one 1 each paints is wall fence liters`,
    table: (s) => {
      const area = `length = long; width = ${s['wide'] === undefined ? 'high' : 'wide'}; area = length * width; covered by one = cover`;
      return s['can'] === undefined ? tabled(area, 'area / covered by one')(s) : tabled(area, 'ceil(area / covered by one)', { isWhole: true })(s);
    },
  },
]; // prettier-ignore

const SLOPE = [
  'ladder( is)?( of)? {q:slope}( long)?',
  '{q:slope}( long)? (ladder|ramp|string|rope|wire|cable)',
  '(string|rope|wire|cable|ramp)( is|( that is)| of)? {q:slope}( long)?',
];
const FOOT = [
  '(foot|bottom|base|end|it)( of the ladder)?( is| stands)?( placed)? {q:away}( away)? from (the|a) (wall|house|building|tree|base|tower)',
  '{q:away}( away)? from the (foot|base|bottom|wall)( of the (wall|house|building|pole|tree|tower|mast))?',
];
const TOP = [
  '(reaches|reach|touches)( (up to|the wall|a point|a height of|up|a window|the top))* {q:up}( high| up| above the ground| from the ground| up the wall)?',
  '{q:up} (above|off) the ground',
  '(window|wall|pole|mast|tower|flagpole|tree)( that)?( is)? {q:up}( high| tall| above the ground| up)',
];
const LEAN =
  'ladder leans leaning against wall house building tree kite string rope wire cable pole mast tower flagpole ramp ground top end its of straight stands';
/** A ladder, a kite on its string, a wire of a mast: a right triangle with the ground. */
const leaning = (
  asks: readonly string[],
  says: Schema['says'],
  lines: string,
  asked: string,
  where?: string,
): Schema => ({
  asks,
  says,
  words: `${LEAN} ${BE} from to the foot bottom base above`,
  table: tabled(lines, asked, where === undefined ? {} : { where }),
});
export const LADDERS: readonly Schema[] = [
  leaning(['how (high|far)( up)?( the wall| on the wall| above the ground)? (does|will|can) (it|the (ladder|top)|the top of the ladder) (reach|go|touch|touch the wall|reach the wall)( up the wall| on the wall)?(?=\\?|$)', 'how high (is|up is) (the )?(kite|top of the ladder|window|it)(?=\\?|$)'], [SLOPE, FOOT], 'long side = slope; distance on the ground = away', 'sqrt(long side^2 - distance on the ground^2)', 'slope > away'),
  leaning(['how far( away)?( from the (wall|house|building))? is (the )?(foot|bottom|base|ladder|kite|it)( of the ladder)?( (away|horizontally))*( from (the|you) ?(wall|house|building)?)?( horizontally)?(?=\\?|$)'], [SLOPE, TOP], 'long side = slope; height = up', 'sqrt(long side^2 - height^2)', 'slope > up'),
  leaning(['how long (is|must|should|does) the (ladder|wire|rope|string|cable|ramp)( (be|have to be|need to be))?(?=\\?|$)'], [FOOT, TOP], 'distance on the ground = away; height = up', 'sqrt(distance on the ground^2 + height^2)'),
]; // prettier-ignore
