import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Offering, Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import {
  baseOption,
  offerings,
  offeringWire,
  oneTimeWire,
  products,
  subscriptionWire,
} from '../support/fixtures';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const contextOf = (offering: Offering | null | undefined) =>
  offering?.availablePackages[0]?.webBillingProduct.presentedOfferingContext;
const ids = (): (string | undefined)[] => backend.received('products').map(({ url }) => url.split('?')[1]);

describe('a placement', () => {
  const placed = (placements: unknown) => backend.script('offerings', { json: offerings({ placements }) });
  const at = async (name: string) =>
    (await purchases.getCurrentOfferingForPlacement(name))?.identifier ?? null;

  it('shows the offering that is mapped to it', async () => {
    expect(await at('home')).toBe('spring');
    expect(ids()).toEqual(['id=lime_month&id=lime_coins']);
  });

  it('shows nothing without placements', async () => {
    placed(null);
    expect(await at('home')).toBeNull();
    expect(backend.received('products')).toEqual([]);
  });

  it.each([[null], [undefined], ['odd'], [[]]])('shows the fallback when the map is %j', async (map) => {
    placed({ fallback_offering_id: 'autumn', offering_ids_by_placement: map });
    expect(await at('home')).toBe('autumn');
    expect(ids()).toEqual(['id=lime_year']);
  });

  it('shows the fallback when the mapped offering can not be sold, and writes the placement on it', async () => {
    const coins = { ...oneTimeWire('lime_coins'), purchase_options: {} };
    const year = subscriptionWire('lime_year', { base_option: baseOption('P1Y', 60_000_000) });
    backend.script('products', { json: products(coins) }, { json: products(year) });
    const offering = await purchases.getCurrentOfferingForPlacement('home');
    expect(offering?.identifier).toBe('autumn');
    expect(contextOf(offering)?.placementIdentifier).toBe('home');
    expect(ids()).toEqual(['id=lime_month&id=lime_coins', 'id=lime_year']);
  });

  it('shows nothing when neither the mapped offering nor the fallback can be sold', async () => {
    backend.script('products', { json: products(oneTimeWire('x')) });
    expect(await at('home')).toBeNull();
  });

  it('shows the fallback for an id that is no text, and the other placements stay', async () => {
    placed({ fallback_offering_id: 'autumn', offering_ids_by_placement: { home: 5, away: 'spring' } });
    expect([await at('home'), await at('away')]).toEqual(['autumn', 'spring']);
  });

  it('shows nothing when it is mapped to nothing', async () => {
    expect(await at('quiet')).toBeNull();
  });

  it('shows the fallback when the mapped offering is gone', async () => {
    expect(await at('settings')).toBe('autumn');
  });

  it('shows the fallback for a placement that is not in the map, whatever its name', async () => {
    for (const name of ['elsewhere', 'constructor', '__proto__', 'toString'])
      expect(await at(name)).toBe('autumn');
  });

  it('shows nothing when the fallback is missing or gone too', async () => {
    for (const fallback_offering_id of [null, 'winter']) {
      placed({ fallback_offering_id, offering_ids_by_placement: { home: 'gone' } });
      expect(await at('home')).toBeNull();
      expect(await at('elsewhere')).toBeNull();
    }
  });

  it('is written on every package that it shows, and targeting stays', async () => {
    const offering = await purchases.getCurrentOfferingForPlacement('home', { currency: 'USD' });
    expect(backend.received('products')[0]?.url).toContain('currency=USD');
    const all = [...(offering?.availablePackages ?? []), ...Object.values(offering?.packagesById ?? {})];
    expect(all).toHaveLength(4);
    for (const { webBillingProduct, rcBillingProduct } of all) {
      expect(rcBillingProduct).toBe(webBillingProduct);
      expect(webBillingProduct.presentedOfferingContext).toEqual({
        offeringIdentifier: 'spring',
        targetingContext: { ruleId: 'rule_north', revision: 7 },
        placementIdentifier: 'home',
      });
    }
    expect(offering?.monthly).toBe(offering?.packagesById['$rc_monthly']);
  });

  it('shows an offering that happens to be called current', async () => {
    const named = offeringWire('current', [['coins', 'lime_coins']]);
    const placements = { fallback_offering_id: null, offering_ids_by_placement: { home: 'current' } };
    const current_offering_id = 'spring';
    backend.script('offerings', { json: offerings({ offerings: [named], placements, current_offering_id }) });
    expect(await at('home')).toBe('current');
  });
});
