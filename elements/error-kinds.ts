import { isPurchasesError } from '../sdk/index';
import type { ErrorCode } from '../sdk/index';

type Codes = typeof ErrorCode;
// Numbers rather than the table of codes, which would come along into the screens' bundle.
const CANCELLED: Codes['UserCancelledError'] = 1;
const MISSING: Codes['ProductNotAvailableForPurchaseError'] = 5;
const OFFLINE: Codes['NetworkError'] = 10;
const BUSY: Codes['OperationAlreadyInProgressError'] = 15;

const has =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    isPurchasesError(error) && error.errorCode === code;

export const isCancelled = has(CANCELLED);
export const isMissing = has(MISSING);
export const isOffline = has(OFFLINE);
export const isBusy = has(BUSY);
