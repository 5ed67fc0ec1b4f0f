/** The app's settings: everything that a deployment may want to change. */
export interface Config {
  readonly brand: {
    readonly name: string;
    readonly tagline: string;
    readonly mail: string;
    /** The site's address without a trailing slash. Canonical links, the sitemap and the feed use it. */
    readonly origin: string;
    /** The iOS app's page in the App Store. With `null` the app's banner is not shown. */
    readonly storeUrl: string | null;
    /** The number of students that the footer shows. */
    readonly students: string;
  };
  readonly billing: {
    readonly apiKey: string;
    readonly proxyURL: string;
    readonly cardScript: string;
    readonly assetBaseUrl: string;
    /** The offering whose paywall is shown when the free answers are used up. */
    readonly paywall: string;
  };
  /** The texts that offer PRO. Prices, periods and the trial's conditions come from the billing provider's offering. */
  readonly promo: {
    /** Days of the free trial, as the products of the offering have it. */
    readonly trialDays: number;
    readonly tag: string;
    readonly headline: string;
    readonly text: string;
    readonly badges: readonly string[];
    /** What /checkout lists beside the prices. */
    readonly benefits: readonly string[];
  };
  /** Advertising tags. With `null` nothing is loaded, and the consent banner is not shown. */
  readonly tags: {
    /** Identifiers of the two advertising tags. */
    readonly ads: readonly [string, string] | null;
    readonly pixel: string | null;
    /** Address of the tags' script. The content security policy of the pages must allow its host. */
    readonly adsScript: string;
    readonly pixelScript: string;
  };
  /** The Firebase web app configuration. With `null`, accounts and data are stored in this browser only. */
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
  /** Name of a Gemini model. With it, the app also answers photos and subjects beyond maths. */
  readonly geminiModel?: string;
  /** Another address of the model, for tests. */
  readonly geminiBaseUrl?: string;
  /** Host and port of an emulator, for tests and for trials without a Google account. */
  readonly authEmulator?: string;
  readonly firestoreEmulator?: string;
}

/** Set by the build from environment variables; scripts/build/firebase-environment.mjs lists them. */
declare const __FIREBASE__: FirebaseConfig | null;

/** A constant of its own, so that a build without Firebase leaves out the Firebase adapters. */
export const firebase: FirebaseConfig | null = typeof __FIREBASE__ === 'undefined' ? null : __FIREBASE__;

const brand = 'Stepwise';
const trialDays = 3;
/** Other subjects need a model, and accounts on several devices need a server: not every build has them. */
const isAnySubject = firebase?.geminiModel !== undefined;

export const config: Config = {
  brand: {
    name: brand,
    tagline: 'Step-by-step solutions you can trust.',
    mail: 'hello@stepwise.example',
    origin: 'https://stepwise.example',
    /** The sandbox's stand-in for the store. */
    storeUrl: firebase ? null : '/demo/app-store.html',
    students: '10,000+',
  },
  billing: {
    /** A key that starts with `rcb_sb_` is a sandbox key. */
    apiKey: 'rcb_sb_demo',
    /** The sandbox billing server of `npm start`. An empty value means the billing provider's own host. */
    proxyURL: '/sandbox',
    /** The sandbox's stand-in for the card provider's script. An empty value means the real one. */
    cardScript: '/sandbox/stripe/stripe.js',
    assetBaseUrl: '/sandbox/assets',
    paywall: 'stepwise-pro',
  },
  promo: {
    trialDays,
    tag: 'FREE TRIAL',
    headline: `Unlock ${brand} PRO Now!`,
    text: `Get ${trialDays} days free access to unlimited step-by-step solutions ${isAnySubject ? 'for any subject' : 'in math'}.`,
    badges: ['Unlimited Answers', isAnySubject ? 'All Subjects' : 'All of Math', 'Cancel Anytime'],
    benefits: [
      `Unlimited step-by-step solutions ${isAnySubject ? 'for any subject' : 'in math'}`,
      'Every step checked before it is shown',
      `History, favorites and progress ${firebase ? 'on all your devices' : 'in one place'}`,
      'Cancel anytime',
    ],
  },
  tags: {
    ads: null,
    pixel: null,
    adsScript: 'https://www.googletagmanager.com/gtag/js',
    pixelScript: 'https://analytics.tiktok.com/i18n/pixel/events.js',
  },
  firebase,
};
