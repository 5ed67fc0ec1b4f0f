import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Purchases } from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect } from '../support/customer';
import { offerings, offeringWire } from '../support/fixtures';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => void (backend = await startBackend()));
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

describe('requests of products', () => {
  it('ask for all products in paths of at most 2,000 characters', async () => {
    const packages = Array.from({ length: 95 }, (_, i) => [`p${i}`, `product_${i}`] as const);
    backend.script('offerings', { json: offerings({ offerings: [offeringWire('spring', packages)] }) });
    await purchases.getOfferings({ currency: 'CHF' });
    const lists = backend.received('products').map(({ url }) => new URL(url, backend.url).searchParams);
    expect(lists.map((list) => list.getAll('id').length).sort((a, b) => b - a)).toEqual([95]);
    expect(lists.every((list) => list.get('currency') === 'CHF')).toBe(true);
    expect(new Set(lists.flatMap((list) => list.getAll('id'))).size).toBe(95);
  });

  it.each([
    ['short', 400, 1, ''],
    ['of letters that are encoded', 60, 12, 'é'],
    ['longer than a path may be', 3, 2500, 'x'],
  ])(
    'with ids that are %s, ask for each once and use each path to its end',
    async (_, count, length, letter) => {
      const wanted = Array.from({ length: count }, (_, i) => `p${i}_${letter.repeat(length)}`);
      const packages = wanted.map((id) => [id, id] as const);
      backend.script('offerings', { json: offerings({ offerings: [offeringWire('spring', packages)] }) });
      await purchases.getOfferings({ currency: 'CHF' });
      const urls = backend.received('products').map(({ url }) => url);
      const lists = urls.map((url) => new URL(url, backend.url).searchParams.getAll('id'));
      expect(lists.flat().toSorted()).toEqual(wanted.toSorted());
      expect(urls.filter((url, index) => url.length > 2000 && lists[index]?.length !== 1)).toEqual([]);
      // Each request but the last is full: the first id of the next one would be too much.
      const room = urls.slice(1).map((_, index) => {
        const next = `&id=${encodeURIComponent(lists[index + 1]?.[0] ?? '')}`;
        return 2000 - (urls[index]?.length ?? 0) - next.length;
      });
      expect(room.filter((left) => left >= 0)).toEqual([]);
    },
  );
});
