import type { Page, Request } from 'playwright/test';
import type { Sandbox } from '../sandbox';

/** How the customer was left. */
export type FaultEnd = 'success' | 'still confirming' | `error: ${string}` | 'no offer';

/** A card provider without frames, whose card is typed already; it asks the sandbox as the stand-in's frame does. */
export const CARD_TYPED = `<script>
  window.Stripe = () => {
    const ask = async (call, clientSecret) => {
      const method = { type: 'card', number: '4242424242424242', expiry: '1299', cvc: '123' };
      const error = { type: 'api_connection_error', message: 'The line is down.' };
      const response = await fetch('/sandbox/stripe/' + call, { method: 'POST', body: JSON.stringify({ clientSecret, method }) });
      const { intent, error: said } = await response.json();
      if (said) return { error: said };
      if (!intent?.object) return { error: { ...error, type: 'api_error' } };
      return intent.object === 'setup_intent' ? { setupIntent: intent } : { paymentIntent: intent };
    };
    const safely = (call, secret) => ask(call, secret).catch(() => ({ error: { type: 'api_connection_error', message: 'The line is down.' } }));
    const element = { mount() {}, unmount() {}, destroy() {}, on(name, listener) {
      if (name === 'ready' || name === 'change') queueMicrotask(() => listener({ complete: true }));
      return element;
    } };
    return {
      elements: ({ clientSecret }) => ({ clientSecret, create: () => element, update() {} }),
      confirmSetup: ({ elements }) => safely('confirm', elements.clientSecret),
      confirmPayment: ({ elements }) => safely('confirm', elements.clientSecret),
      retrieveSetupIntent: (secret) => safely('retrieve', secret),
      retrievePaymentIntent: (secret) => safely('retrieve', secret),
    };
  };
</script>`;

/** Longer than a start without an answer is looked for. */
const PATIENCE_MS = 180_000;

interface Order {
  readonly user: string;
  readonly email: string;
}

/** One purchase by somebody who presses what there is to be pressed, three times at most. */
const buy = (page: Page, sandbox: Sandbox, { user, email }: Order): Promise<FaultEnd> =>
  page.evaluate(
    async ({ apiKey, origin, user, email, patienceMs }) => {
      const purchases = window.Purchases.configure({
        apiKey,
        appUserId: user,
        httpConfig: { proxyURL: `${origin}/sandbox` },
      });
      const offerings = await purchases.getOfferings().catch(() => null);
      const rcPackage = offerings?.all['no_trial']?.monthly;
      if (!rcPackage) return 'no offer' as const;
      const sale = { isOver: false };
      const ended = purchases
        .purchase({ rcPackage, customerEmail: email })
        .catch(() => {})
        .finally(() => (sale.isOver = true));
      const part = (name: string): HTMLElement | null =>
        document
          .querySelector('purchase-checkout')
          ?.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
      let end: FaultEnd | null = null;
      let presses = 0;
      let doubtedSince = Date.now();
      const press = (button: HTMLElement | null): void => {
        if (!button || button.getAttribute('aria-disabled') === 'true' || button.matches(':disabled')) return;
        presses += 1;
        if (presses <= 4) button.click();
        else if (presses > 8) end = `error: ${part('title')?.textContent ?? ''}`;
      };
      while (!sale.isOver && !end) {
        const title = part('title')?.textContent ?? '';
        const isDoubtful =
          title === 'Your payment is still being confirmed' || title === 'We are checking your order';
        if (!isDoubtful) doubtedSince = Date.now();
        if (part('finish')) end = 'success';
        else if (isDoubtful && part('other-button')) press(part('other-button'));
        else if (isDoubtful && Date.now() - doubtedSince > patienceMs) end = 'still confirming';
        else if (part('retry') && !isDoubtful) end = `error: ${title}`;
        else if (!isDoubtful)
          press(part('notice')?.querySelector('button') ?? part('retry') ?? part('pay') ?? part('continue'));
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      (part('finish') ?? part('close'))?.click();
      await ended;
      return end ?? 'error: closed';
    },
    { apiKey: sandbox.key, origin: sandbox.origin, user, email, patienceMs: PATIENCE_MS },
  );

interface Calls {
  /** The requests of the page that have no answer yet. */
  readonly underWay: ReadonlySet<Request>;
  stop(): void;
}

function watchCalls(page: Page): Calls {
  const underWay = new Set<Request>();
  const begin = (request: Request): unknown => underWay.add(request);
  const end = (request: Request): unknown => underWay.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const stop = (): unknown =>
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
  return { underWay, stop };
}

/** The same, while the page's time runs ahead of ours whenever no call is under way. */
export async function buyQuickly(page: Page, sandbox: Sandbox, order: Order): Promise<FaultEnd> {
  const buying = buy(page, sandbox, order);
  const over = buying.then(
    () => true,
    () => true,
  );
  const tick = (): Promise<boolean> => new Promise((resolve) => void setTimeout(resolve, 10, false));
  const calls = watchCalls(page);
  // What takes half a minute is a wait of the checkout's own, and not for an answer.
  for (let ticks = 0; !(await Promise.race([over, tick()]));)
    if (calls.underWay.size === 0) await page.clock.fastForward((ticks += 1) < 30 ? 1000 : 10_000);
  calls.stop();
  return buying;
}
