/** What the local part of the customer's e-mail address does to the purchase; the README has the table. */
export type PurchaseScript =
  | { kind: 'normal' | 'completed' | 'pending' | 'slow-confirm' | 'redeem' }
  | { kind: 'unknown-action' | 'unknown-status' | 'no-session' }
  | { kind: 'fail'; code: number | null }
  | { kind: 'reject'; code: number }
  | { kind: 'http'; status: number };

const named = [
  'completed',
  'pending',
  'slow-confirm',
  'redeem',
  'unknown-action',
  'unknown-status',
  'no-session',
] as const;

export function scriptFor(email: string | null): PurchaseScript {
  const local = ((email ?? '').split('@')[0] ?? '').split('+')[0]?.toLowerCase() ?? '';
  const kind = named.find((name) => name === local);
  if (kind !== undefined) return { kind };
  if (local === 'error-none') return { kind: 'fail', code: null };
  const match = /^(error|backend|http)-(\d{1,5})$/.exec(local);
  const number = Number(match?.[2]);
  switch (match?.[1]) {
    case 'error':
      return { kind: 'fail', code: number };
    case 'backend':
      return { kind: 'reject', code: number };
    case 'http':
      return number >= 400 && number <= 599 ? { kind: 'http', status: number } : { kind: 'normal' };
    default:
      return { kind: 'normal' };
  }
}
