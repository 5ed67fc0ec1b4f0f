import { problem } from '../../../intent/text.js';
import { canon } from '../../../kernel/canonical.js';
import { coefficientsIn } from '../../../kernel/normal.js';
import type { Problem } from '../../../solution.js';
import { list, sym } from '../../../tree/expr.js';
import { variablesOf } from '../../../tree/walk.js';
import { equals, FIND, firstFit, formulaIn, numberIn, of, tidyQuestion, whole } from '../formula.js';

const GIVEN = String.raw`(?:if |given(?: that)? |let |suppose )?f ?\((?<inner>[^()=]*x[^()=]*)\) ?= ?(?<f>[^=]+?)`;
const ASKED = String.raw`f ?\((?<at>[^()=]+)\)`;
const PATTERNS = [
  `${GIVEN}[,.;]? (?:then )?${FIND}(?:the value of )?${ASKED}`,
  `${FIND}(?:the value of )?${ASKED},? (?:if|where|when|given(?: that)?) ${GIVEN.replace('(?:if |given(?: that)? |let |suppose )?', '')}`,
].map(whole);

/** f is given at ax + b, and is asked for at x or at a number. */
export const readShifted = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const [inner, body] = [found?.['inner'], found?.['f']].map((one) => formulaIn(one ?? ''));
  if (!found || !inner || !body || inner.kind === 'sym') return null;
  const line = coefficientsIn(canon(inner), 'x');
  if (line?.length !== 2 || line.some((one) => variablesOf(one).length > 0)) return null;
  const at = found['at'] ?? '';
  const place = at === 'x' ? null : numberIn(at);
  if (at !== 'x' && !place) return null;
  const given = equals(of('f', inner), body);
  return problem('applied', place ? list('system', [given, equals(of('f', place), sym('?'))]) : given, 'x', { operation: 'shifted' });
}; // prettier-ignore
