import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { scriptedPayments } from '../../../sdk/adapters/memory';
import * as headless from '../../../sdk/headless';
import * as main from '../../../sdk/index';
import { startBackend } from '../support/backend';
import type { TestBackend } from '../support/backend';
import { connect, packageOf } from '../support/customer';
import { cardStart } from '../support/fixtures';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend();
  backend.scriptOther(() => ({ json: {} })); // For setAttributes.
});
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
afterAll(() => backend.stop());

const STORE_LINGERS_MS = 1200;

const OWN_VALUE = /^export \{([^}]*)\} from '(\.[^']*)';$/gm;
const OWN_TYPE = /^export type \{([^}]*)\} from '(\.[^']*)';$/gm;

/** Names that the entry adds to those of the main entry, each with its source file. */
const ownNames = async (exported: RegExp): Promise<readonly (readonly [name: string, file: string])[]> => {
  const entry = await readFile('sdk/headless.ts', 'utf8');
  return [...entry.matchAll(exported)].flatMap(([, names = '', path = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, `sdk/${path.slice(2)}.ts`] as const),
  );
};

/** The example in the doc comment of a name, as it is written there. */
const exampleOf = async (name: string, file: string): Promise<string> => {
  const source = await readFile(file, 'utf8');
  const declared = source.search(new RegExp(`^export const ${name}\\b`, 'm'));
  const comment = source.slice(source.lastIndexOf('/**', declared), declared);
  const [, example] = /@example\n([\s\S]*?)\n \*\//.exec(comment) ?? [];
  if (declared < 0 || !example) throw new Error(`${name} in ${file} has no example.`);
  return example.replace(/^ \* ?/gm, '');
};

/** A line `expression; // => value` becomes a check. */
const withChecks = (example: string): string =>
  example.replace(
    /^(.*); \/\/ => (.*)$/gm,
    (_, expression: string, value: string) => `same(${expression}, ${value});`,
  );

const run = async (example: string, given: Readonly<Record<string, unknown>>): Promise<unknown> => {
  const code = `export const run = async ({ ${Object.keys(given).join(', ')} }) => {
${withChecks(example)}
${/\boutcome\b/.test(example) ? 'return outcome;' : ''}
};`;
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    run(given: unknown): Promise<unknown>;
  };
  return module.run(given);
};

const givenFor = async () => {
  const purchases = connect(backend);
  const rcPackage = await packageOf(purchases);
  const payment = scriptedPayments();
  const request = headless.toCheckoutRequest({ rcPackage });
  const checkout = headless.createCheckout(request, { ...headless.checkoutPorts(purchases), payment });
  return { purchases, rcPackage, payment, checkout };
};

/** As much of a page as the online status needs. */
const stubPage = (): void => {
  class PageDocument extends EventTarget {}
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('Document', PageDocument);
  vi.stubGlobal('document', new PageDocument());
};

it('every own value of the headless entry has an example that runs', async () => {
  const values = await ownNames(OWN_VALUE);
  expect(values.length).toBeGreaterThan(10);
  for (const [name, file] of values) {
    if (name === 'createCheckout') continue; // Below, to its end.
    const example = await exampleOf(name, file);
    const given = await givenFor();
    const checks: string[] = [];
    const same = (found: unknown, wanted: unknown): void => {
      checks.push(name);
      expect(found, `${name}: ${example}`).toEqual(wanted);
    };
    const needsPage = example.includes('browserConnectivity');
    if (needsPage) stubPage();
    await run(example, { ...headless, ...given, same });
    // A store lets go of the page a second after its last listener.
    if (needsPage) await new Promise((resolve) => setTimeout(resolve, STORE_LINGERS_MS));
    vi.unstubAllGlobals();
    expect(needsPage || checks.length > 0, `${name} checks nothing`).toBe(true);
    expect(example).toContain(name);
  }
});

it('every own type of the headless entry has a doc comment', async () => {
  const types = await ownNames(OWN_TYPE);
  expect(types.length).toBeGreaterThan(10);
  const bare: string[] = [];
  for (const [name, file] of types) {
    const source = await readFile(file, 'utf8');
    if (!new RegExp(`\\*/\nexport (interface|type) ${name}\\b`).test(source)) bare.push(name);
  }
  expect(bare).toEqual([]);
});

it('the headless entry has about forty names of its own', async () => {
  const names = [...(await ownNames(OWN_VALUE)), ...(await ownNames(OWN_TYPE))];
  expect(names.length).toBeGreaterThan(30);
  expect(names.length).toBeLessThanOrEqual(47);
});

it('a check in an example can fail', async () => {
  const same = (found: unknown, wanted: unknown): void => expect(found).toEqual(wanted);
  await expect(run('1 + 1; // => 3', { same })).rejects.toThrow('to deeply equal');
});

it('the example of createCheckout buys, as it is written', async () => {
  backend.script('purchase', { json: cardStart() });
  const payButton = { disabled: true, onclick: (): void => {} };
  const example = await exampleOf('createCheckout', 'sdk/checkout/runner/checkout.runner.ts');
  const { purchases, rcPackage, payment } = await givenFor();
  const document = { querySelector: () => ({}) };
  const outcome = run(example, {
    ...headless,
    purchases,
    rcPackage,
    payment,
    payButton,
    document,
    same: () => {},
  });
  await vi.waitFor(() => expect(payButton.disabled).toBe(false));
  payButton.onclick();
  expect(await outcome).toMatchObject({ type: 'completed' });
  expect(JSON.parse(backend.received('purchase')[0]?.body ?? '')).toMatchObject({ email: 'ada@example.com' });
});

it('the entry has every value of the main entry', () => {
  expect(Object.keys(main).length).toBeGreaterThan(5);
  expect(Object.keys(headless)).toEqual(expect.arrayContaining(Object.keys(main)));
});
