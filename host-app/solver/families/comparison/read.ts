import { problem } from '../../intent/text.js';
import { approx } from '../../kernel/approx.js';
import { canon } from '../../kernel/canonical.js';
import { parse, ParseProblem } from '../../parse/index.js';
import type { Problem } from '../../solution.js';
import { arg, call, isCall, isNode, list, num, ONE, power, product, relation, sum, sym, TWO, ZERO, type Expr, type RelationName } from '../../tree/expr.js'; // prettier-ignore
import { parse as proseless, PROPERTIES } from './properties.js';
import { solves, solvesAll } from './roots.js';
import { someNode, substitute, variablesOf } from '../../tree/walk.js';

const N = String.raw`-?(?:\d+ \d+ ?/ ?\d+|\d*\.?\d+(?: ?/ ?\d+)?%?|(?:\d* ?\*? ?)?(?:sqrt\(\d+\)|sqrt ?\d+|√\d+|pi|π)|\d+\^\d+)`;
const POINT = String.raw`[(<⟨](${N}(?: ?, ?${N})+)[)>⟩]`;
const AND = '(?:,? and |,? or |, )';

const comparison = (task: string, expression: Expr): Problem =>
  problem('applied', expression, '', { operation: `comparison:${task}` });
const numberOf = (text: string): Expr => parse(text.replace(/^\./, '0.').replace('%', '/100'));
const numbersIn = (text: string): Expr[] =>
  text
    .split(/,? and |,? or |, ?|; ?/)
    .filter((part) => part !== '')
    .map(numberOf);
const test = (expression: Expr): Problem | null =>
  variablesOf(expression).length === 0 ? comparison('test', expression) : null;
const tested = (line: Expr | null): Problem | null => line && test(line);
const equal = (left: Expr, right: Expr): Expr => relation('=', left, right);

const items = (task: string, text: string): Problem | null => {
  const found = numbersIn(text);
  return found.length > 1 ? comparison(task, list('set', found)) : null;
};
const isDivisible = (whole: string, by: string, rest: Expr = ZERO): Problem | null =>
  Number(by) > 0 ? test(equal(call('mod', numberOf(whole), numberOf(by)), rest)) : null;

const vectors = (how: string, a: string, b: string): Problem | null => {
  const [u, v] = [numbersIn(a), numbersIn(b)];
  const at = (w: readonly Expr[], k: number): Expr => w[k] ?? ZERO;
  const isZero = (w: readonly Expr[]): boolean => w.every((one) => canon(one).key === '0');
  if (u.length !== v.length || u.length > 3 || isZero(u) || isZero(v)) return null;
  if (how.startsWith('p') && how !== 'parallel')
    return test(equal(sum(...u.map((one, k) => product(one, at(v, k)))), ZERO));
  if (how !== 'parallel') return null;
  const pairs = u.length === 2 ? [[0, 1]] : [[0, 1], [0, 2], [1, 2]]; // prettier-ignore
  const crossed = pairs.map(([i = 0, k = 0]) =>
    equal(product(at(u, i), at(v, k)), product(at(u, k), at(v, i))),
  );
  return test(crossed.length === 1 ? (crossed[0] ?? ZERO) : list('and', crossed));
};

const WORDS: Readonly<Record<string, RelationName>> = { greater: '>', bigger: '>', larger: '>', more: '>', less: '<', smaller: '<', equal: '=', equivalent: '=', '≥': '>=', '≤': '<=', '≠': '!=' }; // prettier-ignore
const stated = (left: string, sign: string, right: string): Problem | null =>
  test(relation(WORDS[sign] ?? (sign as RelationName), numberOf(left), numberOf(right)));

const LARGE = '(?:bigger|larger|greater|higher|biggest|largest|greatest|highest|maximum)';
const SMALL = '(?:smaller|less|lower|smallest|least|lowest|minimum)';
const ALL = `(${N}(?:${AND}${N})+)`;
const OF =
  '(?:(?: number| one| fraction| decimal| value)?(?: of(?: the)?(?: numbers| following| these)?)?[,:]? )';
const UP = '(?:(?:from )?(?:least|smallest|lowest) to (?:greatest|largest|highest|biggest)|in (?:ascending|increasing) order|ascending(?: order)?)'; // prettier-ignore
const DOWN = '(?:(?:from )?(?:greatest|largest|highest|biggest) to (?:least|smallest|lowest)|in (?:descending|decreasing) order|descending(?: order)?)'; // prettier-ignore
const ORDER =
  '(?:order|put|arrange|sort|rank|list|write)(?: (?:the|these)(?: following)?(?: numbers| fractions| decimals)?:?)?';
