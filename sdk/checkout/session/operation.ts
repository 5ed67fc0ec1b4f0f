import { list, optional, shape, text, flag, integer, anything } from '../../net/read';
import type { Read } from '../../net/read';
import type { Product, PurchaseOption } from '../../model/catalogue/product';
import { isWithoutIntent } from '../machine/payment/progress.machine';
import type { Progress } from '../machine/payment/progress.machine';
import { hasIntent } from '../../model/purchase/has-intent';
import type { PurchaseParams } from './request';
import type { PaymentSession } from '../../ports/payment';

/** The customer and the API key. */
export interface PurchaseOwner {
  readonly apiKey: string;
  readonly appUserId: string;
}

/** The parameters that can be stored. A subscriber token is a secret. */
export type StoredParams = Omit<
  PurchaseParams,
  'htmlTarget' | 'productChangeInfo' | 'onDiscountCodeChanged' | 'owned'
>;

/** The stored record of a purchase that has not ended. */
export interface OpenOperation extends PurchaseOwner {
  /** Created at the start of the purchase; every tab that knows the purchase has the same id. */
  readonly id: string;
  /** The product as it was offered, so that it can be shown at the same price without a request. */
  readonly params: StoredParams;
  readonly productId: string;
  readonly email: string;
  readonly progress: Progress;
  /** The customer's transactions of the product before the purchase was started. */
  readonly ownedBefore: readonly string[] | null;
  /** The provider's id of the intent, which identifies the payment after the return from a bank. */
  readonly intentId: string | null;
  /** By this device's clock. */
  readonly startedAt: number;
  readonly touchedAt: number;
  /** The customer has closed it, so it does not resume without a call. */
  readonly isDismissed: boolean;
}

const intent = shape({ clientSecret: text, publishableKey: text, accountId: text });
const deferred = shape({
  publishableKey: text,
  accountId: text,
  managementUrl: optional(text),
  collection: shape({
    mode: text,
    methods: list(text),
    futureUse: optional(text),
    amount: optional(integer),
    currency: optional(text),
  }),
});

/** With an intent or without one yet. */
const session: Read<unknown> = (value, path) => {
  const hasSecret = typeof value === 'object' && value !== null && 'clientSecret' in value;
  return hasSecret ? intent(value, path) : deferred(value, path);
};

/** The reader of each step creates exactly its member of the union. */
const steps: { readonly [K in Progress['step']]: Read<unknown> } = {
  starting: shape({ step: text, sentAt: integer }),
  form: shape({ step: text, sessionId: text, session, wasRefused: flag }),
  submitted: shape({
    step: text,
    sessionId: text,
    session: optional(session),
    submittedAt: integer,
    presses: integer,
    wasRefused: flag,
    changeType: optional(text),
  }),
  success: shape({
    step: text,
    sessionId: optional(text),
    redemptionInfo: optional(shape({ redeemUrl: optional(text), redeemUrlRedirect: optional(text) })),
    changeType: optional(text),
  }),
};

const progress: Read<Progress> = (value, path) => {
  const { step } = shape({ step: text })(value, path);
  if (!Object.hasOwn(steps, step)) throw new TypeError(`${path}: no such step.`);
  return steps[step as Progress['step']](value, path) as Progress;
};

const price = shape({ amountMicros: integer, currency: text });
/** The fields that the screens need. All parameters are checked again before they are used. */
const offered = shape({
  rcPackage: shape({
    identifier: text,
    webBillingProduct: shape({ identifier: text, title: text, currentPrice: price }),
  }),
});

/** Records of earlier versions do not have these fields. */
type NewFields = 'price' | 'period' | 'freeTrialPhase' | 'introPricePhase' | 'discountPhase';

const withPrices = (stored: Omit<Product, NewFields> & Partial<Pick<Product, NewFields>>): Product => ({
  price: stored.currentPrice,
  period: stored.defaultSubscriptionOption?.base.period ?? null,
  freeTrialPhase: stored.defaultSubscriptionOption?.trial ?? null,
  introPricePhase: null,
  discountPhase: null,
  ...stored,
});

const params: Read<StoredParams> = (value, path) => {
  offered(value, path);
  const kept = value as StoredParams;
  const webBillingProduct = withPrices(kept.rcPackage.webBillingProduct);
  return {
    ...kept,
    rcPackage: { ...kept.rcPackage, webBillingProduct, rcBillingProduct: webBillingProduct },
  };
};

