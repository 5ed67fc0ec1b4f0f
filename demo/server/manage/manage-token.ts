import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tenant } from '../tenant/tenant.types';
import type { Tenants } from '../tenant/tenants';

/** A link that a customer can save. It contains the tenant and the user, is signed, and contains no API key. */
export function manageLink(origin: string, secret: string, tenant: Tenant, appUserId: string): string {
  return `${origin}/sandbox/manage?token=${createManageToken(secret, tenant, appUserId)}`;
}

function createManageToken(secret: string, tenant: Tenant, appUserId: string): string {
  const payload = Buffer.from(JSON.stringify([tenant.publicId, appUserId])).toString('base64url');
  return `${payload}.${sign(secret, payload)}`;
}

export function readManageToken(
  tenants: Tenants,
  token: string,
): { tenant: Tenant; appUserId: string } | null {
  const [payload = '', signature = ''] = token.split('.');
  const expected = Buffer.from(sign(tenants.secret, payload));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  const content: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  if (!Array.isArray(content)) return null;
  const [publicId, appUserId]: unknown[] = content;
  if (typeof publicId !== 'string' || typeof appUserId !== 'string') return null;
  const tenant = tenants.byPublicId(publicId);
  return tenant === undefined ? null : { tenant, appUserId };
}

function sign(secret: string, payload: string): string {
  return createHmac('sha256', secret).update(payload).digest('base64url');
}
