import { at } from '../../text.js';
import { N, type Form } from '../../forms.js';
import { namesOf } from '../names.js';

const ASKED = String.raw`(?:(?:what is|what's|find|calculate|determine|give) )?(?:the )?(?:probability|chance)`;
const WHO = String.raw`(?: (?:that|of))?(?: (?:he|she|it|they|you|we|[a-z]+)(?= (?:gets?|hits?|misses|makes?|has|scores?|wins?|guess(?:es)?) ))?(?: (?:he|she|it|there (?:is|are|will be)|getting|having|gets?|hits?|makes?|has|guess(?:es)?|rain on|rolling|tossing|flipping))*`;
const NUMBERS: Readonly<Record<string, number>> = { no: 0, none: 0, zero: 0, one: 1, a: 1, an: 1, once: 1, two: 2, twice: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }; // prettier-ignore
const WORD = String.raw`(?:\d+|no|none|zero|one|an?|two|three|four|five|six|seven|eight|nine|ten)`;
const sizeOf = (word: string): number => NUMBERS[word.toLowerCase()] ?? Number(word);
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/^at least/i, '>='],
  [/^at most|^no more than/i, '<='],
  [/^more than/i, '>'],
  [/^(?:fewer|less) than/i, '<'],
];

interface Wanted {
  readonly sign: string;
  readonly count: number;
}
/** 'at least 2 heads', 'exactly one six', 'no tails', 'all heads', 'hits at least once' among so many trials. */
const wantedIn = (event: string, success: string, trials: number): Wanted | null => {
  const plain = event.trim();
  const thing = String.raw`(?: ?(?:of the |of )?(?:${success})(?: right| correct(?:ly)?| times?)?)?`;
  const counted = new RegExp(`^(at least|at most|no more than|more than|fewer than|less than|exactly|only)? ?(${WORD}|once|twice)(?: times?)?${thing}$`, 'i').exec(plain);
  if (counted) {
    const sign = SIGNS.find(([pattern]) => pattern.test(counted[1] ?? ''))?.[1] ?? '=';
    const count = sizeOf(counted[2] ?? '');
    return Number.isInteger(count) && count <= trials ? { sign, count } : null;
  }
  if (new RegExp(`^(?:all|only|every time|each time)${thing}$`, 'i').test(plain)) return { sign: '=', count: trials };
  return new RegExp(`^(?:none(?: of them)?(?: (?:is|are))?|never)${thing}$`, 'i').test(plain) ? { sign: '=', count: 0 } : null;
}; // prettier-ignore
const binomial = (trials: number, share: string, event: string, success: string): string => {
  const wanted = Number.isInteger(trials) && trials > 0 && trials < 40 ? wantedIn(event, success, trials) : null;
  return wanted === null ? '?' : `find P(X ${wanted.sign} ${wanted.count}) if X ~ B(${trials}, ${share})`;
}; // prettier-ignore
const TIMES = String.raw`(\d+ times|twice|three times|two times|four times|five times)`;
const timesOf = (text: string): number => sizeOf(text.split(' ')[0] ?? '');
const FACES = 'ones?|twos?|threes?|fours?|fives?|six(?:es)?|[1-6]s?';
const factors = (text: string, courses: string): string => {
  const found = [...text.matchAll(/(\d+) ([a-z]+)/gi)];
  const [counts, kinds] = [found.map(([, n = '']) => n), found.map(([, , kind = '']) => kind)];
  const isWhole = courses === '' || sizeOf(courses.split('-')[0] ?? '') === counts.length;
  const names = namesOf(kinds, (_, k) => `choices for course ${k}`);
  return counts.length > 1 && isWhole
    ? `amounts: ${names.map((name, k) => `${name} = ${counts[k]}`).join('; ')} => ${names.join('*')}`
    : '?';
};

/** 'red or black', 'not red' from things that are counted by kinds. */
const drawn = (contents: string, event: string): string => {
  const kinds = new Map([...contents.matchAll(/(\d+) ([a-z]+)/gi)].map(([, n = '', kind = '']) => [kind.toLowerCase().replace(/s$/, ''), Number(n)]));
  const total = [...kinds.values()].reduce((a, b) => a + b, 0);
  const [, not = '', list = ''] = /^(not )?(?:(?:drawing|picking|choosing|getting) )?(?:an? |the )?(.+)$/i.exec(event.trim()) ?? [];
  const wanted = list.toLowerCase().split(/ or (?:an? )?/).map((one) => one.replace(/ (?:ball|marble|pen|student|pupil|child|one|sweet|candy|chip|card|sock|shirt)s?$/, '').replace(/s$/, ''));
  const found = wanted.map((kind) => kinds.get(kind));
  if (kinds.size < 2 || new Set(wanted).size < wanted.length || found.some((one) => one === undefined)) return '?';
  const good = found.reduce((a = 0, b = 0) => a + b, 0) ?? 0;
  return `${not === '' ? good : total - good}/${total}`;
}; // prettier-ignore
/** '12 red and 8 blue marbles': which percentage is red. */
const percentage = (contents: string, kind: string): string => {
  const share = /^(\d+)\/(\d+)$/.exec(drawn(contents, kind));
  return share ? `${share[1]} is what percent of ${share[2]}` : '?';
};
const LIST = String.raw`(\d+ [a-z]+(?:(?:, | and |, and )\d+ [a-z]+)+)(?: [a-z]+)?`;

