import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PurchasesProvider } from '../../../elements/react/provider';
import { useEntitlement } from '../../../elements/react/use-entitlement';
import { usePurchase } from '../../../elements/react/use-purchase';
import type { UsePurchase } from '../../../elements/react/use-purchase';
import { ErrorCode, Purchases, PurchasesError } from '../../../sdk/index';
import type { PurchaseResult } from '../../../sdk/index';
import { platform } from '../../../sdk/purchases/platform';
import { monthly } from '../../sdk/support/offer';
import { KEY, render, server, settle, setStage, withPro } from './support/stage';
import type { PurchaseRun } from '../../../sdk/checkout/runner/presenter.types';
import type { Ui } from '../../../sdk/purchases/platform.types';

setStage();

/** Screens that do what the test says: the checkout ends when it is told to. */
const fakeScreens = () => {
  const sales: PurchaseRun[] = [];
  let end: { finish(): Promise<void>; fail(error: unknown): void } | null = null;
  const ui: Ui = {
    // The screens sell one product at a time.
    purchase: (run) =>
      new Promise<PurchaseResult>((resolve, reject) => {
        if (end) return reject(run.context.error(ErrorCode.OperationAlreadyInProgressError));
        sales.push(run);
        const finish = async (): Promise<void> =>
          resolve({
            customerInfo: await run.context.readCustomerInfo(run.appUserId),
            redemptionInfo: null,
            operationSessionId: null,
            storeTransaction: null,
          });
        end = { finish, fail: reject };
      }),
    inspect: () => {},
    sendEvents: () => {},
    presentExpressButton: () => Promise.reject(new Error('No buttons of wallets here.')),
    resume: () => Promise.resolve(null),
    presentPaywall: () => Promise.reject(new Error('There is none.')),
    preload: () => Promise.resolve(),
    preloadPaywall: () => {},
  };
  vi.spyOn(platform, 'loadUi').mockResolvedValue(ui);
  return {
    sales,
    finish: () => act(async () => (await end?.finish(), (end = null))),
    fail: (error: unknown) => act(async () => (end?.fail(error), (end = null))),
  };
};

let seen: UsePurchase[] = [];
const last = (): UsePurchase => seen.at(-1)!;
const Buyer = () => {
  seen.push(usePurchase());
  return null;
};
const Access = () => <p>{useEntitlement('pro').status}</p>;

const stage = async (
  config: { apiKey: string; appUserId: string } | null = { apiKey: KEY, appUserId: 'nils' },
) => {
  seen = [];
  const tree = (isThere: boolean) => (
    <PurchasesProvider config={config} onError={() => {}}>
      {isThere && <Buyer />}
      <Access />
    </PurchasesProvider>
  );
  const { again, place } = await render(tree(true));
  return { place, leave: () => again(tree(false)) };
};
const press = async (): Promise<{ result: Promise<PurchaseResult | null> }> => {
  let result: Promise<PurchaseResult | null> = Promise.resolve(null);
  await act(async () => {
    result = last().purchase({ rcPackage: monthly, customerEmail: 'ada@lime.example' });
  });
  await settle();
  return { result };
};

describe('usePurchase', () => {
  it('is idle, open and finished, and who has bought is entitled everywhere', async () => {
    const screens = fakeScreens();
    const { place } = await stage();
    expect(last()).toMatchObject({ status: 'idle', result: null, error: null });
    const { purchase, reset } = last();
    const { result } = await press();
    expect(last().status).toBe('open');
    expect(screens.sales[0]?.params).toMatchObject({ rcPackage: monthly, customerEmail: 'ada@lime.example' });
    expect(place.textContent).toBe('inactive');
    server.say('customer', withPro);
    await screens.finish();
    await settle();
    expect(last()).toMatchObject({ status: 'finished', error: null, purchase, reset });
    expect(last().result).toBe(await result);
    expect(place.textContent).toBe('active');
    await act(async () => reset());
    expect(last()).toMatchObject({ status: 'idle', result: null });
  });

  it('takes cancelling for what it is, and no error', async () => {
    const screens = fakeScreens();
    await stage();
    const { result } = await press();
    await screens.fail(new PurchasesError(ErrorCode.UserCancelledError));
    expect(last()).toMatchObject({ status: 'cancelled', result: null, error: null });
    expect(await result).toBe(null);
  });

  it('holds what went wrong, and may be tried again', async () => {
    const screens = fakeScreens();
    await stage();
    const { result } = await press();
    const error = new PurchasesError(ErrorCode.StoreProblemError);
    await screens.fail(error);
    expect(last()).toMatchObject({ status: 'failed', result: null, error });
    expect(await result).toBe(null);
    await press();
    expect(last()).toMatchObject({ status: 'open', error: null });
    await screens.finish();
    expect(last().status).toBe('finished');
  });

  it('sells once to who presses twice, and is not reset meanwhile', async () => {
    const screens = fakeScreens();
    await stage();
    const first = await press();
    const second = await press();
    await act(async () => last().reset());
    expect(screens.sales).toHaveLength(1);
    expect(last().status).toBe('open');
    expect(await second.result).toBe(null);
    await screens.finish();
    expect((await first.result)?.customerInfo.originalAppUserId).toBe('nils');
  });

  it('says 15 where another purchase is open', async () => {
    const screens = fakeScreens();
    await stage();
    const other = Purchases.getSharedInstance().purchase({ rcPackage: monthly });
    await press();
    expect(last().error?.errorCode).toBe(ErrorCode.OperationAlreadyInProgressError);
    await screens.finish();
    await other;
  });

  it('goes on when its component is taken away, and nothing is lost', async () => {
    const screens = fakeScreens();
    const { place, leave } = await stage();
    const { result } = await press();
    const renders = seen.length;
    await leave();
    server.say('customer', withPro);
    await screens.finish();
    await settle();
    expect((await result)?.customerInfo.entitlements.active['pro']?.isActive).toBe(true);
    expect(place.textContent).toBe('active');
    expect(seen).toHaveLength(renders);
  });

  it('says why nothing can be sold: nothing is configured, or not as it should be', async () => {
    fakeScreens();
    await stage(null);
    await press();
    expect(last().status).toBe('failed');
    expect(last().error?.errorCode).toBe(ErrorCode.ConfigurationError);
    await stage({ apiKey: 'wrong', appUserId: 'nils' });
    await press();
    expect(last().error?.errorCode).toBe(ErrorCode.InvalidCredentialsError);
  });
});
