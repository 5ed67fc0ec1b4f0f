import { isPurchasesError, readWebhook } from 'purchase-elements/server';
import { billing, seenEvents, webhookSecrets } from '../../../lib/billing';

/** In your database: what each customer had when it changed last. */
const members = new Map<string, readonly string[]>();

const statusOf = (error: unknown): number => (isPurchasesError(error) && error.errorCode === 36 ? 401 : 500);

/** Checks the provider's events, and handles each once. */
export async function POST(request: Request): Promise<Response> {
  const body = await request.text();
  const event = await readWebhook({ headers: request.headers, body }, webhookSecrets).catch(statusOf);
  if (typeof event === 'number') return new Response(null, { status: event });
  if (seenEvents.has(event.id)) return Response.json({ isRepeated: true });
  // Before the work, so that the same event at the same moment finds it.
  seenEvents.add(event.id);
  try {
    // The event says that something changed. What the customer has now, the provider knows.
    for (const id of event.appUserIds) members.set(id, [...(await billing.getActiveEntitlements(id)).keys()]);
  } catch (error) {
    seenEvents.delete(event.id);
    throw error;
  }
  return Response.json({ isRepeated: false });
}
