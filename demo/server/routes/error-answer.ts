import { json } from '../http/answer';
import type { Answer } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import { BadInput } from '../input';
import { BackendError, backendErrors } from '../purchase/backend-error';

/** What a client of the billing wire is told about a failure. */
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
