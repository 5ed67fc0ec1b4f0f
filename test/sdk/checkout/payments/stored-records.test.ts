import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../../sdk/adapters/memory';
import { createPageSessions, operationsOf } from '../../../../sdk/internal';
import type { OpenOperation, StorageSlot } from '../../../../sdk/internal';
import { deferred } from '../../support/effects/deferred-steps';
import { coins, monthly, session } from '../../support/offer';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const owner = { apiKey: 'rcb_sb_tab', appUserId: 'nils' };
const ada = 'ada@lime.example';

const form = { step: 'form', sessionId: 'ops_form', session, wasRefused: false } as const;
const sent = { sessionId: 'ops_paid', submittedAt: 0, presses: 1, wasRefused: false } as const;
const submitted = { step: 'submitted', session, ...sent } as const;
const starting = { step: 'starting', sentAt: 0 } as const;
const success = { step: 'success', sessionId: 'ops_paid', redemptionInfo: null } as const;

const record = (id: string, progress: OpenOperation['progress'], more: Partial<OpenOperation> = {}) => ({
  ...owner,
  id,
  params: { rcPackage: monthly, customerEmail: ada },
  productId: monthly.webBillingProduct.identifier,
  email: ada,
  progress,
  ownedBefore: [],
  intentId: null,
  startedAt: 0,
  touchedAt: 0,
  isDismissed: false,
  ...more,
});

/** One browser; a tab is what its own storage has. */
const browser = () => {
  const slot = (): StorageSlot & { readonly writes: string[] } => {
    const writes: string[] = [];
    return { writes, read: () => writes.at(-1) || null, write: (text) => void writes.push(text ?? '') };
  };
  const clock = manualClock(0);
  const shared = slot();
  const tab = (own = slot()) => {
    const operations = operationsOf(
      createPageSessions({
        clock,
        random: { bytes: (count) => new Uint8Array(count), fraction: () => 0 },
        connectivity: { isOnline: () => true, watch: () => () => {} },
        locks: { acquire: () => Promise.resolve(null) },
        address: { read: () => '', replace() {} },
        storage: own,
        sharedStorage: shared,
      }),
    );
    const ids = (of = owner) => operations.of(of).map(({ id }) => id);
    const steps = () => operations.of(owner).map(({ progress }) => progress.step);
    return { ...operations, own, ids, steps };
  };
  return { clock, shared, tab };
};

describe('a stored purchase', () => {
  it('lasts an hour as a form, and thirty days as a start or a success', async () => {
    for (const [progress, life] of [
      [form, HOUR_MS],
      [starting, 30 * DAY_MS],
      [success, 30 * DAY_MS],
    ] as const) {
      const { clock, tab } = browser();
      const { save, ids } = tab();
      save(record('one', progress));
      await clock.advance(life - 1);
      expect(ids()).toEqual(['one']);
      await clock.advance(1);
      expect([ids(), tab().ids()]).toEqual([[], []]);
    }
  });

  it('lasts as a submitted payment until it has a result', async () => {
    const { clock, tab } = browser();
    tab().save(record('one', submitted));
    await clock.advance(3000 * DAY_MS);
    expect(tab().ids()).toEqual(['one']);
  });

  it('is known to other tabs without its secret and without the address, if it may have charged', () => {
    for (const progress of [starting, submitted, success]) {
      const { shared, tab } = browser();
      tab().save(record('one', progress));
      expect(tab().ids()).toEqual(['one']);
      expect(shared.read()).not.toMatch(/secret|ada@/);
    }
    const { shared, tab } = browser();
    tab().save(record('one', form));
    expect([tab().ids(), shared.writes]).toEqual([[], []]);
  });

  it('can be paid in another tab while there is no intent', () => {
    const { tab } = browser();
    tab().save(record('one', { ...submitted, session: deferred }));
    expect(tab().of(owner)).toMatchObject([{ progress: { session: deferred } }]);
  });

  it('is no longer known to others when it is a form again', () => {
    const { tab } = browser();
    const { save, steps } = tab();
    save(record('one', submitted));
    save(record('one', form));
    expect([steps(), tab().ids()]).toEqual([['form'], []]);
  });

  it('is not written for others as a form', () => {
    const { shared, tab } = browser();
    const { save } = tab();
    save(record('paid', submitted, { params: { rcPackage: coins }, productId: 'c' }));
    for (let times = 0; times < 3; times += 1) save(record('one', form));
    expect(shared.writes).toHaveLength(1);
  });

  it('has its further copy, with the secret and the address of the tab', () => {
    const { tab } = browser();
    const first = tab();
    first.save(record('one', form));
    const copy = tab();
    copy.own.write(first.own.read());
    first.save(record('one', submitted));
    expect(copy.of(owner)).toMatchObject([{ email: ada, progress: { step: 'submitted', session } }]);
    first.save(record('one', success));
    expect(copy.steps()).toEqual(['success']);
    expect(first.steps()).toEqual(['success']);
  });

  it('is not set back by the older copy of another tab', () => {
    const { tab } = browser();
    const first = tab();
    first.save(record('one', submitted));
    const copy = tab();
    copy.own.write(first.own.read());
    first.save(record('one', success));
    copy.save(record('one', submitted));
    expect(first.steps()).toEqual(['success']);
  });

  it('keeps the secret that the tab has, and takes a newer copy only where it has none', () => {
    const { tab } = browser();
    const first = tab();
    first.save(record('one', { ...submitted, session: deferred }));
    const other = tab();
    other.save(record('one', submitted, { touchedAt: 5 }));
    // Its intent is paid in the other tab.
    expect(first.of(owner)).toMatchObject([{ touchedAt: 5, progress: { session: null } }]);
    other.save(record('one', { ...submitted, presses: 2 }, { touchedAt: 9 }));
    expect(other.of(owner)).toMatchObject([{ progress: { session, presses: 2 } }]);
  });
});

