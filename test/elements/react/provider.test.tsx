import { Component } from 'react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PurchasesProvider } from '../../../elements/react/provider';
import type { ProviderConfig } from '../../../elements/react/provider';
import { useCustomerInfo } from '../../../elements/react/use-customer-info';
import { useOfferings } from '../../../elements/react/use-offerings';
import { usePurchases } from '../../../elements/react/use-purchases';
import type { UsePurchases } from '../../../elements/react/use-purchases';
import { isPurchasesError, Purchases } from '../../../sdk/index';
import type { PurchasesError } from '../../../sdk/index';
import { KEY, OTHER_KEY, render, server, settle, takeComplaints, setStage, withPro } from './support/stage';

setStage();

const seen: UsePurchases[] = [];
const last = (): UsePurchases => seen.at(-1)!;
const Spy = (): null => {
  const state = usePurchases();
  if (seen.at(-1) !== state) seen.push(state);
  return null;
};
const Words = () => {
  const { status, customerInfo, error } = useCustomerInfo();
  const offers = useOfferings();
  return (
    <p>{`${status} ${customerInfo?.originalAppUserId ?? '-'} ${error?.errorCode ?? '-'} ${offers.status}`}</p>
  );
};
const app = (config: ProviderConfig | null, more: object = {}) => (
  <PurchasesProvider config={config} {...more}>
    <Spy />
    <Words />
  </PurchasesProvider>
);

