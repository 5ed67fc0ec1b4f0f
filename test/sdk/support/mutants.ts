/** What is copied for a mutant; everything else that the machine imports stays where it is. */
export const MACHINE_FILES = [
  'checkout.machine.ts',
  'starting.machine.ts',
  'paying.machine.ts',
  'confirming.machine.ts',
  'moves.machine.ts',
  'progress.machine.ts',
  'payment-form.ts',
] as const;

/** A planted mistake: `from` is replaced by `to` in one file of the checkout machine. */
export interface Mutant {
  readonly name: string;
  readonly file: (typeof MACHINE_FILES)[number];
  readonly from: string;
  readonly to: string;
}

const inFile =
  (file: Mutant['file']) =>
  (name: string, from: string, to: string): Mutant => ({ name, file, from, to });
const machine = inFile('checkout.machine.ts');
const starting = inFile('starting.machine.ts');
const paying = inFile('paying.machine.ts');
const confirming = inFile('confirming.machine.ts');
const moves = inFile('moves.machine.ts');
const form = inFile('payment-form.ts');

const STILL_CONFIRMING = 'if (state.isOnline) return toStillConfirming(state, state.sessionId, reason);';

/** Mistakes that somebody could make, each with a cost for a customer. */
export const mutants: readonly Mutant[] = [
  machine('closed is left again', "if (state.name === 'closed') return stay(state);", ''),
  machine(
    'late answers count',
    "if ('ticket' in event && event.ticket !== state.ticket) return stay(state);",
    '',
  ),
  confirming('eleven reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 11'),
  confirming('nine reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 9'),
  confirming('endless reads', 'reads: before.reads + 1', 'reads: before.reads'),
  confirming('reads in a hurry', 'STATUS_PAUSE_MS = 1000', 'STATUS_PAUSE_MS = 100'),
  confirming(
    'a failed read is final',
    STILL_CONFIRMING,
    'if (state.isOnline) return toError(state, reason);',
  ),
  paying(
    'a lost answer is final',
    'return toStillConfirming(state, sessionId, event.failure);',
    'return toError(state, event.failure);',
  ),
  paying(
    'a lost answer asks for the form again',
    'return toStillConfirming(state, sessionId, event.failure);',
    'return openForm(state);',
  ),
  confirming(
    'the tenth pending answer gives up without a look',
    'return isOver(state) ? read(state) : pause',
    'return isOver(state) ? giveUp(state) : pause',
  ),
  confirming(
    'reads without a line count',
    'pause({ ...state, failures: state.failures + 1 }, ',
    'pause({ ...state, reads: state.reads + 1 }, ',
  ),
  confirming(
    'a customer without a line is left alone',
    'return state.isReading || state.isOnline ? stay(state) : read(state);',
    'return stay(state);',
  ),
  confirming(
    'a retry in doubt pays again',
    "case 'retry-requested':\n    case 'waited':\n      return recheck.isChecking",
    "case 'retry-requested':\n      return submitEmail(state, 'loading', state.email);\n    case 'waited':\n      return recheck.isChecking",
  ),
  confirming('two looks at a time', 'return recheck.isChecking ? stay(state) : look();', 'return look();'),
  confirming('the look never ends', 'isChecking: false } }, (ticket)', 'isChecking: true } }, (ticket)'),
  confirming(
    'no second look',
    'return waitToRecheck(state, recheck.tries + 1, sessionId);',
    'return stay(state);',
  ),
  confirming('pauses do not grow', 'recheck.tries + 1', 'recheck.tries'),
  moves('pauses grow without end', 'LONGEST_PAUSE_MS = 30_000', 'LONGEST_PAUSE_MS = 1e12'),
  paying(
    'a confirmation is forgotten',
    "case 'payment-confirmed':\n    case 'intent-unknown':\n      return poll(state, sessionId);",
    "case 'payment-confirmed':\n    case 'intent-unknown':\n      return stay(state);",
  ),
  confirming(
    'redemption is lost',
    "if (status.type === 'succeeded') return toSuccess(before, status.redemptionInfo);",
    "if (status.type === 'succeeded') return toSuccess(before, null);",
  ),
  confirming(
    'a failed operation is a success',
    "if (status.type === 'failed') return toError(before, status.failure);",
    "if (status.type === 'failed') return toSuccess(before, null);",
  ),
  starting(
    'a lost start is made again without a look',
    ': look({ ...state, isStartLost: true }, reason);',
    ': giveUp({ ...state, isStartLost: false }, reason);',
  ),
  starting(
    'a lost start is forgotten',
    'state.isStartLost || !state.isOnline ? look(state, null)',
    '!state.isOnline ? look(state, null)',
  ),
  starting(
    'a purchase that is found is made again',
    "if (status.type === 'succeeded') return toSuccess(before, status.redemptionInfo);",
    '',
  ),
  starting('a start goes into the dark', 'state.isStartLost || !state.isOnline ?', 'state.isStartLost ?'),
  starting('nobody asks for a turn', 'if (!state.isMine) return claim(state, false);', ''),
  starting(
    'a refused turn is taken',
    "return stay({ ...known(state), name: 'open-elsewhere', resume });",
    'return goOn({ ...state, isMine: true });',
  ),
  starting('what another tab has paid is started anew', 'resume: event.found ?? resume', 'resume'),
  starting(
    'a payment that was sent is paid again after a reload',
    "const isPaymentOut = ({ step }: Session): boolean => step !== 'form';",
    'const isPaymentOut = (_: Session): boolean => false;',
  ),
  starting('a paid intent opens the form again', 'event.isPaid ? poll(state, open.sessionId) :', ''),
  paying('a paid intent opens the form again after the cache', 'event.isPaid ? poll(state, sessionId) :', ''),
  paying('an answer that a cached page has lost is waited for', 'return event.wasCached', 'return !event'),
  paying(
    'a payment goes into the dark',
    'if (state.isOnline) return confirm(next);',
    'return confirm(next);',
  ),
  paying(
    'a session that has succeeded is paid',
    "if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo);",
    '',
  ),
  form(
    'a line that comes back pays',
    "form.name === 'notice' && form.isOffline ? filled(form.complete) : form",
    "form.name === 'notice' && form.isOffline ? { name: 'processing' } : form",
  ),
  machine('a purchase that has moved goes on', "[{ type: 'stop' }, { type: 'close-payment-form' }],", '[],'),
  machine(
    'a purchase that has moved hears late answers',
    'ticket: state.ticket + 1, isMine: false,',
    'isMine: false,',
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
    'paymentSubmitted: isPaymentOut(state)',
    'paymentSubmitted: false',
  ),
  starting('nothing is mendable', 'isRecoverable(reason) ? askForEmail(state, reason) :', ''),
  starting(
    'everything is mendable',
    'isRecoverable(reason) ? askForEmail(state, reason) : toError(state, reason)',
    'askForEmail(state, reason)',
  ),
  starting(
    'an unknown next action opens the form',
    "if (nextAction !== null && nextAction !== 'collect_payment_info')",
    "if (nextAction === 'x')",
  ),
  paying('a broken form stays', "state.form.name === 'unavailable' ? openForm(state) :", ''),
  machine('an empty address starts', "email.trim() === ''", 'false'),
  starting('addresses are not checked', 'if (problem) return', 'if (problem && !email) return'),
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
  moves(
    'in doubt without waiting',
    "type: 'wait', ticket, ms: pauseAfter(0)",
    "type: 'log-failure', failure: reason",
  ),
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
    "return isPaying(form) ? form : { name: 'unavailable' };",
    "return { name: 'unavailable' };",
  ),
  form(
    'a notice can not be dismissed',
    "return form.name === 'notice' ? filled(form.complete) : form;",
    'return form;',
  ),
];
