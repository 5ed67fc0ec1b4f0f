import { isPurchasesError } from '../../sdk/index';
import type { ErrorCode } from '../../sdk/index';

// Numbers, because the table of codes would become part of the screens' bundle.
const CANCELLED: (typeof ErrorCode)['UserCancelledError'] = 1;
const MISSING: (typeof ErrorCode)['ProductNotAvailableForPurchaseError'] = 5;
const OFFLINE: (typeof ErrorCode)['NetworkError'] = 10;
const BUSY: (typeof ErrorCode)['OperationAlreadyInProgressError'] = 15;

const has =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    isPurchasesError(error) && error.errorCode === code;

export const isCancelled = has(CANCELLED);
export const isMissing = has(MISSING);
export const isOffline = has(OFFLINE);
export const isBusy = has(BUSY);
