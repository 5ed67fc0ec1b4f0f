// What the documentation site holds, in reading order. A page is a Markdown file of the repository, or made by the
// reference generator from a source (`from`), to which Markdown links. `slug` is its address without `.html`.
import { ELEMENTS } from './reference/elements.mjs';

const file = (path, slug, label) => ({ file: path, slug, ...(label && { label }) });
const made = (name, slug, label, from) => ({ made: name, slug, label, from });

export const HOME = file('docs/index.md', 'index', 'Overview');

export const SECTIONS = [
  {
    title: 'Start',
    pages: [
      HOME,
      file('docs/start-script-tag.md', 'start-script-tag', 'Script tag'),
      file('docs/start-elements.md', 'start-elements', 'Elements, no JavaScript'),
      file('docs/start-api.md', 'start-api', 'JavaScript API'),
      file('docs/start-react.md', 'start-react', 'React'),
    ],
  },
  {
    title: 'Guides',
    pages: [
      file('docs/elements.md', 'elements', 'The elements'),
      file('docs/paywalls.md', 'paywalls', 'Paywalls'),
      file('docs/theming.md', 'theming', 'Theming'),
      file('docs/localisation.md', 'localisation', 'Languages'),
      file('docs/testing.md', 'testing', 'Testing with the sandbox'),
      file('docs/content-security-policy.md', 'content-security-policy', 'Content security policy'),
      file('docs/going-live.md', 'going-live', 'Going live'),
      file('docs/migrating.md', 'migrating', 'Migrating'),
      file('docs/frameworks.md', 'frameworks', 'Frameworks'),
      file('docs/accessibility.md', 'accessibility', 'Accessibility'),
      file('docs/reliability.md', 'reliability', 'Reliability'),
      file('docs/screens.md', 'screens', 'Screens'),
    ],
  },
  {
    title: 'Reference',
    pages: [
      made('purchases', 'reference-purchases', 'Purchases', 'sdk/purchases/purchases.ts'),
      made('types', 'reference-types', 'Types and constants', 'sdk/index.ts'),
      ...ELEMENTS.map(({ tag, types }) => made(tag, `reference-${tag}`, `<${tag}>`, types)),
      made('react', 'reference-react', 'React bindings', 'elements/react/index.ts'),
      made('headless', 'reference-headless', 'Headless', 'sdk/headless.ts'),
      file('docs/errors.md', 'errors', 'Error codes'),
      file('docs/texts.md', 'texts', 'Texts'),
      file('demo/server/README.md', 'sandbox-server', 'Sandbox server'),
    ],
  },
  {
    title: 'Numbers',
    pages: [
      file('docs/benchmarks.md', 'benchmarks', 'Benchmarks'),
      made('sizes', 'sizes', 'Sizes', 'test/repo/size-budgets.json'),
      file('CHANGELOG.md', 'changelog', 'Changelog'),
    ],
  },
  {
    title: 'Project',
    pages: [
      file('ARCHITECTURE.md', 'architecture', 'Architecture'),
      file('CONTRIBUTING.md', 'contributing', 'Contributing'),
    ],
  },
  {
    title: 'Study app',
    pages: [
      file('docs/production.md', 'production', 'Production'),
      file('docs/database.md', 'database', 'Database'),
      file('docs/solver.md', 'solver', 'Solver'),
    ],
  },
];
