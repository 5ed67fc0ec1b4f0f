import { type Domain } from '../../roles/grammar.js';
import { tabled } from '../../schemas/table.js';

/** A number that is chosen at random, throws that are repeated, and the same chance on two days. */
const isPrime = (n: number): boolean => n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) }, (_, k) => k + 2).every((d) => d >= n || n % d > 0 || d > Math.sqrt(n)); // prettier-ignore
const PROPERTY =
  '(?:an? )?(?:(?<prime>prime(?: number)?)|(?<even>even(?: number)?)|(?<odd>odd(?: number)?)|(?:multiple of|divisible by) {n:multiple}|(?:number )?(?:greater|more|larger|higher) than {n:above}|(?:number )?(?:less|smaller|lower) than {n:below}|(?<square>perfect square|square number))';
const holdsFor = (slots: Readonly<Record<string, string>>) => (n: number): boolean =>
  slots['prime'] !== undefined ? isPrime(n)
  : slots['even'] !== undefined ? n % 2 === 0
  : slots['odd'] !== undefined ? n % 2 === 1
  : slots['multiple'] !== undefined ? Number(slots['multiple']) > 0 && n % Number(slots['multiple']) === 0
  : slots['above'] !== undefined ? n > Number(slots['above'])
  : slots['below'] !== undefined ? n < Number(slots['below'])
  : Number.isInteger(Math.sqrt(n)); // prettier-ignore
const FACES = [1, 2, 3, 4, 5, 6];
const IS =
  '(?:that (?:it|the number) is|that (?:it|the number) will be|of (?:getting|choosing|picking|drawing)|it is|it will be|that you (?:get|pick))';

export const PROBABILITIES: Domain = {
  hint: /\bprobability\b|\bchance\b|\bexpect\b|\bexpected\b/,
  facts: {
    range: ['(?:an? )?(?:whole |natural )?(?:number|integer)(?: (?:from|between))? (?:from )?{n:low} (?:to|and|through) {n:high}(?:,? inclusive)? (?:is|was) (?:chosen|picked|selected|drawn)(?: at random| randomly)?', 'from the numbers {n:low} to {n:high},? (?:1|one) is (?:chosen|picked|drawn)(?: at random)?'],
    die: ['(?:an? |the )?(?:fair |standard |normal |number )?(?:die|dice|cube) is (?:thrown|rolled|tossed) {n:times} times', '(?:you|i|we) (?:throw|roll) an? (?:fair )?(?:die|dice) {n:times} times'],
    coin: ['(?:an? |the )?(?:fair )?coin is (?:thrown|flipped|tossed) {n:times} times', '(?:you|i|we) (?:flip|toss) an? (?:fair )?coin {n:times} times'],
    chance: ['(?:the )?(?:probability|chance) (?:of (?<event>rain|snow)|that (?:it (?:rains|snows)|an? [a-z]+ is (?:late|delayed|defective|broken|sick|absent)|[a-z]+ (?:scores|hits|wins|misses)))(?: (?:on (?:a given|any|each) day|each day|every day|in each [a-z]+))? is {n:chance}(?: (?:each day|on each day|every day|per day))?'],
  },
  asks: {
    property: [`@find the (?:probability|chance) (?:${IS} )?(?<not>not )?${PROPERTY}`],
    expected: [`how (?:often|many times) (?:would|do|can|should) you expect (?:to (?:get|roll|throw|see) )?(?:${PROPERTY}|an? (?<face>[1-6]|six|five|four|three|two|one))`, `how many (?<heads>heads|tails) (?:do|would|can|should) you expect(?: to get)?`, `@find the expected number of (?:(?<heads>heads|tails)|(?<faces>sixes|fives|fours|threes|twos|ones))`],
    both: [`@find the (?:probability|chance) that (?:it|he|she) (?:(?:is|will be) )?(?:late|delayed|rains|snows|scores|hits|wins|misses)?(?: it)? ?(?:on )?both(?: (?:of )?(?:2|two|the 2))?(?: (?:days|times|mornings|games|shots|tries))?(?: in a row)?`],
    neither: [`@find the (?:probability|chance) that (?:it|he|she) (?:doesn't|does not|is not|isn't|will not|won't) (?:be )?(?:rain|snow|late|delayed|score|hit|win|miss) (?:on|in) (?:either|any) of (?:the )?(?:2|two)(?: (?:days|times|games|mornings))?`],
  },
  table: (facts, { role, slots }) => {
    const [fact, more] = facts;
    if (!fact || more) return null;
    const said = fact.slots;
    if (role === 'property') {
      const [low, high] = [Number(said['low']), Number(said['high'])];
      if (fact.role !== 'range' || !(high > low) || high - low > 999) return null;
      const all = Array.from({ length: high - low + 1 }, (_, k) => low + k);
      const good = all.filter((n) => holdsFor(slots)(n) !== (slots['not'] !== undefined));
      return tabled(`favorable numbers = ${good.length}; all numbers = ${all.length}`, 'favorable numbers / all numbers')({});
    }
    if (role === 'expected') {
      if ((fact.role === 'coin') !== (slots['heads'] !== undefined) || (fact.role !== 'coin' && fact.role !== 'die')) return null;
      const isOne = slots['face'] !== undefined || slots['faces'] !== undefined;
      const good = isOne ? 1 : FACES.filter(holdsFor(slots)).length;
      const chance = fact.role === 'coin' ? '1/2' : `${good}/6`;
      return tabled(`number of throws = ${said['times'] ?? ''}; probability = ${chance}`, 'number of throws * probability')({});
    }
    if (fact.role !== 'chance' || !(Number(said['chance']) <= 1)) return null;
    return role === 'both' ? tabled(`probability once = ${said['chance'] ?? ''}`, 'probability once * probability once')({}) : tabled(`probability that it does = ${said['chance'] ?? ''}; probability that it does not = 1 - probability that it does`, 'probability that it does not * probability that it does not')({});
  },
}; // prettier-ignore

