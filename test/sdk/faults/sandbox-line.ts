import type { Reply } from '../../../demo/server/http/answer';
import type { Exchange } from '../../../demo/server/http/exchange';
import { createStandInProvider } from '../../../demo/server/card-provider/stand-in-provider';
import { billing } from '../../../demo/server/routes/billing-routes';
import { control } from '../../../demo/server/routes/control-routes';
import { standIn } from '../../../demo/server/routes/stand-in-routes';
import type { Sandbox } from '../../../demo/server/sandbox';
import { openStateFile } from '../../../demo/server/tenant/state-file';
import type { LedgerEntry } from '../../../demo/server/tenant/tenant.types';
import type { Fetch } from '../../../sdk/ports/http';
import type { Clock } from '../../../sdk/ports/clock';

/** The sandbox server without a network: its own routes in this process, with a clock that the test controls. */
export interface SandboxLine {
  readonly fetch: Fetch;
  /** Calls of the card provider's frame. */
  readonly provider: (call: 'confirm' | 'retrieve', body: object) => Promise<unknown>;
  readonly plant: (fault: object) => Promise<void>;
  readonly configure: (config: object) => Promise<void>;
  /** Changes the branding, for example to collect taxes. */
  readonly brand: (patch: object) => Promise<void>;
  /** Removes all planted faults. */
  readonly mend: () => Promise<void>;
  /** Delays the answers of slow calls by this time. */
  delay: number;
  /** Whether a call is delayed, e.g. `GET /v1/branding`; all others are answered at once. */
  isSlow: (call: string) => boolean;
  readonly ledger: () => readonly LedgerEntry[];
  readonly count: (call: string) => number;
}

const ORIGIN = 'http://sandbox.example';

const exchangeFor = (path: string, key: string, method: string, body: string): Exchange => ({
  method,
  url: new URL(ORIGIN + path),
  headers: { authorization: `Bearer ${key}` },
  readText: () => Promise.resolve(body),
});

const toResponse = (reply: Reply): Response => {
  // The error of a browser's fetch when the connection is cut.
  if (reply === 'cut') throw new TypeError('Failed to fetch');
  return new Response(reply.body.toString(), { status: reply.status, headers: reply.headers });
};

export const sandboxLine = (key: string, clock: Clock, serverNow: () => number): SandboxLine => {
  const state = openStateFile(null, () => {});
  const pause = (ms: number): Promise<void> => new Promise((resolve) => void clock.after(ms, resolve));
  const sandbox: Sandbox = {
    state,
    cards: createStandInProvider(),
    realNow: serverNow,
    wait: pause,
    hasPaywalls: false,
  };
  const tenant = () => state.tenants.forKey(key);
  const slowly = async (call: string, act: () => Promise<Reply>): Promise<Response> => {
    const isSlow = line.delay > 0 && line.isSlow(call);
    if (isSlow) await pause(line.delay / 2);
    const reply = await act();
    if (isSlow) await pause(line.delay / 2);
    return toResponse(reply);
  };
  const say = async (path: string, body: object, method = 'POST'): Promise<void> => {
    const answer = await control(sandbox, exchangeFor(path, key, method, JSON.stringify(body)), path);
    if (answer.status !== 200) throw new Error(`The sandbox refuses ${path}: ${answer.body.toString()}`);
  };
  const line: SandboxLine = {
    fetch: (url, { method = 'GET', body }) => {
      const path = new URL(url).pathname + new URL(url).search;
      const text = typeof body === 'string' ? body : '';
      return slowly(`${method} ${path}`, () =>
        billing(sandbox, exchangeFor(path, key, method, text), new URL(url).pathname),
      );
    },
    provider: async (call, body) => {
      const path = `/${call}`;
      const exchange = exchangeFor(path, key, 'POST', JSON.stringify(body));
      const response = await slowly(`POST ${path}`, () => standIn(sandbox, exchange, path, ''));
      return response.json();
    },
    plant: (fault) => say('/faults', fault),
    configure: (config) => say('/config', config),
    brand: (patch) => say('/branding', { patch }),
    mend: () => say('/faults', {}, 'DELETE'),
    delay: 0,
    isSlow: () => true,
    ledger: () => tenant().ledger,
    count: (call) => tenant().requests.filter((request) => request.call === call).length,
  };
  return line;
};
