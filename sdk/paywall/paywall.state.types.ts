import type { ReadableAtom } from 'nanostores';
import type { Offering, Package } from '../model/offering';
import type { PurchaseResult } from '../model/purchase-result';
import type { Paywall, PaywallAction, PaywallProblem } from './content/paywall.types';

/** How a paywall ended. */
export type PaywallOutcome =
  | { readonly type: 'purchased'; readonly rcPackage: Package; readonly result: PurchaseResult }
  | { readonly type: 'closed' };

type RestoreState =
  | { readonly name: 'idle' }
  | { readonly name: 'restoring' }
  /** `found`: something that was bought before is active again. */
  | { readonly name: 'restored'; readonly found: boolean }
  | { readonly name: 'failed' };

export interface PaywallState {
  readonly name: 'open' | 'closed';
  /** What is shown. */
  readonly paywall: Paywall;
  readonly selectedPackageId: string | null;
  /** The tab that is shown, by the key of its tabs node. */
  readonly tabs: ReadonlyMap<string, string>;
  readonly purchase: 'idle' | 'purchasing';
  readonly restore: RestoreState;
  /** Closed while a purchase is under way: it is waited for, because the customer may have paid. */
  readonly isLeaving: boolean;
}

export type PaywallEvent =
  // the customer
  | { readonly type: 'package-selected'; readonly packageId: string }
  | { readonly type: 'tab-selected'; readonly tabsKey: string; readonly tabId: string }
  | { readonly type: 'purchase-requested' }
  /** A button was pressed: the node's `action`. */
  | { readonly type: 'action-requested'; readonly action: PaywallAction }
  | { readonly type: 'restore-dismissed' }
  | { readonly type: 'closed' }
  // answers
  | { readonly type: 'purchase-completed'; readonly packageId: string; readonly result: PurchaseResult }
  | { readonly type: 'purchase-cancelled' }
  | { readonly type: 'purchase-failed'; readonly error: unknown }
  | { readonly type: 'restore-completed'; readonly found: boolean }
  | { readonly type: 'restore-failed'; readonly error: unknown };

type OpenUrl = Extract<PaywallAction, { type: 'open-url' }>;

export type PaywallEffect =
  | { readonly type: 'start-purchase'; readonly packageId: string }
  | { readonly type: 'restore-purchases' }
  | {
      readonly type: 'open-url';
      readonly url: string;
      readonly method: OpenUrl['method'];
      readonly purpose: OpenUrl['purpose'];
    }
  | { readonly type: 'visit-customer-center' }
  | { readonly type: 'go-back' }
  | { readonly type: 'report-error'; readonly error: unknown }
  | { readonly type: 'settle'; readonly outcome: PaywallEnd };

/** An outcome as data: the package by its id. */
export type PaywallEnd =
  | { readonly type: 'purchased'; readonly packageId: string; readonly result: PurchaseResult }
  | { readonly type: 'closed' };

export type PaywallTransition = readonly [PaywallState, readonly PaywallEffect[]];

/** What a paywall needs from around it. Functions may throw or reject: then `error` is called. */
export interface PaywallPorts {
  /** Shows the checkout. Rejects with a `PurchasesError`; code 1 when the customer cancelled. */
  purchase(rcPackage: Package): Promise<PurchaseResult>;
  /** Whether something bought before was found. Not offered when left out. */
  restore?(): Promise<boolean>;
  openUrl(url: string, method: OpenUrl['method']): void;
  visitCustomerCenter?(): void;
  /** The customer wants to go back; closes the paywall when left out. */
  back?(): void;
  /** Something went wrong that the customer was not shown. */
  error(error: unknown): void;
}

/** A paywall that is open. */
export interface PaywallSession {
  readonly offering: Offering;
  readonly paywall: Paywall;
  /** Problems of the data, for the log and for the author of the paywall. */
  readonly problems: readonly PaywallProblem[];
  readonly $state: ReadableAtom<PaywallState>;
  /** Sends what the customer did. Events that do not fit the state are ignored. */
  send(event: PaywallEvent): void;
  /** Resolves once; never rejects. */
  readonly done: Promise<PaywallOutcome>;
}
