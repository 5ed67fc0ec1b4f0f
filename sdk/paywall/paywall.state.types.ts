import type { ReadableAtom } from 'nanostores';
import type { Offering, Package } from '../model/catalogue/offering';
import type { PurchaseResult } from '../model/purchase/purchase-result';
import type { PaywallFacts, PaywallValue, WidthClass } from './content/condition.types';
import type {
  CarouselNode,
  Paywall,
  PaywallAction,
  PaywallProblem,
  PurchaseMethod,
} from './content/paywall.types';
import type { PaywallInteractionEvent } from './interaction.types';

/** How a paywall ended. */
export type PaywallOutcome =
  | { readonly type: 'purchased'; readonly rcPackage: Package; readonly result: PurchaseResult }
  | { readonly type: 'closed' };

type RestoreState =
  | { readonly name: 'idle' }
  | { readonly name: 'restoring' }
  /** `found`: an earlier purchase is active again. */
  | { readonly name: 'restored'; readonly found: boolean }
  | { readonly name: 'failed' };

export interface PaywallState {
  readonly name: 'open' | 'closed';
  /** What is shown. */
  readonly paywall: Paywall;
  readonly facts: PaywallFacts;
  /** The package that was selected when the paywall opened. */
  readonly defaultPackageId: string | null;
  readonly selectedPackageId: string | null;
  /** The width of the paywall's box. */
  readonly width: WidthClass;
  /** The tab that is shown, by the key of its tabs node. */
  readonly tabs: ReadonlyMap<string, string>;
  /** The sheet that is open, and the package that was selected before it opened. */
  readonly sheet: { readonly key: string; readonly packageBefore: string | null } | null;
  /** The declared values, by name. */
  readonly values: ReadonlyMap<string, PaywallValue>;
  /** What the customer has entered, as text, by the input's `field_id`. */
  readonly inputs: ReadonlyMap<string, string>;
  /** The ids of the inputs whose error is shown: the customer has left them, or has tried to buy. */
  readonly checked: ReadonlySet<string>;
  /** The input that must get the focus, because a purchase needs it; a new object for each try. */
  readonly wanted: { readonly fieldId: string } | null;
  /** Whether the device has a wallet, by the key of the wallet button; absent while it is asked. */
  readonly wallets: ReadonlyMap<string, boolean>;
  readonly purchase: 'idle' | 'purchasing';
  readonly restore: RestoreState;
  /**
   * True when the customer closed the paywall during a purchase. It waits for the purchase, because the customer may have
   * paid.
   */
  readonly isLeaving: boolean;
}

/** The name of the component that the customer used, for interactions. */
interface Named {
  readonly name?: string | null;
}

export type PaywallEvent =
  // the customer
  | ({ readonly type: 'package-selected'; readonly packageId: string } & Named)
  | ({ readonly type: 'tab-selected'; readonly tabsKey: string; readonly tabId: string } & Named)
  | { readonly type: 'input-changed'; readonly fieldId: string; readonly value: string }
  /** The focus has left an input. */
  | { readonly type: 'input-left'; readonly fieldId: string }
  | ({ readonly type: 'purchase-requested'; readonly method?: PurchaseMethod } & Named)
  /** It is known whether the device has a wallet for a wallet button. */
  | { readonly type: 'wallets-known'; readonly walletKey: string; readonly areAvailable: boolean }
  /** The customer has pressed a wallet's button. If the next state is `purchasing`, its sheet may open. */
  | ({ readonly type: 'wallet-pressed'; readonly packageId: string } & Named)
  /** A button was pressed: the node's `action`. */
  | ({ readonly type: 'action-requested'; readonly action: PaywallAction } & Named)
  /** The customer has turned a page of a carousel. Changes no state. */
  | {
      readonly type: 'page-turned';
      readonly carousel: CarouselNode;
      readonly origin: number;
      readonly destination: number;
    }
  /** The customer has opened a link in a text. Changes no state. */
  | { readonly type: 'link-opened'; readonly url: string }
  /** The paywall's box has another width, in CSS pixels. */
  | { readonly type: 'resized'; readonly width: number }
  | { readonly type: 'restore-dismissed' }
  /** The customer left the open sheet without one of its buttons. */
  | { readonly type: 'sheet-closed' }
  | { readonly type: 'closed' }
  // answers
  | { readonly type: 'purchase-completed'; readonly packageId: string; readonly result: PurchaseResult }
  | { readonly type: 'purchase-cancelled' }
  | { readonly type: 'purchase-failed'; readonly error: unknown }
  | { readonly type: 'restore-completed'; readonly found: boolean }
  | { readonly type: 'restore-failed'; readonly error: unknown };

type OpenUrl = Extract<PaywallAction, { type: 'open-url' }>;

export type PaywallEffect =
  | {
      readonly type: 'start-purchase';
      readonly packageId: string;
      /** The answers of the customer, by the name of the attribute. */
      readonly attributes: Readonly<Record<string, string>>;
    }
  /** The wallet sells; its result arrives as an event. */
  | {
      readonly type: 'announce-wallet-purchase';
      readonly packageId: string;
      readonly attributes: Readonly<Record<string, string>>;
    }
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

/** An outcome as plain data, with the package's id. */
export type PaywallEnd =
  | { readonly type: 'purchased'; readonly packageId: string; readonly result: PurchaseResult }
  | { readonly type: 'closed' };

export type PaywallTransition = readonly [PaywallState, readonly PaywallEffect[]];

/** What a paywall needs from its surroundings. If a function throws or rejects, `error` is called. */
export interface PaywallPorts {
  /**
   * Shows the checkout. Rejects with a `PurchasesError`; code 1 when the customer cancelled. `attributes`: what the customer
   * has answered, by the name of the attribute, such as `$email`; no passwords.
   */
  purchase(rcPackage: Package, attributes: Readonly<Record<string, string>>): Promise<PurchaseResult>;
  /**
   * Called when the customer has pressed a wallet's button, before its sheet opens. `false`: the sheet must not open.
   * Throws no error.
   */
  walletPurchase?(rcPackage: Package, attributes: Readonly<Record<string, string>>): boolean;
  /**
   * Resolves with whether an earlier purchase was found. Without this function, the paywall does not offer to restore.
   */
  restore?(): Promise<boolean>;
  openUrl(url: string, method: OpenUrl['method']): void;
  visitCustomerCenter?(): void;
  /** Called when the customer goes back. Without this function, the paywall closes. */
  back?(): void;
  /** Called for each action of the customer that has an effect. */
  interaction?(interaction: PaywallInteractionEvent): void;
  /** Called for an error that the customer did not see. */
  error(error: unknown): void;
}

/** An open paywall. */
export interface PaywallSession {
  readonly offering: Offering;
  readonly paywall: Paywall;
  /** Problems of the data, for the log and for the author of the paywall. */
  readonly problems: readonly PaywallProblem[];
  readonly $state: ReadableAtom<PaywallState>;
  /** Sends an action of the customer. Events that the state does not expect are ignored. */
  send(event: PaywallEvent): void;
  /** Resolves once; never rejects. */
  readonly done: Promise<PaywallOutcome>;
}
