import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ErrorCode, PurchasesError } from '../../../sdk/index';
import { toCheckoutRequest } from '../../../sdk/internal';
import type { Purchases } from '../../../sdk/index';
import { createClient } from '../../../sdk/net/client';
import { getCustomerInfo } from '../../../sdk/net/customer-endpoints';
import { startBackend } from '../support/backend';
import type { Answer, Call, TestBackend } from '../support/backend';
import { connect, failureOf, KEY, listen, packageOf, portsOf, stopListening } from '../support/customer';
import { month, offerings, oneTimeWire, priceWire, products } from '../support/fixtures';
import { startOf } from '../support/selling-api';

let backend: TestBackend;
let purchases: Purchases;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());
beforeEach(() => {
  backend.reset();
  purchases = connect(backend);
});

const { signal } = new AbortController();
const calls: Readonly<Record<Call, () => Promise<unknown>>> = {
  offerings: () => purchases.getOfferings(),
  products: () => purchases.getOfferings(),
  customerInfo: () => purchases.getCustomerInfo(),
  branding: () => portsOf(purchases).api.readBranding(),
  status: () => portsOf(purchases).api.readStatus('ops_42', signal),
  purchase: async () => {
    const request = toCheckoutRequest({ rcPackage: await packageOf(purchases) });
    return startOf(portsOf(purchases).api)(request, 'ada@lime.example', signal);
  },
};
const names: Readonly<Record<Call, string>> = {
  offerings: 'getOfferings',
  products: 'getProducts',
  customerInfo: 'getCustomerInfo',
  branding: 'getBrandingInfo',
  status: 'getCheckoutStatus',
  purchase: 'purchase',
};
const allCalls = Object.keys(names) as Call[];

const failing = (call: Call, answer: Answer): Promise<PurchasesError> => {
  backend.script(call, answer);
  return failureOf(calls[call]());
};

describe('a backend code', () => {
  const rows: readonly (readonly [number, readonly number[]])[] = [
    [2, [7101, 7773, 7229, 7231, 7898, 7899, 7900, 7901, 8172, 8174]],
    [7, [7102]],
    [8, [7103]],
    [11, [7107, 7224, 7225, 7967]],
    [4, [7105, 7106, 7814, 7877, 7878]],
    [6, [7772]],
    [14, [7220]],
    [23, [7230, 7000]],
    [18, [7232]],
    [21, [7263, 7264]],
    [12, [7104, 7234, 7226, 7110, 7114]],
    [24, [7662]],
    [38, [7012, 7834, 7879]],
    [28, [7259]],
  ];

  it.each(rows.flatMap(([publicCode, codes]) => codes.map((code) => [code, publicCode] as const)))(
    '%d becomes the public code %d',
    async (code, publicCode) => {
      const error = await failing('purchase', { status: 400, json: { code, message: 'the server says' } });
      expect(error.errorCode).toBe(publicCode);
      expect(error.message).toBe(new PurchasesError(error.errorCode).message);
      expect(error.underlyingErrorMessage).toBe('the server says');
      expect(error.extra).toEqual({ statusCode: 400, backendErrorCode: code });
    },
  );

  it('that is not in the table is kept on an unknown backend error', async () => {
    const error = await failing('customerInfo', { status: 422, json: { code: 9999, message: 'odd' } });
    expect(error.errorCode).toBe(ErrorCode.UnknownBackendError);
    expect(error.message).toBe('Unknown backend error.');
    expect(error.extra).toEqual({ statusCode: 422, backendErrorCode: 9999 });
  });

  it('is not looked at from status 500 on', async () => {
    const error = await failing('purchase', { status: 500, json: { code: 7772, message: 'x' } });
    expect(error.errorCode).toBe(16);
    expect(error.extra).toEqual({ statusCode: 500 });
  });
});

describe('an answer of status 400 and above without a code', () => {
  it.each(allCalls)('is an unknown backend error for %s, with request, status and body', async (call) => {
    const error = await failing(call, { status: 404, text: '<html>gone</html>' });
    expect(error.errorCode).toBe(16);
    expect(error.message).toBe('Unknown backend error.');
    expect(error.underlyingErrorMessage).toBe(
      `Request: ${names[call]}. Status code: 404. Body: <html>gone</html>.`,
    );
    expect(error.extra).toEqual({ statusCode: 404 });
  });

  it.each(['', 'null', '[]', '7772', '"x"', '{"code":"7772"}', '{"code":1.5}', '{"message":"x"}'])(
    'is an unknown backend error also for the body %j',
    async (text) => {
      expect((await failing('customerInfo', { status: 403, text })).errorCode).toBe(16);
    },
  );

  it('has its body cut when it is a whole page', async () => {
    const error = await failing('customerInfo', { status: 404, text: 'x'.repeat(100_000) });
    expect(error.underlyingErrorMessage?.length).toBeLessThan(3000);
  });

  it('of status 500 names the purchase, which is not sent again', async () => {
    const error = await failing('purchase', { status: 503, text: '<h1>Busy</h1>' });
    expect(error.underlyingErrorMessage).toBe('Request: purchase. Status code: 503. Body: <h1>Busy</h1>.');
    expect(backend.received('purchase')).toHaveLength(1);
  });
});

