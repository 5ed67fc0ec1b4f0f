// Everybody else on the internet, answered here: the card provider's script, pictures, and where events are sent.
import { setTimeout as sleep } from 'node:timers/promises';
import { stripeScript } from './pages.mjs';

/** @import { CDPSession } from 'playwright' */
/** @typedef {{ method: string, url: string }} OutsideRequest */

const ICON = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>';
const OPEN = [
  { name: 'Access-Control-Allow-Origin', value: '*' },
  { name: 'Access-Control-Allow-Headers', value: '*, Authorization, Content-Type' },
  { name: 'Access-Control-Allow-Methods', value: '*' },
  { name: 'Cache-Control', value: 'public, max-age=300' },
];

/** @type {(request: OutsideRequest) => { type: string, body: string }} */
function answerFor({ url, method }) {
  const { hostname, pathname } = new URL(url);
  if (hostname === 'js.stripe.com') return { type: 'text/javascript', body: stripeScript };
  if (method === 'GET' && /\.(svg|png|webp|jpg)$/.test(pathname))
    return { type: 'image/svg+xml', body: ICON };
  return { type: 'application/json', body: '{}' };
}

/** @type {(session: CDPSession, requestId: string, request: OutsideRequest, latency: number) => Promise<void>} */
async function answer(session, requestId, request, latency) {
  if (latency > 0) await sleep(latency);
  const { type, body } = answerFor(request);
  await session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: 200,
    responseHeaders: [...OPEN, { name: 'Content-Type', value: type }],
    body: Buffer.from(body).toString('base64'),
  });
}

/**
 * Everything at https addresses: the measured hosts are not. `requests` lists what was asked for. Answers given here
 * are not slowed by the browser, so each waits for the network's delay; their size is not counted.
 * @type {(session: CDPSession, latency: number) => Promise<OutsideRequest[]>}
 */
export async function answerThirdParties(session, latency) {
  /** @type {OutsideRequest[]} */
  const requests = [];
  session.on('Fetch.requestPaused', ({ requestId, request }) => {
    requests.push({ method: request.method, url: request.url });
    void answer(session, requestId, request, latency).catch(() => {}); // The page has gone.
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
  return requests;
}
