import { describe, expect, it } from 'vitest';
import type { CustomerInfo } from '../../../sdk/index';
import { attributeFaults } from '../../../elements/diagnostics/attributes';
import { entitlementFaults } from '../../../elements/diagnostics/entitlements';
import { localeFault } from '../../../elements/diagnostics/language';
import { parameterFaults } from '../../../elements/diagnostics/parameters';
import { buttonAttributes } from '../../../elements/button/host';
import { paywallAttributes } from '../../../elements/paywall/host';
import { checkoutAttributes } from '../../../elements/checkout/host';

const elementWith = (attributes: Readonly<Record<string, string>>): Element => {
  const element = document.createElement('purchase-button');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
};

describe('attributes', () => {
  it.each([
    ['pakage', 'package'],
    ['apikey', 'api-key'],
    ['offerings', 'offering'],
  ])('%s is unknown, and %s is suggested', (name, meant) => {
    const [fault] = attributeFaults(elementWith({ [name]: 'x' }), buttonAttributes);
    expect(fault).toBe(`There is no attribute "${name}"; it is ignored. Did you mean "${meant}"?`);
  });

  it('lists the known ones for a name that is like none', () => {
    const [fault] = attributeFaults(elementWith({ banana: '' }), buttonAttributes);
    expect(fault).toMatch(/no attribute "banana".* Attributes: .*package/);
  });

  it('does not repeat a value, which may be a key', () => {
    expect(
      attributeFaults(elementWith({ 'api-kay': 'sk_live_secret' }), buttonAttributes).join(),
    ).not.toContain('secret');
  });

  it('knows the attributes of HTML, frameworks and tools', () => {
    const element = elementWith(
      Object.fromEntries(
        'class id style slot part exportparts dir lang hidden title tabindex role data-x aria-label onclick v-if x-data ng-if _ngcontent-abc ng-reflect-a hx-get'
          .split(' ')
          .map((name) => [name, '']),
      ),
    );
    // Written by hand, because setAttribute refuses some of them.
    const foreign = ['@click', ':key', 'wire:id', '[value]'].map((name) => ({ name, value: '' }));
    const both = { attributes: [...element.attributes, ...foreign] } as unknown as Element;
    expect(attributeFaults(both, buttonAttributes)).toEqual([]);
  });

  it.each([
    ['{"level":3}', null],
    ['', null],
    ['{level:3}', 'The attribute custom-variables is not JSON, such as {"level":3}. SyntaxError'],
    ['[3]', 'The attribute custom-variables must be the JSON of an object, such as {"level":3}.'],
    ['3', 'The attribute custom-variables must be the JSON of an object, such as {"level":3}.'],
  ])('custom-variables %j: %j', (value, fault) => {
    const faults = attributeFaults(elementWith({ 'custom-variables': value }), paywallAttributes);
    expect(faults).toHaveLength(fault === null ? 0 : 1);
    expect(faults.join()).toContain(fault ?? '');
  });

  it('warns of values that an attribute can not have', () => {
    const faults = attributeFaults(
      elementWith({ layout: 'inlin', open: 'no', locale: 'German', 'skip-success-page': 'true' }),
      checkoutAttributes,
    );
    expect(faults).toEqual([
      'The attribute layout can be "modal", "inline", not "inlin". Did you mean "inline"?',
      'The attribute open="no" counts as true: write open, or open="false".',
      'The attribute locale "German" is no language: use a tag such as "de" or "pt-BR". Did you mean "de"?',
    ]);
  });
});

describe('parameters', () => {
  it.each([
    [
      'proxyURL',
      'configure',
      /belongs to configure\(\{ httpConfig: \{ proxyURL \} \}\)\. Until then .* live host/,
    ],
    ['proxyUrl', 'configure', /belongs to configure\(\{ httpConfig: \{ proxyURL \} \}\)/],
    ['proxyUrl', 'httpConfig', /Did you mean "proxyURL"/],
    ['appUserID', 'configure', /Did you mean "appUserId"/],
    ['rcPakage', 'purchase', /Did you mean "rcPackage"/],
    ['collectUtm', 'purchase', /belongs to configure\(\{ collectUtm \}\)/],
    ['banana', 'presentPaywall', /no parameter "banana".*Parameters: offering/],
    [
      'brandingAppearanceOverride',
      'purchase',
      /purchases-js 1\.x is not used\. Here it is called appearance/,
    ],
  ] as const)('%s of %s', (name, place, fault) => {
    const faults = parameterFaults({ [name]: 1 }, place);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(fault);
  });

  it('of purchases-js without a counterpart need no change', () => {
    expect(parameterFaults({ externalPurchaseTokenId: '' }, 'purchase')).toEqual([]);
    expect(parameterFaults({ hideBackButtons: true, selectedLocale: 'de' }, 'presentPaywall')).toEqual([]);
  });
});

describe('a locale', () => {
  it.each(['de', 'pt-BR', 'zh_Hant', 'en-GB', 'nb'])('%s has texts', (locale) => {
    expect(localeFault('locale', locale)).toBeNull();
  });

  it.each([
    ['deutsch', /is no language.*Did you mean "de"/],
    ['x', /is no language/],
    ['eo', /has no texts here: English is shown/],
  ])('%s does not', (locale, fault) => {
    expect(localeFault('locale', locale)).toMatch(fault);
  });

  it('of the page’s own texts has texts', () => {
    expect(localeFault('locale', 'eo', ['eo'])).toBeNull();
  });
});

describe('the entitlement of a gate', () => {
  const info = (all: readonly string[], bought: readonly string[]): CustomerInfo =>
    ({
      entitlements: { all: Object.fromEntries(all.map((name) => [name, {}])), active: {} },
      activeSubscriptions: new Set(bought),
      nonSubscriptionTransactions: [],
    }) as unknown as CustomerInfo;

  it('is compared with those of the customer', () => {
    expect(entitlementFaults(['prro'], info(['pro'], ['monthly']))).toEqual([
      'No product of this customer gives the entitlement "prro". Did you mean "pro"?',
    ]);
    expect(entitlementFaults(['pro'], info([], ['monthly']))[0]).toContain('none of it gives an entitlement');
  });

  it('may be one that the customer has not bought', () => {
    expect(entitlementFaults(['pro'], info([], []))).toEqual([]);
    expect(entitlementFaults(['premium'], info(['basic'], ['basic']))).toEqual([]);
    expect(entitlementFaults(['basic'], info(['basic'], ['basic']))).toEqual([]);
  });
});
