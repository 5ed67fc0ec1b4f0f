import type { ErrorCode } from '../../errors/error-codes';
import { isPurchasesError } from '../../errors/is-purchases-error';
import type { CustomerInfo } from '../../model/customer/customer-info';
import { saleOf } from '../../model/purchase/purchase-request';
import type { PurchaseResult } from '../../model/purchase/purchase-result';
import { isInvalidParams, readPurchaseParams } from '../session/request';
import type { OpenOperation } from '../session/operation';
import { mayHaveOpen, trackActive, lockNameOf } from '../session/session-store';
import type { PageSessions } from '../session/session-store';
import { PAUSED, afterOthers, pauseActive } from './paused-purchase';
import { overridesOf, present } from './present';
import type { PurchaseCode } from './steps/purchase-code';
import { startCheckout } from './steps/start-checkout';
import type { PurchasePorts, PurchaseStart } from './steps/start-checkout';
import type { CheckoutOutcome, CheckoutRequest, PurchaseReceipt } from '../machine/checkout.types';
import type { PurchaseRun } from './presenter.types';
import type { PurchasesContext } from './purchases-context.types';

// A number, because the table of codes would become part of the screens' bundle.
const CANCELLED: (typeof ErrorCode)['UserCancelledError'] = 1;
const BUSY: (typeof ErrorCode)['OperationAlreadyInProgressError'] = 15;
const NETWORK: (typeof ErrorCode)['NetworkError'] = 10;
const UNKNOWN: (typeof ErrorCode)['UnknownError'] = 0;

const SUBMITTED = 'A payment was sent and may still go through: read the customer info before selling again.';
const MOVED = 'The purchase continues in another tab.';
const BOUGHT =
  'The purchase is complete, but the customer info could not be read. Call getCustomerInfo() again; do not sell again.';

/** What the purchase has brought. Throws the error of every other end. */
const receiptOf = (outcome: CheckoutOutcome, { error }: PurchasesContext): PurchaseReceipt => {
  if (outcome.type === 'completed') return outcome;
  if (outcome.type === 'moved') throw error(CANCELLED, undefined, MOVED);
  if (outcome.type === 'cancelled')
    throw error(CANCELLED, undefined, outcome.paymentSubmitted ? SUBMITTED : undefined);
  const { code, detail, extra } = outcome.failure;
  throw error(code, undefined, outcome.paymentSubmitted ? `${detail} ${SUBMITTED}` : detail, extra);
};

const readInfoAfterPurchase = async ({ context, appUserId }: PurchaseRun): Promise<CustomerInfo> => {
  try {
    return await context.readCustomerInfo(appUserId);
  } catch (reason) {
    const code = isPurchasesError(reason) ? reason.errorCode : UNKNOWN;
    throw context.error(code, BOUGHT, String(reason));
  }
};

/** A sent payment is shown with its own product and option, whatever option was requested now. */
const requestFor = (request: CheckoutRequest, open: OpenOperation | null): CheckoutRequest => {
  const left =
    open?.progress.step === 'submitted'
      ? readPurchaseParams(open.params, { orderButton: saleOf(request).orderButton })
      : request;
  return isInvalidParams(left) ? request : left;
};

/** Runs one purchase from the first screen to its result. */
export const runPurchase = async (
  run: PurchaseRun,
  request: CheckoutRequest,
  ports: PurchasePorts,
  start: PurchaseStart,
): Promise<PurchaseResult> => {
  const { context, appUserId } = run;
  const wished = overridesOf(run);
  const appearance = wished instanceof Promise ? await wished : wished;
  const { checkout, release } = startCheckout(run, request, ports, appearance, start);
  ports.recordEvents?.(checkout, run);
  // Read while the success screen is shown, so that closing it resolves at once.
  let early: Promise<CustomerInfo | null> = Promise.resolve(null);
  let isRead = false;
  const stop = checkout.$state.subscribe((state) => {
    // Once: the connectivity may change while the screen is shown.
    if (state.name !== 'success' || isRead) return;
    isRead = true;
    context.onPurchased?.();
    early = context.readCustomerInfo(appUserId).catch(() => null);
  });
  const presenter = run.presenter ?? ports.presenter;
  const outcome = await present(presenter, checkout, run, appearance, ports.sessions).finally(() => {
    stop();
    release();
  });
  const { redemptionInfo, sessionId, transaction, changeType } = receiptOf(outcome, context);
  context.onPurchased?.();
  const { email } = checkout.$state.get();
  return {
    customerInfo: (await early) ?? (await readInfoAfterPurchase(run)),
    redemptionInfo,
    operationSessionId: sessionId,
    storeTransaction: transaction,
    ...(email ? { customerEmail: email } : {}),
    ...(changeType ? { productChange: { changeType } } : {}),
  };
};

