import { tokens } from '../../../lib/billing';

/** The public keys, for those that verify the tokens. */
export const dynamic = 'force-dynamic';

export async function GET(): Promise<Response> {
  const { signer } = await tokens();
  return Response.json(signer.keySet, { headers: { 'Cache-Control': 'public, max-age=300' } });
}
