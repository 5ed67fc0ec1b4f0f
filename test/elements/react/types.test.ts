import { resolve } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const FILE = resolve('test/elements/react/consumer.tsx');

/** A consumer's page, as strict as a compiler can be told to be. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  skipLibCheck: true,
  noEmit: true,
};

const HEAD = `
import { createRef } from 'react';
import * as P from '../../../elements/react/index';
import type { PurchaseButtonElement, PurchaseOffersElement } from '../../../elements/entries/npm';
import type { CustomerInfo, EntitlementInfo, Offering, Offerings, Package, Purchases, PurchasesError } from '../../../sdk/index';
declare const rcPackage: Package;
declare const offering: Offering;
declare const instance: Purchases;
declare const maybe: string | undefined;
type Is<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const sure = <T extends true>(_?: T): void => {};
`;

/** Each line is a page of its own; `null`: it compiles, else what the compiler says has to hold this text. */
const LINES: readonly (readonly [line: string, complaint: string | null])[] = [
  ['<P.PurchasesProvider config={{ apiKey: "k", appUserId: maybe, appearance: undefined }} />', null],
  ['<P.PurchasesProvider config={null} onError={(error) => error.errorCode} throwOnError />', null],
  ['<P.PurchasesProvider purchases={instance}><p /></P.PurchasesProvider>', null],
  ['<P.PurchasesProvider />', 'not assignable'],
  ['<P.PurchasesProvider config={{ appUserId: "x" }} />', "'apiKey' is missing"],
  ['<P.PurchasesProvider config={null} purchases={instance} />', 'not assignable'],
  ['<P.PurchaseButton package="monthly" email={maybe} disabled className="a" onClick={() => {}} />', null],
  ['<P.PurchaseButton ref={createRef<PurchaseButtonElement>()} />', null],
  ['<P.PurchaseButton ref={createRef<PurchaseOffersElement>()} />', 'not assignable'],
  ['<P.PurchaseButton pakage="monthly" />', "Property 'pakage' does not exist"],
  ['<P.PurchaseButton package={7} />', "'number' is not assignable"],
  ['<P.PurchaseButton onRequested={({ detail }) => sure<Is<typeof detail.rcPackage, Package>>()} />', null],
  [
    '<P.PurchaseButton onFinished={({ detail }) => sure<Is<typeof detail.customerInfo, CustomerInfo>>()} />',
    null,
  ],
  ['<P.PurchaseButton onFailed={({ detail }) => sure<Is<typeof detail, PurchasesError>>()} />', null],
  ['<P.PurchaseButton onFailed={(event: CustomEvent<number>) => event.detail} />', 'not assignable'],
  ['<P.PurchaseButton onFinished={(result: string) => result} />', 'not assignable'],
  ['<P.PurchaseButton onGateChange={() => {}} />', "Property 'onGateChange' does not exist"],
  ['<P.PurchaseCheckout open layout="inline" defaultLocale="de" onCancelled={() => {}} />', null],
  ['<P.PurchaseCheckout show={() => {}} />', "Property 'show' does not exist"],
  [
    '<P.PurchaseOffers offering={offering} recommended="annual" onOffersSelect={(e) => e.detail.selectedPackage.identifier} />',
    null,
  ],
  ['<P.PurchaseOffers selectedPackage={rcPackage} />', "Property 'selectedPackage' does not exist"],
  [
    '<P.PurchasePaywall offering={offering} colorMode="dark" onPaywallNavigate={(e) => e.preventDefault()} />',
    null,
  ],
  ['<P.PurchaseCustomer activeOnly onCustomerRestored={({ detail }) => detail.found} />', null],
  [
    '<P.PurchaseGate entitlement="pro" fallback={<p />} loading="Wait" onGateChange={({ detail: { state } }) => sure<Is<typeof state, "checking" | "open" | "closed" | "unknown">>()} />',
    null,
  ],
  ['<P.PurchaseGate state="open" />', "Property 'state' does not exist"],
  ['<P.PurchaseGate fallback={() => {}} />', 'not assignable'],
  [
    '{ const o = P.useOfferings({ currency: maybe }); if (o.status === "ready") sure<Is<typeof o.offerings, Offerings>>(); else sure<Is<typeof o.offerings, null>>(); }',
    null,
  ],
  ['P.useOfferings({ currency: 7 })', "'number' is not assignable"],
  [
    '{ const e = P.useEntitlement("pro"); if (e.isActive) sure<Is<typeof e.entitlement, EntitlementInfo>>(); }',
    null,
  ],
  ['P.useEntitlement()', 'Expected 1 arguments'],
  ['{ const c = P.useCustomerInfo(); c.customerInfo.entitlements; }', "'c.customerInfo' is possibly 'null'"],
  [
    '{ const p = P.usePurchase(); if (p.status === "failed") sure<Is<typeof p.error, PurchasesError>>(); void p.purchase({ rcPackage }); }',
    null,
  ],
  ['P.usePurchase().purchase({ package: "monthly" })', "'package' does not exist"],
  ['{ const { purchases } = P.usePurchases(); purchases.preload(); }', "'purchases' is possibly 'null'"],
  ['{ const p = P.usePurchases(); if (p.status === "ready") void p.purchases.preload(); }', null],
];

const text =
  HEAD +
  LINES.map(([line], index) => {
    const body = line.startsWith('{') ? line : `{ ${line.startsWith('<') ? `use(${line})` : line}; }`;
    return `export const line${index} = () => ${body.replaceAll('\n', ' ')};`;
  }).join('\n') +
  '\ndeclare const use: (_: unknown) => void;\n';

let found: Map<number, string>;

/** The page, and an entry that does not bring the screens along: nothing of them is in the types. */
const WRITTEN = new Map([
  [FILE, text],
  [resolve('elements/entries/register-ui.ts'), 'export const registerUi = (): void => {};'],
]);

beforeAll(() => {
  const host = ts.createCompilerHost(OPTIONS);
  const { readFile, fileExists, getSourceFile } = host;
  Object.assign(host, {
    readFile: (path: string) => WRITTEN.get(path) ?? readFile(path),
    fileExists: (path: string) => WRITTEN.has(path) || fileExists(path),
    getSourceFile: (path: string, version: ts.ScriptTarget) => {
      const written = WRITTEN.get(path);
      return written === undefined
        ? getSourceFile.call(host, path, version)
        : ts.createSourceFile(path, written, version, true);
    },
  });
  const program = ts.createProgram([FILE], OPTIONS, host);
  const source = program.getSourceFile(FILE)!;
  const first = HEAD.split('\n').length - 1;
  found = new Map();
  for (const { messageText, start = 0 } of [
    ...program.getSyntacticDiagnostics(source),
    ...program.getSemanticDiagnostics(source),
  ]) {
    const index = source.getLineAndCharacterOfPosition(start).line - first;
    const words = ts.flattenDiagnosticMessageText(messageText, '\n');
    found.set(index, `${found.get(index) ?? ''}${words}\n`);
  }
}, 60_000);

const numbered = LINES.map(([line, complaint], index) => [line, complaint ?? '', index] as const);

describe('what a strict compiler says of a page', () => {
  it.each(numbered.filter(([, complaint]) => !complaint))('nothing: %s', (_line, _complaint, index) => {
    expect(found.get(index)).toBeUndefined();
  });

  it.each(numbered.filter(([, complaint]) => complaint))('a complaint: %s', (_line, complaint, index) => {
    expect(found.get(index)).toContain(complaint);
  });

  it('and nothing of anything else', () => {
    expect([...found.keys()].filter((index) => index < 0 || index >= LINES.length)).toEqual([]);
  });
});
