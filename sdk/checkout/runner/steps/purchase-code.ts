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
import type { PaymentProvider } from '../../../ports/payment';
import type { PurchaseRun } from '../presenter.types';

const apiOptions = ({ params, isExpress }: PurchaseRun, ports: PurchasePorts): ApiOptions => ({
  ...(isExpress ? { only: 'checkout' as const } : {}),
  locale: () => ports.locale?.(params.selectedLocale, params.defaultLocale) ?? null,
  pageAddress: () => ports.sessions?.address.read() ?? '',
});

/** The provider that takes the payments. Only the later steps need it. */
export interface PaymentPorts {
  readonly payment: PaymentProvider;
  /** The provider's name for the language of the screens. */
  paymentLocale(selected: string | undefined, fallback: string | undefined): string;
}

/** The code of a purchase after its first screen. */
export const createPurchaseCode = ({ payment, paymentLocale }: PaymentPorts) => ({
  findOpenPurchase,
  createPurchaseSession,
  /** @param session stores the purchase and holds its lock; `null`: neither. */
  stepsOf: (
    run: PurchaseRun,
    ports: PurchasePorts,
    appearance: AppearanceOverrides,
    session: PurchaseSession | null,
  ): LaterSteps => {
    const { context, appUserId, params } = run;
    const { sessions } = ports;
    return laterSteps(
      {
        api: createCheckoutApi(context, appUserId, apiOptions(run, ports)),
        clock: context.clock,
        log: context.log,
        payment,
        appearance,
        paymentLocale: () => paymentLocale(params.selectedLocale, params.defaultLocale),
        ...(sessions && session ? { connectivity: sessions.connectivity, lock: session.lock } : {}),
      },
      (checkout) => {
        session?.follow(checkout);
        followSale(checkout, params, context.log);
        followManagement(checkout, () => context.readCustomerInfo(appUserId));
      },
    );
  },
  wiresOf: (run: PurchaseRun, ports: PurchasePorts) =>
    createWires(run.context, run.appUserId, apiOptions(run, ports)),
});

export type PurchaseCode = ReturnType<typeof createPurchaseCode>;
