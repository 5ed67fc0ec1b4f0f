import type { Mistake } from './plant';

const mistakeIn =
  (file: string) =>
  (name: string, from: string, to = ''): Mistake => ({ name, file, from, to });

export const EFFECT_FILES = [
  'checkout.effects.ts',
  'effect-context.ts',
  'read.effects.ts',
  'checkout.runner.ts',
  'form-holder.ts',
];
const effect = mistakeIn('checkout.effects.ts');
const context = mistakeIn('effect-context.ts');
const looking = mistakeIn('read.effects.ts');
const runner = mistakeIn('checkout.runner.ts');
const holder = mistakeIn('form-holder.ts');

/** Mistakes that somebody could make in what carries the machine's wishes out. */
export const effectMutants: readonly Mistake[] = [
  effect('colours are waited for', 'BRANDING_LIMIT_MS = 6000', 'BRANDING_LIMIT_MS = 6e9'),
  effect('colours are hardly waited for', 'BRANDING_LIMIT_MS = 6000', 'BRANDING_LIMIT_MS = 600'),
  effect('colours that fail are waited for', '(stopTimer(), plain(String(error)))', 'void error'),
  context('the form is waited for', 'FORM_LIMIT_MS = 30_000', 'FORM_LIMIT_MS = 3e9'),
  effect(
    'what is owned is not read ahead',
    'context.owned = readOwned(context);',
    'context.owned = null;\n  return void 0 as never;',
  ),
  looking(
    'what was owned long ago counts',
    'const isFresh = owned !== null && Math.abs(ports.clock.now() - owned.at) < OWNED_FRESH_MS;',
    'const isFresh = owned !== null;',
  ),
  looking('what can’t be read is taken as nothing', 'transactions-unread', 'transactions-read'),
  looking('an old transaction is a purchase', '!ownedBefore.includes(id)', 'ownedBefore.includes(id)'),
  looking(
    'the provider is waited for',
    'afterUnlessClosed(context, FORM_LIMIT_MS, () => resolve(null))',
    'afterUnlessClosed(context, 3e9, () => resolve(null))',
  ),
  looking(
    'the provider is not asked',
    'const intent = session && (await',
    'const intent = !session && (await',
  ),
  effect('a form that is too late is shown', 'if (isLate()) handle.destroy();\n    else '),
  context('timers outlive the checkout', "signal.addEventListener('abort', end);"),
  effect('the form has its own language', "ports.paymentLocale?.() ?? 'auto'", "'auto'"),
  effect('without a form all is in doubt', 'if (!handle) return send(', 'if (!handle) void ('),
  effect('a refusal is a payment', 'if (!refusal) return send(', 'if (refusal !== undefined) return send('),
  effect(
    'a lost answer is a refusal',
    "send({ type: 'payment-answer-lost', ticket, failure: failure('network', String(error)) });",
    "(void error, send({ type: 'payment-not-sent', ticket }));",
  ),
  effect('a form that throws throws', 'async (): Promise<PaymentRefusal | null> => handle', '() => handle'),
  effect(
    'a broken form is used again',
    'if (form.handle !== handle) send('.concat("{ type: 'form-failed', ticket });"),
  ),
  looking(
    'a look that fails is a look that found nothing',
    "type: 'status-failed', ticket, failure: toFailure(error, 'network')",
    "type: 'status-read', ticket, status: { type: 'pending' }",
  ),
  looking(
    'a status that says nothing decides',
    "'type' in status && status.type !== 'pending'",
    "'type' in status",
  ),
  looking('what was bought does not count', 'isBought ? {', 'isBought === null ? {'),
  looking('everything was bought', 'isBought ? {', 'true ? {'),
  effect(
    'the form stays',
    "'close-payment-form': (_, { form }) => form.clear()",
    "'close-payment-form': () => {}",
  ),
  effect(
    'nothing is written down',
    "'log-failure': ({ failure: reason }, { ports }) =>",
    "'log-failure': ({ failure: reason }, { ports }) => () =>",
  ),
  effect(
    'nobody is told the end',
    'settle: ({ outcome }, { settle }) => settle(outcome)',
    'settle: () => {}',
  ),
  effect('questions go on after closing', 'stop: (_, { stop }) => stop()', 'stop: () => {}'),
  runner('requests are not called off', 'controller.abort()', 'undefined'),
  runner('answers come in between', 'if (isRunning) return;'),
  runner(
    'events are lost while one is worked on',
    'queue.push(event);\n    if (isRunning) return;',
    'if (isRunning) return;\n    queue.push(event);',
  ),
  holder('the same place is a new one', 'if (next === node) return;'),
  holder('the form stays where it was', 'else handle?.unmount();'),
  holder('a form that comes late is shown nowhere', 'if (node) handle.mount(node);'),
  holder('a place that comes late stays empty', 'if (node) handle?.mount(node);\n      else ', 'if (!node) '),
  holder('old forms live on', 'handle?.destroy();\n      handle = null;', 'handle = null;'),
];
