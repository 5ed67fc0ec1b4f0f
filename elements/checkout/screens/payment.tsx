import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { newElement } from '../../../sdk/internal';
import type { PaymentView } from '../../../sdk/internal';
import { Button } from '../../kit/button';
import { Outline } from '../../kit/icon';
import { Notice } from '../../kit/notice';
import { Skeleton } from '../../kit/skeleton';
import { AddressLine, useAddress } from '../parts/address-line';
import { StepTitle } from '../parts/step-title';
import { OrderTerms } from '../summary/order-terms';
import { Terms, useTerms } from './terms';
import type { ScreenProps } from './screen';

const LOCK = 'M6 9V6.5a4 4 0 0 1 8 0V9 M4.5 9h11v8h-11z M10 12.2v1.8';
const SHIELD = 'M10 2.5l6.5 2.3v4.7c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V4.8z M7 10l2.2 2.2L13 8.4';

const SLOT = 'payment';
const WALLETS = 'wallets';

const formShape = [
  [64, '100%'],
  [16, '28%'],
  [48, '100%'],
  [16, '36%'],
  [48, '100%'],
  [48, '100%'],
] as const;

/**
 * The card form and the buttons of wallets are in the light DOM, as children of the element that slots show: the provider
 * refuses to mount inside a shadow root.
 */
const usePaymentNodes = (host: HTMLElement, mount: ScreenProps<PaymentView>['mountPaymentForm']): void => {
  useEffect(() => {
    const [form, wallets] = [SLOT, WALLETS].map((slot) => {
      const node = newElement('div');
      node.slot = slot;
      host.append(node);
      return node;
    });
    mount(form ?? null, wallets);
    return () => {
      mount(null);
      form?.remove();
      wallets?.remove();
    };
  }, [host, mount]);
};

/** True when the answer takes long: a line under the pay button is then shown. */
const useSlow = (isBusy: boolean): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isBusy) return;
    const timer = setTimeout(() => setSlow(true), 2000);
    return () => clearTimeout(timer);
  }, [isBusy]);
  return isSlow;
};

/**
 * The place of the card form. It is never hidden with `display`: a card form without layout never becomes ready. `inert`
 * is set in an effect, because React 18 does not know it.
 */
const PaymentSlot = ({ isInert }: { isInert: boolean }) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => void place.current?.toggleAttribute('inert', isInert), [isInert]);
  return (
    <div ref={place} className="payment-slot">
      <slot name={SLOT} />
    </div>
  );
};

/** The card form, or its outline while it loads. */
const FormArea = ({ view }: { view: PaymentView }) => {
  const isOpen = view.form !== 'loading' && view.form !== 'unavailable';
  return (
    <div
      className="payment-form"
      part="payment-form"
      data-open={isOpen || undefined}
      hidden={view.form === 'unavailable'}
    >
      {view.form === 'loading' && <Skeleton lines={formShape} />}
      <PaymentSlot isInert={view.isBusy || view.form === 'loading'} />
    </div>
  );
};

/** The buttons of wallets wait until the customer has agreed to the terms. Without layout they never become ready. */
const Wallets = ({ view }: { view: PaymentView }) => {
  const place = useRef<HTMLDivElement>(null);
  const { wallets, terms, isBusy } = view;
  const isClosed = isBusy || (terms !== null && terms.isAsked && !terms.isAgreed);
  useLayoutEffect(() => void place.current?.toggleAttribute('inert', isClosed), [isClosed]);
  if (!wallets) return null;
  return (
    <div className="wallets" part="wallets" data-shown={wallets.areShown || undefined}>
      <div ref={place} role="group" aria-label={wallets.label} className="wallets-place">
        <slot name={WALLETS} />
      </div>
      {wallets.areShown && <p className="wallets-divider">{wallets.divider}</p>}
    </div>
  );
};

/** What happens to the card data, and the seller's own words. */
const Reassurance = ({ view, isSlow }: { view: PaymentView; isSlow: boolean }) => (
  <>
    <p className="reassurance" part="reassurance">
      <Outline d={SHIELD} />
      <span>{isSlow ? view.slowText : view.secured}</span>
    </p>
    {view.footer && (
      <p className="seller-words" part="seller-words" dir="auto">
        {view.footer}
      </p>
    )}
  </>
);

export const PaymentScreen = ({
  view,
  send,
  takesFocus,
  mountPaymentForm,
  typedEmail,
  say,
  host,
}: ScreenProps<PaymentView>) => {
  usePaymentNodes(host, mountPaymentForm);
  const isSlow = useSlow(view.isBusy);
  const { notice } = view;
  const terms = useTerms(view.terms);
  const address = useAddress(view.address, send, typedEmail);
  return (
    <form
      className="step"
      noValidate
      aria-busy={view.form === 'loading' || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        address.commit();
        if (terms.areSettled()) send({ type: 'payment-submitted' });
      }}
    >
      {/* Takes focus again when a notice disappears, because its button had the focus. */}
      <StepTitle icon={<Outline d={LOCK} />} takesFocus={notice?.button ? null : takesFocus}>
        {view.title}
      </StepTitle>
      {notice && (
        <Notice
          {...notice}
          takesFocus={takesFocus}
          onPress={() => send({ type: notice.action === 'retry' ? 'retry-requested' : 'notice-dismissed' })}
        />
      )}
      {view.address && <AddressLine view={view.address} address={address} say={say} />}
      <Wallets view={view} />
      <FormArea view={view} />
      <Terms view={view.terms} state={terms} isLocked={view.isBusy} send={send} />
      <div className="actions">
        <OrderTerms order={view.order} />
        <Button
          type="submit"
          part="pay"
          isBusy={view.isBusy}
          busyText={view.busyText}
          isDisabled={!view.canPay}
        >
          {view.button}
        </Button>
      </div>
      <Reassurance view={view} isSlow={isSlow} />
      <slot name="assurance" />
    </form>
  );
};
