import { act, Profiler, startTransition, useEffect, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PurchasesProvider } from '../../../elements/react/provider';
import { useCustomerInfo } from '../../../elements/react/use-customer-info';
import type { UseCustomerInfo } from '../../../elements/react/use-customer-info';
import { useEntitlement } from '../../../elements/react/use-entitlement';
import type { UseEntitlement } from '../../../elements/react/use-entitlement';
import { useOfferings } from '../../../elements/react/use-offerings';
import type { UseOfferings, UseOfferingsParams } from '../../../elements/react/use-offerings';
import { Purchases } from '../../../sdk/index';
import { offerings } from '../../sdk/support/fixtures';
import { KEY, render, rest, server, settle, setStage, withoutPro, withPro } from './support/stage';

setStage();

const instance = () => new Purchases({ apiKey: KEY, appUserId: 'nils' });

/** Renders a hook below a provider with an instance, and notes all that it returned. */
const watch = async <T, P extends object>(hook: (params?: P) => T, params?: P, purchases = instance()) => {
  const seen: T[] = [];
  const Watcher = ({ params }: { params: P | undefined }) => {
    seen.push(hook(params));
    return null;
  };
  const tree = (params?: P) => (
    <PurchasesProvider purchases={purchases}>
      <Watcher params={params} />
    </PurchasesProvider>
  );
  const { again, leave } = await render(tree(params));
  return { seen, last: () => seen.at(-1)!, purchases, leave, again: (params?: P) => again(tree(params)) };
};

describe('useOfferings', () => {
  it('goes from loading to ready, with one request for all who ask the same', async () => {
    const useBoth = () => [useOfferings({ currency: 'EUR' }), useOfferings({ currency: 'EUR' })] as const;
    const { seen, last } = await watch(useBoth);
    expect(seen[0]?.[0]).toMatchObject({ status: 'loading', offerings: null, error: null });
    expect(last()[0].offerings?.current?.identifier).toBe('spring');
    expect(last()[1].offerings).toBe(last()[0].offerings);
    expect(server.count('offerings')).toBe(1);
    expect(server.asked.find(({ call }) => call === 'products')?.url).toContain('currency=EUR');
  });

  it('compares its parameters by what they say, and reads again when that changes', async () => {
    const { again, last } = await watch<UseOfferings, UseOfferingsParams>(useOfferings, {
      offeringIdentifier: 'autumn',
    });
    const before = last();
    await again({ offeringIdentifier: 'autumn', currency: undefined });
    expect(last()).toBe(before);
    expect(Object.keys(last().offerings?.all ?? {})).toEqual(['autumn']);
    await again({ offeringIdentifier: 'spring' });
    expect(Object.keys(last().offerings?.all ?? {})).toEqual(['spring']);
    expect(server.count('offerings')).toBe(2);
    await again({ offeringIdentifier: 'autumn' });
    expect(last().offerings).toBe(before.offerings);
    expect(server.count('offerings')).toBe(2);
  });

  it('says what went wrong, and refresh tries again from loading on', async () => {
    server.say('offerings', () => 404);
    const { last, seen } = await watch(useOfferings);
    const failed = last();
    expect(failed).toMatchObject({ status: 'failed', offerings: null });
    expect(failed.error?.extra?.statusCode).toBe(404);
    server.say('offerings', () => offerings());
    seen.length = 0;
    await act(() => failed.refresh());
    expect(seen[0]?.status).toBe('loading');
    expect(last().status).toBe('ready');
    expect(last().refresh).toBe(failed.refresh);
  });

  it('keeps what it knows when a refresh fails, and says that it is stale', async () => {
    const { last } = await watch(useOfferings);
    const { offerings: known } = last();
    server.say('offerings', () => 404);
    await act(() => last().refresh());
    expect(last()).toMatchObject({ status: 'ready', isStale: true });
    expect(last().offerings).toBe(known);
  });

  it('is read again for another customer, and never shows one what the other was offered', async () => {
    const { last, seen, purchases } = await watch(useOfferings);
    server.say('offerings', () => offerings({ current_offering_id: 'autumn' }));
    seen.length = 0;
    await act(() => purchases.changeUser('ada'));
    await settle();
    expect(seen[0]?.status).toBe('loading');
    expect(last().offerings?.current?.identifier).toBe('autumn');
  });

  it('is read again when the device is online again after a failure', async () => {
    server.say('offerings', () => 404);
    const { last } = await watch(useOfferings);
    server.say('offerings', () => offerings());
    await act(async () => void window.dispatchEvent(new Event('online')));
    await settle();
    expect(last().status).toBe('ready');
  });

  it('shows who comes back within five minutes what is known, and reads nothing', async () => {
    const first = await watch(useOfferings);
    await first.leave();
    const { seen } = await watch(useOfferings, undefined, first.purchases);
    expect(seen[0]?.status).toBe('ready');
    expect(server.count('offerings')).toBe(1);
  });

  it('shows who comes back later what is known, and then what is new', async () => {
    const first = await watch(useOfferings);
    await first.leave();
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60_000);
    await rest();
    const { seen } = await watch(useOfferings, undefined, first.purchases);
    expect(seen[0]?.status).toBe('ready');
    expect(server.count('offerings')).toBe(2);
  });
});