const KINDS =
  '(?:starters|appetizers|soups|salads|main (?:dishes|courses)|mains|desserts|drinks|shirts|t-shirts|pants|trousers|skirts|hats|shoes|pairs of (?:shoes|pants|jeans|trousers)|ties|jackets|belts|scarves|colors|sizes|flavors|toppings|sandwiches|side dishes|entrees|types of bread|kinds of meat|breads|cheeses|jeans|blouses|sweaters|dresses|socks|models|engines)';
const LISTED = Array.from({ length: 4 }, (_, k) => k);
const list = (count: number): string =>
  LISTED.slice(0, count)
    .map((k) => `{n:kind${k}} (?:different )?${KINDS}`)
    .join('(?:,? and|,) ');
export const CHOICES: Domain = {
  hint: /\bhow many\b|\bin how many ways\b/,
  hasPeople: true,
  facts: {
    teams: ['{n:teams} (?:teams|players|people|clubs) (?:each )?play (?:against )?(?:each other|every other team|each of the others) (?:(?<once>once|1 times)|(?<twice>twice|2 times))(?: in a (?:league|tournament))?'],
    kinds: [4, 3, 2].map((count) => `(?:(?:an?|the) (?:menu|restaurant|cafe|store|shop|deli|car) (?:has|offers|comes in)|(?:he|she|i|[a-z]+) (?:has|have|owns)|there are) ${list(count)}(?: to choose from)?`),
  },
  asks: {
    games: ['how many (?:games|matches)(?: (?:are (?:there|played)|do they play|will be played|must be played|take place))?(?: (?:in all|altogether|in total))?'],
    choices: ['how many (?:different )?(?:meals|outfits|combinations|choices|menus|dinners|sandwiches|lunches)(?: (?:are (?:there|possible)|can (?:(?:he|she|you|i|they|[a-z]+) )?(?:be made|make|choose|order|wear|put together|form)|(?:does|do) (?:he|she|i|it) have))?(?: (?:with|of) (?:1|one) of each)?', ...[4, 3, 2].map((count) => `how many (?:different )?(?:outfits|meals|combinations|lunches) can (?:be (?:made|formed|put together)|(?:he|she|you|i|[a-z]+) (?:make|choose|form|wear)) (?:with|from) ${list(count)}`)],
    letters: ['how many (?:different )?{n:letters}[- ]letter (?:arrangements|words|codes|permutations)(?: (?:are there|can be (?:made|formed)))? (?:of|from|with|using) (?:the letters (?:of|in) )?(?:the word )?(?<word>[a-z]+)(?: are there| can be (?:made|formed))?'],
    shelf: ['in how many (?:different )?ways can {n:places} (?:out )?of {n:things} (?:different )?(?:books|pictures|people|children|students|cars|flags|cards|toys) (?:be (?:arranged|placed|put|lined up|seated|displayed)|stand|sit|line up)(?: (?:on a shelf|in a row|in a line|in order))?'],
  },
  table: (facts, { role, slots }) => {
    const product = (from: number, count: number): string => Array.from({ length: count }, (_, k) => `choices for place ${k + 1} = ${from - k}`).join('; ');
    const times = (count: number): string => Array.from({ length: count }, (_, k) => `choices for place ${k + 1}`).join(' * ');
    if (role === 'letters') {
      const [word, count] = [slots['word'] ?? '', Number(slots['letters'])];
      return facts.length === 0 && new Set(word).size === word.length && count >= 1 && count <= word.length ? tabled(product(word.length, count), times(count), { isWhole: true })({}) : null;
    }
    if (role === 'shelf') {
      const [count, all] = [Number(slots['places']), Number(slots['things'])];
      return facts.length === 0 && count >= 1 && count <= all && count < 20 ? tabled(product(all, count), times(count), { isWhole: true })({}) : null;
    }
    const [fact, more] = facts;
    if (more || (role === 'games') !== (fact?.role === 'teams')) return null;
    if (role === 'games') {
      const pairs = `teams = ${fact?.slots['teams'] ?? ''}; games of each team = teams - 1`;
      return fact?.slots['twice'] === undefined ? tabled(pairs, 'teams * games of each team / 2', { isWhole: true })({}) : tabled(pairs, 'teams * games of each team', { isWhole: true })({});
    }
    const source = fact ? fact.slots : slots;
    if (fact && slots['kind0'] !== undefined) return null;
    const kinds = LISTED.filter((k) => source[`kind${k}`] !== undefined);
    return kinds.length < 2 ? null : tabled(kinds.map((k) => `kind ${k + 1} = ${source[`kind${k}`] ?? ''}`).join('; '), kinds.map((k) => `kind ${k + 1}`).join(' * '), { isWhole: true })({});
  },
}; // prettier-ignore
