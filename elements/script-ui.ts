import { purchasesContext } from '../sdk/internal';
import { isPurchasesError } from '../sdk/index';
import type { PurchasesError } from '../sdk/index';
import type { PurchasesContext, Ui } from '../sdk/internal';
import { isCancelled } from './error-kinds';
import { expectReact, loadReact, reactFailure, setReactPreload } from './first-frame/late-react';
import type { PurchasesClass } from './instances';
import { createUi as createScreens } from './ui';

/** Numbers rather than the table of codes, which would come along into the screens' bundle. */
const NETWORK: PurchasesError['errorCode'] = 10;

const detailOf = (reason: unknown): string | null | undefined =>
  isPurchasesError(reason) ? reason.underlyingErrorMessage : String(reason);

/** Says that it is React that could not be had, and what else was to be said. */
const lost = ({ error }: PurchasesContext, what: string, ...reasons: readonly unknown[]): PurchasesError =>
  error(NETWORK, `The ${what} could not be loaded.`, reasons.map(detailOf).filter(Boolean).join(' '));

/** Where React can't be had what is shown closes; then it was not the customer who cancelled. */
const orLost = async <T>(context: PurchasesContext, shown: Promise<T>): Promise<T> => {
  try {
    return await shown;
  } catch (reason) {
    const failure = reactFailure();
    throw failure !== null && isCancelled(reason) ? lost(context, 'checkout', failure, reason) : reason;
  }
};

/** While offerings are read, what they are read with has the line and the processor to itself. */
const REST_MS = 500;

/**
 * The chunk beside the script tag's core: fetched when something is to be shown. React's renderer follows as a chunk of
 * its own.
 * @param fetched fetches a chunk that lies beside the core, and checks it.
 */
export const createUi = (
  purchases: PurchasesClass,
  fetched: (file: string, integrity: string) => Promise<unknown>,
): Ui => {
  setReactPreload(() => fetched(__REACT_FILE__, __REACT_INTEGRITY__));
  setTimeout(() => void expectReact(), REST_MS);
  const ui = createScreens(purchases);
  return {
    ...ui,
    preload: async (context) => {
      await Promise.all([ui.preload(context), expectReact()]);
    },
    purchase: (run) => orLost(run.context, ui.purchase(run)),
    resume: (resume) => orLost(resume.context, ui.resume(resume)),
    presentPaywall: async (...what) => {
      // The same file for both, fetched at once; it is asked for again when it is to be shown.
      import('./paywall/present').catch(() => {});
      await loadReact().catch((reason: unknown) => {
        throw lost(purchasesContext(what[0]), 'paywall', reason);
      });
      return ui.presentPaywall(...what);
    },
  };
};