const SIDES: Readonly<Record<string, number>> = { quadrilateral: 4, pentagon: 5, hexagon: 6, heptagon: 7, octagon: 8, nonagon: 9, decagon: 10, dodecagon: 12 }; // prettier-ignore
/** Faces, sides of each, faces that meet in a corner. */
const REGULAR: Readonly<Record<string, readonly [faces: number, sides: number, meeting: number]>> = { cube: [6, 4, 3], cuboid: [6, 4, 3], 'rectangular prism': [6, 4, 3], tetrahedron: [4, 3, 3], octahedron: [8, 3, 4], dodecahedron: [12, 5, 3], icosahedron: [20, 3, 5] }; // prettier-ignore
const BASES: Readonly<Record<string, number>> = { triangular: 3, square: 4, rectangular: 4, pentagonal: 5, hexagonal: 6, heptagonal: 7, octagonal: 8, decagonal: 10 }; // prettier-ignore
/** The edges, corners and faces of a solid, by its faces or by its base. */
const partsOf = (part: string, solid: string): string => {
  const regular = REGULAR[solid];
  if (regular) {
    const [faces, sides, meeting] = regular;
    if (part === 'faces') return `amounts: faces of the ${solid} = ${faces} => faces of the ${solid}`;
    const [name, shared] = part === 'edges' ? ['edges', 2] : ['corners', meeting];
    return `amounts: faces = ${faces}; ${name} of one face = ${sides}; faces that share one of the ${name} = ${shared} => faces*${name} of one face/faces that share one of the ${name}`;
  }
  const [, base = '', kind = ''] = /^([a-z]+) (prism|pyramid)$/.exec(solid) ?? [];
  const n = BASES[base];
  if (n === undefined) return '?';
  const ways: Readonly<Record<string, string>> = {
    'prism edges': `edges of the bottom = ${n}; edges of the top = ${n}; upright edges = ${n} => edges of the bottom + edges of the top + upright edges`,
    'prism vertices': `corners of the bottom = ${n}; corners of the top = ${n} => corners of the bottom + corners of the top`,
    'prism faces': `faces around the sides = ${n}; bottom and top = 2 => faces around the sides + bottom and top`,
    'pyramid edges': `edges of the base = ${n}; edges up to the tip = ${n} => edges of the base + edges up to the tip`,
    'pyramid vertices': `corners of the base = ${n}; tip = 1 => corners of the base + tip`,
    'pyramid faces': `triangles around the sides = ${n}; base = 1 => triangles around the sides + base`,
  };
  return `amounts: ${ways[`${kind} ${part}`]}`;
};

