/** Names that examples take for granted: what an integrator's own code would hold. */
export const PRELUDE = `
import type * as Everything from 'purchase-elements';

declare global {
  /** As a script tag makes it: the class, with all exports on it. */
  const Purchases: typeof Everything.Purchases & typeof Everything;
  const purchases: Everything.Purchases;
  const offering: Everything.Offering;
  const rcPackage: Everything.Package;
  const all: Everything.Offerings['all'];
  function App(): import('react').ReactElement;
  function Skeleton(): import('react').ReactElement;
  function unlock(customerInfo: Everything.CustomerInfo): void;
  function report(what: unknown): void;
  function showOffersAgain(): void;
  function tellToWait(): void;
  function measure(name: string, detail: object): void;
  const consent: { onChange(changed: (given: { readonly analytics: boolean }) => void): void };
  const test: typeof import('playwright/test').test;
  const expect: typeof import('playwright/test').expect;
  /** What the examples use of jQuery. */
  const $: (target: unknown) => {
    on(name: string, listener: (event: { originalEvent: CustomEvent<Everything.PurchaseResult> }) => void): void;
    toggle(isShown: boolean): void;
  };
  interface ImportMeta {
    readonly env: { readonly VITE_BILLING_KEY: string };
  }
}
`;

/** Packages that are the reader's, not ours. */
export const PACKAGES = `
declare module '@vitejs/plugin-vue' {
  export default function vue(options: {
    template: { compilerOptions: { isCustomElement: (tag: string) => boolean } };
  }): import('vite').Plugin;
}
`;
