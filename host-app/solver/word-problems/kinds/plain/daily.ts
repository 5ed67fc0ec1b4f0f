import { single, type Schema } from '../../schemas/schema.js';
import { tabled } from '../../schemas/table.js';

const W = '[a-z]+';
const END = '(?=\\?|$)';
const isWhole = true;
const DAY =
  '(?:(?:last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|(?:last|this) (?:week|month|year)|january|february|march|april|may|june|july|august|september|october|november|december)';
const ON = `((on|in|during) )?(the )?(${DAY}|the morning|the afternoon|the evening|(first|second) (day|week|half))`;
const DID =
  '(sold|sells|made|baked|read|reads|picked|collected|visited|ran|scored|wrote|drove|walked|earned|saved|caught|planted|found|delivered|printed|packed|bought|used|had|came|welcomed|counted)';
const UP = '(goes up|went up|rises|rose|increases|increased|grows|grew|is raised|was raised|is increased)';
const DOWN =
  '(goes down|went down|falls|fell|drops|dropped|decreases|decreased|is lowered|is reduced|was reduced|shrinks|shrank)';
const grown = (verb: string, sign: '+' | '-'): Schema => ({
  asks: [`@find (the|my|his|her|its|their) new (?<what>${W})( of @the ${W})?( now)?${END}`],
  says: [
    [
      `(?<which>rent|salary|wage|fee|price|weight|population|pay|allowance|number|bill|income)( of @the ${W})?( for @the ${W})? (is|was) {n:from}( (dollars|kg|people))?( per (month|week|hour|year))?`,
    ],
    [`${verb}( by)? {p:rate}`],
  ],
  words: 'it my the his her and then they',
  nouns: 0,
  same: [['what', 'which']],
  table: tabled('before = from; change = rate/100', `before * (1 ${sign} change)`),
});

export const PLAIN_DAYS: readonly Schema[] = [
  grown(UP, '+'),
  grown(DOWN, '-'),
  {
    asks: [`how many (?<asked>${W})( (did|were|was|are|have|has|does))( (sold|made|baked|read|picked|collected|planted|found|delivered|printed|packed|bought|it|he|she|they|there|@the ${W}|sell|make|bake|pick|collect|plant|find|visit|score|have))* ?(altogether|in total|in all|together|on both days|on the 2 days)${END}`],
    says: [[`${DID} {n:a} (?<x>${W}) ${ON}( and|,)( ${DID})? {n:b}( (?<y>(?!on|in|during|yesterday|today|last|this)${W}))? ${ON}`]],
    words: 'a the zoo shop store school farmer baker museum library and he she they i we cinema club park team',
    nouns: 0,
    same: [['asked', 'x'], ['x', 'y']],
    table: tabled('first number = a; second number = b', 'first number + second number', { isWhole }),
  },
  ...[['boys', 'girls'], ['girls', 'boys'], ['men', 'women'], ['women', 'men'], ['adults', 'children'], ['children', 'adults']].map(([x = '', y = '']): Schema => ({
    asks: [`how many (?<asked>${y}) are (there|in @the ${W})( (in|at) @the ${W})?${END}`, `how many (are|of them are) (?<asked>${y})${END}`],
    says: [[`{n:some} (of them |of the (?<again>${W}) )?(are|is|were) ${x}`, `{n:some} ${x}(?! are)`], [`(has|have|there are|of|with|in) {n:all} (?<whole>students|children|people|pupils|kids|members|passengers|guests|players|employees|visitors)`]],
    words: 'a the school class club group team bus in choir and of there are',
    oneOf: 'school class club group team bus choir',
    nouns: 0,
    same: [['again', 'whole']],
    table: (s) => (x === 'children' && s['whole'] === 'children' ? null : tabled('all of them = all; those = some', 'all of them - those', { isWhole, where: 'all >= some' })(s)),
  })),
  {
    asks: [`@find (his|her|the|my) (new )?(average|mean)( (score|mark|now))?( now)?${END}`],
    says: [['(average|mean)( score| mark)? (after|of|on|for|in) {n:count} (?<what>tests|games|exams|quizzes|matches|rounds) (is|was) {n:mean}'], ['(gets|got|scores|scored) {n:more}( points)? (in|on) (the|a) (next|fifth|fourth|sixth|third|seventh) (?<which>test|game|exam|quiz|match|round)']],
    words: "average she he i my his her after now then",
    nouns: 0,
    same: [['what', 'which']],
    table: (s) => tabled('sum before = mean * count; sum now = sum before + more; number now = count + 1', 'sum now / number now')(s),
  },
  {
    asks: [`how much (does|will|would|is) (the|a) (?<asked>fence|fencing|carpet|grass|turf|tiling|flooring|border)( (cost|needed cost|in total))*${END}`, `how much (does|will|would) (it|this) cost( to (fence|carpet|cover) (it|@the ${W}))?${END}`],
    says: [['(?<thing>fence|fencing|border) (costs?|for|at) {m:price} (per|a|for each|for every) (meters?|foot|feet|yards?)', '(?<thing>carpet|grass|turf|flooring) (costs?|for|at) {m:price} (per|a|for each|for every) square (meters?|foot|feet|yards?)'], ['{q:long}( long)?( by| x|,| and) {q:wide}( wide)?(?=[ .,])']],
    words: 'a the room garden yard field is lawn floor fence fencing carpet grass border that has with my our rectangular hall',
    nouns: 0,
    same: [['asked', 'thing']],
    table: (s) => {
      const isAround = /fenc|border/.test(s['thing'] ?? '');
      return tabled(`length = long; width = wide; ${isAround ? 'length of the fence = 2 * length + 2 * width' : 'area = length * width'}; price of one = price`, `${isAround ? 'length of the fence' : 'area'} * price of one`)(s);
    },
  },
  {
    asks: [`(how much|what) (do|does|would|will) {n:more} (?<u>kg|grams|liters|pounds|meters|ounces|yards)( of (?<y>${W}))? cost${END}`],
    says: [[`{n:count} (?<v>kg|grams|liters|pounds|meters|ounces|yards) of (?<x>${W}) (costs?|are|is) {m:cost}`]],
    words: 'if',
    nouns: 0,
    same: [['u', 'v'], ['x', 'y']],
    table: (s) => (single(s['u'] ?? '') === single(s['v'] ?? '') ? tabled('cost; amount = count; cost of one = cost / amount', 'cost of one * more')(s) : null),
  },
]; // prettier-ignore
