import { randomUUID } from 'node:crypto';
import { expect } from 'playwright/test';

export type Call =
  | 'getOfferings'
  | 'getProducts'
  | 'getBrandingInfo'
  | 'purchase'
  | 'getCheckoutStatus'
  | 'getCustomerInfo'
  | 'startCheckout'
  | 'priceCheckout'
  | 'completeCheckout'
  | 'prepareCheckout'
  | 'confirm'
  | 'resolve'
  | 'retrieve';

/** What goes wrong with a call; see demo/server/README.md. */
export interface Fault {
  readonly call: Call;
  readonly kind:
    | 'drop'
    | 'drop-after'
    | 'latency'
    | 'late'
    | 'status'
    | 'status-after'
    | 'twice'
    | 'truncate'
    | 'garbage'
    | 'body';
  readonly times?: number;
  readonly skip?: number;
  readonly ms?: number;
  readonly status?: number;
  readonly json?: unknown;
  readonly html?: string;
}

export interface LedgerEntry {
  readonly appUserId: string;
  readonly productId: string;
  readonly amountMicros: number;
  readonly currency: string;
  readonly kind: 'trial' | 'charge' | 'refund';
}

export interface RecordedRequest {
  readonly call: Call | null;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
}

export type BrandingPreset = 'default' | 'dark' | 'pill' | 'rectangle' | 'low-contrast' | 'plain';

/** Long enough for every test: the call hangs until the page goes away. */
const FOR_EVER_MS = 60_000;

/** One tenant of the sandbox server: what its key buys meets no other test. */
export class Sandbox {
  readonly key = `rcb_sb_test_${randomUUID().replaceAll('-', '')}`;
  readonly user = `user-${randomUUID().slice(0, 8)}`;
  readonly origin: string;
  /** A call was left without an answer: its page still waits for it. */
  hasHung = false;
  readonly #hanging: Call[] = [];

  constructor(origin: string) {
    this.origin = origin;
  }

  /** Address of a demo page for this tenant and its user. */
  demo(page: string): string {
    return `/demo/${page}.html?key=${this.key}&user=${this.user}`;
  }

  async #ask(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(`${this.origin}/sandbox/control${path}`, {
      method,
      headers: { Authorization: `Bearer ${this.key}`, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${JSON.stringify(answer)}`);
    return answer;
  }

  async fault(fault: Fault): Promise<void> {
    await this.#ask('POST', '/faults', fault);
  }

  /** The next call of this kind is not answered before `release`, or while the test lasts. */
  async hang(call: Call): Promise<void> {
    this.hasHung = true;
    this.#hanging.push(call);
    await this.fault({ call, kind: 'latency', ms: FOR_EVER_MS });
  }

  /** Whether a fault of this call still waits for its request. */
  async hasFault(call: Call): Promise<boolean> {
    const { faults } = (await this.#ask('GET', '/state')) as { faults: readonly Fault[] };
    return faults.some((fault) => fault.call === call);
  }

  /** Waits until the server has received the call that `hang` leaves without an answer. */
  async holdsCall(call: Call): Promise<void> {
    await expect.poll(() => this.hasFault(call), { intervals: [50] }).toBe(false);
  }

  /** The calls that hang go on at once, those that the server has not received yet as soon as it has. */
  async release(): Promise<void> {
    for (const call of this.#hanging.splice(0)) await this.holdsCall(call);
    await this.#ask('POST', '/release');
  }

  async noMoreFaults(): Promise<void> {
    await this.#ask('DELETE', '/faults');
  }

  async branding(preset: BrandingPreset, patch: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.#ask('POST', '/branding', { preset, patch });
  }

  /** The wire of checkout sessions, with taxes or without. */
  async sessions(hasTaxes: boolean, patch: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.branding('default', { gateway_tax_collection_enabled: hasTaxes, ...patch });
  }

  /** Where the customer is by the IP address; see demo/server/README.md. */
  async config(config: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#ask('POST', '/config', config);
  }

  /** A token that lets a page change the plans of this customer. */
  async subscriberToken(lifeMs?: number): Promise<string> {
    const life = lifeMs === undefined ? {} : { lifeMs };
    const { token } = (await this.#ask('POST', `/tokens/${this.user}`, life)) as { token: string };
    return token;
  }

  /** How many status answers say 'not yet' before one says 'succeeded'. */
  async pollsUntilDone(pollsUntilDone: number): Promise<void> {
    await this.#ask('POST', '/config', { pollsUntilDone });
  }

  /** What is charged and granted as soon as its purchase is started, as with a card on file. */
  async completedProducts(...completedProducts: readonly string[]): Promise<void> {
    await this.#ask('POST', '/config', { completedProducts });
  }

  async neverDone(): Promise<void> {
    await this.pollsUntilDone(10_000);
  }

  /** Moves the tenant's clock. */
  async advance(advanceMs: number): Promise<void> {
    await this.#ask('POST', '/clock', { advanceMs });
  }

  /** The address of the customer's page. */
  async managePage(): Promise<string> {
    const response = await fetch(`${this.origin}/sandbox/v1/subscribers/${this.user}`, {
      headers: { Authorization: `Bearer ${this.key}`, 'X-Platform': 'web', 'X-Version': '1' },
    });
    const { subscriber } = (await response.json()) as { subscriber: { management_url: string | null } };
    return subscriber.management_url ?? '';
  }

  /** `more`: a trial, another store; see demo/server/README.md. */
  async grant(
    productId: string,
    more: { readonly trial?: true; readonly store?: string; readonly currency?: string } = {},
  ): Promise<void> {
    await this.#ask('POST', `/subscribers/${this.user}`, { action: 'grant', productId, ...more });
  }

  /** Something happens to one product, or to all that the customer has. */
  async happen(
    action: 'cancel' | 'resume' | 'billing-issue' | 'fix' | 'refund' | 'expire',
    productId?: string,
  ): Promise<void> {
    await this.#ask('POST', `/subscribers/${this.user}`, { action, ...(productId ? { productId } : {}) });
  }

  /** The intent is cancelled, the hour of the session is over, or the server knows nothing of it any more. */
  async endSession(id: string, how: 'cancel' | 'expire' | 'forget'): Promise<void> {
    await this.#ask('POST', `/sessions/${id}/${how}`);
  }

  /** The operation session that was started last. */
  async newestSession(): Promise<string> {
    const { sessions } = (await this.#ask('GET', '/state')) as { sessions: readonly { id: string }[] };
    return sessions.at(-1)?.id ?? '';
  }

  async ledger(): Promise<readonly LedgerEntry[]> {
    return ((await this.#ask('GET', '/ledger')) as { ledger: LedgerEntry[] }).ledger;
  }

  /** The calls of one kind, as the server saw them. */
  async requests(call: Call): Promise<readonly RecordedRequest[]> {
    const { requests } = (await this.#ask('GET', '/requests')) as { requests: RecordedRequest[] };
    return requests.filter((request) => request.call === call);
  }

  /** The analytics events, as they were sent. */
  async events(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return ((await this.#ask('GET', '/events')) as { events: Record<string, unknown>[] }).events;
  }

  /** The product with other words or another price than the catalogue's. */
  async productDetails(change: (product: Record<string, unknown>) => void): Promise<void> {
    const response = await fetch(
      `${this.origin}/sandbox/rcbilling/v1/subscribers/${this.user}/products?id=monthly`,
      { headers: { Authorization: `Bearer ${this.key}` } },
    );
    const json = (await response.json()) as { product_details: Record<string, unknown>[] };
    json.product_details.forEach(change);
    await this.fault({ call: 'getProducts', kind: 'body', json, times: 10 });
  }
}
