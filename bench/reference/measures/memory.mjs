// What opening and closing the checkout again and again leaves behind.
import { configureAndOpen, leave, person, press } from './scene.mjs';

/** @import { Visit } from '../browser.mjs' */
/** @import { Client } from '../clients.mjs' */
/** @import { Place, Row, Values } from './scene.mjs' */

const WARM_UP = 3;
const CYCLES = 20;

export const title = 'Memory';
/** @type {Row[]} */
export const rows = [
  { id: 'heap', title: `heap kept after ${CYCLES} times open and closed`, unit: 'kB' },
  { id: 'nodes', title: 'DOM nodes kept', unit: 'count' },
  { id: 'listeners', title: 'event listeners kept', unit: 'count' },
];
export const notes = [
  `The difference between ${WARM_UP} times and ${WARM_UP + CYCLES} times, each counted after garbage was collected by force. A handful of nodes is the browser’s own.`,
];

const COUNTED = { heap: 'JSHeapUsedSize', nodes: 'Nodes', listeners: 'JSEventListeners' };

/** @type {(visit: Visit) => Promise<Values>} */
async function counted({ page, session }) {
  // What the last closing left for later is done.
  await page.waitForTimeout(300);
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  /** @type {(name: string) => number} */
  const value = (name) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return Object.fromEntries(Object.entries(COUNTED).map(([id, name]) => [id, value(name)]));
}

/** @type {(visit: Visit, times: number) => Promise<void>} */
async function cycle(page, times) {
  for (let time = 0; time < times; time += 1) {
    await press(page);
    await leave(page);
  }
}

/** @type {(place: Place, client: Client) => Promise<Values>} */
export async function run(place, client) {
  const visitor = await person(place, client);
  const page = await visitor.come();
  await configureAndOpen(page);
  await leave(page);
  await cycle(page, WARM_UP - 1);
  const before = await counted(page);
  await cycle(page, CYCLES);
  const after = await counted(page);
  await visitor.leave();
  return Object.fromEntries(
    Object.entries(before).map(([id, value]) => [id, (after[id] ?? Number.NaN) - value]),
  );
}
