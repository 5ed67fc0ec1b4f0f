import { canon } from '../../kernel/canonical.js';
import { expand } from '../../kernel/expand.js';
import { displayed } from '../../print/displayed.js';
import type { Rule } from '../../texts/en.js';
import {
  arg,
  call,
  factorsOf,
  isCall,
  isNode,
  negative,
  num,
  ONE,
  power,
  product,
  quotient,
  sum,
  termsOf,
  type Expr,
  type Node,
} from '../../tree/expr.js';
import { collectNodes, mapTree } from '../../tree/walk.js';
import { written } from '../acts.js';
import { loose } from '../trace.js';
import { factorForm } from './factor.js';
import { inSinesAndCosines } from './trigonometry.js';

const QUOTIENTS: Readonly<Record<string, readonly [top: string, bottom: string]>> = {
  tan: ['sin', 'cos'],
  cot: ['cos', 'sin'],
  sec: ['', 'cos'],
  csc: ['', 'sin'],
};
export const isQuotientName = (e: Expr): boolean => isCall(e) && e.name in QUOTIENTS;
/** tan, cot, sec and csc as quotients, with nothing else changed. */
export const asQuotients = (e: Expr): Expr =>
  mapTree(e, (part) => {
    if (part.kind === 'power' && arg(part, 0).kind === 'quotient') {
      const [above, below] = [0, 1].map((at) => power(arg(arg(part, 0), at), arg(part, 1))) as [Expr, Expr];
      return quotient(arg(arg(part, 0), 0).key === '1' ? ONE : above, below);
    }
    const [top, bottom] = (isCall(part) && QUOTIENTS[part.name]) || [];
    if (!isNode(part) || top === undefined || bottom === undefined) return part;
    return quotient(top === '' ? ONE : call(top, arg(part, 0)), call(bottom, arg(part, 0)));
  });

const isSquare = (e: Expr, name: string): boolean =>
  e.kind === 'power' && arg(e, 1).key === '2' && isCall(arg(e, 0), name);
/** The identity by name that leads from one form to another; undefined where none of these is seen. */
export const identityNamed = (before: Expr, after: Expr): string | undefined => {
  const [shown, found] = [displayed(before), displayed(after)];
  const isGone = (part: Expr): boolean => !collectNodes(found, ({ key }) => key === part.key).length;
  const quotients = collectNodes(shown, isQuotientName).filter(isGone);
  const [turned] = collectNodes(found, isQuotientName);
  if (quotients.length > 0)
    return `${[...new Set(quotients.map((part) => `${written(part)} = ${written(asQuotients(part))}`))].join(' and ')}.`;
  const [double] = collectNodes(
    shown,
    (part) =>
      isCall(part) &&
      /^(?:sin|cos)$/.test(part.name) &&
      arg(part, 0).kind === 'product' &&
      arg(arg(part, 0), 0).key === '2',
  ).filter(isGone);
  if (double && isNode(double)) {
    const [, ...rest] = isNode(arg(double, 0)) ? (arg(double, 0) as typeof double).args : [];
    const angle = rest.map(written).join('');
    return double.name === 'sin'
      ? `${written(double)} = 2sin(${angle})cos(${angle}).`
      : `${written(double)} = 2cos²(${angle}) − 1 = 1 − 2sin²(${angle}).`;
  }
  if (turned) return `${written(asQuotients(turned))} = ${written(turned)}.`;
  const squares = ['sin', 'cos'].map(
    (name) => collectNodes(shown, (part) => isSquare(part, name)).filter(isGone)[0],
  );
  const [first] = squares.filter((part) => part !== undefined);
  if (first) return `sin² + cos² of ${written(arg(arg(first, 0), 0))} is 1.`;
  return shown.kind === 'call' ? `${written(shown)} = ${written(found)}.` : undefined;
};

