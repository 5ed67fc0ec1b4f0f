// What axe finds in the open checkout, and what a strict policy of the page forbids it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { inPage } from '../browser.mjs';
import { policyFor } from '../place/policy.mjs';
import { configureAndOpen, OFFER, person } from './scene.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** @import { Client } from '../clients.mjs' */
/** @import { Place, Row, Values } from './scene.mjs' */

const IMPACTS = ['critical', 'serious', 'moderate', 'minor'];
/** @type {'count'} */
const COUNT = 'count';
const SETTLING_MS = 500;
/** Under a policy the offer may never be shown. */
const UNDER_POLICY_MS = 5000;

export const title = 'Accessibility and policy';
/** @type {Row[]} */
export const rows = [
  ...IMPACTS.map((impact) => ({ id: `axe-${impact}`, title: `axe: ${impact} findings`, unit: COUNT })),
  { id: 'policy-style', title: 'styles forbidden by the policy', unit: COUNT },
  { id: 'policy-connect', title: 'connections forbidden', unit: COUNT },
  { id: 'policy-others', title: 'anything else forbidden', unit: COUNT },
  { id: 'policy-shown', title: 'the offer is shown under the policy (1 is yes)', unit: COUNT },
];
export const notes = [
  'axe with all its rules, on the page with the open checkout, once nothing moves; each element counts. The card provider’s form is a stand-in without content.',
  'The policy is the one of README.md, with what the card provider asks for, this measurement’s billing host in the place of the real one, and nothing more: the reference’s own host for events is not in it and counts as a connection. Each `securitypolicyviolation` counts.',
];

/** @type {(place: Place, client: Client) => Promise<Values>} */
async function found(place, client) {
  const visitor = await person(place, client);
  const page = await visitor.come();
  await configureAndOpen(page);
  await page.page.waitForTimeout(SETTLING_MS);
  await page.page.evaluate(AXE);
  const { violations } = await page.page.evaluate(() => {
    const { axe } = /** @type {{ axe: typeof import('axe-core') }} */ (/** @type {unknown} */ (window));
    return axe.run({ iframes: false });
  });
  await visitor.leave();
  /** @type {(impact: string) => number} */
  const count = (impact) =>
    violations.filter((each) => each.impact === impact).reduce((sum, { nodes }) => sum + nodes.length, 0);
  return Object.fromEntries(IMPACTS.map((impact) => [`axe-${impact}`, count(impact)]));
}

/** @type {(place: Place, client: Client) => Promise<Values>} */
async function forbidden(place, client) {
  const policy = policyFor(readFileSync('README.md', 'utf8'), place.billing.origin);
  const visitor = await person(place, client, { policy });
  const page = await visitor.come();
  const isShown = await inPage(
    page,
    async ({ texts, ms }) => {
      const { bench } = window;
      bench.configure();
      const open = async () => {
        await bench.offerings();
        bench.purchase();
      };
      const shown = bench.timed(open, { texts, form: false }).then(() => true);
      const late = new Promise((resolve) => setTimeout(resolve, ms, false));
      return Promise.race([shown, late]);
    },
    { texts: OFFER.texts, ms: UNDER_POLICY_MS },
  );
  await page.page.waitForTimeout(SETTLING_MS);
  const violations = await inPage(page, () => window.bench.violations, undefined);
  await visitor.leave();
  /** @type {(start: string) => number} */
  const count = (start) => violations.filter((each) => each.startsWith(start)).length;
  const [styles, connections] = [count('style-src'), count('connect-src')];
  return {
    'policy-style': styles,
    'policy-connect': connections,
    'policy-others': violations.length - styles - connections,
    'policy-shown': isShown ? 1 : 0,
  };
}

/** @type {(place: Place, client: Client) => Promise<Values>} */
export const run = async (place, client) => ({
  ...(await found(place, client)),
  ...(await forbidden(place, client)),
});
