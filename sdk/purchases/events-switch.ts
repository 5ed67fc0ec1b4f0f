import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import { uuid } from '../model/customer/uuid';
import { platform } from './platform';

/** Begins to send events. With the browser's setting to save data this waits for the first checkout or paywall. */
const sendEventsWithUi = (context: PurchasesContext): void => {
  if (platform.canPrefetch())
    platform.loadUi().then(
      (ui) => ui.sendEvents(context),
      () => {}, // The error is reported when the screens are needed.
    );
};

/** Switches the events of an instance. Events that wait belong to the settings, and are deleted with them. */
export const switchEvents = (context: PurchasesContext, areOn: boolean, appUserId: string): void => {
  if (!areOn) context.events = null;
  else if (!context.events) {
    context.events = { appUserId, since: context.clock.now(), traceId: uuid(context.random.bytes(16)) };
    sendEventsWithUi(context);
  }
};
