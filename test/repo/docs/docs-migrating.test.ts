import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { exportsOf, membersOf } from '../../support/exports-of';

const guide = readFileSync('docs/migrating.md', 'utf8');
const [first = ''] = guide.split('\n## From 1.x\n');

/** The first two cells of each row of a table: their name, and ours. */
const rowsOf = (heading: string): readonly (readonly [string, string])[] => {
  const section = first.split(`\n### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
  return section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'))
    .map(([, theirs = '', ours = '']) => [
      theirs.trim().replaceAll('`', ''),
      ours.trim().replaceAll('`', ''),
    ]);
};

/** The public surface of the reference client 0.16.0: what its declarations export. */
const THEIRS = {
  values:
    'Purchases PurchasesError UninitializedPurchasesError ErrorCode LogLevel OfferingKeyword PackageType ProductType PeriodUnit',
  members:
    'configure getSharedInstance isConfigured setLogLevel generateRevenueCatAnonymousAppUserId preload getOfferings ' +
    'getCurrentOfferingForPlacement isEntitledTo purchase purchasePackage getCustomerInfo getAppUserId changeUser isSandbox close',
  types:
    'NonSubscriptionOption Offering Offerings Package Product PresentedOfferingContext Price PurchaseOption ' +
    'SubscriptionOption TargetingContext PricingPhase CustomerInfo EntitlementInfos EntitlementInfo Store PeriodType ' +
    'PurchasesErrorExtra Period HttpConfig GetOfferingsParams PurchaseParams RedemptionInfo PurchaseResult',
};

const surface = exportsOf('sdk/index.ts');

const members = (): ReadonlySet<string> => membersOf('sdk/index.ts', 'Purchases');

const isValue = (node: ts.Node): boolean => ts.isVariableDeclaration(node) || ts.isClassDeclaration(node);

test.each([
  ['Values', THEIRS.values],
  ['Members of `Purchases`', THEIRS.members],
  ['Types', THEIRS.types],
])('the table “%s” has every name of the reference client, and no other', (heading, names) => {
  const theirs = rowsOf(heading).map(([name]) => name);
  expect(theirs.toSorted()).toEqual(names.split(' ').toSorted());
});

test('each value that stands for one of theirs is exported, and there at run time', () => {
  const missing = rowsOf('Values').filter(([, ours]) => !surface.get(ours)?.some(isValue));
  expect(missing).toEqual([]);
});

test('each member that stands for one of theirs is a public member of the class', () => {
  const known = members();
  expect(rowsOf('Members of `Purchases`').filter(([, ours]) => !known.has(ours))).toEqual([]);
});

test('each type that stands for one of theirs is exported', () => {
  expect(rowsOf('Types').filter(([, ours]) => !surface.has(ours))).toEqual([]);
});

test('what is called new is there', () => {
  const [, line = ''] = /New beside them: ([^.]+)\./.exec(first) ?? [];
  const named = [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !members().has(name))).toEqual([]);
});

/**
 * The public surface of the reference client 1.63.1. `test/reference/types.e2e.ts` compares the table of exports with
 * the client from npm.
 */
const MEMBERS_OF_1X =
  'setLogLevel setLogHandler setPlatformInfo getSharedInstance isConfigured configure preload presentPaywall getOfferings ' +
  'invalidateOfferingsCache trackCustomPaywallImpression getCurrentOfferingForPlacement isEntitledTo purchasePackage ' +
  'presentExpressPurchaseButton purchase getCustomerInfo getAppUserId setAttributes changeUser identifyUser isSandbox ' +
  'isAnonymous getVirtualCurrencies getCachedVirtualCurrencies invalidateVirtualCurrenciesCache close ' +
  'generateRevenueCatAnonymousAppUserId';

const OPTIONS_OF_1X: Readonly<Record<string, string>> = {
  PurchasesConfig: 'apiKey appUserId httpConfig flags brandingAppearanceOverride',
  FlagsConfig:
    'autoCollectUTMAsMetadata collectAnalyticsEvents hideBackButton applePayBrandingLogoEnabled storeLoadTime',
  PurchaseParams:
    'rcPackage purchaseOption htmlTarget customerEmail externalPurchaseTokenId selectedLocale defaultLocale metadata ' +
    'skipSuccessPage showDiscountCodeField discountCode onDiscountCodeChanged brandingAppearanceOverride termsAndConditionsUrl',
  PresentPaywallParams:
    'offering htmlTarget purchaseHtmlTarget customerEmail externalPurchaseTokenId metadata brandingAppearanceOverride ' +
    'showDiscountCodeField discountCode onDiscountCodeChanged onNavigateToUrl onBack onVisitCustomerCenter onPurchaseError ' +
    'listener selectedLocale hideBackButtons customVariables',
  PurchaseResult: 'customerInfo redemptionInfo operationSessionId storeTransaction customerEmail',
};

const rowsOf1x = (heading: string): readonly (readonly [string, string])[] =>
  (guide.split(`\n### ${heading}\n`)[1]?.split('\n#')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|'))
    .map(([, theirs = '', ours = '']) => [
      theirs.trim().replaceAll('`', ''),
      ours.trim().replaceAll('`', ''),
    ]);

const isThere = (name: string): boolean => {
  const [type = '', field] = name.split('.');
  return field === undefined
    ? surface.has(name) || members().has(name)
    : membersOf('sdk/index.ts', type).has(field);
};

describe.each([
  ['Exports of 1.x', null],
  ['Members of `Purchases` in 1.x', MEMBERS_OF_1X.split(' ')],
  [
    'Options and results of 1.x',
    Object.entries(OPTIONS_OF_1X).flatMap(([type, fields]) =>
      fields.split(' ').map((field) => `${type}.${field}`),
    ),
  ],
])('the table “%s”', (heading, names) => {
  const rows = rowsOf1x(heading);

  test('has each name of the reference client once', () => {
    const theirs = rows.map(([name]) => name);
    expect(theirs.length).toBeGreaterThan(25);
    expect(new Set(theirs).size).toBe(theirs.length);
    // The step `reference` has the list of exports.
    expect(theirs.toSorted()).toEqual((names ?? theirs).toSorted());
  });

  test('names only what is here', () => {
    const ours = rows.map(([, name]) => name).filter((name) => name !== 'none');
    expect(ours.filter((name) => !isThere(name))).toEqual([]);
  });

  test('calls nothing missing that is here', () => {
    const lost = rows.filter(([, ours]) => ours === 'none').map(([name]) => name);
    expect(lost.length).toBeGreaterThan(1);
    expect(lost.filter(isThere)).toEqual([]);
  });
});
