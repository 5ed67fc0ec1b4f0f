import { at } from './text.js';
import { missing } from './rows/counted/missing-term.js';

/** Other ways to ask what a reader knows: the text with the groups of the pattern in that reader's words. */
export type Form = readonly [RegExp, string | ((...groups: string[]) => string)];

export const ASK = String.raw`(?:(?:what(?:'s| is| are| will be)?|whats|find|calculate|compute|determine|evaluate|work out|give|state|solve)(?: the)? |the )?`;
export const N = String.raw`-?\d+(?:\.\d+)?(?:/\d+)?`;
const listed = (text: string): string[] => text.split(/\s*(?:,\s*and|,|;|\band\b)\s*/);

const ROOTS = String.raw`(square|cube|fourth|fifth|sixth|\d+(?:st|nd|rd|th))`;
const DEGREES: Readonly<Record<string, string>> = {
  square: '2',
  cube: '3',
  fourth: '4',
  fifth: '5',
  sixth: '6',
};
const BOUNDS = String.raw`([a-z]) ?= ?(-?\w+) to (infinity|inf|oo|∞|\w+)`;
const EQUATION = String.raw`([^=,]+=[^=,]+)`;
export const NEXT = String.raw`(?:terms?|numbers?|values?)`;
const METHOD = String.raw`(?:elimination|substitution|graphing)`;

const VERBS = '(simplify|solve|factor|factori[sz]e|expand|evaluate|differentiate|integrate|rationali[sz]e)';
const THING =
  '(?:expression|equation|inequality|function|polynomial|fraction|quadratic|trinomial|binomial|number|problem)s?';

