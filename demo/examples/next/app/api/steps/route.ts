import { isPurchasesError } from 'purchase-elements/server';
import { tokens } from '../../../lib/billing';

/** Knows the customer by the token alone, and does not ask the provider. */
export async function GET(request: Request): Promise<Response> {
  const { verifier } = await tokens();
  const token = request.headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  try {
    const { entitlements } = await verifier.verify(token);
    if (!entitlements.has('pro')) return new Response(null, { status: 403 });
    return Response.json({ title: 'All four steps' });
  } catch (error) {
    if (!isPurchasesError(error) || error.errorCode !== 36) throw error;
    return new Response(null, { status: 401 });
  }
}
