import { approx } from '../../kernel/approx.js';
import { parse } from '../../parse/index.js';
import { at } from '../text.js';
import { ASK, N, type Form } from '../forms.js';
import { written } from './calculus.js';

const X = '([^=<>,;]+?)';
const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** 0.(3) and 0.1666... as fractions. */
const repeated = (whole: string, fixed: string, period: string): string => {
  const nines = `${'9'.repeat(period.length)}${'0'.repeat(fixed.length)}`;
  return `((${whole}${fixed}${period} - ${whole}${fixed})/${nines})`;
};
const withFractions = (text: string): string =>
  text
    .replace(/(\d+)\.(\d*)\((\d+)\)/g, (_, a: string, b: string, c: string) => repeated(a, b, c))
    .replace(/(\d+)\.(\d*?)(\d+?)\3{2,}(?:\.{2,}|…)/g, (_, a: string, b: string, c: string) =>
      repeated(a, b, c),
    );

const PLACES: Readonly<Record<string, number>> = { thousands: 3, hundreds: 2, tens: 1, ones: 0, units: 0, tenths: -1, hundredths: -2, thousandths: -3 }; // prettier-ignore
const digitAt = (place: string, number: string): string => {
  const [name, power] = [`full ${place.toLowerCase()}`, PLACES[place.toLowerCase()] ?? 0];
  const shifted = power === 0 ? number : `${number}${power > 0 ? '/' : '*'}10^${Math.abs(power)}`;
  return `amounts: ${name} = floor(${shifted}); tens of them = floor(${name}/10) => ${name} - 10*tens of them`;
};
/** The value of a digit that occurs once. */
const digitValue = (digit: string, number: string): string => {
  const [whole = '', rest = ''] = number.split('.');
  const k = `${whole}${rest}`.indexOf(digit);
  return number.split(digit).length === 2
    ? `amounts: digit = ${digit}; value of its place = ${k < whole.length ? '' : '1/'}10^${Math.abs(whole.length - 1 - k)} => digit*value of its place`
    : '?';
};
const rounded = (n: string, to: string): string => {
  const place = { one: 1, ten: 10, hundred: 100, thousand: 1000 }[to.toLowerCase().replace(/s$/, '')] ?? Number(to);
  return `${Math.round(Number(n) / place) * place}`;
}; // prettier-ignore
const nextSquare = (n: string, isUp: boolean): string => {
  const root = Math.sqrt(Number(n));
  const near = isUp ? Math.ceil(root) : Math.floor(root);
  return Number.isInteger(root)
    ? '?'
    : isUp
      ? `amounts: next perfect square = ${near}^2; number = ${n} => next perfect square - number`
      : `amounts: number = ${n}; last perfect square = ${near}^2 => number - last perfect square`;
};
const tens = (n: string): string => {
  const parts: string[] = [];
  for (let power = 5; power <= Number(n); power *= 5) parts.push(`fives from multiples of ${power}`);
  const lines = parts.map((name) => `${name} = floor(${n}/${name.split(' ').at(-1)})`);
  return parts.length === 0
    ? '?'
    : `amounts: ${lines.join('; ')}; zeros at the end = ${parts.join(' + ')} => zeros at the end`;
};

/** y is in proportion to a power or a root of x, or to one over it. */
const variation = (how: string, power: string, y1: string, x1: string, x2: string): string => {
  const p = /square root/i.test(power) ? '1/2' : /cube root/i.test(power) ? '1/3' : /square/i.test(power) ? '2' : /cube/i.test(power) ? '3' : '1'; // prettier-ignore
  const isInverse = /inverse/i.test(how);
  if (x2 === '')
    return `amounts: known y = ${y1}; known x = ${x1} => known y${isInverse ? '*' : '/'}known x${p === '1' ? '' : `^(${p})`}`;
  const raised = (x: string): string => (p === '1' ? `(${x})` : `(${x})^(${p})`);
  return isInverse ? `solve y*${raised(x2)} = ${y1}*${raised(x1)} for y` : `solve y/${raised(x2)} = ${y1}/${raised(x1)} for y`; // prettier-ignore
};
const VARIES =
  '(?:if )?y (?:varies|is) (directly|inversely)(?: proportional)? (?:as|with|to) (?:the )?(square root of |cube root of |square of |cube of )?x[.,;]?(?: and)?(?: if| when)? ';