/** Instances without sessions that sell at the moment. */
const selling = new WeakSet<PurchasesContext>();

const runAlone = async (
  context: PurchasesContext,
  sell: () => Promise<PurchaseResult>,
): Promise<PurchaseResult> => {
  if (selling.has(context)) throw context.error(BUSY);
  selling.add(context);
  return sell().finally(() => selling.delete(context));
};

/** The lock of the purchase that an instance has started last. */
const soldBy = new WeakMap<PurchasesContext, string>();

/** The lock of a purchase of this customer, or of this instance, that goes on. */
const runningOf = ({ active }: PageSessions, context: PurchasesContext, own: string): string | undefined =>
  [own, soldBy.get(context)].find((name) => name !== undefined && active.has(name));

/** Loads the code of the later steps before the first screen is shown. */
const loadedCode = async ({ context }: PurchaseRun, ports: PurchasePorts): Promise<PurchaseCode> => {
  try {
    return await ports.loadCode();
  } catch (reason) {
    if (isPurchasesError(reason)) throw reason;
    throw context.error(NETWORK, 'The checkout could not be loaded.', String(reason));
  }
};

/** Whether the first screen may already be one of the later steps. */
const mayStartLater = ({ params, isExpress }: PurchaseRun, sessions: PageSessions | undefined): boolean =>
  Boolean(params?.owned) || Boolean(isExpress) || Boolean(sessions && mayHaveOpen(sessions));

/** Runs the requested purchase, or resumes it if an earlier page left it open. */
const purchaseOnce = async (
  run: PurchaseRun,
  ports: PurchasePorts,
  code: PurchaseCode | null = null,
): Promise<PurchaseResult> => {
  const { context, appUserId, params } = run;
  const { sessions } = ports;
  const owner = { apiKey: context.apiKey, appUserId };
  const running = (): string | undefined => sessions && runningOf(sessions, context, lockNameOf(owner));
  // A resumed purchase may be waiting for this lock, and may not get it.
  const claiming = sessions?.claiming.get(lockNameOf(owner));
  if (claiming && !(await claiming)) await sessions?.active.get(lockNameOf(owner))?.catch(() => null);
  // An unused inline checkout makes room. No other code runs between the last look and `trackActive`: two purchases that
  // begin at the same time would both find the page free.
  for (let name = running(); name !== undefined; name = running())
    if (!sessions || run.presenter?.isUntouched?.() || !(await pauseActive(sessions, name)))
      throw context.error(BUSY);
  const read = readPurchaseParams(params, context);
  if (isInvalidParams(read)) throw context.error(read.code, read.message);
  if (!code && mayStartLater(run, sessions)) return purchaseOnce(run, ports, await loadedCode(run, ports));
  const request = run.isExpress ? { ...read, sale: { ...saleOf(read), asksEmail: false } } : read;
  if (!sessions)
    return runAlone(context, () => runPurchase(run, request, ports, { open: null, session: null, code }));
  soldBy.set(context, lockNameOf(owner));
  const open = code?.findOpenPurchase(sessions, owner, request) ?? null;
  return trackActive(
    sessions,
    owner,
    runPurchase(run, requestFor(request, open), ports, { open, session: null, code }),
  );
};

/** Runs the requested purchase, again if another one of the page was let in between. */
export const purchase = async (run: PurchaseRun, ports: PurchasePorts): Promise<PurchaseResult> => {
  const { sessions } = ports;
  const name = lockNameOf({ apiKey: run.context.apiKey, appUserId: run.appUserId });
  for (;;) {
    try {
      return await purchaseOnce(run, ports);
    } catch (reason) {
      if (reason !== PAUSED || !sessions) throw reason;
      await afterOthers(sessions, name);
    }
  }
};
