import { json } from '../http/answer';
import type { Answer } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import type { Exchange } from '../http/exchange';
import { makeToken } from '../checkout/subscriber-tokens';
import { BadInput, parseJson, readNumber, readObject } from '../input';
import { catchUp, tenantNow } from '../sandbox';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import type { Sandbox } from '../sandbox';
import { releaseCalls } from '../tenant/fault-play';
import { readFault } from '../tenant/faults';
import type { Tenant } from '../tenant/tenant.types';
import { readApiKey } from './api-key';
import { changeBranding, changeClock, changeConfig, changeSubscriber } from './control-changes';
import { cancelIntent, expireSession, forgetSession } from './control-sessions';
import { brandingOf } from '../tenant/branding-of';
import { errorAnswer } from './error-answer';

interface ControlContext {
  sandbox: Sandbox;
  tenant: Tenant;
  /** The app user id or the operation session id, if the route has one. */
  id: string;
  body(): Promise<unknown>;
}

type ControlRoute = (context: ControlContext) => unknown;

const routes: Readonly<Record<string, ControlRoute>> = {
  'POST /faults': async ({ tenant, body }) => {
    tenant.faults.push(readFault(await body()));
    return { faults: tenant.faults };
  },
  'DELETE /faults': ({ tenant }) => {
    tenant.faults = [];
    return { faults: [] };
  },
  'POST /release': ({ tenant }) => ({ released: releaseCalls(tenant) }),
  'POST /clock': async ({ sandbox, tenant, body }) => changeClock(sandbox, tenant, await body()),
  'POST /branding': async ({ tenant, body }) => {
    changeBranding(tenant, await body());
    return brandingOf(tenant);
  },
  'POST /config': async ({ tenant, body }) => changeConfig(tenant, await body()),
  'POST /subscribers/*': async ({ sandbox, tenant, id, body }) => {
    changeSubscriber(sandbox, tenant, id, await body());
    return describeState(sandbox, tenant);
  },
  'POST /sessions/*/cancel': ({ sandbox, tenant, id }) => cancelIntent(sandbox, tenant, id),
  'POST /sessions/*/expire': ({ sandbox, tenant, id }) => expireSession(sandbox, tenant, id),
  'POST /sessions/*/forget': ({ tenant, id }) => forgetSession(tenant, id),
  'GET /requests': ({ tenant }) => ({ requests: tenant.requests }),
  'DELETE /requests': ({ tenant }) => {
    tenant.requests = [];
    return { requests: [] };
  },
  'GET /ledger': ({ sandbox, tenant }) => {
    catchUp(sandbox, tenant);
    return { ledger: tenant.ledger };
  },
  'POST /tokens/*': async ({ sandbox, tenant, id, body }) => {
    const fields = readObject(await body(), 'body');
    const lifeMs = fields['lifeMs'] === undefined ? undefined : readNumber(fields['lifeMs'], 'body.lifeMs');
    return makeToken(tenant, id, tenantNow(sandbox, tenant), lifeMs);
  },
  'GET /events': ({ tenant }) => ({ events: tenant.events }),
  'GET /webhooks': ({ tenant }) => ({ webhooks: tenant.webhooks }),
  'GET /state': ({ sandbox, tenant }) => describeState(sandbox, tenant),
  'DELETE /': ({ sandbox, tenant }) => {
    sandbox.state.tenants.reset(tenant.key);
    return { reset: true };
  },
};

/** The control calls, for tests and for developers. `path` is the address below `/sandbox/control`. */
export async function control(sandbox: Sandbox, exchange: Exchange, path: string): Promise<Answer> {
  try {
    const tenant = sandbox.state.tenants.forKey(readApiKey(exchange.headers).key);
    const [, section = '', id, ...rest] = path.split('/');
    const name = [`${exchange.method} /${section}`, ...(id === undefined ? [] : ['*']), ...rest].join('/');
    const route = Object.hasOwn(routes, name) ? routes[name] : undefined;
    if (route === undefined)
      return json(404, { message: `There is no control call ${exchange.method} ${path || '/'}.` });
    const body = async (): Promise<unknown> => parseJson(await exchange.readText(), 'body');
    const answer = await route({ sandbox, tenant, id: decodeURIComponent(id ?? ''), body });
    if (exchange.method === 'GET') sandbox.state.touch();
    else sandbox.state.change();
    deliverWebhooks(sandbox, tenant);
    return json(200, answer);
  } catch (error) {
    if (error instanceof BadInput)
      return json(400, { message: error.message, path: error.path }, error.message);
    if (error instanceof BodyTooLarge) return json(413, { message: error.message }, error.message);
    if (error instanceof URIError) return json(400, { message: error.message });
    return errorAnswer(error);
  }
}

function describeState(sandbox: Sandbox, tenant: Tenant): object {
  const now = catchUp(sandbox, tenant);
  const { clockOffsetMs, config, faults, ledger } = tenant;
  return {
    now,
    clockOffsetMs,
    config,
    branding: brandingOf(tenant),
    faults,
    ledger,
    sessions: [...tenant.sessions.values()],
    subscribers: [...tenant.subscribers.values()].map((subscriber) => ({
      ...subscriber,
      subscriptions: [...subscriber.subscriptions.values()],
    })),
  };
}
