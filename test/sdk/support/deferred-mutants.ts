import { inFile } from './mutants';
import type { Mutant } from './mutants';

const machine = inFile('first-steps.machine.ts');
const starting = inFile('starting.machine.ts');
const advance = inFile('advance.machine.ts');
const resuming = inFile('resuming.machine.ts');
const paying = inFile('paying.machine.ts');
const steps = inFile('payment-steps.machine.ts');
const deferred = inFile('deferred-payment.machine.ts');
const pricing = inFile('pricing.machine.ts');
const plan = inFile('plan.machine.ts');
const session = inFile('open-session.machine.ts');

/** Possible mistakes with sessions whose intent is created when the customer pays; each would harm a customer. */
export const deferredMutants: readonly Mutant[] = [
  deferred(
    'a lost answer with the intent is final',
    'if (!isAnswered(reason)) return toStillConfirming(state, reason);',
    'if (!isAnswered(reason)) return toError(state, reason);',
  ),
  deferred(
    'a lost answer with the intent forgets the payment',
    'if (!isAnswered(reason)) return toStillConfirming(state, reason);',
    '',
  ),
  deferred(
    'a refusal of a later request ends an earlier payment',
    'if (next.payment) return toStillConfirming(next, reason);',
    '',
  ),
  deferred(
    'a refused request stays open',
    'const next = withoutPress(state, state.wasRefused);\n  if (next.payment)',
    'const next = state;\n  if (next.payment)',
  ),
  deferred(
    'every refusal of the intent ends the sale',
    'if (!isRecoverable(reason)) return toError(next, reason);',
    'if (reason || isRecoverable(reason)) return toError(next, reason);',
  ),
  deferred(
    'an intent is requested without a record',
    "return send(atStep(state, 'creating'), { type: 'create-intent', ticket, sessionId, email, session });",
    "return [atStep(state, 'creating'), [{ type: 'create-intent', ticket, sessionId, email, session }]];",
  ),
  deferred(
    'the intent is not stored',
    "...atStep(state, 'confirming'), payment: { ...payment, session }",
    "...atStep(state, 'confirming'), payment",
  ),
  deferred(
    'the fields are not checked',
    "[{ type: 'collect-payment', ticket, wantsLocation: wantsLocation(state) }]",
    '[]',
  ),
  deferred(
    'a check of the fields counts for no press',
    "return step === 'collecting' ? onCollected(state, event.location) : unchanged(state);",
    'return onCollected(state, event.location);',
  ),
  deferred(
    'an intent is confirmed twice',
    "return step === 'creating' ? onIntentCreated(state, event.session) : unchanged(state);",
    'return onIntentCreated(state, event.session);',
  ),
  deferred(
    'without an intent to confirm nothing is read',
    'if (!session) return pollAccepted({ ...state, payment });',
    'if (!session) return unchanged(state);',
  ),
  deferred(
    'the price is not asked for before the payment',
    'askBeforePayment(state, location) ?? (state.isOnline',
    '(void askBeforePayment, location) ?? (state.isOnline',
  ),
  deferred(
    'an intent is requested offline',
    '(state.isOnline ? createIntent(state) : checkConnection(state))',
    'createIntent(state)',
  ),
  deferred(
    'the notice of a new price stays while it is paid',
    "pricing?.settled === 'mismatch' ? { ...pricing, settled: 'calculated' as const } : pricing",
    'pricing',
  ),
  deferred(
    'a location that was read before the press is asked for',
    ', priceTicket: state.priceTicket + 1 }',
    ' }',
  ),
  deferred(
    'refused fields leave it processing',
    "return unchanged(inForm(atStep(state, null), { type: 'payment-refused', message, shownByForm }));",
    'return (void message, void shownByForm, unchanged(atStep(state, null)));',
  ),
  pricing(
    'the totals are not compared',
    'const hasChanged = isPaying && state.price?.totalMicros !== answer.price.totalMicros;',
    'const hasChanged = isPaying && answer.price.totalMicros < 0;',
  ),
  pricing('a new price charges', 'step: hasChanged ? null : step,', 'step,'),
  pricing(
    'a price that interrupts is shown',
    'if (answer.interrupts) return',
    'if (answer.interrupts && !answer) return',
  ),
  pricing(
    'an unanswered question leaves the price certain',
    '!isRefused || state.pricing.isStale',
    'state.pricing.isStale',
  ),
  pricing('an uncertain price is paid', 'if (!pricing.isStale && (isSame', 'if ((isSame'),
  pricing(
    'a location of the press is not priced',
    'const isSame = state.price !== null && (location === null || isSameLocation(location, pricing.location));',
    'const isSame = state.price !== null || location === null;',
  ),
  pricing(
    'the price can be paid while it is asked for',
    "pricing.asked === null && pricing.settled !== 'unavailable'",
    "pricing.settled !== 'unavailable'",
  ),
  pricing(
    'an unknown price can be paid',
    "(pricing.asked === null && pricing.settled !== 'unavailable')",
    'pricing.asked === null',
  ),
  pricing(
    'the terms need no agreement',
    "consent !== 'needed' && (!pricing",
    '(consent === null || !pricing',
  ),
  pricing(
    'questions for a price have one number',
    'const priceTicket = state.priceTicket + 1;\n  return [\n    { ...withPricing',
    'const { priceTicket } = state;\n  return [\n    { ...withPricing',
  ),
  pricing('a code is asked for while the payment runs', 'if (!isIdle(state)) return [state, []];', ''),
  pricing('‘Try again’ prices a running payment', ' || !isIdle({ ...state, pricing })', ''),
  pricing(
    '‘Try again’ does not ask for the price',
    'if (!pricing?.isUnread || pricing.asked',
    'if (pricing || !pricing',
  ),
  pricing(
    'a payment waits for a price that has no answer',
    "const waits = step === 'pricing' ? ({ form: { name: 'ready' } } as const) : {};",
    'const waits = {};',
  ),
  machine(
    'late prices are handled',
    "if ('priceTicket' in event && event.priceTicket !== state.priceTicket) return unchanged(state);",
    '',
  ),
  paying(
    'a refused price ends an earlier payment',
    'return state.payment ? toStillConfirming(state, result.failure) : toError(state, result.failure);',
    'return toError(state, result.failure);',
  ),
  paying(
    'an answer counts for a confirmation that was not sent',
    "form.name === 'processing' && (pricing === null || pricing.step === 'confirming')",
    "form.name === 'processing' && (pricing === null || pricing.step !== null)",
  ),
  paying(
    'the agreement can be withdrawn while the payment runs',
    "state.consent === 'not-needed' || isBusy(state.form)",
    "state.consent === 'not-needed'",
  ),
  paying(
    'a lost price is not asked for again after the back/forward cache',
    '(event.wasCached ? repeatQuestion(next) : null) ?? onAnswer(next, event)',
    '(void repeatQuestion, onAnswer(next, event))',
  ),
  paying(
    'an intent that was left unanswered in the back/forward cache is waited for',
    ": toStillConfirming(state, failure('network', 'The page was left while the payment was sent.'));",
    ': (void failure, unchanged(state));',
  ),
  steps(
    'a payment that goes offline is sent',
    "{ ...atStep(state, null), form: { name: 'checking' } }",
    "{ ...atStep(state, 'collecting'), form: { name: 'checking' } }",
  ),
  resuming(
    'the session of another page keeps an old price',
    'pricing: unknownPrice(),',
    "pricing: { ...unknownPrice(), settled: 'disabled', isStale: false },",
  ),
  resuming(
    'a payment without an intent is read at the provider',
    "if (isWithoutIntent(payment)) return toStillConfirming(undecided, failure('unknown', NO_INTENT));",
    'if (isWithoutIntent(payment)) return toForm(settledFields(state), open as never, { wasRefused: false, notice: null });',
  ),
  session(
    'the form asks for no price',
    'const [priced, questions] = askFirstPrice(',
    'const [priced, questions] = ((first: typeof state) => [first, []] as const)(',
  ),
  starting(
    'a start that can’t charge is searched for',
    'if (state.startMayCharge) return',
    'if (state) return',
  ),
  starting(
    'the other wire is tried after any failure',
    'return isUnknownCall(reason) ? changeWire(state, reason) : giveUp(state, reason);',
    'return changeWire(state, reason);',
  ),
  starting(
    'the other wire is tried after a refusal of the server',
    'if (isAnswered(reason)) return giveUp({ ...state, unansweredStart: null }, reason);',
    'if (isAnswered(reason)) return changeWire({ ...state, unansweredStart: null }, reason);',
  ),
  starting(
    'the other wire is tried before a search',
    'if (state.startMayCharge) return lookForStart(state, reason);',
    'if (state.startMayCharge && !isUnknownCall(reason)) return lookForStart(state, reason);',
  ),
  starting(
    'the sale ends without the other wire',
    'return isUnknownCall(reason) ? changeWire(state, reason) : giveUp(state, reason);',
    'return giveUp(state, reason);',
  ),
  starting(
    'the new wire may charge like the old one',
    'onWire({ ...state, unansweredStart: null }, startMayCharge)',
    'onWire({ ...state, unansweredStart: null }, !startMayCharge)',
  ),
  advance(
    'every start is stored as one that may charge',
    'state.startMayCharge ? { sentAt: state.now } : null',
    '{ sentAt: state.now }',
  ),
  plan(
    'a change is sent without a record',
    '{ ...state, payment, isSending: true',
    '{ ...state, isSending: true',
  ),
  plan(
    'a lost change is refused',
    ': toStillConfirming(state, event.failure);',
    ': unchanged({ ...state, isSending: false });',
  ),
  plan(
    'a lost change can be repeated',
    ': toStillConfirming(state, event.failure);',
    ': unchanged({ ...state, payment: null, isSending: false });',
  ),
  plan(
    'a change is sent twice',
    "if (isSending || state.consent === 'needed')",
    "if (state.consent === 'needed')",
  ),
  plan('a change needs no agreement', "if (isSending || state.consent === 'needed')", 'if (isSending)'),
  plan(
    'a change is sent offline',
    'return state.isOnline ? send(state) : check(state);',
    'return send(state);',
  ),
  plan(
    'a refused change stays open',
    '...state, ...settledFields(state), isSending: false',
    '...state, isSending: false',
  ),
  plan(
    'a change that was left in the back/forward cache waits for ever',
    'return event.wasCached && isSending ? onReturned(state) : unchanged(state);',
    'return unchanged(state);',
  ),
];
