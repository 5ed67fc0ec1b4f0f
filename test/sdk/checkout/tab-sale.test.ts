import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import { createTab } from '../../../sdk/headless';
import type { Drawer, OpenOperation, Tab } from '../../../sdk/headless';
import { createTabSale, openFor } from '../../../sdk/checkout/tab-sale';
import { buying, monthly, session } from '../support/offer';

const owner = { apiKey: 'rcb_sb_tab', appUserId: 'nils' };
const params = { rcPackage: monthly, purchaseOption: monthly.webBillingProduct.defaultPurchaseOption };

const drawer = (): Drawer => {
  let text: string | null = null;
  return { read: () => text, write: (next) => void (text = next) };
};

/** Two tabs of one browser; the second has what the first had when it was duplicated. */
const browser = () => {
  const shared = drawer();
  const clock = manualClock(1_000_000);
  let seed = 0;
  const open = (own: Drawer): Tab =>
    createTab({
      clock,
      random: { bytes: (count) => new Uint8Array(count).fill((seed += 1)), fraction: () => 0 },
      line: { isOnline: () => true, watch: () => () => {} },
      turns: { take: () => Promise.resolve({ left: null, release() {} }) },
      address: { read: () => '', replace() {} },
      drawer: own,
      sharedDrawer: shared,
    });
  return { clock, open, shared };
};

const record = (id: string, progress: OpenOperation['progress']): OpenOperation => ({
  ...owner,
  id,
  params,
  productId: monthly.webBillingProduct.identifier,
  email: 'ada@lime.example',
  progress,
  ownedBefore: [],
  intentId: null,
  startedAt: 1_000_000,
  touchedAt: 1_000_000,
  isDismissed: false,
});
const form = { step: 'form', sessionId: 'ops_form', session, wasRefused: false } as const;
const submitted = {
  step: 'submitted',
  sessionId: 'ops_paid',
  session,
  submittedAt: 1_000_000,
  presses: 1,
  wasRefused: false,
} as const;

describe('what a sale takes up when it has its turn', () => {
  it('is what may charge, although this tab began with a form', async () => {
    const { open } = browser();
    const tab = open(drawer());
    const other = open(drawer());
    const left = record('form', form);
    tab.operations.keep(left);
    const sale = createTabSale(tab, owner, params, left);
    other.operations.keep(record('paid', submitted));
    expect(await sale.turn.claim(false)).toMatchObject({
      found: { step: 'submitted', sessionId: 'ops_paid' },
    });
  });

  it('is nothing when it has ended in another tab', async () => {
    const { open } = browser();
    const own = drawer();
    const tab = open(own);
    const paid = record('paid', submitted);
    tab.operations.keep(paid);
    const copy = drawer();
    copy.write(own.read());
    const duplicate = open(copy);
    tab.operations.drop(paid, true);
    expect(openFor(duplicate, owner, buying())).toBeNull();
    expect(await createTabSale(duplicate, owner, params, paid).turn.claim(false)).toEqual({ found: null });
  });

  it('is the further of two copies, with the secret of this tab’s own', () => {
    const { open } = browser();
    const own = drawer();
    const tab = open(own);
    tab.operations.keep(record('one', { ...form, sessionId: 'ops_paid' }));
    const copy = drawer();
    copy.write(own.read());
    tab.operations.keep(record('one', submitted));
    expect(open(copy).operations.of(owner)).toMatchObject([
      { email: 'ada@lime.example', progress: { step: 'submitted', session } },
    ]);
  });

  it('is not what another customer has left, which stays on record without an address', () => {
    const { open } = browser();
    const tab = open(drawer());
    tab.operations.keep(record('paid', submitted));
    tab.operations.keep({ ...record('form', form), appUserId: 'olga' });
    expect(tab.operations.of({ ...owner, appUserId: 'olga' })).toMatchObject([{ id: 'form' }]);
    expect(tab.operations.of(owner)).toMatchObject([{ id: 'paid', email: '', progress: { session } }]);
  });
});

it('records that are no records, or of another version, are none', () => {
  const { open, shared } = browser();
  for (const text of ['', '[]', '{"open":[{}],"spent":[]}', '{"open":1}', 'null']) {
    shared.write(text);
    expect(open(drawer()).operations.of(owner)).toEqual([]);
  }
});
