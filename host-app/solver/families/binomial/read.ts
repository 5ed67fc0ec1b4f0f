import { problem } from '../../intent/text.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg, isInt, ONE, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { degreesOf } from './terms.js';

const FIND = "(?:(?:find|what is|what's|determine|calculate|give)(?: the)? |the )?";
const IN = '(?:in|of)(?: the)?(?: binomial)?(?: expansion of)?';
const PATTERNS = [
  `${FIND}coefficient of (?:the )?(?<term>[^=]+?)(?: term)? ${IN} (?<power>\\(.+\\) ?\\^ ?\\{?\\d+\\}?)`,
  `${FIND}(?:constant term|term independent of [a-z]|term without [a-z]) ${IN} (?<power>\\(.+\\) ?\\^ ?\\{?\\d+\\}?)`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

const setUp = (term: string | undefined, text: string): Problem | null => {
  const power = parse(text);
  const target: Expr = term === undefined ? ONE : parse(term);
  const names = variablesOf(power);
  const [base, n] = power.kind === 'power' ? [arg(power, 0), arg(power, 1)] : [];
  const isKnown = base?.kind === 'sum' && base.args.length === 2 && n && isInt(n) && Number(n.value.n) <= 30;
  const degrees = degreesOf(target, names);
  // Of a polynomial in one letter the coefficient is read elsewhere.
  const isPlain = names.length === 1 && (base?.kind !== 'sum' || base.args.every((one) => (degreesOf(one, names)?.[0] ?? -1) >= 0));
  const isTerm = !isPlain && degrees !== null && variablesOf(target).every((name) => names.includes(name));
  return isKnown && isTerm && names.length > 0 && names.length < 3 ? problem('applied', power, '', { operation: 'binomial', items: [target] }) : null;
}; // prettier-ignore

export const readBinomial = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  for (const pattern of PATTERNS) {
    const { term, power } = pattern.exec(plain)?.groups ?? {};
    const found = power === undefined ? null : parsedOrNull(() => setUp(term, power));
    if (found) return found;
  }
  return null;
};
