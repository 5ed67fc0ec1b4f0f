import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PurchaseGateElement, PurchaseGateEventMap } from '../../entries/npm';
import { tagComponent } from './tag-component';
import type { TagProps } from './tag-props.types';

const TAG = 'purchase-gate';

export type PurchaseGateProps = TagProps<PurchaseGateElement, PurchaseGateEventMap> & {
  /** What other customers see; by default the offering's paywall or price table. */
  readonly fallback?: ReactNode;
  /** Shown while the entitlements are being read; by default nothing. */
  readonly loading?: ReactNode;
};

const Gate = /* @__PURE__ */ tagComponent<PurchaseGateElement, PurchaseGateEventMap>({
  tag: TAG,
  events: { 'gate-change': 1 },
});

const whenDefined = (changed: () => void): (() => void) => {
  let isGone = false;
  void customElements.whenDefined(TAG).then(() => {
    if (!isGone) changed();
  });
  return () => {
    isGone = true;
  };
};
const isDefined = (): boolean => customElements.get(TAG) !== undefined;
const isDefinedOnServer = (): boolean => false;

const inSlot = (slot: string, content: ReactNode): ReactNode =>
  content === undefined || content === null ? null : <div slot={slot}>{content}</div>;

/**
 * `<purchase-gate>`: shows its children to customers with the entitlement, `fallback` to others, and neither until it is
 * known. The gate is `hidden` until its code has arrived, so that server-rendered HTML does not show its content too
 * early. A style sheet of the page must not give `purchase-gate[hidden]` another `display`.
 *
 * @example
 * <PurchaseGate entitlement="pro" fallback={<PurchaseOffers />}><Editor /></PurchaseGate>
 */
export const PurchaseGate = (props: PurchaseGateProps): ReactElement => {
  const { children, fallback, loading, hidden, ...rest } = props;
  const isKnown = useSyncExternalStore(whenDefined, isDefined, isDefinedOnServer);
  return (
    // The element may set its state attribute before React hydrates it.
    <Gate {...rest} hidden={hidden === true || !isKnown} suppressHydrationWarning>
      {children}
      {inSlot('fallback', fallback)}
      {inSlot('loading', loading)}
    </Gate>
  );
};
