import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { exportsOf } from '../support/exports-of';

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

const members = (): ReadonlySet<string> => {
  const purchases = surface.get('Purchases')?.find((node) => ts.isClassDeclaration(node));
  const inherited = exportsOf('sdk/purchases/customer-methods.ts').get('CustomerMethods') ?? [];
  const classes = [
    ...(purchases ? [purchases] : []),
    ...inherited.filter((node) => ts.isClassDeclaration(node)),
  ];
  return new Set(
    classes.flatMap(({ members }) =>
      members.flatMap((member) => (member.name ? [member.name.getText()] : [])),
    ),
  );
};

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

test('of 1.x, whatever is said to have no counterpart has none', () => {
  const rows = (guide.split('\n## From 1.x\n')[1] ?? '').split('\n').filter((line) => line.startsWith('| '));
  const lost = rows
    .filter((line) => line.split('|')[2]?.trim() === 'none')
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name = '']) => name));
  expect(lost.length).toBeGreaterThan(10);
  expect(lost.filter((name) => surface.has(name) || members().has(name))).toEqual([]);
});
