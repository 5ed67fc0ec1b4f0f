import { manualClock } from '../../../../sdk/adapters/memory';
import {
  createCheckout,
  resumePurchase,
  purchase,
  createPurchaseCode,
  checkoutPorts,
  toCheckoutRequest,
  purchasesContext,
} from '../../../../sdk/internal';
import type { Presenter } from '../../../../sdk/internal';
import type { Package } from '../../../../sdk/index';
import { sandboxLine } from '../sandbox-line';
import { moment, stepOf } from '../time';
import { cardOver } from '../stand-in-card';
import { createBrowser } from './page';
import type { Page } from './page';
import { shop } from './shopper';
import type { Diary } from './shopper';
import type { LateCell } from './cells';

const KEY = 'rcb_sb_test_late';
const BEGIN = Date.parse('2031-05-04T10:00:00Z');

export interface Story {
  readonly charges: number;
  readonly starts: number;
  readonly diary: Diary;
  /** The times of the charges. */
  readonly chargedAt: readonly number[];
  /** The times at which the charging requests were sent. */
  readonly sentAt: readonly number[];
}

/** A customer buys a product while a call acts late, is interrupted, and buys again until the purchase is shown. */
export const play = async (cell: LateCell): Promise<Story> => {
  const clock = manualClock(BEGIN);
  const line = sandboxLine(KEY, clock, clock.now);
  const sentAt: number[] = [];
  const chargedAt: number[] = [];
  const watched = watchCharges(line, clock, sentAt, chargedAt);
  const provider = await cardOver(watched, clock);
  if (cell.wire === 'checkout') await line.brand({ gateway_tax_collection_enabled: true });
  if (cell.way === 'on file') await line.configure({ completedProducts: [cell.productId] });
  await line.plant({ ...cell.fault, call: cell.call });
  const browser = createBrowser(watched, clock, provider, KEY, cell.wire);
  const diary: Diary = { notCharged: [], successes: [] };
  const advance = async (ms: number, isOver = (): boolean => false): Promise<void> => {
    for (const last = clock.now() + ms; clock.now() < last && !isOver();) {
      await moment();
      await clock.advance(stepOf(clock, last));
    }
    await moment();
  };

  const buy = async (page: Page, isPatient: boolean): Promise<{ isOver: boolean }> => {
    const sale = { isOver: false };
    const rcPackage = await offer(page, cell.productId, advance);
    void sellOn(page, rcPackage, cell, (checkout) => shop(checkout, page.clock, diary, { isPatient }))
      .catch(() => {})
      .finally(() => (sale.isOver = true));
    return sale;
  };

  const session = new Map<string, string>();
  let page = browser.openPage(session);
  const first = await buy(page, false);
  await advance(60_000, () => first.isOver || line.count(cell.call) > 0 || sentAt.length > 0);
  await advance(500);
  page = await interrupt(cell, page, session, browser, diary, advance);
  // The customer returns a few times, and waits at the last visit.
  for (const isPatient of [false, false, true]) {
    if (diary.successes.length > 0) break;
    const sale = await buy(page, isPatient);
    await advance(isPatient ? 400_000 : 30_000, () => sale.isOver);
  }
  await advance(200_000);
  return {
    charges: line.ledger().filter(({ kind }) => kind === 'charge').length,
    starts: line.count('purchase') + line.count('startCheckout'),
    diary,
    chargedAt,
    sentAt,
  };
};

type Browser = ReturnType<typeof createBrowser>;
type Advance = (ms: number, isOver?: () => boolean) => Promise<void>;

export const offer = async (page: Page, productId: string, advance: Advance): Promise<Package> => {
  let found: Package | undefined;
  page.purchases
    .getOfferings()
    .then(({ all }) => {
      const packages = Object.values(all).flatMap(({ availablePackages }) => availablePackages);
      found = packages.find(({ webBillingProduct }) => webBillingProduct.identifier === productId);
    })
    .catch(() => {});
  await advance(5000, () => found !== undefined);
  if (!found) throw new Error(`${productId} is not for sale.`);
  return found;
};

/** Sells by `purchase`, as the script tag does, or by `createCheckout`. */
export const sellOn = async (
  { purchases, payment, sessions, clock }: Page,
  rcPackage: Package,
  { entry, appUserId = 'ada' }: Pick<LateCell, 'entry'> & { readonly appUserId?: string },
  shown: (checkout: Parameters<Presenter['present']>[0]) => void,
): Promise<unknown> => {
  const params = { rcPackage, customerEmail: 'ada@example.org' };
  const context = purchasesContext(purchases);
  const presenter: Presenter = { present: (checkout) => (shown(checkout), { dismiss() {} }) };
  if (entry === 'script')
    return purchase(
      { context, appUserId, params, presenter },
      {
        presenter,
        loadCode: async () => createPurchaseCode({ payment, paymentLocale: () => 'auto' }),
        sessions,
      },
    );
  const owner = { apiKey: context.apiKey, appUserId };
  const ports = {
    ...checkoutPorts(purchases),
    clock,
    payment,
    sessions,
    connectivity: sessions.connectivity,
    owner,
  };
  const checkout = createCheckout(toCheckoutRequest(params), ports);
  shown(checkout);
  return checkout.done;
};

/** Interrupts the page while the call is running. Returns the page on which the customer continues. */
const interrupt = async (
  { interruption, entry }: LateCell,
  page: Page,
  session: Map<string, string>,
  browser: Browser,
  diary: Diary,
  advance: Advance,
): Promise<Page> => {
  const next = async (own: Map<string, string>): Promise<Page> => {
    const opened = browser.openPage(own);
    if (entry !== 'script') return opened;
    const presenter: Presenter = {
      present: (checkout) => (shop(checkout, opened.clock, diary, { isPatient: false }), { dismiss() {} }),
    };
    const wanted = {
      context: purchasesContext(opened.purchases),
      appUserId: 'ada',
      presenter,
      isRequested: false,
    };
    void resumePurchase(wanted, {
      presenter,
      loadCode: async () => createPurchaseCode({ payment: opened.payment, paymentLocale: () => 'auto' }),
      sessions: opened.sessions,
    }).catch(() => {});
    await advance(25_000);
    return opened;
  };
  switch (interruption) {
    case 'reload':
      page.kill();
      return next(session);
    case 'death, new tab':
      page.kill();
      return next(new Map());
    case 'second tab':
      return browser.openPage(new Map());
    case 'duplicated tab':
      return browser.openPage(new Map(session));
    case 'back':
      page.putAwayAndBack();
      await advance(25_000);
      return page;
    case 'closed':
      await advance(25_000);
      return page;
    default:
      await advance(90_000);
      return page;
  }
};

type Line = ReturnType<typeof sandboxLine>;

/** Records the times of the charges and of the requests that caused them. */
const watchCharges = (line: Line, clock: { now(): number }, sentAt: number[], chargedAt: number[]): Line => {
  const noted = async <T>(asked: Promise<T>, at: number, before: number): Promise<T> => {
    try {
      return await asked;
    } finally {
      if (line.ledger().length > before && chargedAt.length < line.ledger().length) {
        sentAt.push(at);
        chargedAt.push(clock.now());
      }
    }
  };
  const fetch: Line['fetch'] = (url, init) => noted(line.fetch(url, init), clock.now(), line.ledger().length);
  const provider: Line['provider'] = (call, body) =>
    noted(line.provider(call, body), clock.now(), line.ledger().length);
  return Object.assign(Object.create(line) as Line, { fetch, provider });
};
