import type { Rational } from '../rational';
import type { Surd } from './surd';

export interface Coefficients {
  readonly a: Rational;
  readonly b: Rational;
  readonly c: Rational;
}

type RootType = 'two real' | 'one real' | 'two complex';

export interface Parabola {
  readonly vertex: { readonly x: Rational; readonly y: Rational };
  /** 'x = 5/2' */
  readonly axis: string;
  readonly yIntercept: Rational;
  readonly opens: 'up' | 'down';
}

export interface Quadratic extends Parabola {
  readonly kind: 'quadratic';
  readonly coefficients: Coefficients;
  readonly discriminant: Rational;
  readonly type: RootType;
  /** Ascending; for complex roots the one below the real axis comes first. A double root is listed once. */
  readonly roots: readonly Root[];
  readonly sum: Rational;
  readonly product: Rational;
  /** '(x - 3)*(x - 2)'; only where the roots are rational. */
  readonly factored: string | undefined;
  readonly methods: readonly QuadraticMethod[];
}

export interface Root {
  readonly surd: Surd;
  readonly exact: string;
  /** Ten significant digits. */
  readonly decimal: string;
}

export type Degenerate =
  | { readonly kind: 'linear'; readonly root: Rational; readonly steps: readonly QuadraticStep[] }
  /** 0 = 0 and 0 = 5. */
  | { readonly kind: 'always' | 'never' };

export type MethodName = 'factoring' | 'formula' | 'completing-the-square';
export interface QuadraticMethod {
  readonly name: MethodName;
  readonly steps: readonly QuadraticStep[];
}

export type QuadraticStepKind =
  | 'whole-coefficients'
  | 'find-pair'
  | 'split-middle'
  | 'factor-groups'
  | 'zero-product'
  | 'identify'
  | 'discriminant'
  | 'substitute'
  | 'simplify-root'
  | 'two-solutions'
  | 'double-solution'
  | 'divide-by-a'
  | 'move-constant'
  | 'complete-square'
  | 'write-square'
  | 'take-roots'
  | 'isolate'
  | 'divide'
  | 'check';

/** Lines are in calculator notation, equations with '='. Several solutions are several lines. */
export interface QuadraticStep {
  readonly kind: QuadraticStepKind;
  readonly before: string;
  readonly after: readonly string[];
  readonly params: Readonly<Record<string, string>>;
}
