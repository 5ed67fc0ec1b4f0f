import { at } from '../text.js';
import { ASK, N, type Form } from '../forms.js';
import { namesOf } from './names.js';

/** Signs and letters without words. */
const MATHS = String.raw`[^a-z,=<>]*(?:[a-z](?![a-z]{2})[^a-z,=<>]*|sqrt|sin|cos|tan|ln|log|exp|abs)+`;
const PLACE = String.raw`[a-z] ?= ?[^=,a-z]*(?:pi|π|sqrt)?[^=,a-z]*`;
const POINT = String.raw`\((${N}), ?(${N})\)`;
const LENGTH = String.raw`(${N})(?: ?(?:cm|m|km|mm|in|ft|inches|feet|meters|units))?`;
const steps = (k: number, a: string, b: string, c: string, d: string): string =>
  `step across on side ${k} = ${c} - (${a}); step up on side ${k} = ${d} - (${b})`;
const side = (k: number): string => `sqrt(step across on side ${k}^2 + step up on side ${k}^2)`;
const rate = (a: string, what: string, b: string, unit: string): string => {
  const [top = '', bottom = ''] = namesOf([what, unit], (noun) => `number of ${noun}`);
  return `amounts: ${top} = ${a}; ${bottom} = ${b} => ${top}/${bottom}`;
};
const LEFT_OUT: Readonly<Record<string, string>> = { p: 'the set itself', n: 'the empty set' };
const subsets = (elements: number | string, kind: string): string => {
  const left = LEFT_OUT[kind.slice(0, 1).toLowerCase()];
  const lines = `amounts: elements of the set = ${elements}; choices for one element = 2`;
  const all = 'choices for one element^elements of the set';
  return left === undefined ? `${lines} => ${all}` : `${lines}; ${left} = 1 => ${all} - ${left}`;
};
const SIZES: Readonly<Record<string, number>> = { twice: 2, two: 2, three: 3, four: 4, five: 5 };
const sizeOf = (word: string): number => SIZES[word.toLowerCase()] ?? Number(word);
const itemsOf = (text: string): readonly string[] => text.split(/ ?, ?/).filter((one) => one !== '');
const isOnce = (items: readonly string[]): boolean => new Set(items).size === items.length;
const digitsOf = (number: string, sign: string): string =>
  number.length > 1 ? `evaluate ${[...number].join(sign)}` : '?';
