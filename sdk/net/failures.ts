import { fromBackendCode } from '../errors/backend-codes';
import { ErrorCode } from '../errors/error-codes';
import { PurchasesError } from '../errors/purchases-error';
import { excerpt } from '../errors/quote';
import type { Endpoint } from './endpoints';

type Call = Pick<Endpoint<unknown>, 'name'>;

/** Limits the length: a proxy's error page can be long. */
const BODY_LIMIT = 2000;

const describe = (endpoint: Call, status: number, body: string): string =>
  `Request: ${endpoint.name}. Status code: ${status}. Body: ${excerpt(body, BODY_LIMIT)}.`;

/** The request got no answer. */
export const networkFailure = (reason: unknown): PurchasesError =>
  new PurchasesError(
    ErrorCode.NetworkError,
    undefined,
    reason instanceof Error ? reason.message : String(reason),
  );

/** Only `code` and `message` are read. `null`: they are no number and no text. */
const readFailureBody = (body: string): { code: number | null; message: string | null } | null => {
  try {
    const { code, message } = JSON.parse(body);
    const isKnown = Number.isSafeInteger(code ?? 0) && typeof (message ?? '') === 'string';
    return isKnown ? { code: code ?? null, message: message ?? null } : null;
  } catch {
    return null;
  }
};

/** An answer with status 400 or above, as an error (spec section 8, "HTTP handling"). */
export const statusFailure = (endpoint: Call, status: number, body: string): PurchasesError => {
  const unknown = (backendErrorCode?: number): PurchasesError =>
    new PurchasesError(
      ErrorCode.UnknownBackendError,
      undefined,
      describe(endpoint, status, body),
      backendErrorCode === undefined ? { statusCode: status } : { statusCode: status, backendErrorCode },
    );
  if (status >= 500) return unknown();
  const failure = readFailureBody(body);
  if (failure === null || failure.code === null) return unknown();
  const code = fromBackendCode(failure.code);
  if (code === null) return unknown(failure.code);
  return new PurchasesError(code, undefined, failure.message, {
    statusCode: status,
    backendErrorCode: failure.code,
  });
};

/** A 2xx answer that is not JSON or has an unexpected shape. */
export const malformedAnswer = (endpoint: Call, status: number, reason: unknown): PurchasesError => {
  const detail = reason instanceof TypeError ? reason.message : 'The body is not JSON.';
  return new PurchasesError(
    ErrorCode.UnexpectedBackendResponseError,
    undefined,
    `Request: ${endpoint.name}. ${detail}`,
    { statusCode: status },
  );
};