/** Trials that are repeated, draws from kinds that are counted, choices that are multiplied. */
export const COUNT_ROWS: readonly Form[] = [
  [at(String.raw`(?:if )?a (?:fair )?coin is (?:tossed|flipped|thrown) (\d+) times[.,;] how many (?:possible )?outcomes are (?:there|possible)`), 'amounts: outcomes of one toss = 2; number of tosses = $1 => outcomes of one toss^number of tosses'],
  [at(String.raw`(?:if )?a (?:fair )?coin is (?:tossed|flipped|thrown) (\d+) times[.,;] ${ASKED} that (?:all|they)(?: of them| tosses| flips| results)? (?:are|show) (?:all )?the same`), 'amounts: chance of heads in one toss = 1/2; number of tosses = $1; chance of all heads = chance of heads in one toss^number of tosses; chance of all tails = chance of all heads => chance of all heads + chance of all tails'],
  [at(String.raw`(?:if )?an? (?:fair )?(?:6-sided )?die is (?:rolled|thrown|tossed) ${TIMES}[.,;] ${ASKED}${WHO} (.+)`), (n, event) => (new RegExp(`\\b(?:${FACES})$`, 'i').test(event) ? binomial(timesOf(n), '1/6', event, FACES) : '?')],
  [at(String.raw`[a-z]+ (?:hits (?:the |a )?target|scores|makes (?:a |his |her )?(?:free throws?|shots?|penalt(?:y|ies))) with (?:a )?probability (?:of )?(${N}%?)[.,;] (?:he|she) (?:shoots|tries|throws|takes) (\d+) (?:times|shots|throws|free throws)[.,;] ${ASKED}${WHO} (.+)`), (p, n, event) => binomial(Number(n), p.endsWith('%') ? `${p.slice(0, -1)}/100` : p, event, 'targets?|shots?|of them')],
  [at(String.raw`(?:if )?the (?:probability|chance) of rain (?:on each day|each day|on any day|every day) is (${N})[.,;] ${ASKED} of rain on (?:exactly )?(\d+) (?:of|out of) (\d+) days`), (p, k, n) => binomial(Number(n), p, `exactly ${k}`, 'days')],
  [at(String.raw`(?:a (?:factory|machine|company) makes )?(${N})% (?:of (?:the )?[a-z]+ are )?(?:faulty|defective)(?: [a-z]+)?(?: are made)?[.,;] in a (?:box|batch|sample|pack) of (\d+)(?: [a-z]+)?,? ${ASKED}${WHO} (.+?)(?: (?:is|are) (?:faulty|defective))?`), (p, n, event) => binomial(Number(n), `${p}/100`, event, 'faulty|defective')],
  [at(String.raw`(?:an?|the) (?:bag|box|jar|urn|basket|bowl|drawer|class|group) (?:contains|has|holds) ${LIST}[.,;] (?:what|find the) percent(?:age)?(?: of (?:them|the [a-z]+))? (?:are|is) ([a-z]+)`), percentage],
  // Choices.
  [at(String.raw`how many diagonals (?:can be drawn|are there|does an? (?:[a-z]+|\d+-gon) have) from (?:one|a|1|each) vertex(?: of an? ([a-z]+|\d+-gon))?`), (name) => {
    const corners = SIDES[name.toLowerCase()] ?? Number.parseInt(name, 10);
    return corners > 3 ? `amounts: corners = ${corners}; corner itself and its neighbors = 3 => corners - corner itself and its neighbors` : '?';
  }],
  [at(String.raw`how many sides (?:has|does) a (?:regular )?polygon with (\d+) diagonals(?: have)?`), 'a polygon has number of diagonals $1. find the number of sides'],
  [at(String.raw`how many subsets (?:with|of) (\d+) elements does a set (?:with|of) (\d+) elements have`), 'how many ways are there to choose $1 elements from $2'],
  [at(String.raw`how many (?:different )?(?:binary (?:strings|numbers|words)|bit strings|strings of (?:0s and 1s|zeros and ones)) (?:of length|with) (\d+)(?: digits| bits)? (?:are there|exist)`), 'amounts: choices for one digit = 2; number of digits = $1 => choices for one digit^number of digits'],
  [at(String.raw`how many (edges|faces|vertices|corners) (?:does|has) an? ([a-z -]+?)(?: have)?`), (part, solid) => partsOf(part.toLowerCase().replace('corners', 'vertices'), solid.toLowerCase())],
  [at(String.raw`how many (\d+)-digit (?:pin|pins|pin codes?|pin numbers?|codes?|passcodes?) are (?:there|possible)`), 'amounts: choices for one digit = 10; number of digits = $1 => choices for one digit^number of digits'],
  [at(String.raw`how many (?:different )?(?:license|licence|number) plates (?:have|can be made with|consist of) (\d+) letters (?:followed by|and) (\d+) digits`), 'amounts: choices for one letter = 26; number of letters = $1; choices for one digit = 10; number of digits = $2 => choices for one letter^number of letters*choices for one digit^number of digits'],
  [at(String.raw`how many handshakes (?:are there )?(?:if|when) (\d+) (?:people|persons|friends|guests) (?:each )?shake hands with (?:each other|every other(?: person)?|everyone else)(?: (?:exactly )?once)?`), '$1 people shake hands with each other once. How many handshakes?'],
  [at(String.raw`(?:a|the) (?:menu|restaurant|caf[eé]) (?:has|offers) ${LIST}[.,;] how many (?:different )?([a-z]+-course )?(?:meals|menus|combinations) are (?:possible|there)`), factors],
  [at(String.raw`(?:a|the) (?:test|exam|distribution|data set) has (?:a )?mean (?:of )?(${N}) and (?:a )?standard deviation (?:of )?(${N})[.,;] [a-z]+ scored (${N})[.,;] (?:what is|find) (?:his|her|their|the) z-score`), 'z-score of $3 with mean $1 and standard deviation $2'],
  [at(String.raw`a game pays \$?(${N}) with probability (${N}) and \$?(${N}) with probability (${N})[.,;] (?:what is|find) (?:the|its) expected (?:value|winnings|payout)`), (a, p, b, q) => (Math.abs(Number(p) + Number(q) - 1) < 1e-9 ? `amounts: payout 1 = ${a}; chance of payout 1 = ${p}; payout 2 = ${b}; chance of payout 2 = ${q} => payout 1*chance of payout 1 + payout 2*chance of payout 2` : '?')],
]; // prettier-ignore
