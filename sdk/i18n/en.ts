import type { enFamily } from './en-family';
import type { enPaywall } from './en-paywall';

/**
 * The English texts and the list of all keys. Names that begin with `state_…`, `periods.…` or `paywall_variables.…` are
 * those of the reference client, so that an integrator's overrides still work. The other names are this library's.
 * `{{name}}` is replaced by a variable.
 */
export const en = {
  'periods.weekFrequency': 'weekly',
  'periods.monthFrequency': 'monthly',
  'periods.yearFrequency': 'yearly',
  'periods.dayFrequency': 'daily',
  'periods.weekFrequencyPlural': 'every {{amount}} weeks',
  'periods.monthFrequencyPlural': 'every {{amount}} months',
  'periods.yearFrequencyPlural': 'every {{amount}} years',
  'periods.dayFrequencyPlural': 'every {{amount}} days',
  'periods.lifetime': 'Lifetime',
  'periods.unknownFrequency': 'unknown',

  'state_present_offer.product_title': '{{productTitle}}',
  'state_present_offer.product_description': '{{productDescription}}',
  'state_present_offer.product_price': '{{productPrice}}',
  'state_present_offer.free_trial_duration': '{{trialDuration}} free',
  'state_present_offer.price_after_free_trial': 'Then {{productPrice}}',
  'state_present_offer.renewal_frequency': 'Renews {{frequency}}',
  'state_present_offer.continues_until_cancelled': 'Continues until cancelled',
  'state_present_offer.cancel_anytime': 'Cancel anytime',

  'state_needs_auth_info.email_step_title': 'Billing email address',
  'state_needs_auth_info.email_input_label': 'Email',
  'state_needs_auth_info.email_input_placeholder': 'name@example.com',
  'state_needs_auth_info.button_continue': 'Continue',

  'state_needs_payment_info.payment_step_title': 'Secure checkout',
  'state_needs_payment_info.button_pay': 'Pay',
  'state_needs_payment_info.button_start_trial': 'Start Trial',

  'state_success.purchase_successful': 'Purchase successful',
  'state_success.subscription_now_active': 'Your subscription is now active',
  'state_success.button_close': 'Continue',

  'state_error.if_error_persists': 'If the error persists, please contact {{email}}.',
  'state_error.error_title_already_subscribed': 'Already Subscribed',
  'state_error.error_title_already_purchased': 'Already Purchased',
  'state_error.error_title_other_errors': 'Something went wrong',
  'state_error.error_message_already_subscribed': 'You are already subscribed to this product.',
  'state_error.error_message_already_purchased': 'You have already purchased this product.',
  'state_error.error_message_missing_email_error': 'Email is required to complete the purchase.',
  'state_error.error_message_network_error': 'Network error. Please check your internet connection.',
  'state_error.error_message_error_charging_payment': 'Payment failed.',
  'state_error.error_message_error_setting_up_purchase':
    'Purchase not started due to an error. Error code: {{errorCode}}',
  'state_error.error_message_unknown_error': 'An unknown error occurred. Error code: {{errorCode}}',
  'state_error.button_try_again': 'Try again',

  /** For countries whose law wants the duty to pay on the button. */
  'checkout.order_with_obligation': 'Order with obligation to pay',

  'checkout.label': 'Checkout',
  'checkout.close': 'Close',
  'checkout.sandbox': 'Sandbox',
  'checkout.order_summary': 'Order summary',
  'checkout.due_today': 'Due today',
  'checkout.pay_amount': 'Pay {{amount}}',
  'checkout.how_to_cancel': 'To cancel, use the link in your receipt',
  'checkout.price_per_period': '{{productPrice}} / {{period}}',
  'checkout.email_change': 'Change',
  'checkout.email_save': 'Save',
  'checkout.email_suggestion': 'Did you mean {{email}}?',
  'checkout.leave_title': 'Close the checkout?',
  'checkout.leave': 'The card details that you entered will be lost.',
  'checkout.leave_busy': 'Your payment is being processed and may still go through.',
  'checkout.leave_stay': 'Back to checkout',
  'checkout.email_reason': 'We will send your receipt and billing notices to this address.',
  'checkout.email_empty': 'You need to provide your email address to continue.',
  'checkout.email_invalid': 'Email is not valid. Please provide a valid email address.',
  'checkout.privacy': 'privacy policy',
  'checkout.mandate':
    'By paying, you allow {{appName}} to charge your payment method at each renewal, until you cancel.',
  'checkout.load_again': 'Load again',
  'checkout.start_again': 'Start again',
  'checkout.charged': 'Charged: {{amount}}.',
  'checkout.nothing_charged': 'You have not been charged.',
  'checkout.next_payment': 'Next payment: {{date}}.',
  'customer.manage': 'Manage subscription',
  'customer.new_tab': 'opens in a new tab',
  'checkout.redeem_title': 'Use your purchase in the app',
  'checkout.redeem_open': 'Open the app',
  'checkout.redeem_scan': 'Or scan this code with your phone.',
  'checkout.secured': 'Card details go straight to the payment provider and are never stored here.',
  'checkout.loading': 'Loading',
  'checkout.preparing': 'Preparing your checkout…',
  'checkout.loading_form': 'Loading the payment form…',
  'checkout.processing': 'Processing…',
  'checkout.confirming': 'Confirming your payment…',
  'checkout.confirming_longer': 'This can take a moment. Please keep this window open.',
  'checkout.form_unavailable_title': 'The payment form could not be loaded',
  'checkout.form_unavailable':
    'You have not been charged. Check your connection and turn off any content blockers for this page, then try again.',
  'checkout.notice_title': 'The payment did not go through',
  'checkout.payment_not_completed':
    'The payment was not completed and you have not been charged. Please try again.',
  'checkout.still_confirming_title': 'Your payment is still being confirmed',
  'checkout.still_confirming':
    'Please do not pay again. We have not heard back yet and are still checking. This page will update automatically.',
  'checkout.still_confirming_until': 'We will keep checking until {{date}}.',
  'checkout.order_unknown_title': 'We are checking your order',
  'checkout.order_unknown':
    'We did not get a clear answer when your order was placed, so we do not know yet whether it went through. Please do not order again. We will know by {{date}} at the latest. This page will update automatically.',
  'checkout.pay_another_way': 'Pay another way',
  'checkout.earlier_payment_title': 'Your earlier payment is not confirmed yet',
  'checkout.earlier_payment':
    'You can pay another way here. It is the same order, so you will be charged once at most. If the earlier payment goes through, this page will update automatically.',
  'checkout.canceled_title': 'This payment was cancelled',
  'checkout.canceled': 'You have not been charged. Please start again.',
  'checkout.unresolved_title': 'We could not confirm your payment',
  'checkout.unresolved':
    'We could not find out whether it went through. Please check your bank account before you buy again, and contact us if you were charged.',
  'checkout.check_again': 'Check again',
  'checkout.checking': 'Checking…',
  'checkout.bought': 'You bought {{productTitle}}.',
  'checkout.trial_started': 'Your free trial of {{productTitle}} has started.',
  'checkout.paid_trial_started': 'Your trial of {{productTitle}} has started.',
  'checkout.renews': 'Renews {{frequency}} at {{productPrice}}.',
  'checkout.renews_after_trial':
    'After {{trialDuration}}, your subscription renews {{frequency}} at {{productPrice}}.',
  'checkout.receipt_sent': 'Your receipt will be sent to {{email}}.',
  'checkout.offer_unavailable_title': 'This offer could not be loaded',
  'checkout.offer_unavailable': 'Check your internet connection and try again. You have not been charged.',
  'checkout.offer_problem': 'Please try again in a moment. You have not been charged.',
  'checkout.offer_missing': 'This product is not available here.',
  'checkout.purchase_open':
    'Another checkout is already open on this page. Finish or close it first, then try again.',
  'checkout.resuming': 'Picking up where you left off…',
  'checkout.open_elsewhere_title': 'Checkout is already open in another tab',
  'checkout.open_elsewhere': 'Finish or close it there, or continue here. You will not be charged twice.',
  'checkout.go_on_here': 'Continue here',
  'checkout.moved_title': 'Your purchase continues in another tab',
  'checkout.moved': 'You can close this tab.',
  'checkout.offline_title': 'You are offline',
  'checkout.offline': 'Nothing has been sent. Continue when you are back online.',
  'checkout.offline_email': 'You are offline. Nothing has been sent. Continue when you are back online.',
  'checkout.offline_confirming':
    'You are offline. As soon as you are back online, we will check whether your payment went through. Please do not pay again.',
  'checkout.expired_title': 'Your checkout has expired',
  'checkout.expired': 'You have not been charged. Please start again.',
  'checkout.price_changed_title': 'The price has changed',
  'checkout.price_changed':
    'The total is now {{total}}. You have not been charged. Press the button again to pay this amount.',
  'checkout.price_unavailable_title': 'The price could not be calculated',
  'checkout.price_unavailable': 'You have not been charged. Please try again.',
  'checkout.terms_agree': 'I agree to the {{terms}}.',
  'checkout.terms': 'terms and conditions',
  'checkout.terms_needed': 'Please agree to the terms first.',

  'price.first': 'First {{period}} for {{introPrice}}, then {{productPrice}}',
  'price.for': '{{introPrice}} for {{duration}}, then {{productPrice}}',
  'price.after_trial': 'Then {{introPrice}} for {{duration}}, after that {{productPrice}}',
  'price.instead': '{{productPrice}} instead of {{fullPrice}}',

  'totals.subtotal': 'Subtotal',
  'totals.discount': 'Discount',
  'totals.off': '{{discount}} off',
  'totals.off_for': '{{discount}} off for {{duration}}',
  'totals.off_first': '{{discount}} off the first payment',
  'totals.excluding_tax': 'Total excluding tax',
  'totals.tax': 'Tax',
  'totals.tax_pending': 'Enter your billing address to calculate tax',
  'totals.includes': 'Includes {{tax}}',
  'totals.plus_tax': 'plus tax',
  'totals.total': 'Total',
  'totals.due_on': 'Due on {{date}}',
  'totals.due_from': 'From {{date}}',
  'totals.calculating': 'Calculating…',
  'totals.free': 'Free',

  'discount.label': 'Promo code',
  'discount.add': 'Add promo code',
  'discount.apply': 'Apply',
  'discount.remove': 'Remove code {{code}}',
  'discount.empty': 'Enter a code.',
  'discount.not_applicable': "This code can't be applied.",
  'discount.not_checked': 'The code could not be checked. Please try again.',
  'discount.applied': 'Code {{code}} has been applied.',

  'express.divider': 'Or pay another way',
  'express.label': 'Express checkout',

  'plan_change.title': 'Change your plan',
  'plan_change.now': 'Your plan changes right away.',
  'plan_change.later': 'Your plan changes on {{date}}.',
  'plan_change.later_undated': 'Your plan changes at the end of the period that you have paid for.',
  'plan_change.current': 'Current plan',
  'plan_change.new': 'New plan',
  'plan_change.estimated_renewal': 'Estimated at next renewal',
  'plan_change.tax_later': 'Tax is calculated later.',
  'plan_change.unused_time': 'You will be refunded for the unused time of your current plan.',
  'plan_change.method': 'Payment method',
  'plan_change.address': 'Billing address',
  'plan_change.on_file': 'On file',
  'plan_change.confirm': 'Change plan',
  'plan_change.confirm_pay': 'Change plan and pay {{amount}}',
  'plan_change.schedule': 'Schedule change',
  'plan_change.done': 'Your plan has changed.',
  'plan_change.scheduled': 'The change is scheduled.',
  'plan_change.failed': 'The plan could not be changed. Please try again.',
  'plan_change.switch': 'Switch plan',
  'plan_change.button_current': 'Your plan',
  'owned.title': 'You already have access',
  'owned.until': 'You have {{productTitle}} until {{date}}.',
  'owned.renews': 'You have {{productTitle}}. It renews on {{date}}.',
  'owned.forever': 'You have {{productTitle}}.',
  'owned.twice': 'A new purchase does not replace it: you would pay for both.',
  'owned.buy_anyway': 'Buy anyway',
} as const;

type Unit = 'day' | 'week' | 'month' | 'year';

export type MessageKey = keyof typeof en | keyof typeof enPaywall | keyof typeof enFamily;
/**
 * The names of periods (`month`; `{{amount}} months`). The browser has these words. A language sets them if prices use
 * another word.
 */
export type PeriodKey = `periods.${Unit}` | `periods.${Unit}Plural`;
/** A text, or one text for each plural form of `amount`. */
export type Message = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;
/** The texts of a language. Missing keys are English. */
export type LocaleMessages = Readonly<Partial<Record<MessageKey | PeriodKey, Message>>>;
