import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import { COOKIE } from './cookie';

/**
 * The customer's id, or undefined. In place of accounts, each browser has a secret cookie (`proxy.ts`), and the id is its
 * hash: the page knows the id, and can't make the cookie of it. A site with accounts returns its own id of the signed-in
 * customer.
 */
export async function customerId(): Promise<string | undefined> {
  const cookie = (await cookies()).get(COOKIE)?.value;
  return cookie && createHash('sha256').update(cookie).digest('hex').slice(0, 32);
}
