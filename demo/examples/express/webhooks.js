import { isPurchasesError, readWebhook } from 'purchase-elements/server';
import { billing } from './billing.js';

/** @import { Request, Response } from 'express' */

/** In your database: a table with a unique column. */
const seen = new Set();
/** In your database: what each customer had when it changed last, for mails, statistics, and times without an answer. */
const members = new Map();

const secrets = {
  authorization: process.env.WEBHOOK_AUTHORIZATION ?? 'Bearer express-example',
  signingSecret: process.env.WEBHOOK_SIGNING_SECRET ?? 'express-example',
};

/** @type {(request: Request, response: Response) => Promise<void>} */
export async function receiveWebhook(request, response) {
  let event;
  try {
    event = await readWebhook({ headers: request.headers, body: request.body }, secrets);
  } catch (error) {
    const isRefused = isPurchasesError(error) && error.errorCode === 36;
    response.sendStatus(isRefused ? 401 : 500);
    return;
  }
  if (seen.has(event.id)) {
    response.json({ isRepeated: true });
    return;
  }
  // Before the work, so that the same event at the same moment finds it.
  seen.add(event.id);
  try {
    // The event says that something changed. What the customer has now, the provider knows.
    for (const id of event.appUserIds) members.set(id, [...(await billing.getActiveEntitlements(id)).keys()]);
  } catch (error) {
    seen.delete(event.id);
    throw error;
  }
  response.json({ isRepeated: false });
}
