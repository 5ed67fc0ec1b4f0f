import { readTextLayers } from '../../i18n/translator-for';
import { mergeOverrides } from '../../model/look/theme';
import type { AppearanceOverrides } from '../../ports/theme';
import type { CheckoutOutcome } from '../machine/checkout.types';
import { lockNameOf } from '../session/session-store';
import type { PageSessions } from '../session/session-store';
import { PAUSED, isPausable } from './paused-purchase';
import type { Presentation, Presenter, PurchaseRun } from './presenter.types';
import type { PurchasesContext } from './purchases-context.types';
import type { RunningCheckout } from './steps/run-checkout';
import { typedEmailOf } from './typed-email';

const NO_OVERRIDES: AppearanceOverrides = {};

/** The appearance of `configure`, with values of this purchase over it. */
export const readOverrides = async (
  { log, appearance }: PurchasesContext,
  more: unknown,
): Promise<AppearanceOverrides> => {
  // Most pages set no appearance and need not load its parser.
  if (!appearance && !more) return NO_OVERRIDES;
  const { readAppearance } = await import('../../model/look/appearance.parse');
  const read = (value: unknown): AppearanceOverrides => readAppearance(value, (problem) => log.warn(problem));
  return mergeOverrides(read(appearance), read(more));
};

/** An invalid appearance does not prevent a purchase. */
export const overridesOf = ({
  context,
  params,
}: PurchaseRun): AppearanceOverrides | Promise<AppearanceOverrides> =>
  context.appearance || params.appearance
    ? readOverrides(context, params.appearance).catch((error: unknown) => {
        context.log.warn(`appearance: ${String(error)}`);
        return NO_OVERRIDES;
      })
    : NO_OVERRIDES;

/** Of a checkout that has ended and is leaving the screen: others may follow. */
const isLeaving = (): boolean => true;

/** Shows a checkout until it has ended, or until another purchase of the page takes its place. */
export const present = async (
  presenter: Presenter,
  checkout: RunningCheckout,
  run: PurchaseRun,
  appearance: AppearanceOverrides,
  sessions: PageSessions | undefined,
): Promise<CheckoutOutcome> => {
  const { isSandbox, assetBaseUrl } = run.context;
  const { htmlTarget: target = null, selectedLocale, defaultLocale } = run.params;
  const texts = readTextLayers([run.context.texts, run.params.texts]);
  const shown = { target, selectedLocale, defaultLocale, assetBaseUrl, isSandbox, appearance, texts };
  const { read, write } = typedEmailOf(run);
  const typedEmail = {
    read,
    write(email: string): void {
      // The customer will go on soon.
      checkout.prepare();
      write(email);
    },
  };
  const options = { ...shown, typedEmail };
  const present = (): Presentation => {
    try {
      return presenter.present(checkout, options);
    } catch (error) {
      checkout.send({ type: 'closed' }); // A checkout that can't be shown sells nothing.
      throw error;
    }
  };
  const presentation = present();
  let isPaused = false;
  const name = lockNameOf({ apiKey: run.context.apiKey, appUserId: run.appUserId });
  const pause = (): boolean => {
    if (!presentation.isUntouched?.() || !isPausable(checkout.$state.get())) return false;
    isPaused = true;
    checkout.send({ type: 'closed' });
    return true;
  };
  sessions?.pausing.set(name, pause);
  try {
    const outcome = await checkout.done;
    if (isPaused) throw PAUSED;
    return outcome;
  } finally {
    // The browser may take its time to restore the history. A purchase that begins meanwhile waits instead of failing.
    const isOurs = sessions?.pausing.get(name) === pause;
    if (isOurs) sessions.pausing.set(name, isLeaving);
    await presentation.dismiss(isPaused);
    if (isOurs) sessions.pausing.delete(name);
  }
};
