// Draws and closes the checkout in a page without a browser: `happy-dom` or `jsdom`, which the test of an integrator uses.
import { readFileSync } from 'node:fs';

const [kind = '', library = '', origin = '', bundle = ''] = process.argv.slice(2);
const { Window, JSDOM } = await import(library);

const makeWindow = () => {
  const url = `${origin}/`;
  if (kind === 'happy-dom') {
    const settings = { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true };
    return new Window({ url, settings });
  }
  const { window } = new JSDOM('<!doctype html>', {
    url,
    runScripts: 'outside-only',
    pretendToBeVisual: true,
  });
  // jsdom has no fetch; its users take that of Node.
  return Object.assign(window, { fetch, Response, Request, Headers, AbortController, AbortSignal });
};
const window = makeWindow();

/** @type {<Value>(what: string, look: () => Value) => Promise<NonNullable<Value>>} */
const until = async (what, look) => {
  const end = performance.now() + 10_000;
  while (performance.now() < end) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${kind}: ${what}`);
};
const element = () => window.document.querySelector('purchase-checkout');
/** @type {(css: string) => HTMLElement | null | undefined} */
const inside = (css) => element()?.shadowRoot?.querySelector(css);

window.eval(readFileSync(bundle, 'utf8'));
const purchases = window.Purchases.configure({
  apiKey: `rcb_sb_test_${kind.replace('-', '')}`,
  appUserId: 'ada',
  httpConfig: { proxyURL: `${origin}/sandbox` },
});
const { current } = await purchases.getOfferings();
const code = purchases
  .purchase({ rcPackage: current.monthly })
  .catch((/** @type {{ errorCode: number }} */ error) => error.errorCode);
await until('the checkout is not drawn', () => inside('input[type="email"]'));
inside('[part~="close"]')?.click();
const ended = await code;
if (ended !== 1) throw new Error(`${kind}: closed with ${ended}`);
await until('the checkout is still there', () => !element());
process.exit(0);
