import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { OfferingKeyword, PackageType } from '../../../sdk/index';
import type { Offering, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import { month, offerings, offeringWire, oneTimeWire, products } from '../support/fixtures';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const contextOf = (offering: Offering | null | undefined) =>
  offering?.availablePackages[0]?.webBillingProduct.presentedOfferingContext;
const ids = (): (string | undefined)[] => backend.received('products').map(({ url }) => url.split('?')[1]);

describe('offerings', () => {
  it('are all there by identifier, with the current one apart', async () => {
    const { all, current } = await purchases.getOfferings();
    expect(Object.keys(all)).toEqual(['spring', 'autumn']);
    expect(current).toBe(all['spring']);
  });

  it('have exactly the fields that integrators compare', async () => {
    const { current } = await purchases.getOfferings();
    const [monthly, coins] = current?.availablePackages ?? [];
    expect(current).toStrictEqual({
      identifier: 'spring',
      serverDescription: 'All of spring',
      metadata: null,
      packagesById: { $rc_monthly: monthly, coins },
      availablePackages: [monthly, coins],
      lifetime: null,
      annual: null,
      sixMonth: null,
      threeMonth: null,
      twoMonth: null,
      monthly,
      weekly: null,
      hasPaywall: false,
      paywall_components: null,
      uiConfig: null,
    });
    expect(Object.keys(monthly ?? {}).sort()).toEqual(
      ['identifier', 'packageType', 'rcBillingProduct', 'webBillingProduct'].sort(),
    );
    expect(monthly?.rcBillingProduct).toBe(monthly?.webBillingProduct);
  });

  it('carry the targeting rule on the current one only', async () => {
    const { all } = await purchases.getOfferings();
    expect(contextOf(all['spring'])).toStrictEqual({
      offeringIdentifier: 'spring',
      targetingContext: { ruleId: 'rule_north', revision: 7 },
      placementIdentifier: null,
    });
    expect(contextOf(all['autumn'])?.targetingContext).toBeNull();
  });

  it('carry no targeting rule when the server sends none', async () => {
    backend.script('offerings', { json: offerings({ targeting: undefined }) });
    expect(contextOf((await purchases.getOfferings()).current)?.targetingContext).toBeNull();
  });

  it('pass metadata and paywall data on as they are, and the account’s settings to each', async () => {
    const extra = { metadata: { tier: 2, tags: ['a'] }, paywall_components: { any: [1] } };
    const item = offeringWire('spring', [['coins', 'lime_coins']], extra);
    backend.script('offerings', { json: offerings({ offerings: [item], ui_config: { app: {} } }) });
    const { current } = await purchases.getOfferings();
    expect(current).toMatchObject({ ...extra, uiConfig: { app: {} } });
  });

  it('drop packages whose product is unknown or can not be sold, and keep the order of the others', async () => {
    const item = offeringWire('spring', [
      ['c', 'lime_coins'],
      ['gone', 'no_such'],
      ['broken', 'empty'],
      ['$rc_monthly', 'lime_month'],
    ]);
    backend.script('offerings', { json: offerings({ offerings: [item] }) });
    const empty = { ...month(), identifier: 'empty', purchase_options: {} };
    backend.script('products', { json: products(month(), empty, oneTimeWire('lime_coins')) });
    const { current } = await purchases.getOfferings();
    expect(current?.availablePackages.map(({ identifier }) => identifier)).toEqual(['c', '$rc_monthly']);
    expect(Object.keys(current?.packagesById ?? {})).toEqual(['c', '$rc_monthly']);
  });

  it('are dropped when no package is left, the current one too', async () => {
    backend.script('products', { json: products(oneTimeWire('x')) });
    expect(await purchases.getOfferings()).toEqual({ all: {}, current: null });
  });

  it('have no current one when the server names none, or one that is not there', async () => {
    for (const current_offering_id of [null, 'winter', undefined]) {
      backend.script('offerings', { json: offerings({ current_offering_id }) });
      const { all, current } = await purchases.getOfferings();
      expect(current).toBeNull();
      expect(contextOf(all['spring'])?.targetingContext).toBeNull();
    }
  });
});

describe('the identifier filter', () => {
  it('leaves one offering, and asks for its products only', async () => {
    const { all, current } = await purchases.getOfferings({ offeringIdentifier: 'autumn' });
    expect(Object.keys(all)).toEqual(['autumn']);
    expect(current).toBeNull();
    expect(ids()).toEqual(['id=lime_year']);
  });

  it('keeps the current offering current when it is the one', async () => {
    const { current } = await purchases.getOfferings({ offeringIdentifier: 'spring' });
    expect(contextOf(current)?.targetingContext).toEqual({ ruleId: 'rule_north', revision: 7 });
  });

  it('takes the word for the current one', async () => {
    const { all } = await purchases.getOfferings({ offeringIdentifier: OfferingKeyword.Current });
    expect(Object.keys(all)).toEqual(['spring']);
    expect(ids()).toEqual(['id=lime_month&id=lime_coins']);
  });

  it('filters nothing when the current one is asked for and there is none', async () => {
    backend.script('offerings', { json: offerings({ current_offering_id: null }) });
    const { all, current } = await purchases.getOfferings({ offeringIdentifier: OfferingKeyword.Current });
    expect(Object.keys(all)).toEqual(['spring', 'autumn']);
    expect(current).toBeNull();
  });

  it('leaves nothing for a name that is not there', async () => {
    expect(await purchases.getOfferings({ offeringIdentifier: 'winter' })).toEqual({
      all: {},
      current: null,
    });
    expect(backend.received('products')).toEqual([]);
  });
});

describe('package types', () => {
  const shortcuts = {
    $rc_lifetime: 'lifetime',
    $rc_annual: 'annual',
    $rc_six_month: 'sixMonth',
    $rc_three_month: 'threeMonth',
    $rc_two_month: 'twoMonth',
    $rc_monthly: 'monthly',
    $rc_weekly: 'weekly',
  } as const;

  it('follow from the identifier, and each known one has its shortcut', async () => {
    const names = [...Object.keys(shortcuts), '$rc_daily', '$rc_', 'custom', 'unknown', 'pro'];
    const item = offeringWire(
      'spring',
      names.map((name) => [name, 'lime_month']),
    );
    backend.script('offerings', { json: offerings({ offerings: [item] }) });
    const offering = (await purchases.getOfferings()).current;
    expect(offering?.availablePackages.map(({ packageType }) => packageType)).toEqual([
      ...Object.keys(shortcuts),
      PackageType.Unknown,
      PackageType.Unknown,
      PackageType.Custom,
      PackageType.Custom,
      PackageType.Custom,
    ]);
    for (const [identifier, field] of Object.entries(shortcuts))
      expect(offering?.[field as 'monthly']).toBe(offering?.packagesById[identifier]);
  });
});
