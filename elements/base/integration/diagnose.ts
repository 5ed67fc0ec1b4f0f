import type { EnglishTexts, PurchasesContext, TextsOwner } from '../../../sdk/internal';
import type { CallName } from '../../diagnostics/parameters';
import type * as diagnosticsFile from '../../diagnostics/index';

type Diagnostics = typeof diagnosticsFile;

/** The search for faults of the integration is a separate chunk, which customers do not load. */
export const diagnose = (action: (diagnostics: Diagnostics) => unknown): void =>
  whenIdle(() => void import('../../diagnostics/index').then(action).catch(() => {})); // It must not disturb a purchase.

/** Faults are reported at the latest after this time. */
const PATIENCE_MS = 1000;

/** After what the customer waits for. Safari has no idle callbacks. */
const whenIdle = (work: () => void): void => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: PATIENCE_MS });
  else setTimeout(work);
};

/** Faults are looked for with a sandbox key, or if the page writes warnings to its log. */
export const isWanted = ({ isSandbox, log }: PurchasesContext): boolean =>
  isSandbox || log.warns?.() === true;

/** A page without TLS that is no page of a developer's own device. */
const isInsecure = (): boolean => typeof document !== 'undefined' && !globalThis.isSecureContext;

export const whenWanted = (
  context: PurchasesContext,
  action: (diagnostics: Diagnostics) => unknown,
): void => {
  if (isWanted(context) || (!context.isSandbox && isInsecure()))
    diagnose((diagnostics) => {
      diagnostics.inspectPage(context);
      return isWanted(context) ? action(diagnostics) : undefined;
    });
};

/** Looks for faults in the parameters of `configure`. */
export const inspectConfig = (context: PurchasesContext): void =>
  whenWanted(context, ({ inspectConfig: inspect }) => inspect(context));

/** Looks for faults in the parameters of a call. */
export const inspectCall = (name: CallName, context: PurchasesContext, params: object): void =>
  whenWanted(context, ({ inspectCall: inspect }) => inspect(name, context, params));

/**
 * Looks for faults in the integrator's texts.
 * @param known the English texts that can be replaced.
 * @param owner the part of the product that asks.
 */
export const inspectTexts = (
  context: PurchasesContext,
  layers: readonly unknown[],
  known: () => EnglishTexts | Promise<EnglishTexts>,
  owner: TextsOwner,
): void => {
  if (layers.some(Boolean))
    whenWanted(context, ({ inspectTexts: inspect }) => inspect(context, layers, known, owner));
};
