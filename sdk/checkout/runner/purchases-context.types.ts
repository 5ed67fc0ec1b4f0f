import type { PurchasesError } from '../../errors/purchases-error';
import type { TextOverrides } from '../../i18n/texts.parse';
import type { AppearanceOptions } from '../../model/appearance';
import type { CustomerInfo } from '../../model/customer-info';
import type { Client } from '../../net/client';
import type { Clock } from '../../ports/clock';
import type { Log } from '../../ports/log';

/** One `Purchases` instance, as the checkout sees it. */
export interface PurchasesContext {
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
