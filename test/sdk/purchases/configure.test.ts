import { afterEach, describe, expect, it } from 'vitest';
import { ErrorCode, Purchases, UninitializedPurchasesError } from '../../../sdk/index';
import type { PurchasesConfig } from '../../../sdk/index';
import { KEY, listen, stopListening, thrownBy, USER } from '../support/customer';
import { installScreens } from '../support/screens';
import { purchasesContext } from '../../../sdk/internal';

const closeShared = (): void => {
  if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
};
const configured = (config: Partial<PurchasesConfig>): Purchases =>
  Purchases.configure({ apiKey: KEY, appUserId: USER, ...config });
/** As plain JavaScript would call it. */
const careless = Purchases.configure as unknown as (...args: readonly unknown[]) => Purchases;

afterEach(() => {
  closeShared();
  stopListening();
});

describe('configure', () => {
  it('takes a key, a user id and http settings as three arguments', () => {
    const purchases = Purchases.configure(KEY, USER, { additionalHeaders: { 'X-Shop': 'lime' } });
    expect(purchases.getAppUserId()).toBe(USER);
    expect(Purchases.getSharedInstance()).toBe(purchases);
  });

  it('takes one object as well', () => {
    const purchases = Purchases.configure({ apiKey: KEY, appUserId: USER, assetBaseUrl: '/assets' });
    expect(Purchases.getSharedInstance()).toBe(purchases);
    expect(purchasesContext(purchases).assetBaseUrl).toBe('/assets');
  });

  it('warns and replaces the shared instance when it is called a second time', () => {
    const first = Purchases.configure(KEY, USER);
    const { lines } = listen();
    const second = Purchases.configure(KEY, 'olga');
    expect(lines.filter((line) => line.startsWith('2 '))).toHaveLength(1);
    expect(Purchases.getSharedInstance()).toBe(second);
    expect(first.getAppUserId()).toBe(USER);
  });

  it('keeps the earlier instance when the second call is refused', () => {
    const first = Purchases.configure(KEY, USER);
    thrownBy(() => Purchases.configure('nope', USER));
    expect(Purchases.getSharedInstance()).toBe(first);
  });

  it('says that it must come first when the shared instance is asked for too early', () => {
    expect(Purchases.isConfigured()).toBe(false);
    expect(() => Purchases.getSharedInstance()).toThrow(UninitializedPurchasesError);
    expect(() => Purchases.getSharedInstance()).toThrow(
      'Purchases must be configured before calling getInstance',
    );
  });

  it('has nothing to go on with where nothing was left open, and must come first there, too', async () => {
    installScreens();
    await expect(Purchases.resumePurchase()).rejects.toThrow(UninitializedPurchasesError);
    configured({});
    expect(await Purchases.resumePurchase()).toBeNull();
  });

  it('gives the instance to those who wait for it, and at once to those who come later', async () => {
    const waiting = Purchases.whenConfigured();
    const purchases = Purchases.configure(KEY, USER);
    expect(await waiting).toBe(purchases);
    expect(await Purchases.whenConfigured()).toBe(purchases);
  });

  it('is forgotten after close', () => {
    const purchases = Purchases.configure(KEY, USER);
    purchases.close();
    expect(Purchases.isConfigured()).toBe(false);
  });

  it('stays when another instance is closed, with a warning', () => {
    const first = Purchases.configure(KEY, USER);
    const second = Purchases.configure(KEY, USER);
    const { lines } = listen();
    first.close();
    expect(Purchases.getSharedInstance()).toBe(second);
    expect(lines.filter((line) => line.startsWith('2 '))).toHaveLength(1);
  });

  it('is sandbox for keys that start with rcb_sb_, and production for others', () => {
    expect(Purchases.configure('rcb_sb_abc', USER).isSandbox()).toBe(true);
    expect(Purchases.configure('rcb_abc', USER).isSandbox()).toBe(false);
    expect(Purchases.configure('rcb_my_sb_', USER).isSandbox()).toBe(false);
  });
});

describe('the API key', () => {
  it('is missing when it is empty', () => {
    const error = thrownBy(() => configured({ apiKey: '' }));
    expect(error.errorCode).toBe(ErrorCode.InvalidCredentialsError);
    expect(error.message).toContain('apiKey is missing');
  });

  it.each(['rcb_', 'abc', 'RCB_abc', ' rcb_abc', 'rcb_abc ', 'rcb_a b', 'rcb_a/b', 'rcb_é', 'rcb_abc\n'])(
    'is refused when it is %j',
    (apiKey) => {
      const error = thrownBy(() => configured({ apiKey }));
      expect(error.errorCode).toBe(ErrorCode.InvalidCredentialsError);
      expect(error.message).toBe('Invalid API key. Use your Web Billing API key.');
    },
  );

  it.each(['rcb_a', 'rcb_Az09_.-', 'rcb_sb_1'])('is accepted when it is %j', (apiKey) => {
    expect(() => configured({ apiKey })).not.toThrow();
  });

  it.each([[undefined], [null], [42], [['rcb_a']]])(
    'is refused with its own message when JavaScript passes %j',
    (apiKey) => {
      expect(thrownBy(() => careless(apiKey, USER)).errorCode).toBe(ErrorCode.InvalidCredentialsError);
      expect(thrownBy(() => careless({ apiKey, appUserId: USER })).errorCode).toBe(
        ErrorCode.InvalidCredentialsError,
      );
    },
  );

  it('is what a call without any argument lacks', () => {
    expect(thrownBy(() => careless()).errorCode).toBe(ErrorCode.InvalidCredentialsError);
  });
});

