import { enLater, laterViews, leaveReason, webLocks } from '../../sdk/internal';
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
export { en as english, purchaseCode } from '../../sdk/internal';
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

/** Wallet buttons outside of a checkout are called for by few pages. */
export const walletButtons = () => import('../../sdk/checkout/runner/express/express-button');
