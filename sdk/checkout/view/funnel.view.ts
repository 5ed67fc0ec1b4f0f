import type { CheckoutFailure, FailureKind } from '../../model/purchase/failure';
import type { CheckoutState, CheckoutStateName } from '../machine/checkout.types';

/**
 * The step that the customer sees. `confirming`: a payment was sent and has no result yet. `elsewhere`: the purchase is in
 * another tab. `owned`: the customer has the access already and decides whether to buy.
 */
export type CheckoutStep =
  | 'owned'
  | 'email'
  | 'payment'
  | 'plan'
  | 'confirming'
  | 'success'
  | 'error'
  | 'elsewhere';

/** What went wrong in a checkout. The customer may be able to continue. */
export interface CheckoutProblem {
  readonly kind: FailureKind | 'payment-refused' | 'form-unavailable';
  /** The public code. */
  readonly code: number;
  /** The backend's number, e.g. 7772. */
  readonly backendErrorCode: number | null;
  /** For logs. May contain an e-mail address: redact it. */
  readonly detail: string | null;
}

/** What a change of the state means for the funnel of a checkout. */
export type FunnelEvent =
  | { readonly type: 'step'; readonly step: CheckoutStep }
  /** The card form can be filled. */
  | { readonly type: 'form-shown' }
  | { readonly type: 'submitted' }
  | { readonly type: 'problem'; readonly problem: CheckoutProblem };

/** The step of each state; `null`: nothing new is shown. */
const steps = {
  'present-offer': null,
  loading: null,
  'already-owned': 'owned',
  'needs-auth-info': 'email',
  'processing-auth-info': 'email',
  'needs-payment-info': 'payment',
  'needs-plan-confirmation': 'plan',
  'polling-purchase-status': 'confirming',
  'open-elsewhere': 'elsewhere',
  'moved-elsewhere': 'elsewhere',
  success: 'success',
  error: 'error',
  closed: null,
} satisfies Record<CheckoutStateName, CheckoutStep | null>;

const stepOf = (state: CheckoutState | null): CheckoutStep | null => {
  if (!state) return null;
  return state.name === 'error' && state.recheck ? 'confirming' : steps[state.name];
};

const ofFailure = ({ kind, code, extra, detail }: CheckoutFailure): CheckoutProblem => ({
  kind,
  code,
  backendErrorCode: extra?.backendErrorCode ?? null,
  detail,
});

const STORE_PROBLEM = 2;
const ofForm = (kind: 'payment-refused' | 'form-unavailable', detail: string | null): CheckoutProblem => ({
  kind,
  code: STORE_PROBLEM,
  backendErrorCode: null,
  detail,
});

const pressesOf = (state: CheckoutState | null): number => state?.payment?.presses ?? 0;

/** A payment of an earlier page is resumed, not submitted. */
const isSubmit = (before: CheckoutState | null, state: CheckoutState): boolean =>
  formOf(before) !== null && formOf(state) !== null && pressesOf(state) > pressesOf(before);

const formOf = (state: CheckoutState | null) => (state?.name === 'needs-payment-info' ? state.form : null);

/** The provider has refused a payment. Card errors that the form shows itself leave no notice. */
const refusalIn = (before: CheckoutState | null, state: CheckoutState): CheckoutProblem | null => {
  const form = formOf(state);
  const earlier = formOf(before);
  if (form?.name === 'notice')
    return form.reason === 'refused' && earlier?.name !== 'notice'
      ? ofForm('payment-refused', form.message)
      : null;
  const isAnswered = earlier?.name === 'processing' && form?.name === 'ready';
  return isAnswered && pressesOf(state) < pressesOf(before) ? ofForm('payment-refused', null) : null;
};

const problemIn = (before: CheckoutState | null, state: CheckoutState): CheckoutProblem | null => {
  if ('failure' in state && state.name !== 'loading' && state.name !== 'processing-auth-info') {
    const { failure } = state;
    const isNew =
      !before || !('failure' in before) || before.name !== state.name || before.failure !== failure;
    return failure && isNew ? ofFailure(failure) : null;
  }
  const form = formOf(state);
  if (form?.name === 'unavailable' && formOf(before)?.name !== 'unavailable')
    return ofForm('form-unavailable', null);
  return refusalIn(before, state);
};

const isFormShown = (state: CheckoutState | null): boolean => {
  const form = formOf(state);
  return form !== null && form.name !== 'loading' && form.name !== 'unavailable';
};

/**
 * Compares two states of a checkout. A step that is shown again after a state without a step is not repeated.
 *
 * @param shown the last step that was shown.
 */
export const funnelEvents = (
  before: CheckoutState | null,
  state: CheckoutState,
  shown: CheckoutStep | null,
): readonly FunnelEvent[] => {
  const step = stepOf(state);
  const problem = problemIn(before, state);
  return [
    ...(isSubmit(before, state) ? [{ type: 'submitted' } as const] : []),
    ...(step && step !== shown ? [{ type: 'step', step } as const] : []),
    ...(isFormShown(state) && !isFormShown(before) ? [{ type: 'form-shown' } as const] : []),
    ...(problem ? [{ type: 'problem', problem } as const] : []),
  ];
};
