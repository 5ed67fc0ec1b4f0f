import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import { listenToDocument, ofDocument, toBcp47 } from '../../sdk/internal';
import type { Translator } from '../../sdk/internal';
import type { Purchases } from '../../sdk/index';
import { Boundary } from '../base/error-boundary';
import { CHECKOUT_TAG } from '../base/tags';
import { inspectGate } from '../base/integration/inspect';
import { isOffline } from '../base/errors';
import { IntegrationErrorOf } from '../commerce/commerce-frame';
import { useCustomer } from '../commerce/use-customer';
import { useElementTexts } from '../commerce/use-element-texts';
import { deepActiveElement, hasFocus, isFocusLost, isForeignFrame } from '../kit/focus';
import { LiveRegion } from '../kit/live-region';
import { Notice } from '../kit/notice';
import { activePurchase } from '../checkout/sale/pending';
import { entitlementsIn, gateView } from './gate.view';
import type { GateHost } from './host';
import { Locked } from './locked';
import type { GateState } from './purchase-gate.types';

/** Reads what the customer owns, and updates the element. */
const Watch = ({ host, purchases }: { host: GateHost; purchases: Purchases }) => {
  const customer = useCustomer(purchases);
  const { entitlement } = useStore(host.$values);
  useEffect(() => {
    const wanted = entitlementsIn(entitlement);
    if (wanted.length === 0)
      host.report(
        new Error('The attribute entitlement is missing: name one, for example entitlement="pro".'),
      );
    host.settle(...gateView(customer, wanted));
    if (customer.name === 'ready') inspectGate(host, purchases, wanted, customer.info);
  }, [host, purchases, customer, entitlement]);
  return null;
};

/** After this time the page has received the events of the purchase. */
const REST_MS = 100;

/**
 * The element that sells in the locked gate stays in the page, hidden, until its purchase has ended. The gate opens
 * earlier, and without this the purchase's last events would be lost.
 */
const useSaleEnd = (state: GateState): boolean => {
  const [isSelling, setSelling] = useState(false);
  const [before, setBefore] = useState(state);
  // Set during rendering: in an effect the selling element would be removed already.
  if (before !== state) {
    setBefore(state);
    if (before === 'closed' && state === 'open' && activePurchase()) setSelling(true);
  }
  useEffect(() => {
    if (!isSelling) return;
    const over = (): void => void setTimeout(() => setSelling(false), REST_MS);
    void (activePurchase() ?? Promise.resolve()).then(over, over);
  }, [isSelling]);
  return isSelling;
};

/** The focused element may also have been hidden. */
const isFocusOutOfSight = (): boolean => isFocusLost() || deepActiveElement()?.getClientRects().length === 0;

/**
 * Whether the element that took the focus last is inside the gate. It may have been removed since. The checkout and the
 * card provider's frames do not count: their dialog gives the focus back.
 */
const useWasFocused = (host: GateHost): RefObject<boolean> => {
  const wasFocused = useRef(false);
  useEffect(() => {
    const follow = (): void => {
      const active = ofDocument('activeElement');
      if (active?.localName === CHECKOUT_TAG || isForeignFrame(active)) return;
      wasFocused.current = hasFocus(host);
    };
    follow();
    return listenToDocument('focusin', follow);
  }, [host]);
  return wasFocused;
};

/** The unlock removes the button that the user has pressed. The unlocked content takes the focus then. */
const useUnlockFocus = (host: GateHost, state: GateState, isSelling: boolean) => {
  const content = useRef<HTMLDivElement>(null);
  const wasFocused = useWasFocused(host);
  const before = useRef({ state, isSelling });
  useEffect(() => {
    const wasLocked = before.current.state === 'closed' && wasFocused.current;
    const isDue = wasLocked || before.current.isSelling;
    before.current = { state, isSelling };
    if (isDue && state === 'open' && !isSelling && isFocusOutOfSight()) content.current?.focus();
  }, [state, isSelling, wasFocused]);
  return content;
};

