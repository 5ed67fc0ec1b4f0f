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

/** The search for purchases that are not shown. */
export interface Restore {
  /** `null` before the first search, and for another customer. */
  readonly result: Result | null;
  readonly said: ((t: Translator) => string) | null;
  readonly run: () => Promise<void>;
}

/** Reads the customer again, and tells the page what was found. */
export const useRestore = (host: CustomerHost, purchases: Purchases, customer: CustomerState): Restore => {
  const [result, setResult] = useState<Result | null>(null);
  const isKnown = customer.name === 'ready';
  // Whoever is read now has not asked for anything.
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
