import { approx } from '../../kernel/approx.js';
import { problem } from '../../intent/text.js';
import type { Problem } from '../../solution.js';
import { call, negative, product, relation, sum, sym } from '../../tree/expr.js';
import { firstFit, formulaOf, letterOf, tidyQuestion, whole } from '../calculus/formula.js';
import { wavesOf } from './waves.js';

const WRITE = String.raw`(?:write|express|convert|put|rewrite|change|combine)`;
const ANGLE = String.raw`(?<angle>[aαφϕθβ])`;
const RANGE = String.raw`(?:,? (?:where|with|for|given that|if|when) .*)?`;
const PATTERNS = [
  String.raw`(?:${WRITE} )?(?<f>[^=]+?) (?:as|in the form|to|into)(?: of)?(?: the form)? R ?[*·]? ?(?<name>sin|cos) ?\(? ?(?<inner>\d*[a-zθ]) ?(?<sign>[-+−]) ?${ANGLE} ?\)?${RANGE}`,
  String.raw`${WRITE} (?<f>[^=]+?) (?:as|into|in(?: the form of)?)(?: a| one)?(?: single| one)? (?<name>sine|cosine)(?: function| wave| term)?`,
].map(whole);

/** The sum of a sine and a cosine, and the form that is asked for: f(x) = R sin(x − α). */
export const readWave = (text: string): Problem | null => {
  const found = firstFit(PATTERNS, tidyQuestion(text));
  const f = found && formulaOf(found['f'] ?? '');
  const letter = f && letterOf(f);
  const waves = f && letter ? wavesOf(f) : null;
  if (!found || !f || !waves || !letter) return null;
  const name = /^c/i.test(found['name'] ?? '') ? 'cos' : 'sin';
  const isSame = approx(waves.sine) > 0 === approx(waves.cosine) > 0;
  // A single sine or cosine has the sign that makes the angle positive.
  const sign = found['sign'] ?? (isSame === (name === 'sin') ? '+' : '-');
  const angle = sym(found['angle'] ?? 'α');
  const inner = sum(waves.inner, sign === '+' ? angle : negative(angle));
  const asked = product(sym('R'), call(name, inner));
  return problem('applied', relation('=', f, asked), letter, { operation: 'one-wave' });
};
