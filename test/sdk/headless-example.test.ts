import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { scriptedPayments } from '../../sdk/adapters/memory';
import { createCheckout, shopPorts, toCheckoutRequest } from '../../sdk/headless';
import { startBackend } from './support/backend';
import type { TestBackend } from './support/backend';
import { connect, packageOf } from './support/customer';
import { cardStart } from './support/fixtures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

/** The example in the doc comment of `createCheckout`, as it is written there. */
const exampleOf = async (): Promise<string> => {
  const source = await readFile(new URL('../../sdk/checkout/checkout.runner.ts', import.meta.url), 'utf8');
  const [, example] = /@example\n([\s\S]*?)\n \*\/\nexport const createCheckout/.exec(source) ?? [];
  if (!example) throw new Error('createCheckout has no example.');
  return example.replace(/^ \* ?/gm, '');
};

interface Given {
  readonly [name: string]: unknown;
}

it('the example of createCheckout buys, as it is written', async () => {
  backend.script('purchase', { json: cardStart() });
  const purchases = connect(backend);
  const payButton = { disabled: true, onclick: (): void => {} };
  const given: Given = {
    purchases,
    rcPackage: await packageOf(purchases),
    payment: scriptedPayments(),
    payButton,
    document: { querySelector: () => ({}) },
    createCheckout,
    shopPorts,
    toCheckoutRequest,
  };
  const code = `export const run = async ({ ${Object.keys(given).join(', ')} }) => {
${await exampleOf()}
return outcome;
};`;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    run(given: Given): Promise<unknown>;
  };
  const outcome = module.run(given);
  await vi.waitFor(() => expect(payButton.disabled).toBe(false));
  payButton.onclick();
  expect(await outcome).toMatchObject({ type: 'completed' });
  expect(JSON.parse(backend.received('purchase')[0]?.body ?? '')).toMatchObject({ email: 'ada@example.com' });
});
