import { looksLikeProse, problem } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { coefficientsIn, rationalCoefficients } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { call, isInt, isNode, num, relation, sym, type Expr } from '../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../tree/walk.js';

const FIND =
  '(?:(?:find|determine|give|list|what are)(?: all)?(?: of)?(?: the)? )?(?:all )?(?:the )?(?:general )?';
const SIGN = '(?<sign>positive |non-?negative |natural |whole )?';
const LINE = '(?:the )?(?:linear )?(?:diophantine )?(?:equation )?:?(?<line>[^=]+=[^=]+?)';
const PAIRS = [
  `${FIND}${SIGN}(?:integer|integral|whole number) (?:solutions?|pairs?|points?)(?: \\([a-z], ?[a-z]\\))?(?: x and y)? (?:of|to|for|on) ${LINE}`,
  `${FIND}${SIGN}integers? (?:x and y|x, ?y|a and b|\\(x, ?y\\)|pairs \\(x, ?y\\)) (?:such that|with|satisfying|for which|that satisfy) ${LINE}`,
  `(?:solve )?${LINE},? (?:in|over|for|where x and y are|with x and y|with x, ?y) (?:the )?${SIGN}integers?`,
  `(?:solve |find (?:all )?(?:the )?(?:solutions?|general solution) (?:of|to|for) )(?:the )?(?:linear )?diophantine equation:? ?(?<line>[^=]+=[^=]+?)`,
  `(?:general )?solutions? (?:of|to) the (?:linear )?diophantine equation:? ?(?<line>[^=]+=[^=]+?)`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

/** The numbers before both letters, and the one on the other side; they are integers. */
export const lineIn = (
  equation: Expr,
): { readonly letters: readonly [string, string]; readonly numbers: readonly [bigint, bigint, bigint] } | null => {
  const [x, y, more] = variablesOf(equation).sort();
  if (x === undefined || y === undefined || more !== undefined) return null;
  const gap = leftMinusRight(equation);
  const [rest, a, far] = coefficientsIn(gap, x) ?? [];
  const [c, b, other] = (rest && coefficientsIn(rest, y)) ?? [];
  if (!a || !b || !c || far || other || contains(a, y) || !isInt(a) || !isInt(b) || !isInt(c)) return null;
  return { letters: [x, y], numbers: [a.value.n, b.value.n, -c.value.n] };
}; // prettier-ignore
const SIZE = 1_000_000n;
const pairs = (groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const { line = '', sign = '' } = groups;
  const equation = looksLikeProse(line) ? null : parse(line);
  const found = equation?.kind === 'relation' ? lineIn(equation) : null;
  if (!equation || !found || found.numbers.some((n) => n > SIZE || n < -SIZE)) return null;
  const word = sign.trim().toLowerCase();
  // 0 is a natural number for some.
  if (word === 'natural') return null;
  const which = word === '' ? 'all' : word === 'positive' ? 'positive' : 'nonnegative';
  return problem('applied', equation, '', { operation: `integer-equations:${which}` });
};

const LEAD = String.raw`(?:solve|find|determine)?:?\s*(?:(?:all )?(?:the )?(?:(?:solutions?|integers?|values?)(?: (?:of )?[a-z])?|all [a-z]|[a-z]) (?:of|to|for|with|such that|satisfying|for which|if|where) )?(?:the )?(?:quadratic |polynomial |cubic )?(?:congruence )?(?:for [a-z] )?`;
const MOD = String.raw`,?\s*[({]?\s*\\?(?:b|p)?mod(?:ulo)?\s*\{?\s*(?<m>\d+)\s*\}?\s*[)}]?`;
const CONGRUENCE = new RegExp(
  `^${LEAD}(?<left>[^=≡]+?) ?(?:≡|\\\\equiv|==?|is congruent to) ?(?<right>[^=≡]+?)${MOD}$`,
  'i',
);
const MOST = 60n;
/** A polynomial of degree 2 or more, of which every remainder is tried. */
const congruence = (groups: Readonly<Record<string, string | undefined>>): Problem | null => {
  const { left = '', right = '', m = '0' } = groups;
  const modulus = BigInt(m);
  if (modulus < 2n || modulus > MOST || looksLikeProse(`${left} + ${right}`)) return null;
  const [a, b] = [parse(left), parse(right)];
  if ([a, b].some((side) => isNode(side) && /^(?:relation|list)$/.test(side.kind))) return null;
  const line = relation('=', a, b);
  const [x = '', more] = variablesOf(line);
  const p = rationalCoefficients(leftMinusRight(line), x);
  if (more !== undefined || !p || p.length < 3 || p.some(({ d }) => d !== 1n)) return null;
  if (!isInt(canon(substitute(a, sym(x), num(1))))) return null;
  return problem('applied', call('congruent', a, b, num(modulus)), x, { operation: 'integer-equations:residues' });
}; // prettier-ignore

export const readIntegerEquation = (text: string): Problem | null => {
  const plain = text.trim().replace(/[?.\s]+$/, '');
  if (plain.length > 140) return null;
  for (const pattern of PAIRS) {
    const groups = pattern.exec(plain)?.groups;
    const found = groups ? parsedOrNull(() => pairs(groups)) : null;
    if (found) return found;
  }
  const groups = CONGRUENCE.exec(plain)?.groups;
  return groups ? parsedOrNull(() => congruence(groups)) : null;
};
