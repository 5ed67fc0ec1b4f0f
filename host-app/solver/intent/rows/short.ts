import { at } from '../text.js';
import { OPERATIVE } from '../../word-problems/schemas/vocabulary.js';
import { ASK, N, type Form } from '../forms.js';

const V = String.raw`\(?(-?\d+ \d+/\d+|${N})\)?`;
const POLY = String.raw`((?=[^a-z]*[a-z])[-+*/^().\da-z ²³]+?)`;
const FIND = String.raw`(?:then )?(?:find|what is|evaluate|calculate|determine|compute)(?: the value of)?`;
const POWERS: Readonly<Record<string, number>> = { hundred: 2, thousand: 3, million: 6, billion: 9 };
const SLICES: Readonly<Record<string, number>> = { halves: 2, thirds: 3, quarters: 4, fourths: 4, fifths: 5, sixths: 6, sevenths: 7, eighths: 8, ninths: 9, tenths: 10 }; // prettier-ignore
const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 }; // prettier-ignore
const size = (word: string): number => COUNTS[word.toLowerCase()] ?? Number(word);

const MEASURE = '(mean|average|median|mode|range|standard deviation|variance)';
const NOUN =
  '(?:scores?|ages?|grades?|marks?|prices?|heights?|weights?|temperatures?|times?|values?|numbers?|speeds?|lengths?|amounts?|distances?|costs?|points)';
const COUNTED = `(?:\\d+|${Object.keys(COUNTS).join('|')})`;
/** What may stand before a list of values. */
const ABOUT = new RegExp(
  `^(?:(?:the|these|here are the|his|her|their|my|consider the|given the|for the)? ?(?:following )?(?:data set|data|set|list|sample|(?:test |quiz |exam |golf |game )?${NOUN})(?: of)?(?: (?:the |his |her )?${COUNTED}? ?[a-z]+)?(?: (?:are|were|is|was))?:?|(?:[A-Z][a-z]+|he|she|i|a student|a player|the team) (?:scored|got|has scored|received|earned)(?: (?:scores|grades|marks) of)?)? ?$`,
  'i',
);
const LIST = String.raw`((?:${N}, ?)+${N}(?:,? and ${N})?|${N} and ${N})`;
const listed = (items: string): string => items.replace(/,? and /g, ', ');
/** A list, how many values a text says it has, and what is asked of them. */
const measured = (about: string, items: string, count: string, what: string): string => {
  const isOther = OPERATIVE.test(about.toLowerCase()) || !ABOUT.test(about);
  return isOther || (count !== '' && size(count) !== listed(items).split(',').length)
    ? '?'
    : `${what} of ${listed(items)}`;
};
const WAS = String.raw`(?:what (?:is|was|are|were)|what's|find|calculate|determine|give)(?: (?:the|his|her|their|its|my))?`;

const RATIOS: Readonly<Record<string, string>> = { sin: 'opposite hypotenuse', cos: 'adjacent hypotenuse', tan: 'opposite adjacent' }; // prettier-ignore
const ratio = (one: string, a: string, other: string, b: string, name: string): string => {
  const [above, below] = (RATIOS[name.toLowerCase()] ?? '').split(' ');
  const sides: Readonly<Record<string, string>> = { [one.toLowerCase()]: a, [other.toLowerCase()]: b };
  const [top, bottom] = [sides[above ?? ''], sides[below ?? '']];
  if (top === undefined || bottom === undefined) return '?';
  const [upper, lower] = [above, below].map((name) => (name === 'hypotenuse' ? name : `${name} side`));
  return `amounts: ${upper} = ${top}; ${lower} = ${bottom} => ${upper}/${lower}`;
};
const LEG = '(opposite|adjacent|hypotenuse)(?: side| leg)?';
const LENGTH = '(?: ?(?:m|cm|ft|feet|meters|metres|miles|km))?';

