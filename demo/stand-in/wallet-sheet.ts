import { part } from './form/page-parts';
import { toFields } from './intent-result';
import { linkToParent } from './parent-link';

// The sheet that a wallet draws over the page: what is bought, the total, e-mail and address, Pay and Cancel.

const wallet = new URLSearchParams(location.search).get('wallet') ?? '';
const dialog = part('dialog', HTMLFormElement);
const parent = linkToParent((action, payload) => {
  if (action === 'start') show(toFields(payload));
  return null;
});

function show(options: Record<string, unknown>): void {
  const name = wallet === 'apple_pay' ? 'Apple Pay' : 'Google Pay';
  part('title', HTMLElement).textContent = `${name} (sandbox)`;
  const { currency } = options;
  const money = moneyFormat(typeof currency === 'string' ? currency : 'usd');
  const items = Array.isArray(options['lineItems']) ? options['lineItems'].map(toFields) : [];
  const total = typeof options['amount'] === 'number' ? options['amount'] : 0;
  part('items', HTMLElement).replaceChildren(
    ...items.flatMap((item) => row(String(item['name']), money(Number(item['amount'])))),
    ...row('Total', money(total), 'total'),
  );
  const request = toFields(toFields(options['applePay'])['recurringPaymentRequest']);
  const recurring = part('recurring', HTMLElement);
  recurring.hidden = typeof request['paymentDescription'] !== 'string';
  const regular = toFields(request['regularBilling']);
  recurring.textContent = recurring.hidden
    ? ''
    : `${String(request['paymentDescription'])}: ${money(Number(regular['amount']))} every ` +
      `${String(regular['recurringPaymentIntervalCount'])} ${String(regular['recurringPaymentIntervalUnit'])}`;
  const isEmailWanted = options['emailRequired'] === true;
  for (const node of [part('email', HTMLInputElement), document.querySelector<HTMLElement>('[for="email"]')])
    if (node) node.hidden = !isEmailWanted;
}

function row(label: string, amount: string, className = ''): HTMLElement[] {
  const term = document.createElement('dt');
  const value = document.createElement('dd');
  term.textContent = label;
  value.textContent = amount;
  term.className = className;
  value.className = className;
  return [term, value];
}

/** Amounts come in the currency's smallest unit. */
function moneyFormat(currency: string): (amount: number) => string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (amount) => format.format(amount / 10 ** digits);
}

dialog.addEventListener('submit', (event) => {
  event.preventDefault();
  dialog.inert = true;
  const email = part('email', HTMLInputElement);
  parent.send('authorised', {
    name: 'Ada Lovelace',
    email: email.hidden ? null : email.value,
    phone: null,
    address: {
      country: part('country', HTMLInputElement).value.toUpperCase(),
      postal_code: part('postal', HTMLInputElement).value,
      state: null,
      city: null,
      line1: null,
      line2: null,
    },
  });
});
part('cancel', HTMLButtonElement).addEventListener('click', () => parent.send('cancel'));
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') parent.send('cancel');
});
window.addEventListener('focus', () => {
  if (document.activeElement === document.body) part('pay', HTMLButtonElement).focus();
});
parent.send('hello');
