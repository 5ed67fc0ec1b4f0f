import type { Checkout } from '../../machine/checkout-control.types';
import type { CheckoutRequest } from '../../machine/checkout.types';
import type { OpenOperation } from '../../session/operation';
import type { PurchaseSession } from '../../session/purchase-session';
import type { PageSessions } from '../../session/session-store';
import type { AppearanceOverrides } from '../../../ports/theme';
import type { Wire } from '../../wire/wire.types';
import { MAY_CHARGE } from '../../wire/wires';
import type { Wires } from '../../wire/wires';
import { createFirstApi } from '../first.api';
import type { LaterSteps } from './later-steps.types';
import type { Presenter, PurchaseRun } from '../presenter.types';
import type { PurchaseCode } from './purchase-code';
import { runCheckout } from './run-checkout';

/** What the screens supply for a purchase. */
export interface PurchasePorts {
  readonly presenter: Presenter;
  /** The language of the screens, e.g. `pt`. Default: not sent to the server. */
  readonly locale?: (selected: string | undefined, fallback: string | undefined) => string;
  /** Records the events of a checkout. Default: none are recorded. */
  readonly recordEvents?: (checkout: Checkout, run: PurchaseRun) => void;
  /** Loads the code of the steps after the first screen. Rejects if that fails; a later call tries again. */
  readonly loadCode: () => Promise<PurchaseCode>;
  /** Stores purchases, and lets one tab at a time sell. Default: neither. */
  readonly sessions?: PageSessions;
}

/** What is known of a purchase before it is shown. Without the code, it is loaded while the first screen is shown. */
export interface PurchaseStart {
  readonly open: OpenOperation | null;
  readonly session: PurchaseSession | null;
  readonly code: PurchaseCode | null;
}

/** The later steps are loaded by then, also without an action of the customer. Typing an address takes longer. */
const PREPARE_AFTER_MS = 1200;

/** Whether the purchase starts without an action of the customer. */
const startsAtOnce = ({ customerEmail, sale }: CheckoutRequest): boolean =>
  customerEmail !== null || !sale?.asksEmail || sale.emailWithPayment || sale.planChange !== null;

/** The wires of a purchase whose code may not have arrived. Each start comes after it. */
const lazyWires = (load: () => Promise<Wires>): Wires => {
  let loading: Promise<Wires> | null = null;
  const wire = (name: keyof Wires): Wire => ({
    startMayCharge: MAY_CHARGE[name],
    start: async (...order) => (await (loading ??= load()))[name].start(...order),
  });
  return { purchase: wire('purchase'), checkout: wire('checkout') };
};

/** Starts the checkout of a purchase. Its later steps are loaded when they are needed, or by `prepare`. */
export const startCheckout = (
  run: PurchaseRun,
  request: CheckoutRequest,
  ports: PurchasePorts,
  appearance: AppearanceOverrides,
  { open, session: known, code }: PurchaseStart,
) => {
  const { context, appUserId, params } = run;
  const { sessions } = ports;
  let session = known;
  const sessionWith = ({ createPurchaseSession }: PurchaseCode): PurchaseSession | null => {
    const owner = { apiKey: context.apiKey, appUserId };
    const stored = { ...params, purchaseOption: request.purchaseOption };
    session ??= sessions ? createPurchaseSession(sessions, owner, stored, open) : null;
    return session;
  };
  const stepsWith = (loaded: PurchaseCode): LaterSteps =>
    loaded.stepsOf(run, ports, appearance, sessionWith(loaded));
  const wires = lazyWires(async () => (await ports.loadCode()).wiresOf(run, ports));
  const checkout = runCheckout(
    open ? { ...request, customerEmail: open.email || request.customerEmail } : request,
    {
      api: createFirstApi(context, wires, run.isExpress ? 'checkout' : undefined),
      clock: context.clock,
      log: context.log,
      ...(sessions ? { connectivity: sessions.connectivity } : {}),
    },
    {
      ...(open ? { resume: open.progress, ownedBefore: open.ownedBefore } : {}),
      hasLock: Boolean(sessions),
    },
    code ? stepsWith(code) : async () => stepsWith(await ports.loadCode()),
  );
  if (startsAtOnce(request)) checkout.prepare();
  const stopTimer = context.clock.after(PREPARE_AFTER_MS, checkout.prepare);
  void checkout.done.then(stopTimer);
  return { checkout, release: () => session?.release() };
};
