/** What is copied for a mutant; everything else that the machine imports stays where it is. */
export const MACHINE_FILES = [
  'checkout.machine.ts',
  'advance.machine.ts',
  'starting.machine.ts',
  'resuming.machine.ts',
  'paying.machine.ts',
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

const inFile =
  (file: Mutant['file']) =>
  (name: string, from: string, to: string): Mutant => ({ name, file, from, to });
const machine = inFile('checkout.machine.ts');
const starting = inFile('starting.machine.ts');
const advance = inFile('advance.machine.ts');
const resuming = inFile('resuming.machine.ts');
const paying = inFile('paying.machine.ts');
const confirming = inFile('confirming.machine.ts');
const transitions = inFile('transitions.machine.ts');
const form = inFile('payment-form.ts');

const STILL_CONFIRMING = 'if (state.isOnline) return toStillConfirming(state, reason);';

/** Mistakes that somebody could make, each with a cost for a customer. */
export const mutants: readonly Mutant[] = [
  machine('closed is left again', "if (state.name === 'closed') return unchanged(state);", ''),
  machine(
    'late answers count',
    "if ('ticket' in event && event.ticket !== state.ticket) return unchanged(state);",
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
    'return toStillConfirming(state, event.failure);',
    'return toError(state, event.failure);',
  ),
  paying(
    'a lost answer asks for the form again',
    'return toStillConfirming(state, event.failure);',
    'return openForm(state);',
  ),
  confirming(
    'the tenth pending answer gives up without a look',
    'return isOver(state) ? read(state) : waitAndRead',
    'return isOver(state) ? giveUp(state) : waitAndRead',
  ),
  confirming(
    'reads without a line count',
    'waitAndRead({ ...state, failures: state.failures + 1 }, ',
    'waitAndRead({ ...state, reads: state.reads + 1 }, ',
  ),
  confirming(
    'a customer without a line is left alone',
    'return state.isReading || state.isOnline ? unchanged(state) : read(state);',
    'return unchanged(state);',
  ),
  confirming(
    'a retry in doubt pays again',
    "case 'retry-requested':\n    case 'waited':\n      return recheck.isChecking",
    "case 'retry-requested':\n      return submitEmail(state, 'loading', state.email);\n    case 'waited':\n      return recheck.isChecking",
  ),
  confirming(
    'two looks at a time',
    'return recheck.isChecking ? unchanged(state) : recheckNow(state);',
    'return recheckNow(state);',
  ),
  confirming('the look never ends', 'isChecking: false } }, (ticket)', 'isChecking: true } }, (ticket)'),
  confirming(
    'no second look',
    'isOverdue(state) ? onOverdue(state) : waitToRecheck(state, canPayAgain);',
    'isOverdue(state) ? onOverdue(state) : (void canPayAgain, unchanged(state));',
  ),
  confirming('pauses do not grow', 'const tries = recheck.tries + 1;', 'const { tries } = recheck;'),
  transitions('pauses grow without end', 'LONGEST_PAUSE_MS = 30_000', 'LONGEST_PAUSE_MS = 1e12'),
  paying('a confirmation is forgotten', 'return pollAccepted(undecided);', 'return unchanged(state);'),
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
    'giveUp({ ...state, unansweredStart: null }, reason) : lookForStart(state, reason)',
    'giveUp({ ...state, unansweredStart: null }, reason) : giveUp({ ...state, unansweredStart: null }, reason)',
  ),
  advance('a lost start is forgotten', 'if (state.unansweredStart) return lookForStart(state, null);', ''),
  starting(
    'a start that is not found at once is taken as lost',
    'isOverdue(before) ? noStartLeft : {}',
    'noStartLeft',
  ),
  starting(
    'a start that is not found behind the e-mail step is taken as lost',
    'if (isOverdue(state))\n      return state.ownedBefore',
    'if (state.now >= 0)\n      return state.ownedBefore',
  ),
  advance(
    'a start is not noted',
    'request({ ...state, unansweredStart: { sentAt: state.now } }, (ticket)',
    'request(state, (ticket)',
  ),
  advance(
    'a start that another page has sent is made again',
    'restart({ ...state, unansweredStart: { sentAt: Math.min(resume.sentAt, state.now) } })',
    'restart(state)',
  ),
  advance(
    'what is owned is not read',
    'return state.ownedBefore && state.isOnline\n      ? start(state)',
    'return state.isOnline\n      ? start(state)',
  ),
  starting(
    'a final error hides a start without an answer',
    'state.unansweredStart ? toStillConfirming(state, reason) : toError(state, reason)',
    'toError(state, reason)',
  ),
  starting(
    'what has ended in another tab is started here',
    "if (event.type === 'claimed' && event.found === null && isUndecided(resume)) return toMoved(state);",
    '',
  ),
  starting('a start into the dark', "event.failure.kind === 'network' || !state.isOnline", '!state.isOnline'),
  starting(
    'without a ‘before’ a start is lost',
    'if (isOverdue(before) && !before.ownedBefore) return',
    'if (!before) return',
  ),
  resuming(
    'a confirmation under way counts as refused',
    "status === 'refused' && payment.presses === 1",
    "(status === 'refused' || status === 'open') && payment.presses === 1",
  ),
  resuming(
    'an old refusal counts for this press',
    '&& !payment.wasRefused && payment.session',
    '&& payment.session',
  ),
  resuming(
    'one refusal decides two presses',
    "status === 'refused' && payment.presses === 1 &&",
    "status === 'refused' &&",
  ),
  resuming(
    'a form under doubt forgets the payment',
    'return toForm(sharedFields(state), { ...payment, session }, {',
    'return toForm(settledFields(state), { ...payment, session }, {',
  ),
  resuming(
    'a payment that was sent is opened as a form after a reload',
    "return request(undecided, (ticket) => ({ type: 'read-intent', ticket, session }));",
    'return toForm(settledFields(state), { ...payment, session }, { wasRefused: false, notice: null });',
  ),
  resuming('waiting has no end after a reload', 'if (isOverdue(undecided))', 'if (!undecided)'),
  confirming('waiting has no end', 'isOverdue(state) ? onOverdue(state) :', ''),
  confirming(
    'a session that the server does not know is waited for',
    '(isGone(reason) && isSettledOnTheWay(state)) || isOverdue(state)',
    'isOverdue(state)',
  ),
  confirming('a failed read proves a start lost', 'if (state.payment && isOver)', 'if (isOver)'),
  transitions(
    'a session that the server does not know ends at once',
    'payment === null || now >= payment.submittedAt + START_LIMIT_MS',
    'payment === null || now >= 0',
  ),
  transitions('waiting ends early', '24 * 3_600_000', '3_600_000'),
  transitions('a start is given up early', 'START_LIMIT_MS = 120_000', 'START_LIMIT_MS = 12_000'),
  transitions(
    'nothing is read behind the form',
    "{ type: 'wait', ticket: next.ticket, ms: pauseAfter(0) }",
    "{ type: 'stop' }",
  ),
  paying('a second press resets the first', 'presses: (before?.presses ?? 0) + 1', 'presses: 1'),
  paying('the end of waiting moves', 'submittedAt: before?.submittedAt ?? now', 'submittedAt: now'),
  paying(
    'a refusal decides every press',
    'payment && presses > 0 ? { ...payment, presses, wasRefused } : null',
    'null',
  ),
  paying(
    'a payment is not noted',
    'const sent = { ...state, payment };',
    'const sent = { ...state, payment: before };',
  ),
  paying(
    'a refusal is forgotten',
    'const next = withoutPress(state, true);',
    'const next = withoutPress(state, state.wasRefused);',
  ),
  paying('two chains of reads', 'if (state.watch) return [sent, [effect]];', ''),
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
    'a clock that was set back makes waiting longer',
    'Math.min(payment.submittedAt, now)',
    'payment.submittedAt',
  ),
  starting(
    'a purchase that is found is made again',
    "if (status.type === 'succeeded') return toSuccess(before, status.redemptionInfo);",
    '',
  ),
  advance('a start goes into the dark', 'state.ownedBefore && state.isOnline', 'state.ownedBefore'),
  advance('nobody asks for a turn', 'if (!state.isMine) return claim(state, false);', ''),
  starting(
    'a refused turn is taken',
    "return unchanged({ ...sharedFields(state), name: 'open-elsewhere', resume });",
    'return proceed({ ...state, isMine: true });',
  ),
  starting(
    'what another tab has paid is started anew',
    'resume: event.found === undefined ? resume : event.found',
    'resume',
  ),
  resuming(
    'a paid intent opens the form again',
    "if (status === 'paid') return pollAccepted(state);",
    "if (status === 'paid') return payAgain(state);",
  ),
  paying('an answer that a cached page has lost is waited for', 'return event.wasCached', 'return !event'),
  paying(
    'a payment goes into the dark',
    'if (state.isOnline) return confirm(next);',
    'return confirm(next);',
  ),
  paying(
    'a session that has succeeded is paid',
    "if (status.type === 'succeeded') return toSuccess(state, status.redemptionInfo, state.sessionId);",
    '',
  ),
  form(
    'a line that comes back pays',
    "form.name === 'notice' && form.reason === 'offline' ? filled(form.complete) : form",
    "form.name === 'notice' && form.reason === 'offline' ? { name: 'processing' } : form",
  ),
  transitions(
    'a purchase that has moved goes on',
    "[{ type: 'stop' }, { type: 'close-payment-form' }],\n];",
    '[],\n];',
  ),
  transitions(
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
    "if (state.name === 'error' && (state.recheck || state.failure.kind === 'crashed'))",
    "if (state.name === 'error' && state.failure.kind === 'crashed')",
  ),
  machine('closing after a crash cancels', " || state.failure.kind === 'crashed'", ''),
  machine(
    'closing under a payment says nothing was sent',
    'paymentSubmitted: isPaymentOut(state)',
    'paymentSubmitted: false',
  ),
  starting('nothing is mendable', 'if (isRecoverable(reason)) return askForEmail(state, reason);', ''),
  starting('everything is mendable', 'if (isRecoverable(reason)) return', 'return'),
  starting(
    'an unknown next action opens the form',
    "if (nextAction !== null && nextAction !== 'collect_payment_info')",
    "if (nextAction === 'x')",
  ),
  paying('a broken form stays', "state.form.name === 'unavailable' ? openForm(state) :", ''),
  machine('an empty address starts', "email.trim() === '' && !isEmailSubmitted", 'false'),
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
    'the form outlives success',
    "name: 'success', sessionId, redemptionInfo },\n  [{ type: 'close-payment-form' }],",
    "name: 'success', sessionId, redemptionInfo },\n  [],",
  ),
  transitions('failures are not logged', "{ type: 'log-failure', failure: reason },\n  );", ');'),
  transitions(
    'in doubt without waiting',
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
