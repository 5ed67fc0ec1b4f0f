import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPurchasesError } from '../../../sdk/index';
import { toCheckoutRequest } from '../../../sdk/internal';
import type { Package, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { Call, TestBackend } from '../support/backend';
import { connect, packageOf, portsOf } from '../support/customer';
import { anyJson } from '../support/net/hostile-json';
import {
  branding,
  cardStart,
  entitlementWire,
  offerings,
  products,
  status,
  subscriber,
  subscriptionItem,
} from '../support/fixtures';
import { startOf } from '../support/selling-api';

let backend: TestBackend;
let purchases: Purchases;
let item: Package;
beforeAll(async () => {
  backend = await startBackend();
  purchases = connect(backend);
  item = await packageOf(purchases);
});
afterAll(() => backend.stop());

const { signal } = new AbortController();
const calls: Readonly<Record<Call, () => Promise<unknown>>> = {
  offerings: () => purchases.getOfferings(),
  products: () => purchases.getCurrentOfferingForPlacement('home'),
  customerInfo: () => purchases.getCustomerInfo(),
  branding: () => portsOf(connect(backend)).api.readBranding(),
  status: () => portsOf(purchases).api.readStatus('ops', signal),
  purchase: () => {
    const request = toCheckoutRequest({ rcPackage: item });
    return startOf(portsOf(purchases).api)(request, 'a@b.co', signal);
  },
};

const good: Readonly<Record<Call, unknown>> = {
  offerings: offerings(),
  products: products(),
  customerInfo: subscriber({
    entitlements: { pro: entitlementWire('lime_month'), __proto__: null },
    subscriptions: { lime_month: subscriptionItem() },
  }),
  branding: branding(),
  status: status('failed', { code: 3 }),
  purchase: cardStart(),
};

type Step = readonly [pick: number, value: unknown];

/** Puts any value somewhere inside a good answer. */
const spoil = (value: unknown, [pick, replacement]: Step): unknown => {
  if (typeof value !== 'object' || value === null || pick % 7 === 0) return replacement;
  const keys = Object.keys(value);
  const key = keys[pick % (keys.length || 1)] ?? 'extra';
  const inner = (value as Readonly<Record<string, unknown>>)[key];
  const next = spoil(inner, [Math.floor(pick / 3), replacement]);
  if (Array.isArray(value)) return value.map((old: unknown, i) => (String(i) === key ? next : old));
  return { ...value, [key]: next };
};

const settled = async (call: Call): Promise<void> => {
  try {
    await calls[call]();
  } catch (error) {
    if (!isPurchasesError(error)) throw new Error('Not a PurchasesError', { cause: error });
    expect(error.message).toMatch(/\w/);
  }
};

const all = Object.keys(calls) as Call[];

/** Over real HTTP; hostile-answers.test.ts does the same with a fetch of its own, and far more of it. */
describe('whatever JSON the server answers', () => {
  it.each(all)('%s gives a value or a PurchasesError', async (call) => {
    const property = fc.asyncProperty(anyJson, fc.constantFrom(200, 201, 400, 404), async (json, code) => {
      backend.script(call, { status: code, text: JSON.stringify(json) ?? '' });
      await settled(call);
    });
    await fc.assert(property, { numRuns: 20 });
    backend.reset();
  });

  it.each(all)(
    '%s gives a value or a PurchasesError when one part of a good answer is spoilt',
    async (call) => {
      const property = fc.asyncProperty(fc.tuple(fc.nat(), anyJson), async (step) => {
        backend.script(call, { text: JSON.stringify(spoil(good[call], step)) ?? '' });
        await settled(call);
      });
      await fc.assert(property, { numRuns: 25 });
      backend.reset();
    },
  );

  it.each(all)('%s gives a PurchasesError for bytes that are no JSON', async (call) => {
    const property = fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
      backend.script(call, { text: `!${text}` });
      await expect(calls[call]()).rejects.toSatisfy(isPurchasesError);
    });
    await fc.assert(property, { numRuns: 10 });
    backend.reset();
  });
});
