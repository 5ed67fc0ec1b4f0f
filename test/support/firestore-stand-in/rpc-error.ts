const CODES = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  ABORTED: 409,
  RESOURCE_EXHAUSTED: 429,
  INTERNAL: 500,
  UNIMPLEMENTED: 501,
  UNAVAILABLE: 503,
} as const;

export type RpcStatus = keyof typeof CODES;

/** What the database answers instead of a result. */
export class RpcError extends Error {
  override readonly name = 'RpcError';
  readonly status: RpcStatus;
  constructor(status: RpcStatus, message: string) {
    super(message);
    this.status = status;
  }

  get httpStatus(): number {
    return CODES[this.status];
  }

  get body(): unknown {
    return { error: { code: this.httpStatus, message: this.message, status: this.status } };
  }
}
