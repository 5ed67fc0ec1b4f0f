import { isAnswered } from './failure';
import type { CheckoutFailure } from './failure';

/** Whether the customer can correct the e-mail address, or send it again, after this failure. */
export const isRecoverable = ({ kind }: CheckoutFailure): boolean =>
  kind === 'network' || kind === 'offline' || kind === 'missing-email' || kind === 'invalid-email';

/** Whether the server does not have this call, or does not have it any more: it speaks another wire. */
export const isUnknownCall = (reason: CheckoutFailure): boolean =>
  !isAnswered(reason) && [404, 405, 410].includes(reason.extra?.statusCode ?? 0);
