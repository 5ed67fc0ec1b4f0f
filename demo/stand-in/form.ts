import { applyAppearance } from './form/appearance';
import { createCardFields } from './form/card-fields';
import { fillCountries } from './form/country-select';
import { part } from './form/page-parts';
import { createTabs } from './form/payment-tabs';
import { createTestCardList } from './form/test-card-list';
import { languageFor, textFor } from './form/texts';
import { callServer } from './intent-calls';
import { toFields } from './intent-result';
import type { IntentResult, StripeError } from './intent-result';
import { linkToParent } from './parent-link';

// The card form inside its frame. The page outside never sees a digit: it asks this frame to confirm.

const base = new URL('.', location.href).href.replace(/\/$/, '');
const form = part('payment', HTMLFormElement);
const controls = part('controls', HTMLFieldSetElement);
let language = languageFor('en');
let told = '';

const card = createCardFields(() => language.texts, tellChange);
const tabs = createTabs(tellChange);
createTestCardList((chosen) => {
  tabs.select('card');
  card.fill(chosen);
});
const parent = linkToParent(answer);

async function answer(action: string, payload: unknown): Promise<unknown> {
  const fields = toFields(payload);
  switch (action) {
    case 'start':
      return start(fields);
    case 'update':
      return show(fields);
    case 'submit':
      return incomplete() ?? { selectedPaymentMethod: tabs.selected() };
    case 'confirm':
      return incomplete() ?? confirm(fields);
    case 'token':
      return incomplete() ?? { payment_method_preview: previewOf() };
    case 'focus':
      return card.focus();
    case 'blur':
      return document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null;
    case 'clear':
      return card.clear();
    default:
      return null;
  }
}

async function start(settings: Record<string, unknown>): Promise<null> {
  show(settings);
  const { clientSecret } = settings;
  if (typeof clientSecret === 'string') {
    const result = await callServer(base, 'retrieve', { clientSecret });
    if ('error' in result) {
      parent.send('loaderror', { error: result.error });
      return null;
    }
  }
  part('skeleton', HTMLElement).hidden = true;
  form.hidden = false;
  parent.send('ready');
  tellChange();
  return null;
}

function show(settings: Record<string, unknown>): null {
  language = languageFor(typeof settings['locale'] === 'string' ? settings['locale'] : 'auto');
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  for (const node of document.querySelectorAll<HTMLElement>('[data-text]')) {
    node.textContent = textFor(language.texts, node.dataset['text'] ?? '') ?? '';
  }
  part('tabs', HTMLElement).setAttribute('aria-label', language.texts.methods);
  part('expiry', HTMLInputElement).placeholder = language.texts.expiryPlaceholder;
  part('cvc', HTMLInputElement).placeholder = language.texts.cvcPlaceholder;
  fillCountries(language.code);
  card.translate();
  applyAppearance(settings['appearance']);
  return null;
}

function incomplete(): { error: StripeError } | null {
  const code = tabs.selected() === 'card' ? card.validate() : null;
  if (code === null) return null;
  return { error: { type: 'validation_error', code, message: textFor(language.texts, code) ?? code } };
}

/** The billing address that the form asks for. */
function addressOf(): Record<string, string | null> {
  const postalCode = part('postal', HTMLInputElement).value.trim();
  return {
    country: part('country', HTMLSelectElement).value,
    postal_code: postalCode === '' ? null : postalCode,
    state: null,
    city: null,
    line1: null,
    line2: null,
  };
}

/** What Stripe tells about a payment method before it is used. */
function previewOf(): object {
  const type = tabs.selected() === 'card' ? 'card' : 'sandbox_bank';
  const billing = { address: addressOf(), email: null, name: null, phone: null };
  return { type, billing_details: billing };
}

async function confirm(fields: Record<string, unknown>): Promise<IntentResult> {
  const isBank = tabs.selected() === 'bank';
  if (isBank && fields['hasReturnUrl'] !== true) {
    const message = 'confirmParams.return_url is required for a payment method that redirects.';
    return { error: { type: 'invalid_request_error', code: 'parameter_missing', message } };
  }
  controls.disabled = true;
  const result = await callServer(base, 'confirm', {
    clientSecret: String(fields['clientSecret']),
    ...(fields['expected'] !== null && { expected: fields['expected'] }),
    method: isBank ? { type: 'bank' } : card.read(),
  });
  controls.disabled = false;
  if ('error' in result && result.error.type === 'card_error') return { error: showRefusal(result.error) };
  return result;
}

function showRefusal(error: StripeError): StripeError {
  const { code = '', decline_code: declineCode = '' } = error;
  const message = textFor(language.texts, declineCode) ?? textFor(language.texts, code) ?? error.message;
  card.showRefusal(code, message);
  return { ...error, message };
}

function tellChange(): void {
  const isCard = tabs.selected() === 'card';
  const detail = {
    complete: isCard ? card.isComplete() : true,
    empty: isCard ? card.isEmpty() : false,
    value: {
      type: isCard ? 'card' : 'sandbox_bank',
      billingDetails: { address: addressOf() },
    },
  };
  const description = JSON.stringify(detail);
  if (description === told || form.hidden) return;
  told = description;
  parent.send('change', detail);
}

window.addEventListener('focus', () => {
  parent.send('focus');
});
window.addEventListener('blur', () => {
  parent.send('blur');
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') parent.send('escape');
});
// Also while the customer types: a field that is left without a focus has no change event in some browsers.
for (const name of ['country', 'postal'])
  for (const event of ['change', 'input']) document.getElementById(name)?.addEventListener(event, tellChange);
form.addEventListener('submit', (event) => {
  event.preventDefault();
});
new ResizeObserver(() => {
  parent.send('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
parent.send('hello');
