import { browserRandom } from '../adapters/browser';
import { withoutQuery } from '../adapters/page-facts';
import type { CheckoutRequest, CheckoutState } from '../checkout/machine/checkout.types';
import type { PurchasesContext } from '../checkout/runner/purchases-context.types';
import { uuid } from '../model/customer/uuid';
import type { PaywallState } from '../paywall/paywall.state.types';
import type { PaywallEventDraft } from './event.types';
import { checkoutEvents } from './checkout-events.view';
import type { PaywallInteractionEvent } from '../paywall/interaction.types';
import { interactionEvent, paywallEvents } from './paywall-events.view';
import type { PaywallFacts } from './paywall-events.view';
import { trackerOf } from './tracker';
import type { PaywallSubject } from './tracker';

/** Receives what happens in its order, each with its time by this device's clock. */
export type Recorder<T> = (item: T, at: number) => void;

export const checkoutRecorder = (
  context: PurchasesContext,
  request: CheckoutRequest,
  appUserId: string,
): Recorder<CheckoutState> => {
  const tracker = trackerOf(context);
  let before: CheckoutState | null = null;
  return (state, at) => {
    for (const event of checkoutEvents(before, state, request)) tracker?.checkout(event, appUserId, at);
    before = state;
    if (state.name === 'closed') tracker?.flush();
  };
};

const subjectOf = ({ offering }: PaywallFacts): PaywallSubject => {
  const data = offering.paywall_components as { readonly id?: unknown } | null;
  const context = offering.availablePackages[0]?.webBillingProduct.presentedOfferingContext;
  const rule = context?.targetingContext;
  return {
    sessionId: uuid(browserRandom.bytes(16)),
    offeringId: offering.identifier,
    paywallId: typeof data?.id === 'string' ? data.id : null,
    context: {
      ...(context?.placementIdentifier ? { placement_identifier: context.placementIdentifier } : {}),
      ...(rule ? { targeting_revision: rule.revision, targeting_rule_id: rule.ruleId } : {}),
    },
  };
};

/** What happens in a paywall. */
export type PaywallSignal =
  | { readonly type: 'state'; readonly state: PaywallState }
  /** An action has failed. Comes before the state that follows from it. */
  | { readonly type: 'failed' }
  | { readonly type: 'interaction'; readonly interaction: PaywallInteractionEvent };

export const paywallRecorder = (
  context: PurchasesContext,
  facts: PaywallFacts,
  appUserId: string,
): Recorder<PaywallSignal> => {
  const tracker = trackerOf(context);
  const subject = subjectOf(facts);
  let before: PaywallState | null = null;
  let hasFailed = false;
  const record = (draft: PaywallEventDraft, at: number): void =>
    tracker?.paywall(draft, subject, appUserId, at);
  const onState = (state: PaywallState, at: number): void => {
    for (const event of paywallEvents(before, state, facts, hasFailed)) record(event, at);
    // A purchase may be followed by another page.
    if (state.name === 'closed' || state.purchase !== before?.purchase) tracker?.flush();
    hasFailed = false;
    before = state;
  };
  return (signal, at) => {
    switch (signal.type) {
      case 'state':
        return onState(signal.state, at);
      case 'failed':
        hasFailed = true;
        return;
      case 'interaction':
        // None before the impression.
        if (before) record(interactionEvent(facts, signal.interaction, withoutQuery), at);
        return;
    }
  };
};
