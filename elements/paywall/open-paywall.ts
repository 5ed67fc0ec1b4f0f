import {
  createPaywall,
  createTranslator,
  enPaywall,
  fillText,
  isLanguage,
  loadMessages,
  negotiateLocale,
  variablesOf,
} from '../../sdk/headless';
import type { LocaleMessages, PaywallPorts, PaywallSession, Translator } from '../../sdk/headless';
import type { Offering } from '../../sdk/index';
import type { PaywallTexts } from './context';
import { headingLevelsOf } from './headings';
import type { HeadingLevels } from './headings';
import { partsOf } from './parts';
import type { Parts } from './parts';
import type { PaywallOrder } from './ports';
import { radioGroupsOf } from './tree';
import type { RadioGroups } from './tree';

/** A paywall that can be shown. */
export interface OpenPaywall {
  readonly session: PaywallSession;
  /** In the language of the paywall's own texts, so that prices and periods fit in. */
  readonly translator: Translator;
  readonly texts: PaywallTexts;
  readonly groups: RadioGroups;
  readonly headings: HeadingLevels;
  readonly parts: Parts;
}

/** Longer than this nobody waits for the words of a language; English is shown then. */
const LIMIT_MS = 4000;

const messagesOf = (locale: string): Promise<LocaleMessages> =>
  Promise.race([
    loadMessages(locale).catch(() => ({})),
    new Promise<LocaleMessages>((resolve) => setTimeout(() => resolve({}), LIMIT_MS)),
  ]);

const translatorFor = async (paywallLocale: string): Promise<Translator> => {
  const ours = negotiateLocale([paywallLocale]);
  const [language = ''] = paywallLocale.split(/[-_]/);
  if (ours.startsWith(language) || !isLanguage(language))
    return createTranslator({ locale: ours, messages: { ...enPaywall, ...(await messagesOf(ours)) } });
  return createTranslator({ locale: language, messages: enPaywall });
};

const textsOf = (offering: Offering, translator: Translator): PaywallTexts => {
  const variables = variablesOf(offering, translator);
  return { fill: (tokens, packageId, others) => fillText(tokens, { ...variables(packageId), ...others }) };
};

/** Between two pieces of work the page may answer. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Reads the order's paywall, in its language; the browser's languages when it names none.
 * @throws PurchasesError 23 for an offering without a paywall that can be shown.
 */
export const openPaywall = async (
  { purchases: { shop }, offering, locale }: PaywallOrder,
  ports: PaywallPorts,
): Promise<OpenPaywall> => {
  await breathe();
  const session = createPaywall(offering, ports, {
    locales: locale ? [locale] : navigator.languages,
    makeError: (...what) => shop.error(...what),
  });
  await breathe();
  const translator = await translatorFor(session.paywall.locale);
  return {
    session,
    translator,
    texts: textsOf(offering, translator),
    groups: radioGroupsOf(session.paywall),
    headings: headingLevelsOf(session.paywall),
    parts: partsOf(session.paywall),
  };
};
