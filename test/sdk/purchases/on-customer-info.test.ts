import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Purchases } from '../../../sdk/index';
import type { CustomerInfo } from '../../../sdk/index';
import { setUiLoader } from '../../../sdk/purchases/platform';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, packageOf } from '../support/customer';
import { subscriber } from '../support/fixtures';
import { purchasesContext } from '../../../sdk/internal';

let backend: TestBackend;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  backend.script('customerInfo', ({ url }) => ({
    json: subscriber({ original_app_user_id: url.split('/').at(-1) }),
  }));
});

type Heard = string | null;
const word = (info: CustomerInfo | null): Heard => info && info.originalAppUserId;
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe('onCustomerInfo', () => {
  it('tells what is read, to everyone who listens, by whichever call', async () => {
    const purchases = connect(backend);
    const heard: Heard[][] = [[], []];
    for (const list of heard) purchases.onCustomerInfo((info) => void list.push(word(info)));
    await purchases.getCustomerInfo();
    await purchases.isEntitledTo('pro');
    expect(heard).toEqual([
      ['nils', 'nils'],
      ['nils', 'nils'],
    ]);
  });

  it('tells nothing before something is read, and nothing of a read that fails', async () => {
    const purchases = connect(backend);
    const listener = vi.fn();
    purchases.onCustomerInfo(listener);
    backend.script('customerInfo', { status: 400, json: { code: 7220 } });
    await expect(purchases.getCustomerInfo()).rejects.toMatchObject({ errorCode: 14 });
    expect(listener).not.toHaveBeenCalled();
  });

  it('tells what a purchase has read at its end', async () => {
    setUiLoader(async () => ({
      // What the screens do once the customer has paid and closed them.
      purchase: async ({ context, appUserId }) => ({
        customerInfo: await context.readCustomerInfo(appUserId),
        redemptionInfo: null,
        operationSessionId: null,
        storeTransaction: null,
      }),
      inspect: () => {},
      sendEvents: () => {},
      presentExpressButton: () => Promise.reject(new Error('No buttons of wallets here.')),
      resume: async () => null,
      presentPaywall: () => Promise.reject(new Error('not here')),
      preloadPaywall: () => {},
      preload: async () => {},
    }));
    const purchases = connect(backend);
    const heard: Heard[] = [];
    purchases.onCustomerInfo((info) => void heard.push(word(info)));
    const { customerInfo } = await purchases.purchase({ rcPackage: await packageOf(purchases) });
    expect(heard).toEqual([customerInfo.originalAppUserId]);
  });

  it('tells nothing of a purchase whose customer is not the present one any more', async () => {
    const purchases = connect(backend);
    await purchases.changeUser('mira');
    const heard: Heard[] = [];
    purchases.onCustomerInfo((info) => void heard.push(word(info)));
    await purchasesContext(purchases).readCustomerInfo('nils');
    await settle();
    expect(heard).toEqual([]);
  });

  it('says null as soon as the customer changes, then what is read of the other one', async () => {
    const purchases = connect(backend);
    const heard: Heard[] = [];
    purchases.onCustomerInfo((info) => void heard.push(word(info)));
    await purchases.getCustomerInfo();
    const changing = purchases.changeUser('mira');
    await Promise.resolve();
    expect(heard).toEqual(['nils', null]);
    await changing;
    expect(heard).toEqual(['nils', null, 'mira']);
  });

  it('never tells of a customer who was changed while the answer was being handed on', async () => {
    const purchases = connect(backend);
    const heard: [Heard, string][] = [];
    let changing: Promise<unknown> | undefined;
    purchases.onCustomerInfo(() => void (changing ??= purchases.changeUser('mira')));
    purchases.onCustomerInfo((info) => void heard.push([word(info), purchases.getAppUserId()]));
    await purchases.getCustomerInfo();
    await vi.waitFor(() => expect(heard.at(-1)).toEqual(['mira', 'mira']));
    await changing;
    expect(heard.filter(([told, present]) => told !== null && told !== present)).toEqual([]);
  });

  it('says nothing new when changeUser names the same customer', async () => {
    const purchases = connect(backend);
    const heard: Heard[] = [];
    purchases.onCustomerInfo((info) => void heard.push(word(info)));
    await purchases.changeUser('nils');
    expect(heard).toEqual(['nils']);
  });

  it('tells each of two instances of its own customer', async () => {
    const [one, other] = [connect(backend), connect(backend, 'mira')];
    const heard: Heard[] = [];
    one.onCustomerInfo((info) => void heard.push(word(info)));
    await other.getCustomerInfo();
    await other.changeUser('lena');
    await settle();
    expect(heard).toEqual([]);
  });
});

