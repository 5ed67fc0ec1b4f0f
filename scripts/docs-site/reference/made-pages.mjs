// Pages of the reference as Markdown, made from the sources and their comments.
import { existsSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { commentMarkdown } from './comments.mjs';
import { classMarkdown, declarationMarkdown } from './declarations.mjs';
import { ELEMENTS, elementMarkdown } from './elements.mjs';
import { functionIn } from './signatures.mjs';
import { exportsOf, forgetSources } from './sources.mjs';

const GROUPS = [
  ['Configuration', /^(PurchasesConfig|HttpConfig|Log)/],
  [
    'Offerings and products',
    /^(GetOfferings|Offering|Package|Product|Purchase(?:Option)|Subscription|NonSub|Presented|Targeting|Pricing|Price|Period)/,
  ],
  ['Buying', /^(PurchaseParams|PurchaseResult|Redemption|PresentPaywall|PaywallPurchase)/],
  ['Customers', /^(CustomerInfo|Entitlement|Store)/],
  ['Looks and texts', /^(Appearance|Text|Locale|Message)/],
  ['Errors', /Error/],
];

const anchor = (name) => name.toLowerCase();
const byName = ([a], [b]) => a.localeCompare(b);

let known = null;
const surface = () => (known ??= exportsOf('sdk/index.ts'));

/** Where an exported name has its place. */
function linkTo(name) {
  if (name === 'Purchases') return 'reference-purchases.html';
  return surface().has(name) ? `reference-types.html#${anchor(name)}` : null;
}

const declared =
  (depth) =>
  ([name, nodes]) =>
    declarationMarkdown(name, nodes, { depth, linkTo });

function purchases() {
  const [node] = surface().get('Purchases').filter(ts.isClassDeclaration);
  return ['# Purchases', commentMarkdown(node), classMarkdown('Purchases', node, 2)].join('\n\n');
}

function types() {
  const rest = new Map(surface());
  rest.delete('Purchases');
  const sections = GROUPS.map(([title, pattern]) => {
    const named = [...rest].filter(([name]) => pattern.test(name));
    for (const [name] of named) rest.delete(name);
    return { title, named };
  });
  sections.push({ title: 'More', named: [...rest] });
  const lead =
    'Everything that `purchase-elements` exports besides [`Purchases`](reference-purchases.html) itself, from the comments ' +
    'of the sources. Of a script tag the constants are on `Purchases`: `Purchases.ErrorCode`.';
  return [
    '# Types and constants',
    lead,
    ...sections
      .filter(({ named }) => named.length > 0)
      .map(({ title, named }) => [`## ${title}`, ...named.map(declared(3))].join('\n\n')),
  ].join('\n\n');
}

function entry(title, lead, file) {
  const all = [...exportsOf(file)].sort(byName);
  const isRunning = ([, nodes]) =>
    nodes.some((node) => functionIn(node) || ts.isVariableStatement(node) || ts.isClassDeclaration(node));
  const running = all.filter(isRunning);
  const described = all.filter((item) => !isRunning(item));
  return [
    `# ${title}`,
    lead,
    '## Functions and values',
    ...running.map(declared(3)),
    ...(described.length > 0 ? ['## Types', ...described.map(declared(3))] : []),
  ].join('\n\n');
}

function sizes() {
  const budgets = JSON.parse(readFileSync('test/repo/size-budgets.json', 'utf8'));
  const number = (bytes) => String(bytes).replace(/\B(?=(\d{3})+$)/g, ' ');
  const rows = budgets.map(
    ({ name, files, gzipLimit }) =>
      `| ${name} | ${files.map((file) => `\`${file.replace('dist/', '')}\``).join(' ')} | ${number(gzipLimit)} |`,
  );
  return [
    '# Sizes',
    'What a visitor downloads at most, in bytes after gzip. `npm test` fails when a build goes over one of these limits. ' +
      'What a file imports at once is counted with it; what is loaded later is not.',
    ['| what | files | limit |', '| --- | --- | ---: |', ...rows].join('\n'),
    '`node scripts/sizes.mjs` prints the measured bytes of each row after a build: plain, gzip and brotli.',
  ].join('\n\n');
}

const REACT = ['elements/react/index.ts', 'elements/react/index.tsx'];

/** Name of a made page to the function that makes its Markdown. */
export function madePages() {
  forgetSources();
  known = null;
  const react = REACT.find((file) => existsSync(file));
  return {
    purchases,
    types,
    sizes,
    headless: () =>
      entry(
        'Headless',
        'What `purchase-elements/headless` exports: a purchase as a state machine, and what is on screen in each state, for screens of your own.',
        'sdk/headless.ts',
      ),
    ...(react && {
      react: () => entry('React bindings', 'What `purchase-elements/react` exports.', react),
    }),
    ...Object.fromEntries(
      ELEMENTS.filter(({ types: file }) => existsSync(file)).map((element) => [
        element.tag,
        () => elementMarkdown(element, linkTo),
      ]),
    ),
  };
}
