import {
  createPurchaseCode,
  enLater,
  laterViews,
  leaveReason,
  toProviderLocale,
  webLocks,
} from '../../sdk/internal';
import type {
  ExpressRun,
  PaymentPorts,
  PaymentProvider,
  PurchaseCode,
  PurchasePorts,
} from '../../sdk/internal';
import type { PurchaseResult } from '../../sdk/index';
import { chunkFault } from '../base/integration/chunk-fault';
import { negotiated, wantedTags } from '../base/wanted-locale';
import { $laterScreens } from '../checkout/later-steps';
import type { LaterScreens } from '../checkout/later-steps';
import { EmailHint } from '../checkout/parts/email-hint';
import { laterStyles } from '../checkout/styles/later-styles';
import { LeaveQuestion } from '../checkout/parts/leave-question';
import { OwnedScreen } from '../checkout/screens/owned';
import { PaymentScreen } from '../checkout/screens/payment';
import { PlanScreen } from '../checkout/screens/plan';
import { SuccessScreen } from '../checkout/screens/success';
import { PromoCode } from '../checkout/summary/promo-code';
import { prepareSheet } from '../theme/sheet';

/**
 * The chunk with the steps after the first screen: the rules and effects of a payment, and their screens. It is fetched
 * while the customer reads the first screen, and is there before anything is sent.
 */
export { en as english } from '../../sdk/internal';
export { pendingPurchases, resumeHere } from '../checkout/resume';

const laterScreens: LaterScreens = {
  views: laterViews,
  texts: enLater,
  styles: laterStyles,
  EmailHint,
  screens: { owned: OwnedScreen, payment: PaymentScreen, plan: PlanScreen, success: SuccessScreen },
  leaveReason,
  PromoCode,
  LeaveQuestion,
};

/** Lets the elements show the later screens. */
export const addLaterScreens = (): void => {
  prepareSheet(laterStyles);
  $laterScreens.set(laterScreens);
};

/** The lock between the tabs of this browser. */
export const locks = webLocks();

/** The card provider's adapter is a separate chunk. The provider's script is loaded later, with the first card form. */
const adapter = () => import('../../sdk/adapters/stripe');

const payment: PaymentProvider = {
  open: async (options, events) => (await adapter()).stripePayments.open(options, events),
  readIntent: async (session) => (await adapter()).stripePayments.readIntent(session),
  openWalletButton: async (options, events) =>
    (await adapter()).stripePayments.openWalletButton(options, events),
};

const payments: PaymentPorts = {
  payment,
  paymentLocale: (selected, fallback) => toProviderLocale(negotiated(wantedTags(selected, fallback))),
};

const purchaseCode = createPurchaseCode(payments);

/** Fetches the adapter, too: the payment step is next. A failed load is repeated there. */
export const loadPurchaseCode = (): PurchaseCode => {
  adapter().catch(() => {});
  return purchaseCode;
};

const NETWORK = 10;

/** Few pages show wallet buttons outside of a checkout, so their code is a separate chunk. */
export const presentExpressButton = async (
  run: ExpressRun,
  ports: PurchasePorts,
): Promise<PurchaseResult> => {
  const { presentExpressButton: present } =
    await import('../../sdk/checkout/runner/express/express-button').catch((reason: unknown) => {
      throw run.context.error(NETWORK, chunkFault('express-button', reason));
    });
  return present(run, ports, payments);
};
