import { toFailure } from '../../../model/purchase/failure';
import { afterUnlessClosed, FORM_LIMIT_MS } from './effect-context';
import type { EffectHandler } from './effect-context';
import type { BillingLocation } from '../../../ports/payment';

/** Effects that price a session. None of them charges anything. */

/** An earlier question is cancelled: its answer would be late. */
export const readPrice: EffectHandler<'read-price'> = ({ priceTicket, sessionId, question }, context) => {
  const { ports, signal, send } = context;
  context.stopPricing();
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  signal.addEventListener('abort', stop);
  context.stopPricing = stop;
  ports.api
    .readPrice(sessionId, question, controller.signal)
    .then(
      (answer) => send({ type: 'price-read', priceTicket, answer }),
      (error: unknown) => {
        context.updateConnectivity();
        send({ type: 'price-unread', priceTicket, failure: toFailure(error, 'setting-up') });
      },
    )
    .finally(() => signal.removeEventListener('abort', stop));
};

/** Reads the address from a complete form. Without an answer the price stays as it is until the customer pays. */
export const readLocation: EffectHandler<'read-location'> = ({ priceTicket }, context) => {
  let isOver = false;
  const end = (location: BillingLocation | null): void => {
    if (isOver) return;
    isOver = true;
    stopTimer();
    context.send({ type: 'location-read', priceTicket, location });
  };
  const stopTimer = afterUnlessClosed(context, FORM_LIMIT_MS, () => end(null));
  const collect = async () => context.form.handle?.collect?.(true) ?? null;
  collect().then(
    (answer) => end(answer?.type === 'collected' ? answer.location : null),
    () => end(null),
  );
};
