import { act, StrictMode } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { Purchases } from '../../../../sdk/index';
import { entitlementWire, offerings, products, subscriber } from '../../../sdk/support/fixtures';
import { KEY } from '../../../sdk/support/customer';

export { KEY };
export const OTHER_KEY = 'rcb_sb_Other.Key-2_y';

export type Asked = 'offerings' | 'products' | 'customer';
type Answer = object | number | Promise<object | number>;

const callOf = (url: string): Asked =>
  url.endsWith('/offerings') ? 'offerings' : url.includes('/products?') ? 'products' : 'customer';

/** `pro` for as long as nobody runs this test after the year 2090. */
export const withPro = (): object =>
  subscriber({
    entitlements: { pro: entitlementWire('lime_month', { expires_date: '2090-01-01T00:00:00Z' }) },
  });
export const withoutPro = (): object => subscriber({ entitlements: {} });

/** A billing server that says what it is told to, and what it was asked. */
export class Server {
  readonly asked: { readonly call: Asked; readonly url: string; readonly key: string }[] = [];
  readonly #answers: Record<Asked, (url: string) => Answer> = {
    offerings: () => offerings(),
    products: () => products(),
    customer: withoutPro,
  };

  /** A number is a status without a body that can be read. */
  say(call: Asked, answer: (url: string) => Answer): void {
    this.#answers[call] = answer;
  }

  count(call: Asked): number {
    return this.asked.filter((item) => item.call === call).length;
  }

  readonly fetch = async (input: unknown, init?: RequestInit): Promise<Response> => {
    const url = String(input);
    // Read ahead where screens are registered, which another file of the same worker may have done.
    if (url.endsWith('/branding')) return new Response('{}');
    const call = callOf(url);
    this.asked.push({ call, url, key: new Headers(init?.headers).get('Authorization') ?? '' });
    const answer = await this.#answers[call](url);
    return typeof answer === 'number'
      ? new Response('{}', { status: answer })
      : new Response(JSON.stringify(answer));
  };
}

let roots: Root[] = [];
export let server = new Server();

/** Everything that is under way in React and in promises. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 4; turn++)
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 2))));
};

/** Long enough for stores that nobody listens to to be put to rest. */
export const rest = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100));

/** In StrictMode, as everything here. */
export const render = async (
  tree: ReactNode,
): Promise<{ place: HTMLElement; again(tree: ReactNode): Promise<void>; leave(): Promise<void> }> => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  roots.push(root);
  const again = async (tree: ReactNode): Promise<void> => {
    await act(async () => root.render(<StrictMode>{tree}</StrictMode>));
    await settle();
  };
  await again(tree);
  return {
    place,
    again,
    leave: async () => {
      await act(async () => root.unmount());
      await settle();
    },
  };
};

/** What React and we say on the console; each test says what it expects, which is nothing as a rule. */
export let complaints: unknown[][] = [];

export const setStage = (): void => {
  beforeEach(() => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    // Another file of the same worker may have left one.
    if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
    server = new Server();
    vi.stubGlobal('fetch', server.fetch);
    complaints = [];
    for (const kind of ['error', 'warn'] as const)
      vi.spyOn(console, kind).mockImplementation((...what: unknown[]) => {
        // The log of a sandbox key; its lines have tests of their own.
        if (!String(what[0]).startsWith('[Purchases]')) complaints.push(what);
      });
  });
  afterEach(async () => {
    await act(async () => roots.forEach((root) => root.unmount()));
    await settle();
    roots = [];
    document.body.replaceChildren();
    localStorage.clear();
    if (Purchases.isConfigured()) Purchases.getSharedInstance().close();
    expect(complaints).toEqual([]);
  });
  // A store is put to rest a second after the last listener has left, which needs the page.
  afterAll(() => rest());
};

export const takeComplaints = (): string[] => complaints.splice(0).map((what) => what.map(String).join(' '));

type Props = Record<string, unknown>;

/** The element of a selector; the tags stay what React makes of them, so anything may be one of its properties. */
export const the = (selector: string): HTMLElement & Props =>
  document.querySelector(selector) as HTMLElement & Props;

/** An event as our elements send them. */
export const fire = (element: Element, type: string, detail: unknown = null): boolean =>
  element.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable: true }));
