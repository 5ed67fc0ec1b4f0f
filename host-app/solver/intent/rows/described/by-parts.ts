import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

const NUMBERS = `(${N}(?:(?:,? and |, ?)${N})+)`;
const listed = (text: string): string[] => text.split(/,? and |, ?/);

/** (x − 2) for the root 2, (2x − 1) for 1/2. */
const factorOf = (root: string): string => {
  const [top = '', bottom = '1'] = root.split('/');
  const n = Number(top);
  return Number.isInteger(n) && /^\d+$/.test(bottom)
    ? `(${bottom === '1' ? '' : bottom}x ${n < 0 ? '+' : '-'} ${Math.abs(n)})`
    : `(x - (${root}))`;
};
const byRoots = (roots: string): string => `expand ${listed(roots).map(factorOf).join('')}`;
const QUADRATIC = String.raw`(?:find|write|form|state|give|determine|construct|what is)(?: down)? (?:an?|the) (?:monic )?(?:quadratic|polynomial)(?: equation| function| polynomial)?(?: of (?:least|lowest|smallest) degree)?(?: with (?:integer|integral|rational|real) coefficients)?`;
const ROOTS = '(?:the )?(?:roots|zeros|zeroes|solutions)(?: are| of)?';

/** Where the bottom of one fraction is 0. */
const undefinedAt = (body: string): string => {
  const [, top = '', bottom = '', letter = ''] = /^([^/]+)\/ ?(?:\(([^()]+)\)|([a-z](?:\^\d)?))$/.exec(body) ?? [];
  return top === '' || /sqrt|√|ln|log|tan|sec|csc|cot/.test(body) ? '?' : `solve ${bottom || letter} = 0`;
}; // prettier-ignore
const MEANS = '(one|two|three|four|five|[1-5])';
const SIZES: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 };
const LETTERS = 'abcde';
/** Numbers between two others with one difference: a system for them. */
const means = (count: string, from: string, to: string): string => {
  const n = SIZES[count.toLowerCase()] ?? Number(count);
  const terms = [from, ...LETTERS.slice(0, n), to];
  const gaps = terms.slice(1).map((term, k) => `${term} - ${terms[k] ?? ''}`);
  return `solve the system ${gaps.slice(1).map((gap, k) => `${gap} = ${gaps[k] ?? ''}`).join(', ')}`;
}; // prettier-ignore
const CURVE = String.raw`(?:the )?(?:curve |graph of |line |parabola )?(?:y ?= ?)?([^=,]+?)`;
const ROTATED = '(?:rotated|revolved|turned)';
const ABOUT = `(?:about|around) (?:the )?(x[- ]axis|y[- ]axis)`;
const REGION = '(?:region|area)(?: that is)?(?: enclosed| bounded)?';

