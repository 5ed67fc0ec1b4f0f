import { describe, expect, it } from 'vitest';
import type { CustomerInfo } from '../../../sdk/index';
import { transactionsOf } from '../../../sdk/model/customer/transactions';
import { transactionsAnswer } from '../../../sdk/net/checkout-wire';
import { changedAt, changes } from '../support/net/hostile-json';
import type { Place } from '../support/net/hostile-json';
import { casesOf, CONTAINERS, read } from '../support/net/odd-answers';
import { coinsItem, entitlementWire, subscriber, subscriptionItem } from '../support/fixtures';

const customer = subscriber({
  entitlements: {
    pro: entitlementWire('lime_month'),
    plus: entitlementWire('lime_year'),
    coins: entitlementWire('lime_coins'),
  },
  subscriptions: {
    lime_month: subscriptionItem({ price: { amount: 9.99, currency: 'EUR' } }),
    lime_year: subscriptionItem({ store_transaction_id: 'tx_9' }),
  },
  non_subscriptions: {
    lime_coins: [
      coinsItem(),
      coinsItem({ id: 'two', store_transaction_id: 'tx_3', purchase_date: '2031-01-03T00:00:00Z' }),
    ],
    lime_gems: [coinsItem({ id: 'three', store_transaction_id: 'tx_4' })],
  },
});
const keyed = (kind: string, records: object): [string, unknown][] =>
  Object.entries(records).map(([key, record]) => [`${kind} ${key}`, record]);

/** Every record by its name. */
const customerRecords = (info: CustomerInfo): Map<string, unknown> =>
  new Map([
    ...keyed('entitlements', info.entitlements.all),
    ...keyed('subscriptions', info.subscriptionsByProductIdentifier),
    ...info.nonSubscriptionTransactions.map((item): [string, unknown] => [
      `${item.productIdentifier} ${item.purchaseDate.getUTCDate()}`,
      item,
    ]),
  ]);
/** The names of the records that a place belongs to: these may be lost. */
const mayBeLost = (place: Place): RegExp => {
  const [first = '', kind = '', key = '', index] = place;
  if (first === 'subscriber' && kind === 'non_subscriptions')
    return index === undefined ? new RegExp(`^${key} `) : new RegExp(`^${key} ${['2', '3'][Number(index)]}$`);
  if (first === 'subscriber') return new RegExp(`^${kind} ${key}$`);
  return /^$/;
};

describe('a customer info with one odd field', () => {
  // An empty list of purchases is not odd. It contradicts the product's entitlement, which is error 28.
  const cases = casesOf(customer).filter(
    ([name]) => !/^subscriber\.non_subscriptions\.\w+ is an empty list$/.test(name),
  );

  it('is read, and every other record stays', async () => {
    const whole = customerRecords((await read('customerInfo', customer)).value);
    expect(whole.size).toBe(8);
    expect(cases.length).toBeGreaterThan(400);
    const wrong: string[] = [];
    let lostOnes = 0;
    for (const [name, place, answer] of cases) {
      const { value, warnings } = await read('customerInfo', answer);
      const found = customerRecords(value);
      const lost = [...whole.keys()].filter((key) => !found.has(key));
      if (lost.some((key) => !mayBeLost(place).test(key))) wrong.push(`${name}: ${lost.join()}`);
      if (lost.length > 0 && warnings.length === 0) wrong.push(`${name}: no warning`);
      lostOnes += Math.min(1, lost.length);
    }
    expect(wrong).toEqual([]);
    expect(lostOnes).toBeGreaterThan(20);
  });

  it('keeps the access of an entitlement whose purchase can not be read', async () => {
    const wrong: string[] = [];
    for (const [name, place, answer] of cases) {
      if (!['subscriptions', 'non_subscriptions'].includes(place[1] ?? '')) continue;
      const { entitlements } = (await read('customerInfo', answer)).value;
      if (Object.keys(entitlements.active).join() !== 'pro,plus,coins') wrong.push(name);
    }
    expect(wrong).toEqual([]);
  });

  it('never takes an unreadable end date for no end', async () => {
    for (const what of ['is a fraction', 'is an empty object', 'is another text'] as const) {
      const at = (place: Place): unknown => changedAt(customer, place, changes[what]!);
      const entitled = await read('customerInfo', at(['subscriber', 'entitlements', 'pro', 'expires_date']));
      expect(Object.keys(entitled.value.entitlements.all)).toEqual(['plus', 'coins']);
      const subscribed = await read(
        'customerInfo',
        at(['subscriber', 'subscriptions', 'lime_month', 'expires_date']),
      );
      expect([...subscribed.value.activeSubscriptions]).toEqual(['lime_year']);
      expect(subscribed.warnings.join()).toMatch(/lime_month\.expires_date: expected/);
    }
  });

  it('leaves out a purchase whose date is null, with a warning', async () => {
    const place = ['subscriber', 'non_subscriptions', 'lime_coins', '1', 'purchase_date'];
    const { value, warnings } = await read(
      'customerInfo',
      changedAt(customer, place, () => null),
    );
    expect(value.nonSubscriptionTransactions.map(({ transactionIdentifier: id }) => id)).toEqual([
      'one',
      'three',
    ]);
    expect(value.allPurchaseDatesByProduct['lime_coins']).toEqual(new Date('2031-01-02T00:00:00Z'));
    expect(warnings).toEqual([
      expect.stringMatching(/lime_coins\[1\]\.purchase_date: expected text, got null/),
    ]);
  });
});

