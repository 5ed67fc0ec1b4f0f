import { createHash, randomBytes } from 'node:crypto';

/** @import { Request, Response } from 'express' */

/** @type {(cookie: string) => string} */
const idOf = (cookie) => createHash('sha256').update(cookie).digest('hex').slice(0, 32);

/** @type {(request: Request) => string | undefined} */
const cookieOf = (request) => /(?:^|;\s*)visitor=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];

/**
 * The customer's id, or undefined. In place of accounts, each browser has a secret cookie, and the id is its hash: the page
 * knows the id, and can't make the cookie of it. A site with accounts returns its own id of the signed-in customer.
 * @type {(request: Request) => string | undefined}
 */
export function customerOf(request) {
  const cookie = cookieOf(request);
  return cookie && idOf(cookie);
}

/** The same, and a new visitor gets a cookie. @type {(request: Request, response: Response) => string} */
export function customerOrNew(request, response) {
  const cookie = cookieOf(request) ?? randomBytes(32).toString('base64url');
  response.cookie('visitor', cookie, { httpOnly: true, sameSite: 'lax', secure: request.secure });
  return idOf(cookie);
}