const SIGNS: Readonly<Record<string, string>> = { positive: '> 0', negative: '< 0' };
const FORMS: readonly Form[] = [
  [
    at(
      `${VERBS}(?: the| this| these)?(?: following| given)?(?: (?:algebraic|rational|quadratic|linear|radical|trigonometric|complex|exponential|logarithmic))* ${THING}(?::| (?!(?:[-+*/] |plus|minus|times)))(.+)`,
    ),
    '$1 $2',
  ],
  [
    at(
      `${VERBS}(?: the| this)?(?: following| given)?(?: (?:definite|indefinite|improper))? (?:integral|limit|sum|series|derivative):? ((?:∫|\\\\int|lim|\\\\lim|∑|\\\\sum|d ?/).+)`,
    ),
    '$2',
  ],
  [at('(?:determine|get|obtain|give|state|figure out) (.+)'), 'find $1'],
  [at('(?:derivate|derive|diff|take the derivative of) (.+)'), 'derivative of $1'],
  [at('what (.+) is'), 'what is $1'],
  [at('(?:collect|combine|group)(?: the)? like terms(?: in| of)?:? (.+)'), 'simplify $1'],
  [at('how many degrees (?:is|are)(?: in)? (.+?) rad(?:ians?)?'), 'convert $1 radians to degrees'],
  [
    at(
      '(?:if )?(f\\([a-z]\\) ?= ?[^,;]+?)[,;]?,? (?:find|what is|determine)(?: the)? inverse(?: function)?(?: of f)?',
    ),
    'inverse of $1',
  ],
  [at(`(?:${ASK}|simplify )exact (?:value|answer|form) (?:of|for|to) (.+)`), 'evaluate $1'],
  [
    at(`${ASK}${ROOTS} root(s?) of \\(?(-?[\\d.]+)\\)?`),
    (name, s, body) => {
      const degree = DEGREES[name.toLowerCase()] ?? Number.parseInt(name, 10);
      return s === '' ? `(${body})^(1/${degree})` : degree === '2' ? `x^2 = ${body}` : '?';
    },
  ],
  [at(`${ASK}sum of (${N}(?:(?:, ?| and |, and )${N})+)`), (items) => listed(items).join(' + ')],
  [at(`${ASK}product of (${N}(?:(?:, ?| and |, and )${N})+)`), (items) => listed(items).join(' * ')],
  [at(`${ASK}difference between (${N}) and (${N})`), 'abs($1 - $2)'],
  [at(`${ASK}cube of (${N})`), '($1)^3'],
  [at(`${ASK}square of (${N})`), '($1)^2'],
  [
    at(
      `${ASK}(?:lcd|least common denominator|common denominator) (?:of|for) ([\\d/]+(?:(?:, ?| and |, and )[\\d/]+)+)`,
    ),
    (items) =>
      `lcm of ${listed(items)
        .map((one) => one.split('/')[1] ?? '1')
        .join(' and ')}`,
  ],
  [at(`what fraction of (${N}) is (${N})`), 'amounts: part = $2; whole = $1 => part/whole'],
  [at(`(${N}) is what fraction of (${N})`), 'amounts: part = $1; whole = $2 => part/whole'],
  [
    at(
      `(?:${ASK}|write |express )(?:an? )?(?:score of |mark of )?(${N}) (?:out )?of (${N}) (?:is|as) (?:what|an?) (percent|percentage)`,
    ),
    '$1 is what percent of $2',
  ],
  [at(`${ASK}(?:sales )?tax (?:on|for) \\$?(${N}) at (${N}) ?%`), '$2% of $1'],
  [
    at('(.+?),? (expand|simplifi|factor)(i[sz])?ed'),
    (body, how, ise) => `${how.replace(/fi$/, 'fy')}${ise && 'ize'} ${body}`,
  ],
  [
    at(
      `(?:for )?what values? of ([a-z]) (?:makes?|satisf(?:y|ies)|solves?|gives?|is|does|do)(?: the)?(?: equation| inequality)? (.+)`,
    ),
    (x, body) => `solve ${body.replace(/ (?:equals?|is equal to|be equal to)(?: to)? /, ' = ')} for ${x}`,
  ],
  [
    at(
      `solve(?: the)?(?: system(?: of equations)?)? (?:by|using|with)(?: the)? ${METHOD}(?: method)?:? (.+)`,
    ),
    'solve the system $1',
  ],
  [
    at(
      `(?:solve(?: the)?(?: system(?: of equations)?)?:? )?(.+=.+=.+?),? (?:by|using|with)(?: the)? ${METHOD}(?: method)?`,
    ),
    'solve the system $1',
  ],
  [
    at(
      `${ASK}(?:points? of )?intersections?(?: points?)? (?:of|between)(?: the)?(?: lines?| curves?| graphs?)? ${EQUATION} and ${EQUATION}`,
    ),
    'solve the system $1, $2',
  ],
  [
    at(
      `(?:where|at what points?) (?:do|does)(?: the)?(?: lines?| curves?| graphs?)? (?:${EQUATION} and ${EQUATION} (?:meet|intersect|cross)|${EQUATION} (?:meet|intersect|cross)(?: the)?(?: line| curve| graph| parabola| circle)? ${EQUATION})`,
    ),
    (a, b, c, d) => `solve the system ${a || c}, ${b || d}`,
  ],
  [at('(d(?:\\^?\\{?\\d\\}?|[²³])? ?/ ?d[a-z](?:\\^?\\{?\\d\\}?|[²³])?) of (.+)'), '$1 $2'],
  // Without a comma or a verb the derivative may be a factor.
  [
    at(
      "(?:if |given )?y ?= ?([^=]+?)(?:[,;] ?| (?=and|then|find|what|calc))(?:and |then )?(?:find |what is |calculate )?(?:(y''|d\\^?2y/dx\\^?2)|y'|dy/dx)",
    ),
    (body, twice) => `${twice && 'second '}derivative of ${body}`,
  ],
  [
    at(String.raw`((?:∫|\\int)) ?d([a-z]) ?/ ?((?:sqrt|√)? ?\([^()]*(?:\([^()]*\)[^()]*)*\)|[\w^]+)`),
    '$1 1/$3 d$2',
  ],
  [
    at(
      `(does |is )?${ASK}?(?:sum|∑|Σ|\\\\sum) ?(?:from )?${BOUNDS}(?: of)? (.+?)( converges?| diverges?| convergent| divergent)?`,
    ),
    (asks, name, from, to, body, test) =>
      `${asks}sum of ${body} from ${name}=${from} to ${/^(?:inf|oo|∞)$/i.test(to) ? 'infinity' : to}${test}`,
  ],
  [at('(.*?)(?:\\bsum|Σ) ?_(.*)'), '$1\\sum_$2'],
  [at('(.*(?:converge|convergence|diverge).*)'), (text) => text.replace(/[∑Σ](?! ?_)/gu, 'sum of ')],
  [
    at('(?:expand|write|express) (.+?) (?:as|in|into) an? (?:(?:power|taylor|maclaurin) )?series'),
    'taylor series of $1',
  ],
  [at(`${ASK}binomial expansion of (.+\\^\\{?\\d+\\}?)`), 'expand $1'],
  [at(`(?:the )?last digits? of (\\d+ ?\\^ ?\\{?\\d+\\}?)`), 'remainder of $1 divided by 10'],
  [
    at(`((?:${N}(?:, ?| and )){2,}${N})[,.…;: ]*(?:what(?:'s| is| comes) )?(?:the )?next(?: ${NEXT})?`),
    'next term of $1',
  ],
  [
    at(
      `${ASK}next ${NEXT} (?:after|in|of)(?: the)?(?: sequence| pattern| series)?:? ((?:${N}, ?){2,}${N})[,.… ]*`,
    ),
    'next term of $1',
  ],
  [at(`a_?n ?= ?(.+?)[,;] ?(?:find|what is|calculate) a[_^]?\\{?(\\d+)\\}?`), 'evaluate $1 for n = $2'],
  [
    at(`a_?1 ?= ?(${N}),? ?d ?= ?(${N})[,;] ?(?:find|what is|calculate) a_?\\{?(\\d+)\\}?`),
    '$3th term of an arithmetic sequence with first term $1 and common difference $2',
  ],
  [
    at(`a_?1 ?= ?(${N}),? ?r ?= ?(${N})[,;] ?(?:find|what is|calculate) a_?\\{?(\\d+)\\}?`),
    '$3th term of a geometric sequence with first term $1 and common ratio $2',
  ],
  [
    at(
      `${ASK}(?:the )?(\\d+)(?:st|nd|rd|th) term of an? (arithmetic|geometric) (?:sequence|progression|series) (?:with|where|if|when) (?:the )?first term (?:is )?(${N}) and (?:the )?(?:common )?(difference|ratio) (?:is )?(${N})`,
    ),
    '$1th term of a $2 sequence with first term $3 and common $4 $5',
  ],
  [
    at(
      `${ASK}sum of (?:all )?(?:the )?(?:whole |natural )?(?:numbers |integers )?(?:from )?1 (?:to|through) (\\d+)`,
    ),
    'sum of the first $1 natural numbers',
  ],
  [at(`negative (${N})((?!.*(?:\\^|squared|cubed|power)).*)`), '-$1$2'],
  [at(`(.+?) (?:at|when|for|if|where|with) ([a-z] ?= ?${N})`), 'evaluate $1 for $2'],
  [
    at(
      `([a-z] ?= ?${N}(?:(?:,| and) [a-z] ?= ?${N})*)[,;.]? (?:find|evaluate|calculate|what is)(?: the value of)? (.+)`,
    ),
    'evaluate $2 for $1',
  ],
  [
    at(
      `${ASK}(positive|negative)(?: real)? (?:solutions?|roots?|zeros?) (?:of|to|for)(?: the equation)? ${EQUATION}`,
    ),
    (sign, body) => `${body}, ${/[a-z]/i.exec(body)?.[0] ?? ''} ${SIGNS[sign.toLowerCase()] ?? ''}`,
  ],
  [
    at(
      `(?:solve )?${EQUATION},? (?:where|with|and|given(?: that)?|if|when|for) ([a-z])(?: is)? (positive|negative)`,
    ),
    (body, x, sign) => `${body}, ${x} ${SIGNS[sign.toLowerCase()] ?? ''}`,
  ],
  [
    at(
      `(?:solve )?([^=<>,]+=[^=<>,]+?),? (?:where|with|for|given(?: that)?|such that) ([a-z] ?[<>]=? ?${N})`,
    ),
    '$1, $2',
  ],
  [
    at(`${ASK}sum of (?!the )([^=]*\\b([a-z])\\b[^=]*?) from (-?\\d+) to (\\d+|n|inf(?:inity)?|∞)`),
    (body, x, from, to) => (x === to ? '?' : `sum of ${body} from ${x}=${from} to ${to}`),
  ],
  [
    at(
      `(?:write |express |convert )?(.*i.*?) (?:in|to|into|as) (?:rectangular|cartesian|standard)(?: form)?|${ASK}rectangular form of (.*i.*)`,
    ),
    (a, b) => `evaluate ${a || b}`,
  ],
  [
    at(
      `(?:${ASK}missing (?:number|term|value)(?: (?:in|of)(?: the)?(?: sequence| pattern)?)?:? )((?:${N}, ?)*(?:_+|\\?+|x|\\.{2,})(?:, ?${N})+)`,
    ),
    (items) => missing(items.split(/, ?/)),
  ],
  [at('\\|(<[^<>]+>|[^|]*j[^|]*)\\|'), 'magnitude of $1'],
  [
    at(`(?:mean|expected value) of (?:b|bin|binomial)\\((\\d+), ?(${N})\\)`),
    'amounts: trials = $1; chance of success in one trial = $2 => trials*chance of success in one trial',
  ],
];

/** The question in the words of a reader, by rows. */
export const inForms = (rows: readonly Form[], text: string): string[] =>
  rows.flatMap(([pattern, form]) => {
    const found = pattern.exec(text);
    if (!found) return [];
    const groups = found.slice(1).map((group: string | undefined) => group ?? '');
    if (typeof form !== 'string') return [form(...groups)];
    return [form.replace(/\$(\d)/g, (_, k: string) => groups[Number(k) - 1] ?? '')];
  });
export const otherForms = (text: string): string[] => inForms(FORMS, text);
