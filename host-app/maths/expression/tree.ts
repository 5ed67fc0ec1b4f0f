import type { Rational } from '../rational';
import type { Span } from '../calculation-error';
import type { Binder, FunctionName } from './function-names';

export type BinaryOperator = '+' | '-' | '*' | '/' | '^' | 'mod';
export type Constant = 'pi' | 'e' | 'infinity';

/** The typed expression, not simplified; `span` is its position. */
export type Tree =
  | { readonly kind: 'number'; readonly value: Rational; readonly text: string; readonly span: Span }
  | { readonly kind: 'constant'; readonly name: Constant; readonly span: Span }
  | { readonly kind: 'name'; readonly name: string; readonly span: Span }
  | { readonly kind: 'negate' | 'percent' | 'factorial'; readonly of: Tree; readonly span: Span }
  | BinaryTree
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Tree[]; readonly span: Span }
  | BinderTree;

export interface BinaryTree {
  readonly kind: 'binary';
  readonly operator: BinaryOperator;
  readonly left: Tree;
  readonly right: Tree;
  /** True for a product without a written operator. */
  readonly implicit: boolean;
  readonly span: Span;
}

export interface BinderTree {
  readonly kind: 'binder';
  readonly name: Binder;
  readonly body: Tree;
  readonly variable: string;
  /** The lower and the upper bound, or the single point. */
  readonly bounds: readonly Tree[];
  readonly span: Span;
}
