/** The codes that this server uses by itself. E-mail commands can choose others. */
export const backendErrors = {
  invalidApiKey: { status: 401, code: 7225, message: 'Invalid API key.' },
  wrongKindOfKey: { status: 403, code: 7225, message: 'This call needs another kind of API key.' },
  notFound: { status: 404, code: 7259, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, code: 7259, message: 'This address does not take this method.' },
  malformedBody: { status: 400, code: 7105, message: 'The request body is not valid.' },
  bodyTooLarge: { status: 413, code: 7105, message: 'The request body is too large.' },
  invalidAppUserId: { status: 400, code: 7220, message: 'The app user id is not valid.' },
  unknownPrice: { status: 400, code: 7814, message: 'This product, option or price is not on sale.' },
  invalidEmail: { status: 400, code: 7012, message: 'The e-mail address is missing or not valid.' },
  emailDomain: { status: 400, code: 7834, message: 'The domain of the e-mail address takes no mail.' },
  alreadyOwned: { status: 400, code: 7772, message: 'This subscriber already has this product.' },
  unknownSubscriber: { status: 404, code: 7259, message: 'This subscriber is not known.' },
  sessionNotOpen: { status: 400, code: 7878, message: 'This operation session can no longer be completed.' },
  emailRequired: {
    status: 400,
    code: 7879,
    message: 'The e-mail address is needed to complete the purchase.',
  },
  invalidToken: { status: 401, code: 7224, message: 'The subscriber token is missing, wrong or expired.' },
  unknownSession: { status: 404, code: 7877, message: 'This operation session is not known.' },
  providerFailed: { status: 500, code: 7110, message: 'The card provider did not answer as expected.' },
} as const;

export type BackendErrorName = keyof typeof backendErrors;

export class BackendError extends Error {
  readonly status: number;
  readonly code: number;
  constructor(status: number, code: number, message: string) {
    super(message);
    this.name = 'BackendError';
    this.status = status;
    this.code = code;
  }
}

export function backendError(name: BackendErrorName, detail?: string): BackendError {
  const { status, code, message } = backendErrors[name];
  return new BackendError(status, code, detail === undefined ? message : `${message} ${detail}`);
}