describe('the ids of transactions', () => {
  const idsIn = (answer: unknown, product: string): readonly string[] =>
    transactionsOf(transactionsAnswer(JSON.parse(JSON.stringify(answer)), ''), product);
  const cases = casesOf(customer);

  it('are as many as the records, and the same in each read of the same answer', () => {
    const wrong: string[] = [];
    for (const [name, place, answer] of cases)
      for (const product of ['lime_month', 'lime_year', 'lime_coins', 'lime_gems']) {
        // The list itself is empty, or is something else.
        const isList = place.length === 3 && place[1] === 'non_subscriptions';
        const ids = idsIn(answer, product);
        const whole = idsIn(customer, product);
        const isStable = idsIn(answer, product).join() === ids.join() && new Set(ids).size === ids.length;
        const isWhole =
          place[2] === product ? isList || ids.length === whole.length : ids.join() === whole.join();
        if (!isStable || !isWhole) wrong.push(`${name}: ${ids.join()}`);
      }
    expect(wrong).toEqual([]);
  });

  it('of a new purchase are new, and no other id is, whatever is odd in the earlier records', () => {
    const bought = coinsItem({ id: 'new', store_transaction_id: 'tx_new' });
    const wrong: string[] = [];
    for (const [name, , answer] of cases) {
      const before = idsIn(answer, 'lime_coins');
      const list = (answer as typeof customer).subscriber.non_subscriptions.lime_coins;
      if (!Array.isArray(list)) continue;
      const after = changedAt(answer, ['subscriber', 'non_subscriptions', 'lime_coins'], () => [
        ...list,
        bought,
      ]);
      const fresh = idsIn(after, 'lime_coins').filter((id) => !before.includes(id));
      if (fresh.join() !== 'new') wrong.push(`${name}: ${fresh.join()}`);
    }
    expect(wrong).toEqual([]);
  });

  it('count a purchase by its id although its date is null', () => {
    const place = ['subscriber', 'non_subscriptions', 'lime_coins', '0', 'purchase_date'];
    expect(
      idsIn(
        changedAt(customer, place, () => null),
        'lime_coins',
      ),
    ).toEqual(['one', 'two']);
  });

  it.each(CONTAINERS.slice(1, 5).filter((name) => name !== 'subscriber.entitlements'))(
    'are unknown, not none, when %s can not be read',
    (container) => {
      const answer = changedAt(customer, container.split('.'), () => 5);
      expect(() => idsIn(answer, 'lime_coins')).toThrow(TypeError);
    },
  );
});