const FIRST = `(?:y ?= ?(${N}) (?:when|if|for) x ?= ?(${N})|(?:when|if) x ?= ?(${N}),? y ?= ?(${N}))`;

const partName = (letter: string): string => `parts of ${letter.toLowerCase()}`;
/** The amount is a quotient of what is in proportion: it is worth the same for any size of it. */
const inProportion = (a: string, b: string, p: string, q: string, asked: string): string => {
  const names = asked.match(/[a-z]/gi) ?? [];
  if (names.length < 2 || names.some((name) => name !== a && name !== b) || a === b) return '?';
  const put = (k: number): string =>
    asked.replace(/[a-z]/gi, (name) => `(${k}*${name === a ? p : q})`).replace(/\)\s*\(/g, ')*(');
  const value = (k: number): number => approx(parse(put(k)));
  return Math.abs(value(1) - value(3)) < 1e-9 ? `amounts: ${partName(a)} = ${p}; ${partName(b)} = ${q} => ${asked.replace(/[a-z]/gi, (name) => `(${partName(name)})`)}` : '?';
}; // prettier-ignore

const common = (f: string, a: string, b: string): { readonly name: string; readonly value: string } =>
  f.toLowerCase() === 'lcm'
    ? { name: 'least common multiple', value: `lcm(${a}, ${b})` }
    : { name: 'greatest common divisor', value: `gcd(${a}, ${b})` };
/** How many elements a set has; none is there twice. */
const sizeOf = (items: string): string => {
  const all = items.split(',').map((one) => one.trim());
  return new Set(all).size === all.length ? `${all.length}` : '?';
};
const subsets = (elements: string): string =>
  `amounts: elements of the set = ${elements}; choices for one element = 2 => choices for one element^elements of the set`;
