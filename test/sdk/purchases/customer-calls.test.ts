import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ReservedCustomerAttribute } from '../../../sdk/headless';
import type { CustomerInfo, Purchases } from '../../../sdk/index';
import { manualClock } from '../../../sdk/adapters/memory';
import { purchasesContext } from '../../../sdk/internal';
import { platform } from '../../../sdk/purchases/platform';
import { startBackend } from '../support/backend';
import type { Answer, Recorded, TestBackend } from '../support/backend';
import { connect, failureOf } from '../support/customer';
import { subscriber } from '../support/fixtures';

const ANONYMOUS = '$RCAnonymousID:0123456789abcdef0123456789abcdef';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const bodies = (): unknown[] =>
  backend.received('unknown').map(({ body }): unknown => JSON.parse(body || 'null'));
const identified = (status: number, name = 'mira'): Answer => ({
  status,
  json: subscriber({ original_app_user_id: name }),
});
/** An answer that waits until the test gives it. */
const held = (answer: Answer): { give: () => void; script: () => Promise<Answer> } => {
  let give = (): void => {};
  const wait = new Promise<void>((resolve) => (give = resolve));
  return { give: () => give(), script: () => wait.then(() => answer) };
};

describe('identifyUser', () => {
  it.each([
    [201, true],
    [200, false],
  ])('with the answer %i says that the id was created: %s', async (status, wasCreated) => {
    backend.scriptOther(() => identified(status));
    const found = await purchases.identifyUser('mira');
    expect(found).toMatchObject({ customerInfo: { originalAppUserId: 'mira' }, wasCreated });
    expect(purchases.getAppUserId()).toBe('mira');
    expect(bodies()).toEqual([{ app_user_id: 'nils', new_app_user_id: 'mira' }]);
    expect(backend.received('unknown')[0]).toMatchObject({
      method: 'POST',
      url: '/v1/subscribers/identify',
    });
  });

  it('with the same id only reads the customer info', async () => {
    const { wasCreated, customerInfo } = await purchases.identifyUser('nils');
    expect([wasCreated, customerInfo.originalAppUserId]).toEqual([false, 'nils']);
    expect(bodies()).toEqual([]);
    expect(backend.received('customerInfo')).toHaveLength(1);
  });

  it('keeps the old id until the answer, and emits nothing before', async () => {
    const answer = held(identified(200));
    backend.scriptOther(answer.script);
    const listener = vi.fn<(info: CustomerInfo | null) => void>();
    purchases.onCustomerInfo(listener);
    const running = purchases.identifyUser('mira');
    await expect.poll(() => bodies().length).toBe(1);
    expect([purchases.getAppUserId(), listener.mock.calls.length]).toEqual(['nils', 0]);
    answer.give();
    await running;
    await expect
      .poll(() => listener.mock.calls.map(([info]) => info?.originalAppUserId))
      .toEqual([undefined, 'mira']);
  });

  it('that fails leaves the old id', async () => {
    backend.scriptOther(() => ({ status: 500, text: 'down' }));
    expect((await failureOf(purchases.identifyUser('mira'))).errorCode).toBe(16);
    expect(purchases.getAppUserId()).toBe('nils');
    backend.scriptOther(() => ({ json: { subscriber: 5 } }));
    expect((await failureOf(purchases.identifyUser('mira'))).errorCode).toBe(12);
    expect(purchases.getAppUserId()).toBe('nils');
  });

  it('does not undo a change that came while it was under way', async () => {
    const answer = held(identified(200));
    backend.scriptOther(answer.script);
    const running = purchases.identifyUser('mira');
    await purchases.changeUser('olof');
    answer.give();
    expect((await running).customerInfo.originalAppUserId).toBe('mira');
    expect(purchases.getAppUserId()).toBe('olof');
  });

  it.each(['', 'a/b', 'null'])('refuses the id %j without a call', async (id) => {
    expect((await failureOf(purchases.identifyUser(id))).errorCode).toBe(14);
    expect(bodies()).toEqual([]);
  });
});

describe('isAnonymous', () => {
  it('is true for generated ids only', async () => {
    expect(purchases.isAnonymous()).toBe(false);
    expect(connect(backend, ANONYMOUS).isAnonymous()).toBe(true);
    const generated = connect(
      backend,
      (purchases.constructor as typeof Purchases).generateRevenueCatAnonymousAppUserId(),
    );
    expect(generated.isAnonymous()).toBe(true);
    backend.scriptOther(() => identified(201));
    await generated.identifyUser('mira');
    expect(generated.isAnonymous()).toBe(false);
  });
});

