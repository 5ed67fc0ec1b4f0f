import type { Fault } from '../sandbox';

/** What strikes a call; test/sdk/faults has all of them, for all calls, without a browser. */
const kinds: Readonly<Record<string, Omit<Fault, 'call'>>> = {
  'drop before': { kind: 'drop' },
  'drop after': { kind: 'drop-after' },
  '500 JSON': { kind: 'status', status: 500, json: { code: 7110, message: 'planted' } },
  '502 HTML': { kind: 'status', status: 502 },
  '429': { kind: 'status', status: 429, json: {} },
  late: { kind: 'latency', ms: 900 },
  'half the JSON': { kind: 'truncate' },
  'no JSON': { kind: 'garbage' },
  'wrong types': { kind: 'body', json: { operation: 'done', operation_session_id: 7, intent: 'paid' } },
  'unknown status': { kind: 'body', json: { operation: { status: 'teleported' } } },
  'unknown action': { kind: 'body', json: { operation_session_id: 'x', next_action: 'dance', data: null } },
};

/** The card provider of these tests takes every other fault of its call for one of these. */
const OF_THE_PROVIDER: readonly string[] = ['drop before', 'drop after', '500 JSON', 'late'];

const only: Readonly<Record<string, Fault['call']>> = {
  'unknown status': 'getCheckoutStatus',
  'unknown action': 'purchase',
};

export interface FaultCell {
  readonly name: string;
  readonly fault: Fault;
  readonly email: string;
  /** Whether the browser's clock is a year ahead of the server's, or a year behind. */
  readonly clock: 'ahead' | 'behind';
}

const WAYS = ['first try', 'retry'] as const;

/**
 * Of the calls around a charge; `completed` is charged as soon as the purchase is started. Each kind strikes each of our calls, and
 * both ways and both clocks occur with each call; the matrix without a browser has every combination, also of the provider's call.
 */
export const faultCells: readonly FaultCell[] = (
  ['purchase', 'getCheckoutStatus', 'confirm'] as const
).flatMap((call, callNumber) =>
  Object.entries(kinds).flatMap(([kindName, kind], kindNumber) => {
    if ((only[kindName] ?? call) !== call) return [];
    if (call === 'confirm' && !OF_THE_PROVIDER.includes(kindName)) return [];
    const nth = callNumber + kindNumber;
    const ways = kindName in only ? WAYS : WAYS.filter((_, way) => way === nth % 2);
    return ways.map((way) => ({
      name: `${call}, ${kindName}, ${way}`,
      fault: { ...kind, call, times: way === 'first try' ? 1 : 1000 },
      email: call === 'purchase' ? 'completed@example.org' : 'ada@example.org',
      clock: Math.floor(nth / 2) % 2 ? ('ahead' as const) : ('behind' as const),
    }));
  }),
);