const MATRIX = String.raw`(?:the )?(?:matrix )?(\[\[.+\]\])`;
export const COMBINED_ROWS: readonly Form[] = [
  // Notation.
  [at(String.raw`(.*\d(?:\\,|\{,\})\d.*)`), (text) => text.replace(/(?<=\d)(?:\\,|\{,\})(?=\d{3})/g, '')],
  [at(String.raw`(.*\\(?:gcd|lcm|min|max) ?\(.*)`), (text) => text.replace(/\\(?=gcd|lcm|min|max)/g, '')],
  [at(String.raw`\\overline ?\{([^{}]+)\}`), 'conjugate of $1'],
  [at(String.raw`\\left ?\| ?determinant of (\[.+\]) ?\\right ?\||\\left ?\| ?(\[\[.+\]\]) ?\\right ?\|`), (a, b) => `determinant of ${a || b}`],
  [at(String.raw`(.*(?:\d\.\d*\(\d+\)|\.\d*?(\d+?)\2{2,}(?:\.{2,}|…)).*)`), withFractions],
  [at(String.raw`((?:[-+*/ ().\d]|[eE](?=[-+]?\d))+)`), (text) => (/\dE-?\d|\de-?\d.*\de-?\d/.test(text) ? text.replace(/([\d.]+)[eE]([-+]?\d+)/g, '($1*10^($2))') : '?')],
  [at(String.raw`(\d{1,2})!!`), (n) => `evaluate ${Array.from({ length: Math.ceil(Number(n) / 2) }, (_, k) => Number(n) - 2 * k).filter((k) => k > 0).join('*') || '1'}`],
  [at(String.raw`(.*\d)\. ?([-+*/].*)`), '$1 $2'],
  [at(String.raw`(.*)(?:arctan|atan|tan\^-1) ?\(? ?(-?) ?(?:∞|infinity|\\infty)\)?`), (lead, sign) => (/[^a-z ]|[a-z]{9}/i.test(lead) ? '?' : `lim x->${sign}oo arctan(x)`)],
  [at(String.raw`(\d+) ?/ ?(?:∞|infinity)`), 'lim x->oo $1/x'],
  [at(String.raw`(?:(?:find|evaluate|calculate|compute|what is)(?: the)? )?(?:\\?sum|∑|Σ) ?_ ?\{?(\w) ?= ?(-?\w+)\}? ?\^ ?\{?(\w+|∞)\}? ?(.+)`), (k, from, to, body) => `sum of ${body} from ${k}=${from} to ${/^(?:inf|oo|∞)/i.test(to) ? 'infinity' : to}`],
  [at(String.raw`${ASK}?sum of (.*\bn\b.*) from 1 to n`), (body) => `sum of ${body.replace(/\bn\b/g, 'k')} from k=1 to n`],
  [at(String.raw`${ASK}?(?:product|\\prod|∏)(?: ?_ ?\{?| from )([a-z]) ?= ?(\d+)(?:\}? ?\^ ?\{?| to )(\d+)\}?(?: of)? (.+)`), written('*')],
  [at(String.raw`${ASK}?product of (?:the )?first (\d+) (?:positive |natural |whole |counting )(?:integers|numbers)`), 'evaluate $1!'],
  [at(String.raw`(?:solve )?(.+=.+?),? ?(?:\\implies|\\Rightarrow|⇒|⟹|=>|,? then) ?(?:([a-z]) ?= ?\?*|for ([a-z]))`), (body, x, y) => `solve ${body} for ${x || y}`],
  [at(String.raw`(${N}) ?(<=|>=|[<>≤≥≠]) ?(${N})`), 'is $1 $2 $3'],
  [at(String.raw`is (\(.+\)|[\d/ ()-]+) ?= ?(${N})`), (a, b) => (/[a-z]/i.test(a) || !/[-+*/]/.test(a) ? '?' : `is ${String(approx(parse(a)))} = ${b}`)],
  [at(String.raw`(?:⌊|\\lfloor) ?([^⌊⌋]+?) ?(?:⌋|\\rfloor)`), 'floor of $1'],
  [at(String.raw`(?:⌈|\\lceil) ?([^⌈⌉]+?) ?(?:⌉|\\rceil)`), 'ceiling of $1'],
  [at(String.raw`(\{[^{}]*\}) ?(?:\\|\\setminus|-|−) ?(\{[^{}]*\})`), 'difference of $1 and $2'],
  [at(String.raw`([A-Z]) ?= ?\{([^{}]+)\}[,;.]? (?:find|what is)(?: the)? number of (?:all )?subsets(?: of \1)?`), (_, items) => subsets(sizeOf(items))],
  [at(String.raw`${ASK}number of (?:all )?subsets of \{([^{}]+)\}|how many subsets does (?:the set )?\{([^{}]+)\} have`), (a, b) => subsets(sizeOf(a || b))],
  [at(String.raw`how many subsets (?:of \{([^{}]*)\} have (?:exactly )?(\d+)|with (?:exactly )?(\d+) elements does \{([^{}]*)\} have)(?: elements)?`), (a, k, m, b) => `how many ways are there to choose ${k || m} elements from ${sizeOf(a || b)}`],
  // Words for numbers.
  [at(`((?:.*(?:\\(|\\b(?:of|plus|times|by|to|and|from|add|subtract) ))?)(?:negative|minus) (\\d+)(.*)`), (a, n, b) => (/^ (?:squared|cubed|to the)|^\^/.test(b) ? '?' : `${a}(-${n})${b}`)],
  [at(`(.+) to the (${ORDINALS.join('|')})(?: power)?`), (body, word) => `${body}^${ORDINALS.indexOf(word.toLowerCase())}`],
  [at(`${ASK}(?:value of )?(\\(.+\\)|-?[\\d.]+) (squared|cubed)`), (body, how) => `(${body})^${how.toLowerCase() === 'squared' ? 2 : 3}`],
  [at(`${ASK}(cube|square) of (?:minus|negative) (\\d+)`), (how, n) => `(-${n})^${how.toLowerCase() === 'cube' ? 3 : 2}`],
  [at(`${ASK}(cube|square) of (\\(-?\\d+\\))`), (how, n) => `${n}^${how.toLowerCase() === 'cube' ? 3 : 2}`],
  [at(`${ASK}(half|third|quarter|double|twice) (?:of )?(\\d[\\d^*/() ]*)`), (how, body) => `${{ half: '1/2', third: '1/3', quarter: '1/4' }[how.toLowerCase()] ?? '2'}*(${body})`],
  [at(`${ASK}(${N}) ?% of (${N}) ?%`), 'amounts: share = $1/100; whole = $2/100 => share*whole'],
  [at(`(?:${ASK}|how much is )(${N}) divided by (?:a )?half`), '($1)/(1/2)'],
  [at(`${ASK}(fourth|fifth|sixth|cube|square) root of (\\d+/\\d+)`), (name, body) => `(${body})^(1/${{ square: 2, cube: 3, fourth: 4, fifth: 5, sixth: 6 }[name.toLowerCase()] ?? 2})`],
  [at(`${ASK}(?:nth|n-th) root of (${N}) (?:with|for|if|when|where) n ?= ?(\\d+)`), '($1)^(1/$2)'],
  [at(`by how much (?:does|is) (${N}) (?:exceed|greater than|more than|larger than) (${N})`), '($1) - ($2)'],
  [at(`(?:which|what) number is (${N}) (more|greater|larger|less|smaller) than (${N})`), (n, how, m) => `(${m}) ${/^[lL]ess|small/.test(how) ? '-' : '+'} (${n})`],
  [at(`(?:what|which number) (?:must|should|has to|do you have to|can) (?:be )?(?:added|add) to (${N}) (?:to (?:get|make|give|obtain)|so that (?:the sum|the result|it) is) (${N})`), 'solve ($1) + x = $2'],
  [at(`(?:what|which number) (?:must|should|has to|do you have to|can) (?:be )?(?:subtracted|subtract|taken|take)(?: away)? from (${N}) (?:to (?:get|make|give|leave|obtain)|so that (?:the difference|the result|it) is) (${N})`), 'solve ($1) - x = $2'],
  [at(`(?:what|which) (?:number )?(?:times|multiplied by) (${N}) (?:is|equals|gives|makes) (${N})`), 'solve x*($1) = $2'],
  [at(`(?:what|which) (?:number )?(plus|minus|divided by) (${N}) (?:is|equals|gives|makes) (${N})`), (how, n, m) => `solve x ${{ plus: '+', minus: '-' }[how.toLowerCase()] ?? '/'} (${n}) = ${m}`],
  [at(`(${N}) is (${N}) ?% of`), '$1 is $2% of what number'],
  [at(`what percent(?:age)? (less|more|greater|smaller) than (${N}) is (${N})`), (how, a, b) => `percent ${/^[lL]ess|small/.test(how) ? 'decrease' : 'increase'} from ${a} to ${b}`],
  [at(`by what percent(?:age)? is (${N}) (less|more|greater|smaller|larger|higher|lower) than (${N})`), (a, how, b) => `percent ${/^(?:less|small|low)/i.test(how) ? 'decrease' : 'increase'} from ${b} to ${a}`],
  [at('how many (?:integers|whole numbers) (?:are there |lie |are )?between (-?\\d+\\.\\d*[1-9]) and (-?\\d+\\.\\d*[1-9])'), 'how many integers satisfy $1 < n < $2'],
  [at(`(increase|decrease) (${N}) by (${N}) ?% and then (increase|decrease) (?:the result|it|that) by (${N}) ?%`), (a, n, p, b, q) => `amounts: start = ${n}; change 1 = ${p}/100*start; value after change 1 = start ${/^i/i.test(a) ? '+' : '-'} change 1; change 2 = ${q}/100*value after change 1 => value after change 1 ${/^i/i.test(b) ? '+' : '-'} change 2`],
  [at(`if (${N}) ?% of ([a-z]) is (${N}),? what is (${N}) ?% of \\2`), 'solve x/($4) = ($3)/($1)'],
  [at(`([a-z]) is (${N}) ?% (more|greater|less|smaller) than ([a-z]) and \\4 ?= ?(${N})[.,;]? find \\1`), (_, p, how, __, n) => `amounts: known number = ${n}; difference = ${p}/100*known number => known number ${/^less|small/i.test(how) ? '-' : '+'} difference`],
  // Digits and places.
  [at(`${ASK}?(?:what|which) digit is in the (${Object.keys(PLACES).join('|')}) place (?:of|in) (\\d[\\d.]*)`), digitAt],
  [at(`${ASK}(?:place )?value of (?:the )?(?:digit )?(\\d) in (\\d[\\d.]*)`), digitValue],
  [at(`how many (1/\\d+)(?:'?s)? (?:are|go)(?: there)?(?: in| into) (${N})`), '($2)/($1)'],
  [at(`${ASK}(?:last|units?|ones?) digit of (.+)`), 'remainder of $1 divided by 10'],
  [at(`${ASK}last (?:two|2) digits of (.+)`), 'remainder of $1 divided by 100'],
  [at('(?:how many (?:trailing )?zeros? (?:does|are(?: there)? at the end of|are there in) (\\d{1,3})!(?: (?:have|end (?:with|in)))?|(?:number of )?trailing zeros (?:of|in) (\\d{1,3})!)'), (a, b) => tens(a || b)],
  [at('(?:how many )(?:trailing )?zeros (?:does) (\\d{1,3})! (?:have at the end|end in)'), tens],
  [at(`${ASK}(?:smallest|least) (?:whole |natural |positive )?(?:number|integer) (?:that|which) (?:must|should|has to) be (added to|subtracted from) (\\d+) to (?:make (?:it )?|get )a perfect square`), (how, n) => nextSquare(n, /^a/i.test(how))],
  [at(`${ASK}(?:smallest|least|lowest)(?: positive)? (?:number|integer|whole number) (?:that is |which is )?divisible by (?:both |each of |all of )(\\d+(?:(?:, | and |, and )\\d+)+)`), 'lcm of $1'],
  [at(`${ASK}product of (?:the )?(?:gcd|gcf|hcf) and (?:the )?lcm of (\\d+) and (\\d+)`), 'amounts: greatest common divisor = gcd($1, $2); least common multiple = lcm($1, $2) => greatest common divisor*least common multiple'],
  [at(`(?:the )?lcm of (?:two|2) numbers is (\\d+) and (?:their|the) (?:gcd|gcf|hcf) is (\\d+)[.,;] (?:one|one of them|one number|one of the numbers) is (\\d+)[.,;] (?:find|what is) the other(?: number| one)?`), 'solve $3*x = $1*$2'],
  [at(`${ASK}(lcm|gcd|gcf|hcf) of (\\d+) and (\\d+) (minus|plus|times) (?:the )?(lcm|gcd|gcf|hcf) of (\\d+) and (\\d+)`), (f, a, b, op, g, c, d) => { const [one, other] = [common(f, a, b), common(g, c, d)]; return one.name === other.name ? `evaluate ${one.value} ${{ minus: '-', plus: '+' }[op.toLowerCase()] ?? '*'} ${other.value}` : `amounts: ${one.name} = ${one.value}; ${other.name} = ${other.value} => ${one.name} ${{ minus: '-', plus: '+' }[op.toLowerCase()] ?? '*'} ${other.name}`; }],
  [at(`${ASK}remainder (?:when|if) -(\\d+) is divided by (\\d+)`), (a, b) => `amounts: number = -${a}; divisor = ${b}; largest multiple below = divisor*floor(number/divisor) => number - largest multiple below`],
  [at(`${ASK}(\\d+)(?:st|nd|rd|th) (odd|even) number`), (n, kind) => `amounts: place = ${n}; even number at this place = 2*place => even number at this place${kind.toLowerCase() === 'odd' ? ' - 1' : ''}`],
  [at(`${ASK}?sum of (?:the )?first (\\d+) even numbers`), 'sum of the first $1 terms of 2, 4, 6'],
  [at(`(?:${ASK})?sum of 1 ?\\+ ?2 ?\\+ ?(?:\\.{2,}|…) ?\\+ ?(\\d+)`), 'sum of the first $1 natural numbers'],
  [at(`estimate (\\d+) ?[x*×] ?(\\d+)(?: by rounding (?:each (?:number|factor) )?to the nearest (ten|hundred|thousand))`), (a, b, to) => `amounts: rounded factor 1 = ${rounded(a, to)}; rounded factor 2 = ${rounded(b, to)} => rounded factor 1*rounded factor 2`],
  [at(`(?:${ASK})?(.+?),? rounded to the nearest (whole number|integer|ten|hundred|tenth|hundredth)`), (body, to) => (/[a-z]/i.test(body.replace(/divided by|times|sqrt/g, '')) ? '?' : `round ${String(approx(parse(body.replace(/divided by/g, '/').replace(/times/g, '*'))))} to the nearest ${to}`)],
  // Ratios and proportion.
  [at(`${ASK}fourth proportional (?:to|of) (${N}), ?(${N}),? (?:and )?(${N})`), 'solve ($1)/($2) = ($3)/x'],
  [at(`${ASK}third proportional (?:to|of) (${N}),? (?:and )?(${N})`), 'solve ($1)/($2) = ($2)/x'],
  [at(`(?:${ASK})?(?:mean proportional|geometric mean) (?:between|of) (\\d+) and (\\d+)`), 'amounts: product of the numbers = $1*$2 => sqrt(product of the numbers)'],
  [at(`(?:if )?([a-z]) ?/ ?([a-z]) ?= ?(\\d+) ?/ ?(\\d+),? (?:then )?(?:find|what is|calculate|evaluate)(?: the value of)? ([^=]+)`), inProportion],
  [at(`(?:if )?([a-z]) ?: ?([a-z]) ?= ?(\\d+) ?: ?(\\d+),? (?:then )?(?:find|what is|calculate|evaluate)(?: the value of)? ([^=:]+)`), inProportion],
  [at(`(?:if )?([a-z]) ?: ?([a-z]) ?= ?(\\d+) ?: ?(\\d+),? and \\2 ?: ?([a-z]) ?= ?(\\d+) ?: ?(\\d+),? find \\1 ?: ?\\5`), 'amounts: ratio 1 = $3/$4; ratio 2 = $6/$7 => ratio 1*ratio 2'],
  [at(`(?:if )?([a-z]) and ([a-z]) are in (?:the )?ratio (\\d+) ?: ?(\\d+),? (?:and )?\\2 and ([a-z]) (?:are )?in (?:the )?ratio (\\d+) ?: ?(\\d+)[.,;]? find \\1 ?: ?\\5`), 'amounts: ratio 1 = $3/$4; ratio 2 = $6/$7 => ratio 1*ratio 2'],
  [at(`(?:if )?(\\d+)([a-z]) ?= ?(\\d+)([a-z]),? find \\2 ?: ?\\4`), (m, _, n) => `simplify ${n}/${m}`],
  [at(`([a-z]) ?: ?([a-z]) ?= ?(\\d+) ?: ?(\\d+) and (.+=.+)`), 'solve the system $1/$3 = $2/$4, $5'],
  [at(`${VARIES}${FIRST}[.,;]? (?:find|what is|calculate) y (?:when|if|for) x ?= ?(${N})`), (how, power, a, b, c, d, x) => variation(how, power, a || d, b || c, x)],
  [at(`${VARIES}${FIRST}[.,;]? (?:find|what is|calculate) the constant of (?:variation|proportionality)`), (how, power, a, b, c, d) => variation(how, power, a || d, b || c, '')],
  // Equations and systems.
  [at(`(?:find|what is|calculate|evaluate|determine)(?: the value of)? ([^=]*[-+*/^\\d][^=]*?|[a-z]{2}),? (?:if|given(?: that)?|when|where) ([^=,;]+=[^=,;]+?)(?: and |, |; )([^=,;]+=[^=,;]+)`), 'if $2 and $3, find $1'],
  [at(`([^=,;]+=[^=,;]+?)(?: and |, |; )([^=,;]+=[^=,;]+?)[,;.] (?:find|what is|calculate|evaluate)(?: the value of)? ([^=]*[-+*/^\\d][^=]*|[a-z]{2})`), 'if $1 and $2, find $3'],
  [at(`solve(?: for)? ([a-z])(?:,| and) ([a-z])[:,]? ([^=]+=[^=]+=[^=]+)`), 'solve the system $3'],
  [at(`(?:solve|find)(?: for)? ([a-z]) only[:,]? ([^=,]+=[^=,]+),? ?(?:and )?([^=,]+=[^=,]+)`), 'solve $2, $3 for $1'],
  [at(`(?:solve )?(.+[=<>≤≥].+?),? (?:over|in) the (?:reals?|real numbers|set of real numbers)`), 'solve $1'],
  [at(`(?:solve )?([^=]+=[^=]+?),? (?:given|if|knowing)(?: that)? (?:[a-z] ?= ?)?${N} is (?:a|one) (?:root|solution|zero)(?: of it)?(?:[.,;] find all (?:the )?(?:roots|solutions|zeros))?`), (body) => `solve ${body}`],
  [at(`(?:one|a) root of ([a-z])\\^2 ?([-+]) ?(\\d+)\\1 ?[-+] ?[a-z] ?= ?0 is (${N})[.,;] (?:find|what is) the other(?: root| one)?`), (_, sign, b, r) => `solve ${r} + x = ${sign === '-' ? '' : '-'}${b}`],
  [at(`solve (.+=.+?),? (?:for [a-z] )?between (-?[\\dπpi/. ]+) and (-?[\\dπpi/.]+)`), 'solve $1 on [$2, $3]'],
  [at(`find ([a-z]) in radians,? (?:if|when|where|given that) (.+=.+?)(?: and |, )([^=]+[<≤].+[<≤].+)`), 'solve $2 for $3'],
  [at(`(?:solve )?for (?:which|what)(?: values? of)? ([a-z]) is ${X} (negative|positive|zero)`), (x, body, how) => `solve ${body} ${{ negative: '<', positive: '>' }[how.toLowerCase()] ?? '='} 0 for ${x}`],
  [at(`(?:where|when) is ${X} (negative|positive)`), (body, how) => `solve ${body} ${how.toLowerCase() === 'negative' ? '<' : '>'} 0`],
  [at(`([fgh])\\(([a-z])\\) ?= ?${X}(?: and |, |; )([fgh])\\(\\2\\) ?= ?${X}[.,;] (?:solve|find (?:all )?\\2 (?:such that|if|where|with)|for (?:what|which) \\2 is) \\1\\(\\2\\) ?= ?\\4\\(\\2\\)`), (_, x, a, __, b) => `solve ${a} = ${b} for ${x}`],
  [at(`solve for ([a-z]) in terms of (?:the )?[a-z](?: and [a-z])?[:,]? (.+=.+)|express ([a-z]) in terms of [a-z](?: and [a-z])?[:,]? (?:if |given )?(.+=.+)`), (x, a, y, b) => `solve ${a || b} for ${x || y}`],
  [at(`(?:write|express|put) ${X} in (?:the )?form \\(x ?[-+±] ?[a-z]\\)(?:\\^2|²) ?[-+±] ?[a-z]`), 'complete the square: $1'],
  [at(`what (?:must|should|has to) be added to ${X} to (?:make (?:it )?|get |complete )(?:a perfect square|the square)`), 'find c if $1 + c is a perfect square'],
  [at(`evaluate ${X} at ([a-z] ?= ?[^=]+)|${X} at ([a-z] ?= ?[^=]*(?:pi|π|sqrt)[^=]*)`), (a, x, b, y) => `evaluate ${a || b} for ${x || y}`],
  [at(`(?:(?:find|determine|what is)(?: the value of)? n,? (?:if|when|given(?: that)?|such that) |solve )?(?:C\\(n, ?([23])\\)|nC([23])|n choose ([23])) ?(?:=|is) ?(\\d+)(?: for n)?`), (a, b, c, total) => ((a || b || c) === '2' ? `solve n*(n - 1)/2 = ${total} where n is a positive integer` : `solve n*(n - 1)*(n - 2)/6 = ${total} where n is a positive integer`)],
  [at(`(?:(?:find|determine|what is)(?: the value of)? n,? (?:if|when|given(?: that)?|such that) |solve )?(?:P\\(n, ?2\\)|nP2) ?(?:=|is) ?(\\d+)(?: for n)?`), 'solve n*(n - 1) = $1 where n is a positive integer'],
  // Matrices.
  [at(`(?:${ASK})?det(?:erminant)? of (-?\\d+) ?\\*? ?${MATRIX}`), 'det($1*$2)'],
  [at(`(?:${ASK})?det(?:erminant)? of (?:the )?inverse of ${MATRIX}`), '1/det($1)'],
  [at(`(?:${ASK})?sum of (?:the )?eigenvalues of ${MATRIX}`), 'trace of $1'],
  [at(`(?:${ASK})?product of (?:the )?eigenvalues of ${MATRIX}`), 'determinant of $1'],
  [at(`(?:${ASK})?det ?\\((\\d+)A\\) if A is (?:an? )?(\\d) ?(?:x|×|by) ?\\2(?: matrix)?(?: with| and) det ?\\(?A\\)? ?= ?(${N})`), 'amounts: factor = $1; number of rows = $2; determinant of a = $3 => factor^number of rows*determinant of a'],
]; // prettier-ignore
