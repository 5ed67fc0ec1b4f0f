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
  readonly call: 'purchase' | 'confirm';
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

const cellsOf = (
  call: LateCell['call'],
  of: Readonly<Record<string, object>>,
  places: readonly LateCell['interruption'][],
): readonly LateCell[] =>
  Object.entries(of).flatMap(([faultName, fault]) =>
    places.flatMap((interruption) =>
      products.flatMap((productId) =>
        entries.map((entry) => ({ call, productId, entry, interruption, faultName, fault })),
      ),
    ),
  );

export const lateCells: readonly LateCell[] = [
  ...cellsOf('purchase', faults, interruptions),
  ...cellsOf('confirm', faults, interruptions),
  ...cellsOf('purchase', proxyFaults, ['none', 'closed', 'reload']),
];
