import { part } from './form/page-parts';
import { toFields } from './intent-result';
import { linkToParent } from './parent-link';

// The frame of the wallet buttons. A wallet is there when the page asks for it with 'always', or when the page has set
// `self.sandboxWallets = true` before the script runs.

const names = { applePay: 'Apple Pay', googlePay: 'Google Pay' } as const;
type Wallet = keyof typeof names;
const typeOf: Readonly<Record<Wallet, string>> = { applePay: 'apple_pay', googlePay: 'google_pay' };
const list = part('buttons', HTMLElement);
const parent = linkToParent(answer);

function answer(action: string, payload: unknown): null {
  if (action === 'start' || action === 'update') show(toFields(payload), action === 'start');
  return null;
}

function show(settings: Record<string, unknown>, isFirst: boolean): void {
  const options = toFields(settings['options']);
  const wanted = toFields(options['paymentMethods']);
  const available = (Object.keys(names) as Wallet[]).filter(
    (wallet) => wanted[wallet] === 'always' || (wanted[wallet] !== 'never' && settings['wallets'] === true),
  );
  const themes = toFields(options['buttonTheme']);
  const themeOf = (wallet: Wallet): string => {
    const theme = themes[wallet];
    return typeof theme === 'string' ? theme : 'black';
  };
  list.replaceChildren(...available.map((wallet) => buttonFor(wallet, themeOf(wallet))));
  list.hidden = available.length === 0;
  if (!isFirst) return;
  const found = { applePay: available.includes('applePay'), googlePay: available.includes('googlePay') };
  parent.send('ready', available.length === 0 ? {} : { availablePaymentMethods: { ...found, link: false } });
}

function buttonFor(wallet: Wallet, theme: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['theme'] = theme;
  button.textContent = `${names[wallet]} (sandbox)`;
  button.addEventListener('click', () => parent.send('pressed', { wallet: typeOf[wallet] }));
  return button;
}

new ResizeObserver(() => {
  parent.send('resize', { height: Math.ceil(document.body.getBoundingClientRect().height) });
}).observe(document.body);
parent.send('hello');
