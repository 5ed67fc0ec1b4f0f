import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { toBcp47 } from '../../sdk/internal';
import type { Translator } from '../../sdk/internal';
import { IconButton } from '../kit/button';
import { dropCaret, hasFocus, isFocusLost } from '../kit/focus';
import type { FocusRight } from '../kit/focus';
import { Icon } from '../kit/icon';
import { LiveRegion } from '../kit/live-region';
import { Modal } from '../kit/modal';
import type { FrameView } from './before-offer.view';
import type { CheckoutHost, Layout } from './host';
import { $laterScreens } from './later-steps';
import type { BrandView } from './summary/brand';
import { OrderSummary } from './summary/order-summary';

export interface FrameProps {
  readonly host: CheckoutHost;
  readonly layout: Layout;
  readonly view: FrameView;
  readonly brand: BrandView;
  readonly isSandbox: boolean;
  readonly translator: Translator;
  readonly onClose: () => void;
  /** Shown with the totals. */
  readonly promo: ReactNode;
  readonly children: (takesFocus: FocusRight, say: (sentence: string) => void) => ReactNode;
}

/** The question before closing, while it is asked. It goes when nothing would be lost any more. */
const useLeaveQuestion = (host: CheckoutHost, leave: FrameView['leave'], onClose: () => void): ReactNode => {
  const isAsked = useStore(host.$isLeaving);
  const later = useStore($laterScreens);
  useEffect(() => {
    if (!leave) host.$isLeaving.set(false);
  }, [host, leave]);
  return (
    isAsked &&
    leave &&
    later && <later.LeaveQuestion view={leave} onStay={() => host.$isLeaving.set(false)} onClose={onClose} />
  );
};

/**
 * The dialog or the inline box: side panel, close button, step and live region. Steps take the focus if it is in the
 * checkout, or if the control that had it was removed. Where the user has gone to another field or frame, it stays.
 */
export const Frame = (props: FrameProps) => {
  const { host, layout, view, brand, isSandbox, translator, onClose, promo, children } = props;
  const had = useRef(false);
  const [takesFocus] = useState<FocusRight>(() => ({
    get current() {
      return layout === 'modal' || hasFocus(host) || (had.current && isFocusLost());
    },
  }));
  const [extra, setExtra] = useState('');
  const question = useLeaveQuestion(host, view.leave, onClose);
  const content = (
    <div className="panels" onPointerDown={dropCaret}>
      {view.offer && (
        <OrderSummary
          offer={view.offer}
          brand={brand}
          label={view.summaryLabel}
          sandboxLabel={isSandbox ? view.sandboxLabel : null}
          waiting={translator.text('totals.calculating')}
          mustOpen={!!view.code?.error}
        >
          {promo}
        </OrderSummary>
      )}
      <div className="form surface surface-form" part="form">
        <div className="form-bar">
          <IconButton label={view.closeLabel} part="close" onPress={onClose}>
            <Icon name="close" />
          </IconButton>
        </div>
        {children(takesFocus, setExtra)}
        <slot name="footer" />
        <LiveRegion sentences={extra ? [...view.announcement, extra] : view.announcement} />
      </div>
    </div>
  );
  return (
    <div
      className={`root root-${layout}`}
      lang={toBcp47(translator.locale)}
      dir={translator.direction}
      onFocus={() => (had.current = true)}
    >
      {layout === 'modal' ? (
        <Modal
          label={view.label}
          host={host}
          onEscape={() => (question ? host.$isLeaving.set(false) : host.leave())}
          question={question}
        >
          {content}
        </Modal>
      ) : (
        <section className="inline" part="inline" aria-label={view.label}>
          {content}
        </section>
      )}
    </div>
  );
};
