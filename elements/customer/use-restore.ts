import { useCallback, useEffect, useState } from 'react';
import { browserConnectivity, customerStoreOf } from '../../sdk/internal';
import type { CustomerState, MessageKey, Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import type { CustomerHost } from './host';

type Result = 'looking' | 'found' | 'nothing' | 'failed';

const WORDS: Readonly<Record<Result, MessageKey>> = {
  looking: 'customer.restoring',
  found: 'customer.restored',
  nothing: 'customer.nothing_restored',
  failed: 'customer.error_title',
};

/** The search for purchases that the customer made before. */
export interface Restore {
  /** `null` before the first search, and after a change of the customer. */
  readonly result: Result | null;
  readonly said: ((t: Translator) => string) | null;
  readonly run: () => Promise<void>;
}

/** Reads the customer info again, and fires an event with the result. */
export const useRestore = (host: CustomerHost, purchases: Purchases, customer: CustomerState): Restore => {
  const [result, setResult] = useState<Result | null>(null);
  const isKnown = customer.name === 'ready';
  // The result belongs to the customer who searched.
  useEffect(() => setResult(null), [purchases, isKnown]);

  const run = useCallback(async (): Promise<void> => {
    setResult('looking');
    const { $customer, refresh } = customerStoreOf(purchases, browserConnectivity);
    await refresh();
    const state = $customer.get();
    if (state.name === 'loading') return;
    if (state.name === 'failed' || state.isStale) return setResult('failed');
    const { info } = state;
    const found = Object.keys(info.entitlements.active).length + info.activeSubscriptions.size > 0;
    setResult(found ? 'found' : 'nothing');
    host.emit('customer-restored', { customerInfo: info, found });
  }, [host, purchases]);
  return { result, said: result && ((t) => t.text(WORDS[result])), run };
};
