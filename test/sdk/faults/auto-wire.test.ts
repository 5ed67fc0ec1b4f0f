import { describe, expect, it } from 'vitest';
import { attempt, bench } from './buy';

const EMAIL = 'ada@example.org';
const status = (code: number, json?: object) => ({ kind: 'status', status: code, ...(json ? { json } : {}) });

/** A page with the setting `auto`; the starts of one wire fail. */
const onAuto = (call: 'purchase' | 'startCheckout', plant: object) =>
  bench({ wire: 'auto', call, kindName: 'planted', kind: { plant }, way: 'card', strikes: 'retry' });

const startsOf = ({ line }: Awaited<ReturnType<typeof onAuto>>) => [
  line.count('purchase'),
  line.count('startCheckout'),
];

describe('without a wire in the configuration', () => {
  it.each([404, 405, 410])(
    'a server that answers %i to one start is asked on the other wire',
    async (code) => {
      const on = await onAuto('purchase', status(code));
      expect(await attempt(on, EMAIL)).toBe('success');
      expect([startsOf(on), on.line.ledger().length]).toEqual([[1, 1], 1]);
    },
  );

  it('the wire that the branding announces is tried first, and the other one once', async () => {
    const on = await onAuto('startCheckout', status(404));
    await on.line.brand({ gateway_tax_collection_enabled: true });
    expect(await attempt(on, EMAIL)).toBe('success');
    expect([startsOf(on), on.line.ledger().length]).toEqual([[1, 1], 1]);
  });

  it('the wire that has worked is kept', async () => {
    const on = await onAuto('purchase', status(404));
    await on.line.plant({ call: 'completeCheckout', ...status(400, { code: 7110, message: 'No.' }) });
    expect(await attempt(on, EMAIL)).toMatch(/^error/);
    expect(await attempt(on, EMAIL)).toBe('success');
    expect([startsOf(on), on.line.ledger().length]).toEqual([[1, 2], 1]);
  });

  it.each([
    ['a code of the server', status(404, { code: 7772, message: 'Owned.' })],
    ['another status', status(400)],
    ['a fault of the server', status(500)],
  ])('%s does not change the wire', async (_, plant) => {
    const on = await onAuto('purchase', plant);
    expect(await attempt(on, EMAIL)).not.toBe('success');
    expect(startsOf(on)).toEqual([on.line.count('purchase'), 0]);
  });

  it('both wires are tried once when the server knows none of them', async () => {
    const on = await onAuto('purchase', status(404));
    await on.line.plant({ call: 'startCheckout', ...status(404), times: 1000 });
    expect(await attempt(on, EMAIL)).toMatch(/^error/);
    expect([startsOf(on), on.line.ledger().length]).toEqual([[1, 1], 0]);
  });
});
