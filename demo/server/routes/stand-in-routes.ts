import { confirmIntent, resolveAction, retrieveIntent } from '../card-provider/stand-in-confirm';
import type { IntentCall } from '../card-provider/stand-in-confirm';
import { isStandInIntent } from '../card-provider/stand-in-provider';
import { missingIntent } from '../card-provider/stand-in-wire';
import type { ProviderAnswer } from '../card-provider/stand-in-wire';
import { json, text, withHeaders } from '../http/answer';
import type { Answer, Reply } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import type { Exchange } from '../http/exchange';
import { frameHeaders } from '../http/security-headers';
import { serveFile } from '../http/static-files';
import { BadInput, parseJson, readObject, readString } from '../input';
import { tenantNow } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { playFault } from '../tenant/fault-play';
import type { StandInCall } from '../tenant/faults';
import { recordRequest } from '../tenant/request-record';

const calls: Readonly<Record<StandInCall, (call: IntentCall) => Promise<ProviderAnswer> | ProviderAnswer>> = {
  confirm: confirmIntent,
  resolve: resolveAction,
  retrieve: retrieveIntent,
};

/** Answers below `/sandbox/stripe`: the stand-in's files, and the calls of its card form. */
export async function standIn(
  sandbox: Sandbox,
  exchange: Exchange,
  path: string,
  root: string,
): Promise<Reply> {
  const name = (Object.keys(calls) as StandInCall[]).find((call) => path === `/${call}`);
  if (exchange.method === 'POST' && name !== undefined) return answerCall(sandbox, exchange, name);
  if (path === '/stripe.js' && !sandbox.cards.isStandIn)
    return withHeaders(text(200, '// Real Stripe keys are set: the real script is used.\n'), {
      'Content-Type': 'text/javascript; charset=utf-8',
    });
  const file = await serveFile(root, path, path === '/stripe.js' ? withoutEncoding(exchange) : exchange);
  if (file === null) return text(404, 'There is no such file in the stand-in.');
  if (path === '/stripe.js') return withBase(file, exchange);
  return path.endsWith('.html') ? withHeaders(file, frameHeaders) : file;
}

async function answerCall(sandbox: Sandbox, exchange: Exchange, name: StandInCall): Promise<Reply> {
  try {
    const fields = readObject(parseJson(await exchange.readText(), 'body'), 'body');
    const secret = readString(fields['clientSecret'], 'body.clientSecret');
    const found = sandbox.state.tenants.bySecret(secret);
    if (found === undefined || !isStandInIntent(found.session)) return toAnswer(missingIntent(secret));
    const { tenant, session } = found;
    const now = (): number => tenantNow(sandbox, tenant);
    const act = async (): Promise<Answer> => {
      try {
        return toAnswer(await calls[name]({ tenant, session, fields, now, wait: sandbox.wait }));
      } catch (error) {
        return problem(error);
      } finally {
        if (name === 'retrieve') sandbox.state.touch();
        else sandbox.state.change();
      }
    };
    const reply = await playFault(sandbox, tenant, name, act);
    await recordRequest(tenant, exchange, name, reply);
    return reply;
  } catch (error) {
    return problem(error);
  }
}

/** Stripe's error for a request that can't be read. */
function problem(error: unknown): Answer {
  if (!(error instanceof BadInput) && !(error instanceof BodyTooLarge)) throw error;
  const { message } = error;
  const [status, code] =
    error instanceof BodyTooLarge ? [413, 'request_too_large'] : [400, 'parameter_invalid'];
  return json(status, { error: { type: 'invalid_request_error', code, message } });
}

function toAnswer({ status, body }: ProviderAnswer): Answer {
  return json(status, body, 'error' in body ? body.error.code : body.intent.status);
}

/** Adds the base address of frames and calls to the script, because the script may have been fetched through a proxy. */
function withBase(file: Answer, exchange: Exchange): Answer {
  const base = JSON.stringify(`${exchange.url.origin}/sandbox/stripe`);
  const { ETag: _etag, Vary: _vary, ...headers } = file.headers;
  const body = `self.__standInBase = ${base};\n${file.body.toString()}`;
  return { ...file, headers: { ...headers, 'Cache-Control': 'no-cache' }, body };
}

function withoutEncoding(exchange: Exchange): Exchange {
  return { ...exchange, headers: {} };
}
