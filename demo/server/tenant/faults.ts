import { BadInput, readInteger, readObject, readOneOf, readString, rejectUnknownKeys } from '../input';
import type { Fields } from '../input';

export const faultCalls = [
  'getOfferings',
  'getProducts',
  'getBrandingInfo',
  'purchase',
  'getCheckoutStatus',
  'getCustomerInfo',
  'confirm',
] as const;

export type FaultCall = (typeof faultCalls)[number];

export const faultKinds = ['drop', 'drop-after', 'latency', 'status', 'truncate', 'garbage', 'body'] as const;

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
    ms: readInteger(kind === 'latency' ? fields['ms'] : (fields['ms'] ?? 0), 'body.ms', 0, 600_000),
    status: kind === 'status' ? readInteger(fields['status'], 'body.status', 200, 599) : 200,
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
    Object.entries(fields).map(([name, text]) => [
      readHeaderPart(name, `body.headers.${name}`),
      readHeaderPart(readString(text, `body.headers.${name}`), `body.headers.${name}`),
    ]),
  );
}

function readHeaderPart(text: string, path: string): string {
  if (!/^[\x20-\x7e]+$/.test(text)) throw new BadInput(path, 'must be printable ASCII');
  return text;
}

/** The fault that strikes this call, if any: the first one planted for it that is neither skipping nor used up. */
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
