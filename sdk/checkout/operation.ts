import { list, optional, shape, text, flag, integer, anything } from '../net/read';
import type { Read } from '../net/read';
import type { PurchaseOption } from '../model/product';
import type { PaymentSession } from '../ports';
import type { Progress } from './progress.machine';
import type { PurchaseParams } from './request';

/** Who buys, and where. */
export interface Owner {
  readonly apiKey: string;
  readonly appUserId: string;
}

/** What of the parameters can be written down. */
export type KeptParams = Omit<PurchaseParams, 'htmlTarget'>;

/** A purchase that has not ended, as it is kept while pages come and go. */
export interface OpenOperation extends Owner {
  /** The product as it was offered, so that it is shown again at its price, and without a request. */
  readonly params: KeptParams;
  readonly productId: string;
  readonly email: string;
  readonly progress: Progress;
  /** The provider's name for the payment, by which a customer who comes back from a bank is known. */
  readonly intentId: string | null;
  /** By this device's clock. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The customer has closed it: it is not shown again by itself. */
  readonly isDismissed: boolean;
}

const session = shape({ clientSecret: text, publishableKey: text, accountId: text });

/** Each step with what belongs to it; the reader of a step makes exactly its member of the union. */
const steps: { readonly [K in Progress['step']]: Read<unknown> } = {
  starting: shape({ step: text }),
  form: shape({ step: text, sessionId: text, session }),
  submitted: shape({ step: text, sessionId: text, session: optional(session) }),
  accepted: shape({ step: text, sessionId: text }),
  success: shape({ step: text, redemptionInfo: optional(shape({ redeemUrl: optional(text) })) }),
};

const progress: Read<Progress> = (value, path) => {
  const { step } = shape({ step: text })(value, path);
  if (!Object.hasOwn(steps, step)) throw new TypeError(`${path}: no such step.`);
  return steps[step as Progress['step']](value, path) as Progress;
};

const price = shape({ amountMicros: integer, currency: text });
/** What the screens can't do without; the parameters as a whole are checked again before they are used. */
const offered = shape({
  rcPackage: shape({
    identifier: text,
    webBillingProduct: shape({ identifier: text, title: text, currentPrice: price }),
  }),
});

const params: Read<KeptParams> = (value, path) => {
  offered(value, path);
  const kept = value as KeptParams;
  const { webBillingProduct } = kept.rcPackage;
  return { ...kept, rcPackage: { ...kept.rcPackage, rcBillingProduct: webBillingProduct } };
};

const operation: Read<OpenOperation> = shape({
  apiKey: text,
  appUserId: text,
  params,
  productId: text,
  email: text,
  progress,
  intentId: optional(text),
  startedAt: integer,
  touchedAt: integer,
  isDismissed: flag,
});

/** From anywhere outside: `null` for everything that is no operation. */
export const readOperation = (value: unknown): OpenOperation | null => {
  try {
    return operation(value, '');
  } catch {
    return null;
  }
};

export const readOperations = (written: string | null): readonly OpenOperation[] => {
  try {
    return list(anything)(JSON.parse(written ?? '[]'), '').flatMap((item) => readOperation(item) ?? []);
  } catch {
    return [];
  }
};

/** The older name of the product is the same object, and is not written twice. */
export const writeOperations = (operations: readonly OpenOperation[]): string | null =>
  operations.length === 0
    ? null
    : JSON.stringify(operations, (key, value: unknown) => (key === 'rcBillingProduct' ? undefined : value));

const optionOf = ({ purchaseOption, rcPackage }: KeptParams): PurchaseOption =>
  purchaseOption ?? rcPackage.webBillingProduct.defaultPurchaseOption;

/** Whether both sell the same at the same price. */
export const isSameOption = (one: KeptParams, other: KeptParams): boolean =>
  optionOf(one).id === optionOf(other).id && optionOf(one).priceId === optionOf(other).priceId;

export const keptParams = (params: PurchaseParams): KeptParams => {
  const { htmlTarget: _place, ...kept } = params;
  return kept;
};

export const intentOf = ({ clientSecret }: PaymentSession): string =>
  clientSecret.split('_secret')[0] ?? clientSecret;

/** What other tabs may know: no card secret, no address. */
export const withoutSecrets = (open: OpenOperation): OpenOperation => {
  const { customerEmail: _address, ...kept } = open.params;
  const { progress: done } = open;
  const bare: Progress = done.step === 'submitted' ? { ...done, session: null } : done;
  return { ...open, email: '', params: kept, progress: bare };
};
