import { confirmIntent, intent, missingIntent, resolveAction } from '../card-provider/stand-in-confirm';
import type { ProviderAnswer } from '../card-provider/stand-in-confirm';
import { json, text, withHeaders } from '../http/answer';
import type { Answer, Reply } from '../http/answer';
import type { Exchange } from '../http/exchange';
import { frameHeaders } from '../http/security-headers';
import { serveFile } from '../http/static-files';
import { BadInput, parseJson, readObject, readString } from '../input';
import type { Fields } from '../input';
import { tenantNow } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { playFault } from '../tenant/fault-play';
import { recordRequest } from '../tenant/request-record';
import type { Session, Tenant } from '../tenant/tenant.types';

type IntentCall = (
  tenant: Tenant,
  session: Session,
  fields: Fields,
  now: number,
) => Promise<ProviderAnswer> | ProviderAnswer;

const calls: Readonly<Record<string, IntentCall>> = {
  '/confirm': confirmIntent,
  '/resolve': resolveAction,
  '/retrieve': (_tenant, session) =>
    intent(session, session.intentStatus === 'requires_action' ? 'use_stripe_sdk' : null),
};

/** Everything below `/sandbox/stripe`: the stand-in's files and the calls its card form makes. */
export async function standIn(
  sandbox: Sandbox,
  exchange: Exchange,
  path: string,
  root: string,
): Promise<Reply> {
  const call = Object.hasOwn(calls, path) ? calls[path] : undefined;
  if (exchange.method === 'POST' && call !== undefined) return answerCall(sandbox, exchange, path, call);
  if (path === '/stripe.js' && !sandbox.cards.isStandIn)
    return withHeaders(text(200, '// Real Stripe keys are set: the real script is used.\n'), {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  const file = await serveFile(root, path, path === '/stripe.js' ? withoutEncoding(exchange) : exchange);
  if (file === null) return text(404, 'There is no such file in the stand-in.');
  if (path === '/stripe.js') return withBase(file, exchange);
  return path.endsWith('.html') ? withHeaders(file, frameHeaders) : file;
}

async function answerCall(
  sandbox: Sandbox,
  exchange: Exchange,
  path: string,
  call: IntentCall,
): Promise<Reply> {
  try {
    const fields = readObject(parseJson(await exchange.readText(), 'body'), 'body');
    const secret = readString(fields['clientSecret'], 'body.clientSecret');
    const found = sandbox.state.tenants.bySecret(secret);
    // An intent of the real provider is confirmed by the real provider only.
    if (found === undefined || !found.session.intentId.includes('_standin'))
      return toAnswer(missingIntent(secret));
    const { tenant, session } = found;
    const act = async (): Promise<Answer> => {
      const answer = await call(tenant, session, fields, tenantNow(sandbox, tenant));
      sandbox.state.touch();
      return toAnswer(answer);
    };
    const reply = path === '/confirm' ? await playFault(tenant, 'confirm', act) : await act();
    await recordRequest(tenant, exchange, path === '/confirm' ? 'confirm' : null, reply);
    return reply;
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return json(400, {
      error: { type: 'invalid_request_error', code: 'parameter_invalid', message: error.message },
    });
  }
}

function toAnswer({ status, body }: ProviderAnswer): Answer {
  return json(status, body, 'error' in body ? body.error.code : body.intent.status);
}

/** Tells the script where its frames and calls live, wherever the script itself was fetched through. */
function withBase(file: Answer, exchange: Exchange): Answer {
  const base = JSON.stringify(`${exchange.url.origin}/sandbox/stripe`);
  const { ETag: _etag, Vary: _vary, ...headers } = file.headers;
  const body = `self.__standInBase = ${base};\n${file.body.toString()}`;
  return { ...file, headers: { ...headers, 'Cache-Control': 'no-cache' }, body };
}

function withoutEncoding(exchange: Exchange): Exchange {
  return { ...exchange, headers: {} };
}
