import type { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/look/appearance';
import type { CustomerInfo } from '../../model/customer/customer-info';
import type { Client } from '../../net/client';
import type { ClientConfig } from '../../net/http-config';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';
import type { Random } from '../../ports/random';
import type { WireChoice } from '../wire/wires';

/** Set while analytics events are on. Each switch to on makes a new object. */
export interface EventSettings {
  /** The customer at that time. */
  readonly appUserId: string;
  /** Milliseconds by this device's clock. */
  readonly since: number;
  /** Connects the events with the sessions of checkouts. */
  readonly traceId: string;
  /** Sends what is waiting. Set when the code of the events has arrived. */
  flush?: () => void;
}

/** The parts of a `Purchases` instance that the checkout uses. */
export interface PurchasesContext {
  readonly config: ClientConfig;
  readonly request: Client;
  /** The unread branding, if it was requested before the screens were loaded. */
  rawBranding?: Promise<unknown>;
  /** `null`: no event is recorded, and none is sent. */
  events: EventSettings | null;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  readonly apiKey: string;
  readonly isSandbox: boolean;
  readonly wire: WireChoice;
  /** Whether UTM parameters of the page's address are sent with a sale. */
  readonly collectUtm: boolean;
  /** The value that `configure` got; read when a sale begins. */
  readonly orderButton?: 'auto' | 'obligation-to-pay' | undefined;
  /** The customer's token for changes of plans. It is a secret: it is never stored or logged. */
  subscriberToken?: string | undefined;
  readonly assetBaseUrl: string;
  /** The value that `configure` got; read when something is shown. */
  readonly appearance: AppearanceOptions | undefined;
  /** The value that `configure` got; read when something is shown. */
  readonly texts: TextOverrides | undefined;
  readCustomerInfo(appUserId: string, signal?: AbortSignal): Promise<CustomerInfo>;
  /**
   * Forgets what a purchase may have changed. Called when a purchase has succeeded, and again when it is over. Another copy
   * of the library may not have it.
   */
  onPurchased?(): void;
  /** Creates an error of the class that the caller knows. */
  error(...what: ConstructorParameters<typeof PurchasesError>): PurchasesError;
}
