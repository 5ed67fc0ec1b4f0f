// How long until the offer is on screen, with nothing kept and on a second visit.
import { conditions } from '../browser.mjs';
import { NEWER, OLDER } from '../clients.mjs';
import { answers, configureAndOpen, leave, person, press, prepare } from './scene.mjs';

/** @import { Condition } from '../browser.mjs' */
/** @import { Client } from '../clients.mjs' */
/** @import { Goal } from '../outcome/judge.mjs' */
/** @import { Place, Row, Values } from './scene.mjs' */

/** The most that our time may be, as a share of the older and of the newer client's. @type {(older: number, newer: number) => Goal[]} */
const within = (older, newer) => [
  { of: `reference-${OLDER}`, titleOf: OLDER, most: older },
  { of: `reference-${NEWER}`, titleOf: NEWER, most: newer },
];
/** @type {Record<string, Goal[]>} */
const GOALS = { 'slow 4G': within(0.85, 0.5), 'CPU 4x slower': within(0.95, 0.7) };

const names = Object.keys(conditions);
/** Under these the button is pressed by itself as well. */
const PRESSED = ['plain', 'slow 4G'];
/** @type {(what: string, condition: string) => string} */
const idOf = (what, condition) => `${what}, ${condition}`;
/** @type {(what: string, title: string, more?: Partial<Row>, under?: readonly string[]) => Row[]} */
const each = (what, title, more = {}, under = names) =>
  under.map((name) => ({ id: idOf(what, name), title: `${title}, ${name}`, unit: 'ms', ...more }));

export const title = 'Until the offer is on screen';
/** @type {Row[]} */
export const rows = [
  ...names.map((name) => ({
    id: idOf('cold', name),
    title: `configure to offer painted, cold, ${name}`,
    /** @type {'ms'} */
    unit: 'ms',
    goals: GOALS[name] ?? [],
  })),
  ...each('answers', 'offerings and products alone, asked for by a bare script, cold'),
  ...each('warm', 'configure to offer painted, warm'),
  ...each('page-cold', 'page asked for to offer painted, cold'),
  ...each('page-warm', 'page asked for to offer painted, warm'),
  ...each('form-cold', 'configure to a form that can be filled in, cold'),
  ...each('button', 'button to offer painted, a second after the offerings came', {}, PRESSED),
  ...each('preloaded', 'the same with `preload()`', {}, PRESSED),
  { id: 'second', title: 'second opening on the same page, plain', unit: 'ms' },
];
export const notes = [
  'From just before `Purchases.configure` until title and price of the same product are painted: `getOfferings()`, then `purchase()` at once. Cold is a new browser profile, warm a second visit with the files of the first in the browser’s cache; billing answers are never cached. The rows with a goal are judged, nothing else.',
  'The bare script asks for the same two answers on the same page, one after the other because the second question is in the first answer: what a client adds to that is its own.',
  'The reference is one file, so that all of it was fetched and run before `configure` could be called, and is not in these rows; our screens are two more files and are. The rows that begin when the page is asked for hold both. Nobody calls `preload()`, except in its own rows.',
];

/** @type {(place: Place, client: Client, condition: Condition, name: string) => Promise<Values>} */
async function visits(place, client, condition, name) {
  const visitor = await person(place, client);
  /** @type {Values} */
  const result = {};
  for (const kind of ['cold', 'warm']) {
    const page = await visitor.come(condition);
    const { offer, form, painted } = await configureAndOpen(page);
    result[idOf(kind, name)] = offer;
    result[idOf(`page-${kind}`, name)] = painted;
    if (kind === 'cold') result[idOf('form-cold', name)] = form;
    if (kind === 'cold' && name === 'plain') {
      await leave(page);
      result['second'] = (await press(page)).offer;
    }
    await page.close();
  }
  await visitor.leave();
  return result;
}

/** @type {(place: Place, client: Client, condition: Condition) => Promise<number>} */
async function alone(place, client, condition) {
  const visitor = await person(place, client);
  const took = await answers(await visitor.come(condition));
  await visitor.leave();
  return took;
}

/** @type {(place: Place, client: Client, condition: Condition, preload: boolean) => Promise<number>} */
async function pressed(place, client, condition, preload) {
  const visitor = await person(place, client);
  const page = await visitor.come(condition);
  await prepare(page, { preload });
  const { offer } = await press(page);
  await visitor.leave();
  return offer;
}

/** @type {(place: Place, client: Client) => Promise<Values>} */
export async function run(place, client) {
  /** @type {Values} */
  const result = {};
  for (const [name, condition] of Object.entries(conditions)) {
    Object.assign(result, await visits(place, client, condition, name));
    result[idOf('answers', name)] = await alone(place, client, condition);
    if (!PRESSED.includes(name)) continue;
    result[idOf('button', name)] = await pressed(place, client, condition, false);
    result[idOf('preloaded', name)] = await pressed(place, client, condition, true);
  }
  return result;
}
