import type { PurchaseResult } from '../../model/purchase/purchase-result';
import type { OpenOperation, PurchaseOwner } from '../session/operation';
import { isSubmitted } from '../machine/payment/progress.machine';
import { isInvalidParams, readPurchaseParams } from '../session/request';
import { readBankReturn } from '../session/bank-return.parse';
import { runPurchase } from './purchase';
import type { PurchasePorts } from './steps/start-checkout';
import { operationsOf } from '../session/operations';
import { createPurchaseSession } from '../session/purchase-session';
import { trackActive, lockNameOf } from '../session/session-store';
import type { PageSessions } from '../session/session-store';
import type { PurchaseRun, ResumeRequest } from './presenter.types';

/** Decides which open operations the caller resumes. */
export type OperationFilter = (open: OpenOperation) => boolean;

const any: OperationFilter = () => true;

/** Handles the return from a bank: removes the provider's parameters from the address if they belong to this payment. */
const applyBankReturn = (
  sessions: PageSessions,
  open: OpenOperation,
): { open: OpenOperation; isBack: boolean } => {
  const returned = readBankReturn(sessions.address.read());
  if (!returned || returned.intentId !== open.intentId) return { open, isBack: false };
  sessions.address.replace(returned.address);
  const { progress } = open;
  const isKnown = progress.step === 'submitted' && returned.hasSucceeded;
  return { open: isKnown ? { ...open, progress: { ...progress, session: null } } : open, isBack: true };
};

const resumeOperation = async (
  { context, appUserId, presenter, isRequested }: ResumeRequest,
  left: OpenOperation,
  ports: PurchasePorts,
  sessions: PageSessions,
): Promise<PurchaseResult | null> => {
  const { params } = left;
  const request = readPurchaseParams(params, { orderButton: context.orderButton });
  if (isInvalidParams(request)) return null;
  const { open, isBack } = applyBankReturn(sessions, left);
  const purchaseSession = createPurchaseSession(
    sessions,
    { apiKey: context.apiKey, appUserId },
    params,
    open,
  );
  const { claim } = purchaseSession.lock;
  // If another tab shows the purchase, it keeps it, unless the customer returns from the bank to this tab.
  const claiming = claim(false).then(async (found) => found ?? (isBack ? claim(true) : null));
  const name = lockNameOf({ apiKey: context.apiKey, appUserId });
  sessions.claiming.set(
    name,
    claiming.then(
      (found) => found !== null && found.found !== null,
      () => false,
    ),
  );
  const claimed = await claiming.finally(() => sessions.claiming.delete(name));
  // Only one page at a time shows a success.
  if (!claimed && (!isRequested || open.progress.step === 'success')) return null;
  if (claimed?.found === null) {
    // The purchase has ended in another tab.
    purchaseSession.release();
    return null;
  }
  const run: PurchaseRun = { context, appUserId, params, presenter };
  const code = await ports.loadCode();
  return runPurchase(run, request, ports, { open, session: purchaseSession, code });
};

/** The customer's open operation that this page may resume now. */
export const findOpenOperation = (
  sessions: PageSessions,
  owner: PurchaseOwner,
  isInvited: boolean,
  accepts: OperationFilter = any,
): OpenOperation | null =>
  operationsOf(sessions)
    .of(owner)
    .filter(({ progress, isDismissed }) => isInvited || (isSubmitted(progress) && !isDismissed))
    .find(accepts) ?? null;

/**
 * Resumes a purchase that an earlier page left open. Resolves with the result of the purchase that runs on this page,
 * otherwise of the open one, otherwise with `null`.
 */
export const resumePurchase = async (
  wanted: ResumeRequest,
  ports: PurchasePorts,
  accepts?: OperationFilter,
): Promise<PurchaseResult | null> => {
  const { sessions } = ports;
  if (!sessions) return null;
  const owner = { apiKey: wanted.context.apiKey, appUserId: wanted.appUserId };
  const running = sessions.active.get(lockNameOf(owner));
  if (running) return wanted.isRequested && !accepts ? running : null;
  const open = findOpenOperation(sessions, owner, wanted.isRequested, accepts);
  return open && trackActive(sessions, owner, resumeOperation(wanted, open, ports, sessions));
};
