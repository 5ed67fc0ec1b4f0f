import { customerView } from '../../../sdk/internal';
import type { PurchaseCard } from '../../../sdk/internal';
import { infoOf } from '../support/customer-info';
import { OFFERED } from './money-laws';
import { saying } from './view-laws';

/** A text is its key and what fills it. */
export const t = { ...saying, date: (instant: Date) => instant.toISOString().slice(0, 10) };
type Wire = Parameters<typeof infoOf>[0];
export type Subscription = Wire['subscriber']['subscriptions'][string];

export const day = (text: string): Date => new Date(`${text}T12:00:00Z`);
export const TODAY = day('2031-05-04');
export const PAY = 'https://pay.lime.example/me';

const plain: Subscription = {
  expires_date: day('2031-06-01'),
  purchase_date: day('2031-05-01'),
  original_purchase_date: day('2030-05-01'),
  store: 'rc_billing',
  unsubscribe_detected_at: null,
  billing_issues_detected_at: null,
  is_sandbox: false,
  period_type: 'normal',
  store_transaction_id: 't1',
  grace_period_expires_date: null,
  refunded_at: null,
  auto_resume_date: null,
  ownership_type: 'PURCHASED',
  product_plan_identifier: null,
  display_name: null,
  management_url: null,
  price: { amount: 9.99, currency: 'USD' },
};
type Entitlements = Wire['subscriber']['entitlements'];

type More = { readonly entitlements?: Entitlements; readonly url?: string | null } & Partial<
  Wire['subscriber']
>;

/** What a customer with these subscriptions is shown; each one is a plain one with a change. */
export const viewOf = (
  subscriptions: Readonly<Record<string, Partial<Subscription>>>,
  { entitlements = {}, url = PAY, ...more }: More = {},
) =>
  customerView(
    infoOf({
      request_date: TODAY,
      subscriber: {
        entitlements,
        subscriptions: Object.fromEntries(
          Object.entries(subscriptions).map(([id, change]) => [id, { ...plain, ...change }]),
        ),
        non_subscriptions: {},
        management_url: url,
        first_seen: day('2030-01-01'),
        original_app_user_id: 'nils',
        original_purchase_date: null,
        ...more,
      },
    }),
    OFFERED,
    t,
  );
/** The texts of a card. */
export const read = ({
  badge,
  price,
  next,
  resumes,
  bought,
  store,
  family,
  problem,
  action,
  ...card
}: PurchaseCard) =>
  [card.name, badge, price, next, resumes, bought, store, family, problem, action?.label, action?.hint]
    .filter(Boolean)
    .map((text) => text?.replace('customer.', ''))
    .join(' | ');
/** It has ended. */
export const off = { expires_date: day('2031-04-01'), purchase_date: day('2031-03-01') };