const operation: Read<OpenOperation> = shape({
  id: text,
  apiKey: text,
  appUserId: text,
  params,
  productId: text,
  email: text,
  progress,
  ownedBefore: optional(list(text)),
  intentId: optional(text),
  startedAt: integer,
  touchedAt: integer,
  isDismissed: flag,
});

/** Reads a stored value; `null` if it is no operation. */
export const readOperation = (value: unknown): OpenOperation | null => {
  try {
    return operation(value, '');
  } catch {
    return null;
  }
};

/** A purchase that has ended, in any tab. */
interface EndedOperation {
  readonly id: string;
  /** By this device's clock. Earlier versions in other tabs read nothing that lacks it. */
  readonly at: number;
}

/** The content of a storage slot. */
export interface OperationRecords {
  readonly open: readonly OpenOperation[];
  readonly spent: readonly EndedOperation[];
}

const spent = shape({ id: text, at: integer });
const records = shape({ open: list(anything), spent: list(spent) });

export const readRecords = (written: string | null): OperationRecords => {
  try {
    const { open, spent: ended } = records(JSON.parse(written ?? 'null'), '');
    return { open: open.flatMap((item) => readOperation(item) ?? []), spent: ended };
  } catch {
    return { open: [], spent: [] };
  }
};

/** Does not write the deprecated name of the product, which is the same object. */
export const writeRecords = ({ open, spent: ended }: OperationRecords): string | null =>
  open.length + ended.length === 0
    ? null
    : JSON.stringify({ open, spent: ended }, (key, value: unknown) =>
        key === 'rcBillingProduct' ? undefined : value,
      );

export const productIdOf = ({ rcPackage }: Pick<StoredParams, 'rcPackage'>): string =>
  rcPackage.webBillingProduct.identifier;

/** A product and its option. */
type ChosenOption = Pick<StoredParams, 'rcPackage' | 'purchaseOption'>;

const optionOf = ({ purchaseOption, rcPackage }: ChosenOption): PurchaseOption =>
  purchaseOption ?? rcPackage.webBillingProduct.defaultPurchaseOption;

/** Whether both sell the same option at the same price. */
export const isSameOption = (one: ChosenOption, other: ChosenOption): boolean =>
  optionOf(one).id === optionOf(other).id && optionOf(one).priceId === optionOf(other).priceId;

export const toStoredParams = (params: PurchaseParams): StoredParams => {
  const {
    htmlTarget: _place,
    productChangeInfo: _token,
    onDiscountCodeChanged: _call,
    owned: _owned,
    ...kept
  } = params;
  return kept;
};

export const intentIdOf = ({ clientSecret }: PaymentSession): string =>
  clientSecret.split('_secret')[0] ?? clientSecret;

/** Removes the e-mail address, before another customer uses this device. */
export const withoutAddress = (open: OpenOperation): OpenOperation => {
  const { customerEmail: _address, ...kept } = open.params;
  return { ...open, email: '', params: kept };
};

/**
 * Removes the card secret and the e-mail address, for other tabs. A session without an intent has no secret, and another
 * tab needs it to pay the same session.
 */
export const withoutSecrets = (open: OpenOperation): OpenOperation => {
  const { progress: done } = open;
  const bare: Progress =
    done.step === 'submitted' && !isWithoutIntent(done) ? { ...done, session: null } : done;
  return { ...withoutAddress(open), progress: bare };
};

const order: readonly Progress['step'][] = ['starting', 'form', 'submitted', 'success'];

/** Whether another tab has gone further with a purchase than this tab's copy of it. */
const isFurther = (shared: OpenOperation, own: OpenOperation): boolean => {
  const isLater = order.indexOf(shared.progress.step) > order.indexOf(own.progress.step);
  // This tab's copy is of the time before there was an intent.
  const hasNoIntent = own.progress.step === 'submitted' && isWithoutIntent(own.progress);
  return isLater || (hasNoIntent && shared.touchedAt > own.touchedAt);
};

/**
 * Merges the copies of one purchase in two storages. The further step is used, because a duplicated tab has an old copy.
 * The address and the secret come from the tab's own copy. A session without an intent does not replace the secret of
 * another tab: its intent may be paid there.
 */
export const mergeCopies = (own: OpenOperation, shared: OpenOperation | undefined): OpenOperation => {
  if (!shared || !isFurther(shared, own)) return own;
  const { progress: further } = shared;
  const known = 'session' in own.progress ? own.progress.session : null;
  const secret = known && hasIntent(known) ? known : null;
  const next: Progress =
    further.step === 'submitted' ? { ...further, session: further.session ?? secret } : further;
  return { ...shared, email: own.email, params: own.params, progress: next };
};
