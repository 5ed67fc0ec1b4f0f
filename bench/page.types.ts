/** What the pages of the measurements have as globals: the library that is measured, and the functions of the bench. */

export interface BenchOffering {
  readonly packagesById: Readonly<Record<string, object | undefined>>;
}

/** The methods that the measurements call, in all measured clients. */
export interface BenchPurchases {
  getOfferings(): Promise<{ readonly all: Readonly<Record<string, BenchOffering | undefined>> }>;
  preload(): Promise<unknown>;
  purchase(options: { readonly rcPackage: object | undefined }): Promise<unknown>;
  presentPaywall(options: PaywallOptions): Promise<unknown>;
  /** The name of `presentPaywall` in the older reference client. */
  renderPaywall(options: PaywallOptions): Promise<unknown>;
}

interface PaywallOptions {
  readonly offering: object | undefined;
  readonly htmlTarget: Element | null;
}

interface BenchApi {
  configure(config: object): BenchPurchases;
  configure(apiKey: string, appUserId: string, httpConfig: object): BenchPurchases;
}

/** The settings of a measured page, in an attribute of its root element. */
export interface Settings {
  readonly billing: string;
  readonly apiKey: string;
  readonly appUserId: string;
  readonly offering: string;
  readonly package: string;
}

export interface Times {
  readonly offer: number;
  readonly form: number;
  readonly painted: number;
}

/** `window.bench` of reference/page/bench.js. */
export interface Bench {
  readonly violations: string[];
  failure: string | null;
  closed: number;
  configure(): void;
  preload(): Promise<unknown>;
  offerings(): Promise<void>;
  answers(): Promise<number>;
  purchase(): void;
  paywall(): void;
  timed(
    begin: () => unknown,
    wanted: { readonly texts: readonly string[]; readonly form: boolean },
  ): Promise<Times>;
  gone(texts: readonly string[]): Promise<number>;
  leave(): void;
}

declare global {
  interface Window {
    Purchases: BenchApi & { readonly Purchases?: BenchApi };
    bench: Bench;
    paywallBench: {
      readonly purchases: BenchPurchases;
      readonly offering: object;
      readonly tasks: number[];
    };
  }
}
