import type { FormSession, PaymentSession } from '../../ports/payment';

/** Whether a session has an intent that can be confirmed and read. */
export const hasIntent = (session: FormSession): session is PaymentSession => 'clientSecret' in session;
