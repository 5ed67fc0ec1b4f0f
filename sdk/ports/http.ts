/**
 * What the SDK needs from the platform, one small interface each. `adapters/` implements them for browsers and
 * for tests; nothing else in sdk/ touches the platform.
 */

/** The platform's fetch, or anything of its shape. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