describe('useCustomerInfo and useEntitlement', () => {
  const useThree = () => [useCustomerInfo(), useEntitlement('pro'), useEntitlement('toString')] as const;

  it('share one answer', async () => {
    server.say('customer', withPro);
    const { last } = await watch(useThree);
    const [{ customerInfo }, pro, other] = last();
    expect(server.count('customer')).toBe(1);
    expect(pro).toMatchObject({ status: 'active', isActive: true, error: null });
    expect(pro.entitlement).toBe(customerInfo?.entitlements.active['pro']);
    expect(other).toMatchObject({ status: 'inactive', isActive: false, entitlement: null });
  });

  it('keep their identity while nothing changes', async () => {
    const { last, again } = await watch(useThree);
    const before = last();
    await again();
    last().forEach((state, index) => expect(state).toBe(before[index]));
  });

  it('follow whatever is read of the customer, wherever it is asked', async () => {
    const { last, purchases } = await watch<UseEntitlement, never>(() => useEntitlement('pro'));
    expect(last().status).toBe('inactive');
    server.say('customer', withPro);
    await act(() => purchases.getCustomerInfo());
    await settle();
    expect(last().isActive).toBe(true);
  });

  it('an entitlement that has ended is inactive, and there', async () => {
    const ended = JSON.parse(JSON.stringify(withPro()).replaceAll('2090', '2020')) as object;
    server.say('customer', () => ended);
    const { last } = await watch<UseEntitlement, never>(() => useEntitlement('pro'));
    expect(last()).toMatchObject({ status: 'inactive', isActive: false });
    expect(last().entitlement?.identifier).toBe('pro');
  });

  it('what could not be read is unknown, and can be read again', async () => {
    server.say('customer', () => 404);
    const { last } = await watch<UseEntitlement, never>(() => useEntitlement('pro'));
    expect(last()).toMatchObject({ status: 'unknown', isActive: false, entitlement: null });
    expect(last().error?.extra?.statusCode).toBe(404);
    server.say('customer', withPro);
    await act(() => last().refresh());
    expect(last().status).toBe('active');
  });

  it('keep what is known when reading it again fails', async () => {
    server.say('customer', withPro);
    const { last } = await watch<UseCustomerInfo, never>(useCustomerInfo);
    server.say('customer', () => 404);
    await act(() => last().refresh());
    expect(last()).toMatchObject({ status: 'ready', isStale: true, error: null });
  });

  it('never draw what the customer before owns, not even when they changed while nobody looked', async () => {
    server.say('customer', (url) => (url.endsWith('/nils') ? withPro() : withoutPro()));
    const first = await watch<UseEntitlement, never>(() => useEntitlement('pro'));
    expect(first.last().isActive).toBe(true);
    await first.leave();
    await rest();
    await first.purchases.changeUser('ada');
    const { seen, last } = await watch<UseEntitlement, never>(
      () => useEntitlement('pro'),
      undefined,
      first.purchases,
    );
    expect(seen.map(({ isActive }) => isActive)).not.toContain(true);
    expect(last().status).toBe('inactive');
  });
});

const work = (ms: number): void => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

it('two readers of the customer agree in every frame, also when an answer arrives amid a transition', async () => {
  const purchases = instance();
  const committed: string[] = [];
  const Reader = () => {
    const { status } = useEntitlement('pro');
    // Slow enough for the transition to be interrupted between two readers.
    work(8);
    return <i>{status}</i>;
  };
  const list: { grow?: (count: number) => void } = {};
  const List = () => {
    const [count, setCount] = useState(2);
    useEffect(() => void Object.assign(list, { grow: setCount }), []);
    return Array.from({ length: count }, (_, index) => <Reader key={index} />);
  };
  const { place } = await render(
    <PurchasesProvider purchases={purchases}>
      <Profiler
        id="list"
        onRender={() =>
          queueMicrotask(() =>
            committed.push([...document.querySelectorAll('i')].map((i) => i.textContent).join()),
          )
        }
      >
        <List />
      </Profiler>
    </PurchasesProvider>,
  );
  server.say('customer', withPro);
  // Without act, which would render it all in one go.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  startTransition(() => list.grow?.(12));
  await new Promise((resolve) => setTimeout(resolve, 20));
  const isUnderWay = place.querySelectorAll('i').length === 2;
  await purchases.getCustomerInfo();
  await vi.waitFor(() => expect(place.querySelectorAll('i')).toHaveLength(12), { timeout: 5000 });
  await vi.waitFor(() => expect(place.textContent).toBe('active'.repeat(12)));
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(isUnderWay).toBe(true);
  for (const frame of committed) expect(new Set(frame.split(',')).size).toBe(1);
});
