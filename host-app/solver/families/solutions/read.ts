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
  '(?:(?:how many|which|what is|what are|find|determine|list|write down) )?(?:all )?(?:the )?(?:number of )?';
const THE =
  '(?:the )?(?:quadratic |cubic )?(?:equation |function |inequality |inequalities |graph of |curve )?(?<line>.+?)';
const SOLUTIONS =
  '(?:distinct |different )*(?<real>real )?(?:distinct |different )*(?<noun>solution|root|zero|x-intercept)e?s?';
const INTEGERS =
  '(?<sign>positive |negative )?(?<whole>integer)(?:s| values?| solutions?)?(?: (?:of|for) [a-z])?(?: [a-z])?';
const WHICH = '(?<which>larg|great|bigg|small|least)(?:er|est)? ';
const THAT = '(?:are there )?(?:that |which )?(?:satisf(?:y|ies|ying)|such that|for which|of|to|for)';
const PATTERNS = [
  `how many ${SOLUTIONS} do(?:es)? ${THE} have`,
  `how many times does ${THE} (?:cross|meet|touch|cut|intersect) the (?<noun>x-)axis`,
  `${FIND}(?:${WHICH})?${SOLUTIONS} ${THAT} ${THE}`,
  `${FIND}(?:${WHICH})?${INTEGERS} ${THAT} ${THE}`,
  `${FIND}(?<total>sum|product|average|mean|difference) (?:of|between) (?:all )?(?:the )?(?:two )?(?<real>real )?(?<noun>solution|root)s ${THAT} ${THE}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

type Groups = Readonly<Record<string, string | undefined>>;
/** 'How many roots' may mean complex ones: without 'real' it is left open. */
const setUp = (text: string, { line = '', real, noun = '', which, whole, sign, total }: Groups): Problem | null => {
  const isCounted = /^how many|number of/i.test(text);
  const isOfZero = /^(?:root|zero|x-)/i.test(noun);
  const bare = isOfZero ? line.replace(/^(?:y|[fgh]\([a-z]\)) ?= ?(?!.*[=<>≤≥])/i, '') : line;
  const body = isOfZero && !/[=<>≤≥]/.test(bare) ? `${bare} = 0` : bare;
  const what = which ? (/^[lgb](?!ea)/i.test(which) ? 'largest' : 'smallest') : isCounted ? 'count' : 'list';
  // A double or complex root counts among the roots of a polynomial: their sum is another question.
  const isOpen = (isCounted || (total !== undefined && !/^d/i.test(total))) && /^[rz]/i.test(noun) && !real;
  if (isOpen || (!whole && !total && what === 'list') || !/[=<>≤≥]/.test(body) || looksLikeProse(body.replace(/ (?:and|or) .*$/, ''))) return null;
  const inner = read(`solve ${body}`);
  if (!inner || !/^(?:solve|inequality)$/.test(inner.kind) || inner.options.from || inner.options.complex) return null;
  const how = whole ? sign?.trim() ?? 'integer' : 'all';
  const task = total ? total.toLowerCase().replace('mean', 'average') : what;
  if (total && inner.kind !== 'solve') return null;
  return variablesOf(inner.expression).length === 1 ? { ...inner, kind: 'applied', options: { operation: `solutions:${how}-${task}` } } : null;
}; // prettier-ignore

const ASKED = "(?:find|what is|what's|evaluate|calculate|compute|determine)(?: the)?(?: value of)?";
const DERIVED = new RegExp(`^(?:(?:if|given(?: that)?|when|suppose(?: that)?) )?([^,;=]+=[^,;=]+?)[,;.]? (?:then )?${ASKED} ([^=<>]+?)(?: ?=)?$`, 'i'); // prettier-ignore
/** 'If 2^x = 8, what is 2^(x + 1)?': an amount in the letter of an equation; a linear equation is read elsewhere. */
const readDerived = (text: string): Problem | null => {
  const [, line = '', wanted = ''] = DERIVED.exec(text) ?? [];
  // Sums of powers have identities of their own.
  const inner =
    line === '' || looksLikeProse(`${line} + ${wanted}`) || readSymmetric(text)
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
    : { ...inner, kind: 'applied', options: { operation: 'solutions:all-value', items: [amount] } };
};

export const readSolutions = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  const pattern = plain.length > 140 ? undefined : PATTERNS.find((one) => one.test(plain));
  const groups = pattern?.exec(plain)?.groups;
  return parsedOrNull(() => (groups ? setUp(plain, groups) : readDerived(plain)));
};