describe('who listens', () => {
  it('hears nothing more after taking the listener away, also when that is done by another listener', async () => {
    const purchases = connect(backend);
    const heard: string[] = [];
    const stops: (() => void)[] = [];
    stops.push(
      purchases.onCustomerInfo(() => {
        heard.push('first');
        for (const stop of stops) stop();
      }),
      purchases.onCustomerInfo(() => void heard.push('second')),
    );
    await purchases.getCustomerInfo();
    await purchases.getCustomerInfo();
    expect(heard).toEqual(['first']);
  });

  it('within a call hears from the next one on', async () => {
    const purchases = connect(backend);
    const heard: string[] = [];
    const stop = purchases.onCustomerInfo(() => {
      stop();
      purchases.onCustomerInfo(() => void heard.push('late'));
    });
    await purchases.getCustomerInfo();
    expect(heard).toEqual([]);
    await purchases.getCustomerInfo();
    expect(heard).toEqual(['late']);
  });

  describe('and throws', () => {
    const thrown: unknown[] = [];
    const note = (error: unknown): void => void thrown.push(error);
    const others = process.listeners('uncaughtException');
    beforeEach(() => {
      thrown.length = 0;
      process.removeAllListeners('uncaughtException');
      process.on('uncaughtException', note);
    });
    afterEach(() => {
      process.removeListener('uncaughtException', note);
      for (const listener of others) process.on('uncaughtException', listener);
    });

    it('breaks neither the read nor the other listeners, and is heard of like any event listener that throws', async () => {
      const purchases = connect(backend);
      const heard: Heard[] = [];
      const broken = new Error('a mistake of the page');
      purchases.onCustomerInfo(() => {
        throw broken;
      });
      purchases.onCustomerInfo((info) => void heard.push(word(info)));
      const info = await purchases.getCustomerInfo();
      await settle();
      expect(info.originalAppUserId).toBe('nils');
      expect(heard).toEqual(['nils']);
      expect(thrown).toEqual([broken]);
    });
  });
});

describe('the id of a customer without an account', () => {
  const KEY = 'purchase-elements.anonymous-app-user-id';
  const ANONYMOUS = /^\$RCAnonymousID:[0-9a-f]{32}$/;
  const storage = (kept: Map<string, string>) => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });

  beforeEach(() => vi.stubGlobal('document', {}));

  it('fails on a server, where all visitors would have the same id', () => {
    vi.stubGlobal('document', undefined);
    expect(() => Purchases.storedAnonymousAppUserId()).toThrow('There is no browser here');
  });

  it('is made once and kept by the browser', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', storage(kept));
    const id = Purchases.storedAnonymousAppUserId();
    expect(id).toMatch(ANONYMOUS);
    expect(kept).toEqual(new Map([[KEY, id]]));
    expect(Purchases.storedAnonymousAppUserId()).toBe(id);
  });

  it('is that of the last visit', () => {
    const id = `$RCAnonymousID:${'7'.repeat(32)}`;
    vi.stubGlobal('localStorage', storage(new Map([[KEY, id]])));
    expect(Purchases.storedAnonymousAppUserId()).toBe(id);
  });

  it('is made anew when the one that was kept was emptied', () => {
    const kept = new Map([[KEY, '']]);
    vi.stubGlobal('localStorage', storage(kept));
    const id = Purchases.storedAnonymousAppUserId();
    expect(id).toMatch(ANONYMOUS);
    expect(kept.get(KEY)).toBe(id);
  });

  it.each([
    ['there is no storage', undefined],
    [
      'storage may not be read',
      {
        getItem: (): string | null => {
          throw new Error('denied');
        },
      },
    ],
    [
      'nothing may be written',
      {
        getItem: (): string | null => null,
        setItem: () => {
          throw new Error('full');
        },
      },
    ],
  ])('lives as long as the page where %s', (_, localStorage) => {
    vi.stubGlobal('localStorage', localStorage);
    const id = Purchases.storedAnonymousAppUserId();
    expect(id).toMatch(ANONYMOUS);
    expect(Purchases.storedAnonymousAppUserId()).toBe(id);
  });
});
