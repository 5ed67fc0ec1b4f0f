import { looksLikeProse, problem } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { isNode, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';

const FIND =
  '(?:(?:find|determine|list|state|give|describe|discuss|what is|what are|identify|write)(?: all)?(?: of)? )?(?:the )?';
const LINE =
  '(?:the )?(?:quadratic |cubic |quartic )?(?:equation |polynomial |function |quadratic )?:?(?<line>.+)';
const ROOTS = '(?:roots?|solutions?|zeros?|zeroes)';
const PATTERNS: readonly (readonly [string, string])[] = [
  [`${FIND}nature of (?:the )?${ROOTS} (?:of|for) ${LINE}`, 'nature'],
  [`${FIND}${ROOTS} of ${LINE} (?:with|and|including) (?:the |their )?multiplicit(?:y|ies)`, 'zeros'],
  [`${FIND}${ROOTS} (?:with|and) (?:the |their )?multiplicit(?:y|ies) (?:of|for) ${LINE}`, 'zeros'],
  [`${FIND}multiplicit(?:y|ies) of (?:each of )?(?:the )?${ROOTS} of ${LINE}`, 'zeros'],
  [`${FIND}(?:possible|potential) rational ${ROOTS} (?:of|for) ${LINE}`, 'candidates'],
  [`(?:use|apply) (?:the )?rational (?:root|zero)s? (?:theorem|test) to (?:find|list|give|determine) (?:all )?(?:the )?(?:possible|potential) (?:rational )?${ROOTS} (?:of|for) ${LINE}`, 'candidates'],
  [`(?:(?:use|apply|using) )?descartes['’]?s? rule of signs (?:on|to|for|with|of)? ?${LINE}`, 'signs'],
  [`(?:use |apply )?descartes['’]?s? rule of signs to (?:find|determine) (?:the )?(?:possible )?number of (?:possible )?positive and negative (?:real )?${ROOTS} (?:of|for) ${LINE}`, 'signs'],
].map(([source, task]) => [source ?? '', task ?? '']); // prettier-ignore
const KINDS = PATTERNS.map(([source, task]) => [new RegExp(`^${source}$`, 'i'), task] as const);

/** f(x) = and y = name the polynomial; of an equation both sides count. */
const polynomialIn = (text: string): Expr | null => {
  const plain = text.replace(/^(?:y|[fghpPq]\([a-z]\)) ?= ?/, '');
  const line = looksLikeProse(plain) ? null : parse(plain);
  if (!line || line.kind === 'list' || (isNode(line) && line.kind === 'relation' && line.name !== '='))
    return null;
  return line;
};
const DEGREES: Readonly<Record<string, readonly [least: number, most: number]>> = {
  nature: [2, 2],
  zeros: [1, 12],
  candidates: [2, 12],
  signs: [2, 12],
};
const setUp = (text: string, task: string): Problem | null => {
  const line = polynomialIn(text);
  const [x = '', more] = line ? variablesOf(line) : [];
  const found =
    line && rationalCoefficients(line.kind === 'relation' ? leftMinusRight(line) : canon(line), x);
  const [least, most] = DEGREES[task] ?? [0, 0];
  if (!line || !found || more !== undefined || found.length - 1 < least || found.length - 1 > most)
    return null;
  return problem('applied', line, x, { operation: `polynomials:${task}` });
};

export const readPolynomials = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 160) return null;
  for (const [pattern, task] of KINDS) {
    const { line = '' } = pattern.exec(plain)?.groups ?? {};
    const found = line === '' ? null : parsedOrNull(() => setUp(line, task));
    if (found) return found;
  }
  return null;
};
