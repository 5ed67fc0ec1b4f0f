import { vi } from 'vitest';
import { manualClock } from '../../../sdk/adapters/memory';
import { createPurchaseCode, purchase, purchasesContext } from '../../../sdk/internal';
import type { Presenter } from '../../../sdk/internal';
import { Purchases } from '../../../sdk/index';
import { platform } from '../../../sdk/purchases/platform';
import type { WireName } from '../../../sdk/checkout/wire/wire.types';
import { ALWAYS } from './cells';
import type { Cell, FaultyCall } from './cells';
import { EagerCustomer } from './customer';
import type { End } from './customer';
import { sandboxLine } from './sandbox-line';
import { moment, stepOf } from './time';
import { cardOver } from './stand-in-card';

const KEY = 'rcb_sb_test_faults';
const EMAIL = 'ada@example.org';
const BEGIN = Date.parse('2031-05-04T10:00:00Z');

/**
 * The time limit of a purchase. It allows three tries of 30 seconds for each read before the payment step, 30 seconds
 * each for the start, the card form and the confirmation, ten polls, and the reads after a lost answer.
 */
export const LIMIT_MS = 300_000;

/** The result of a cell. */
export interface Result {
  readonly end: End;
  /** Number of charges when the first try had ended. */
  readonly charged: number;
  /** The end of a second try without a fault; `null` if a customer would not try again. */
  readonly again: End | null;
  readonly charges: number;
  readonly seconds: number;
}

const paths: Readonly<Record<FaultyCall, RegExp>> = {
  getOfferings: /\/offerings$/,
  getProducts: /\/products\?/,
  getBrandingInfo: /\/branding$/,
  purchase: /\/purchase$/,
  startCheckout: /\/checkout\/start$/,
  priceCheckout: /^PATCH /,
  completeCheckout: /\/complete$/,
  getCheckoutStatus: /^GET .*\/checkout\//,
  getCustomerInfo: /\/v1\/subscribers\/[^/]+$/,
  confirm: / \/confirm$/,
};

/** The sandbox with a fault, and a page that sells on one of the wires. */
export const bench = async ({
  wire,
  call,
  kind,
  way,
  strikes,
}: Omit<Cell, 'wire'> & { readonly wire: WireName }) => {
  const skew = kind.skewMs ?? 0;
  const clock = manualClock(BEGIN + skew);
  const line = sandboxLine(KEY, clock, () => clock.now() - skew);
  vi.spyOn(platform, 'fetch').mockImplementation(line.fetch);
  const random = { bytes: platform.random.bytes, fraction: () => 0.5 };
  vi.spyOn(platform.clock, 'now').mockImplementation(clock.now);
  vi.spyOn(platform.clock, 'after').mockImplementation(clock.after);
  vi.spyOn(platform.random, 'fraction').mockImplementation(random.fraction);
  if (wire === 'checkout') await line.brand({ gateway_tax_collection_enabled: true });
  if (way === 'on file') await line.configure({ completedProducts: ['monthly_no_trial'] });
  const times = strikes === 'retry' ? ALWAYS : 1;
  let slow = times;
  line.delay = kind.delayMs ?? 0;
  line.isSlow = (path) => paths[call].test(path) && (slow -= 1) >= 0;
  if (kind.plant) await line.plant({ ...kind.plant, call, times });
  const purchases = new Purchases({
    apiKey: KEY,
    appUserId: 'ada',
    wire,
    httpConfig: { proxyURL: 'http://sandbox.example' },
  });
  return { clock, line, purchases, payment: await cardOver(line, clock) };
};

type Bench = Awaited<ReturnType<typeof bench>>;

/** Advances the clock until the condition is true, or until the time limit. */
const until = async (clock: Bench['clock'], isOver: () => boolean): Promise<void> => {
  const last = clock.now() + LIMIT_MS;
  while (clock.now() < last && !isOver()) {
    await moment();
    if (!isOver()) await clock.advance(stepOf(clock, last));
  }
};

/** Where a package is sold. */
export interface Place {
  readonly offering: string;
  readonly packageId: string;
}

const MONTHLY: Place = { offering: 'no_trial', packageId: '$rc_monthly' };

/** Buys a plan; the customer presses every button that helps. */
export const attempt = async (
  { clock, purchases, payment }: Bench,
  customerEmail: string,
  { offering, packageId }: Place = MONTHLY,
): Promise<End> => {
  const offer = { all: null as Awaited<ReturnType<Purchases['getOfferings']>>['all'] | null, isOver: false };
  purchases
    .getOfferings()
    .then(
      ({ all }) => void (offer.all = all),
      () => {},
    )
    .finally(() => (offer.isOver = true))
    .catch(() => {});
  await until(clock, () => offer.isOver);
  const rcPackage = offer.all?.[offering]?.packagesById[packageId];
  if (!rcPackage) return offer.isOver ? 'no offer' : 'hangs';

  let customer: EagerCustomer | null = null;
  const presenter: Presenter = {
    present: (checkout) => ((customer = new EagerCustomer(checkout, customerEmail)), { dismiss() {} }),
  };
  const sale = { isOver: false };
  const context = purchasesContext(purchases);
  purchase(
    { context, appUserId: 'ada', params: { rcPackage, customerEmail }, presenter },
    { presenter, loadCode: async () => createPurchaseCode({ payment, paymentLocale: () => 'auto' }) },
  )
    .catch(() => {})
    .finally(() => (sale.isOver = true));
  await until(clock, () => sale.isOver);
  const seen = customer as EagerCustomer | null;
  if (!sale.isOver) seen?.giveUp();
  await until(clock, () => sale.isOver);
  return sale.isOver ? (seen?.end ?? 'hangs') : 'hangs';
};

const isSettled = (end: End): boolean => end === 'success' || end === 'still confirming';

/** Buys under the fault, and once more if that ended without a purchase. */
export const buyUnder = async (cell: Cell): Promise<Result> => {
  const on = await bench(cell);
  const charges = (): number => on.line.ledger().filter(({ kind }) => kind === 'charge').length;
  const began = on.clock.now();
  const end = await attempt(on, cell.way === 'slow' ? 'pending@example.org' : EMAIL);
  const charged = charges();
  const seconds = Math.round((on.clock.now() - began) / 1000);
  on.line.delay = 0;
  await on.line.mend();
  const again = isSettled(end) ? null : await attempt(on, EMAIL);
  return { end, charged, again, charges: charges(), seconds };
};

/** The violated rules, as text; empty for a correct cell. */
export const problemsOf = (
  { end, charged, again, charges, seconds }: Result,
  { wire, way, strikes }: Cell,
): readonly string[] => [
  ...(end === 'hangs' || seconds * 1000 > LIMIT_MS ? ['It comes to no end.'] : []),
  ...(charges > 1 ? [`${charges} charges.`] : []),
  ...(charged > 0 && !isSettled(end) ? [`Charged, and then told: ${end}.`] : []),
  // A session without an intent can be paid again, so one fault does not end the sale.
  ...(wire === 'checkout' && way !== 'slow' && strikes === 'first try' && end === 'still confirming'
    ? ['There is no second try.']
    : []),
  ...(end === 'success' && charges !== 1 ? ['A success that nobody has paid.'] : []),
  ...(again !== null && (again !== 'success' || charges !== 1) ? [`A second try ends in: ${again}.`] : []),
];
