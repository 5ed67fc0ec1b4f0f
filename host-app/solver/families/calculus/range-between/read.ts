import { problem } from '../../../intent/text.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import type { Problem } from '../../../solution.js';
import { list, relation, sym } from '../../../tree/expr.js';
import {
  equals,
  FIND,
  firstFit,
  formulaOf,
  letterOf,
  NAMED,
  numberIn,
  of,
  tidyQuestion,
  whole,
} from '../formula.js';

const F = `${NAMED}(?<f>[^=<>]+?)`;
const SPAN = String.raw`(?:\[ ?(?<a>[^\],]+?) ?, ?(?<b>[^\]]+?) ?\]|(?<low>[^<>=\s]+) ?<= ?[a-z] ?<= ?(?<high>[^<>=]+?))`;
const PATTERNS = [
  `${FIND}?(?:the )?range of ${F},? (?:for|on|over|if|when|where|with|with (?:the )?domain|whose domain is|in|given)(?: the)?(?: closed)?(?: interval| domain)? ?${SPAN}`,
  `(?:if |let |given )?${F},? (?:for|on|where|with domain) ${SPAN}[,.;]? (?:then )?${FIND}(?:the |its )?range(?: of f(?:\\(x\\))?)?`,
].map(whole);

export const readRangeBetween = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const f = found && formulaOf(found['f'] ?? '');
  const letter = f && letterOf(f);
  const [a, b] = [found?.['a'] ?? found?.['low'], found?.['b'] ?? found?.['high']].map((one) =>
    numberIn(one ?? ''),
  );
  if (!f || !letter || !a || !b || !(approx(canon(a)) < approx(canon(b)))) return null;
  const x = sym(letter);
  const question = list('system', [equals(of('f', x), f), relation('<=', a, x), relation('<=', x, b)]);
  return problem('applied', question, letter, { operation: 'range-between' });
};
