/** A value of a paywall's state, or of a custom variable. */
export type PaywallValue = string | number | boolean;

/**
 * The width of the paywall's own box: `medium` from 600 px, `expanded` from 960 px (the breakpoint of spec section 2).
 */
export type WidthClass = 'compact' | 'medium' | 'expanded';

/**
 * What must hold so that an override applies. `is: false` is the operator `!=` or `not in`. The package in scope is the
 * package around the node, otherwise the selected one.
 */
export type Condition =
  | { readonly type: 'selected' | 'hover' | 'focus' | 'error' }
  /** The paywall is at least as wide as this class. */
  | { readonly type: 'width'; readonly from: WidthClass }
  /** The package in scope has a trial or an introductory price. */
  | { readonly type: 'intro-offer'; readonly is: boolean }
  /** The package in scope has a discount. */
  | { readonly type: 'promo-offer'; readonly is: boolean }
  | { readonly type: 'selected-package'; readonly is: boolean; readonly packageIds: readonly string[] }
  /** Custom variables are compared as text. */
  | { readonly type: 'variable'; readonly is: boolean; readonly name: string; readonly value: string }
  | { readonly type: 'state'; readonly is: boolean; readonly name: string; readonly value: PaywallValue };

/** All conditions of a rule must hold. */
export type Rule = readonly Condition[];

/** A value of the state that the paywall's data declares, with its value at the opening. */
export interface StateDeclaration {
  readonly type: 'boolean' | 'integer' | 'double' | 'string';
  readonly initial: PaywallValue;
}

/** Sets a declared value when a tab is chosen. The value has the declared type. */
export interface StateUpdate {
  readonly name: string;
  readonly value: PaywallValue;
}

/** What conditions compare besides the paywall's own state. Does not change while the paywall is open. */
export interface PaywallFacts {
  /** Custom variables as text, by name. */
  readonly customVariables: ReadonlyMap<string, string>;
  /** By package identifier. */
  readonly offers: ReadonlyMap<string, PackageOffers>;
}
export interface PackageOffers {
  /** A trial or an introductory price. */
  readonly hasIntro: boolean;
  /** A discount. */
  readonly hasPromo: boolean;
}

/** The part of a paywall's state that conditions compare. */
export interface ConditionState {
  readonly selectedPackageId: string | null;
  readonly width: WidthClass;
  /** The declared values, by name. */
  readonly values: ReadonlyMap<string, PaywallValue>;
  readonly facts: PaywallFacts;
}
