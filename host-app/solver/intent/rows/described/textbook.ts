import { at } from '../../text.js';
import { ASK, N, type Form } from '../../forms.js';

const CURVE = String.raw`(?:the )?(?:graph of |curve |(?:polynomial |quadratic )?function |polynomial )*(.+?)`;
const POINTS = String.raw`(?:the |all |any )*(?:stationary|turning|critical) points?`;
const DESCRIBE = String.raw`(?:determine|state|find|give|identify|describe)`;

const CALLS: Readonly<Record<string, string>> = { factor: 'factor', expand: 'expand', simplify: 'simplify', solve: 'solve', integrate: 'integral of', diff: 'derivative of', differentiate: 'derivative of', derivative: 'derivative of' }; // prettier-ignore
/** 'factor(x^2 - 1)' and 'solve(x^2 = 4, x)': commands as functions with their letter. */
const called = (name: string, inner: string, letter: string): string => {
  const verb = CALLS[name.toLowerCase()] ?? '';
  let depth = 0;
  const isOne = [...inner].every((sign) => (depth += sign === '(' ? 1 : sign === ')' ? -1 : 0) >= 0);
  if (!isOne || depth !== 0) return '?';
  if (letter === '') return `${verb} ${inner}`;
  return verb === 'solve' ? `solve ${inner} for ${letter}` : verb === 'integral of' ? `${verb} ${inner} d${letter}` : verb === 'derivative of' ? `d/d${letter} (${inner})` : '?'; // prettier-ignore
};

/** Tasks that school books name in their own words. */
export const TEXTBOOK_ROWS: readonly Form[] = [
  [at(`${ASK}?${POINTS} (?:of|on|for) ${CURVE},? (?:and|then) (?:${DESCRIBE} )?(?:the |their |its )?(?:nature|types?)(?: of (?:each|them|the points?))?`), 'nature of the stationary points of $1'],
  [at(`${ASK}?${POINTS} (?:of|on|for) ${CURVE},? (?:and|then) classify (?:them|each|it)(?: (?:one|point))?`), 'nature of the stationary points of $1'],
  [at(`(?:classify|${DESCRIBE} the nature of|what is the nature of|(?:the )?nature of) ${POINTS} (?:of|on|for) ${CURVE}`), 'nature of the stationary points of $1'],
  [at(`(?:${ASK}|${DESCRIBE} (?:the )?)?end[- ]behaviou?r (?:of|for) (?:the )?(?:graph of |curve |(?:polynomial |quadratic )?function |polynomial )*(?:y ?= ?|[a-z]\\(x\\) ?= ?)?([^=]+)`), 'end behavior of f(x) = $1'],
  [at(`${ASK}distance between (?:the )?(?:two )?(?:roots|zeros|x-intercepts|solutions) of (.+)`), 'difference of the roots of $1'],
  [at(`${ASK}x-?(?: coordinate|coordinate|value) of the vertex (?:of|for) (?:(?:y|f\\(x\\)) ?= ?)?([^=y]+)`), 'axis of symmetry of $1'],
  [at(`${ASK}rate of change (?:of|for) (?:the )?(?:linear )?(?:function |equation )?(?:y|f\\(x\\)) ?= ?(-?[\\d./]* ?\\*? ?x(?: ?[-+] ?[\\d./]+)?)`), 'slope of y = $1'],
  [at(`(?:standard|expanded) form of (?:the )?(?:quadratic |polynomial |function )*([^=]*x[^=]*)`), 'expand $1'],
  [at(`${ASK}(?:use )?synthetic division (?:to divide |of |for )?(.+?) (?:divided )?by (.+)`), 'divide $1 by $2'],
  [at(`${ASK}linear approximation (?:of|to|for) (.+?) (?:at|near|around) (?:x ?= ?)?([^=]+)`), 'linearization of $1 at x = $2'],
  [at(`${ASK}compound interest (?:earned )?(?:on|for) \\$?([\\d.,]+) at (${N}) ?%(?: (?:per (?:year|annum)|p\\.?a\\.?|annual(?:ly)?|interest|a year))* for (\\d+) years?,? compounded (?:annually|yearly)`), 'compound interest on $$1 at $2% for $3 years'],
  [at('(?:are |is )?(?!the lines)([^=]+=[^=]+?)(?: and |, )([^=]+=[^=]+?)(?: are)?:?,? (?:parallel,? perpendicular,? (?:or|and) neither|parallel or perpendicular)'), 'are the lines $1 and $2 parallel, perpendicular or neither'],
  [at(`(?:if |given |let )?([fgh]\\([a-z]\\) ?= ?[^=]+?)[,;]? (?:then |and )?(?:what is|find|evaluate|calculate)(?: the)?(?: value of)? ([fgh]\\(${N}\\))`), '$1. find $2'],
  [at(`([fgh]\\([a-z]\\) ?= ?[^=]+?)[,;]? ([fgh]\\(${N}\\))(?: ?=)?`), '$1. find $2'],
  [at(`([fgh]\\([a-z]\\) ?= ?[^=]+?), ?([fgh]\\([a-z]\\) ?= ?${N})`), '$1, solve $2'],
  [at(`((?:find |evaluate )?(?:the )?(?:definite )?(?:integral of|integrate) .+?) between (?:x ?= ?)?([^=]+?) and (?:x ?= ?)?([^=]+)`), '$1 from $2 to $3'],
  [at('(slope|gradient) ([^=]+=[^=]+)'), '$1 of $2'],
  [at('([^=,]+=[^=,]+?),? (vertex|slope|gradient|axis of symmetry|[xy]-intercepts?|foci|asymptotes|center|radius)'), '$2 of $1'],
  [at('([a-z]) ?= ?(\\[\\[.+\\]\\])[,;]? (?:find |compute |calculate )?\\1(?:\\^(\\d)|(²))'), (_, matrix, power) => `(${matrix})^${power || 2}`],
  [at(`(?:find |write )?(?:a |the )?quadratic(?: equation| function| polynomial)? (?:with|having|that has|whose)(?: the)? (?:roots|zeros|solutions)(?: are)? (${N}) and (${N})`), 'expand (x - ($1))(x - ($2))'],
  [at('(?:write )?(\\d+) (?:in|to|as) (binary|octal|hexadecimal)'), 'convert $1 to $2'],
  [at('(lcm|gcd|hcf|gcf) (\\d+),? (?:and )?(\\d+)'), '$1 of $2 and $3'],
  [at('(factor|expand|simplify|solve|integrate|diff|differentiate|derivative) ?\\((.+?)(?:, ?([a-z]))?\\)'), called],
  [at('(?:write |express |put )?([^=a-z]*i[^=a-z]*) (?:in|into) (?:polar|trigonometric) form'), 'polar form of $1'],
  [at('\\|([a-z])\\|,? (?:if|when|where|for) \\1 ?= ?([^=]*i[^=]*)'), 'modulus of $2'],
  [at('(factor|expand|simplify|solve)(\\(.+)'), '$1 $2'],
]; // prettier-ignore
