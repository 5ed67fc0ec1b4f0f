import { list, optional, shape, text, flag, integer, anything } from '../../net/read';
import type { Read } from '../../net/read';
import type { PurchaseOption } from '../../model/product';
import type { Progress } from '../machine/progress.machine';
import type { PurchaseParams } from './request';
import type { PaymentSession } from '../../ports/payment';

/** Who buys, and where. */
export interface PurchaseOwner {
  readonly apiKey: string;
  readonly appUserId: string;
}

/** What of the parameters can be written down. */
export type StoredParams = Omit<PurchaseParams, 'htmlTarget'>;

/** A purchase that has not ended, as it is kept while pages come and go. */
export interface OpenOperation extends PurchaseOwner {
  /** Made when the purchase is started; the same in every tab that knows of it. */
  readonly id: string;
  /** The product as it was offered, so that it is shown again at its price, and without a request. */
  readonly params: StoredParams;
  readonly productId: string;
  readonly email: string;
  readonly progress: Progress;
  /** The customer's transactions of the product before the purchase was started. */
  readonly ownedBefore: readonly string[] | null;
  /** The provider's name for the payment, which identifies the payment after the return from a bank. */
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
  starting: shape({ step: text, sentAt: integer }),
  form: shape({ step: text, sessionId: text, session, wasRefused: flag }),
  submitted: shape({
    step: text,
    sessionId: text,
    session: optional(session),
    submittedAt: integer,
    presses: integer,
    wasRefused: flag,
  }),
  success: shape({
    step: text,
    sessionId: optional(text),
    redemptionInfo: optional(shape({ redeemUrl: optional(text) })),
  }),
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

const params: Read<StoredParams> = (value, path) => {
  offered(value, path);
  const kept = value as StoredParams;
  const { webBillingProduct } = kept.rcPackage;
  return { ...kept, rcPackage: { ...kept.rcPackage, rcBillingProduct: webBillingProduct } };
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

/** From anywhere outside: `null` for everything that is no operation. */
export const readOperation = (value: unknown): OpenOperation | null => {
  try {
    return operation(value, '');
  } catch {
    return null;
  }
};

/** A purchase that has ended, in whichever tab. */
export interface EndedOperation {
  readonly id: string;
  /** By this device's clock. */
  readonly at: number;
}

/** What a storage holds. */
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

/** The older name of the product is the same object, and is not written twice. */
export const writeRecords = ({ open, spent: ended }: OperationRecords): string | null =>
  open.length + ended.length === 0
    ? null
    : JSON.stringify({ open, spent: ended }, (key, value: unknown) =>
        key === 'rcBillingProduct' ? undefined : value,
      );

/** Which option of which product. */
type ChosenOption = Pick<StoredParams, 'rcPackage' | 'purchaseOption'>;

const optionOf = ({ purchaseOption, rcPackage }: ChosenOption): PurchaseOption =>
  purchaseOption ?? rcPackage.webBillingProduct.defaultPurchaseOption;

/** Whether both sell the same at the same price. */
export const isSameOption = (one: ChosenOption, other: ChosenOption): boolean =>
  optionOf(one).id === optionOf(other).id && optionOf(one).priceId === optionOf(other).priceId;

export const toStoredParams = (params: StoredParams & Pick<PurchaseParams, 'htmlTarget'>): StoredParams => {
  const { htmlTarget: _place, ...kept } = params;
  return kept;
};

export const intentIdOf = ({ clientSecret }: PaymentSession): string =>
  clientSecret.split('_secret')[0] ?? clientSecret;

/** Without the customer's address: what may outlast the customer's turn at this device. */
export const withoutAddress = (open: OpenOperation): OpenOperation => {
  const { customerEmail: _address, ...kept } = open.params;
  return { ...open, email: '', params: kept };
};

/** What other tabs may know: no card secret, no address. */
export const withoutSecrets = (open: OpenOperation): OpenOperation => {
  const { progress: done } = open;
  const bare: Progress = done.step === 'submitted' ? { ...done, session: null } : done;
  return { ...withoutAddress(open), progress: bare };
};

const order: readonly Progress['step'][] = ['starting', 'form', 'submitted', 'success'];

/**
 * One purchase as two storages hold it: the further step counts, since a tab that was duplicated has an old copy. The
 * address and the secret are in the tab's own.
 */
export const mergeCopies = (own: OpenOperation, shared: OpenOperation | undefined): OpenOperation => {
  if (!shared || order.indexOf(shared.progress.step) <= order.indexOf(own.progress.step)) return own;
  const { progress: further } = shared;
  const secret = 'session' in own.progress ? own.progress.session : null;
  const next: Progress = further.step === 'submitted' ? { ...further, session: secret } : further;
  return { ...shared, email: own.email, params: own.params, progress: next };
};
