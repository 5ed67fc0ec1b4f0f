import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import express from 'express';
import { isPurchasesError } from 'purchase-elements/server';
import { billing, signer, verifier } from './billing.js';
import { page, steps } from './page.js';
import { toSandbox } from './sandbox.js';
import { customerOf, customerOrNew } from './session.js';
import { receiveWebhook } from './webhooks.js';

/** @import { AddressInfo } from 'node:net' */
/** @import { ErrorRequestHandler } from 'express' */

const app = express();
app.disable('x-powered-by');

app.use('/sandbox', toSandbox);

// The raw text: the signature covers it. A JSON parser for other routes comes below this line.
app.post('/webhooks', express.text({ type: 'application/json', limit: '1mb' }), receiveWebhook);

app.get('/', async (request, response) => {
  const appUserId = customerOrNew(request, response);
  const entitlements = await billing.getActiveEntitlements(appUserId);
  response.set('Cache-Control', 'no-store').send(page({ appUserId, isPro: entitlements.has('pro') }));
});

/** For the API below, which could be another service. */
app.get('/token', async (request, response) => {
  const appUserId = customerOf(request);
  if (appUserId === undefined) {
    response.sendStatus(401);
    return;
  }
  const entitlements = await billing.getActiveEntitlements(appUserId);
  response.set('Cache-Control', 'no-store').json({ token: await signer.sign({ appUserId, entitlements }) });
});

app.get('/.well-known/jwks.json', (_request, response) => {
  response.set('Cache-Control', 'public, max-age=300').json(signer.keySet);
});

/** Knows the customer by the token alone, and does not ask the provider. */
app.get('/api/steps', async (request, response) => {
  const token = request.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  try {
    const { entitlements } = await verifier.verify(token);
    if (entitlements.has('pro')) response.json(steps);
    else response.sendStatus(403);
  } catch (error) {
    if (!isPurchasesError(error) || error.errorCode !== 36) throw error;
    response.sendStatus(401);
  }
});

const root = dirname(fileURLToPath(import.meta.url));
for (const file of ['style.css', 'client.js'])
  app.get(`/${file}`, (_request, response) => response.sendFile(file, { root }));
// The script tag's files, from the package. A CDN of yours could have them.
app.use(
  '/dist',
  express.static(dirname(fileURLToPath(import.meta.resolve('purchase-elements/dist/purchases.js')))),
);

/** It is not known what the customer has paid for: nothing is opened, and nothing is refused for good. @type {ErrorRequestHandler} */
const onError = (error, _request, response, next) =>
  response.headersSent
    ? next(error)
    : response.status(isPurchasesError(error) ? 503 : 500).send('Please try again in a moment.');
app.use(onError);

const { values } = parseArgs({ options: { port: { type: 'string', default: process.env.PORT ?? '3000' } } });
const server = app.listen(Number(values.port), 'localhost', () => {
  const { port } = /** @type {AddressInfo} */ (server.address());
  console.log(`http://localhost:${port}/`);
});