describe('a good status with an answer that can not be read', () => {
  it.each(allCalls)('is an unexpected response for %s when it is not JSON', async (call) => {
    const error = await failing(call, { text: '<html>Welcome to the hotel</html>' });
    expect(error.errorCode).toBe(ErrorCode.UnexpectedBackendResponseError);
    expect(error.underlyingErrorMessage).toContain(`Request: ${names[call]}.`);
    expect(error.extra).toEqual({ statusCode: 200 });
  });

  it.each(['offerings', 'products', 'customerInfo', 'status'] as const)(
    'is an unexpected response for %s when its shape is another',
    async (call) => {
      for (const text of ['{}', '[]', 'null', '3', '"x"', ''])
        expect((await failing(call, { text })).errorCode).toBe(12);
    },
  );

  it('names the field that is wrong', async () => {
    const error = await failing('offerings', { json: offerings({ offerings: 5 }) });
    expect(error.underlyingErrorMessage).toMatch(/offerings: expected a list, got number/);
  });

  /** The packages that are for sale when the coins' only option has this price, and the warnings. */
  const forSaleAt = async (price: object): Promise<[sold: string[], warnings: string[]]> => {
    const option = { id: 'base_option', price_id: 'p', base_price: price };
    const coins = { ...oneTimeWire('lime_coins'), purchase_options: { base_option: option } };
    backend.script('products', { json: products(month(), coins) });
    const { lines } = listen();
    const { current } = await connect(backend).getOfferings();
    stopListening();
    return [Object.keys(current?.packagesById ?? {}), lines.filter((line) => line.startsWith('2 '))];
  };

  it.each([['NaN'], ['eur'], ['EURO'], [''], [null], [5]])(
    'leaves out the product with the currency %j, with a warning, and sells the others',
    async (code) => {
      const [sold, warnings] = await forSaleAt({ ...priceWire(1), currency: code });
      expect(sold).toEqual(['$rc_monthly']);
      expect(warnings.join()).toMatch(/base_price\.currency: expected a currency code/);
    },
  );

  it.each([[-1], [0.5], [1e300], ['1'], [null]])(
    'leaves out the product with the amount %j, with a warning, and sells the others',
    async (amount) => {
      const [sold, warnings] = await forSaleAt({ ...priceWire(1), amount_micros: amount });
      expect(sold).toEqual(['$rc_monthly']);
      expect(warnings.join()).toMatch(/base_price\.amount_micros: expected an amount in micros/);
    },
  );
});

describe('no answer at all', () => {
  it('is a network error with the cause, when the line is cut', async () => {
    const error = await failing('purchase', { cut: true });
    expect(error.errorCode).toBe(ErrorCode.NetworkError);
    expect(error.message).toBe('The server did not answer. Check the connection, then try again.');
    expect(error.underlyingErrorMessage).toBe('fetch failed');
    expect(backend.received('purchase')).toHaveLength(1);
  });

  it('is a network error when fetch rejects with something that is no error', async () => {
    const log = { error() {}, warn() {}, info() {}, debug() {}, verbose() {} };
    const ports = {
      fetch: () => Promise.reject('offline'),
      clock: { now: () => 0, after: (ms: number, run: () => void) => (ms < 9999 && run(), () => {}) },
      random: { bytes: () => new Uint8Array(), fraction: () => 0 },
      log,
    };
    const client = createClient({ apiKey: KEY }, ports);
    const error = await failureOf(client(getCustomerInfo('u')));
    expect(error.errorCode).toBe(10);
    expect(error.underlyingErrorMessage).toBe('offline');
  });
});

describe('a PurchasesError', () => {
  it('writes itself with the name of its code', () => {
    const error = new PurchasesError(ErrorCode.NetworkError, 'No line.');
    expect(error.toString()).toBe('PurchasesError(code: NetworkError, message: No line.)');
    expect(error).toBeInstanceOf(Error);
  });

  it('has a sentence for every code, which is more than the name of the code', () => {
    const said = Object.entries(ErrorCode).map(([name, code]) => {
      const { message } = new PurchasesError(code);
      const ofName = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
      expect(message).toMatch(/^[A-Z][^.]*( \S+)+\.$/);
      // The specification has the one message that is the code's name.
      const isName = message.toLowerCase() === `${ofName}.`;
      expect(isName && code !== ErrorCode.UnknownBackendError).toBe(false);
      return message;
    });
    expect(new Set(said).size).toBe(said.length);
  });

  it('has the numbers that integrators know', () => {
    const numbers = [...Array.from({ length: 26 }, (_, i) => i).filter((i) => i !== 13), 28, 36, 38, 42];
    expect(Object.values(ErrorCode)).toEqual(numbers);
  });
});
