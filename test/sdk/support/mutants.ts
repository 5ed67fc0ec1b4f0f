/** A planted mistake: `from` is replaced by `to` in one file of the checkout machine. */
export interface Mutant {
  readonly name: string;
  readonly file: 'checkout.machine.ts' | 'moves.machine.ts' | 'payment-form.ts';
  readonly from: string;
  readonly to: string;
}

const machine = (name: string, from: string, to: string): Mutant => ({
  name,
  file: 'checkout.machine.ts',
  from,
  to,
});
const moves = (name: string, from: string, to: string): Mutant => ({
  name,
  file: 'moves.machine.ts',
  from,
  to,
});
const form = (name: string, from: string, to: string): Mutant => ({
  name,
  file: 'payment-form.ts',
  from,
  to,
});

const STILL_CONFIRMING = 'return toStillConfirming(state, state.sessionId, event.failure);';

/** Mistakes that somebody could make, each with a cost for a customer. */
export const mutants: readonly Mutant[] = [
  machine('closed is left again', "if (state.name === 'closed') return stay(state);", ''),
  machine(
    'late answers count',
    "if ('ticket' in event && event.ticket !== state.ticket) return stay(state);",
    '',
  ),
  machine('eleven reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 11'),
  machine('nine reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 9'),
  machine('endless reads', 'const reads = state.reads + 1;', 'const reads = state.reads;'),
  machine('reads in a hurry', 'STATUS_PAUSE_MS = 1000', 'STATUS_PAUSE_MS = 100'),
  machine('a failed read is final', STILL_CONFIRMING, 'return toError(state, event.failure);'),
  machine(
    'a lost answer is final',
    '? toStillConfirming(state, state.sessionId, event.failure)',
    '? toError(state, event.failure)',
  ),
  machine(
    'a lost answer asks for the form again',
    'toStillConfirming(state, state.sessionId, event.failure)\n',
    'openForm(state)\n',
  ),
  machine(
    'the tenth pending answer is final',
    `return toStillConfirming(
      state,
      state.sessionId,
      failure('unknown', 'Max attempts reached trying to get successful purchase status'),
    );`,
    "return toError(state, failure('unknown', 'x'));",
  ),
  machine(
    'a retry in doubt pays again',
    'if (recheck.isChecking) return stay(state);',
    "if (event.type === 'retry-requested') return submitEmail(state, 'loading', state.email);",
  ),
  machine('two looks at a time', 'if (recheck.isChecking) return stay(state);', ''),
  machine('the look never ends', 'isChecking: false } }, (ticket)', 'isChecking: true } }, (ticket)'),
  machine(
    'no second look',
    'return waitToRecheck(state, recheck.tries + 1, sessionId);',
    'return stay(state);',
  ),
  machine('pauses do not grow', 'recheck.tries + 1', 'recheck.tries'),
  machine('pauses grow without end', 'LONGEST_RECHECK_PAUSE_MS = 30_000', 'LONGEST_RECHECK_PAUSE_MS = 1e12'),
  machine(
    'a confirmation is forgotten',
    '? poll(state, state.sessionId) : stay(state)',
    '? stay(state) : stay(state)',
  ),
  machine(
    'redemption is lost',
    "if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo);",
    "if (status.type === 'succeeded') return toSuccess(state, null);",
  ),
  machine(
    'a failed operation is a success',
    "if (status.type === 'failed') return toError(state, status.failure);",
    "if (status.type === 'failed') return toSuccess(state, null);",
  ),
  machine(
    'closing on success cancels',
    "if (state.name === 'success')\n    return close(state, { type: 'completed', redemptionInfo: state.redemptionInfo });",
    '',
  ),
  machine(
    'closing in doubt cancels',
    "if (state.name === 'error' && state.recheck)\n    return close(state, { type: 'failed', failure: state.failure, paymentSubmitted: true });",
    '',
  ),
  machine(
    'closing under a payment says nothing was sent',
    "{ type: 'cancelled', paymentSubmitted }",
    "{ type: 'cancelled', paymentSubmitted: false }",
  ),
  machine('nothing is mendable', 'isRecoverable(reason) ? askForEmail(state, reason) :', ''),
  machine(
    'everything is mendable',
    'isRecoverable(reason) ? askForEmail(state, reason) : toError(state, reason)',
    'askForEmail(state, reason)',
  ),
  machine(
    'an unknown next action opens the form',
    "if (nextAction !== null && nextAction !== 'collect_payment_info')",
    "if (nextAction === 'x')",
  ),
  machine('a broken form stays', "state.form.name === 'unavailable' ? openForm(state) :", ''),
  machine('an empty address starts', "state.email.trim() === ''", 'false'),
  moves(
    'addresses are not checked',
    'problem ? askForEmail({ ...state, email }, problem) :',
    'problem && !email ? askForEmail({ ...state, email }, problem) :',
  ),
  moves('tickets do not change', 'const ticket = state.ticket + 1;', 'const ticket = state.ticket;'),
  moves('nothing is settled', "{ type: 'settle', outcome }]", ']'),
  moves(
    'settled twice',
    "{ type: 'settle', outcome }]",
    "{ type: 'settle', outcome }, { type: 'settle', outcome }]",
  ),
  moves('the timers run on after closing', "[{ type: 'stop' }, ", '['),
  moves(
    'the form outlives success',
    "redemptionInfo }, [{ type: 'close-payment-form' }]]",
    'redemptionInfo }, []]',
  ),
  moves('failures are not logged', "{ type: 'log-failure', failure: reason },\n  );", ');'),
  moves('in doubt without waiting', "type: 'wait', ticket, ms: 2000", "type: 'log-failure', failure: reason"),
  moves(
    'the address is forgotten',
    'reason: CheckoutFailure | null): Transition => [\n  { ...known(state),',
    "reason: CheckoutFailure | null): Transition => [\n  { ...known(state), email: '',",
  ),
  form(
    'pay before complete',
    "return form.name === 'ready' ? { name: 'processing' } : form;",
    "return form.name === 'loading' || form.name === 'processing' ? form : { name: 'processing' };",
  ),
  form(
    'pay twice',
    "return form.name === 'ready' ? { name: 'processing' } : form;",
    "return form.name === 'ready' || form.name === 'processing' ? { name: 'processing' } : form;",
  ),
  form('a refusal leaves it processing', "if (form.name !== 'processing') return form;", 'return form;'),
  form(
    'a refusal has no reason',
    "{ name: 'notice', message: event.message, complete: true }",
    'filled(true)',
  ),
  form(
    'the form breaks under a payment',
    "return form.name === 'processing' ? form : { name: 'unavailable' };",
    "return { name: 'unavailable' };",
  ),
  form(
    'a notice can not be dismissed',
    "return form.name === 'notice' ? filled(form.complete) : form;",
    'return form;',
  ),
];