/** Whether the page has its own content for customers without the entitlement. */
const useFallback = (host: GateHost): boolean => {
  const look = (): boolean => host.querySelector(':scope > [slot="fallback"]') !== null;
  const [hasFallback, setFallback] = useState(look);
  useEffect(() => {
    const observer = new MutationObserver(() => setFallback(look()));
    observer.observe(host, { childList: true, attributes: true, attributeFilter: ['slot'], subtree: true });
    return () => observer.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the host alone
  }, [host]);
  return hasFallback;
};

interface DecidedProps {
  readonly host: GateHost;
  readonly state: GateState;
  readonly purchases: Purchases | null;
  readonly t: Translator;
}

/** The gate's own parts. The page's content keeps its own fonts and direction. */
const Ours = ({
  t,
  children,
  isHidden = false,
}: {
  t: Translator;
  children: ReactNode;
  isHidden?: boolean;
}) => (
  <div className="root surface-form" lang={toBcp47(t.locale)} dir={t.direction} hidden={isHidden}>
    {children}
  </div>
);

/** A message if the entitlements could not be read, and what the customer can do. */
const Reason = ({ purchases, t }: { purchases: Purchases; t: Translator }) => {
  const customer = useCustomer(purchases);
  const isLine = customer.name === 'failed' && isOffline(customer.error);
  return t.text(isLine ? 'gate.unknown' : 'state_error.error_title_other_errors');
};

const Unknown = ({ host, purchases, t }: Omit<DecidedProps, 'state'>) => (
  <Ours t={t}>
    <div className="surface plate">
      <Notice
        title={t.text('gate.unknown_title')}
        message={
          purchases ? <Reason purchases={purchases} t={t} /> : t.text('state_error.error_title_other_errors')
        }
        button={t.text('state_error.button_try_again')}
        takesFocus={null}
        onPress={() => void host.refresh()}
      />
    </div>
  </Ours>
);

const Decided = ({ host, state, purchases, t }: DecidedProps) => {
  const hasFallback = useFallback(host);
  const isSelling = useSaleEnd(state);
  const content = useUnlockFocus(host, state, isSelling);
  return (
    <>
      {state === 'open' && (
        <div ref={content} className="content" tabIndex={-1}>
          <slot />
        </div>
      )}
      {state === 'closed' && hasFallback && <slot name="fallback" />}
      {((state === 'closed' && !hasFallback) || isSelling) && purchases && (
        <Ours t={t} isHidden={state === 'open'}>
          <Locked host={host} purchases={purchases} t={t} />
        </Ours>
      )}
      {state === 'unknown' && <Unknown host={host} purchases={purchases} t={t} />}
    </>
  );
};

/** Announces the unlock only to users who saw the locked state. */
const useSaid = (state: GateState, t: Translator): readonly string[] => {
  const [wasClosed, setClosed] = useState(false);
  useEffect(() => {
    if (state === 'closed') setClosed(true);
  }, [state]);
  return wasClosed && state === 'open' ? [t.text('gate.opened')] : [];
};

/** The React tree of `<purchase-gate>`. */
export const GateRoot = ({ host }: { host: GateHost }) => {
  const shop = useStore(host.$instance);
  const state = useStore(host.$state);
  const { t, isReady } = useElementTexts(host);
  const purchases = shop.name === 'ready' ? shop.purchases : null;
  useEffect(() => {
    if (shop.name === 'failed') host.settle('unknown', null);
  }, [host, shop]);
  const said = useSaid(state, t);
  return (
    <>
      {purchases && <Watch host={host} purchases={purchases} />}
      {state === 'checking' && (
        <div aria-busy="true">
          <slot name="loading" />
        </div>
      )}
      <Boundary onBroken={() => host.report(new Error('It could not be drawn; the error is above.'))}>
        {(isReady || state === 'open') && <Decided host={host} state={state} purchases={purchases} t={t} />}
      </Boundary>
      <Ours t={t}>
        {state === 'checking' && isReady && <p className="unseen">{t.text('gate.checking')}</p>}
        <IntegrationErrorOf host={host} />
        <LiveRegion sentences={said} />
      </Ours>
    </>
  );
};
