/** The calls of a sale on both wires, and the provider's confirmation. */
export const calls = [
  'getOfferings',
  'getProducts',
  'getBrandingInfo',
  'purchase',
  'startCheckout',
  'priceCheckout',
  'completeCheckout',
  'getCheckoutStatus',
  'getCustomerInfo',
  'confirm',
] as const;
export type FaultyCall = (typeof calls)[number];

/** A kind of fault. `plant` is a fault of the sandbox; the connection or the clock makes the others. */
export interface Kind {
  readonly plant?: object;
  readonly delayMs?: number;
  /** How far the device's clock is ahead of the server's; an answer is lost as well. */
  readonly skewMs?: number;
  readonly only?: FaultyCall;
}

const YEAR_MS = 365 * 24 * 3_600_000;

/** Values of a type that no reader expects. */
const WRONG = {
  offerings: 'many',
  product_details: { one: 1 },
  app_name: 7,
  operation_session_id: { id: 1 },
  operation: 'done',
  gateway_params: 'later',
  currency: 3,
  request_date: 5,
  intent: 'paid',
};
const NEXT = { operation_session_id: 'ops_other', next_action: 'dance', data: null };

export const kinds: Readonly<Record<string, Kind>> = {
  'drop before': { plant: { kind: 'drop' } },
  'drop after': { plant: { kind: 'drop-after' } },
  '500 JSON': { plant: { kind: 'status', status: 500, json: { code: 7110, message: 'planted' } } },
  '502 HTML': { plant: { kind: 'status', status: 502, html: '<h1>Bad gateway</h1>' } },
  '429 wait 2 s': {
    plant: { kind: 'status', status: 429, json: { message: 'slow' }, headers: { 'Retry-After': '2' } },
  },
  '20 s late': { delayMs: 20_000 },
  'half the JSON': { plant: { kind: 'truncate' } },
  'wrong types': { plant: { kind: 'body', json: WRONG } },
  'unknown status': {
    plant: { kind: 'body', json: { operation: { status: 'teleported' } } },
    only: 'getCheckoutStatus',
  },
  'unknown action': { plant: { kind: 'body', json: NEXT }, only: 'purchase' },
  'a year ahead': { plant: { kind: 'drop-after' }, skewMs: YEAR_MS },
  'a year behind': { plant: { kind: 'drop-after' }, skewMs: -YEAR_MS },
};

/**
 * `card`: charged when the card is confirmed. `on file`: charged when the purchase is started, or completed. `slow`:
 * charged when the card is confirmed, without a result from the bank.
 */
export const ways = ['card', 'on file', 'slow'] as const;
export type Way = (typeof ways)[number];

/** The two protocols of the server. */
export const wires = ['purchase', 'checkout'] as const;
export type WireOfCell = (typeof wires)[number];

export interface Cell {
  readonly wire: WireOfCell;
  readonly call: FaultyCall;
  readonly kindName: string;
  readonly kind: Kind;
  readonly way: Way;
  /** `retry`: affects the first try and all further tries of the purchase. */
  readonly strikes: 'first try' | 'retry';
}

/** More than the number of tries, retries of the client included. */
export const ALWAYS = 1000;

const sessionCalls = ['startCheckout', 'priceCheckout', 'completeCheckout'] as const;
const isOfSessions = (call: FaultyCall): boolean => sessionCalls.some((name) => name === call);

/**
 * The calls that a way affects. Offerings and products are read before a sale, so they are the same on both wires. On the
 * wire of checkout sessions a card on file is charged by `completeCheckout`.
 */
const matters: Readonly<Record<WireOfCell, Readonly<Record<Way, readonly FaultyCall[]>>>> = {
  purchase: {
    card: calls.filter((call) => !isOfSessions(call)),
    'on file': ['purchase', 'getCustomerInfo'],
    slow: ['getCheckoutStatus', 'getCustomerInfo', 'confirm'],
  },
  checkout: {
    card: ['getBrandingInfo', ...sessionCalls, 'getCheckoutStatus', 'getCustomerInfo', 'confirm'],
    'on file': ['completeCheckout', 'getCheckoutStatus'],
    slow: ['completeCheckout', 'confirm'],
  },
};

const applies = (wire: WireOfCell, call: FaultyCall, { only }: Kind, way: Way): boolean =>
  (only === undefined || only === call) && matters[wire][way].includes(call);

export const cells: readonly Cell[] = wires.flatMap((wire) =>
  calls.flatMap((call) =>
    Object.entries(kinds).flatMap(([kindName, kind]) =>
      ways
        .filter((way) => applies(wire, call, kind, way))
        .flatMap((way) =>
          (['first try', 'retry'] as const).map((strikes) => ({ wire, call, kindName, kind, way, strikes })),
        ),
    ),
  ),
);
