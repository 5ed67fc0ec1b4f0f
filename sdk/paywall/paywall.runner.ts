import { atom } from 'nanostores';
import { PurchasesError } from '../errors/purchases-error';
import { isPurchasesError } from '../errors/is-purchases-error';
import type { Offering } from '../model/catalogue/offering';
import { factsOf } from './facts.view';
import { interactionOf } from './interaction.view';
import { initialPaywall, paywallTransition } from './paywall.machine';
import { readPaywall } from './parse/paywall.parse';
import type { CustomVariables } from './parse/ui-config.parse';
import type {
  PaywallEffect,
  PaywallEnd,
  PaywallEvent,
  PaywallOutcome,
  PaywallPorts,
  PaywallSession,
  PaywallState,
} from './paywall.state.types';
import type { PaywallInteractionEvent } from './interaction.types';
import type { PurchasesContext } from '../checkout/runner/purchases-context.types';

export interface PaywallOptions {
  /** Values of custom variables, or their JSON; they win over the defaults of the account. */
  readonly customVariables?: CustomVariables | string | null | undefined;
  /** Wanted languages, best first. If none of them is available, the paywall's default is used. */
  readonly locales?: readonly (string | undefined)[];
  /** The origin of the page, which no frame of the paywall may have. */
  readonly pageOrigin?: string | null;
  /** Width of the paywall's box in CSS pixels, for conditions. The default is a narrow box. */
  readonly width?: number;
  /** Answers of before, by the `field_id` of their input. */
  readonly inputs?: ReadonlyMap<string, string>;
  /** Creates the error that is thrown. Uses the context's `error` if two copies of the library may be on the page. */
  readonly makeError?: PurchasesContext['error'];
}

const USER_CANCELLED = 1;
const CONFIGURATION = 23;

interface Runner {
  readonly offering: Offering;
  readonly ports: PaywallPorts;
  send(event: PaywallEvent): void;
  settle(outcome: PaywallOutcome): void;
}

type Performers = {
  readonly [T in PaywallEffect['type']]: (
    effect: Extract<PaywallEffect, { type: T }>,
    runner: Runner,
  ) => void | Promise<void>;
};

const outcomeOf = (end: PaywallEnd, offering: Offering): PaywallOutcome => {
  const rcPackage = end.type === 'purchased' ? packageOf(offering, end.packageId) : null;
  return end.type === 'purchased' && rcPackage
    ? { type: 'purchased', rcPackage, result: end.result }
    : { type: 'closed' };
};

const packageOf = (offering: Offering, packageId: string) =>
  offering.availablePackages.find(({ identifier }) => identifier === packageId) ?? null;

const buy = async (
  { packageId, attributes }: Extract<PaywallEffect, { type: 'start-purchase' }>,
  offering: Offering,
  ports: PaywallPorts,
): Promise<PaywallEvent> => {
  try {
    const rcPackage = packageOf(offering, packageId);
    if (!rcPackage) throw new Error(`No package found for ${packageId}`);
    return { type: 'purchase-completed', packageId, result: await ports.purchase(rcPackage, attributes) };
  } catch (error) {
    const isCancelled = isPurchasesError(error) && error.errorCode === USER_CANCELLED;
    return isCancelled ? { type: 'purchase-cancelled' } : { type: 'purchase-failed', error };
  }
};

const restore = async (ports: PaywallPorts): Promise<PaywallEvent> => {
  try {
    if (!ports.restore) throw new Error('Restoring purchases is not set up for this paywall.');
    return { type: 'restore-completed', found: await ports.restore() };
  } catch (error) {
    return { type: 'restore-failed', error };
  }
};

const performers: Performers = {
  'start-purchase': async (effect, { offering, ports, send }) => {
    send(await buy(effect, offering, ports));
  },
  'announce-wallet-purchase': ({ packageId, attributes }, { offering, ports, send }) => {
    const rcPackage = packageOf(offering, packageId);
    if (!rcPackage || ports.walletPurchase?.(rcPackage, attributes) === false)
      send({ type: 'purchase-cancelled' });
  },
  'restore-purchases': async (_, { ports, send }) => {
    send(await restore(ports));
  },
  'open-url': ({ url, method }, { ports }) => ports.openUrl(url, method),
  'visit-customer-center': (_, { ports }) => {
    if (!ports.visitCustomerCenter) throw new Error('No customer center is set up for this paywall.');
    ports.visitCustomerCenter();
  },
  'go-back': (_, { ports, send }) => (ports.back ? ports.back() : send({ type: 'closed' })),
  'report-error': ({ error }, { ports }) => ports.error(error),
  settle: ({ outcome }, { offering, settle }) => settle(outcomeOf(outcome, offering)),
};

/** Runs an effect. Errors of the host page's functions must not break the paywall. */
const run = (effect: PaywallEffect, runner: Runner): void => {
  // Each row of the table handles the effect of its own name. The compiler can't see this through an index.
  const perform = performers[effect.type] as (effect: PaywallEffect, runner: Runner) => void | Promise<void>;
  try {
    void perform(effect, runner);
  } catch (error) {
    if (effect.type === 'report-error') return;
    run({ type: 'report-error', error }, runner);
  }
};

const report = (interaction: PaywallInteractionEvent | null, ports: PaywallPorts): void => {
  try {
    if (interaction) ports.interaction?.(interaction);
  } catch (error) {
    ports.error(error);
  }
};

const ownError: PurchasesContext['error'] = (...what) => new PurchasesError(...what);

/**
 * Opens the paywall of an offering without screens: `$state` describes the screen, `send` takes the customer's actions.
 *
 * @throws PurchasesError 23 if the offering has no paywall, or if nothing of it can be shown.
 * @example
 * const session = createPaywall(offering, {
 *   purchase: (rcPackage) => purchases.purchase({ rcPackage }),
 *   openUrl: (url) => window.open(url, '_blank', 'noopener'),
 *   error: console.error,
 * }, { locales: navigator.languages });
 * session.send({ type: 'package-selected', packageId: '$rc_annual' });
 * session.send({ type: 'purchase-requested' });
 * const outcome = await session.done; // { type: 'purchased', rcPackage, result }
 */
export const createPaywall = (
  offering: Offering,
  ports: PaywallPorts,
  { locales = [], makeError = ownError, width, inputs, ...reading }: PaywallOptions = {},
): PaywallSession => {
  const { paywall, problems } = readPaywall(offering, locales, reading);
  if (!paywall) throw makeError(CONFIGURATION, problems[0]?.message);
  const $state = atom<PaywallState>(initialPaywall(paywall, factsOf(offering, paywall), width, inputs));
  let settle: Runner['settle'] = () => {};
  const done = new Promise<PaywallOutcome>((resolve) => (settle = resolve));
  const queue: PaywallEvent[] = [];
  let isRunning = false;

  /** Queues events that arrive while effects run. */
  const send = (event: PaywallEvent): void => {
    queue.push(event);
    if (isRunning) return;
    isRunning = true;
    try {
      for (let next = queue.shift(); next; next = queue.shift()) step(next);
    } finally {
      isRunning = false;
    }
  };
  const runner: Runner = { offering, ports, send, settle };
  const step = (event: PaywallEvent): void => {
    const before = $state.get();
    const [state, effects] = paywallTransition(before, event);
    if (state !== before) $state.set(state);
    report(interactionOf(before, event, state, offering), ports);
    for (const effect of effects) run(effect, runner);
  };

  return { offering, paywall, problems, $state, send, done };
};