describe('setAttributes', () => {
  it('reads the customer first, and sends names, values and the time', async () => {
    backend.scriptOther(() => ({ json: {} }));
    const before = Date.now();
    const own: unknown = JSON.parse('{"__proto__": "x"}');
    await purchases.setAttributes({
      ...(own as Record<string, string>),
      [ReservedCustomerAttribute.Email]: 'ada@example.org',
      wish: null,
    });
    expect(backend.requests.map(({ call }) => call)).toEqual(['customerInfo', 'unknown']);
    expect(backend.received('unknown')[0]?.url).toBe('/v1/subscribers/nils/attributes');
    const [body] = bodies() as [{ attributes: Record<string, { value: unknown; updated_at_ms: number }> }];
    expect(Object.entries(body.attributes).map(([name, { value }]) => [name, value])).toEqual([
      ['__proto__', 'x'],
      ['$email', 'ada@example.org'],
      ['wish', null],
    ]);
    const sentAt = body.attributes['$email']?.updated_at_ms ?? 0;
    expect(sentAt).toBeGreaterThanOrEqual(before);
    expect(sentAt).toBeLessThanOrEqual(Date.now());
  });

  it('that the server refuses rejects with the code 21, after one try', async () => {
    backend.scriptOther(() => ({ status: 400, json: { code: 7263, message: 'no' } }));
    expect((await failureOf(purchases.setAttributes({ a: 'b' }))).errorCode).toBe(21);
    expect(bodies()).toHaveLength(1);
  });

  it('belong to the customer of the call, whoever comes next', async () => {
    backend.scriptOther(() => ({ json: {} }));
    const running = purchases.setAttributes({ a: 'b' });
    void purchases.changeUser('mira').catch(() => {});
    await running;
    expect(backend.received('unknown')[0]?.url).toBe('/v1/subscribers/nils/attributes');
  });

  it('has the reserved names of the protocol', () => {
    const names = Object.values(ReservedCustomerAttribute);
    expect(names).toHaveLength(48);
    expect(new Set(names).size).toBe(48);
    expect(names.every((name) => /^\$[a-z]\w+$/.test(name))).toBe(true);
  });
});

const coins = (balance: number): object => ({ balance, code: 'COIN', name: 'Coins', description: null });
const wallet = (balance: number): Answer => ({ json: { virtual_currencies: { COIN: coins(balance) } } });

describe('virtual currencies', () => {
  const clock = manualClock(Date.parse('2031-05-04T10:00:00Z'));
  const reads = (): readonly Recorded[] => backend.received('unknown');
  const balance = async (): Promise<number | undefined> =>
    (await purchases.getVirtualCurrencies()).all['COIN']?.balance;
  beforeEach(() => {
    vi.spyOn(platform.clock, 'now').mockImplementation(clock.now);
    let asked = 0;
    backend.scriptOther(() => wallet(++asked));
    purchases = connect(backend);
    return () => vi.restoreAllMocks();
  });

  it('have balance, name, code and description by code', async () => {
    expect(await purchases.getVirtualCurrencies()).toStrictEqual({
      all: { COIN: { balance: 1, name: 'Coins', code: 'COIN', serverDescription: null } },
    });
    expect(reads().map(({ url }) => url)).toEqual(['/v1/subscribers/nils/virtual_currencies']);
  });

  it('are kept for five minutes, and the getter returns what is kept however old', async () => {
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    expect(await balance()).toBe(1);
    await clock.advance(299_999);
    expect(await balance()).toBe(1);
    await clock.advance(1);
    expect(purchases.getCachedVirtualCurrencies()?.all['COIN']?.balance).toBe(1);
    expect(await balance()).toBe(2);
    expect(reads()).toHaveLength(2);
  });

  it('are read once for calls at the same time', async () => {
    expect(await Promise.all([balance(), balance(), balance()])).toEqual([1, 1, 1]);
    expect(reads()).toHaveLength(1);
  });

  it.each<[string, () => unknown]>([
    ['invalidated', () => purchases.invalidateVirtualCurrenciesCache()],
    ['of another customer', () => purchases.changeUser('mira')],
    ['changed by a purchase', () => purchasesContext(purchases).onPurchased?.()],
  ])('are read again when they are %s', async (_, change) => {
    expect(await balance()).toBe(1);
    await change();
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    expect(await balance()).toBe(2);
  });

  it('of an identified customer are not those of the earlier one', async () => {
    expect(await balance()).toBe(1);
    backend.scriptOther(({ method }) => (method === 'POST' ? identified(200) : wallet(7)));
    await purchases.identifyUser('mira');
    expect(purchases.getCachedVirtualCurrencies()).toBeNull();
    expect(await balance()).toBe(7);
    expect(reads().at(-1)?.url).toBe('/v1/subscribers/mira/virtual_currencies');
  });

  it('on their way when they are invalidated are not kept, and the next call does not wait for them', async () => {
    const late = held(wallet(50));
    backend.scriptOther(() => (reads().length === 1 ? late.script() : wallet(40)));
    const first = balance();
    await expect.poll(() => reads().length).toBe(1);
    purchases.invalidateVirtualCurrenciesCache();
    expect(await balance()).toBe(40);
    late.give();
    expect(await first).toBe(50);
    expect(purchases.getCachedVirtualCurrencies()?.all['COIN']?.balance).toBe(40);
  });

  it('that can not be read are asked for again by the next call', async () => {
    backend.scriptOther(() => (reads().length === 1 ? { status: 400, json: {} } : wallet(3)));
    expect((await failureOf(purchases.getVirtualCurrencies())).errorCode).toBe(16);
    expect(await balance()).toBe(3);
  });
});
