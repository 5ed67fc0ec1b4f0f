// What travels, and how much the page's main thread works, until the checkout can be filled in.
import { setTimeout as sleep } from 'node:timers/promises';
import { workOf } from '../browser.mjs';
import { NEWER } from '../clients.mjs';
import { configureAndOpen, person } from './scene.mjs';

/** @import { Client } from '../clients.mjs' */
/** @import { HostRequest } from '../place/host.mjs' */
/** @import { Place, Row, Values } from './scene.mjs' */

/** What comes right after the form counts as well: nothing can be sent without it. */
const REST_MS = 700;
/** The budgets of test/repo/size-budgets.json. */
const FIRST_SCRIPT = 10 * 1024;
const ALL_BYTES = 56 * 1024;

export const title = 'Bytes, requests and work';
/** @type {Row[]} */
export const rows = [
  { id: 'first-script', title: 'first script', unit: 'B', goals: [{ most: FIRST_SCRIPT, unit: 'B' }] },
  {
    id: 'script-bytes',
    title: 'all scripts until the checkout is on screen and can be gone on with',
    unit: 'B',
    goals: [{ most: ALL_BYTES, unit: 'B' }],
  },
  { id: 'billing-bytes', title: 'answers of the billing host until then', unit: 'B' },
  {
    id: 'requests-before',
    title: 'requests before anything is asked of the client: own host',
    unit: 'count',
  },
  { id: 'requests-before-others', title: 'the same: third parties', unit: 'count' },
  { id: 'requests-own', title: 'requests until then: own host', unit: 'count' },
  { id: 'requests-billing', title: 'the same: billing host, without preflights', unit: 'count' },
  { id: 'requests-preflight', title: 'the same: preflights to the billing host', unit: 'count' },
  { id: 'requests-others', title: 'the same: third parties', unit: 'count' },
  { id: 'work-script-load', title: 'CPU in scripts when the page has loaded', unit: 'ms' },
  { id: 'work-script', title: 'CPU in scripts until the checkout is on screen', unit: 'ms' },
  { id: 'work-task', title: 'CPU of the main thread until the checkout is on screen', unit: 'ms' },
];
export const notes = [
  `The library’s files as sent, gzip level 9; the page (under 400 B) and the script that measures are left out. They are counted ${REST_MS} ms after the form could be filled in.`,
  `A checkout is on screen when its offer and a form are: the e-mail step, or for ${NEWER} the card form, which is its first step. Third parties are the card provider’s script, the shop’s icon and the reference’s own events; what they send is not counted, because the answers here are stand-ins without weight.`,
];

/** @type {(client: Client) => (request: HostRequest) => boolean} */
const isScript = (client) => (request) => request.path.startsWith(`/${client.id}/`);
/** @type {(requests: readonly HostRequest[]) => number} */
const sum = (requests) => requests.reduce((total, { bytes }) => total + bytes, 0);
/** @type {(request: HostRequest) => boolean} */
const isPreflight = ({ method }) => method === 'OPTIONS';

/** One visit with an empty cache. @type {(place: Place, client: Client) => Promise<Values>} */
export async function run(place, client) {
  const { own, billing } = place;
  own.requests.length = 0;
  billing.requests.length = 0;
  const visitor = await person(place, client);
  const page = await visitor.come();
  const before = { own: [...own.requests], outside: page.outside.length, work: await workOf(page) };
  await configureAndOpen(page);
  const work = await workOf(page);
  await sleep(REST_MS);
  const files = own.requests.filter(isScript(client));
  const calls = billing.requests.filter((request) => !isPreflight(request));
  const result = {
    'first-script': sum(before.own.filter(isScript(client)).slice(0, 1)),
    'script-bytes': sum(files),
    'billing-bytes': sum(calls),
    'requests-before': before.own.filter(isScript(client)).length,
    'requests-before-others': before.outside,
    'requests-own': files.length,
    'requests-billing': calls.length,
    'requests-preflight': billing.requests.length - calls.length,
    'requests-others': page.outside.length,
    'work-script-load': before.work.script,
    'work-script': work.script,
    'work-task': work.task,
  };
  await visitor.leave();
  return result;
}
