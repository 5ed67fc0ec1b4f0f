import { createPurchaseSession, findOpenPurchase } from '../../session/purchase-session';
import type { PurchaseSession } from '../../session/purchase-session';
import type { AppearanceOverrides } from '../../../ports/theme';
import { createCheckoutApi, createWires } from '../checkout.api';
import type { ApiOptions } from '../checkout.api';
import { laterSteps } from '../checkout.runner';
import { followManagement } from '../follow-management';
import { followSale } from '../follow-sale';
import type { LaterSteps } from './later-steps.types';
import type { PurchasePorts } from './start-checkout';
import type { PurchaseRun } from '../presenter.types';

const apiOptions = ({ params, isExpress }: PurchaseRun, ports: PurchasePorts): ApiOptions => ({
  ...(isExpress ? { only: 'checkout' as const } : {}),
  locale: () => ports.locale?.(params.selectedLocale, params.defaultLocale) ?? null,
  pageAddress: () => ports.sessions?.address.read() ?? '',
});

/** @param session stores the purchase and holds its lock; `null`: neither. */
const stepsOf = (
  run: PurchaseRun,
  ports: PurchasePorts,
  appearance: AppearanceOverrides,
  session: PurchaseSession | null,
): LaterSteps => {
  const { context, appUserId, params } = run;
  return laterSteps(
    {
      api: createCheckoutApi(context, appUserId, apiOptions(run, ports)),
      clock: context.clock,
      log: context.log,
      payment: ports.payment,
      appearance,
      paymentLocale: () => ports.paymentLocale(params.selectedLocale, params.defaultLocale),
      ...(ports.sessions && session ? { connectivity: ports.sessions.connectivity, lock: session.lock } : {}),
    },
    (checkout) => {
      session?.follow(checkout);
      followSale(checkout, params, context.log);
      followManagement(checkout, () => context.readCustomerInfo(appUserId));
    },
  );
};

/** The code of a purchase after its first screen. */
export const purchaseCode = {
  findOpenPurchase,
  createPurchaseSession,
  stepsOf,
  wiresOf: (run: PurchaseRun, ports: PurchasePorts) =>
    createWires(run.context, run.appUserId, apiOptions(run, ports)),
};

export type PurchaseCode = typeof purchaseCode;
