import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RunningServer } from '../../demo/server/server';
import { at, createClient, DAY, startSandbox } from './sandbox-client';
import type { Client } from './sandbox-client';

let server: RunningServer;
beforeAll(async () => {
  server = await startSandbox();
});
afterAll(() => server.close());

async function linkOf(client: Client, id = 'u1'): Promise<string> {
  return String(at(await client.subscriber(id), 'subscriber', 'management_url'));
}

function press(link: string, action: string, product = 'monthly'): Promise<Response> {
  const token = new URL(link).searchParams.get('token') ?? '';
  const body = new URLSearchParams({ token, action, product });
  return fetch(`${server.url}/sandbox/manage`, { method: 'POST', body, redirect: 'manual' });
}

describe('the management page', () => {
  it('cancels and resumes with plain forms, and shows the page again after a redirect', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    const page = await (await fetch(link)).text();
    expect(page).toContain('Free trial');
    expect(page).toContain('Cancel subscription');
    const answer = await press(link, 'cancel');
    expect(answer.status).toBe(303);
    const after = await (await fetch(new URL(answer.headers.get('location') ?? '', server.url))).text();
    expect(after).toContain('Will not renew');
    expect(after).toContain('Resume subscription');
    await press(link, 'resume');
    expect(await (await fetch(link)).text()).toContain('Free trial');
  });

  it('shows a payment problem and its end', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    await press(link, 'billing-issue');
    await client.advance(4 * DAY);
    expect(await (await fetch(link)).text()).toContain('Payment problem');
    await press(link, 'fix');
    expect(await (await fetch(link)).text()).toContain('Renews on');
    await press(link, 'refund');
    expect(await (await fetch(link)).text()).toContain('Refunded');
  });

  it('escapes what it shows', async () => {
    const client = createClient(server);
    const id = `<img src=x onerror=alert(1)>"'&`;
    await client.control(`/subscribers/${encodeURIComponent(id)}`, { action: 'grant', productId: 'weekly' });
    const page = await (await fetch(await linkOf(client, encodeURIComponent(id)))).text();
    expect(page).not.toContain('<img src=x');
    expect(page).toContain('&#60;img src=x onerror=alert(1)&#62;&#34;&#39;&#38;');
  });

  it('has no inline script or style, and its policy allows none', async () => {
    const client = createClient(server);
    await client.subscribe();
    const response = await fetch(await linkOf(client));
    const page = await response.text();
    expect(page).not.toMatch(/<script|<style|style=|onclick/);
    expect(response.headers.get('content-security-policy')).toContain("style-src 'self'");
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect((await fetch(`${server.url}/sandbox/manage/style.css`)).headers.get('content-type')).toContain(
      'text/css',
    );
  });

  it('hides the key, and refuses a token that was changed', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    const [payload = '', signature = ''] = (new URL(link).searchParams.get('token') ?? '').split('.');
    expect(Buffer.from(payload, 'base64url').toString()).not.toContain(client.key);
    const forged = Buffer.from(payload, 'base64url').toString().replace('u1', 'u2');
    const tokens = ['', 'x', `${payload}.`, `${Buffer.from(forged).toString('base64url')}.${signature}`];
    for (const token of tokens) {
      expect((await fetch(`${server.url}/sandbox/manage?token=${token}`)).status).toBe(403);
      expect((await press(`${server.url}/?token=${token}`, 'cancel')).status).toBe(403);
    }
    expect(await (await fetch(link)).text()).toContain('Free trial');
  });
});