describe('a purchase that is stored', () => {
  it('replaces an earlier form of the product, but nothing that may have charged and no other product', () => {
    const { tab } = browser();
    const { save, ids } = tab();
    const other = { params: { rcPackage: coins }, productId: coins.webBillingProduct.identifier };
    save(record('coins', form, other));
    save(record('old', form));
    save(record('paid', submitted));
    expect(ids()).toEqual(['paid', 'coins']);
    save(record('new', form));
    expect(ids()).toEqual(['new', 'paid', 'coins']);
    save(record('again', { ...form, sessionId: 'ops_2' }));
    expect(ids()).toEqual(['again', 'paid', 'coins']);
  });

  it('removes the forms of the customer before, and the address of what they may have paid', () => {
    const { tab } = browser();
    const { save, of, ids, own } = tab();
    save(record('form', form));
    save(record('paid', submitted, { params: { rcPackage: coins, customerEmail: ada }, productId: 'c' }));
    const olga = { ...owner, appUserId: 'olga' };
    save(record('hers', form, { ...olga, email: 'olga@lime.example', params: { rcPackage: monthly } }));
    expect([ids(), ids(olga)]).toEqual([['paid'], ['hers']]);
    expect(of(owner)).toMatchObject([{ email: '', progress: { session } }]);
    expect(own.read()).not.toContain(ada);
  });

  it('leaves what belongs to another key', () => {
    const { tab } = browser();
    const { save, ids } = tab();
    const elsewhere = { ...owner, apiKey: 'rcb_sb_other' };
    save(record('form', form, elsewhere));
    save(record('mine', form));
    expect([ids(), ids(elsewhere)]).toEqual([['mine'], ['form']]);
  });
});

describe('a purchase that has ended', () => {
  it('has ended in every tab, also in an old copy', async () => {
    const { clock, tab } = browser();
    const first = tab();
    first.save(record('one', submitted));
    const copy = tab();
    copy.own.write(first.own.read());
    first.remove(record('one', submitted), true);
    expect([first.ids(), copy.ids(), tab().ids()]).toEqual([[], [], []]);
    await clock.advance(3000 * DAY_MS);
    expect(copy.ids()).toEqual([]);
  });

  it('is only left by a tab from which it has moved', () => {
    const { tab } = browser();
    const first = tab();
    first.save(record('one', submitted));
    first.save(record('two', starting, { productId: 'c' }));
    first.remove(record('one', submitted), false);
    expect([first.own.read()?.includes('"id":"one"'), tab().ids().toSorted()]).toEqual([
      false,
      ['one', 'two'],
    ]);
  });

  it('is one of the last hundred', async () => {
    const { clock, shared, tab } = browser();
    const { remove } = tab();
    for (let count = 0; count < 102; count += 1) {
      remove(record(`id${count}`, form), true);
      await clock.advance(1);
    }
    remove(record('id101', form), true);
    const { spent } = JSON.parse(shared.read() ?? '{}') as { spent: { id: string }[] };
    expect([spent.length, spent[0]?.id, spent.at(-1)?.id]).toEqual([100, 'id101', 'id2']);
  });
});
