import { createHmac } from 'node:crypto';
import { expect } from 'playwright/test';

const SANDBOX = `http://localhost:${process.env['EXAMPLES_PORT'] ?? 4490}/sandbox`;

export interface ServerSide {
  /** The public key of the example's tenant. */
  readonly apiKey: string;
  readonly paths: { readonly token: string; readonly steps: string; readonly webhooks: string };
  /** The secrets of webhooks that the example has without variables. */
  readonly secrets: { readonly authorization: string; readonly signingSecret: string };
}

/** Examples with a server of their own, by name. */
export const SERVER_SIDE: Readonly<Record<string, ServerSide>> = {
  express: {
    apiKey: 'rcb_sb_express',
    paths: { token: '/token', steps: '/api/steps', webhooks: '/webhooks' },
    secrets: { authorization: 'Bearer express-example', signingSecret: 'express-example' },
  },
  next: {
    apiKey: 'rcb_sb_examples',
    paths: { token: '/api/token', steps: '/api/steps', webhooks: '/api/webhooks' },
    secrets: { authorization: 'Bearer next-example', signingSecret: 'next-example' },
  },
};

function sign(body: string, secret: string): string {
  const time = Math.floor(Date.now() / 1_000);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}

interface Delivery {
  readonly attempts: readonly number[];
  readonly event: { readonly id: string; readonly type: string; readonly app_user_id: string };
}

/** A visitor without a page: the cookie stands for the account. */
export async function expectServerDecides(origin: string, example: ServerSide | undefined): Promise<void> {
  if (!example) throw new Error('The example has no server of its own.');
  const { apiKey, paths, secrets } = example;
  const control = async (path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${SANDBOX}/control${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    expect(answer.status, path).toBeLessThan(300);
    return answer.json();
  };

  const first = await fetch(origin);
  const cookie = /visitor=[^;]+/.exec(first.headers.get('Set-Cookie') ?? '')?.[0] ?? '';
  expect(first.headers.get('Set-Cookie')).toMatch(/visitor=[^;]{40,}.*HttpOnly/);
  const tokenFor = async (visitor: string) => fetch(origin + paths.token, { headers: { Cookie: visitor } });
  const stepsWith = async (token: string): Promise<number> =>
    (await fetch(origin + paths.steps, { headers: { Authorization: `Bearer ${token}` } })).status;
  const readToken = async (): Promise<string> => {
    const { token } = (await (await tokenFor(cookie)).json()) as { token: string };
    return token;
  };

  expect((await tokenFor('')).status).toBe(401);
  expect(await stepsWith('')).toBe(401);
  const before = await readToken();
  expect(await stepsWith(before)).toBe(403);
  const claims = JSON.parse(Buffer.from(before.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };

  await control('/config', { webhook: { url: origin + paths.webhooks, ...secrets } });
  await control(`/subscribers/${claims.sub}`, { action: 'grant', productId: 'annual' });
  const after = await readToken();
  expect(await stepsWith(after)).toBe(200);
  expect(await stepsWith(`${after}x`)).toBe(401);
  // The claims that were changed, with the signature of the others.
  const [header, payload, signature] = [before.split('.')[0], after.split('.')[1], before.split('.')[2]];
  expect(await stepsWith(`${header}.${payload}.${signature}`)).toBe(401);

  await control(`/subscribers/${claims.sub}`, { action: 'cancel' });
  const deliveries = async (): Promise<readonly Delivery[]> => {
    const { webhooks } = (await control('/webhooks')) as { webhooks: readonly Delivery[] };
    return webhooks.filter(({ event }) => event.app_user_id === claims.sub);
  };
  await expect
    .poll(async () => (await deliveries()).map(({ event, attempts }) => [event.type, ...attempts]))
    .toEqual([['CANCELLATION', 200]]);
  const [delivered] = await deliveries();
  const body = JSON.stringify({ event: delivered?.event });
  const send = (authorization: string, signed: string) =>
    fetch(origin + paths.webhooks, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: authorization,
        'X-RevenueCat-Webhook-Signature': sign(signed, secrets.signingSecret),
      },
      body,
    });
  const again = await send(secrets.authorization, body);
  expect([again.status, await again.json()]).toEqual([200, { isRepeated: true }]);
  expect((await send(secrets.authorization, `${body} `)).status).toBe(401);
  expect((await send('Bearer wrong', body)).status).toBe(401);
}
