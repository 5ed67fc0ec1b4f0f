import { describe, expect, it } from 'vitest';
import { createTranslator, enPaywall, parsePaywall, variablesOf } from '../../../../sdk/internal';
import type { PaywallVariable } from '../../../../sdk/internal';
import type { CustomVariables, PurchaseResult } from '../../../../sdk/index';
import { baseOption, subscriptionWire } from '../../support/fixtures';
import { packageFrom, paywallWire, read, text } from '../wire';

const english = createTranslator({ locale: 'en', messages: enPaywall });

describe('custom variables and those of a purchase', () => {
  const month = packageFrom('P1M', subscriptionWire('P1M', { a: baseOption('P1M', 9_000_000) }));
  const result = {
    redemptionInfo: { redeemUrl: 'rc-1://redeem', redeemUrlRedirect: 'https://a.co/r' },
    customerEmail: 'ada@lime.example',
  } as PurchaseResult;
  const success = { result, rcPackage: month };
  const valueOf = (name: string, bought = true) =>
    variablesOf({ availablePackages: [month] }, english, {
      customVariables: new Map([['level.name', 'Gold']]),
      success: bought ? success : null,
    })('P1M')(name);

  it('have the values that the page gives', () => {
    expect(valueOf('custom.level.name')).toBe('Gold');
    expect(valueOf('$custom.level.name')).toBe('Gold');
    expect(valueOf('custom.gone')).toBeUndefined();
  });

  it.each([
    ['redemption_url', 'rc-1://redeem'],
    ['redemption_url_redirect', 'https://a.co/r'],
    ['package_identifier', 'P1M'],
    ['product_identifier', 'P1M'],
    ['product_title', 'Lime P1M'],
    ['price', '€9.00'],
    ['currency_code', 'EUR'],
    ['customer_email', 'ada@lime.example'],
    ['is_subscription', 'true'],
    ['is_trial', 'false'],
    ['gone', ''],
  ])('success.%s is %j, and empty before the purchase', (name, expected) => {
    expect(valueOf(`success.${name}`)).toBe(expected);
    expect(valueOf(`success.${name}`, false)).toBe('');
  });
});

describe('the values of custom variables', () => {
  const uiConfig = {
    custom_variables: {
      name: { type: 'string', default_value: 'you' },
      level: { type: 'number', default_value: 1.5 },
      isNew: { type: 'boolean', default_value: true },
    },
  };
  const readWith = (customVariables: unknown, config: unknown = uiConfig) =>
    parsePaywall(paywallWire([text('hello')]), {
      packageIds: [],
      uiConfig: config,
      customVariables: customVariables as CustomVariables,
    });
  const valuesWith = (given: unknown) => Object.fromEntries(readWith(given).paywall?.customVariables ?? []);
  const defaults = { name: 'you', level: '1.5', isNew: 'true' };

  it('are the defaults, and those of the page win', () => {
    expect(valuesWith(null)).toEqual(defaults);
    expect(valuesWith({ name: '', level: 2, extra: false })).toEqual({
      ...defaults,
      name: '',
      level: '2',
      extra: 'false',
    });
    expect(valuesWith('{"level":2}')).toEqual({ ...defaults, level: '2' });
    expect(valuesWith('')).toEqual(defaults);
    expect(valuesWith(JSON.parse('{"__proto__":"x"}'))).toEqual({ ...defaults, ['__proto__']: 'x' });
  });

  it.each<[unknown, string, string]>([
    ['{level:2}', 'customVariables', 'got "{level:2}".'],
    ['[1]', 'customVariables', 'got a list.'],
    [5, 'customVariables', 'got 5.'],
    [{ level: {} }, 'customVariables.level', 'Expected a text, a number, or true or false.'],
    [{ level: Number.NaN }, 'customVariables.level', 'Expected a text, a number, or true or false.'],
  ])('%j is named, and the defaults are used', (given, path, message) => {
    const { problems, paywall } = readWith(given);
    expect(problems).toMatchObject([{ path }]);
    expect(problems[0]?.message).toContain(message);
    expect(Object.fromEntries(paywall?.customVariables ?? [])).toEqual(defaults);
  });

  it.each<[unknown, string]>([
    [{ custom_variables: { a: { type: 'text', default_value: 'x' } } }, 'ui_config.custom_variables.a.type'],
    [
      { custom_variables: { a: { type: 'number', default_value: '1' } } },
      'ui_config.custom_variables.a.default_value',
    ],
    [{ custom_variables: [] }, 'ui_config.custom_variables'],
    ['x', 'ui_config'],
  ])('a declaration like %j is left out and named', (config, path) => {
    const { problems, paywall } = readWith(null, config);
    expect(problems).toMatchObject([{ path }]);
    expect(paywall?.customVariables.size).toBe(0);
  });

  it('a paywall without the settings of the account is shown', () => {
    expect(readWith(null, null)).toMatchObject({ problems: [], paywall: { locale: 'en_US' } });
  });
});

describe('a variable that is not known', () => {
  const problemsOf = (...texts: readonly string[]) => {
    const words = Object.fromEntries(texts.map((value, index) => [`t${index}`, value]));
    return read(
      paywallWire(
        Object.keys(words).map((lid) => text(lid)),
        { words },
      ),
    ).problems;
  };

  it('is named once', () => {
    const message = 'There is no variable "product.prize".';
    expect(problemsOf('{{ product.prize }} {{ product.prize }}', '**{{ product.prize }}**')).toEqual([
      { path: 'base.stack.components[0].text_lid', message },
    ]);
  });

  it.each(['custom.gone', 'success.gone', 'count_years_with_zero', 'toString', ''])(
    '"%s" is named',
    (name) => {
      expect(problemsOf(`{{ ${name} }}`)).toMatchObject([{ message: `There is no variable "${name}".` }]);
    },
  );

  it('also a filter', () => {
    expect(problemsOf('{{ price | shout }}')).toMatchObject([{ message: 'There is no filter "shout".' }]);
  });

  it.each<PaywallVariable | `${'custom' | 'input' | 'success' | 'count'}${string}`>([
    'price',
    'product.relative_discount',
    'custom.b',
    'input.name',
    'success.price',
    'count_days_with_zero',
  ])('%s is known', (name) => {
    expect(problemsOf(`{{ ${name} | uppercase }}`)).toEqual([]);
  });
});

it('are known by package; without one there are none', () => {
  const weekly = packageFrom('week', subscriptionWire('week', { a: baseOption('P1W', 9_000_000) }));
  const variables = variablesOf({ availablePackages: [weekly] }, english);
  expect(variables('week')('product_name')).toBe('Lime week');
  for (const id of [null, 'gone', '__proto__', 'constructor']) expect(variables(id)('price')).toBeUndefined();
  for (const name of ['gone', '', 'toString', '__proto__', 'product.', 'custom.a', 'input.a'])
    expect(variables('week')(name)).toBeUndefined();
});
