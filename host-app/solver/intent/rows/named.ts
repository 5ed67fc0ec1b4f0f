import { at } from '../text.js';
import { type Form } from '../forms.js';

const FIND = String.raw`(?:find|calculate|compute|determine|evaluate|give|state|what is|what's|work out|obtain|get)(?: the)? `;
const NOUNS = String.raw`(?:(?:the |following |given )*(?:function|curve|graph|equation|expression|polynomial|formula)s?:? (?:defined by |given by |of )?)?`;
/** f(x) = …, y = …; what is defined ends the text or stands before the words of an end. */
const NAMED = String.raw`(?:[a-zA-Z] ?\( ?([a-zθ]) ?\)|[a-zA-Z]) ?= ?`;
const BODY = String.raw`([^=;?]+?)`;
const ORDER = String.raw`((?:first|second|third|fourth|fifth|\d(?:nd|rd|th)) )?`;
/** The rule that the engine takes for such a function itself. */
const BY_RULE = String.raw`(?:,? (?:by|using|with)(?: the)? (?:power|product|quotient|chain|sum|difference|constant multiple)(?: and (?:power|product|quotient|chain))? rules?)?`;
const RESPECT = String.raw`(?: (?:with respect to|wrt) ([a-zθ]))?`;
const DIFFERENTIAL = String.raw`(?: ?d[a-zθ])?`;
const BOUNDS = String.raw` (?:from|between) (?:[a-z] ?= ?)?([^=;]+?) (?:to|and) (?:[a-z] ?= ?)?([^=;]+)`;
/** 'If', 'Let', 'Consider the function': what stands before a definition. */
const OPENERS = String.raw`(?:(?:if|given(?: that)?|let|suppose(?: that)?|consider|assume(?: that)?|for|when|where|we have|the|an?|following|functions?|equation|quadratic|expression|vectors?|complex numbers?|polynomial|line|curve|circle|parabola|ellipse|hyperbola|sequence) )*`;
const END = String.raw`(?:[.,;:]| and)? (?:then )?`;
const ASKS = String.raw`(?:find|calculate|compute|determine|evaluate|give|state|what is|what's|what are|work out|simplify)(?: the| its)?`;
const VALUE = String.raw`(?! )(?:[^=,.;()<>|]|\d\.\d|\([^()]*\)|<[^<>]*>)+?`;
const EQUATION = String.raw`([^=;?]+=[^=;?]+?)`;
const OF_IT = String.raw`(?: (?:of|for) (?:it|this|that|(?:this|that|the) (?:line|function|curve|equation|graph|parabola|circle|ellipse|hyperbola|quadratic|polynomial)))?`;

/** The formula with a value in place of its letter. The result is '?', which no reader accepts, if the letter is left. */
const filled = (body: string, letter: string, value: string): string => {
  const made = body.replace(new RegExp(String.raw`(?<![a-zA-Z\\])${letter}(?![a-zA-Z])`, 'g'), `(${value})`);
  const left = made.replaceAll(`(${value})`, '').replace(/exp|max|\\[a-z]+/g, '');
  return left.includes(letter) ? '?' : made;
};
/** Products and other expressions of letters, each with its value in brackets. */
const withValues = (text: string, values: ReadonlyMap<string, string>): string => {
  const names = [...values.keys()].join('');
  return text.replace(new RegExp(`(?<![a-zA-Z\\\\])[${names}]+(?![a-zA-Z])`, 'g'), (run) =>
    [...run].map((name) => values.get(name) ?? '').join(''),
  );
};
/** 'z = 3 + 4i and w = 1 - i' by name. */
const definitionsIn = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split(/(?:[,;]| and|[,;] and) (?=[a-zA-Z] ?= ?)/).flatMap((one) => {
      const [, name, value] = /^([a-zA-Z]) ?= ?(.+)$/.exec(one.trim()) ?? [];
      return name && value ? [[name, /^[(<]/.test(value) ? value : `(${value})`] as const] : [];
    }),
  );
const UNIT_VECTORS = /(?<![\w)])(-? ?[\d.]*) ?i ?([-+]) ?([\d.]*) ?j(?: ?([-+]) ?([\d.]*) ?k)?(?!\w)/g;
const component = (sign: string, size: string): string =>
  `${sign === '-' ? '-' : ''}${size.replace(' ', '').replace(/^-?$/, '$&1')}`;
/** 2i - 3j is the vector (2, -3); ⟨1, 2⟩ is (1, 2). */
const asTuples = (text: string): string =>
  text
    .replace(
      UNIT_VECTORS,
      (_, x: string, ySign: string, y: string, zSign?: string, z = '') =>
        `(${[component('', x), component(ySign, y), ...(zSign ? [component(zSign, z)] : [])].join(', ')})`,
    )
    .replace(/<([^<>=]+,[^<>=]+)>/g, '($1)');
