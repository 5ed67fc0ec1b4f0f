import { billing, tokens } from '../../../lib/billing';
import { customerId } from '../../../lib/session';

/** A token for the signed-in customer. */
export async function GET(): Promise<Response> {
  const appUserId = await customerId();
  if (appUserId === undefined) return new Response(null, { status: 401 });
  const { signer } = await tokens();
  const entitlements = await billing.getActiveEntitlements(appUserId);
  const token = await signer.sign({ appUserId, entitlements });
  return Response.json({ token }, { headers: { 'Cache-Control': 'no-store' } });
}
