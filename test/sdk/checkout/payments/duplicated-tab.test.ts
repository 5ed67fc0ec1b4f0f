import { describe, expect, it } from 'vitest';
import { failing, never, pending, succeeded } from '../../support/effects/effect-bench';
import { createBrowser } from '../../support/effects/two-pages';

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

it('a page that could not get the lock stores its purchase all the same', async () => {
  const browser = createBrowser();
  browser.locks.fail();
  const first = browser.page({ confirm: failing, api: waiting });
  await first.pay();
  expect([first.isInDoubt(), browser.steps()]).toEqual([true, ['submitted']]);
  first.checkout.send({ type: 'closed' });
  expect(browser.steps()).toEqual(['submitted']);
});
