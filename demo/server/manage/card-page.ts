import type { Subscriber } from '../tenant/tenant.types';
import { cardFields, cardOf, cardWords, expiryWords } from './card-on-file';
import type { CardErrors, CardField } from './card-on-file';
import { backLink, layout } from './layout';
import { html } from './markup';
import type { Markup } from './markup';

interface CardPageView {
  subscriber: Subscriber;
  token: string;
  /** Of the form that was sent; empty before. */
  errors: CardErrors;
}

interface Input {
  label: string;
  hint: string;
  autocomplete: string;
  most: number;
}

const inputs: Readonly<Record<CardField, Input>> = {
  number: { label: 'Card number', hint: '4242 4242 4242 4242 succeeds', autocomplete: 'cc-number', most: 23 },
  expiry: { label: 'Expiry date', hint: 'Month and year, such as 04/31', autocomplete: 'cc-exp', most: 7 },
  cvc: { label: 'Security code', hint: 'Three or four digits on the card', autocomplete: 'cc-csc', most: 4 },
};

/** A form for another card. What was typed is not sent back: a card number does not belong into a page's source. */
export function cardPage({ subscriber, token, errors }: CardPageView): string {
  const card = cardOf(subscriber.card);
  const unpaid = [...subscriber.subscriptions.values()].some((item) => item.billingIssueAt !== null);
  const first = cardFields.find((name) => errors[name] !== undefined) ?? null;
  return layout({
    title: 'Change your card',
    content: html`${backLink(token)}
      <section class="card">
        ${first === null ? '' : html`<p class="alert" role="alert">The card was not saved. Your plan is unchanged.</p>`}
        <p>
          Now: ${cardWords(card)}, expires ${expiryWords(card)}.
          ${unpaid ? 'The failed payment is made with the new card at once.' : 'The next payment is made with the new card.'}
        </p>
        <form class="fields" method="post" action="/sandbox/manage" novalidate>
          <input type="hidden" name="token" value="${token}" />
          ${cardFields.map((name) => field(name, errors[name], name === (first ?? 'number')))}
          <button class="primary" name="action" value="card">
            ${unpaid ? 'Save card and pay' : 'Save card'}
          </button>
        </form>
        <p class="fine">Use a test card: no real card belongs into a sandbox.</p>
      </section>`,
  });
}

function field(name: CardField, error: string | undefined, isFirst: boolean): Markup {
  const { label, hint, autocomplete, most } = inputs[name];
  const about = error === undefined ? `${name}-hint` : `${name}-error ${name}-hint`;
  return html`<div class="field ${name}">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      inputmode="numeric"
      autocomplete="${autocomplete}"
      maxlength="${String(most)}"
      aria-describedby="${about}"
      required
      ${error === undefined ? '' : html`aria-invalid="true"`}
      ${isFirst ? html`autofocus` : ''}
    />
    ${error === undefined ? '' : html`<p id="${name}-error" class="error">${error}</p>`}
    <p id="${name}-hint" class="hint">${hint}</p>
  </div>`;
}
