// Values of uncertain type: what was thrown, what may be missing.

/** @type {(error: unknown) => string} */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error));

/** Whether a system call failed with this code. @type {(error: unknown, code: string) => boolean} */
export const hasCode = (error, code) => error instanceof Error && 'code' in error && error.code === code;

/**
 * The value, which is known to be there.
 * @type {<Value>(value: Value, what: string) => NonNullable<Value>}
 * @throws Error when it is missing after all
 */
export function required(value, what) {
  if (value === undefined || value === null) throw new Error(`${what} is missing`);
  return value;
}
