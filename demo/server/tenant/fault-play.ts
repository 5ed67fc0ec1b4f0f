import { setTimeout as wait } from 'node:timers/promises';
import { withDecision } from '../http/answer';
import type { Answer, Reply } from '../http/answer';
import { takeFault } from './faults';
import type { Fault, FaultCall } from './faults';
import type { Tenant } from './tenant.types';

/** Runs a call as the fault planted for it demands; `drop` and `status` strike before the call acts. */
export async function playFault(tenant: Tenant, call: FaultCall, act: () => Promise<Answer>): Promise<Reply> {
  const fault = takeFault(tenant.faults, call);
  tenant.faults = tenant.faults.filter((planted) => planted.times > 0);
  if (fault === null) return act();
  if (fault.ms > 0) await wait(fault.ms, undefined, { ref: false });
  if (fault.kind === 'drop') return 'cut';
  if (fault.kind === 'status') return withDecision(statusAnswer(fault), `fault ${fault.status}`);
  const answer = await act();
  if (fault.kind === 'drop-after') return 'cut';
  return withDecision(spoil(answer, fault), `fault ${fault.kind}, ${answer.decided ?? 'acted'}`);
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
