import { arg, call, isConstantName, isNode, isNum, rebuild, sym, type Expr } from './expr.js';

/** Children first; `change` sees nodes whose children are changed already. */
export const mapTree = (e: Expr, change: (e: Expr) => Expr): Expr => {
  if (!isNode(e)) return change(e);
  const args = e.args.map((child) => mapTree(child, change));
  return change(args.every((child, at) => child === e.args[at]) ? e : rebuild(e, args));
};

export const someNode = (e: Expr, test: (e: Expr) => boolean): boolean =>
  test(e) || (isNode(e) && e.args.some((child) => someNode(child, test)));

export const collectNodes = (e: Expr, test: (e: Expr) => boolean, into: Expr[] = []): Expr[] => {
  if (test(e) && !into.some((known) => known.key === e.key)) into.push(e);
  if (isNode(e)) for (const child of e.args) collectNodes(child, test, into);
  return into;
};

export const relationsOf = (line: Expr): Expr[] => collectNodes(line, (part) => part.kind === 'relation');

/** Names of the variables, in order of the alphabet. */
export const variablesOf = (e: Expr): string[] =>
  collectNodes(e, (part) => part.kind === 'sym' && !isConstantName(part.name))
    .map((part) => (part.kind === 'sym' ? part.name : ''))
    .sort();
/** Names of the variables of several expressions, each once. */
export const variablesOfAll = (...all: readonly Expr[]): string[] => [...new Set(all.flatMap(variablesOf))];

/** Each expression once. */
export const distinctNodes = (list: readonly Expr[]): Expr[] => [
  ...new Map(list.map((e) => [e.key, e])).values(),
];

/** A letter for any whole number that none of these expressions uses. */
export const wholeLetter = (...used: readonly Expr[]): string =>
  ['k', 'n', 'm', 'j', 'p', 'q'].find((name) => !used.some((e) => contains(e, name))) ?? 'k_0';

export const contains = (e: Expr, variable: string): boolean =>
  someNode(e, (part) => part.kind === 'sym' && part.name === variable);

export const substitute = (e: Expr, target: Expr, value: Expr): Expr => {
  if (e.key === target.key) return value;
  if (!isNode(e)) return e;
  const args = e.args.map((child) => substitute(child, target, value));
  return args.every((child, at) => child === e.args[at]) ? e : rebuild(e, args);
};

/** Values in the place of letters, one after the other. */
export const substituteAll = (e: Expr, values: Iterable<readonly [name: string, value: Expr]>): Expr =>
  [...values].reduce((made, [name, value]) => substitute(made, sym(name), value), e);

const isBelow0 = (e: Expr): boolean => e.kind === 'negative' || (isNum(e) && e.value.n < 0n);

const poleOf = (name: string, inner: Expr): Expr[] => {
  if (name === 'tan' || name === 'sec') return [call('cos', inner)];
  return name === 'cot' || name === 'csc' ? [call('sin', inner)] : [];
};
/** What is divided by: below a fraction line, under a power that is not positive, in tan and its kin. */
export const divisors = (e: Expr): Expr[] =>
  collectNodes(e, isNode)
    .flatMap((part) => {
      if (!isNode(part)) return [];
      if (part.kind === 'quotient') return [arg(part, 1)];
      if (part.kind === 'call') return poleOf(part.name, arg(part, 0));
      if (part.kind !== 'power') return [];
      return isBelow0(arg(part, 1)) || arg(part, 1).key === '0' ? [arg(part, 0)] : [];
    })
    .filter((e) => variablesOf(e).length > 0);

export const countNodes = (e: Expr): number =>
  isNode(e) ? e.args.reduce((total, child) => total + countNodes(child), 1) : 1;

/**
 * Ids of the largest parts of `after` that `before` does not have at the same position: the changes of a
 * step.
 */
export const changedIds = (before: Expr, after: Expr, path: readonly number[] = []): string[] => {
  if (before.key === after.key) return [];
  const alike =
    isNode(before) &&
    isNode(after) &&
    before.kind === after.kind &&
    before.name === after.name &&
    before.args.length === after.args.length;
  if (!alike) return [path.join('.')];
  return after.args.flatMap((child, at) => changedIds(arg(before, at), child, [...path, at]));
};
