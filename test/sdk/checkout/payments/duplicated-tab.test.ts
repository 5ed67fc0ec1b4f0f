import { describe, expect, it } from 'vitest';
import { createCheckout, operationsOf } from '../../../../sdk/internal';
import { createPurchaseSession } from '../../../../sdk/checkout/session/purchase-session';
import { lockNameOf, pageSessionsOf } from '../../../../sdk/checkout/session/session-store';
import { failing, never, pending, succeeded } from '../../support/effects/effect-bench';
import { createBrowser, owner } from '../../support/effects/two-pages';
import { session } from '../../support/offer';

const declined = {
  type: 'failed',
  failure: { kind: 'charging', code: 20, detail: 'declined', extra: undefined },
} as const satisfies typeof pending;
const waiting = { readStatus: () => Promise.resolve(pending) };
const done = { readStatus: () => Promise.resolve(succeeded) };

/** The form is open in one tab, the customer has duplicated the tab and presses “Buy” there. */
const duplicated = async () => {
  const browser = createBrowser();
  const first = browser.page({ confirm: never });
  await first.clock.advance(0);
  const second = browser.duplicatedTab({ api: waiting });
  await second.clock.advance(0);
  expect([first.form(), second.form()]).toEqual(['ready', 'open-elsewhere']);
  return { browser, first, second };
};

/** A later page of this browser that neither tab has told anything: it can only read what is stored. */
const later = async (browser: ReturnType<typeof createBrowser>, isSameTab: boolean) => {
  let starts = 0;
  const api = { ...done, startPurchase: () => ((starts += 1), never<never>()) };
  const page = isSameTab ? browser.page({ api }) : browser.otherTab({ api });
  await page.clock.advance(0);
  return { name: page.state().name, starts };
};

describe('a payment of one tab, while a duplicated tab says that it is open elsewhere', () => {
  it('is not forgotten when the duplicated tab is closed', async () => {
    for (const isSameTab of [true, false]) {
      const { browser, first, second } = await duplicated();
      await first.pay();
      second.checkout.send({ type: 'closed' });
      await second.clock.advance(0);
      // The bank’s page takes the place of the first one.
      browser.locks.drop();
      expect(await later(browser, isSameTab)).toEqual({ name: 'success', starts: 0 });
    }
  });

  it('is not forgotten when the duplicated tab goes offline and online', async () => {
    for (const isSameTab of [true, false]) {
      const { browser, first } = await duplicated();
      await first.pay();
      browser.network.set(false);
      browser.network.tell();
      browser.network.set(true);
      browser.network.tell();
      browser.locks.drop();
      expect(await later(browser, isSameTab)).toEqual({ name: 'success', starts: 0 });
    }
  });

  it('is read, and not paid a second time, by the duplicated tab that goes on when the first is gone', async () => {
    const { browser, first, second } = await duplicated();
    await first.pay();
    browser.locks.drop();
    second.checkout.send({ type: 'retry-requested' });
    await second.clock.advance(0);
    expect(second.state()).toMatchObject({ payment: { sessionId: 'ops', presses: 1 } });
  });

  it('is left to the tab that has it when the customer leaves the duplicated one', async () => {
    const { browser, first, second } = await duplicated();
    second.checkout.send({ type: 'closed' });
    await first.pay();
    expect(browser.steps()[0]).toBe('submitted');
    browser.locks.drop();
    expect(await later(browser, true)).toEqual({ name: 'success', starts: 0 });
  });
});

describe('a purchase that has ended', () => {
  it('is not continued by a tab that was duplicated before: its form would be paid again', async () => {
    for (const status of [succeeded, declined]) {
      const browser = createBrowser();
      const first = browser.page({ api: { readStatus: () => Promise.resolve(status) } });
      await first.clock.advance(0);
      const copy = browser.copy();
      await first.pay();
      first.checkout.send({ type: 'continued' });
      await first.clock.advance(0);
      let starts = 0;
      const startPurchase = () => ((starts += 1), never<never>());
      const second = browser.page({ api: { ...waiting, startPurchase } }, createCheckout, copy);
      await second.clock.advance(0);
      expect([starts, second.forms.length]).toEqual([1, 0]);
    }
  });

  it('with a success is shown by one page at a time', async () => {
    const browser = createBrowser();
    const first = browser.page();
    await first.pay();
    browser.locks.drop();
    const sessions = pageSessionsOf(browser.sessions(first.clock));
    const [open] = operationsOf(sessions).of(owner);
    expect(open?.progress.step).toBe('success');
    const session = () => createPurchaseSession(sessions, owner, open!.params, open!);
    const [one, other] = [session(), session()];
    expect(await one.lock.claim(false)).toMatchObject({ found: { step: 'success' } });
    browser.locks.held.delete(lockNameOf(owner));
    expect(await other.lock.claim(false)).toBeNull();
    one.release();
    expect(await other.lock.claim(false)).toMatchObject({ found: { step: 'success' } });
  });
});

describe('the stored payment', () => {
  const stored = (browser: ReturnType<typeof createBrowser>, clock: Parameters<typeof browser.sessions>[0]) =>
    operationsOf(pageSessionsOf(browser.sessions(clock))).of(owner);

  it('is known by its intent, also when its secret is gone, and is dismissed only when it is left', async () => {
    const browser = createBrowser();
    const { pay, clock, checkout } = browser.page({ api: waiting });
    await pay();
    const [intentId] = session.clientSecret.split('_secret');
    const running = { intentId, isDismissed: false, progress: { step: 'submitted', session: null } };
    expect(stored(browser, clock)).toMatchObject([running]);
    checkout.send({ type: 'closed' });
    expect(stored(browser, clock)).toMatchObject([{ ...running, isDismissed: true }]);
  });

  it('has an id of two characters for each byte', async () => {
    const browser = createBrowser();
    const { clock } = browser.page();
    await clock.advance(0);
    expect(stored(browser, clock)[0]?.id).toBe('01'.repeat(12));
  });
});

it('a page that could not get the lock stores its purchase all the same', async () => {
  const browser = createBrowser();
  browser.locks.fail();
  const first = browser.page({ confirm: failing, api: waiting });
  await first.pay();
  expect([first.isInDoubt(), browser.steps()]).toEqual([true, ['submitted']]);
  first.checkout.send({ type: 'closed' });
  expect(browser.steps()).toEqual(['submitted']);
});
