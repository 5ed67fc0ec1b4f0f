import { read } from '../../intent/index.js';
import { looksLikeProse } from '../../intent/text.js';
import { canon } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg, negative, sum } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { readSymmetric } from '../symmetric/read.js';

const FIND =
  '(?:(?:how many|which|what is|what are|find|determine|list|write down|give|compute|calculate) )?(?:all )?(?:the )?(?:number of )?';
const THE =
  '(?:the )?(?:quadratic |cubic )?(?:equation |function |inequality |inequalities |graph of |curve )?(?<line>.+?)';
const SOLUTIONS =
  '(?:distinct |different )*(?<real>real |complex )?(?:distinct |different )*(?<noun>solution|root|zero|x-? ?intercept)e?s?';
const INTEGERS =
  '(?<sign>positive |negative |odd |even |prime |natural |whole )?(?<whole>integer|number)(?:s| values?| solutions?)?(?: (?:of|for) [a-z])?(?: [a-z])?';
const WHICH = '(?<which>larg|great|bigg|small|least)(?:er|est)? ';
const THAT = '(?:are there )?(?:that |which )?(?:satisf(?:y|ies|ying)|such that|for which|with|of|to|for)';
const WHERE = '(?: (?<where>(?:on|in|over|for|with|when|if|where|between|from) .+?))?';
const TOTAL =
  '(?<total>sum|product|average|mean|difference) (?:of|between) (?:all )?(?:of )?(?:the )?(?:two )?';
