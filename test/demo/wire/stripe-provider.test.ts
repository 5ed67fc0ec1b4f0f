import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noOtherHosts, pageHeaders } from '../../../demo/server/http/security-headers';
import type { RunningServer } from '../../../demo/server/server';
import { at, createClient, startSandbox, statusOf } from '../sandbox-client';

/** A loopback fake of the REST API: it notes what it is asked and answers with the status it is told. */
const asked: { method: string; path: string; headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
let status = 'requires_payment_method';
let fake: Server;
let server: RunningServer;

beforeAll(async () => {
  fake = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      asked.push({
        method: request.method ?? '',
        path,
        headers: request.headers,
        form: new URLSearchParams(body),
      });
      const id = path.includes('setup') ? 'seti_real1' : 'pi_real1';
      const isDown = status === 'down';
      response.writeHead(isDown ? 402 : 200, { 'Content-Type': 'application/json' });
      response.end(
        JSON.stringify(
          isDown
            ? { error: { message: 'No such account' } }
            : { id, client_secret: `${id}_secret_x`, status },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => fake.listen(0, '127.0.0.1', resolve));
  const address = fake.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server = await startSandbox({
    config: {
      stripe: {
        publishableKey: 'pk_test_real',
        secretKey: 'sk_test_real',
        accountId: 'acct_real',
        baseUrl: `http://127.0.0.1:${port}`,
      },
    },
  });
});
afterAll(async () => {
  await server.close();
  fake.close();
});

describe('the real card provider', () => {
  it('leaves the pages to the real script, and lets that script load', async () => {
    const script = await fetch(`${server.url}/sandbox/stripe/stripe.js`);
    expect(script.headers.get('Content-Type')).toContain('javascript');
    expect(await script.text()).not.toContain('__standInBase');
    expect(
      pageHeaders({ ...noOtherHosts, connect: ['https://api.stripe.com'] })['Content-Security-Policy'],
    ).not.toContain('trusted-types');
    expect(pageHeaders(noOtherHosts)['Content-Security-Policy']).toContain('trusted-types');
  });

  it('makes a setup intent for a trial and follows its status', async () => {
    const client = createClient(server);
    asked.length = 0;
    status = 'requires_payment_method';
    const started = await client.buy('a@example.org');
    expect(at(started.json, 'data')).toEqual({
      client_secret: 'seti_real1_secret_x',
      publishable_api_key: 'pk_test_real',
      stripe_account_id: 'acct_real',
    });
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/setup_intents',
      headers: {
        authorization: 'Bearer sk_test_real',
        'stripe-account': 'acct_real',
        'idempotency-key': at(started.json, 'operation_session_id'),
      },
    });
    expect(statusOf(await client.poll(started))).toBe('started');
    expect((await client.confirm(started)).status).toBe(404);
    status = 'succeeded';
    expect(statusOf(await client.pollToEnd(started))).toBe('succeeded');
    expect(await client.ledger()).toHaveLength(1);
  });

  it('charges in the smallest unit of the currency', async () => {
    const client = createClient(server);
    asked.length = 0;
    status = 'requires_payment_method';
    await client.buy('a@example.org', 'weekly', { price_id: 'prc_weekly_base_option_gbp' });
    await client.buy('a@example.org', 'weekly', { price_id: 'prc_weekly_base_option_jpy' });
    expect(asked.map(({ form }) => [form.get('amount'), form.get('currency')])).toEqual([
      ['249', 'gbp'],
      ['450', 'jpy'],
    ]);
  });

  it('passes a refusal on as a server error that says what happened', async () => {
    status = 'down';
    const answer = await createClient(server).buy('a@example.org');
    expect([answer.status, at(answer.json, 'code')]).toEqual([500, 7110]);
    expect(at(answer.json, 'message')).toContain('No such account');
  });
});
