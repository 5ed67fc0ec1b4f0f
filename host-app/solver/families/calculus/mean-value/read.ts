import { problem } from '../../../intent/text.js';
import { approx } from '../../../kernel/approx.js';
import { canon } from '../../../kernel/canonical.js';
import type { Problem } from '../../../solution.js';
import { list, relation, sym } from '../../../tree/expr.js';
import { equals, FIND, firstFit, formulaIn, letterOf, formulaOf, NAMED, numberIn, of, tidyQuestion, whole } from '../formula.js'; // prettier-ignore

const SPAN = String.raw`(?:on|over|in|for) (?:the )?(?:closed )?(?:interval )?(?:\[ ?(?<a>[^\],]+?) ?, ?(?<b>[^\]]+?) ?\]|(?<low>[^<>=]+?) ?<= ?[a-z] ?<= ?(?<high>[^<>=]+?))`;
const THEOREM = String.raw`(?:the )?(?<name>mean value theorem|mvt|rolle'?s?'? theorem)`;
const VALUES = String.raw`(?:(?:values?|numbers?|points?) )?(?:of )?(?:c|values?)?`;
const SAYS = String.raw`(?:(?:that |which )?(?:satisf(?:y|ies|ying)|guaranteed by|given by|predicted by|in|from|of|for|by)(?: the)?(?: conclusions?| hypothes[ie]s| conditions?)?(?: of)?(?: by)?)`;
const F = `${NAMED}(?<f>.+?)`;
const PATTERNS = [
  `${FIND}?(?:the )?${VALUES} ?${SAYS} ${THEOREM} (?:for|of|to|applied to) ${F},? ${SPAN}`,
  `${THEOREM}(?: find)?(?: the)?(?: value of)? c (?:for|of) ${F},? ${SPAN}`,
  `(?:verify|apply|use|check)(?: that)? ${THEOREM} (?:for|to|of|with) ${F},? ${SPAN}(?:,? (?:and|to) find (?:all )?(?:the )?(?:values? (?:of )?|numbers? )?c)?`,
  `(?:verify|show|check) (?:that )?${F} satisfies(?: the)?(?: hypotheses| conditions)?(?: of)? ${THEOREM} ${SPAN}(?:,? (?:and|then) find (?:all )?(?:the )?(?:values? (?:of )?|numbers? )?c(?: that satisf(?:y|ies) (?:the conclusion of )?the theorem)?)?`,
  `${FIND}(?:the )?${VALUES} ?${SAYS} ${THEOREM},? (?:if|where|when|with|given) ${F},? ${SPAN}`,
].map(whole);

export const readMeanValue = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  if (!found) return null;
  const body = formulaOf(found['f'] ?? '');
  const letter = body && letterOf(body);
  if (!body || !letter || letter === 'c' || !formulaIn(found['f'] ?? '', letter)) return null;
  const [a, b] = [found['a'] ?? found['low'], found['b'] ?? found['high']].map((one) => numberIn(one ?? ''));
  if (!a || !b || !(approx(canon(a)) < approx(canon(b)))) return null;
  const x = sym(letter);
  const isRolle = /^rolle/i.test(found['name'] ?? '');
  const question = list('system', [equals(of('f', x), body), relation('<=', a, x), relation('<=', x, b)]);
  return problem('applied', question, letter, { operation: `mean-value:${isRolle ? 'rolle' : 'mean'}` });
}; // prettier-ignore
