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

function sendCard(
  link: string,
  typed: Partial<Record<'number' | 'expiry' | 'cvc', string>>,
): Promise<Response> {
  const token = new URL(link).searchParams.get('token') ?? '';
  const card = { number: '4242424242424242', expiry: '12 / 40', cvc: '123', ...typed };
  const body = new URLSearchParams({ token, action: 'card', ...card });
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

  it('shows a failed payment, and a new card pays it', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    await press(link, 'billing-issue');
    await client.advance(4 * DAY);
    const page = await (await fetch(link)).text();
    expect(page).toContain('Payment problem');
    expect(page).toContain('Visa ending in 4242 was refused');
    const refused = await sendCard(link, { number: '4000 0000 0000 9995' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Your card has insufficient funds.');
    expect(await (await fetch(link)).text()).toContain('Payment problem');
    expect(await client.ledger()).toMatchObject([{ kind: 'trial' }]);
    const answer = await sendCard(link, { number: '5555 5555 5555 4444' });
    expect(answer.headers.get('location')).toContain('done=paid');
    const after = await (await fetch(link)).text();
    expect(after).toContain('Renews on');
    expect(after).toContain('Mastercard ending in 4444, expires 12/2040');
    expect(await client.ledger()).toMatchObject([
      { kind: 'trial' },
      { kind: 'charge', amountMicros: 9_990_000 },
    ]);
    await press(link, 'refund');
    expect(await (await fetch(link)).text()).toContain('Refunded');
  });

  it('names the card of the purchase, and each fault of another one, and keeps no number', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    const cases = [
      [{ number: '4242 4242' }, 'Enter the whole card number.'],
      [{ number: '4242 4242 4242 4243' }, 'This is not a card number.'],
      [{ expiry: '13/40' }, 'Enter month and year, such as 04/31.'],
      [{ expiry: '01/20' }, 'This date is in the past.'],
      [{ cvc: '12' }, 'Enter the security code of the card.'],
    ] as const;
    for (const [typed, error] of cases) {
      const answer = await sendCard(link, typed);
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain(error);
    }
    const refused = await (await sendCard(link, { number: '4000 0000 0000 0127' })).text();
    expect(refused).toMatch(/id="cvc-error"/);
    expect(refused).not.toContain('0127');
    expect(await (await fetch(link)).text()).toContain('Visa ending in 4242');
  });

  it('lists what was paid and refunded, with a page for each, and shows no one else’s', async () => {
    const client = createClient(server);
    await client.subscribe();
    const link = await linkOf(client);
    expect(await (await fetch(link)).text()).toContain('There are no payments yet.');
    await client.advance(4 * DAY);
    await press(link, 'refund');
    const page = await (await fetch(link)).text();
    const [refund = '', charge = ''] = [...page.matchAll(/href="([^"]*manage\/invoice[^"]*)"/g)].map(
      ([, href = '']) => `${server.url}${href.replaceAll('&#38;', '&')}`,
    );
    expect(await (await fetch(refund)).text()).toMatch(/Credit note[^]*−\$9\.99/);
    const response = await fetch(charge);
    const invoice = await response.text();
    expect(invoice).toMatch(/Paid on[^]*Stepwise PRO monthly[^]*Total[^]*\$9\.99/);
    expect(invoice).not.toMatch(/<script(?! src)|<style|style=|onclick/);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
    await client.control('/subscribers/u2', { action: 'grant', productId: 'weekly' });
    const other = new URL(charge);
    other.searchParams.set('token', new URL(await linkOf(client, 'u2')).searchParams.get('token') ?? '');
    expect((await fetch(other)).status).toBe(404);
  });

  it.each([
    ['app_store', 'https://apps.apple.com/account/subscriptions'],
    ['play_store', 'https://play.google.com/store/account/subscriptions'],
    ['amazon', null],
  ])('a subscription of %s is managed on its own page', async (store, address) => {
    const client = createClient(server);
    const granted = { action: 'grant', productId: 'monthly', store };
    await client.control('/subscribers/u1', granted);
    const answer = await client.subscriber('u1');
    expect(at(answer, 'subscriber', 'management_url')).toBe(address);
    expect(at(answer, 'subscriber', 'subscriptions', 'monthly', 'management_url')).toBe(address);
    await client.control('/subscribers/u1', { action: 'grant', productId: 'annual' });
    const link = await linkOf(client);
    expect(link).toContain('/sandbox/manage?token=');
    const page = await (await fetch(link)).text();
    expect(page).toContain(address === null ? 'Managed in the Amazon Appstore.' : `href="${address}"`);
    expect(page.match(/Cancel subscription/g)).toHaveLength(1);
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
