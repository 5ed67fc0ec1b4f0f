import { formatMoney } from '../catalogue/money';
import { findProduct } from '../catalogue/products';
import { storePages } from '../subscriber/store-pages';
import type { SubscriptionAction } from '../subscriber/subscription-actions';
import type { LedgerEntry, OneTimePurchase, Subscriber, Subscription } from '../tenant/tenant.types';
import { cardOf, cardWords, expiryWords } from './card-on-file';
import { invoiceList } from './invoices';
import { layout, pageAddress } from './layout';
import { html } from './markup';
import type { Markup } from './markup';
import { formatDay, isOwnStore, summarise } from './subscription-summary';

export interface ManageView {
  subscriber: Subscriber;
  invoices: readonly LedgerEntry[];
  token: string;
  now: number;
  notice: string | null;
}

const labels: Readonly<Record<SubscriptionAction, string>> = {
  cancel: 'Cancel subscription',
  resume: 'Resume subscription',
  fix: 'Let the payment succeed',
  'billing-issue': 'Let the payment fail',
  refund: 'Refund',
  expire: 'End now',
};

export function managePage(view: ManageView): string {
  const { subscriber, invoices, notice, token } = view;
  const subscriptions = [...subscriber.subscriptions.values()];
  const oneTime = subscriber.oneTime.filter((item) => item.refundedAt === null);
  const isEmpty = subscriptions.length + oneTime.length === 0;
  return layout({
    title: 'Your Stepwise plan',
    content: html`
      ${notice === null ? '' : html`<p class="notice" role="status" tabindex="-1" autofocus>${notice}</p>`}
      ${subscriptions.map((item) => subscriptionCard(view, item))} ${oneTime.map((item) => oneTimeCard(item))}
      ${isEmpty ? html`<p class="card empty">Nothing has been bought yet.</p>` : ''}
      ${subscriptions.some(isOwnStore) ? paymentMethod(view) : ''}
      ${isEmpty && invoices.length === 0 ? '' : invoiceList(invoices, token)}
      ${isEmpty ? '' : sandboxTools(view, subscriptions, oneTime)}
      <p class="fine">
        Signed in as <code>${subscriber.id}</code>. The sandbox clock says ${formatDay(view.now)}. No real
        money moves here.
      </p>
    `,
  });
}

function subscriptionCard(view: ManageView, subscription: Subscription): Markup {
  const { tone, state, sentence, actions, isUnpaid } = summarise(subscription, view.now);
  const price = formatMoney(subscription.priceMicros, subscription.currency);
  return html`<section class="card">
    <div class="title">
      <h2>${titleOf(subscription.productId)}</h2>
      <span class="state ${tone}">${state}</span>
    </div>
    ${isUnpaid ? unpaidNotice(view, sentence) : html`<p>${sentence}</p>`}
    <dl>
      <div>
        <dt>Price</dt>
        <dd>
          ${subscription.store === 'promotional' ? 'Free' : `${price} ${periodWords(subscription.period)}`}
        </dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>${formatDay(subscription.originalPurchaseAt)}</dd>
      </div>
    </dl>
    ${isOwnStore(subscription) ? actionRow(view, actions, subscription.productId) : elsewhere(subscription)}
  </section>`;
}

/** A failed payment, and the way to repair it. */
function unpaidNotice({ subscriber, token }: ManageView, sentence: string): Markup {
  return html`<div class="alert">
    <p>${cardWords(cardOf(subscriber.card))} was refused. ${sentence}</p>
    <a class="button primary" href="${pageAddress('/card', { token })}">Pay with another card</a>
  </div>`;
}

function elsewhere({ store }: Subscription): Markup {
  const page = storePages[store];
  if (page === undefined) return html``;
  return html`<div class="actions">
    ${
      page.url === null
        ? html`<p>Managed in the ${page.name}.</p>`
        : html`<a class="button" href="${page.url}" rel="noreferrer">Manage in the ${page.name}</a>`
    }
  </div>`;
}

function oneTimeCard(item: OneTimePurchase): Markup {
  return html`<section class="card">
    <div class="title">
      <h2>${titleOf(item.productId)}</h2>
      <span class="state good">Bought</span>
    </div>
    <p>Bought on ${formatDay(item.purchaseAt)} for ${formatMoney(item.priceMicros, item.currency)}.</p>
  </section>`;
}

function paymentMethod({ subscriber, token }: ManageView): Markup {
  const card = cardOf(subscriber.card);
  return html`<section class="card">
    <h2>Payment method</h2>
    <p>${cardWords(card)}, expires ${expiryWords(card)}</p>
    <div class="actions"><a class="button" href="${pageAddress('/card', { token })}">Change card</a></div>
  </section>`;
}

/** What no customer can do, for tests. */
function sandboxTools(
  view: ManageView,
  subscriptions: readonly Subscription[],
  oneTime: readonly OneTimePurchase[],
): Markup {
  const rows = [
    ...subscriptions.map((item) => ({ id: item.productId, actions: summarise(item, view.now).tools })),
    ...oneTime.map((item) => ({ id: item.productId, actions: ['refund'] as const })),
  ].filter(({ actions }) => actions.length > 0);
  if (rows.length === 0) return html``;
  return html`<details class="card tools">
    <summary>Sandbox tools</summary>
    ${rows.map(
      ({ id, actions }) =>
        html`<h3>${titleOf(id)}</h3>
          ${actionRow(view, actions, id)}`,
    )}
  </details>`;
}

function actionRow(view: ManageView, actions: readonly SubscriptionAction[], productId: string): Markup {
  if (actions.length === 0) return html``;
  return html`<div class="actions">${actions.map((action) => actionForm(view, action, productId))}</div>`;
}

function actionForm(view: ManageView, action: SubscriptionAction, productId: string): Markup {
  return html`<form method="post" action="/sandbox/manage">
    <input type="hidden" name="token" value="${view.token}" />
    <input type="hidden" name="product" value="${productId}" />
    <button class="${action === 'resume' ? 'primary' : 'plain'}" name="action" value="${action}">
      ${labels[action]}<span class="unseen"> ${titleOf(productId)}</span>
    </button>
  </form>`;
}

function titleOf(productId: string): string {
  return findProduct(productId)?.title ?? productId;
}

const periods: Readonly<Record<string, string>> = {
  P1W: 'a week',
  P1M: 'a month',
  P3M: 'every three months',
  P6M: 'every six months',
  P1Y: 'a year',
};

function periodWords(period: string): string {
  return periods[period] ?? '';
}
