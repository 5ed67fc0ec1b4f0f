import { BadInput, readInteger, readObject, readOneOf, readString, rejectUnknownKeys } from '../input';
import type { Fields } from '../input';

export const faultCalls = [
  'getOfferings',
  'getProducts',
  'getBrandingInfo',
  'purchase',
  'startCheckout',
  'priceCheckout',
  'completeCheckout',
  'prepareCheckout',
  'getCheckoutStatus',
  'getCustomerInfo',
  'identify',
  'setAttributes',
  'getVirtualCurrencies',
  'sendEvents',
  'getEntitlements',
  'getActiveEntitlements',
  'confirm',
  'resolve',
  'retrieve',
] as const;

export type FaultCall = (typeof faultCalls)[number];

/** The calls of the card provider's stand-in. All others belong to the billing protocol. */
export type StandInCall = 'confirm' | 'resolve' | 'retrieve';

export const faultKinds = [
  'drop',
  'drop-after',
  'latency',
  'late',
  'status',
  'status-after',
  'twice',
  'truncate',
  'garbage',
  'body',
] as const;

export interface Fault {
  call: FaultCall;
  kind: (typeof faultKinds)[number];
  times: number;
  skip: number;
  ms: number;
  status: number;
  json: unknown;
  html: string | null;
  headers: Record<string, string>;
}

const needsTime: readonly Fault['kind'][] = ['latency', 'late'];
const needsStatus: readonly Fault['kind'][] = ['status', 'status-after'];

const knownKeys = ['call', 'kind', 'times', 'skip', 'ms', 'status', 'json', 'html', 'headers'];

export function readFault(value: unknown): Fault {
  const fields = readObject(value, 'body');
  rejectUnknownKeys(fields, 'body', knownKeys);
  const kind = readOneOf(fields['kind'], 'body.kind', faultKinds);
  return {
    call: readOneOf(fields['call'], 'body.call', faultCalls),
    kind,
    times: readInteger(fields['times'] ?? 1, 'body.times', 1, 1_000_000),
    skip: readInteger(fields['skip'] ?? 0, 'body.skip', 0, 1_000_000),
    ms: readInteger(needsTime.includes(kind) ? fields['ms'] : (fields['ms'] ?? 0), 'body.ms', 0, 600_000),
    status: needsStatus.includes(kind) ? readInteger(fields['status'], 'body.status', 200, 599) : 200,
    json: readJsonBody(fields, kind),
    html: fields['html'] === undefined ? null : readString(fields['html'], 'body.html'),
    headers: readHeaders(fields['headers'] ?? {}),
  };
}

function readJsonBody(fields: Fields, kind: Fault['kind']): unknown {
  if (kind === 'body' && !('json' in fields)) throw new BadInput('body.json', 'is needed for the kind body');
  return fields['json'];
}

function readHeaders(value: unknown): Record<string, string> {
  const fields = readObject(value, 'body.headers');
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const path = `body.headers.${name.slice(0, MOST_HEADER_NAME)}`;
      return [readHeaderName(name, path), readHeaderValue(readString(value, path), path)];
    }),
  );
}

const MOST_HEADER_NAME = 100;
/** Clients accept about 16 KB of headers in total. */
const MOST_HEADER_VALUE = 4_000;

/** These headers describe the body's length and the connection, which only the server knows. */
const framing = ['connection', 'content-length', 'keep-alive', 'trailer', 'transfer-encoding', 'upgrade'];

function readHeaderName(name: string, path: string): string {
  if (name.length > MOST_HEADER_NAME || !/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
    throw new BadInput(path, 'is not the name of a header');
  }
  if (framing.includes(name.toLowerCase())) throw new BadInput(path, 'is set by the server itself');
  return name;
}

function readHeaderValue(text: string, path: string): string {
  if (text.length > MOST_HEADER_VALUE || !/^[\x20-\x7e]+$/.test(text)) {
    throw new BadInput(path, `must be printable ASCII, at most ${MOST_HEADER_VALUE} characters`);
  }
  return text;
}

/** The fault for this call: the first one that is neither skipped nor used up. */
export function takeFault(faults: Fault[], call: FaultCall): Fault | null {
  for (const fault of faults) {
    if (fault.call !== call || fault.times === 0) continue;
    if (fault.skip > 0) {
      fault.skip -= 1;
      continue;
    }
    fault.times -= 1;
    return fault;
  }
  return null;
}
