import { at } from '../text.js';
import { N, type Form } from '../forms.js';

const S = String.raw`([^=<>≤≥]+?)`;
const EQUATION = String.raw`([^=,;]+=[^=,;]+?)`;
const FIND = String.raw`(?:then )?(?:find|what is|determine|calculate|solve for|get)(?: the value of)?`;
const METHOD = String.raw`(?:the )?(?:quadratic formula|completing the square|complete the square|factoring|factori[sz]ing|factori[sz]ation|square roots?(?: method| property)?|zero product property|substitution|(?:gaussian |gauss(?:-jordan)? )?elimination|log(?:arithm)?s|natural logs?)(?: method)?`;
/** 'at most' to '<='. */
const signOf = (words: string): string =>
  `${/most|n(?:o|ot) (?:more|greater)|^(?:less|small)/.test(words) ? '<' : '>'}${/^at|^no|equal/.test(words) ? '=' : ''}`;
const SIGN =
  '(at most|at least|(?:(?:no|not) )?(?:less|more) than|(?:less|greater) than or equal to|(?:smaller|greater|larger) than)';
/** 'twice a number' is 2x. */
const SIDE = String.raw`(twice |double |triple |half |\d+ times )?(?:a|some|the) number|(-?\d*[a-z](?: ?[-+] ?\d+)?)`;
const FACTORS: Readonly<Record<string, string>> = { twice: '2*', double: '2*', triple: '3*', half: '1/2*' };
const factor = (word: string): string => FACTORS[word.trim().toLowerCase()] ?? word.replace(/ times /i, '*');

/** Two numbers with their sum, and how one of them is made from the other. */
const relationOf = (how: string, size: string): string => {
  const plain = how.toLowerCase();
  if (/twice|double/.test(plain)) return 'x = 2y';
  if (/three times|triple/.test(plain)) return 'x = 3y';
  if (/times/.test(plain)) return Number(size) > 1 ? `x = ${size}y` : '?';
  return /less|smaller/.test(plain) ? `x = y - ${size}` : `x = y + ${size}`;
};
const ONE_OTHER = String.raw`(?:and )?(?:one(?: of them| number)?|the larger(?: number| one)?|the first) is (twice|double|triple|three times|(?:(\d+) (?:times|more than|greater than|larger than|less than|smaller than)))(?: as (?:large|big|much) as)? the (?:other|second|smaller)(?: number| one)?`;
const ADD_UP = String.raw`(?:the )?(?:sum of (?:two|2) numbers is|(?:two|2) numbers (?:add up to|sum to|have a sum of|total))`;

