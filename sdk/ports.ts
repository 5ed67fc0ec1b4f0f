import type { Checkout } from './checkout/checkout.types';
import type { PurchaseParams } from './checkout/request';
import type { PurchasesError } from './errors/purchases-error';
import type { TextOverrides } from './i18n/texts.parse';
import type { Log } from './log';
import type { AppearanceOptions } from './model/appearance';
import type { CustomerInfo } from './model/customer-info';
import type { Look, LookWishes } from './model/look';
import type { PurchaseResult } from './model/purchase-result';
import type { Client } from './net/client';
import type { PaywallPurchaseResult, PresentPaywallParams } from './paywall/present.types';
import type { Purchases } from './purchases';

/**
 * What the SDK needs from the platform, one small interface each. `adapters/` implements them for browsers and
 * for tests; nothing else in sdk/ touches the platform.
 */

/** The platform's fetch, or anything of its shape. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Clock {
  /** Milliseconds since the epoch. Only differences are relied upon. */
  now(): number;
  /** Runs `action` once after `ms`; the returned function calls it off. */
  after(ms: number, action: () => void): () => void;
}

export interface Random {
  bytes(count: number): Uint8Array;
  /** At least 0, less than 1. */
  fraction(): number;
}

/** What the provider needs in order to take one payment. */
export interface PaymentSession {
  /** `seti_…` sets up a payment method (trials), `pi_…` pays. Kept in memory, and in this tab's session storage. */
  readonly clientSecret: string;
  readonly publishableKey: string;
  readonly accountId: string;
}

export interface PaymentFormOptions {
  readonly session: PaymentSession;
  readonly businessName: string;
  readonly appearance: Look;
  /** In the provider's own naming; `auto` lets it choose. */
  readonly locale: string;
}

/** What the provider said no with. `type` and `code` are the provider's own words. */
export interface PaymentRefusal {
  readonly type: string | null;
  readonly code: string | null;
  readonly message: string | null;
}

export interface PaymentFormEvents {
  onReady(): void;
  onChange(complete: boolean): void;
  /** The form broke after it had opened. */
  onFailure(reason: string): void;
}

/** An open payment form. */
export interface PaymentFormHandle {
  /** Shows the form in `node`; called again, it moves there. `node` must not be inside a shadow root. */
  mount(node: HTMLElement): void;
  unmount(): void;
  /**
   * Resolves to `null` when the provider accepted the payment, or to its refusal of this very attempt. Rejects when it is
   * not known what became of the attempt: a connection that broke, an error of the provider's own.
   */
  confirm(): Promise<PaymentRefusal | null>;
  destroy(): void;
}

/**
 * What the provider says of an intent. `paid`: accepted, or being processed. `canceled`: it can't be paid any more.
 * `refused`: it is not paid, and the last attempt that was decided was refused. `action`: it waits for the customer, at
 * the bank's page or in its app. `open`: not paid so far; an attempt that is under way leaves it like this.
 */
export type IntentStatus = 'paid' | 'canceled' | 'refused' | 'action' | 'open';

/** Takes cards. Rejects only when the provider itself can't be reached. */
export interface PaymentProvider {
  open(options: PaymentFormOptions, events: PaymentFormEvents): Promise<PaymentFormHandle>;
  /** What became of a payment of this session; without it the billing server alone is asked. */
  readIntent?(session: PaymentSession): Promise<IntentStatus>;
}

/** Whether the device has a line, and when it is worth looking again. */
export interface Line {
  isOnline(): boolean;
  /**
   * Tells when the line comes or goes and when the page is looked at again, until the returned function is called.
   * `wasCached`: the page was put away whole and is back, and answers may be lost.
   */
  watch(changed: (wasCached: boolean) => void): () => void;
}

/** A piece of text that outlives the page. Never throws: without storage it lives as long as the page. */
export interface Drawer {
  read(): string | null;
  /** `null` empties it. */
  write(text: string | null): void;
}

/** What a page that holds a turn must do when another one takes it. */
export interface TurnHolder {
  /** Stops, and says what is open. */
  handOver(): unknown;
}

export interface HeldTurn {
  /** What the page that had it before has said when it was taken. */
  readonly left: unknown;
  release(): void;
}

/** Gives a turn to one page of the browser at a time; a page that is gone or broken has none. */
export interface Turns {
  /** `null` while another page has it; `force` takes it from there. */
  take(name: string, holder: TurnHolder, force: boolean): Promise<HeldTurn | null>;
}

/** The address bar. */
export interface Address {
  read(): string;
  /** Puts another address there; the page, its state and the history stay. */
  replace(address: string): void;
}

/** Something on screen; `dismiss` takes it away and leaves the page as it was. */
export interface Presentation {
  dismiss(): void;
}

export interface PresentOptions {
  /** Where an inline checkout goes; `null` shows it above the page. */
  readonly target: HTMLElement | null;
  readonly selectedLocale: string | undefined;
  readonly defaultLocale: string | undefined;
  readonly assetBaseUrl: string;
  readonly isSandbox: boolean;
  /** What the page wants of the look, over the branding. */
  readonly appearance: LookWishes;
  /** The integrator's texts; later ones win. */
  readonly texts: readonly TextOverrides[];
}

/** Shows a checkout to a person. */
export interface Presenter {
  present(checkout: Checkout, options: PresentOptions): Presentation;
}

/** One `Purchases` instance, as the checkout sees it. */
export interface Shop {
  readonly request: Client;
  /** Branding as it came, where it was asked for before the screens were there. */
  rawBranding?: Promise<unknown>;
  readonly clock: Clock;
  readonly log: Log;
  readonly apiKey: string;
  readonly isSandbox: boolean;
  readonly assetBaseUrl: string;
  /** As `configure` was given it; read when something is shown. */
  readonly appearance: AppearanceOptions | undefined;
  /** As `configure` was given them; read when something is shown. */
  readonly texts: TextOverrides | undefined;
  readCustomerInfo(appUserId: string, signal?: AbortSignal): Promise<CustomerInfo>;
  /** Makes the error that the caller gets, of the class that the caller knows. */
  error(...what: ConstructorParameters<typeof PurchasesError>): PurchasesError;
}

/** One purchase, as the caller asked for it. */
export interface Sale {
  readonly shop: Shop;
  readonly appUserId: string;
  readonly params: PurchaseParams;
  /** The dialog of the loaded screens when left out. */
  readonly presenter: Presenter | undefined;
}

/** A purchase that an earlier page has left open, to be taken up. */
export interface Resume {
  readonly shop: Shop;
  readonly appUserId: string;
  readonly presenter: Presenter | undefined;
  /** Somebody asked for it; else only a payment that was sent is shown, and the rest waits for `purchase`. */
  readonly isInvited: boolean;
}

/** The part of the product that is loaded when it is first needed: the checkout, its screens, the card form. */
export interface Ui {
  sell(sale: Sale): Promise<PurchaseResult>;
  /** Takes up what is open; `null` when nothing is, or when it is not to be shown uninvited. */
  resume(resume: Resume): Promise<PurchaseResult | null>;
  /** Shows a paywall; resolves with what was bought, rejects like `sell` when the customer leaves it. */
  presentPaywall(purchases: Purchases, params: PresentPaywallParams): Promise<PaywallPurchaseResult>;
  /** Fetches what the first checkout of a shop will need. */
  preload(shop: Shop): Promise<void>;
}

export type UiLoader = () => Promise<Ui>;