describe('the app user id', () => {
  it.each([
    'no_user',
    'null',
    'none',
    'nil',
    '(null)',
    'NaN',
    '\\x00',
    '',
    'unidentified',
    'undefined',
    'unknown',
    'a/b',
    '/',
    'a\u0000b',
    '\u0000',
    'a\nb',
    '\u007f',
    ' ',
    ' null ',
    '.',
    '..',
    'lone \ud800',
  ])('is refused when it is %j', (appUserId) => {
    const error = thrownBy(() => configured({ appUserId }));
    expect(error.errorCode).toBe(ErrorCode.InvalidAppUserIdError);
    expect(error.message).toContain(JSON.stringify(appUserId));
  });

  it.each([
    'nulls',
    'Null',
    'none@x.example',
    'José',
    '用户',
    '😀',
    'a b',
    'a.b',
    '$RCAnonymousID:1',
    '0',
    '...',
  ])('is accepted when it is %j', (appUserId) => {
    expect(configured({ appUserId }).getAppUserId()).toBe(appUserId);
  });

  it.each([[undefined], [null], [7], [{}]])('is refused when JavaScript passes %j', (appUserId) => {
    expect(thrownBy(() => careless(KEY, appUserId)).errorCode).toBe(ErrorCode.InvalidAppUserIdError);
  });
});

describe('the http settings', () => {
  it.each(['https://shop.example/', '/billing/', 'http://x.example/a/'])(
    'refuse the proxy %j because of its last slash',
    (proxyURL) => {
      const error = thrownBy(() => configured({ httpConfig: { proxyURL } }));
      expect(error.errorCode).toBe(ErrorCode.ConfigurationError);
      expect(error.message).toMatch(/^proxyURL .*must not end with a slash/);
    },
  );

  it.each(['ftp://x.example', 'javascript:alert(1)', 'shop.example', 'https://a b.example'])(
    'refuse the proxy %j because it is no address',
    (proxyURL) => {
      expect(thrownBy(() => configured({ httpConfig: { proxyURL } })).errorCode).toBe(23);
    },
  );

  it.each(['https://shop.example', 'http://127.0.0.1:8080/a', '/billing'])(
    'accept the proxy %j',
    (proxyURL) => {
      expect(() => configured({ httpConfig: { proxyURL } })).not.toThrow();
    },
  );

  it.each(['Authorization', 'content-type', 'ACCEPT', 'x-platform', 'X-VERSION', 'x-Is-sandbox'])(
    'refuse the reserved header %s whatever its case',
    (name) => {
      const error = thrownBy(() => configured({ httpConfig: { additionalHeaders: { [name]: 'x' } } }));
      expect(error.errorCode).toBe(ErrorCode.ConfigurationError);
      expect(error.message).toContain(name);
    },
  );

  it.each([
    ['a name with a space', { 'X Shop': 'a' }],
    ['an empty name', { '': 'a' }],
    ['a line break in a value', { 'X-Shop': 'a\r\nb' }],
    ['a value that no header can carry', { 'X-Shop': 'пример' }],
    ['a value that is not text', { 'X-Shop': 1 as unknown as string }],
  ])('refuse %s', (_, additionalHeaders) => {
    expect(thrownBy(() => configured({ httpConfig: { additionalHeaders } })).errorCode).toBe(23);
  });

  it('refuse an asset address with a slash at its end', () => {
    const error = thrownBy(() => configured({ assetBaseUrl: 'https://cdn.example/' }));
    expect(error.message).toMatch(/^assetBaseUrl .*must not end with a slash/);
  });
});

describe('the order of checks', () => {
  const wrong = {
    apiKey: 'no',
    appUserId: 'null',
    httpConfig: { proxyURL: 'https://x.example/', additionalHeaders: { accept: 'x' } },
  };

  it('names the key, then the user id, then the proxy, then the headers', () => {
    expect(thrownBy(() => configured(wrong)).errorCode).toBe(11);
    expect(thrownBy(() => configured({ ...wrong, apiKey: KEY })).errorCode).toBe(14);
    const proxy = thrownBy(() => configured({ ...wrong, apiKey: KEY, appUserId: USER }));
    expect(proxy.message).toMatch(/^proxyURL/);
    const httpConfig = { additionalHeaders: { accept: 'x' } };
    expect(thrownBy(() => configured({ httpConfig })).message).toMatch(/^additionalHeaders/);
  });
});
