import type { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/appearance';
import type { CustomerInfo } from '../../model/customer-info';
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
  readonly assetBaseUrl: string;
  /** The value that `configure` got; read when something is shown. */
  readonly appearance: AppearanceOptions | undefined;
  /** The value that `configure` got; read when something is shown. */
  readonly texts: TextOverrides | undefined;
  readCustomerInfo(appUserId: string, signal?: AbortSignal): Promise<CustomerInfo>;
  /** Creates an error of the class that the caller knows. */
  error(...what: ConstructorParameters<typeof PurchasesError>): PurchasesError;
}
