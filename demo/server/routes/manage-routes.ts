import { redirect, text, withDecision, withHeaders } from '../http/answer';
import type { Answer } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import type { Exchange } from '../http/exchange';
import { noOtherHosts, pageHeaders } from '../http/security-headers';
import { brokenLinkPage, managePage } from '../manage/manage-page';
import { manageStyle } from '../manage/manage-style';
import { readManageToken } from '../manage/manage-token';
import { catchUp } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { applyAction, subscriptionActions } from '../subscriber/subscription-actions';
import { subscriberOf } from '../subscriber/subscribers';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import { sandboxNotFound } from './billing-routes';

const notices: Readonly<Record<string, string>> = {
  cancel: 'Your subscription will not renew.',
  resume: 'Your subscription will renew again.',
  'billing-issue': 'From now on the card is refused.',
  fix: 'The payment works again.',
  refund: 'The payment was refunded.',
};

/** The page at `management_url`. */
export async function manage(sandbox: Sandbox, exchange: Exchange, path: string): Promise<Answer> {
  if (path === '/style.css') return text(200, manageStyle, 'text/css; charset=utf-8');
  if (path !== '') return sandboxNotFound();
  if (exchange.method !== 'POST') return show(sandbox, exchange.url.searchParams);
  try {
    return act(sandbox, new URLSearchParams(await exchange.readText()));
  } catch (error) {
    if (error instanceof BodyTooLarge) return text(413, error.message);
    throw error;
  }
}

function show(sandbox: Sandbox, query: URLSearchParams): Answer {
  const token = query.get('token') ?? '';
  const holder = readManageToken(sandbox.state.tenants, token);
  if (holder === null) return htmlPage(403, brokenLinkPage());
  const now = catchUp(sandbox, holder.tenant);
  const subscriber = subscriberOf(holder.tenant, holder.appUserId, now);
  const done = query.get('done') ?? '';
  const notice = Object.hasOwn(notices, done) ? (notices[done] ?? null) : null;
  return htmlPage(200, managePage({ subscriber, token, now, notice }));
}

function act(sandbox: Sandbox, form: URLSearchParams): Answer {
  const token = form.get('token') ?? '';
  const holder = readManageToken(sandbox.state.tenants, token);
  const action = subscriptionActions.find((candidate) => candidate === form.get('action'));
  if (holder === null || action === undefined) return htmlPage(403, brokenLinkPage());
  const now = catchUp(sandbox, holder.tenant);
  const subscriber = subscriberOf(holder.tenant, holder.appUserId, now);
  const changed = applyAction(holder.tenant, subscriber, action, form.get('product'), now);
  sandbox.state.change();
  deliverWebhooks(sandbox, holder.tenant);
  const query = new URLSearchParams(changed === 0 ? { token } : { token, done: action });
  return withDecision(redirect(303, `/sandbox/manage?${query.toString()}`), `${action} changed ${changed}`);
}

function htmlPage(status: number, body: string): Answer {
  const answer = text(status, body, 'text/html; charset=utf-8');
  const headers = pageHeaders(noOtherHosts);
  // The address contains the token, so other sites and caches must not get it. Without any referrer, the browser would
  // also hide that a form was sent from this page. A frame of another page is forbidden, because it could make the
  // customer press buttons unknowingly.
  return withHeaders(answer, {
    ...headers,
    'Content-Security-Policy': `${headers['Content-Security-Policy'] ?? ''}; frame-ancestors 'none'`,
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
  });
}
