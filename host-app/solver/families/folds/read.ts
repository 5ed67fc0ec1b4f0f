import { read } from '../../intent/index.js';
import { looksLikeProse } from '../../intent/text.js';
import { parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { variablesOf } from '../../tree/walk.js';

const FIND =
  "(?:(?:what is|what's|find|calculate|compute|determine|give|evaluate|state|write down) )?(?:the )?";
const E = '(?:the number |the fraction )?(?<e>.+?)';
const TERMS =
  ',? (?:when |if |after )?(?:(?:it is |is )?(?:written |reduced |expressed |simplified )?(?:in|to) (?:its )?(?:lowest terms|simplest form|(?:the )?simplest terms|simplified form)|reduced|simplified)';
const WHOLE = '(?:integer|whole number)';
const LESS = '(?:less than|below|smaller than)';
const MORE = '(?:greater than|above|more than|larger than|bigger than)';
/** What is asked, and the question whose answer it is asked of. */
const PATTERNS: readonly (readonly [RegExp, string, string])[] = ([
  [`(?:how many digits (?:does|are(?: there)? in|in|has)|${FIND}number of digits (?:in|of)) ${E}(?: have| contain)?`, 'digits', 'evaluate'],
  [`${FIND}(?:sum of (?:all )?(?:the )?digits|digit sum|digital sum) (?:of|in) ${E}`, 'digit-sum', 'evaluate'],
  [`${FIND}numerator of ${E}${TERMS}`, 'numerator', 'evaluate'],
  [`${FIND}denominator of ${E}${TERMS}`, 'denominator', 'evaluate'],
  [`${FIND}(?:floor(?: value)? of|greatest ${WHOLE} (?:less than or equal to|not (?:exceeding|greater than)|that does not exceed)|largest ${WHOLE} (?:less than or equal to|not (?:exceeding|greater than))|integer part of) ${E}`, 'floor', 'evaluate'],
  [`${FIND}(?:ceil(?:ing)?(?: value)? of|(?:least|smallest) ${WHOLE} (?:greater than or equal to|not less than)) ${E}`, 'ceiling', 'evaluate'],
  [`${FIND}(?:greatest|largest|biggest) ${WHOLE} (?:that is )?${LESS} ${E}`, 'below', 'evaluate'],
  [`${FIND}(?:least|smallest) ${WHOLE} (?:that is )?${MORE} ${E}`, 'above', 'evaluate'],
  [`(?:⌊|\\\\lfloor) ?(?<e>[^⌊⌋\\\\]+|\\\\frac\\{[^{}]+\\}\\{[^{}]+\\}) ?(?:⌋|\\\\rfloor)`, 'floor', 'evaluate'],
  [`(?:⌈|\\\\lceil) ?(?<e>[^⌈⌉\\\\]+|\\\\frac\\{[^{}]+\\}\\{[^{}]+\\}) ?(?:⌉|\\\\rceil)`, 'ceiling', 'evaluate'],
  [`between (?:which|what) (?:two )?(?:consecutive )?(?:integers|whole numbers) (?:does|is) ${E}(?: lie)?`, 'neighbours', 'evaluate'],
  [`(?:which|what) (?:two )?consecutive (?:integers|whole numbers) (?:does|is) ${E} (?:lie )?between`, 'neighbours', 'evaluate'],
  [`${E} (?:is|lies) between (?:which|what) (?:two )?(?:consecutive )?(?:integers|whole numbers)`, 'neighbours', 'evaluate'],
  [`${FIND}exponent (?:of 10 )?(?:when|if) ${E} is (?:written|expressed) in (?:scientific notation|standard form)`, 'exponent', 'evaluate'],
  [`${FIND}(?:largest|greatest|biggest) (?<e>eigenvalue of .+)`, 'largest', ''],
  [`${FIND}(?:smallest|least) (?<e>eigenvalue of .+)`, 'smallest', ''],
  [`is (?:the function )?(?<e>(?:[fghy](?:\\([a-z]\\))? ?= ?)?[^=]+?) (?:a )?(?:one-to-one|one to one|injective|invertible)(?: function)?`, 'one-to-one', 'inverse of'],
  [`${FIND}(?:maximum|greatest|largest|highest)(?: possible)?(?: value)? of (?<e>[^=]*\\b(?:sin|cos)[^=]*)`, 'top', 'range of'],
  [`${FIND}(?:minimum|least|smallest|lowest)(?: possible)?(?: value)? of (?<e>[^=]*\\b(?:sin|cos)[^=]*)`, 'bottom', 'range of'],
  [`is ${E} (?:a )?prime(?: number)?`, 'prime', 'evaluate'],
] as const).map(([source, op, verb]) => [new RegExp(`^(?:${source})$`, 'i'), op, verb] as const); // prettier-ignore

const KINDS: Readonly<Record<string, readonly Problem['kind'][]>> = { evaluate: ['evaluate', 'simplify'], '': ['matrix'], 'inverse of': ['inverse'], 'range of': ['range'] }; // prettier-ignore
const setUp = (e: string, op: string, verb: string): Problem | null => {
  // The digits of a number itself are read elsewhere.
  if (verb === 'evaluate' && (looksLikeProse(e) || (op === 'digit-sum' && /^\d+$/.test(e)))) return null;
  const inner = read(`${verb} ${e}`.trim());
  const isClosed = verb !== 'evaluate' || (inner && variablesOf(inner.expression).length === 0);
  // A whole number is no question about its own value.
  if (!inner || !isClosed || !KINDS[verb]?.includes(inner.kind)) return null;
  return { ...inner, kind: 'applied', options: { operation: `folds:${op}`, inner } };
};

export const readFold = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 120) return null;
  for (const [pattern, op, verb] of PATTERNS) {
    const { e } = pattern.exec(plain)?.groups ?? {};
    const found = e === undefined ? null : parsedOrNull(() => setUp(e, op, verb));
    if (found) return found;
  }
  return null;
};
