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

const only: Readonly<Record<string, Fault['call']>> = {
  'unknown status': 'getCheckoutStatus',
  'unknown action': 'purchase',
};

export interface FaultCell {
  readonly name: string;
  readonly fault: Fault;
  readonly email: string;
}

/** Of the calls around a charge; `completed` is charged as soon as the purchase is started. */
export const faultCells: readonly FaultCell[] = (
  ['purchase', 'getCheckoutStatus', 'confirm'] as const
).flatMap((call) =>
  Object.entries(kinds)
    .filter(([kindName]) => (only[kindName] ?? call) === call)
    .flatMap(([kindName, kind]) =>
      [1, 1000].map((times) => ({
        name: `${call}, ${kindName}, ${times === 1 ? 'first try' : 'retry'}`,
        fault: { ...kind, call, times },
        email: call === 'purchase' ? 'completed@example.org' : 'ada@example.org',
      })),
    ),
);