/** What is done with a number, as 'I think of a number' has it. */
const chained = (first: string, then: string, result: string): string => {
  const step = (text: string): string =>
    text
      .replace(/^(subtract|take) (\S+) (?:away )?from (?:a number|it|the result)$/i, 'subtract $2')
      .replace(/^add (\S+) to (?:a number|it|the result)$/i, 'add $1')
      .replace(/^(multiply|divide) (?:a number|it|the result) by (\S+)$/i, '$1 by $2')
      .replace(/^(double|triple|square|halve) (?:a number|it|the result)$/i, '$1 it');
  return `I think of a number, ${step(first)}${then === '' ? '' : `, ${step(then)}`} and get ${result}. What is my number?`;
};
const DO = String.raw`((?:subtract|take|add) ${N} (?:away )?(?:from|to) (?:a number|it|the result)|(?:multiply|divide) (?:a number|it|the result) by ${N}|(?:double|triple|square|halve) (?:a number|it|the result)|(?:multiply|divide) by ${N}|(?:add|subtract) ${N})`;

const largestShare = (total: string, parts: string, which: string): string => {
  const shares = parts.split(/ ?: ?/).map(Number);
  const one = /^(?:larg|big|great)/i.test(which) ? Math.max(...shares) : Math.min(...shares);
  return `amounts: total = ${total}; parts in all = ${shares.join(' + ')}; size of one part = total/parts in all; parts of this share = ${one} => parts of this share*size of one part`;
};
const minutes = (hours: string, rest: string): string => `${Number(hours)}*60 + ${Number(rest)}`;
const trip = (
  h1: string,
  m1: string,
  x1: string,
  h2: string,
  m2: string,
  x2: string,
  asked: string,
  named: string,
): string => {
  const unit = asked || named;
  const isLater = Number(h2) * 60 + Number(m2) > Number(h1) * 60 + Number(m1);
  if (unit === '' || !isLater || x1.toLowerCase() !== x2.toLowerCase() || Number(h1) === 12) return '?';
  const lines = `start in minutes = ${minutes(h1, m1)}; end in minutes = ${minutes(h2, m2)}; minutes between = end in minutes - start in minutes`;
  return `amounts: ${lines} => minutes between${unit.toLowerCase() === 'hours' ? '/60' : ''}`;
};
const CLOCK = String.raw`(\d{1,2}):(\d\d) ?([ap]m)?`;
const tiles = (a: string, b: string, c: string, d: string): string => {
  const [x, y] = [(Number(c) * 100) / Number(a), (Number(d) * 100) / Number(b)];
  return Number.isInteger(x) && Number.isInteger(y)
    ? `amounts: length in cm = ${c}*100; width in cm = ${d}*100; tiles along the length = length in cm/${a}; tiles along the width = width in cm/${b} => tiles along the length*tiles along the width`
    : '?';
};

