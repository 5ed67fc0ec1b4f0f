import { json } from '../http/answer';
import type { Answer, Reply } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { backendError } from '../purchase/backend-error';
import type { Sandbox } from '../sandbox';
import { playFault } from '../tenant/fault-play';
import type { FaultCall } from '../tenant/faults';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import { recordRequest } from '../tenant/request-record';
import { readApiKey } from './api-key';
import type { ApiKey } from './api-key';
import { billingCalls } from './billing-calls';
import { errorAnswer } from './error-answer';
import { serverCalls } from './server-calls';

type CallName = keyof typeof billingCalls;

/** Calls of the page that the integrator's server may make, too. */
const forBothKeys: ReadonlySet<CallName> = new Set([
  'getCustomerInfo',
  'getVirtualCurrencies',
  'setAttributes',
]);

interface Match {
  name: CallName;
  id: string;
}

/** Answers the billing protocol; `path` is the address below the proxy URL. */
export async function billing(sandbox: Sandbox, exchange: Exchange, path: string): Promise<Reply> {
  let apiKey: ApiKey;
  try {
    apiKey = readApiKey(exchange.headers);
  } catch (error) {
    return errorAnswer(error);
  }
  const tenant = sandbox.state.tenants.forKey(apiKey.key);
  const match = findCall(exchange.method, path, apiKey);
  // Reads the whole body first. A client that leaves while a fault holds its call has still sent the call.
  if (exchange.method !== 'GET') await exchange.readText().catch(() => '');
  const reply =
    'name' in match
      ? await playFault(sandbox, tenant, match.name satisfies FaultCall, async () => {
          try {
            return await billingCalls[match.name].act({ sandbox, tenant, exchange, id: match.id });
          } catch (error) {
            return errorAnswer(error);
          }
        })
      : match;
  deliverWebhooks(sandbox, tenant);
  await recordRequest(tenant, exchange, 'name' in match ? match.name : null, reply);
  return reply;
}

function findCall(method: string, path: string, { isSecret }: ApiKey): Match | Answer {
  const names = Object.keys(billingCalls) as CallName[];
  let isKnownPath = false;
  for (const name of names) {
    const { pattern, method: expected } = billingCalls[name];
    const found = pattern.exec(path);
    isKnownPath ||= found !== null;
    if (found === null || method !== expected) continue;
    if (isSecret !== name in serverCalls && !(isSecret && forBothKeys.has(name)))
      return errorAnswer(backendError('wrongKindOfKey'));
    try {
      return { name, id: decodeURIComponent(found[1] ?? '') };
    } catch {
      return errorAnswer(backendError('notFound'));
    }
  }
  return errorAnswer(backendError(isKnownPath ? 'methodNotAllowed' : 'notFound'));
}

export function sandboxNotFound(): Answer {
  const { code, message, status } = backendError('notFound');
  return json(status, { code, message });
}