interface Found {
  readonly after: Expr;
  readonly act: string;
}
const isMinus = (e: Expr): boolean => e.kind === 'negative';
const unsigned = (e: Expr): Expr => (e.kind === 'negative' ? arg(e, 0) : e);
/** The angles of a product of two functions with these names. */
const anglesOf = (e: Expr, names: string): readonly [Expr, Expr] | null => {
  const parts = factorsOf(e).filter((part): part is Node => isCall(part));
  const [a, b] = parts;
  if (!a || !b || parts.length !== 2 || factorsOf(e).length !== 2) return null;
  if (`${a.name} ${b.name}` === names) return [arg(a, 0), arg(b, 0)];
  return `${b.name} ${a.name}` === names ? [arg(b, 0), arg(a, 0)] : null;
};
/** sin a · cos b ± cos a · sin b, and cos a · cos b ∓ sin a · sin b. */
const addedAngles = (e: Expr): Found | null => {
  const [first, second, more] = termsOf(e);
  if (!first || !second || more || isMinus(first)) return null;
  const right = unsigned(second);
  const [mixed, other] = [anglesOf(first, 'sin cos'), anglesOf(right, 'sin cos')];
  const [same, opposite] = [anglesOf(first, 'cos cos'), anglesOf(right, 'sin sin')];
  const joined = (name: string, [a, b]: readonly [Expr, Expr], isSum: boolean): Found => {
    const after = call(name, sum(a, isSum ? b : negative(b)));
    return { after, act: `${written(e)} = ${written(after)}.` };
  };
  if (mixed && other && mixed[0].key === other[1].key && mixed[1].key === other[0].key)
    return mixed[0].key === mixed[1].key ? null : joined('sin', mixed, !isMinus(second));
  const fits = same && opposite && same.every((a) => opposite.some((b) => a.key === b.key));
  return fits && same[0].key !== same[1].key ? joined('cos', same, isMinus(second)) : null;
};
/** sin² u + cos² u inside a sum is 1. */
const gatheredSquares = (e: Expr): Found | null => {
  const terms = termsOf(e);
  const squares = ['sin', 'cos'].map((name) => terms.find((term) => isSquare(term, name)));
  const [a, b] = squares;
  if (!a || !b || terms.length < 3 || arg(arg(a, 0), 0).key !== arg(arg(b, 0), 0).key) return null;
  const after = sum(ONE, ...terms.filter((term) => term !== a && term !== b));
  return { after, act: `sin² + cos² of ${written(arg(arg(a, 0), 0))} is 1.` };
};
/** 2 sin u · cos u inside a sum is sin 2u. */
const doubledAngle = (e: Expr): Found | null => {
  const terms = termsOf(e);
  const at = terms.findIndex((term) => {
    const [two, ...rest] = factorsOf(unsigned(term));
    const angles = two?.key === '2' ? anglesOf(product(...rest), 'sin cos') : null;
    return angles !== null && angles[0].key === angles[1].key;
  });
  const found = terms[at];
  if (!found || terms.length < 2) return null;
  const angle = anglesOf(product(...factorsOf(unsigned(found)).slice(1)), 'sin cos')?.[0] ?? found;
  const double = call('sin', displayed(canon(product(num(2), angle))));
  const act = `${written(unsigned(found))} = ${written(double)}.`;
  return {
    after: sum(...terms.map((term, k) => (k === at ? (isMinus(term) ? negative(double) : double) : term))),
    act,
  };
};
/** sin(x − 15x) = sin(−14x) */
const canonAngles = (e: Expr): Expr =>
  mapTree(e, (part) =>
    isCall(part) && /^(?:sin|cos)$/.test(part.name)
      ? call(part.name, displayed(expand(canon(arg(part, 0)))))
      : part,
  );
const turnedSign = (e: Expr): string | undefined => {
  const shown = displayed(e);
  if (!isCall(shown) || arg(shown, 0).kind !== 'negative') return undefined;
  return shown.name === 'sin' ? 'sin(−u) is −sin(u).' : 'cos(−u) is cos(u).';
};

/** sin²(u) + cos²(u). */
const isOne = (e: Expr): boolean =>
  isNode(e) &&
  e.kind === 'sum' &&
  ['sin', 'cos'].every((name) => e.args.some((term) => isSquare(term, name)));
interface Line {
  readonly rule: Rule;
  readonly after: Expr;
  readonly act?: string | undefined;
}
/** From an expression to a form of it by quotients, by what cancels, and by a factor that is 1. */
export const trigLines = (before: Expr, form: Expr): readonly Line[] => {
  const lines: Line[] = [];
  let line = before;
  const to = (rule: Rule, after: Expr, act?: string): void => {
    if (loose(displayed(after)) === loose(displayed(line))) return;
    lines.push({ rule, after, ...(act === undefined ? {} : { act }) });
    line = after;
  };
  const isForm = (e: Expr): boolean => loose(displayed(e)) === loose(displayed(form));
  for (const law of [addedAngles, gatheredSquares, doubledAngle]) {
    const found = law(displayed(line));
    if (found) to('trig-identities', found.after, found.act);
  }
  if (lines.length > 0) {
    to('combine', canonAngles(displayed(line)));
    to('trig-identities', form, identityNamed(line, form) ?? turnedSign(line));
    return lines;
  }
  const turned = asQuotients(displayed(before));
  if (!isForm(turned)) to('trig-identities', turned, identityNamed(before, turned));
  const short = lines.length > 0 ? inSinesAndCosines(canon(turned)) : null;
  if (short && isForm(short)) to(turned.kind === 'sum' ? 'simplify' : 'cancel', form);
  const factored = displayed(line).kind === 'sum' ? factorForm(canon(line)) : null;
  if (factored?.kind === 'product' && factored.args.some(isOne)) to('common-factor', factored);
  to('trig-identities', form, identityNamed(line, form));
  return lines;
};
