/** Everything about the app that somebody may want to change, in one place. */
export interface Config {
  readonly brand: {
    readonly name: string;
    readonly tagline: string;
    readonly mail: string;
    /** Where the app is at home, without a slash at the end: canonical links, sitemap and feed name it. */
    readonly origin: string;
    /** The iOS app in the store. */
    readonly storeUrl: string;
    /** Social proof in the footer. */
    readonly students: string;
  };
  readonly billing: {
    readonly apiKey: string;
    readonly proxyURL: string;
    readonly assetBaseUrl: string;
    readonly entitlement: string;
    readonly plan: string;
    /** The offering whose paywall is shown when the free answers are used up. */
    readonly paywall: string;
  };
  /** All off as long as they are `null`: nothing is loaded, and nobody is asked for consent. */
  readonly tags: {
    /** Identifiers of the two advertising tags. */
    readonly ads: readonly [string, string] | null;
    readonly pixel: string | null;
    /** Where their scripts come from; the pages' policy must allow these hosts. */
    readonly adsScript: string;
    readonly pixelScript: string;
  };
  /** Web app configuration of Firebase; with `null` accounts and data stay in this browser. */
  readonly firebase: FirebaseConfig | null;
}

export interface FirebaseConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly appId: string;
  readonly measurementId?: string;
  /** Site key of App Check: reCAPTCHA Enterprise, or reCAPTCHA v3 with `v3:` before it. */
  readonly appCheckKey?: string;
  /** Name of a Gemini model: with it, photos and subjects beyond maths are answered, too. */
  readonly geminiModel?: string;
  /** Another address for it, for tests. */
  readonly geminiBaseUrl?: string;
  /** Hosts with ports, for tests and trials without an account at Google. */
  readonly authEmulator?: string;
  readonly firestoreEmulator?: string;
}

/** Comes from the environment of the build; scripts/rollup/firebase-environment.mjs lists the variables. */
declare const __FIREBASE__: FirebaseConfig | null;

/** By itself, so that a build without it leaves out what it would need. */
export const firebase: FirebaseConfig | null = typeof __FIREBASE__ === 'undefined' ? null : __FIREBASE__;

export const config: Config = {
  brand: {
    name: 'Stepwise',
    tagline: 'Step-by-step solutions you can trust.',
    mail: 'hello@stepwise.example',
    origin: 'https://stepwise.example',
    storeUrl: 'https://apps.apple.com/app/id0000000000',
    students: '10,000+',
  },
  billing: {
    /** A key that starts with `rcb_sb_` means sandbox. */
    apiKey: 'rcb_sb_demo',
    /** The sandbox billing server of `npm start`; empty means the provider's own host. */
    proxyURL: '/sandbox',
    assetBaseUrl: '/sandbox/assets',
    entitlement: 'pro',
    plan: 'monthly',
    paywall: 'stepwise-pro',
  },
  tags: {
    ads: null,
    pixel: null,
    adsScript: 'https://www.googletagmanager.com/gtag/js',
    pixelScript: 'https://analytics.tiktok.com/i18n/pixel/events.js',
  },
  firebase,
};