const WHICH = '(?:which(?: (?:number|fraction|decimal|one))?(?: of these)?(?: is|:)?|what is|find)(?: the)?';
type Reader = (...parts: string[]) => Problem | null;
const READERS: readonly (readonly [string, Reader])[] = [
  [`${WHICH} ${LARGE}${OF}${ALL}`, (all = '') => items('largest', all)],
  [`${WHICH} ${SMALL}${OF}${ALL}`, (all = '') => items('smallest', all)],
  [`compare(?: the (?:numbers|fractions|decimals))?:? (${N}${AND}${N})`, (all = '') => items('compare', all)],
  [`${ORDER}(?: ${UP})[:,]? ${ALL}|${ORDER}:? ${ALL}:?,? ${UP}`, (a = '', b = '') => items('ascending', a || b)],
  [`${ORDER}(?: ${DOWN})[:,]? ${ALL}|${ORDER}:? ${ALL}:?,? ${DOWN}`, (a = '', b = '') => items('descending', a || b)],
  [`is (\\d+) (?:evenly )?(?:divisible by|a multiple of) (\\d+)`, (a = '', b = '') => isDivisible(a, b)],
  [`is (\\d+) a (?:factor|divisor) of (\\d+)`, (a = '', b = '') => isDivisible(b, a)],
  [`is (\\d+) (?:an )?(even|odd)(?: number)?`, (a = '', how = '') => isDivisible(a, '2', how === 'odd' ? ONE : ZERO)],
  [`is (\\d{1,12}) a (?:perfect )?square(?: number)?`, (a = '') => test(equal(power(num(BigInt(Math.round(Math.sqrt(Number(a))))), TWO), numberOf(a)))],
  [`(?:is |true or false: )(${N}) ?(<=|>=|[<>=≤≥≠])=? ?(${N})`, stated],
  [`is (${N}) (greater|bigger|larger|more|less|smaller|equal|equivalent) (?:than|to) (${N})`, stated],
  [`are (${N}) and (${N}) (equal|equivalent)(?: fractions| ratios)?`, (a = '', b = '', how = '') => stated(a, how, b)],
  [
    `are(?: the)?(?: vectors)? ${POINT} and ${POINT} (perpendicular|orthogonal|parallel)(?: vectors)?`,
    (a = '', b = '', how = '') => vectors(how === 'orthogonal' ? 'perpendicular' : how, a, b),
  ],
  [
    `(?:is|does)(?: the)?(?: number| value)? (?:([a-z]) ?= ?)?(${N}) (?:a |the )?(solution|root|zero|satisf(?:y|ies))(?: (?:of|to|for))?(?: the)?(?: equation| inequality)? (.+)`,
    (x = '', a = '', how = '', body = '') => tested(solves(x, numberOf(a), body, /^[rz]/.test(how))),
  ],
  [
    `does (?:the )?(?:line|curve|graph of|parabola|circle)? ?(.+?=.+?) (?:pass|go) through (?:the )?(?:point )?\\((${N}(?:, ?${N}){1,2})\\)`,
    (body = '', point = '') => tested(solvesAll(numbersIn(point), body)),
  ],
  [
    `(?:does|is)(?: the)?(?: point| ordered (?:pair|triple)| pair)? \\((${N}(?:, ?${N}){1,2})\\) (?:(?:lie |a point )?on|a solution (?:of|to|for)|satisfy)(?: the)?(?: plane| line| curve| graph(?: of)?| parabola| circle| equation| inequality| system(?: of (?:linear )?(?:equations|inequalities))?)?:? (.+)`,
    (point = '', body = '') => tested(solvesAll(numbersIn(point), body)),
  ],
]; // prettier-ignore
const TURN = ['pi/6', 'pi/3', 'pi/4'];
/** An equation that some value makes false: the value is put in. True ones are proven elsewhere. */
const refuted = (body: string): Problem | null => {
  const line = proseless(body.replace(/ equal to /, ' = '));
  const names = variablesOf(line);
  if (line.kind !== 'relation' || !isNode(line) || line.name !== '=' || names.length === 0 || names.length > 2 || line.args.every((side) => side.kind === 'sym' || variablesOf(side).length === 0)) return null;
  const isSinusoid = someNode(line, (part) => isCall(part) && /^(?:sin|cos|tan|cot|sec|csc)$/.test(part.name));
  for (const start of [0, 1]) {
    const values = names.map((name, k) => relation('=', sym(name), parse(isSinusoid ? (TURN[start + k] ?? '1') : `${start + k + 1}`)));
    const made = values.reduce((all, one) => substitute(all, arg(one, 0), arg(one, 1)), line as Expr);
    const [a, b] = [approx(arg(made, 0)), approx(arg(made, 1))];
    if (Number.isFinite(a) && Number.isFinite(b) && Math.abs(a - b) > 1e-6 * (1 + Math.abs(a)))
      return problem('applied', line, '', { operation: 'comparison:counter', items: values });
  }
  return null;
}; // prettier-ignore
const REFUTED: readonly (readonly [string, Reader])[] = [
  [
    `is (?:the equation |it true that )?([^=]+(?:=| equal to )[^=]+?) (?:an identity|always true|true for all (?:values of )?[a-z]+(?: and [a-z])?)`,
    (body = '') => refuted(body),
  ],
  [
    `(?:is|does) ([^=]+ equal (?:to )?[^=]+)`,
    (body = '') => refuted(body.replace(/ equal (?!to)/, ' equal to ')),
  ],
  [
    `(?:prove|show|verify|confirm|establish)(?: that)?(?: the identity)? ([^=]+=[^=]+)`,
    (body = '') => refuted(body),
  ],
];
const MADE = PROPERTIES.map(([source, made, reason]) => {
  const reader: Reader = (...parts) => {
    const line = made(...parts);
    const why = typeof reason === 'string' ? reason : reason(...parts);
    return line && variablesOf(line).length === 0 ? comparison(`test ${why}`, line) : null;
  };
  return [source, reader] as const;
});
const PATTERNS = [...READERS, ...MADE, ...REFUTED].map(
  ([source, read]) => [new RegExp(`^(?:${source})$`), read] as const,
);

export const readComparison = (text: string): Problem | null => {
  const plain = text.toLowerCase().replace(/[?.!]+$/, '').trim(); // prettier-ignore
  if (plain.length > 200) return null;
  for (const [pattern, read] of PATTERNS) {
    const found = pattern.exec(plain);
    try {
      const made = found && read(...found.slice(1).map((part: string | undefined) => part ?? ''));
      if (made) return made;
    } catch (error) {
      if (!(error instanceof ParseProblem)) throw error;
    }
  }
  return null;
};