describe('a provider with a configuration', () => {
  it('configures once in StrictMode, warns of nothing and doubles no request', async () => {
    const made = vi.spyOn(Purchases, 'configure');
    const { place } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(made).toHaveBeenCalledTimes(1);
    expect(last().purchases).toBe(Purchases.getSharedInstance());
    expect(place.textContent).toBe('ready nils - ready');
    expect(server.asked.map(({ call }) => call).sort()).toEqual(['customer', 'offerings', 'products']);
  });

  it('says the same state once, however often it is rendered, and takes no note of another object that says the same', async () => {
    const { again } = await render(app({ apiKey: KEY, appUserId: 'nils', appearance: { shape: 'pill' } }));
    const before = last();
    await again(app({ apiKey: KEY, appUserId: 'nils', appearance: { shape: 'pill' }, texts: undefined }));
    expect(last()).toBe(before);
    expect(server.count('customer')).toBe(1);
  });

  it('passes every option on: the wire, the events, the token', async () => {
    const made = vi.spyOn(Purchases, 'configure');
    const sale = { subscriberToken: 'sub_1', orderButton: 'obligation-to-pay' } as const;
    const more = { wire: 'checkout', collectUtm: true, events: false, ...sale } as const;
    await render(app({ apiKey: KEY, appUserId: 'nils', ...more }));
    expect(made).toHaveBeenCalledWith({ apiKey: KEY, appUserId: 'nils', ...more });
  });

  it('follows another customer with changeUser: one read, the same instance, and nothing of the one before', async () => {
    server.say('customer', (url) => ({
      ...withPro(),
      ...(url.endsWith('/ada') ? { request_date_ms: 1 } : {}),
    }));
    const { again } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    const { purchases } = last();
    const words: string[] = [];
    const observer = new MutationObserver(() => words.push(document.querySelector('p')!.textContent));
    observer.observe(document.body, { subtree: true, characterData: true, childList: true });
    server.asked.length = 0;
    await again(app({ apiKey: KEY, appUserId: 'ada' }));
    observer.disconnect();
    expect(last().purchases).toBe(purchases);
    expect(purchases?.getAppUserId()).toBe('ada');
    expect(server.asked.map(({ call, url }) => `${call} ${url.includes('/ada')}`).sort()).toEqual([
      'customer true',
      'offerings true',
      'products true',
    ]);
    expect(words[0]).toBe('loading - - loading');
    expect(words.at(-1)).toBe('ready nils - ready');
  });

  it('makes a new instance for another key, which takes the place of the shared one', async () => {
    const { again } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    const before = last().purchases;
    await again(app({ apiKey: OTHER_KEY, appUserId: 'nils' }));
    expect(last().purchases).not.toBe(before);
    expect(last().purchases).toBe(Purchases.getSharedInstance());
    expect(server.asked.at(-1)?.key).toBe(`Bearer ${OTHER_KEY}`);
  });

  it('closes what it made when it is gone for good, and not before', async () => {
    const { again, leave } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    await again(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(Purchases.isConfigured()).toBe(true);
    await leave();
    expect(Purchases.isConfigured()).toBe(false);
  });

  it('waits while the configuration is not known', async () => {
    const { again, place } = await render(app(null));
    expect(last()).toEqual({ status: 'loading', purchases: null, error: null });
    expect(server.asked).toEqual([]);
    await again(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(place.textContent).toBe('ready nils - ready');
    await again(app(null));
    expect(last().status).toBe('loading');
    expect(Purchases.isConfigured()).toBe(false);
  });

  it('takes a customer without an id for the anonymous one whom this browser remembers', async () => {
    const { again } = await render(app({ apiKey: KEY }));
    const id = last().purchases?.getAppUserId();
    expect(id).toMatch(/^\$RCAnonymousID:[0-9a-f]{32}$/);
    await again(app({ apiKey: KEY, appUserId: null }));
    expect(last().purchases?.getAppUserId()).toBe(id);
    expect(Purchases.storedAnonymousAppUserId()).toBe(id);
  });
});

describe('several providers', () => {
  it('that say the same have one instance and one answer, and the last one closes it', async () => {
    const first = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    const { purchases } = last();
    const second = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(last().purchases).toBe(purchases);
    expect(server.count('customer')).toBe(1);
    await first.leave();
    expect(Purchases.isConfigured()).toBe(true);
    await second.leave();
    expect(Purchases.isConfigured()).toBe(false);
  });

  it('of two customers have an instance each', async () => {
    await render(app({ apiKey: KEY, appUserId: 'nils' }));
    const nils = last().purchases;
    await render(app({ apiKey: KEY, appUserId: 'ada' }));
    expect(nils?.getAppUserId()).toBe('nils');
    expect(last().purchases?.getAppUserId()).toBe('ada');
    expect(Purchases.getSharedInstance()).toBe(nils);
  });

  it('leave the shared instance of the page to the page', async () => {
    const own = Purchases.configure({ apiKey: KEY, appUserId: 'page' });
    const { leave } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(last().purchases?.getAppUserId()).toBe('nils');
    await leave();
    expect(Purchases.getSharedInstance()).toBe(own);
  });
});

it('a provider with an instance gives that one at once, and never closes it', async () => {
  const own = Purchases.configure({ apiKey: KEY, appUserId: 'nils' });
  const other = new Purchases({ apiKey: OTHER_KEY, appUserId: 'ada' });
  const tree = (purchases: Purchases) => (
    <PurchasesProvider purchases={purchases}>
      <Spy />
    </PurchasesProvider>
  );
  seen.length = 0;
  const { again, leave } = await render(tree(own));
  expect(seen.map(({ purchases }) => purchases)).not.toContain(null);
  expect(last().purchases).toBe(own);
  await again(tree(other));
  expect(last().purchases).toBe(other);
  await leave();
  expect(Purchases.getSharedInstance()).toBe(own);
});

describe('a configuration that can not be meant', () => {
  class Boundary extends Component<{ children: ReactNode }, { error: Error | null }> {
    override state: { error: Error | null } = { error: null };
    static getDerivedStateFromError(error: Error) {
      return { error };
    }
    override render() {
      return this.state.error ? <b>{String(this.state.error)}</b> : this.props.children;
    }
  }

  it('is an error value below, and the console says it once', async () => {
    const { place, again } = await render(app({ apiKey: 'pk_live_wrong', appUserId: 'nils' }));
    expect(last().status).toBe('failed');
    expect(last().error?.errorCode).toBe(11);
    expect(place.textContent).toBe('failed - 11 failed');
    expect(takeComplaints()).toEqual([expect.stringContaining('<PurchasesProvider>: PurchasesError')]);
    expect(server.asked).toEqual([]);
    await again(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(place.textContent).toBe('ready nils - ready');
  });

  it('is told to onError once instead, the latest that was given', async () => {
    const heard: PurchasesError[] = [];
    const { again } = await render(app({ apiKey: KEY, appUserId: 'nils' }, { onError: () => expect.fail() }));
    await again(
      app({ apiKey: KEY, appUserId: 'no/id' }, { onError: (error: PurchasesError) => heard.push(error) }),
    );
    expect(heard.map(({ errorCode }) => errorCode)).toEqual([14]);
    expect(last().status).toBe('failed');
    expect(last().purchases).toBe(null);
  });

  it('never shows the customer before in the place of one whose id is not valid', async () => {
    server.say('customer', withPro);
    const { again, place } = await render(app({ apiKey: KEY, appUserId: 'nils' }));
    expect(place.textContent).toContain('ready nils');
    await again(app({ apiKey: KEY, appUserId: '' }));
    expect(place.textContent).toBe('failed - 14 failed');
    expect(takeComplaints()).toHaveLength(1);
  });

  it('goes to the error boundary with throwOnError', async () => {
    const { place } = await render(
      <Boundary>{app({ apiKey: 'wrong', appUserId: 'nils' }, { throwOnError: true })}</Boundary>,
    );
    expect(place.querySelector('b')?.textContent).toContain('Invalid API key');
    // React says what a boundary has caught.
    expect(takeComplaints().join()).toContain('Invalid API key');
  });
});

describe('without a provider', () => {
  it('each hook says what to do', async () => {
    for (const [name, hook] of Object.entries({ usePurchases, useOfferings, useCustomerInfo })) {
      const Lost = () => {
        hook();
        return null;
      };
      const failure = await render(<Lost />).catch((error: unknown) => error);
      expect(String(failure)).toContain(
        `${name}() needs a provider above its component: <PurchasesProvider config=`,
      );
      expect(isPurchasesError(failure)).toBe(false);
    }
    takeComplaints();
  });

  it('a provider that is told nothing says what it needs', async () => {
    const props = {} as { config: null };
    const failure = await render(<PurchasesProvider {...props} />).catch((error: unknown) => error);
    expect(String(failure)).toContain('needs `config`');
    takeComplaints();
    await settle();
  });
});
