import type { Currency } from '../catalogue/money';
import type { IntentStatus, Session } from '../tenant/tenant.types';

export interface IntentOrder {
  sessionId: string;
  /** A trial only stores the card; anything else charges it. */
  kind: 'setup' | 'payment';
  amountMicros: number;
  currency: Currency;
  email: string;
}

export interface Intent {
  id: string;
  clientSecret: string;
}

export interface CardProvider {
  /** True: pages get the stand-in's script. With real keys the SDK fetches the real script. */
  readonly isStandIn: boolean;
  readonly publishableKey: string;
  readonly accountId: string;
  createIntent(order: IntentOrder): Promise<Intent>;
  readStatus(session: Session): Promise<IntentStatus>;
}
