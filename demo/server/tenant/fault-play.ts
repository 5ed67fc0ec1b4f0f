import { withDecision } from '../http/answer';
import type { Answer, Reply } from '../http/answer';
import type { Sandbox } from '../sandbox';
import { takeFault } from './faults';
import type { Fault, FaultCall } from './faults';
import type { Tenant } from './tenant.types';

/**
 * Runs a call with its fault; `drop` and `status` apply before the call acts. The body was read before, so the call acts
 * even if the client has left.
 */
export async function playFault(
  sandbox: Sandbox,
  tenant: Tenant,
  call: FaultCall,
  act: () => Promise<Answer>,
): Promise<Reply> {
  const fault = takeFault(tenant.faults, call);
  tenant.faults = tenant.faults.filter((planted) => planted.times > 0);
  if (fault === null) return act();
  const pause = (): Promise<void> => (fault.ms > 0 ? held(sandbox, tenant, fault.ms) : Promise.resolve());
  if (fault.kind === 'twice' || fault.kind === 'status-after') {
    const first = await act();
    await pause();
    return fault.kind === 'twice' ? spoil(await act(), fault) : instead(fault, first);
  }
  await pause();
  if (fault.kind === 'drop') return 'cut';
  if (fault.kind === 'status') return withDecision(statusAnswer(fault), `fault ${fault.status}`);
  const answer = await act();
  return fault.kind === 'drop-after' ? 'cut' : spoil(answer, fault);
}

/** Waits for the time of a fault, or until `releaseCalls`. */
async function held(sandbox: Sandbox, tenant: Tenant, ms: number): Promise<void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  tenant.releases.add(release);
  await Promise.race([sandbox.wait(ms), released]);
  tenant.releases.delete(release);
}

/** Ends the waits of all faults that hold a call now; returns how many. */
export function releaseCalls(tenant: Tenant): number {
  const released = tenant.releases.size;
  for (const release of tenant.releases) release();
  tenant.releases.clear();
  return released;
}

function instead(fault: Fault, answer: Answer): Answer {
  return withDecision(statusAnswer(fault), `fault ${fault.status}, ${answer.decided ?? 'acted'}`);
}

function statusAnswer(fault: Fault): Answer {
  const isHtml = fault.html !== null;
  return {
    status: fault.status,
    headers: {
      'Content-Type': isHtml ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ...fault.headers,
    },
    body: fault.html ?? JSON.stringify(fault.json ?? { message: `A planted ${fault.status}.` }),
  };
}

function spoil(answer: Answer, fault: Fault): Answer {
  return withDecision(spoiled(answer, fault), `fault ${fault.kind}, ${answer.decided ?? 'acted'}`);
}

function spoiled(answer: Answer, fault: Fault): Answer {
  switch (fault.kind) {
    case 'truncate':
      return { ...answer, body: answer.body.slice(0, Math.floor(answer.body.length / 2)) };
    case 'garbage':
      return { ...answer, status: 200, body: '<!doctype html><p>This is not the JSON you asked for.' };
    case 'body':
      return { ...answer, body: JSON.stringify(fault.json) };
    default:
      return answer;
  }
}
