import { canon } from '../../kernel/canonical.js';
import { displayed } from '../../print/displayed.js';
import type { Rule } from '../../texts/en.js';
import { arg, call, isCall, isNode, ONE, power, quotient, type Expr } from '../../tree/expr.js';
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
  const turned = asQuotients(displayed(before));
  if (!isForm(turned)) to('trig-identities', turned, identityNamed(before, turned));
  const short = lines.length > 0 ? inSinesAndCosines(canon(turned)) : null;
  if (short && isForm(short)) to(turned.kind === 'sum' ? 'simplify' : 'cancel', form);
  const factored = displayed(line).kind === 'sum' ? factorForm(canon(line)) : null;
  if (factored?.kind === 'product' && factored.args.some(isOne)) to('common-factor', factored);
  to('trig-identities', form, identityNamed(line, form));
  return lines;
};
