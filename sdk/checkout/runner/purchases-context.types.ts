import type { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/appearance';
import type { CustomerInfo } from '../../model/customer-info';
import type { Client } from '../../net/client';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';

/** The parts of a `Purchases` instance that the checkout uses. */
export interface PurchasesContext {
  readonly request: Client;
  /** The unread branding, if it was requested before the screens were loaded. */
  rawBranding?: Promise<unknown>;
  readonly clock: Clock;
  readonly log: Log;
  readonly apiKey: string;
  readonly isSandbox: boolean;
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
