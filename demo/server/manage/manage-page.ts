import { formatMoney } from '../catalogue/money';
import { findProduct } from '../catalogue/products';
import type { SubscriptionAction } from '../subscriber/subscription-actions';
import type { OneTimePurchase, Subscriber, Subscription } from '../tenant/tenant.types';
import { html } from './markup';
import type { Markup } from './markup';
import { formatDay, summarise } from './subscription-summary';

export interface ManageView {
  subscriber: Subscriber;
  token: string;
  now: number;
  notice: string | null;
}

const buttons: Readonly<Record<SubscriptionAction, { label: string; look: string }>> = {
  cancel: { label: 'Cancel subscription', look: 'plain' },
  resume: { label: 'Resume subscription', look: 'primary' },
  fix: { label: 'Fix payment', look: 'primary' },
  'billing-issue': { label: 'Simulate a billing issue', look: 'plain' },
  refund: { label: 'Refund', look: 'danger' },
  expire: { label: 'End now', look: 'danger' },
};

export function managePage(view: ManageView): string {
  const { subscriber, notice } = view;
  const subscriptions = [...subscriber.subscriptions.values()];
  const oneTime = subscriber.oneTime.filter((item) => item.refundedAt === null);
  return page(html`
    ${notice === null ? '' : html`<p class="notice" role="status">${notice}</p>`}
    ${subscriptions.map((item) => subscriptionCard(view, item))}
    ${oneTime.map((item) => oneTimeCard(view, item))}
    ${subscriptions.length + oneTime.length === 0 ? html`<p class="card empty">Nothing has been bought yet.</p>` : ''}
    <p class="fine">
      Signed in as <code>${subscriber.id}</code>. The sandbox clock says ${formatDay(view.now)}. No real money
      moves here.
    </p>
  `);
}

export function brokenLinkPage(): string {
  return page(html`<p class="card empty">This link is not valid. Open the page from the app again.</p>`);
}

function page(content: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Your Stepwise plan</title>
        <link rel="icon" href="/sandbox/assets/icons/stepwise.svg" />
        <link rel="stylesheet" href="/sandbox/manage/style.css" />
      </head>
      <body>
        <main>
          <header>
            <img src="/sandbox/assets/icons/stepwise.svg" alt="" width="44" height="44" />
            <h1>Your Stepwise plan</h1>
            <span class="sandbox">Sandbox</span>
          </header>
          ${content}
        </main>
      </body>
    </html> `.source;
}

function subscriptionCard(view: ManageView, subscription: Subscription): Markup {
  const { tone, state, sentence, actions } = summarise(subscription, view.now);
  const price = formatMoney(subscription.priceMicros, subscription.currency);
  return html`<section class="card">
    <div class="title">
      <h2>${titleOf(subscription.productId)}</h2>
      <span class="state ${tone}">${state}</span>
    </div>
    <p>${sentence}</p>
    <dl>
      <div>
        <dt>Price</dt>
        <dd>${price} ${periodWords(subscription.period)}</dd>
      </div>
      <div>
        <dt>Since</dt>
        <dd>${formatDay(subscription.originalPurchaseAt)}</dd>
      </div>
    </dl>
    <div class="actions">${actions.map((action) => actionForm(view, action, subscription.productId))}</div>
  </section>`;
}

function oneTimeCard(view: ManageView, item: OneTimePurchase): Markup {
  return html`<section class="card">
    <div class="title">
      <h2>${titleOf(item.productId)}</h2>
      <span class="state good">Bought</span>
    </div>
    <p>Bought on ${formatDay(item.purchaseAt)} for ${formatMoney(item.priceMicros, item.currency)}.</p>
    <div class="actions">${actionForm(view, 'refund', item.productId)}</div>
  </section>`;
}

function actionForm(view: ManageView, action: SubscriptionAction, productId: string): Markup {
  const { label, look } = buttons[action];
  return html`<form method="post" action="/sandbox/manage">
    <input type="hidden" name="token" value="${view.token}" />
    <input type="hidden" name="product" value="${productId}" />
    <button class="${look}" name="action" value="${action}">${label}</button>
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
