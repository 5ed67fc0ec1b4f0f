import { describe, expect, it } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import { createPageSessions, operationsOf } from '../../../sdk/internal';
import type { StorageSlot, OpenOperation, PageSessions } from '../../../sdk/internal';
import { createPurchaseSession, findOpenPurchase } from '../../../sdk/checkout/session/purchase-session';
import { buying, monthly, session } from '../support/offer';

const owner = { apiKey: 'rcb_sb_tab', appUserId: 'nils' };
const params = { rcPackage: monthly, purchaseOption: monthly.webBillingProduct.defaultPurchaseOption };

const storageSlot = (): StorageSlot => {
  let text: string | null = null;
  return { read: () => text, write: (next) => void (text = next) };
};

/** Two tabs of one browser. The second was duplicated from the first. */
const browser = () => {
  const shared = storageSlot();
  const clock = manualClock(1_000_000);
  let seed = 0;
  const open = (own: StorageSlot): PageSessions =>
    createPageSessions({
      clock,
      random: { bytes: (count) => new Uint8Array(count).fill((seed += 1)), fraction: () => 0 },
      connectivity: { isOnline: () => true, watch: () => () => {} },
      locks: { acquire: () => Promise.resolve({ handedOver: null, release() {} }) },
      address: { read: () => '', replace() {} },
      storage: own,
      sharedStorage: shared,
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

describe('the purchase that a page resumes after it has acquired the lock', () => {
  it('is the one that may charge, even if this tab has a form', async () => {
    const { open } = browser();
    const sessions = open(storageSlot());
    const other = open(storageSlot());
    const left = record('form', form);
    operationsOf(sessions).save(left);
    const purchaseSession = createPurchaseSession(sessions, owner, params, left);
    operationsOf(other).save(record('paid', submitted));
    expect(await purchaseSession.lock.claim(false)).toMatchObject({
      found: { step: 'submitted', sessionId: 'ops_paid' },
    });
  });

  it('is none if it has ended in another tab', async () => {
    const { open } = browser();
    const own = storageSlot();
    const sessions = open(own);
    const paid = record('paid', submitted);
    operationsOf(sessions).save(paid);
    const copy = storageSlot();
    copy.write(own.read());
    const duplicate = open(copy);
    operationsOf(sessions).remove(paid, true);
    expect(findOpenPurchase(duplicate, owner, buying())).toBeNull();
    expect(await createPurchaseSession(duplicate, owner, params, paid).lock.claim(false)).toEqual({
      found: null,
    });
  });

  it('has the further progress of two copies, and the secret of this tab', () => {
    const { open } = browser();
    const own = storageSlot();
    const sessions = open(own);
    operationsOf(sessions).save(record('one', { ...form, sessionId: 'ops_paid' }));
    const copy = storageSlot();
    copy.write(own.read());
    operationsOf(sessions).save(record('one', submitted));
    expect(operationsOf(open(copy)).of(owner)).toMatchObject([
      { email: 'ada@lime.example', progress: { step: 'submitted', session } },
    ]);
  });

  it('is not another customer’s purchase, which stays stored without an e-mail address', () => {
    const { open } = browser();
    const sessions = open(storageSlot());
    operationsOf(sessions).save(record('paid', submitted));
    operationsOf(sessions).save({ ...record('form', form), appUserId: 'olga' });
    expect(operationsOf(sessions).of({ ...owner, appUserId: 'olga' })).toMatchObject([{ id: 'form' }]);
    expect(operationsOf(sessions).of(owner)).toMatchObject([
      { id: 'paid', email: '', progress: { session } },
    ]);
  });
});

it('records with invalid content or of another version are ignored', () => {
  const { open, shared } = browser();
  for (const text of ['', '[]', '{"open":[{}],"spent":[]}', '{"open":1}', 'null']) {
    shared.write(text);
    expect(operationsOf(open(storageSlot())).of(owner)).toEqual([]);
  }
});
