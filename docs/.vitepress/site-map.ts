// What the documentation site holds, in reading order.

/** A page: its Markdown file in the repository, and its address on the site without `.html`. */
export interface SitePage {
  readonly label: string;
  readonly file: string;
  readonly address: string;
}

export interface SiteSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
}

const page = (file: string, label: string, address?: string): SitePage => ({
  label,
  file,
  address: address ?? file.replace(/^docs\//, '').replace(/\.md$/, ''),
});

/** The folder of the pages that the build writes from the sources (`reference/`). */
export const REFERENCE_FOLDER = 'build/docs-reference';

/** The address of a file of that folder. */
export const referenceAddress = (file: string): string =>
  file.replace(REFERENCE_FOLDER, 'reference').replace(/\.md$/, '');

export const ELEMENT_TAGS = [
  'purchase-checkout',
  'purchase-button',
  'purchase-offers',
  'purchase-gate',
  'purchase-customer',
  'purchase-paywall',
] as const;

const LEARNING: readonly SiteSection[] = [
  {
    title: 'Start',
    pages: [
      page('docs/index.md', 'Overview'),
      page('docs/start-script-tag.md', 'Script tag'),
      page('docs/start-elements.md', 'Elements, no JavaScript'),
      page('docs/start-api.md', 'JavaScript API'),
      page('docs/start-react.md', 'React'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      page('docs/elements.md', 'The elements'),
      page('docs/paywalls.md', 'Paywalls'),
      page('docs/checkout-sessions.md', 'Checkout sessions'),
      page('docs/plan-changes.md', 'Upgrades and plan changes'),
      page('docs/cancellation.md', 'Cancellation'),
      page('docs/strong-customer-authentication.md', 'Strong authentication'),
      page('docs/server.md', 'Checks on your server'),
      page('docs/webhooks.md', 'Webhooks'),
      page('docs/events.md', 'Events'),
      page('docs/analytics.md', 'Analytics'),
      page('docs/theming.md', 'Theming'),
      page('docs/localisation.md', 'Languages'),
      page('docs/testing.md', 'Testing with the sandbox'),
      page('docs/content-security-policy.md', 'Content security policy'),
      page('docs/going-live.md', 'Going live'),
      page('docs/migrating.md', 'Migrating'),
      page('docs/frameworks.md', 'Frameworks'),
      page('docs/browsers.md', 'Browsers and runtimes'),
      page('docs/accessibility.md', 'Accessibility'),
      page('docs/reliability.md', 'Reliability'),
      page('docs/screens.md', 'Screens'),
    ],
  },
];

const BACKGROUND: readonly SiteSection[] = [
  {
    title: 'Numbers',
    pages: [
      page('docs/benchmarks.md', 'Benchmarks'),
      page('docs/sizes.md', 'Sizes'),
      page('CHANGELOG.md', 'Changelog', 'changelog'),
    ],
  },
  {
    title: 'Project',
    pages: [
      page('ARCHITECTURE.md', 'Architecture', 'architecture'),
      page('CONTRIBUTING.md', 'Contributing', 'contributing'),
      page('docs/glossary.md', 'Glossary'),
    ],
  },
  {
    title: 'Study app',
    pages: [
      page('docs/production.md', 'Production'),
      page('docs/database.md', 'Database'),
      page('docs/scale.md', 'Scale'),
      page('docs/solver.md', 'Solver'),
    ],
  },
];

/** `reference` holds the pages that TypeDoc wrote. */
export const siteSections = (reference: readonly SitePage[]): readonly SiteSection[] => [
  ...LEARNING,
  {
    title: 'Reference',
    pages: [
      ...reference,
      ...ELEMENT_TAGS.map((tag) => {
        const file = `${REFERENCE_FOLDER}/${tag}.md`;
        return page(file, `<${tag}>`, referenceAddress(file));
      }),
      page('docs/errors.md', 'Error codes'),
      page('docs/texts.md', 'Texts'),
      page('demo/server/README.md', 'Sandbox server', 'sandbox-server'),
    ],
  },
  ...BACKGROUND,
];

/** Sources that guides link to: a code host shows the file, the site shows the reference page of it. */
const REFERENCE_OF: ReadonlyMap<string, string> = new Map([
  ['sdk/purchases/purchases.ts', 'reference/purchase-elements/classes/Purchases'],
  ['sdk/index.ts', 'reference/purchase-elements/index'],
  ['sdk/headless.ts', 'reference/purchase-elements/headless/index'],
  ['sdk/server.ts', 'reference/purchase-elements/server/index'],
  ['elements/react/index.ts', 'reference/purchase-elements/react/index'],
  ...ELEMENT_TAGS.map((tag): [string, string] => [
    `elements/${tag.replace('purchase-', '')}/${tag}.types.ts`,
    `reference/${tag}`,
  ]),
  ['README.md', 'index'],
]);

/** A file of the repository to the address of its page. */
export const addressesOf = (sections: readonly SiteSection[]): ReadonlyMap<string, string> =>
  new Map([
    ...REFERENCE_OF,
    ...sections.flatMap(({ pages }) => pages.map(({ file, address }): [string, string] => [file, address])),
  ]);
