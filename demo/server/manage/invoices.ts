import { formatMoney } from '../catalogue/money';
import { findProduct } from '../catalogue/products';
import type { LedgerEntry, Subscriber, Tenant } from '../tenant/tenant.types';
import { backLink, layout, pageAddress } from './layout';
import { html } from './markup';
import type { Markup } from './markup';
import { formatDay } from './subscription-summary';

/** Every payment and every refund of the customer, the latest first. A trial costs nothing, so it has no invoice. */
export function invoicesOf({ ledger }: Tenant, { id, aliases }: Subscriber): readonly LedgerEntry[] {
  const ids = [id, ...aliases];
  return ledger
    .filter(({ appUserId, amountMicros }) => ids.includes(appUserId) && amountMicros > 0)
    .sort((a, b) => b.at - a.at);
}

const titleOf = ({ productId }: LedgerEntry): string => findProduct(productId)?.title ?? productId;
const isRefund = ({ kind }: LedgerEntry): boolean => kind === 'refund';
const amountOf = (entry: LedgerEntry): string =>
  `${isRefund(entry) ? '−' : ''}${formatMoney(entry.amountMicros, entry.currency)}`;
const nameOf = (entry: LedgerEntry): string => (isRefund(entry) ? 'Credit note' : 'Invoice');

export function invoiceList(invoices: readonly LedgerEntry[], token: string): Markup {
  return html`<section class="card">
    <h2>Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p>There are no payments yet.</p>`
        : html`<ul class="invoices">
            ${invoices.map((entry) => row(entry, token))}
          </ul>`
    }
  </section>`;
}

function row(entry: LedgerEntry, token: string): Markup {
  const day = formatDay(entry.at);
  return html`<li>
    <span class="what"><b>${day}</b> <span>${titleOf(entry)}</span></span>
    <span class="amount">${amountOf(entry)}</span>
    <a href="${pageAddress('/invoice', { token, id: entry.id })}"
      >${nameOf(entry)}<span class="unseen"> of ${day}, ${amountOf(entry)}</span></a
    >
  </li>`;
}

/** One payment on a page that can be printed. */
export function invoicePage(entry: LedgerEntry, subscriber: Subscriber, token: string): string {
  const paidAs = isRefund(entry) ? 'Refunded on' : 'Paid on';
  return layout({
    title: nameOf(entry),
    canPrint: true,
    content: html`${backLink(token)}
      <section class="card invoice">
        <dl>
          <div>
            <dt>Number</dt>
            <dd>${entry.id}</dd>
          </div>
          <div>
            <dt>${paidAs}</dt>
            <dd>${formatDay(entry.at)}</dd>
          </div>
          <div>
            <dt>From</dt>
            <dd>Stepwise, a study app that does not exist</dd>
          </div>
          <div>
            <dt>To</dt>
            <dd>${subscriber.id}</dd>
          </div>
        </dl>
        <dl class="lines">
          <div>
            <dt>${titleOf(entry)}</dt>
            <dd>${amountOf(entry)}</dd>
          </div>
          <div class="total">
            <dt>Total</dt>
            <dd>${amountOf(entry)}</dd>
          </div>
        </dl>
        <p class="fine">A document of the sandbox. No real money has moved.</p>
        <div class="actions"><button id="print" type="button" hidden>Print or save as PDF</button></div>
      </section>`,
  });
}
