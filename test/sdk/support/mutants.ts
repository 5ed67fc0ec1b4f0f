/** The files that are copied for a mutant; all other imports use the original files. */
export const MACHINE_FILES = [
  'checkout.machine.ts',
  'first-steps.machine.ts',
  'later-steps.machine.ts',
  'open-session.machine.ts',
  'owned.machine.ts',
  'advance.machine.ts',
  'starting.machine.ts',
  'resuming.machine.ts',
  'paying.machine.ts',
  'payment-steps.machine.ts',
  'deferred-payment.machine.ts',
  'pricing.machine.ts',
  'plan.machine.ts',
  'confirming.machine.ts',
  'transitions.machine.ts',
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

export const inFile =
  (file: Mutant['file']) =>
  (name: string, from: string, to: string): Mutant => ({ name, file, from, to });
const machine = inFile('first-steps.machine.ts');
const session = inFile('open-session.machine.ts');
const starting = inFile('starting.machine.ts');
const advance = inFile('advance.machine.ts');
const resuming = inFile('resuming.machine.ts');
const paying = inFile('paying.machine.ts');
const steps = inFile('payment-steps.machine.ts');
const confirming = inFile('confirming.machine.ts');
const transitions = inFile('transitions.machine.ts');
const form = inFile('payment-form.ts');

const STILL_CONFIRMING = 'if (state.isOnline) return toStillConfirming(state, reason);';

/** Possible mistakes in the machine; each would harm a customer. */
export const mutants: readonly Mutant[] = [
  machine('events leave the state closed', "if (state.name === 'closed') return unchanged(state);", ''),
  machine(
    'late answers are handled',
    "if ('ticket' in event && event.ticket !== state.ticket) return unchanged(state);",
    '',
  ),
  confirming('eleven reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 11'),
  confirming('nine reads', 'MAX_STATUS_READS = 10', 'MAX_STATUS_READS = 9'),
  confirming('endless reads', 'reads: before.reads + 1', 'reads: before.reads'),
  confirming('reads without a pause of a second', 'STATUS_PAUSE_MS = 1000', 'STATUS_PAUSE_MS = 100'),
  confirming(
    'a failed read is final',
    STILL_CONFIRMING,
    'if (state.isOnline) return toError(state, reason);',
  ),
  paying(
    'a lost answer is final',
    'isConfirming(state) ? toStillConfirming(state, event.failure) :',
    'isConfirming(state) ? toError(state, event.failure) :',
  ),
  paying(
    'a lost answer asks for the form again',
    'isConfirming(state) ? toStillConfirming(state, event.failure) :',
    'isConfirming(state) ? openForm(state) :',
  ),
  confirming(
    'after the tenth pending answer the transactions are not read',
    'return isOver(state) ? read(state) : waitAndRead',
    'return isOver(state) ? giveUp(state) : waitAndRead',
  ),
  confirming(
    'offline reads are counted',
    'waitAndRead({ ...state, failures: state.failures + 1 }, ',
    'waitAndRead({ ...state, reads: state.reads + 1 }, ',
  ),
  confirming(
    '“Try again” has no effect offline',
    'return state.isReading || state.isOnline ? unchanged(state) : read(state);',
    'return unchanged(state);',
  ),
  confirming(
    '“Try again” pays again while a payment has no result',
    "case 'retry-requested':\n    case 'waited':\n      return recheck.isChecking",
    "case 'retry-requested':\n      return submitEmail(state, 'loading', state.email);\n    case 'waited':\n      return recheck.isChecking",
  ),
  confirming(
    'two reads at a time',
    'return recheck.isChecking ? unchanged(state) : recheckNow(state);',
    'return recheckNow(state);',
  ),
  confirming('a read never ends', '    isChecking: false,\n', '    isChecking: true,\n'),
  confirming(
    'no second read',
    ': waitToRecheck(state, canPayAgain || isWithoutIntent(state.payment));',
    ': (void canPayAgain, unchanged(state));',
  ),
  confirming('pauses do not grow', 'const tries = recheck.tries + 1;', 'const { tries } = recheck;'),
  transitions('pauses grow without end', 'LONGEST_PAUSE_MS = 30_000', 'LONGEST_PAUSE_MS = 1e12'),
  paying('a confirmation is forgotten', '? pollAccepted(undecided) :', '? unchanged(state) :'),
  confirming(
    'redemption is lost',
    "if (status.type === 'succeeded') return toSuccess(before, status);",
    "if (status.type === 'succeeded') return toSuccess(before, {});",
  ),
  confirming(
    'a failed operation is a success',
    "if (status.type === 'failed') return toError(before, status.failure);",
    "if (status.type === 'failed') return toSuccess(before, {});",
  ),
  starting(
    'a lost start is repeated without a search',
    'if (state.startMayCharge) return lookForStart(state, reason);',
    'if (state.startMayCharge) return giveUp({ ...state, unansweredStart: null }, reason);',
  ),
  advance('a lost start is forgotten', 'if (state.unansweredStart) return lookForStart(state, null);', ''),
  starting(
    'a start that is not found at once is treated as lost',
    'isOverdue(before) ? noStartLeft : {}',
    'noStartLeft',
  ),
  starting(
    'a start that is not found at the e-mail step is treated as lost',
    'if (isOverdue(state))\n      return state.ownedBefore',
    'if (state.now >= 0)\n      return state.ownedBefore',
  ),
  advance('a start is not stored', 'state.startMayCharge ? { sentAt: state.now } : null', 'null'),
  advance(
    'a start of another page is repeated',
    'restart({ ...state, unansweredStart: { sentAt: Math.min(resume.sentAt, state.now) } })',
    'restart(state)',
  ),
  advance(
    'the transactions are not read',
    'return state.ownedBefore && state.isOnline\n      ? start(state)',
    'return state.isOnline\n      ? start(state)',
  ),
  starting(
    'a final error hides a start without an answer',
    'state.unansweredStart ? toStillConfirming(state, reason) : toError(state, reason)',
    'toError(state, reason)',
  ),
  starting(
    'a purchase that has ended in another tab is started here',
    "if (event.type === 'claimed' && event.found === null && isUndecided(resume)) return toMoved(state);",
    '',
  ),
  starting(
    'a start without a connection',
    "event.failure.kind === 'network' || !state.isOnline",
    '!state.isOnline',
  ),
  starting(
    'without the earlier transactions a start is treated as lost',
    'if (isOverdue(before) && !before.ownedBefore) return',
    'if (!before) return',
  ),
  resuming(
    'a running confirmation counts as refused',
    "status === 'refused' && payment.presses === 1",
    "(status === 'refused' || status === 'open') && payment.presses === 1",
  ),
  resuming('an old refusal counts for this confirmation', '&& !payment.wasRefused && session', '&& session'),
  resuming(
    'one refusal ends two confirmations',
    "status === 'refused' && payment.presses === 1 &&",
    "status === 'refused' &&",
  ),
  resuming(
    'a form forgets the payment without a result',
    'return toForm(sharedFields(state), { ...payment, session }, {',
    'return toForm(settledFields(state), { ...payment, session }, {',
  ),
  resuming(
    'a sent payment opens as a form after a reload',
    "return request(undecided, (ticket) => ({ type: 'read-intent', ticket, session }));",
    'return toForm(settledFields(state), { ...payment, session }, { wasRefused: false, notice: null });',
  ),
  resuming('the wait has no end after a reload', 'if (isOverdue(undecided))', 'if (!undecided)'),
  confirming('the wait has no end', 'isOverdue(state) ? onOverdue(state) :', ''),
  confirming(
    'a session that the server does not know can be paid again',
    'isKnown && isUnpaid(event)',
    'isUnpaid(event)',
  ),
  confirming(
    'a session that the server does not know opens its form after a refusal',
    "|| (status === 'refused' && !isKnown)",
    '',
  ),
  confirming('a session that is gone stays on offer', '!isGone(reason) && (state', '(state'),
  transitions(
    'a session that is gone is on offer if its intent was lost',
    '(isWithoutIntent(state.payment) && !isGone(reason))',
    'isWithoutIntent(state.payment)',
  ),
  confirming(
    'a session that the server does not know is given up',
    'if (state.payment && isOverdue(state))',
    'if (state.payment && (isGone(reason) || isOverdue(state)))',
  ),
  confirming(
    'a failed read proves a start lost',
    'if (state.payment && isOverdue(state))',
    'if (isOverdue(state))',
  ),
  transitions('the wait ends early', '24 * 3_600_000', '3_600_000'),
  transitions('a start is given up early', 'START_LIMIT_MS = 120_000', 'START_LIMIT_MS = 12_000'),
  session(
    'nothing is read while the form is shown',
    "{ type: 'wait', ticket: next.ticket, ms: pauseAfter(0) }",
    "{ type: 'stop' }",
  ),
  steps('a second confirmation resets the first', 'presses: (before?.presses ?? 0) + 1', 'presses: 1'),
  steps('the end of the wait moves', 'submittedAt: before?.submittedAt ?? now', 'submittedAt: now'),
  steps(
    'a refusal ends every confirmation',
    'payment && presses > 0 ? { ...payment, presses, wasRefused } : null',
    'null',
  ),
  steps(
    'a payment is not stored',
    'const sent = { ...state, payment };',
    'const sent = { ...state, payment: before };',
  ),
  paying(
    'a refusal is forgotten',
    'const next = withoutPress(state, true);',
    'const next = withoutPress(state, state.wasRefused);',
  ),
  steps('two chains of reads', 'if (state.watch) return [sent, [effect]];', ''),
  paying('a read that shows success is ignored', 'if (settled) return settled;', ''),
  machine(
    'a crash is a cancellation',
    "if (event.type === 'crashed') return onCrashed(state, event.detail);",
    "if (event.type === 'crashed') return onClosed(state);",
  ),
  machine(
    'a crash forgets the payment',
    'if (state.payment || state.unansweredStart) return toStillConfirming(state, reason);',
    '',
  ),
  machine(
    'a clock that was set back makes the wait longer',
    'Math.min(payment.submittedAt, now)',
    'payment.submittedAt',
  ),
  starting(
    'a purchase that is found is repeated',
    "if (status.type === 'succeeded') return toSuccess(before, status);",
    '',
  ),
  advance('a start is sent offline', 'state.ownedBefore && state.isOnline', 'state.ownedBefore'),
  advance('the lock is not acquired', 'if (!state.isMine) return claim(state, false);', ''),
  starting(
    'a purchase continues without the lock',
    "return unchanged({ ...sharedFields(state), name: 'open-elsewhere', resume });",
    'return proceed({ ...state, isMine: true });',
  ),
  starting(
    'a purchase that another tab has paid is started again',
    'resume: event.found === undefined ? resume : event.found',
    'resume',
  ),
  resuming(
    'a paid intent opens the form again',
    "if (status === 'paid') return pollAccepted(state);",
    "if (status === 'paid') return payAgain(state);",
  ),
  paying('after the back/forward cache a lost answer is not read', 'return event.wasCached', 'return !event'),
  paying(
    'a payment is sent offline',
    'return state.isOnline ? pay(next) : checkConnection(next);',
    'return pay(next);',
  ),
  paying(
    'a session that has succeeded is paid',
    "if (status.type === 'succeeded') return toSuccess(state, { ...status, sessionId: state.sessionId });",
    '',
  ),
  form(
    'going online pays',
    "form.name === 'notice' && form.reason === 'offline' ? filled(form.complete) : form",
    "form.name === 'notice' && form.reason === 'offline' ? { name: 'processing' } : form",
  ),
  transitions(
    'a purchase that was moved continues',
    "[{ type: 'stop' }, { type: 'close-payment-form' }],\n];",
    '[],\n];',
  ),
  transitions(
    'a purchase that was moved handles late answers',
    'ticket: state.ticket + 1, isMine: false,',
    'isMine: false,',
  ),
  machine(
    'closing on success cancels',
    "if (state.name === 'success') {",
    "if (state.name === 'success' && state.isMine === null) {",
  ),
  machine(
    'closing an unresolved payment cancels',
    "if (state.name === 'error' && (state.recheck || state.failure.kind === 'crashed'))",
    "if (state.name === 'error' && state.failure.kind === 'crashed')",
  ),
  machine('closing after a crash cancels', " || state.failure.kind === 'crashed'", ''),
  machine(
    'closing during a payment reports that nothing was sent',
    'paymentSubmitted: isPaymentOut(state)',
    'paymentSubmitted: false',
  ),
  starting(
    'no failure returns to the e-mail step',
    'if (isRecoverable(reason)) return askForEmail(state, reason);',
    '',
  ),
  starting('every failure returns to the e-mail step', 'if (isRecoverable(reason)) return', 'return'),
  starting(
    'an unknown next action opens the form',
    "if (nextAction !== null && nextAction !== 'collect_payment_info')",
    "if (nextAction === 'x')",
  ),
  paying('a broken form stays', "state.form.name === 'unavailable' ? openForm(state) :", ''),
  advance(
    'an empty address starts',
    '!state.isEmailSubmitted && needsEmail(state)',
    'state.now < 0 && needsEmail(state)',
  ),
  advance('addresses are not checked', 'if (problem) return', 'if (problem && !email) return'),
  transitions('tickets do not change', 'const ticket = state.ticket + 1;', 'const ticket = state.ticket;'),
  transitions('nothing is settled', "{ type: 'settle', outcome }]", ']'),
  transitions(
    'settled twice',
    "{ type: 'settle', outcome }]",
    "{ type: 'settle', outcome }, { type: 'settle', outcome }]",
  ),
  transitions('the timers run on after closing', "[{ type: 'stop' }, ", '['),
  transitions(
    'the form stays open after success',
    "transaction, changeType },\n    [{ type: 'close-payment-form' }],",
    'transaction, changeType },\n    [],',
  ),
  transitions('failures are not logged', "{ type: 'log-failure', failure: reason },\n  );", ');'),
  transitions(
    'an unresolved payment is read without a pause',
    "type: 'wait', ticket, ms: pauseAfter(0)",
    "type: 'log-failure', failure: reason",
  ),
  transitions(
    'the address is forgotten',
    "const next = { ...sharedFields(state), name: 'needs-auth-info', failure: reason } as const;",
    "const next = { ...sharedFields(state), email: '', name: 'needs-auth-info', failure: reason } as const;",
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
    "{ name: 'notice', message: event.message, complete: true, reason: 'refused' }",
    'filled(true)',
  ),
  form(
    'the form fails during a payment',
    "return isBusy(form) ? form : { name: 'unavailable' };",
    "return { name: 'unavailable' };",
  ),
  form(
    'a notice can’t be dismissed',
    "return form.name === 'notice' ? filled(form.complete) : form;",
    'return form;',
  ),
];
