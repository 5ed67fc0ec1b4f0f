/**
 * The ports: what the SDK needs from the platform, one small interface each. `adapters/` implements them for browsers and
 * for tests; nothing else in sdk/ uses the platform.
 */

/** The platform's fetch, or a function with the same signature. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