const BLANK = /(?<![\w.)])(?:[?☐□⬜◻▢]|_+|\[ *\])(?![\w.(])/g;
/** '4 × ___ = 36' has one blank, which is no digit of a number, and one equals sign. */
const withLetter = (line: string): string =>
  line.match(BLANK)?.length === 1 && /^[^=]+=[^=]+$/.test(line) ? line.replace(BLANK, 'x') : '?';
export const SHORT_ROWS: readonly Form[] = [
  [at(`(?:[a-z ]*\\b(?:blank|box|gap|missing number|true)(?: in| if)?[:,.?]* )?([^a-z,;]+)`), withLetter],
  [at('(.*\\b(?:distance|midpoint|slope|gradient)\\b.*?) the origin(?! *\\()(?: \\(0, ?0\\))?(.*)'), '$1 (0, 0)$2'],
  [at(String.raw`(\{[^{}]*\}) ?(?:(∪|\\cup)|∩|\\cap) ?(\{[^{}]*\})`), (a, isUnion, b) => `${isUnion ? 'union' : 'intersection'} of ${a} and ${b}`],
  [at('(.*)\\bteh\\b(.*)'), '$1the$2'],
  [at("(?:i )?(?:don['’]?t|do not) (?:get|understand|know how to (?:do|solve)) (?:this|it)(?: one| problem| question| equation)?[:,.]* (.+)"), '$1'],
  [at('(.*)\\b(?:std\\.? dev\\.?|st dev|stdev)(?= |$)(.*)'), '$1standard deviation$2'],
  [at('how much (?:is|are) (.+)'), 'what is $1'],
  [at('evaluate (the .+)'), 'find $1'],
  [at('(.*)\\bavg\\b(?! of)(.*)'), '$1average$2'],
  [at(`(?:find |what is )?(?:the )?avg of ((?:${N},? )+${N})`), (items) => `mean of ${items.split(/,? /).join(', ')}`],
  [at(`how many (\\d+) ?ml (?:cups|glasses|bottles|mugs) can (?:be filled|you fill|i fill) (?:from|with) (\\d+(?:\\.\\d+)?) ?(?:liters?|litres?|l)(?: of [a-z]+)?`), 'amounts: milliliters in all = $2*1000; milliliters for one = $1 => floor(milliliters in all/milliliters for one)'],
  [at(`(?:divide|share|split) \\$?(\\d+)(?: dollars| [a-z]+)? (?:among|between) (\\d+|two|three|four|five) (?:people|friends|children|kids|brothers|sisters|siblings|partners) in the ratio (?:of )?(\\d+(?: ?: ?\\d+)+)[.,;] (?:how much|what) (?:is|does) the (largest|biggest|greatest|smallest|least)(?: share| person| part)?(?: get| receive)?`), (total, count, parts, which) => (size(count) === parts.split(':').length ? largestShare(total, parts, which) : '?')],
  [at(`(?:reduce|put|write|express|simplify|cancel) (\\d+ ?/ ?\\d+)(?: (?:to|in|into|down to))? (?:its |the )?(?:lowest|simplest) (?:terms|form)`), 'simplify $1'],
  [at(`${ASK}${V} of ${V}`), '($1) * ($2)'],
  [at(`how much (greater|larger|more|bigger|less|smaller) is ${V} than ${V}`), (how, a, b) => (/^(?:less|small)/i.test(how) ? `(${b}) - (${a})` : `(${a}) - (${b})`)],
  [at(`(?:write|express) (\\d+(?:\\.\\d+)?) (hundred|thousand|million|billion) (?:in|using|as) (?:figures|digits|numbers|a number|numerals|standard form)`), (n, word) => `amounts: one ${word.toLowerCase()} = 10^${POWERS[word.toLowerCase()]} => ${n}*one ${word.toLowerCase()}`],
  [at(`how many (${Object.keys(SLICES).join('|')}) (?:are |is )?(?:there )?in (${N})`), (part, n) => `amounts: ${part.toLowerCase()} in one whole = ${SLICES[part.toLowerCase()]}; number of wholes = ${n} => number of wholes*${part.toLowerCase()} in one whole`],
  [at('what fraction of (?:an?|one|1) (minute|hour|day|week|meter|kilogram|kg|liter|year) (?:is|are) (\\d+ (?:seconds|minutes|hours|days|cm|centimeters|grams|g|ml|months))'), 'convert $2 to $1'],
  [at(`(?:write )?(-?\\d*\\.?\\d+),? (?:correct )?to (\\d+) (decimal places?|d\\.?p\\.?|significant (?:figures?|digits?)|sig\\.? ?figs?|s\\.?f\\.?)`), (n, k, what) => `round ${n} to ${k} ${/^d/i.test(what) ? 'decimal places' : 'significant figures'}`],
  [at(`(?:write |express )?(\\d+) as (?:a |the )?product of (?:its )?(?:primes|prime factors|prime numbers)`), 'prime factorization of $1'],
  [at(`(binary|octal|hexadecimal|hex) (?:number )?([0-9A-F]+) (?:to|in|into|as)(?: a)? (?:decimal|base 10)(?: number)?`), 'convert $2 from $1 to decimal'],
  [at(`(?:${ASK}|calculate |find )?${MEASURE}(?:,| of| for| of:|:|,? given)? ((?:-?\\d+(?:\\.\\d+)?,? ){2,}-?\\d+(?:\\.\\d+)?)`), (what, items) => `${what} of ${items.split(/,? /).join(', ')}`],
  [at(`((?:[a-z']+ ){0,6}(?:[a-z']+:)? ?)${LIST}(?: (?:in|on|for|over|from)(?: (?:his|her|their|the|its|my))?(?: first| last)?(?: (\\d+|${Object.keys(COUNTS).join('|')}))? [a-z]+)?[.;,:] ${WAS} ${MEASURE}(?: ${NOUN})?`), measured],
  [
    at(`(?:if )?([a-z]) ?: ?([a-z]) ?= ?(\\d+) ?: ?(\\d+),? and (\\1|\\2) ?= ?(${N})[,;.]? ${FIND} (\\1|\\2)`),
    (a, b, m, n, known, value, asked) => (known === asked ? '?' : `solve ${m}/${n} = ${known === a ? `${value}/${b}` : `${a}/${value}`} for ${asked}`),
  ],
  [at('factor out (?:the )?(?:gcf|greatest common factor|hcf|common factor)(?: of| from|:)?:? (.+)'), 'factor $1'],
  [at('factor(?:i[sz]e)? (?:by grouping|(?:using|as) (?:the |a )?(?:difference of (?:two )?(?:squares|cubes)|sum of cubes|perfect square(?: trinomial)?)):? (.+)'), 'factor $1'],
  [at(`add ${POLY} (?:and|to) ${POLY}`), 'simplify ($1) + ($2)'],
  [at(`subtract ${POLY} from ${POLY}`), 'simplify ($2) - ($1)'],
  [at(`multiply ${POLY} (?:by|and|with) ${POLY}`), 'expand ($1)($2)'],
  [at(`(?:if |given )?([fgh])\\(([a-z])\\) ?= ?(.+?)[.,;]? (?:and )?(?:find|solve for|what is|determine) (?:the value of )?\\2,? (?:when|if|such that|for which|so that|given that|where) \\1\\(\\2\\) ?= ?(${N})`), (_, x, body, value) => `solve ${body} = ${value} for ${x}`],
  [at(`${ASK}slope of (?:a|any|the) line (?:that is )?parallel to (.+=.+)`), 'slope of $1'],
  [at(`${ASK}slope of (?:a|any|the) line (?:that is )?perpendicular to y ?= ?(-?\\d*(?:/\\d+)?) ?x(?: ?[-+] ?[\\d./]+)?`), (m) => (Number(m) === 0 && m !== '' ? '?' : `amounts: slope of the given line = ${m === '' ? '1' : m === '-' ? '-1' : m}; product of perpendicular slopes = -1 => product of perpendicular slopes/slope of the given line`)],
  [at('find (?:the |all )?(?:two |2 |possible |real )*(?:values?|solutions?|roots?) (?:of|for|to) [a-z](?: (?:in|if|when|that satisfy|for which|such that|given))?:? ((?![-+−*/^=<>≤≥]).+=.+)'), 'solve $1'],
  [at(`(solve .+?),? (?:and|then) (?:check|graph|verify|sketch)(?: (?:your|the|its))?(?: (?:answers?|solutions?|results?|solution set|it))?(?: on (?:a|the) number line)?`), '$1'],
  [at('solve and (?:graph|check):? (.+)'), 'solve $1'],
  [at('(?:(?:write|express|put|rewrite|convert|change) )?(?:the )?(?:linear )?(?:equation )?([^=]+=[^=]+?),? (?:in|into|to) (?:the )?(standard|general) form'), 'write the equation of the line $1 in $2 form'],
  [at(`${ASK}(standard|general) form of (?:the )?(?:line |(?:linear )?equation )?([^=]+=[^=]+)`), 'write the equation of the line $2 in $1 form'],
  [at(`(?:find |write |give |what is |determine )?(?:an? |the )?(equation (?:of|for) (?:a |the )?line .+?),? (?:in|using) ((?:point[- ]slope|slope[- ]intercept|standard|general) form)`), '$2 of the $1'],
  [at(`(?:find |write |give |what is |determine )?(?:an? |the )?equation(?: (?:of|for) (?:a|the) line)? in ((?:point[- ]slope|slope[- ]intercept|standard|general) form) (?:for (?:a|the) line )?((?:through|with|that|which|passing|parallel|perpendicular|whose) .+)`), '$1 of the equation of the line $2'],
  [at(`(?:write|express|put|rewrite|convert) (?:the )?(?:quadratic |cubic )?(?:function |equation |polynomial |expression )?(?:(?:y|[a-z] ?\\(x\\)) ?= ?)?([^=]*x[^=]*) (?:in|into|to) (?:the )?(?:standard|expanded|general) (?:polynomial )?form`), 'expand $1'],
  [at(`(${N}) (less|more) than (?:a|some) number (?:is|must be) (at least|at most|less than|greater than|more than|no more than|no less than) (${N})`), (n, how, sign, bound) => `solve x ${how.toLowerCase() === 'less' ? '-' : '+'} ${n} ${({ 'at least': '>=', 'no less than': '>=', 'at most': '<=', 'no more than': '<=', 'less than': '<' } as const)[sign.toLowerCase()] ?? '>'} ${bound}`],
  [at(`(?:if|when) (?:you |i |we )?${DO}(?:,? (?:and|then|and then) ${DO})?,? (?:you get|i get|we get|the (?:result|answer) is|you have) (${N})[.;,] (?:what is|find) (?:the|my|that|this)(?: original)? number`), chained],
  [at(`in a right(?:-angled)? triangle,? (?:the )?${LEG} (?:is|has length|=) (${N})${LENGTH},? and (?:the )?${LEG} (?:is|has length|=) (${N})${LENGTH}[.,;] (?:find|what is) (sin|cos|tan) ?(?:θ|theta|x|A|of the angle)`), ratio],
  [at(`a ladder(?: that is)? (?:makes|making|leaning at|at) an? (?:angle of )?(${N}) ?(?:°|degrees?)(?: angle)? (?:with|to) the ground,? and is (${N}) (?:m|ft|feet|meters)(?: long)?[.,;] how high (?:up the wall )?does it reach(?: up the wall)?`), 'amounts: length of the ladder = $2; angle with the ground = $1 => length of the ladder*sin(angle with the ground*pi/180)'],
  [at(`(?:from|at) a point (${N}) (?:m|ft|feet|meters) (?:away )?from the (?:base|foot|bottom) of an? ([a-z]+),? the angle of elevation (?:of|to) (?:the|its) top(?: of the \\2)? is (${N}) ?(?:°|degrees?)[.,;] (?:find the height of the|how (?:tall|high) is the|what is the height of the) \\2`), 'amounts: distance from the foot = $1; angle of elevation = $3 => distance from the foot*tan(angle of elevation*pi/180)'],
  [at(`(?:what is )?(?:the )?(?:probability|chance) of (?:flipping|getting|tossing) (\\d+) (?:heads|tails) in a row(?: with a fair coin)?`), 'amounts: chance in one toss = 1/2; number of tosses = $1 => chance in one toss^number of tosses'],
  [at('P\\((?:rolling |getting )(.+?)\\)(?:,? (?:on|with|rolling))? an? (?:fair )?(?:die|dice)'), 'probability of rolling $1 on a die'],
  [at(`how many ways can (\\d+) people (?:line up|stand in (?:a )?line|queue)`), 'how many ways can $1 people stand in a row'],
  [at(`(?:two|2) angles are (supplementary|complementary)[.,;]? (?:and )?one(?: of them| angle)? is (${N}) ?(?:°|degrees?)? (more|less|larger|smaller|greater) than the other[.,;] (?:find|what is) the (smaller|larger|bigger)(?: angle| one)?`), (kind, n, how, which) => {
    const isLess = /less|smaller/i.test(how);
    if (!(Number(n) < (/^s/i.test(kind) ? 180 : 90))) return '?';
    return `solve x + y = ${/^s/i.test(kind) ? 180 : 90}, x = y ${isLess ? '-' : '+'} ${n} for ${/smaller/i.test(which) === isLess ? 'x' : 'y'}`;
  }],
  [at(`an angle is (twice|double|three times|(\\d+) times) its (complement|supplement)[.,;] (?:find|what is) the (?:size of the |measure of the )?angle`), (how, n, kind) => `solve x = ${n || (/three/i.test(how) ? 3 : 2)}*(${/^s/i.test(kind) ? 180 : 90} - x)`],
  [at(`an angle is (${N}) ?(?:°|degrees?)? (more|less) than its (complement|supplement)[.,;] (?:find|what is) the (?:size of the |measure of the )?angle`), (n, how, kind) => `solve x = (${/^s/i.test(kind) ? 180 : 90} - x) ${/more/i.test(how) ? '+' : '-'} ${n}`],
  [at(`how many sides does a polygon have if the sum of its (?:interior )?angles is (${N}) ?(?:°|degrees)?`), 'The sum of the interior angles of a polygon is $1°. How many sides does it have?'],
  [at(`(?:if )?the length of a rectangle is (${N}) ?(?:cm|m|ft|in|feet|inches|meters|units)? (?:more|longer|greater) than (?:its|the) width,? and (?:the|its) area is (${N})(?: ?(?:square [a-z]+|cm\\^?2|m\\^?2|cm²|m²))?[.,;] (?:find|what is) (?:the|its) (width|length)`), (n, area, which) => `find the larger solution of ${/width/i.test(which) ? `w*(w + ${n})` : `l*(l - ${n})`} = ${area}`],
  [at(`an? (?:rectangular )?(?:garden|yard|field|lawn|park|playground|plot|farm)(?: is| measures| that is)? (${N}) (m|ft|feet|meters|yards) (?:long and|by) (${N}) (?:m|ft|feet|meters|yards)(?: wide)?[.,;] how (?:much|many (?:meters|feet|yards) of) (?:fencing|fence) (?:is|are) needed(?: to (?:go around|enclose|surround) (?:it|the [a-z]+))?`), 'perimeter of a rectangle $1 $2 by $3 $2'],
  [at(`how many (?:square )?tiles (?:of |measuring |that (?:are|measure) )?(${N}) ?(?:cm )?(?:by|x) (${N}) ?cm (?:are|will be) needed to (?:cover|tile) (?:a|the) floor (?:of |measuring |that (?:is|measures) )?(${N}) ?(?:m )?(?:by|x) (${N}) ?m`), tiles],
  [at(`(?:i|we|he|she|[a-z]+) (?:drove|drives|travel(?:l?ed|s)?|rode|cycled|ran|walked|biked|flew|went) (${N}) (miles|km|kilometers|meters|m) in (${N}) (hours?|minutes?|seconds?)[.;,] ${WAS}(?: (?:our|the))? (?:average )?speed`), 'A car travels $1 $2 in $3 $4. What is its average speed?'],
  [at(`(?:a|one) number is (${N}) (more|less) than another(?: number)?,? and (?:their sum is|the sum of the (?:two )?numbers is|they add up to) (${N})[.,;] (?:find|what is) the (smaller|larger|greater|bigger)(?: number| one)?`), (n, how, total, which) => {
    const isLess = how.toLowerCase() === 'less';
    return `solve x + y = ${total}, x = y ${isLess ? '-' : '+'} ${n} for ${/smaller/i.test(which) === isLess ? 'x' : 'y'}`;
  }],
  [at(`(?:if )?(${N}) is (${N}) ?% of a number[.,;]? (?:what is|find) the number`), '$1 is $2% of what number'],
  [at(`(?:the|a|an|my|our) [a-z]+ (?:leaves|departs|starts|begins|left|started|began) at ${CLOCK} and (?:arrives|ends|finishes|arrived|ended|finished|gets there) at ${CLOCK}[.,;] how (?:long|many (minutes|hours)) (?:is|was|does|did) (?:the|it|[a-z]+)(?: (?:trip|journey|ride|flight|movie|film|class|lesson))?(?: (?:take|last))?(?: in (minutes|hours))?`), trip],
  [at(`(area|perimeter|circumference|volume|surface area)(?: of)?(?: an?)? (circle|square|rectangle|triangle|cylinder|cone|sphere|cube)[,:]?(?: with| where| if)? ((?:[rdhlwsb] ?= ?[\\d.]+(?: ?[a-z]{1,2}\\b(?! ?=))?(?:,? and |,? ?)?)+)`), (what, figure, given) => `${what} of a ${figure} with ${given.trim().replace(/,? and |,? (?=[a-z] ?=)/g, ' and ')}`],
  [at(`${ASK}hypotenuse (?:if|when|where|with)(?: the)? legs (?:are |of )?(?:length )?(${N}) and (${N})`), 'hypotenuse of a right triangle with legs $1 and $2'],
]; // prettier-ignore
