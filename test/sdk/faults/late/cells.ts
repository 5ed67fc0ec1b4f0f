import type { WireOfCell } from '../cells';

/** What happens to the page while a call that charges is running. */
export const interruptions = [
  'none',
  'reload',
  'closed',
  'second tab',
  'duplicated tab',
  'back',
  'death, new tab',
] as const;

export interface LateCell {
  readonly wire: WireOfCell;
  readonly call: 'purchase' | 'priceCheckout' | 'completeCheckout' | 'confirm';
  /** A card on file is charged when the purchase is started or completed. A card is charged when it is confirmed. */
  readonly way: 'on file' | 'card';
  readonly productId: 'monthly_no_trial' | 'coins';
  readonly entry: 'script' | 'headless';
  readonly interruption: (typeof interruptions)[number];
  readonly faultName: string;
  readonly fault: object;
}

const LATE_MS = [300, 1000, 4000, 30_000, 60_000];
/** Statuses of proxies, sent after the server has acted. */
const PROXY_STATUSES = [400, 402, 403, 404, 408, 409, 425, 429, 499, 500, 502, 503, 504];

const HTML = '<!doctype html><title>Proxy</title><p>Refused.';

const faults: Readonly<Record<string, object>> = Object.fromEntries(
  LATE_MS.map((ms) => [`acts ${ms} ms later`, { kind: 'late', ms }]),
);
const proxyFaults: Readonly<Record<string, object>> = Object.fromEntries(
  PROXY_STATUSES.map((status) => [`${status} after acting`, { kind: 'status-after', status, html: HTML }]),
);

const products = ['monthly_no_trial', 'coins'] as const;
const entries = ['script', 'headless'] as const;

interface Block {
  readonly wire: WireOfCell;
  readonly call: LateCell['call'];
  readonly way: LateCell['way'];
  readonly of?: Readonly<Record<string, object>>;
  readonly at?: readonly LateCell['interruption'][];
  readonly on?: readonly LateCell['productId'][];
  readonly by?: readonly LateCell['entry'][];
}

const cellsOf = ({ wire, call, way, of = faults, at = interruptions, ...more }: Block): readonly LateCell[] =>
  Object.entries(of).flatMap(([faultName, fault]) =>
    at.flatMap((interruption) =>
      (more.on ?? products).flatMap((productId) =>
        (more.by ?? entries).map((entry) => ({
          wire,
          call,
          way,
          productId,
          entry,
          interruption,
          faultName,
          fault,
        })),
      ),
    ),
  );

/** One product and one entry, where the other ones run through the same code. */
const once = { on: ['monthly_no_trial'], by: ['script'] } as const;
const calm = ['none', 'closed', 'reload'] as const;

export const lateCells: readonly LateCell[] = [
  ...cellsOf({ wire: 'purchase', call: 'purchase', way: 'on file' }),
  ...cellsOf({ wire: 'purchase', call: 'confirm', way: 'card' }),
  ...cellsOf({ wire: 'purchase', call: 'purchase', way: 'on file', of: proxyFaults, at: calm }),
  // A completion charges a card on file. For a card it creates the intent, so that the answer has the only secret.
  ...cellsOf({ wire: 'checkout', call: 'completeCheckout', way: 'on file' }),
  ...cellsOf({ wire: 'checkout', call: 'completeCheckout', way: 'card', ...once }),
  ...cellsOf({
    wire: 'checkout',
    call: 'completeCheckout',
    way: 'on file',
    of: proxyFaults,
    at: calm,
    ...once,
  }),
  ...cellsOf({ wire: 'checkout', call: 'completeCheckout', way: 'card', of: proxyFaults, at: calm, ...once }),
  ...cellsOf({ wire: 'checkout', call: 'priceCheckout', way: 'card', ...once }),
  ...cellsOf({ wire: 'checkout', call: 'confirm', way: 'card', ...once }),
];
