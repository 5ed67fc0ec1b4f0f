import { purchasesContext } from '../../sdk/internal';
import type { PaywallInteractionEvent, PaywallSignal } from '../../sdk/internal';
import { recordEvents } from '../base/record-events';
import type { PaywallHost } from './host';
import type { OpenPaywall } from './open-paywall';
import type { PaywallOrder } from './ports';

/** The events of the element that are not in the paywall's state. */
const SIGNALS: Readonly<Record<string, (event: CustomEvent<PaywallInteractionEvent>) => PaywallSignal>> = {
  'paywall-error': () => ({ type: 'failed' }),
  'paywall-interaction': ({ detail }) => ({ type: 'interaction', interaction: detail }),
};

const isDark = (wanted: string | null): boolean =>
  wanted === 'dark' || (wanted !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);

/** Records the events of a paywall if they are on. */
export const recordPaywall = (
  host: PaywallHost,
  { session }: OpenPaywall,
  { purchases, offering }: PaywallOrder,
): void => {
  const context = purchasesContext(purchases);
  const facts = {
    offering,
    locale: session.paywall.locale,
    isDark: isDark(host.$values.get().colorMode ?? host.$theme.get()),
  };
  const record = recordEvents(context, ({ paywallRecorder }) =>
    paywallRecorder(context, facts, purchases.getAppUserId()),
  );
  if (!record) return;
  const heard = (event: Event): void => {
    const signal = SIGNALS[event.type]?.(event as CustomEvent<PaywallInteractionEvent>);
    if (signal) record(signal);
  };
  for (const type of Object.keys(SIGNALS)) host.addEventListener(type, heard);
  session.$state.subscribe((state) => {
    // After the effects of this state, which say whether an action has failed.
    queueMicrotask(() => record({ type: 'state', state }));
  });
  void session.done.then(() => {
    for (const type of Object.keys(SIGNALS)) host.removeEventListener(type, heard);
  });
};