/** a_n by the rule from the term before, with its numbers put in. */
const recursive = (isNext: boolean, rule: string, first: string, place: string): string => {
  const n = Number(place);
  if (n < 2 || n > 9) return '?';
  let term = `(${first})`;
  for (let k = 2; k <= n; k += 1)
    term = `(${rule
      .replace(isNext ? /a_?\{?n\}?/g : /a_?(?:\{n ?- ?1\}|\(n ?- ?1\)|n ?- ?1\b)/g, `*${term}`)
      .replace(/(^|[-+(*/] ?)\*/g, '$1')
      .replace(/(?<![a-z])n(?![a-z])/g, `(${isNext ? k - 1 : k})`)})`;
  return /a_|a\(/.test(term) ? '?' : `evaluate ${term}`;
};
const A_1 = String.raw`a_?\{?1\}? ?= ?(${N})`;
const A_K = String.raw`(?:find|what is|calculate)(?: the value of)? a_?\{?(\d+)\}?`;
const AND = String.raw`[,;.:]?(?: (?:and|with|where|if|when|given(?: that)?))? ?`;
/** The rule, the first term and the question in five orders. */
const recursions = (isNext: boolean, rule: string): readonly Form[] =>
  ['012', '102', '120', '210', '201'].map((order) => [
    at([...order].map((part) => [rule, A_1, A_K][Number(part)]).join(AND)),
    (...found) => {
      const [of = '', first = '', place = ''] = ['0', '1', '2'].map((part) => found[order.indexOf(part)]);
      return recursive(isNext, of, first, place);
    },
  ]);

const OPERATIONS: Readonly<Record<string, string>> = { sum: '+', plus: '+', 'more than': '+', minus: '-', 'less than': '-', of: '*', times: '*', product: '*', quotient: '/', 'divided by': '/' }; // prettier-ignore

const TERM = String.raw`(\d+(?:\.\d+)?|[a-z])`;

export const ALGEBRA_ROWS: readonly Form[] = [
  [at(`(?:solve|find) (.+?) (?:using|by|with|by using) ${METHOD}`), 'solve $1'],
  [at(`(?:solve )?(?:use|using|by|with) ${METHOD}(?: to|[:,])? (.+)`), '$1'],
  [at(`${EQUATION} (?:using|by|with|by using) ${METHOD}`), 'solve $1'],
  [at(String.raw`(?:factor|factori[sz]e) (.+?) (?:completely|fully)|(?:fully|completely) (?:factor|factori[sz]e) (.+)`), (a, b) => `factor ${a || b}`],
  [at('(?:expand|multiply out)(?:,? and|,? then|,) (?:simplify|collect like terms|combine like terms):? (.+)'), 'expand $1'],
  [at('([^a-z]*(?:[a-z]{1,2}[^a-z]+)*[a-z]?),? (simplify|factor|factori[sz]e|expand|solve|differentiate|integrate)'), '$2 $1'],
  [at(`(?:solve )?${TERM} ?: ?${TERM} ?(?:=|::) ?${TERM} ?: ?${TERM}(?: for [a-z])?`), '$1/$2 = $3/$4'],
  [at(String.raw`(.*\ba number\b.*?) (?:is|equals|gives|makes|is equal to|=) (${N})`), '$1 is $2. Find the number'],
  [at(String.raw`(.+?) (?:is|equals|gives|makes|is equal to) (${N})[.;,] ?(?:find|what is) (?:it|the value)`), '$1 is $2. Find the number'],
  [at(`([a-z]) is (${N}) (?:more|greater|larger) than (${N})`), '$1 = $3 + $2'],
  [at(`([a-z]) is (${N}) (?:less|smaller|fewer) than (${N})`), '$1 = $3 - $2'],
  [at(`(${N}) ?% of ([a-z]) (?:is|equals|=) (${N})`), '($1)/100 * $2 = $3'],
  [at(`([a-z]) ?% of (${N}) (?:is|equals|=) (${N})`), '$1/100 * $2 = $3'],
  [at(`(half|twice|double|triple) (?:of )?([a-z]) (?:is|equals) (${N})`), (word, x, n) => `${factor(word)}${x} = ${n}`],
  [at(`([a-z]) (squared|cubed) (?:is|equals) (${N})`), (x, power, n) => `${x}^${/^s/i.test(power) ? 2 : 3} = ${n}`],
  [at(`([^=,;]*[a-z][^=,;]*= ?-?\\d+) (\\d*[a-z] ?[-+] ?\\d*[a-z] ?= ?-?\\d+)`), 'solve the system $1, $2'],
  [
    at(`(?:(${N}) (of|less|less than|more than) ([a-z])|(?:the )?(sum|product|quotient) of ([a-z]) and (${N})|([a-z]) (plus|minus|times|divided by) (${N})) (?:is|equals) (${N})`),
    (n, before, x, pair, first, second, letter, after, last, result) => {
      const [name, by, number] = [x || first || letter, before || pair || after, n || second || last];
      return by.toLowerCase() === 'less' ? `${number} - ${name} = ${result}` : `${name} ${OPERATIONS[by.toLowerCase()]} (${number}) = ${result}`;
    },
  ],
  [at(`(?:if |given |when )?${EQUATION}(?:,? and |, |; )${EQUATION}[,;.]? ${FIND} ([a-z])`), 'solve $1, $2 for $3'],
  [
    at(`(?:${SIDE}) (?:is|must be|can be) ${SIGN} (${N})`),
    (word, side, sign, n) => `solve ${side || `${factor(word)}x`} ${signOf(sign.toLowerCase())} ${n}`,
  ],
  [at('for (?:which|what)(?: values? of)? ([a-z]) (?:is|does|do) (.+[<>≤≥=].+)'), 'solve $2 for $1'],
  [at(`solve (?:simultaneously|(?:the |these |this )?(?:pair of )?simultaneous (?:linear )?equations):? (.+)`), 'solve the system $1'],
  [
    at(String.raw`find ([a-z]) and ([a-z]),? (?:if|when|given(?: that)?|where|such that) (?:\1 ?: ?\2 ?= ?(\d+) ?: ?(\d+)),? and (.+=.+)`),
    (x, y, m, n, body) => (body.match(/[a-z]/gi)?.some((one) => one !== x && one !== y) ? '?' : `solve the system ${x}/${m} = ${y}/${n}, ${body}`),
  ],
  [at(String.raw`find ([a-z]) and ([a-z]),? (?:if|when|given(?: that)?|where|such that) (.+=.+)`), (x, y, body) => (/[a-z]{3}/i.test(body) || body.replace(/ and /g, '').match(/[a-z]/gi)?.some((one) => one !== x && one !== y) ? '?' : `solve the system ${body}`)],
  [
    at(`${ADD_UP} (\\d+)[.,;]? ${ONE_OTHER}[.,;] (?:find|what are|determine) (?:the|both|these) numbers`),
    (total, how, size) => `solve the system x + y = ${total}, ${relationOf(how, size)}`,
  ],
  [
    at(`${ADD_UP} (\\d+)[.,;]? ${ONE_OTHER}[.,;] (?:find|what is|determine) the (larger|greater|bigger|smaller|lesser)(?: number| one| of the two)?`),
    (total, how, size, which) => {
      const isLess = /less|smaller/i.test(how);
      return `solve x + y = ${total}, ${relationOf(how, size)} for ${/smaller|lesser/i.test(which) === isLess ? 'x' : 'y'}`;
    },
  ],
  [at(`(?:what|which) power of (${N}) (?:is|equals|gives|makes) (${N})`), 'log_$1($2)'],
  [at(`(${N}) (?:raised )?to (?:the )?what power (?:is|equals|gives|makes) (${N})`), '$1^x = $2'],
  [at(`(?:change|convert|write|express|rewrite) log_?(\\d+) ?\\(?(\\d+)\\)? (?:to|in terms of|using|as|in|with) (?:natural logs?|natural logarithms?|ln|base e)`), 'evaluate ln($2)/ln($1)'],
  ...recursions(false, String.raw`a_?\{?n\}? ?= ?(.*a_?(?:\{n ?- ?1\}|\(n ?- ?1\)|n ?- ?1\b).*?)`),
  ...recursions(true, String.raw`a_?[{(]?n ?\+ ?1[})]? ?= ?(.*a_?\{?n\}?(?!\w).*?)`),
  [at(`(?:simplify )${S},? (?:where |with |for |if |given )?([a-z] ?> ?0)`), 'simplify $1'],
  [at(String.raw`[a-z] ?(?:∈|\\in) ?(?:ℝ|\\mathbb\{R\}|R)[,;:]? (.+)`), 'solve $1'],
  [at(String.raw`(.+=.+),? (?:for )?[a-z] ?(?:∈|\\in) ?(?:ℝ|\\mathbb\{R\}|R)`), 'solve $1'],
]; // prettier-ignore