/** Mixed numbers as sums in brackets; in '1/3 and 2/3', 'sqrt 2 and 1/2' and '3 and 7/2' are two numbers. */
const mixed = (text: string): string => {
  let isMixed = true;
  const made = text.replace(/(\S* ?)(?<![\w.])(\d+) and (\d+)\/(\d+)/g, (_, ahead: string, n: string, a: string, b: string) => {
    isMixed &&= /^(?:[-+−*×·÷] ?|\(|(?!sqrt|sin|cos|tan|log|ln)[a-z]{2,}:? )?$/i.test(ahead) && Number(a) < Number(b);
    return `${ahead}(${n} + ${a}/${b})`;
  }); // prettier-ignore
  return isMixed ? made : '?';
};
const combinations = (text: string): string =>
  text.replace(
    /\b([CP])\((\d+), ?(\d+)\)/g,
    (_, kind: string, n: string, k: string) => `n${kind}r(${n}, ${k})`,
  );
const shares = (text: string): string =>
  text.replace(new RegExp(`(${N}) ?% of (${N})(?![\\d%])`, 'g'), '($1/100*$2)');

/** All letters are 1: then each term is its coefficient. */
const coefficients = (body: string): string => {
  const [letter = '', ...others] = new Set(body.match(/[a-z]/gi));
  const name = others.length > 0 ? 'value of the letters' : `value of ${letter.toLowerCase()}`;
  return /[a-z]{3}|\\/i.test(body) ? '?' : `amounts: ${name} = 1 => ${body.replace(/[a-z]/gi, `(${name})`)}`;
};

/** Notation that the grammar of formulas lacks, and short wordings. */
export const PLAIN_ROWS: readonly Form[] = [
  [at(String.raw`(.*\\[,;:! ].*)`), (text) => text.replace(/\\[,;:! ]/g, ' ').replace(/ +/g, ' ')],
  [at(String.raw`(?:evaluate|find|calculate|compute|work out|solve)(?: the)?:? ((?:∫|\\int|\\?lim(?=[ _])|\\?sum ?_|∑|Σ).+)`), '$1'],
  [at(String.raw`\(d ?/ ?d([a-z])\) ?(\(.+\))`), 'd/d$1 $2'],
  [at(String.raw`(?:∫|\\int) ?\\[dt]?frac ?\{ ?d([a-z]) ?\} ?\{(.+)\}`), '∫ 1/($2) d$1'],
  [at(String.raw`(?:∛|\\sqrt\[3\]) ?\{?(-\d+)\}?`), 'cbrt($1)'],
  [at(String.raw`\\(gcd|lcm)\(?(.+)`), '$1($2'],
  [at(String.raw`log (${N}|[a-z]) (?:to )?(?:the )?base (${N})`), 'log_$2($1)'],
  [at(String.raw`(.*\b[CP]\(\d+, ?\d+\).*)`), combinations],
  [at(String.raw`(.*\d+ and \d+/\d+.*)`), mixed],
  [at(String.raw`(?:if )?([^=]+=[^=]+?)(?: then|,? (?:so|hence)|[,;]|\\implies|\\Rightarrow|⇒|=>) ?([a-z]) ?= ?\??`), 'solve $1 for $2'],
  [at(String.raw`(?:if |given (?:that )?)([^=]+=[^=]+?),? then ([^=]*\d[^=]*?|[^=]*[-+*/^][^=]*?)(?: ?=| equals| is equal to| is)?(?: ?\?| what)?`), 'if $1, find $2'],
  // A value for each letter.
  [at(String.raw`(?:find |evaluate |calculate |what is )?(?:the )?(?:value of )?(${MATHS}),? (?:at|when|for|if|where|with) (${PLACE}(?:(?:,? and |, ?)${PLACE})*)`), 'evaluate $1 for $2'],
  [at(String.raw`(${MATHS}), ?([a-z] ?= ?${N})`), 'evaluate $1 for $2'],
  [at(String.raw`(?:plug|substitute|put) (?:in )?([a-z] ?= ?${N}) (?:into|in) (.+)`), 'evaluate $2 for $1'],
  [at(String.raw`(.+?)[.;,] (?:leave|give|express|write) (?:your|the) answers? (?:in terms of (?:pi|π|\\pi)|in exact form|in simplest form|exactly)`), '$1'],
  [at(String.raw`(?:(?:add|subtract|multiply|divide)|find the (?:sum|difference|quotient)):? ([^a-z=]*\d ?[-+*/×÷·−] ?[^a-z=]*)`), 'evaluate $1'],
  [at(String.raw`find the (?:product|sum|difference):? ([^=]*\)[^=]*)`), 'expand $1'],
  [at(String.raw`(?:reduce|cancel(?: down)?|(?:add|subtract|combine)(?=.* [-+−] ))(?: the (?:rational expression|(?:algebraic )?fraction)s?)?:? ([^=,]*\/[^=,]*?)(?: (?:to|in) (?:its )?(?:lowest|simplest) (?:terms|form))?`), 'simplify $1'],
  [at(String.raw`(?:write|express|combine|put) ([^=,]*\/[^=,]* [-+−] [^=,]*) (?:as|into|over) (?:a|one) (?:single |common )?(?:fraction|denominator)`), 'simplify $1'],
  [at(String.raw`${ASK}solution set (?:of|for|to)(?: the (?:equation|inequality))?:? (.+)`), 'solve $1'],
  [at(String.raw`find ([a-z]) and ([a-z]) (?:if|when|where|such that|given(?: that)?) ([^=,]+=[^=,]+?),? and ([^=,]+=[^=,]+)`), (a, b, one, two) => ([...new Set(`${one}${two}`.match(/[a-z]/gi))].toSorted().join() === [a, b].toSorted().join() ? `solve ${one}, ${two}` : '?')],
  [at(String.raw`(add|subtract|multiply|divide|simplify|solve|find|evaluate): (.+)`), '$1 $2'],
  [at(String.raw`simplify the (?:radical|root|surd|square root|power|ratio|fraction|rational expression)s?:? (.+)`), 'simplify $1'],
  [at(String.raw`(?:for )?(?:what|which) values? of ([a-z]) (?:makes?|is|does|do) ([^=]+=[^=]+?) (?:true|hold)`), 'solve $2 for $1'],
  [at(String.raw`find (?:the )?(?:angle )?([ABC]) in (?:a |the )?triangle(?: ABC)? (?:with|where|if)(?: sides)? (a ?= ?${N}, ?b ?= ?${N},? (?:and )?c ?= ?${N})`), 'in triangle ABC, $2. find $1'],
  [at(String.raw`${ASK}sum of the (?:finite )?(?:geometric |arithmetic )?series ((?:-?[\d./]+ ?\+ ?)+-?[\d./]+)`), 'evaluate $1'],
  [at(String.raw`(?:determine|decide|test|check) (?:whether|if) (?:the )?(?:infinite )?(?:series )?(?:sum |∑ ?)?(?:of )?(.*n.*?) (?:converges?|is convergent)(?: or diverges?| or divergent)?`), 'does the series $1 converge'],
  [at(String.raw`${ASK}((?:sin|cos|tan|sec|csc|cot)[^=]*?),? (?:if|given(?: that)?|when|where) ([^=]+=[^=]+?),? (?:and|with|where|for) ([^=]*(?:quadrant|acute|obtuse)[^=]*)`), 'if $2 and $3, find $1'],
  [at(String.raw`(?:write|express|simplify|put|give) (.*i.*?) (?:in|into) (?:the )?(?:standard )?(?:form )?a ?\+ ?bi(?: form)?`), 'evaluate $1'],
  [at(String.raw`(?:write|express|combine|condense)(?: (?:the|this|each))?(?: (?:expression|logarithms?|following))? ?(?:as|into) (?:a|one) (?:single )?logarithm:? (.+)`), 'simplify $1'],
  [at(String.raw`(?:write|express|combine|condense) (.*(?:log|ln).*?) (?:as|into) (?:a|one) (?:single )?logarithm`), 'simplify $1'],
  [at(String.raw`(?:use the )?quadratic formula(?: (?:to solve|for|on|with))?:? (.+=.+)`), 'solve $1'],
  [at(String.raw`(?:foil|distribute|use foil (?:on|to expand)):? (.+)`), 'expand $1'],
  [at(String.raw`is (\d+) (?:an? )?(?:prime or composite|composite or prime)(?: number)?`), 'is $1 prime'],
  [at(String.raw`find x if (?:two |the )?(?:vertical|corresponding|alternate (?:interior|exterior)|opposite|congruent) angles (?:are|measure) ([^=]*x[^=]*?) and ([^=]+)`), 'solve $1 = $2 for x'],
  [at(String.raw`find x if (?:two |the )?(supplementary|complementary|same-side interior|consecutive interior) angles (?:are|measure) ([^=]*x[^=]*?) and ([^=]+)`), (kind, a, b) => `solve ${a} + ${b} = ${/^co.p/i.test(kind) ? 90 : 180} for x`],
  [at(String.raw`one number is (${N}) (more|less) than (?:another|the other)[.,;] their (sum|product) is (${N})[.,;] (?:find|what are) (?:the|both|these|the two)(?: numbers)?`), (a, how, what, total) => `solve the system x ${/^s/i.test(what) ? '+' : '*'} y = ${total}, x = y ${how === 'more' ? '+' : '-'} ${a}`],
  // Percent and shares.
  [at(String.raw`(?:if )?a number is (increased|decreased|reduced) by (${N}) ?% (?:to|and (?:becomes|is now)) (${N})[.,;] (?:${ASK}|what was (?:the )?)(?:original |old )?number(?: was it)?`), (how, p, to) => `amounts: number after the change = ${to}; percentage of the old number = 100 ${/^i/i.test(how) ? '+' : '-'} ${p} => number after the change/(percentage of the old number/100)`],
  [at(String.raw`${ASK}unit rate(?: for| of)?:? (${N}) ([a-z]+) (?:in|per|for|every) (${N}) ([a-z]+)`), (a, what, b, unit) => rate(a, what, b, unit)],
  [at(String.raw`${ASK}unit price(?: for| of)?:? (${N}) ([a-z]+) for \$?(${N})`), (n, what, price) => rate(price, 'price', n, what)],
  [at(String.raw`what number is (${N}) ?% of (${N})`), '$1% of $2'],
  [at(String.raw`${ASK}(${N}) ?% off(?: of)? \$?(${N})`), '$2 - $1%'],
  [at(String.raw`${ASK}(.*\d ?[-+] ?${N} ?% of ${N})`), shares],
  [at(String.raw`${ASK}(${N}) (increased|decreased) by (${N}) ?% of (${N})`), (a, how, p, b) => `amounts: difference = ${p}/100*${b} => ${a} ${how.startsWith('i') ? '+' : '-'} difference`],
  [at(String.raw`${ASK}(${N}) (plus|minus) (${N}) ?% of (${N})`), (a, how, p, b) => `amounts: part of the number = ${p}/100*${b} => ${a} ${how === 'plus' ? '+' : '-'} part of the number`],
  [at(String.raw`${ASK}(${N}) ?% of (${N}) (plus|minus) (${N})`), (p, a, how, b) => `amounts: part of the number = ${p}/100*${a} => part of the number ${how === 'plus' ? '+' : '-'} ${b}`],
  [at(String.raw`${ASK}\$?(${N}) with an? (${N}) ?% discount`), '$1 - $2%'],
  [at(String.raw`(\d+) (\d+/\d+) ?% of (${N})`), 'amounts: percentage = $1 + $2; whole = $3 => percentage/100*whole'],
  [at(String.raw`(\d+/\d+) of what number is (${N})`), 'amounts: part = $2; share of the number = $1 => part/share of the number'],
  [at(String.raw`what percent (more|less|greater|bigger|smaller) than (${N}) is (${N})`), (how, a, b) => (/^[mgb]/i.test(how) === Number(b) > Number(a) ? `percent change from ${a} to ${b}` : '?')],
  [at(String.raw`${ASK}(${N}) divided by (${N}),? rounded to (.+)`), 'round $1/$2 to $3'],
  [at(String.raw`${ASK}remainder of (\d+) divided by (\d+)`), 'remainder when $1 is divided by $2'],
  [at(String.raw`${ASK}two square roots of (\d+)`), 'solve x^2 = $1'],
  [at(String.raw`${ASK}last digit of (\d+ ?\^ ?\d+)`), 'last digit of $1'],
  [at(String.raw`${ASK}(?:digit sum|sum of the digits) of (\d+)`), (n) => digitsOf(n, ' + ')],
  [at(String.raw`${ASK}product of the digits of (\d+)`), (n) => digitsOf(n, '*')],
  [at(String.raw`${ASK}sum of (?:the )?(squares|cubes) of (?:the )?first (\d+) (?:natural numbers|positive integers|counting numbers|integers)`), (power, n) => `sum of n^${/^s/i.test(power) ? 2 : 3} from n=1 to ${n}`],
  [at(String.raw`${ASK}distance between (${N}) and (${N}) on (?:the|a) number line`), 'abs($1 - ($2))'],
  [at(String.raw`(.+) to the (?:power(?: of)?) (?:of )?negative (\d+)`), '($1)^(-$2)'],
  // Polynomials.
  [at(String.raw`${ASK}sum of (?:all )?(?:the )?coefficients of (?:the (?:polynomial|expansion of) )?(.*?(?<![a-z])[a-z](?![a-z]).*)`), coefficients],
  [at(String.raw`how many terms (?:does the expansion of|are (?:there )?in the expansion of) \([^()+-]+[-+][^()+-]+\) ?\^ ?\{?(\d+)\}?(?: have)?`), 'amounts: highest power = $1; lowest power = 0 => highest power - lowest power + 1'],
  // Sets by their numbers of elements.
  [at(String.raw`n\(A\) ?= ?(\d+),? (?:and )?n\(B\) ?= ?(\d+),? (?:and )?n\(A ?(?:∩|\\cap|and) ?B\) ?= ?(\d+)[.,;] ${ASK}n\(A ?(?:∪|\\cup|or) ?B\)`), 'amounts: elements of set a = $1; elements of set b = $2; elements of both sets = $3 => elements of set a + elements of set b - elements of both sets'],
  [at(String.raw`(?:how many|${ASK}number of) (proper )?subsets (?:does|of|are there of)(?: the set)? \{([^{}]+)\}(?: have)?`), (proper, items) => (isOnce(itemsOf(items)) ? subsets(itemsOf(items).length, proper) : '?')],
  [at(String.raw`how many (proper|non-?empty) subsets does a set with (\d+) elements have`), (left, n) => subsets(n, left)],
  // Figures.
  [at(String.raw`${ASK}perimeter of (?:the |a )?triangle with (?:the )?vertices(?: at)? ${POINT},? ?${POINT},? (?:and )?${POINT}`), (a, b, c, d, e, f) => `amounts: ${steps(1, a, b, c, d)}; ${steps(2, c, d, e, f)}; ${steps(3, e, f, a, b)} => ${side(1)} + ${side(2)} + ${side(3)}`],
  [at(String.raw`${ASK}area of (?:an |the )?isosceles triangle with sides(?: of)? ${LENGTH}, ?${LENGTH},? (?:and )?${LENGTH}`), (a, b, c) => (a === b || b === c || a === c ? `area of a triangle with sides ${a}, ${b} and ${c}` : '?')],
  [at(String.raw`${ASK}(?:other )?leg of a right triangle (?:with|if the) hypotenuse(?: is| of)? ${LENGTH} and (?:the other |one |other |a )?leg(?: is| of)? ${LENGTH}`), (c, a) => (Number(c) > Number(a) ? `amounts: hypotenuse = ${c}; known leg = ${a} => sqrt(hypotenuse^2 - known leg^2)` : '?')],
  [at(String.raw`${ASK}area of half a circle (?:with|of) radius ${LENGTH}`), 'area of a semicircle with radius $1'],
  [at(String.raw`${ASK}area of (?:a |the )?(?:ring|annulus) with radii ${LENGTH} and ${LENGTH}`), (a, b) => `amounts: outer radius = ${Math.max(Number(a), Number(b))}; inner radius = ${Math.min(Number(a), Number(b))} => pi*outer radius^2 - pi*inner radius^2`],
  // Chance.
  [at(String.raw`${ASK}probability of (not )?(?:rolling|getting|throwing) (?:a )?(?:sum of |total of )?(\d+) (?:with|on|using|when rolling) (?:two|2) dice`), (not, n) => (Number(n) > 6 ? `Two dice are rolled. What is the probability that the sum is ${not ? 'not ' : ''}${n}?` : '?')],
  [at(String.raw`${ASK}probability of (?:rolling|getting|throwing) (two|three|four|five|[2-9]) (ones|twos|threes|fours|fives|sixes) with (two|three|four|five|[2-9]) dice`), (n, face, dice) => (sizeOf(n) === sizeOf(dice) ? `A die is rolled ${sizeOf(n)} times. What is the probability of exactly ${sizeOf(n)} ${face}?` : '?')],
  [at(String.raw`X ?(?:~|is distributed as|\\sim) ?(?:B|Bin)\((\d+), ?(${N})\)[.,;] ${ASK}(?:mean|expected value)(?: of X)?`), 'amounts: trials = $1; chance of success = $2 => trials*chance of success'],
  [at(String.raw`X ?(?:~|is distributed as|\\sim) ?(?:B|Bin)\((\d+), ?(${N})\)[.,;] ${ASK}variance(?: of X)?`), 'amounts: trials = $1; chance of success = $2; chance of failure = 1 - chance of success => trials*chance of success*chance of failure'],
  [at(String.raw`${ASK}probability of (?:rolling|throwing) an? ([1-6]|one|two|three|four|five|six)`), 'What is the probability of rolling a $1 on a die?'],
  [at(String.raw`${ASK}probability of (?:getting |flipping |tossing )?(heads|tails) (?:(twice|(?:two|three|[23]) times)(?: in a row)?|((?:four|five|[4-9]) times) in a row)`), (side, few, many) => { const n = sizeOf((few || many).split(' ')[0] ?? ''); return `A coin is tossed ${n} times. What is the probability of getting ${n} ${side}?`; }],
  [at(String.raw`${ASK}probability of (?:flipping|tossing|getting) (?:a )?(heads?|tails?)(?: (?:on|with|when (?:flipping|tossing)) (?:a |one )?(?:fair )?coin(?: once)?)?`), 'A coin is tossed 1 times. What is the probability of getting 1 $1?'],
  [at(String.raw`(?:if )?a (?:fair )?coin is (?:tossed|flipped|thrown)(?: once)?[.,;] ${ASK}probability of (?:getting |flipping |tossing )?(?:a |1 )?(heads?|tails?)`), 'A coin is tossed 1 times. What is the probability of getting 1 $1?'],
  // Sequences.
  [at(String.raw`${ASK}sum of (?:the )?(?:first )?(\d+) terms (?:of|in)(?: the)? ?(?:sequence|series|progression)? ?((?:${N}, ?){2,}${N})[,.… ]*`), 'sum of the first $1 terms of $2'],
  [at(String.raw`${ASK}sum of the first (\d+) terms of (?:the|an) arithmetic (?:sequence|series|progression) with first term (${N}) and common difference (${N})`), 'amounts: number of terms = $1; first term = $2; common difference = $3; last term = first term + (number of terms - 1)*common difference => number of terms/2*(first term + last term)'],
  [at(String.raw`(?:an? |the )?arithmetic (?:sequence|progression)[:,]? a_?1 ?= ?(${N}),? (?:and )?a_?\{?(\d+)\}? ?= ?(${N})[.,;] ${ASK}(?:d|common difference)`), 'amounts: first term = $1; term $2 = $3; number of steps = $2 - 1 => (term $2 - first term)/number of steps'],
]; // prettier-ignore
