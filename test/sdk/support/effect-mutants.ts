import type { Mistake } from './plant';

const mistakeIn =
  (file: string) =>
  (name: string, from: string, to = ''): Mistake => ({ name, file, from, to });

export const EFFECT_FILES = [
  'checkout.effects.ts',
  'effect-context.ts',
  'payment.effects.ts',
  'price.effects.ts',
  'read.effects.ts',
  'checkout.runner.ts',
  'first.effects.ts',
  'run-checkout.ts',
  'step-runner.ts',
  'form-holder.ts',
];
const effect = mistakeIn('checkout.effects.ts');
const payment = mistakeIn('payment.effects.ts');
const price = mistakeIn('price.effects.ts');
const context = mistakeIn('effect-context.ts');
const looking = mistakeIn('read.effects.ts');
const first = mistakeIn('first.effects.ts');
const runner = mistakeIn('run-checkout.ts');
const holder = mistakeIn('form-holder.ts');

/** Possible mistakes in the effects of sessions without an intent. */
const deferredMutants: readonly Mistake[] = [
  payment(
    'the intent is requested without the session',
    'ports.api.complete(sessionId, email, session, signal)',
    "ports.api.complete('', email, session, signal)",
  ),
  payment(
    'a lost intent is an intent',
    "send({ type: 'intent-not-created', ticket, failure: toFailure(error, 'setting-up') });",
    "(void error, send({ type: 'intent-created', ticket, session: null }));",
  ),
  payment('the intent is not confirmed', 'handle.confirm(session)', 'handle.confirm()'),
  payment(
    'a check has no time limit',
    'afterUnlessClosed(context, FORM_LIMIT_MS, () => refuse(noForm))',
    'afterUnlessClosed(context, 3e9, () => refuse(noForm))',
  ),
  payment('a failed check is waited for', '    refuse(noForm);\n  });\n};', '  });\n};'),
  payment(
    'refused fields are paid',
    "if (answer.type === 'refused') refuse(answer.refusal);\n    else end(",
    'end(',
  ),
  payment(
    'a form that is gone is used again',
    "return session && send({ type: 'form-failed', ticket });",
    'return session && undefined;',
  ),
  price('earlier questions go on', 'context.stopPricing();'),
  price('questions go on after closing', "signal.addEventListener('abort', stop);"),
  price(
    'a lost price is a price',
    "send({ type: 'price-unread', priceTicket, failure: toFailure(error, 'setting-up') });",
    'void error;',
  ),
  price(
    'a location is waited for',
    '    () => end(null),\n  );',
    '    () => {},\n  );\n  throw new Error();',
  ),
  effect('the other wire is skipped', 'wires.left.slice(1)', 'wires.left.slice(2)'),
  effect(
    'the price is asked for at once',
    "void afterUnlessClosed(context, ms, () => context.send({ type: 'price-waited', priceTicket })),",
    "void afterUnlessClosed(context, 0 * ms, () => context.send({ type: 'price-waited', priceTicket })),",
  ),
  holder('the amount of an opening form is lost', 'if (waiting) handle.update?.(waiting);'),
  holder(
    'the amount does not change',
    'if (handle) handle.update?.(collection);\n      else ',
    'if (!handle) ',
  ),
];

/** Possible mistakes in the effects of the machine. */
export const effectMutants: readonly Mistake[] = [
  ...deferredMutants,
  first('the branding has no time limit', 'BRANDING_LIMIT_MS = 6000', 'BRANDING_LIMIT_MS = 6e9'),
  first('the branding has a shorter time limit', 'BRANDING_LIMIT_MS = 6000', 'BRANDING_LIMIT_MS = 600'),
  first('branding that fails delays the purchase', '(stopTimer(), plain(String(error)))', 'void error'),
  context('the form has no time limit', 'FORM_LIMIT_MS = 30_000', 'FORM_LIMIT_MS = 3e9'),
  effect(
    'the transactions are not read in advance',
    'context.owned = readOwned(context);',
    'context.owned = null;\n  return void 0 as never;',
  ),
  looking(
    'old transactions are used again',
    'const isFresh = owned !== null && Math.abs(ports.clock.now() - owned.at) < OWNED_FRESH_MS;',
    'const isFresh = owned !== null;',
  ),
  looking('unreadable transactions are treated as none', 'transactions-unread', 'transactions-read'),
  looking('an old transaction is a purchase', '!ownedBefore.includes(id)', 'ownedBefore.includes(id)'),
  looking(
    'the provider has no time limit',
    'afterUnlessClosed(context, FORM_LIMIT_MS, () => resolve(null))',
    'afterUnlessClosed(context, 3e9, () => resolve(null))',
  ),
  looking(
    'the provider is not asked',
    'const intent = session && (await',
    'const intent = !session && (await',
  ),
  payment('a form that is too late is shown', 'if (isLate()) handle.destroy();\n    else '),
  context('timers outlive the checkout', "signal.addEventListener('abort', end);"),
  payment('the form has its own language', "ports.paymentLocale?.() ?? 'auto'", "'auto'"),
  payment('without a form the result is unknown', 'if (!handle) {\n    send(', 'if (!handle) {\n    void ('),
  payment('a refusal is a payment', 'if (!refusal) return send(', 'if (refusal !== undefined) return send('),
  payment(
    'a lost answer is a refusal',
    "send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });",
    "(void error, send({ type: 'payment-not-sent', ticket }));",
  ),
  payment(
    'an error of the form is not caught',
    'async (): Promise<PaymentRefusal | null> => handle',
    '() => handle',
  ),
  payment(
    'a broken form is used again',
    'if (form.handle !== handle) send('.concat("{ type: 'form-failed', ticket });"),
  ),
  looking(
    'a failed read counts as a read without a result',
    "type: 'status-failed', ticket, failure: toFailure(error, 'network')",
    "type: 'status-read', ticket, status: { type: 'pending' }",
  ),
  looking(
    'a pending status counts as a result',
    "'type' in status && status.type !== 'pending'",
    "'type' in status",
  ),
  looking('a new transaction is ignored', 'isBought ? {', 'isBought === null ? {'),
  looking('every transaction is a success', 'isBought ? {', 'true ? {'),
  first(
    'the form stays',
    "'close-payment-form': (_, { form }) => form.clear()",
    "'close-payment-form': () => {}",
  ),
  first(
    'nothing is logged',
    "'log-failure': ({ failure: reason }, { ports }) =>",
    "'log-failure': ({ failure: reason }, { ports }) => () =>",
  ),
  first(
    'the purchase is not settled',
    'settle: ({ outcome }, { settle }) => settle(outcome)',
    'settle: () => {}',
  ),
  first('requests continue after closing', 'stop: (_, { stop }) => stop()', 'stop: () => {}'),
  runner('requests are not aborted', 'controller.abort()', 'undefined'),
  runner('events are handled while effects run', 'if (isRunning) return;'),
  runner(
    'events that arrive while effects run are lost',
    'queue.push(event);\n    if (isRunning) return;',
    'if (isRunning) return;\n    queue.push(event);',
  ),
  holder('mounting in the same place mounts again', 'if (next === node) return;'),
  holder('the form stays where it was', 'else handle?.unmount();'),
  holder('a late form is not mounted', 'if (node) handle.mount(node, wallets);'),
  holder('a late place stays empty', 'if (node) handle?.mount(node, wallets);\n      else ', 'if (!node) '),
  holder('old forms are not destroyed', 'handle?.destroy();\n      handle = null;', 'handle = null;'),
];
