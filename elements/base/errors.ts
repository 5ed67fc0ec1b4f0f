import { ErrorCode, isPurchasesError } from '../../sdk/index';

const has =
  (code: ErrorCode) =>
  (error: unknown): boolean =>
    isPurchasesError(error) && error.errorCode === code;

export const isCancelled = has(ErrorCode.UserCancelledError);
export const isMissing = has(ErrorCode.ProductNotAvailableForPurchaseError);
export const isOffline = has(ErrorCode.NetworkError);
export const isBusy = has(ErrorCode.OperationAlreadyInProgressError);
