import type { Span } from '../calculation-error';

/** A fraction as it is written, not reduced. The sign is separate; the parts are not negative. */
export interface WrittenFraction {
  readonly negative: boolean;
  /** Greater than 0 only in mixed numbers. */
  readonly whole: bigint;
  readonly top: bigint;
  readonly bottom: bigint;
  /** The typed text, if it was a decimal. */
  readonly decimal?: string;
}

export type Operator = '+' | '−' | '×' | '÷';

export type FractionNode =
  | { readonly kind: 'value'; readonly value: WrittenFraction; readonly span: Span }
  | { readonly kind: 'negate'; readonly of: FractionNode; readonly span: Span }
  /** A chain of + and −, or a chain of × and ÷; the first operator is '+' or '×'. */
  | {
      readonly kind: 'sum' | 'product';
      readonly parts: readonly { readonly operator: Operator; readonly of: FractionNode }[];
      readonly span: Span;
    };

/** One line of a calculation: numbers and the operators between them. */
export type CalculationLine = readonly (WrittenFraction | Operator)[];

export type FractionStepKind =
  /** Decimals become fractions over a power of ten, or over nines. */
  | 'from-decimal'
  /** Mixed numbers become improper fractions. */
  | 'improper'
  /** params: denominators, lcd */
  | 'common-denominator'
  /** Fractions over one denominator are added and subtracted. params: denominator */
  | 'combine'
  /** Dividing is multiplying by the reciprocal. */
  | 'invert'
  /** Numerators and denominators are multiplied. */
  | 'multiply'
  /** params: gcd */
  | 'reduce'
  /** params: whole, rest, bottom */
  | 'to-mixed';

export interface FractionStep {
  readonly kind: FractionStepKind;
  readonly before: CalculationLine;
  readonly after: CalculationLine;
  readonly params: Readonly<Record<string, string>>;
}
