import { read } from '../../intent/index.js';
import { looksLikeProse } from '../../intent/text.js';
import { canon, leftMinusRight } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { coefficientsIn } from '../../kernel/normal.js';
import { parse, parsedOrNull } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { I, list, negative, product, relation, sum, sym, ZERO, type Expr } from '../../tree/expr.js';
import { contains, substitute, variablesOf } from '../../tree/walk.js';

const FIND = '(?:find|determine|solve(?: for)?|calculate)(?: the)?(?: complex number)?';
const THAT = '(?:if|when|given(?: that)?|such that|for which|so that|where|:|,)';
const WITH_Z = [
  `${FIND} z,? ?${THAT} ?(?<line>.+=.+)`,
  `(?:solve|find z:?|solve for z:?)? ?(?<line>[^=]*z[^=]*=[^=]+)`,
  `(?:if|given that) (?<line>.+=.+?),? (?:then )?${FIND} z`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore
const REAL = [
  `${FIND} (?:the )?(?:values of )?(?:the )?real (?:numbers |values )?(?:of )?(?<x>[a-z])(?: and |, ?)(?<y>[a-z]),? ?${THAT} ?(?<line>.+=.+)`,
  `${FIND} (?<x>[a-z])(?: and |, ?)(?<y>[a-z]),? ?${THAT} ?(?<line>.+=.+?),? (?:where|with|and) (?:x and y|a and b|both) (?:are )?real(?: numbers)?`,
].map((source) => new RegExp(`^${source}$`, 'i')); // prettier-ignore

/** conj(z), \bar{z}, z̄ as one letter, w. */
const CONJUGATE =
  /conj(?:ugate)?(?: ?\(z\)| of z)|(?:the )?conjugate of z|\\(?:bar|overline) ?\{? ?z ?\}?|z\u0304|z̄/gi;

const partsOf = (line: Expr): readonly [re: Expr, im: Expr] | null => {
  const [re = ZERO, im = ZERO, more] = coefficientsIn(expand(canon(leftMinusRight(line))), I.key) ?? [];
  return more || contains(re, I.key) || contains(im, I.key) ? null : [expand(re), expand(im)];
};
const systemOf = (line: Expr, unknowns: readonly string[]): Problem | null => {
  const parts = partsOf(line);
  const letters = variablesOf(line).filter((name) => name !== I.key);
  if (!parts || letters.length !== 2 || letters.some((name) => !unknowns.includes(name))) return null;
  const lines = parts.filter(({ key }) => key !== '0').map((one) => relation('=', one, ZERO));
  return lines.length === 2
    ? { kind: 'system', expression: list('system', lines), variable: unknowns[0] ?? 'x', options: {} }
    : null;
};

/** z is x + yi, and its conjugate x − yi. */
export const asParts = (line: Expr): Expr => {
  const [x, y] = [sym('x'), product(sym('y'), I)];
  return substitute(substitute(line, sym('z'), sum(x, y)), sym('w'), sum(x, negative(y)));
};
const built = (line: Expr, inner: Problem | null, task: string): Problem | null =>
  inner && {
    kind: 'applied',
    expression: line,
    variable: '',
    options: { operation: `complex-unknowns:${task}`, inner },
  };

const withZ = (text: string): Problem | null => {
  const plain = text.replace(CONJUGATE, ' w ');
  if (plain === text || /w/i.test(text.replace(CONJUGATE, '')) || looksLikeProse(plain)) return null;
  const line = parse(plain);
  if (line.kind !== 'relation' || variablesOf(line).some((name) => !/^[wz]$/.test(name))) return null;
  return built(line, systemOf(asParts(line), ['x', 'y']), 'conjugate');
};
const real = ({
  x = '',
  y = '',
  line: text = '',
}: Readonly<Record<string, string | undefined>>): Problem | null => {
  const line = looksLikeProse(text) ? null : parse(text);
  if (line?.kind !== 'relation' || x === y || !contains(line, I.key)) return null;
  return built(line, systemOf(line, [x, y]), 'real');
};

/** 4 cis 120° is 4(cos 120° + i sin 120°). */
const CIS = /(?<![a-z])cis ?(\([^()]+\)|[\d.]+ ?(?:°|degrees?)|[\d.]*(?:pi|π)(?: ?\/ ?\d+)?|[\d.]+)/gi;
const withCis = (text: string): Problem | null => {
  const made = text.replace(CIS, (_, angle: string) => {
    const inside = angle.replace(/^\((.*)\)$/, '$1');
    return `(cos(${inside}) + i*sin(${inside}))`;
  });
  return /cis/i.test(made) || made === text ? null : read(made.replace(/([\d)]) \(cos/g, '$1(cos'));
};

export const readComplexUnknowns = (text: string): Problem | null => {
  const asked = text.trim().replace(/[?.\s]+$/, '');
  if (asked.length > 120) return null;
  if (/\bcis\b|\dcis\b/i.test(asked)) return parsedOrNull(() => withCis(asked));
  for (const pattern of REAL) {
    const groups = pattern.exec(asked)?.groups;
    if (groups) return parsedOrNull(() => real(groups));
  }
  for (const pattern of WITH_Z) {
    const { line = '' } = pattern.exec(asked)?.groups ?? {};
    const found = line === '' ? null : parsedOrNull(() => withZ(line));
    if (found) return found;
  }
  return null;
};
