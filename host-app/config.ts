/** Everything about the app that somebody may want to change, in one place. */
export const config = {
  brand: {
    name: 'Stepwise',
    tagline: 'Step-by-step solutions you can trust.',
    mail: 'hello@stepwise.example',
  },
  billing: {
    /** A key that starts with `rcb_sb_` means sandbox. */
    apiKey: 'rcb_sb_demo',
    /** The sandbox billing server of `npm start`; leave it out in production. */
    proxyURL: '/sandbox',
    assetBaseUrl: '/sandbox/assets',
    entitlement: 'pro',
    plan: 'monthly',
  },
} as const;
