import { formatRational, isInteger, rational, type Rational } from '../../maths/rational.js';

/** A number keeps its typed digits, so that 0.50 is displayed as 0.50. */
export interface Num {
  readonly kind: 'num';
  readonly value: Rational;
  readonly text?: string;
  readonly key: string;
}
export interface Sym {
  readonly kind: 'sym';
  readonly name: string;
  readonly key: string;
}
export type NodeKind = 'sum' | 'product' | 'quotient' | 'negative' | 'power' | 'call' | 'relation' | 'list';
/** `name` is the name of the function, relation or kind of list; '' for other nodes. */
export interface Node {
  readonly kind: NodeKind;
  readonly name: string;
  readonly args: readonly Expr[];
  readonly key: string;
}
/** Immutable; equal keys mean the same structure. The id of a node is its path of child positions: '' or '0.2'. */
export type Expr = Num | Sym | Node;

const node = (kind: NodeKind, name: string, args: readonly Expr[]): Node => ({
  kind,
  name,
  args,
  key: `${kind.slice(0, 3)}${name}(${args.map((arg) => arg.key).join(',')})`,
});

export const num = (value: Rational | number | bigint, text?: string): Num => {
  const exact = typeof value === 'object' ? value : rational(value);
  return { kind: 'num', value: exact, key: formatRational(exact), ...(text === undefined ? {} : { text }) };
};
export const sym = (name: string): Sym => ({ kind: 'sym', name, key: name });

export const sum = (...args: readonly Expr[]): Expr =>
  args.length === 1 && args[0] ? args[0] : node('sum', '', args);
export const product = (...args: readonly Expr[]): Expr =>
  args.length === 1 && args[0] ? args[0] : node('product', '', args);
export const quotient = (top: Expr, bottom: Expr): Node => node('quotient', '', [top, bottom]);
export const negative = (value: Expr): Node => node('negative', '', [value]);
export const power = (base: Expr, exponent: Expr): Node => node('power', '', [base, exponent]);
export const call = (name: string, ...args: readonly Expr[]): Node => node('call', name, args);
export const relation = (name: RelationName, left: Expr, right: Expr): Node =>
  node('relation', name, [left, right]);
export const list = (name: ListName, args: readonly Expr[]): Node => node('list', name, args);

export type RelationName = '=' | '<' | '<=' | '>' | '>=' | '!=' | '≈';
export type ListName = 'system' | 'or' | 'and' | 'set' | 'matrix' | 'row' | 'tuple' | 'none' | 'all';

/** The names of the constants cannot be typed as letters. */
export const PI = sym('π');
export const E = sym('ℯ');
export const I = sym('ⅈ');
export const INFINITY = sym('∞');
export const ZERO = num(0);
export const ONE = num(1);
export const TWO = num(2);
export const MINUS_ONE = num(-1);
export const HALF = num(rational(1, 2));
const CONSTANTS = new Set(['π', 'ℯ', 'ⅈ', '∞']);
export const isConstantName = (name: string): boolean => CONSTANTS.has(name);

export const isNode = (e: Expr): e is Node => e.kind !== 'num' && e.kind !== 'sym';
export const isCall = (e: Expr, name?: string): e is Node =>
  e.kind === 'call' && (name === undefined || e.name === name);
export const isNum = (e: Expr): e is Num => e.kind === 'num';
export const isInt = (e: Expr): e is Num => e.kind === 'num' && isInteger(e.value);
export const same = (a: Expr, b: Expr): boolean => a.key === b.key;
export const isZeroNode = (e: Expr): boolean => e.key === '0';
/** The child at a position. @throws RangeError when the tree is malformed, which is a bug */
export const arg = (e: Expr, position: number): Expr => {
  const child = isNode(e) ? e.args[position] : undefined;
  if (!child) throw new RangeError(`no child ${position} in ${e.key}`);
  return child;
};

/** The terms of a sum; anything else is its own only term. Likewise for factors and members. */
export const termsOf = (e: Expr): readonly Expr[] => (e.kind === 'sum' ? e.args : [e]);
export const factorsOf = (e: Expr): readonly Expr[] => (e.kind === 'product' ? e.args : [e]);
export const membersOf = (e: Expr): readonly Expr[] => (e.kind === 'list' ? e.args : [e]);
/** One of several cases: itself where it is the only one, and 'none' where there is none. */
export const anyOf = (cases: readonly Expr[]): Expr =>
  cases.length === 1 && cases[0] ? cases[0] : list(cases.length === 0 ? 'none' : 'or', cases);

export const rebuild = (e: Node, args: readonly Expr[]): Node => node(e.kind, e.name, args);
