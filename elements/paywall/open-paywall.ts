import {
  purchasesContext,
  createPaywall,
  translatorOver,
  enFirst,
  enPaywall,
  fillText,
  isLanguage,
  isOwnLanguage,
  loadMessages,
  textsIn,
  toBcp47,
  readTextLayers,
  redemptionLink,
  translatorFor,
  variablesOf,
} from '../../sdk/internal';
import type {
  LocaleMessages,
  PaywallPorts,
  PaywallSession,
  TextOverrides,
  Translator,
  VariableSources,
  VariableValue,
} from '../../sdk/internal';
import type { Offering } from '../../sdk/index';
import { inspectTexts } from '../base/integration/diagnose';
import { negotiated } from '../base/wanted-locale';
import type { PaywallTexts } from './drawing/context';
import { headingLevelsOf } from './headings';
import type { HeadingLevels } from './headings';
import { partsOf } from './drawing/parts';
import type { Parts } from './drawing/parts';
import type { Tell } from './host';
import type { PaywallOrder } from './ports';
import { plainNodesOf } from './drawing/plain-nodes';
import type { PlainNodes } from './drawing/plain-nodes';
import { interactiveControlsOf, radioGroupsOf } from './drawing/tree';
import type { RadioGroups } from './drawing/tree';
import { walletsOf } from './web/wallet-port';
import type { ShowWallets } from './web/wallet-port';

/** A paywall that is ready to show. */
export interface OpenPaywall {
  readonly session: PaywallSession;
  /** In the language of the paywall's own texts, so that prices and periods have the same language. */
  readonly translator: Translator;
  readonly texts: PaywallTexts;
  readonly groups: RadioGroups;
  readonly headings: HeadingLevels;
  readonly interactive: ReadonlySet<string>;
  readonly parts: Parts;
  readonly plain: PlainNodes;
  readonly wallets: ShowWallets | null;
  readonly redemptionUrl: string | null;
  /** The checkout is shown in an element of the page, so nothing may cover the page meanwhile. */
  readonly isSoldInPage: boolean;
}

/** After this time English is shown until the language has arrived. */
const LIMIT_MS = 4000;

const messagesOf = (locale: string): Promise<LocaleMessages> =>
  new Promise((resolve) => {
    const nothing = (): void => resolve({});
    // Cleared, because a running timer would keep a closed paywall in memory.
    const timer = setTimeout(nothing, LIMIT_MS);
    loadMessages(locale)
      .then(resolve, nothing)
      .finally(() => clearTimeout(timer));
  });

/** If the library has no texts of a language, prices and periods still use this language. */
const wordsFor = async (paywallLocale: string, texts: readonly TextOverrides[]): Promise<Translator> => {
  const wanted = [paywallLocale];
  const locale = negotiated(wanted, texts);
  const [language = ''] = paywallLocale.split(/[-_]/);
  const isOurs = locale !== 'en' || language.toLowerCase() === 'en' || !isLanguage(language);
  if (!isOurs)
    return translatorOver({ ...enFirst, ...enPaywall }, { locale: language, messages: textsIn(texts, 'en') });
  const file = isOwnLanguage(locale) ? {} : await messagesOf(locale);
  return translatorFor({ locale, wanted, texts }, file, enPaywall);
};

const KNOWN = { ...enFirst, ...enPaywall };

/** Fills texts with the values of packages, custom variables, and `others`. */
export const paywallTexts = (
  offering: Pick<Offering, 'availablePackages'>,
  translator: Translator,
  sources?: VariableSources,
): PaywallTexts => {
  const valuesFor = variablesOf(offering, translator, sources);
  const tag = isLanguage(translator.locale) ? toBcp47(translator.locale) : 'en';
  return {
    fill: (tokens, packageId, others) => {
      const valueOf = valuesFor(packageId);
      const either: VariableValue = (name) => (Object.hasOwn(others, name) ? others[name] : valueOf(name));
      return fillText(tokens, either, tag);
    },
  };
};

/** Lets the browser handle input between two tasks. A timer costs a millisecond or more, so it is the second choice. */
export const breathe = (): Promise<void> =>
  globalThis.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

interface OpenOptions {
  /** Pixels of the paywall's box. */
  readonly width: number;
  /** Answers of before. */
  readonly inputs: ReadonlyMap<string, string>;
  readonly tell: Tell;
}

/**
 * Reads the order's paywall in its language; by default in the browser's languages.
 * @throws PurchasesError 23 if the offering has no paywall that can be shown.
 */
export const openPaywall = async (
  order: PaywallOrder,
  ports: PaywallPorts,
  { width, inputs, tell }: OpenOptions,
): Promise<OpenPaywall> => {
  const { purchases, offering, locale, texts, customVariables, purchaseTarget, purchased } = order;
  const context = purchasesContext(purchases);
  await breathe();
  const session = createPaywall(offering, ports, {
    locales: locale ? [locale] : navigator.languages,
    customVariables,
    width,
    inputs,
    pageOrigin: location.origin,
    makeError: (...what) => context.error(...what),
  });
  await breathe();
  const given = [context.texts, texts];
  inspectTexts(context, given, () => KNOWN, 'paywall');
  const own = readTextLayers(given);
  const translator = await wordsFor(session.paywall.locale, own);
  const groups = radioGroupsOf(session.paywall);
  const parts = partsOf(session.paywall);
  return {
    session,
    translator,
    texts: paywallTexts(offering, translator, {
      customVariables: session.paywall.customVariables,
      now: new Date(),
      success: purchased && { result: purchased, rcPackage: purchased.selectedPackage },
    }),
    groups,
    headings: headingLevelsOf(session.paywall),
    interactive: interactiveControlsOf(session.paywall),
    parts,
    plain: plainNodesOf(session.paywall, groups, parts),
    wallets: walletsOf(order, tell),
    redemptionUrl: redemptionLink(purchased?.redemptionInfo ?? null),
    isSoldInPage: purchaseTarget !== null,
  };
};