const PATTERNS = [
  `how many ${SOLUTIONS} (?:do(?:es)?|has|have|are there (?:to|of|for)) ${THE}(?: have)?${WHERE}(?: have)?`,
  `how many times does ${THE} (?:cross|meet|touch|cut|intersect) the (?<noun>x-)axis`,
  `(?<exists>do(?:es)?) ${THE} have (?:an? |any )?${SOLUTIONS}${WHERE}`,
  `(?<exists>has) ${THE} (?:an? |any )?${SOLUTIONS}${WHERE}`,
  `${FIND}(?:${WHICH})?(?:(?<part>positive|negative) )?${SOLUTIONS} ${THAT} ${THE}${WHERE}`,
  `${FIND}(?:${WHICH})?${INTEGERS} ${THAT} ${THE}`,
  `how many ${INTEGERS} do(?:es)? ${THE} have`,
  `${FIND}${TOTAL}(?<of>squares|reciprocals|cubes) of (?:the )?(?<real>real )?(?<noun>solution)s ${THAT} ${THE}${WHERE}`,
  `${FIND}${TOTAL}(?<part>positive |negative )?(?<real>real )?(?<noun>solution|root|zero)e?s ${THAT} ${THE}${WHERE}`,
  `${FIND}${TOTAL}${INTEGERS} ${THAT} ${THE}`,
  `(?:solve )?(?:the equation )?(?<line>[^=]+=[^=]+?)(?:,? and|[.,;]) (?:find|give|write down|state)(?: only)? the ${WHICH}${SOLUTIONS}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

const PARTS: Readonly<Record<string, string>> = { positive: 'above', negative: 'below' };
const KIND =
  '(?<kind>odd|even|prime|natural|whole|positive|negative|(?:(?:positive|negative|natural|whole|odd|even) )?(?:integers?|whole numbers?|natural numbers?|(?:odd|even|prime|natural|whole) numbers?))(?: number)?';
const IN = String.raw`(?<set>ℤ|ℕ|Z|N|\\mathbb\{[ZN]\})`;
/** A clause at the end that says which solutions count. */
const KEPT = [
  String.raw`(?:solve )?(?:for [a-z]:? )?(?<line>.*[=<>≤≥].*?),? (?:where|with|if|and|given that|such that|when|for)? ?(?<letter>[a-z]) (?:(?:is|must be|being|has to be) )?an? ${KIND}`,
  String.raw`(?:solve )?(?<line>.*[=<>≤≥].*?),? (?:where|with|if|and|given that|such that|when|for)? ?(?<letter>[a-z]) (?:is |must be |being )?${KIND}`,
  String.raw`(?:solve )?(?<line>.*[=<>≤≥].*?),? (?:where |with |if |and |given that |such that |when |for )?(?<letter>[a-z]) ?(?:∈|\\in) ?${IN}`,
  String.raw`(?:solve )?(?<line>.*[=<>≤≥].*?),? (?:in|over|among) the ${KIND}`,
  String.raw`(?:solve )?(?<line>.*[=<>≤≥].*?),? without (?<not>negative|positive) (?:solutions|roots|values)`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

type Groups = Readonly<Record<string, string | undefined>>;
const about = (inner: Problem, task: string, items: Problem['options'] = {}): Problem | null =>
  variablesOf(inner.expression).length === 1
    ? { ...inner, kind: 'applied', options: { operation: `solutions:${task}`, inner, ...items } }
    : null;
const isAsked = (inner: Problem | null): inner is Problem =>
  inner !== null && /^(?:solve|inequality)$/.test(inner.kind);

/** The first solution on one side of 0, or how many complex ones there are: 'how many roots' may mean either. */
const setUp = (text: string, groups: Groups): Problem | null => {
  const { line = '', real = '', noun = '', which, whole, sign, total, where = '', part = '', exists, of } = groups;
  const isCounted = /^how many|number of/i.test(text) || exists !== undefined;
  const isOfZero = /^(?:root|zero|x-?)/i.test(noun);
  const bare = isOfZero ? line.replace(/^(?:y|[fgh]\([a-z]\)) ?= ?(?!.*[=<>≤≥])/i, '') : line;
  const body = isOfZero && !/[=<>≤≥]/.test(bare) ? `${bare} = 0` : bare;
  const what = exists ? 'exists' : which ? (/^[lgb](?!ea)/i.test(which) ? 'largest' : 'smallest') : isCounted ? 'count' : 'list';
  const isComplex = /complex/i.test(`${real}${where}`);
  // A double or complex root counts among the roots of a polynomial: then the answer is open.
  const isOpen = (isCounted || (total !== undefined && !/^d/i.test(total))) && /^[rz]/i.test(noun) && !real && !part;
  // The sum and the product of roots are those of the coefficients, and read elsewhere.
  if ((isOpen && /^(?:sum|product)$/i.test(total ?? '')) || / (?:plus|minus|times|divided) /i.test(line)) return null;
  if ((!whole && !total && !part && what === 'list') || (whole && /number/i.test(whole) && !sign) || !/[=<>≤≥]/.test(body) || looksLikeProse(body.replace(/ (?:and|or) .*$/, ''))) return null;
  const inner = read(`solve ${body}${isComplex ? ' over the complex numbers' : where === '' || /\breal/i.test(where) ? '' : ` ${where.replace(/^(?:from|between) (.+) (?:to|and) (.+)$/i, 'on [$1, $2]')}`}`);
  if (!isAsked(inner) || (inner.options.complex && !isComplex)) return null;
  const how = whole ? (sign?.trim().toLowerCase() ?? 'integer') : isComplex ? 'complex' : (PARTS[part.trim().toLowerCase()] ?? (isOpen ? 'every' : 'all'));
  const task = total ? `${total.toLowerCase().replace('mean', 'average')}${of ? ` ${of.toLowerCase()}` : ''}` : what;
  if ((total && !whole && inner.kind !== 'solve') || (exists && inner.kind !== 'solve') || (isComplex && what !== 'count')) return null;
  if (part && task === 'list') return about(inner, `${how}-keep`);
  // Where complex numbers are known, 'a solution' may be one.
  return about(inner, `${how}-${exists && !/real/i.test(`${real}${where}`) && !/^x/i.test(noun) ? 'has' : task}`);
}; // prettier-ignore

/** 'x² − 5x + 6 = 0 where x is odd' */
const readKept = (text: string): Problem | null => {
  const bare = text.replace(/^(solve .+) for [a-z]$/i, '$1');
  const groups = KEPT.map((one) => one.exec(bare)?.groups).find((one) => one !== undefined);
  if (!groups) return null;
  const { line = '', kind = '', set = '', not, letter } = groups;
  const inner = read(`solve ${line.replace(/^(?:find|solve(?: for)?|what is) [a-z],? (?:if|when|given that|such that|where) /i, '')}`);
  if (!isAsked(inner) || inner.options.complex || looksLikeProse(line) || (letter ?? inner.variable) !== inner.variable) return null;
  const [word = ''] = kind.toLowerCase().split(' ');
  const isWhole = /integer|number/i.test(kind) || set !== '';
  const how = not ? `un${PARTS[not.toLowerCase()] ?? ''}` : /N/.test(set.replace('mathbb', '')) || set === 'ℕ' ? 'natural' : set !== '' || /^integers?$/.test(word) ? 'integer' : isWhole ? word : (PARTS[word] ?? word);
  return about(inner, `${how}-keep`);
}; // prettier-ignore

const ASKED = "(?:find|what is|what's|evaluate|calculate|compute|determine)(?: the)?(?: value of)?";
const DERIVED = new RegExp(`^(?:(?:if|given(?: that)?|when|suppose(?: that)?) )?([^,;=]+=[^,;=]+?)[,;.]? (?:then )?${ASKED} ([^=<>]+?)(?: ?=)?$`, 'i'); // prettier-ignore
/** 'If sin x = 3/5, find cos 2x' needs no solution. */
const IS_DOUBLE_ANGLE = /^(?:sin|cos) ?\(?[a-zθα]\)? ?= ?[-\d./]+ cos ?\(?2/i;
/** 'If 2^x = 8, what is 2^(x + 1)?': an amount in the letter of an equation; a linear equation is read elsewhere. */
const readDerived = (text: string): Problem | null => {
  const [, line = '', wanted = ''] = DERIVED.exec(text) ?? [];
  // Sums of powers have identities of their own.
  const inner =
    line === '' ||
    looksLikeProse(`${line} + ${wanted}`) ||
    IS_DOUBLE_ANGLE.test(`${line} ${wanted}`) ||
    readSymmetric(text)
      ? null
      : read(`solve ${line}`);
  if (inner?.kind !== 'solve' || inner.options.from || inner.options.complex) return null;
  const { expression, variable } = inner;
  const amount = parse(wanted, { variables: [variable] });
  const terms = rationalCoefficients(canon(sum(arg(expression, 0), negative(arg(expression, 1)))), variable);
  const isOther =
    amount.kind === 'sym' || amount.kind === 'relation' || variablesOf(amount).join() !== variable;
  return isOther || terms?.length === 2 || variablesOf(expression).length !== 1
    ? null
    : about(inner, 'all-value', { items: [amount] });
};

export const readSolutions = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 140) return null;
  for (const pattern of PATTERNS) {
    const groups = pattern.exec(plain)?.groups;
    const found = groups ? parsedOrNull(() => setUp(plain, groups)) : null;
    if (found) return found;
  }
  return parsedOrNull(() => readKept(plain) ?? readDerived(plain));
};
