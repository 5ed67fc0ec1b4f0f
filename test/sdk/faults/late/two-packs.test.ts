import { afterEach, describe, expect, it } from 'vitest';
import { manualClock } from '../../../../sdk/adapters/memory';
import { platform } from '../../../../sdk/purchases/platform';
import { sandboxLine } from '../sandbox-line';
import { cardOver } from '../stand-in-card';
import { createBrowser } from './page';
import type { Page } from './page';
import { shop } from './shopper';
import type { Diary } from './shopper';
import { moment } from '../time';
import { offer, sellOn } from './story';

const { fetch, clock: realClock } = platform;
afterEach(() => {
  Object.assign(platform, { fetch, clock: realClock });
});

const KEY = 'rcb_sb_test_packs';
const YEAR_MS = 365 * 24 * 3_600_000;

/** A customer with a card on file, so that a start charges. The test can change the device's clock. */
const packShop = async () => {
  const clock = manualClock(Date.parse('2031-05-04T10:00:00Z'));
  let offset = 0;
  const line = sandboxLine(KEY, clock, clock.now);
  await line.configure({ completedProducts: ['coins'] });
  const device = { now: () => clock.now() + offset, after: clock.after };
  const browser = createBrowser(line, device, await cardOver(line, device), KEY);
  const diary: Diary = { notCharged: [], successes: [] };
  const advance = async (ms: number, isOver = (): boolean => false): Promise<void> => {
    for (const last = clock.now() + ms; clock.now() < last && !isOver();) {
      await moment();
      await clock.advance(250);
    }
    await moment();
  };
  const buy = async (page: Page, ms = 20_000, appUserId = 'ada'): Promise<void> => {
    const sale = { isOver: false };
    const rcPackage = await offer(page, 'coins', advance);
    void sellOn(page, rcPackage, { entry: 'script', appUserId }, (checkout) =>
      shop(checkout, page.clock, diary, { isPatient: true }),
    )
      .catch(() => {})
      .finally(() => (sale.isOver = true));
    await advance(ms, () => sale.isOver);
  };
  return {
    line,
    browser,
    diary,
    buy,
    advance,
    setClock: (ms: number) => void (offset = ms),
    charges: () => line.ledger().length,
  };
};

describe('a second pack of the same product', () => {
  it.each([
    ['', 0],
    [', on a device whose clock was set back a year meanwhile', -YEAR_MS],
    [', on a device whose clock was set a year ahead meanwhile', YEAR_MS],
  ])('shows no second success when its start is lost before the server acts%s', async (_, offset) => {
    const { line, browser, diary, buy, charges, setClock } = await packShop();
    const page = browser.openPage(new Map());
    await buy(page);
    expect([charges(), diary.successes.length]).toEqual([1, 1]);
    setClock(offset);
    await line.plant({ call: 'purchase', kind: 'drop' });
    await buy(page, 5000);
    expect([charges(), diary.successes.length]).toEqual([1, 1]);
  });

  it('shows a success and charges once when the answer to its start is lost', async () => {
    const { line, browser, diary, buy, charges } = await packShop();
    const page = browser.openPage(new Map());
    await buy(page);
    await line.plant({ call: 'purchase', kind: 'drop-after' });
    await buy(page);
    expect([charges(), diary.successes.length]).toEqual([2, 2]);
  });

  it('starts and charges separately in a tab that was duplicated during the first purchase', async () => {
    const { line, browser, diary, buy, charges } = await packShop();
    const session = new Map<string, string>();
    const page = browser.openPage(session);
    await line.plant({ call: 'purchase', kind: 'late', ms: 3000 });
    const first = buy(page);
    await moment();
    while (!session.has('open')) await new Promise((resolve) => setImmediate(resolve));
    const copy = new Map(session);
    await first;
    expect([charges(), diary.successes.length]).toEqual([1, 1]);
    await buy(browser.openPage(copy));
    expect([charges(), diary.successes.length, line.count('purchase')]).toEqual([2, 2, 2]);
  });

  it('charges twice and shows one success when a proxy sends the start twice (the protocol can’t prevent this)', async () => {
    const { line, browser, diary, buy, charges } = await packShop();
    await line.plant({ call: 'purchase', kind: 'twice' });
    await buy(browser.openPage(new Map()));
    expect([charges(), diary.successes.length, line.count('purchase')]).toEqual([2, 1, 1]);
  });
});

describe('a purchase that another customer of the device has left', () => {
  it('is still stored when that customer returns', async () => {
    const { line, browser, buy, charges, advance, diary } = await packShop();
    const session = new Map<string, string>();
    const page = browser.openPage(session);
    await line.plant({ call: 'purchase', kind: 'late', ms: 60_000 });
    const first = buy(page, 1000);
    await first;
    page.kill();
    const other = browser.openPage(session);
    await buy(other, 10_000, 'grace');
    other.kill();
    expect([charges(), diary.successes.length]).toEqual([1, 1]);
    await buy(browser.openPage(session), 90_000);
    await advance(60_000);
    expect([charges(), line.count('purchase'), diary.successes.length]).toEqual([2, 2, 2]);
  });
});
