// The billing host: the sandbox behind it answers everybody; for the newer reference its words are translated.
import { openHost } from './host.mjs';
import { newerWire, offeringsIn } from './newer-wire.mjs';
import { paywallOf } from './paywall-data.mjs';

/** @import { Host, HostAnswer } from './host.mjs' */
/** @import { Answered, Asked } from './newer-wire.mjs' */
/** @typedef {(asked: Asked) => Promise<Answered>} Call */

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, OPTIONS',
  'Access-Control-Max-Age': '600',
};
/** Offerings with anything else in them would only make every answer longer. */
const SOLD = ['default', 'no_trial'];

/** @type {(status: number, value: unknown) => HostAnswer} */
const json = (status, value) => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
  body: JSON.stringify(value),
});

const FORWARDED = ['authorization', 'content-type', 'accept'];

/** One call of the sandbox. @type {(sandbox: string) => Call} */
const caller =
  (sandbox) =>
  async ({ method, path, headers, body }) => {
    const kept = Object.fromEntries(
      FORWARDED.flatMap((name) => (headers[name] ? [[name, String(headers[name])]] : [])),
    );
    const response = await fetch(`${sandbox}${path}`, {
      method,
      headers: kept,
      ...(body.length === 0 ? {} : { body: String(body) }),
    });
    return { status: response.status, value: await response.json() };
  };

/**
 * The same few offerings for all; with a paywall of so many nodes where the page's customer asks for one.
 * @type {(offerings: Answered['value'], nodes: number) => Answered['value']}
 */
function fewer(offerings, nodes) {
  const sold = offeringsIn(offerings).filter(({ identifier }) => SOLD.includes(identifier));
  const paywall_components = nodes > 0 ? paywallOf(nodes) : null;
  return { ...offerings, offerings: sold.map((offering) => ({ ...offering, paywall_components })) };
}

/** @type {(call: Call, asked: Asked) => Promise<Answered>} */
async function answered(call, asked) {
  const { status, value } = await call(asked);
  const customer = /^\/v1\/subscribers\/([^/]+)\/offerings$/.exec(asked.path)?.[1];
  if (status !== 200 || customer === undefined) return { status, value };
  return { status, value: fewer(value, Number(/^nodes-(\d+)-/.exec(customer)?.[1] ?? 0)) };
}

/** @type {(sandbox: string) => Promise<Host>} */
export function openBillingHost(sandbox) {
  const call = caller(sandbox);
  return openHost(async (asked) => {
    if (asked.method === 'OPTIONS') {
      const names = asked.headers['access-control-request-headers'] ?? '*';
      return { status: 204, headers: { ...CORS, 'Access-Control-Allow-Headers': names } };
    }
    const prefix = '/newer';
    const isNewer = asked.path.startsWith(`${prefix}/`);
    const plain = { ...asked, path: isNewer ? asked.path.slice(prefix.length) : asked.path };
    /** @type {(changed?: Asked) => Promise<Answered>} */
    const ask = (changed = plain) => answered(call, changed);
    const { status, value } = isNewer ? await newerWire(plain, ask) : await ask();
    const answer = json(status, value);
    return { ...answer, headers: { ...answer.headers, ...CORS } };
  });
}
