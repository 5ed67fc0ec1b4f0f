import { at } from '../text.js';
import { N, type Form } from '../forms.js';

const FIND = '(?:then )?(?:find|what is|determine|calculate|work out)(?: the value of)?';
const NUMBER = '(?:find|what is|what was|determine) (?:the|this|that|my)(?: original)? number';
const MORE = '(more|greater|higher|bigger|larger|less|smaller|lower|fewer)';
const signOf = (how: string): string => (/^(?:more|great|high|big|larg|incr|rais)/i.test(how) ? '+' : '-');
const AND_MORE = '[.,;]? (?:and )?';
/** y from x, or x from y. */
const inLine = (y: string, body: string, asked: string, given: string, n: string): string => {
  const has = (name: string): boolean => new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(body.replace(/(\d)(?=[a-z])/gi, '$1 '));
  if (asked === y && has(given)) return `evaluate ${body} for ${given} = ${n}`;
  return given === y && has(asked) ? `solve ${body} = ${n} for ${asked}` : '?';
}; // prettier-ignore

export const EVERYDAY_ROWS: readonly Form[] = [
  [at(`(?:if |given )?(?:the line |the equation )?([a-z]) ?= ?([^=;,]+?)[.,;]? ${FIND} ([a-z]),? (?:when|if|for|where) ([a-z]) ?= ?(${N})`), inLine],
  [at(`(${N}) is (${N}) ?% ${MORE} than (?:what|which)(?: number)?`), (n, p, how) => `solve x * (1 ${signOf(how)} ${p}/100) = ${n}`],
  [at(`(?:what|which)(?: number)? is (${N}) ?% ${MORE} than (${N})`), (p, how, n) => `amounts: number = ${n}; difference = ${p}/100*number => number ${signOf(how)} difference`],
  [
    at(`(?:if )?(?:a|some) number (?:is )?(increased|raised|decreased|reduced) by (${N}) ?%,? (?:is|gives|becomes|equals|the result is) (${N})[.,;] ${NUMBER}`),
    (how, p, n) => `solve x * (1 ${signOf(how)} ${p}/100) = ${n}`,
  ],
  [at(`(?:by )?what percent(?:age)? must (${N}) be (increased|decreased) (?:by )?(?:to (?:get|become|give|be)) (${N})`), (a, how, b) => `percentage ${how.slice(0, -1)} from ${a} to ${b}`],
  [
    at(`(?:find|what are) (?:the )?(?:two|2) (?:positive )?numbers (?:whose|with|that have a) sum (?:is |of |is equal to )?(${N})(?:,)? and (?:whose |a )?product (?:is |of )?(${N})`),
    'solve the system x + y = $1, x*y = $2',
  ],
  [
    at(`(?:if )?(?:the )?(?:3 |three )?angles (?:of|in) a triangle (?:are|measure) ([^,]+), ([^,]+?),? and ([^,.;]+)[.,;] ${FIND} ([a-z])`),
    (a, b, c, x) => `solve (${a}) + (${b}) + (${c}) = 180 for ${x}`.replace(/°|\^\\circ| degrees/g, ''),
  ],
  [
    at(`(?:in )?a right(?:[- ]angled)? triangle,? (?:the |has )?(?:two )?(?:shorter sides|legs|sides that make the right angle)(?: are| of| have lengths?)? (${N})( ?(?:cm|m|mm|km|in|ft))? and (${N})\\2[.,;] (?:find|what is|how long is|calculate) (?:the )?(?:length of (?:the|its) )?hypotenuse`),
    'hypotenuse of a right triangle with legs $1 and $3',
  ],
  [
    at(`([a-z] (?:is (?:directly |inversely )?proportional to|varies (?:directly |inversely )?(?:as|with)) [a-z])${AND_MORE}(?:when|if) ([a-z]) ?= ?(${N}),? (?:then )?([a-z]) ?= ?(${N})[.,;] (.+)`),
    '$1 and $4 = $5 when $2 = $3. $6',
  ],
  [
    at(`(?:in )?how many (?:different )?ways (?:can (?:you|we|i) |(?:are there |is it possible )?(?:to|of) )?(?:choose|choosing|pick|picking|select|selecting) (\\d+) (?:out )?of (\\d+)(?: (?:different )?[a-z]+)?`),
    'how many ways can you choose $1 things from $2 things',
  ],
  [
    at(String.raw`(?:divide|split|cut|share) (\S+)(?: (?:dollars|cm|m|kg|sweets|marbles|apples|pounds))? into (two|three|2|3)(?: parts| shares)? in the ratio (?:of )?(\d+(?: ?: ?\d+)+)`),
    (all, n, parts) => (parts.split(':').length === (/^(?:two|2)$/i.test(n) ? 2 : 3) ? `divide ${all} in the ratio ${parts}` : '?'),
  ],
  [
    at(String.raw`(?:divide|split|share) (\$?\d+(?:\.\d+)?(?: [a-z]+)?) between [A-Z][a-z]+ and [A-Z][a-z]+ in the ratio (?:of )?(\d+ ?: ?\d+)[.,;] how (?:much|many(?: [a-z]+)?) (?:does|do|will|should) each(?: of them| person| one)? (?:get|receive)`),
    'divide $1 in the ratio $2',
  ],
]; // prettier-ignore