/** Complex numbers and vectors, put into what is asked. */
const valued = (text: string, question: string): string => {
  const given = asTuples(text);
  const values = definitionsIn(given);
  const all = [...values.values()];
  const isComplex = all.some((value) => /\di\b|(?<![a-z])i(?![a-z])/.test(value)) && !values.has('i');
  const isVector = all.length > 0 && all.every((value) => /^[(<][^()<>]*,[^()<>]*[)>]$/.test(value));
  const isUsed = [...values.keys()].every((name) =>
    new RegExp(`(?<![a-zA-Z]{2})${name}(?![a-zA-Z]{2})`).test(question),
  );
  return (isComplex || isVector) && isUsed ? withValues(question, values) : '?';
};
const by = (letter: string): string => (letter === '' ? '' : ` with respect to ${letter}`);
/** With respect to another letter than that of the formula, the chain rule would need more than is given. */
const done = (task: string, body: string, own: string, letter: string): string =>
  own !== '' && !body.includes(own) ? '?' : `${task} of ${body}${by(own || letter)}`;

/** What is done to a function that is written with its name: the same is done to its formula. */
export const NAMED_ROWS: readonly Form[] = [
  [
    at(
      `(?:use(?: the)? (?:power|product|quotient|chain) rule to )?(?:${FIND})?${ORDER}(?:derivative (?:of|for)|differentiate:?) ${NOUNS}${NAMED}${BODY}${RESPECT}${BY_RULE}`,
    ),
    (order, letter, body, own) => done(`${order}derivative`, body, own, letter),
  ],
  [
    at(`(?:differentiate|derivative) (?:with respect to|wrt) ([a-zθ])[:,]? ${NOUNS}${NAMED}${BODY}`),
    (own, _, body) => done('derivative', body, own, ''),
  ],
  [
    at(
      `(?:${FIND})?(?:(?:general |indefinite )?(?:integral|antiderivative|primitive)s? (?:of|for)|integrate:?|antidifferentiate:?) ${NOUNS}${NAMED}${BODY}${DIFFERENTIAL}${RESPECT}`,
    ),
    (letter, body, own) => done('integral', body, own, letter),
  ],
  [
    at(
      `(?:${FIND})?(?:(?:definite )?integral of|integrate:?) ${NOUNS}${NAMED}${BODY}${DIFFERENTIAL}${BOUNDS}`,
    ),
    'integral of $2 from $3 to $4',
  ],
  [
    at(`(?:${FIND})?${ORDER}derivative(?: of [a-z])?${RESPECT}[:,] ${NAMED}${BODY}`),
    (order, own, letter, body) => done(`${order}derivative`, body, own, letter),
  ],
  [at(`((?:expand|factori?[sz]?e?|simplify)(?: completely)?) ${NOUNS}${NAMED}${BODY}`), '$1 $3'],
  [
    at(`(?:${FIND})?(?:definite )?integral${BOUNDS} of ${BODY}(?: ?d([a-z]))?`),
    'integral of $3 from $1 to $2',
  ],
  [at(`(.*(?<![a-z])i ?[-+] ?[\\d.]* ?j(?![a-z]).*)`), asTuples],
  [
    at(
      `${OPENERS}([a-zA-Z]) ?\\( ?([a-z]) ?\\) ?= ?([^=;,?]+?)${END}${ASKS} (?:value of )?\\1 ?(?:\\^ ?\\{? ?[-−]1 ?\\}?|⁻¹) ?\\( ?(-?[\\d./]+) ?\\)`,
    ),
    'if $3 = $4, find 1*$2',
  ],
  // What is asked of an equation that stands before.
  [at(`${OPENERS}${EQUATION}${END}${ASKS} ([a-z][a-z -]{3,}?)${OF_IT}`), 'find the $2 of $1'],
  [at(`${OPENERS}((?:[a-zA-Z] ?= ?${VALUE}(?:(?:[,;] and|[,;]| and) )?)+)${END}(${ASKS} .+)`), valued],
  [
    at(
      `${OPENERS}([a-zA-Z]) ?\\( ?([a-z]) ?\\) ?= ?([^=;,?]+?)${END}(?:solve|(?:for )?what (?:values? of )?\\2 (?:is|does|gives?|makes?)|(?:${FIND})?(?:all |the )?(?:values? of )?\\2 (?:such that|for which|if|when|so that)|where (?:is|does)) \\1 ?\\( ?\\2 ?\\) ?(?:=|equals?(?: to)?|equal to|be) ?([^=]+)`,
    ),
    'solve $3 = $4 for $2',
  ],
  [
    at(
      `${OPENERS}([a-zA-Z]) ?\\( ?([a-z]) ?\\) ?= ?([^=;,?]+?)${END}\\1 ?\\( ?([a-z]) ?\\) ?= ?([^=;,?]+?),? (?:then )?${ASKS} (?:values? of )?\\4`,
    ),
    (_, letter, body, name, value) => `solve ${filled(body, letter, name)} = ${value} for ${name}`,
  ],
  [
    at(`${OPENERS}a_\\{?n\\}? ?= ?([^=;,?]+?)${END}${ASKS} (?=.*a_)([-+*/ ()\\da_{}]+)`),
    (body, question) =>
      `evaluate ${question.replace(/a_\{?(\d+)\}?/g, (_, k: string) => `(${filled(body, 'n', k)})`)}`,
  ],
  [
    at(`${OPENERS}a_\\{?n\\}? ?= ?([^=;,?]+?)${END}${ASKS} sum of the first (\\d+) terms`),
    'sum of $1 from n=1 to $2',
  ],
];
