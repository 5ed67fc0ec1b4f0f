import { useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { PurchaseGateElement, PurchaseGateEventMap } from '../../entries/npm';
import { tagComponent } from './tag-component';
import type { TagProps } from './tag-props.types';

const TAG = 'purchase-gate';

export type PurchaseGateProps = TagProps<PurchaseGateElement, PurchaseGateEventMap> & {
  /** What others see; the offering's paywall or price table when left out. */
  readonly fallback?: ReactNode;
  /** What is shown while the gate finds out; nothing when left out. */
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
 * `<purchase-gate>`: shows its children to customers who have the entitlement, `fallback` to others, and neither before it
 * knows. It is `hidden` until the element's code is there, so that server-rendered HTML shows nothing too early, either.
 * A style sheet of the page must not give `purchase-gate[hidden]` another `display`.
 *
 * @example
 * <PurchaseGate entitlement="pro" fallback={<PurchaseOffers />}><Editor /></PurchaseGate>
 */
export const PurchaseGate = (props: PurchaseGateProps): ReactElement => {
  const { children, fallback, loading, hidden, ...rest } = props;
  const isKnown = useSyncExternalStore(whenDefined, isDefined, isDefinedOnServer);
  return (
    // The element may have written its state before React sees it.
    <Gate {...rest} hidden={hidden === true || !isKnown} suppressHydrationWarning>
      {children}
      {inSlot('fallback', fallback)}
      {inSlot('loading', loading)}
    </Gate>
  );
};
