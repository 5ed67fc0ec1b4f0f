// How long a paywall takes to be drawn, and what opening and closing again and again leaves behind.
import { inPage } from '../browser.mjs';
import { BUTTON, HEADLINE } from '../place/paywall-data.mjs';
import { NEWER, OLDER } from '../clients.mjs';
import { person } from './scene.mjs';

/** @import { Client } from '../clients.mjs' */
/** @import { Place, Row, Values } from './scene.mjs' */

const SIZES = [50, 500];
const REST_MS = 400;
/** The most that our time may be, as a share of the older client's. @type {Record<number, number>} */
const MOST = { 50: 1, 500: 0.7 };

export const title = 'Paywalls';
/** @type {Row[]} */
export const rows = SIZES.map((nodes) => ({
  id: `paywall-${nodes}`,
  title: `paywall of ${nodes} nodes to painted`,
  unit: 'ms',
  goals: [{ of: `reference-${OLDER}`, titleOf: OLDER, most: MOST[nodes] ?? 1 }],
}));
export const notes = [
  `From the call until headline, price and the button to buy are painted, the offerings already there: stacks, texts, two packages and a button to buy, which all three know. Each client’s first paywall on the page, so ours includes fetching its files. ${OLDER} has it as \`renderPaywall\`, marked internal and not in its types; in ${NEWER} it is \`presentPaywall\`, which asks the server for workflows first, and the names of variables were translated for it.`,
];

/** @type {(place: Place, client: Client, nodes: number) => Promise<number>} */
async function drawn(place, client, nodes) {
  const visitor = await person(place, client, { customer: `nodes-${nodes}-customer` });
  const page = await visitor.come();
  const { offer } = await inPage(
    page,
    async (texts) => {
      window.bench.configure();
      await window.bench.offerings();
      return window.bench.timed(() => window.bench.paywall(), { texts, form: false });
    },
    [HEADLINE, '9.99', BUTTON],
  );
  await visitor.leave();
  // The browser goes on clearing up the closed page.
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  return offer;
}

/** @type {(place: Place, client: Client) => Promise<Values>} */
export async function run(place, client) {
  /** @type {Values} */
  const result = {};
  for (const nodes of SIZES) result[`paywall-${nodes}`] = await drawn(place, client, nodes);
  return result;
}
