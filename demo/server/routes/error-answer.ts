import { json } from '../http/answer';
import type { Answer } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import { BadInput } from '../input';
import { BackendError, backendErrors } from '../purchase/backend-error';

/** The answer of the billing protocol to a failure. */
export function errorAnswer(error: unknown): Answer {
  if (error instanceof BackendError) {
    const { status, code, message } = error;
    return json(status, { code, message }, `backend error ${code}`);
  }
  if (error instanceof BadInput || error instanceof BodyTooLarge) {
    const name = error instanceof BodyTooLarge ? 'bodyTooLarge' : 'malformedBody';
    const { status, code, message } = backendErrors[name];
    return json(status, { code, message: `${message} ${error.message}` }, error.message);
  }
  throw error;
}
