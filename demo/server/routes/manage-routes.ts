import { redirect, text, withDecision, withHeaders } from '../http/answer';
import type { Answer } from '../http/answer';
import { BodyTooLarge } from '../http/exchange';
import type { Exchange } from '../http/exchange';
import { noOtherHosts, pageHeaders } from '../http/security-headers';
import { readCardForm } from '../manage/card-on-file';
import { cardPage } from '../manage/card-page';
import { invoicePage, invoicesOf } from '../manage/invoices';
import { brokenLinkPage, pageAddress, printScript } from '../manage/layout';
import { managePage } from '../manage/manage-page';
import { manageStyle } from '../manage/manage-style';
import { readManageToken } from '../manage/manage-token';
import { catchUp } from '../sandbox';
import type { Sandbox } from '../sandbox';
import { applyAction, subscriptionActions } from '../subscriber/subscription-actions';
import { subscriberOf } from '../subscriber/subscribers';
import type { Subscriber, Tenant } from '../tenant/tenant.types';
import { deliverWebhooks } from '../webhooks/deliver-webhooks';
import { sandboxNotFound } from './billing-routes';

const notices: Readonly<Record<string, string>> = {
  cancel: 'Your subscription will not renew.',
  resume: 'Your subscription will renew again.',
  'billing-issue': 'From now on the card is refused.',
  fix: 'The payment works again.',
  refund: 'The payment was refunded.',
  expire: 'The subscription has ended.',
  card: 'Your new card is saved.',
  paid: 'Your new card is saved, and the payment problem is solved.',
};

const files: Readonly<Record<string, { content: string; type: string }>> = {
  '/style.css': { content: manageStyle, type: 'text/css; charset=utf-8' },
  '/print.js': { content: printScript, type: 'text/javascript; charset=utf-8' },
};

/** The customer that a token names. */
interface Visit {
  sandbox: Sandbox;
  tenant: Tenant;
  subscriber: Subscriber;
  token: string;
  now: number;
}

const pages: Readonly<Record<string, (visit: Visit, query: URLSearchParams) => Answer>> = {
  '': ({ tenant, subscriber, token, now }, query) => {
    const done = query.get('done') ?? '';
    const notice = Object.hasOwn(notices, done) ? (notices[done] ?? null) : null;
    const invoices = invoicesOf(tenant, subscriber);
    return htmlPage(200, managePage({ subscriber, invoices, token, now, notice }));
  },
  '/card': ({ subscriber, token }) => htmlPage(200, cardPage({ subscriber, token, errors: {} })),
  '/invoice': ({ tenant, subscriber, token }, query) => {
    const invoice = invoicesOf(tenant, subscriber).find(({ id }) => id === query.get('id'));
    return invoice === undefined
      ? htmlPage(404, brokenLinkPage())
      : htmlPage(200, invoicePage(invoice, subscriber, token));
  },
};

/** The pages below `management_url`. */
export async function manage(sandbox: Sandbox, exchange: Exchange, path: string): Promise<Answer> {
  const file = Object.hasOwn(files, path) ? files[path] : undefined;
  if (file !== undefined) return text(200, file.content, file.type);
  const page = Object.hasOwn(pages, path) ? pages[path] : undefined;
  if (page === undefined) return sandboxNotFound();
  if (exchange.method !== 'POST') {
    const query = exchange.url.searchParams;
    const visit = visitOf(sandbox, query);
    return visit === null ? htmlPage(403, brokenLinkPage()) : page(visit, query);
  }
  if (path !== '') return sandboxNotFound();
  try {
    return act(sandbox, new URLSearchParams(await exchange.readText()));
  } catch (error) {
    if (error instanceof BodyTooLarge) return text(413, error.message);
    throw error;
  }
}

function visitOf(sandbox: Sandbox, query: URLSearchParams): Visit | null {
  const token = query.get('token') ?? '';
  const holder = readManageToken(sandbox.state.tenants, token);
  if (holder === null) return null;
  const { tenant, appUserId } = holder;
  const now = catchUp(sandbox, tenant);
  return { sandbox, tenant, subscriber: subscriberOf(tenant, appUserId, now), token, now };
}

function act(sandbox: Sandbox, form: URLSearchParams): Answer {
  const visit = visitOf(sandbox, form);
  if (visit === null) return htmlPage(403, brokenLinkPage());
  const name = form.get('action');
  if (name === 'card') return changeCard(visit, form);
  const action = subscriptionActions.find((candidate) => candidate === name);
  if (action === undefined) return htmlPage(403, brokenLinkPage());
  const { tenant, subscriber, now } = visit;
  const changed = applyAction(tenant, subscriber, action, form.get('product'), now);
  return done(visit, changed === 0 ? null : action, `${action} changed ${changed}`);
}

/** Failed payments are made with the new card at once. A card that is refused changes nothing. */
function changeCard(visit: Visit, form: URLSearchParams): Answer {
  const { tenant, subscriber, token, now } = visit;
  const read = readCardForm(form, now);
  if ('errors' in read) return htmlPage(422, cardPage({ subscriber, token, errors: read.errors }));
  subscriber.card = read.card;
  const repaired = applyAction(tenant, subscriber, 'fix', null, now);
  return done(visit, repaired === 0 ? 'card' : 'paid', `card repaired ${repaired}`);
}

function done({ sandbox, tenant, token }: Visit, notice: string | null, decision: string): Answer {
  sandbox.state.change();
  deliverWebhooks(sandbox, tenant);
  const query = notice === null ? { token } : { token, done: notice };
  return withDecision(redirect(303, pageAddress('', query)), decision);
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
