import { read } from '../../intent/index.js';
import { looksLikeProse } from '../../intent/text.js';
import { parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { variablesOf } from '../../tree/walk.js';

const FIND = '(?:(?:what (?:is|are)|find|determine|state|give|write down|list|write|calculate) )?(?:all )?(?:of )?(?:the )?';
const WORD = '(?:distinct |different )?(real )?(?:distinct |different )?(solutions?|roots?|zeros?|zeroes|x-intercepts?)';
const THE = '(?: (?:the )?(?:quadratic |cubic )?(?:equation|function|polynomial|inequality|inequalities|graph of|curve|parabola))?';
const WHOLE = '(positive |negative )?(?:integers?|integer (?:values?|solutions?)(?: of [a-z])?|values of [a-z])';
const THAT = '(?: [a-z])?(?: (?:are there )?(?:that |which )?(?:satisf(?:y|ies)|satisfying|such that|for which|of|to|in))';
const AMONG = ',? (?:where|and|if|given that|such that) (?:[a-z]) is an? (positive |negative )?integer';

type Found = readonly [task: string, body: string, noun?: string, real?: string];
type Row = readonly [string, (...parts: string[]) => Found];
const integers = (how: string, task: string, body: string): Found => [`${how.trim() || 'integer'}-${task}`, body];
const ROWS: readonly Row[] = [
  [`how many ${WORD} do(?:es)?${THE} (.+?) have(?: ((?:on|in|for) .+))?`, (real = '', noun = '', body = '', range = '') => ['all-count', `${body} ${range}`, noun, real]],
  [`(?:${FIND}number of|how many) ${WORD}(?: are there)? (?:of|to|for|in)${THE} (.+)`, (real = '', noun = '', body = '') => ['all-count', body, noun, real]],
  [`how many times does${THE} (.+?) (?:cross|meet|touch|cut|intersect) the x-axis`, (body = '') => ['all-count', body, 'x-intercepts']],
  [`(?:how many|${FIND}number of) ${WHOLE}${THAT}${THE} (.+)`, (how = '', body = '') => integers(how, 'count', body)],
  [`(?:which|${FIND}) ?${WHOLE}${THAT}${THE} (.+)`, (how = '', body = '') => integers(how, 'list', body)],
  [`${FIND}(largest|greatest|biggest|smallest|least) (positive |negative )?integer(?: value)?(?: of [a-z])?${THAT}${THE} (.+)`, (which = '', how = '', body = '') => integers(how, which, body)],
  [`${FIND}sum of (?:all )?(?:the )?${WHOLE}${THAT}${THE} (.+)`, (how = '', body = '') => integers(how, 'sum', body)],
  [`(?:if )?[a-z] is an? (positive |negative )?integer (?:such that|and|with|where) (.+?)[.,;]? ${FIND}(?:possible )?values of [a-z]`, (how = '', body = '') => integers(how, 'list', body)],
  [`(?:solve |${FIND}integer solutions (?:of|to) )?(.+?)${AMONG}`, (body = '', how = '') => integers(how, 'list', body)],
  [`${FIND}(largest|greatest|larger|greater|bigger|smallest|least|smaller) (real )?(solution|root|zero)(?: of|to|for)${THE} (.+)`, (which = '', real = '', noun = '', body = '') => [`all-${which}`, body, noun, real || 'real']],
  [`${FIND}(sum|product) of (?:all )?(?:the )?(real )?(solutions)(?: of|to|for)${THE} (.+)`, (what = '', _real = '', noun = '', body = '') => [`all-${what}`, body, noun, 'real']],
]; // prettier-ignore
const PATTERNS = ROWS.map(([source, found]) => [new RegExp(`^(?:${source})$`, 'i'), found] as const);

const TASKS: Readonly<Record<string, string>> = { greatest: 'largest', biggest: 'largest', larger: 'largest', greater: 'largest', bigger: 'largest', least: 'smallest', smaller: 'smallest' }; // prettier-ignore

/** 'Roots' may be complex numbers, and 'sum of the solutions' may count a double one twice: such polynomials are left. */
const setUp = ([task, text, noun = '', real = '']: Found): Problem | null => {
  const isOfZero = /^(?:root|zero|x-)/i.test(noun);
  const bare = text.trim().replace(isOfZero ? /^(?:y|[fgh]\([a-z]\)) ?= ?(?!.*[=<>≤≥])/i : /^$/, '');
  const body = isOfZero && !/[=<>≤≥]/.test(bare) ? `${bare} = 0` : bare;
  if (!/[=<>≤≥]/.test(body) || looksLikeProse(body.replace(/ (?:and|or|on|in|for) .*$/, ''))) return null;
  const inner = read(`solve ${body}`);
  const isEquation = inner?.kind === 'solve';
  if (!inner || (!isEquation && inner.kind !== 'inequality') || inner.options.complex) return null;
  if (variablesOf(inner.expression).length !== 1) return null;
  const [who = '', what = ''] = task.split('-');
  if (isEquation && /^(?:root|zero)/i.test(noun) && real === '') return null;
  return {
    ...inner,
    kind: 'applied',
    options: { ...inner.options, operation: `solutions:${who}-${TASKS[what] ?? what}:${inner.options.operation ?? ''}` },
  };
}; // prettier-ignore

export const readSolutions = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 140) return null;
  for (const [pattern, found] of PATTERNS) {
    const match = pattern.exec(plain);
    const made = match && parsedOrNull(() => setUp(found(...match.slice(1).map((part: string | undefined) => part ?? ''))));
    if (made) return made;
  }
  return null;
}; // prettier-ignore
