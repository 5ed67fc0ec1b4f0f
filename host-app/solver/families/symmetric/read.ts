import { looksLikeProse, problem } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { rationalCoefficients } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { list, negative, num, quotient, relation, sym, type Expr } from '../../tree/expr.js';
import { variablesOf } from '../../tree/walk.js';
import { identityFor } from './identities.js';

const FIND = '(?:find|what is|calculate|evaluate|determine|compute)(?: the)?(?: value of)?';
const IF = '(?:if|given(?: that)?|when|where|suppose(?: that)?|let)';
const ORDERS: readonly RegExp[] = [
  new RegExp(`^(?:${IF} )?(?<given>[^a-z]*[a-z][^a-z].*?)(?:[,;.]? (?:then )?${FIND}|[,;.]? then) (?<asked>[^=]+?)(?: ?= ?)?$`, 'i'),
  new RegExp(`^${FIND} (?<asked>[^=]+?),? ${IF} (?<given>.+)$`, 'i'),
]; // prettier-ignore

const equationIn = (text: string): Expr | null => {
  const line = looksLikeProse(text) ? null : parse(text);
  return line?.kind === 'relation' && line.name === '=' ? line : null;
};

/** x + 1/x, or a sum and a product of two letters, is given; another expression of theirs is asked for. */
const setUp = (given: string, asked: string): Problem | null => {
  const lines = given.split(/,? and |[,;] ?/).map(equationIn);
  const known = lines.filter((line) => line !== null);
  if (known.length < lines.length || looksLikeProse(asked)) return null;
  const target = parse(asked);
  const all = list('system', [...known, relation('=', target, sym('?'))]);
  const letters = variablesOf(list('system', known));
  const isKnown = variablesOf(target).every((name) => letters.includes(name));
  return isKnown && identityFor(all) ? problem('applied', all, '', { operation: 'symmetric' }) : null;
};

const QUADRATIC = '(?:the )?(?:quadratic )?(?:equation )?(?<line>[^=,;]+(?:= ?[^=,;]+?)?)';
const LETTERS = '(?<a>[a-z]|alpha|beta|α|β),?(?: and|,) (?<b>[a-z]|alpha|beta|α|β)';
const ROOTS: readonly RegExp[] = [
  `(?:${IF} )?(?:the )?(?:roots|solutions|zeros) of ${QUADRATIC} (?:are|be) ${LETTERS}[,;.]? (?:then )?(?:${FIND} )?(?<asked>[^=]+)`,
  `(?:${IF} )?${LETTERS} (?:are|be) (?:the )?(?:two )?(?:roots|solutions|zeros) of ${QUADRATIC}[,;.]? (?:then )?${FIND} (?<asked>[^=]+)`,
  `${FIND} (?<asked>[^=]+?),? ${IF} ${LETTERS} (?:are|be) (?:the )?(?:two )?(?:roots|solutions|zeros) of ${QUADRATIC}`,
  `(?:${FIND} )?(?:the )?sum of (?:the )?(?<how>squares|cubes|reciprocals) of (?:the )?(?:two )?(?:roots|zeros) of ${QUADRATIC}`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore
const SUMS: Readonly<Record<string, string>> = { squares: 'a^2 + b^2', cubes: 'a^3 + b^3', reciprocals: '1/a + 1/b' }; // prettier-ignore

/** An amount of both roots of a quadratic equation, from their sum and their product. */
const fromRoots = (groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const { line = '', how = '', a = 'a', b = 'b', asked = SUMS[how.toLowerCase()] ?? '' } = groups;
  const equation = equationIn(line.includes('=') ? line : `${line} = 0`);
  const [x = ''] = equation ? variablesOf(equation) : [];
  const [c, second, first, ...more] = (equation && rationalCoefficients(leftMinusRight(equation), x)) ?? [];
  if (!equation || !c || !second || !first || more.length > 0 || looksLikeProse(asked) || a === b || x === a || x === b) return null;
  const [p, q] = [canon(parse(a)), canon(parse(b))];
  const [top, product] = [quotient(num(second), num(first)), quotient(num(c), num(first))];
  const lines = [relation('=', parse(`${a} + ${b}`), canon(negative(top))), relation('=', parse(`${a}*${b}`), canon(product))];
  const all = list('system', [...lines, relation('=', parse(asked), sym('?'))]);
  const isKnown = variablesOf(parse(asked)).every((name) => name === p.key || name === q.key);
  return isKnown && identityFor(all) ? problem('applied', all, '', { operation: 'symmetric', items: [equation] }) : null;
}; // prettier-ignore

export const readSymmetric = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 120) return null;
  for (const pattern of ROOTS) {
    const groups = pattern.exec(plain)?.groups;
    const found = groups ? parsedOrNull(() => fromRoots(groups)) : null;
    if (found) return found;
  }
  for (const order of ORDERS) {
    const { given, asked } = order.exec(plain)?.groups ?? {};
    const found = given && asked ? parsedOrNull(() => setUp(given, asked)) : null;
    if (found) return found;
  }
  return null;
};