/** What is described by its parts: a quadratic by its roots, a solid by the region that is turned, a point by its angle. */
export const BY_PARTS_ROWS: readonly Form[] = [
  [at(`${QUADRATIC} (?:with|that has|having|whose|if) ${ROOTS} ${NUMBERS}`), byRoots],
  [at(`(?:if )?${ROOTS} of an? (?:quadratic|polynomial)(?: equation| function)? are ${NUMBERS}[,.;] (?:find|write|form|what is) (?:the |an? )?(?:quadratic |polynomial )?(?:equation|function|polynomial)`), byRoots],
  [
    at(`${QUADRATIC},? (?:if|whose|with|where|such that|for which)(?: the)? sum of (?:the |its )?roots (?:is |of |= ?)?(${N}),? and (?:the )?product(?: of (?:the |its )?roots)? (?:is |of |= ?)?(${N})`),
    'expand x^2 - ($1)x + ($2)',
  ],
  [
    at(`if the sum of the roots (?:of a quadratic(?: equation)? )?is (${N}),? and (?:the|their) product(?: of the roots)? is (${N}),? (?:find|write|form|what is) the (?:quadratic )?equation`),
    'expand x^2 - ($1)x + ($2)',
  ],
  [at(`(?:evaluate|find|calculate|what is) ((?:arc(?:sin|cos|tan)|sin⁻¹|cos⁻¹|tan⁻¹|sin\\^-1|cos\\^-1|tan\\^-1) ?\\(?[^()]*(?:\\([^()]*\\))?\\)?) in degrees`), 'convert $1 radians to degrees'],
  [at(`(?:find |what are |state |give )?(?:all )?(?:the )?(?:excluded|restricted) values?(?: of [a-z])? (?:of|for) (?:the (?:rational )?expression )?(.+)`), undefinedAt],
  [at('(?:for (?:what|which) values? of [a-z] is|where is|when is) (?:the (?:rational )?(?:expression|function|fraction) )?(.+?) (?:undefined|not defined)'), undefinedAt],
  [at('(?:find|state) (?:all |the )*values? of [a-z] (?:for which|that make|where) (?:the )?(?:(?:rational )?(?:expression|function|fraction) )?(?:is )?undefined:? (.+)'), undefinedAt],
  [
    at(`\\$?(${N}),? compounded (annually|semi-?annually|quarterly|monthly|weekly|daily) at (${N}) ?%(?: per year| a year)?,? is invested for (${N}) years?[.;,] (?:find the (?:final |total )?amount|what is the (?:final |total )?amount|how much (?:money )?(?:is there|will there be|is in the account))(?: at the end| in the end| then| after that)?`),
    (amount, how, rate, years) => `$${amount} is invested at ${rate}% compounded ${how} for ${years} years. Find the amount.`,
  ],
  [
    at(`(?:if |given (?:that )?|let )?f\\(x\\) ?= ?([^,;=]+?)[,;.]? (?:and|if|where|such that|with) f\\((${N})\\) ?= ?(${N})[,.;]? (?:then )?(?:find|what is|determine) (?:the value of )?([a-z])`),
    (body, at, value, letter) => /[a-z]{3}|\\/i.test(body) ? '?' : `solve ${body.replaceAll('x', `(${at})`)} = ${value} for ${letter}`,
  ],
  [at(`(?:insert|find) ${MEANS} arithmetic means? between (${N}) and (${N})`), means],
  [at(String.raw`(.*\b[A-Z] ?= ?P) ?\((1 ?[-+] ?[^()]+)\)(.*)`), '$1*($2)$3'],
  [at(`(?:write|express|put|rewrite) (?:y ?= ?|[a-z]\\(x\\) ?= ?)?([^=]+?) in the form (?:y ?= ?)?[a-z]? ?\\([a-z] ?[-+] ?[a-z]\\)(?:\\^2|²) ?[-+] ?[a-z]`), 'write y = $1 in vertex form'],
  [at(`multiply (?:the )?matrices (\\[\\[.+\\]\\]) (?:and|by) (\\[\\[.+\\]\\])`), '$1 * $2'],
  [at(`${ASK}(?:a )?vector (?:perpendicular|orthogonal|normal) to (?:both )?(?:the vectors )?(\\([^()]+\\)) and (\\([^()]+\\))`), 'cross product of $1 and $2'],
  [at(`${ASK}angle between (?:the vectors )?[a-z] ?= ?([(<].+?[)>]) and [a-z] ?= ?([(<].+[)>])`), 'angle between $1 and $2'],
  [at(`${ASK}volume (?:of (?:the|a) solid )?(?:formed |generated |obtained |produced )?(?:when|if|by rotating|by revolving|by turning) (?:the )?${REGION} under ${CURVE} from (?:x ?= ?)?(${N}) to (?:x ?= ?)?(${N}) (?:is ${ROTATED} )?${ABOUT}`), 'volume of revolution of y = $1 from $2 to $3 about the $4'],
  [at(`(?:the )?${REGION} (?:is bounded )?by ${CURVE},? (?:the x-axis|y ?= ?0),? (?:and )?x ?= ?(${N})(?: and x ?= ?(${N}))?[.,;]? (?:is ${ROTATED} ${ABOUT}[.,;] (?:find|what is) the volume(?: (?:of|generated)(?: the)?(?: resulting| generated)?(?: solid)?(?: of revolution| formed| generated| obtained)?)?|find the volume (?:of the solid (?:formed |generated )?)?(?:when|if) (?:it|the region) is ${ROTATED} ${ABOUT})`),
    (body, a, b, one, other) => (b === '' && !/^[x\d.*]+(?:\^\d+)?$/.test(body.replaceAll(' ', '')) ? '?' : `volume of revolution of y = ${body} from ${b === '' ? '0' : a} to ${b || a} about the ${one || other}`)],
]; // prettier-ignore
