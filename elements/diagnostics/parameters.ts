import { configKeys, httpConfigKeys } from '../../sdk/internal';
import type {
  PresentExpressPurchaseButtonParams,
  PresentPaywallParams,
  PurchaseParams,
} from '../../sdk/index';
import { closest } from './suggest';

type Keys<P> = Record<keyof P, 1>;

const purchaseKeys = {
  rcPackage: 1,
  purchaseOption: 1,
  htmlTarget: 1,
  customerEmail: 1,
  selectedLocale: 1,
  defaultLocale: 1,
  appearance: 1,
  texts: 1,
  discountCode: 1,
  showDiscountCode: 1,
  showDiscountCodeField: 1,
  onDiscountCodeChanged: 1,
  metadata: 1,
  skipSuccessPage: 1,
  termsAndConditionsUrl: 1,
  termsUrl: 1,
  privacyUrl: 1,
  emailStep: 1,
  orderButton: 1,
  productChangeInfo: 1,
  owned: 1,
} satisfies Keys<PurchaseParams>;

const paywallKeys = {
  offering: 1,
  htmlTarget: 1,
  purchaseHtmlTarget: 1,
  customerEmail: 1,
  onNavigateToUrl: 1,
  onBack: 1,
  onVisitCustomerCenter: 1,
  onError: 1,
  selectedLocale: 1,
  appearance: 1,
  texts: 1,
  customVariables: 1,
  purchased: 1,
  hideBackButtons: 1,
  listener: 1,
} satisfies Keys<PresentPaywallParams>;

const expressKeys = {
  rcPackage: 1,
  purchaseOption: 1,
  customerEmail: 1,
  selectedLocale: 1,
  defaultLocale: 1,
  metadata: 1,
  htmlTarget: 1,
  onButtonReady: 1,
  listener: 1,
  texts: 1,
  appearance: 1,
  signal: 1,
  walletButtonTheme: 1,
} satisfies Keys<PresentExpressPurchaseButtonParams>;

/** Where parameters can be, by the name that sentences use. */
const PLACES = {
  configure: Object.keys(configKeys),
  httpConfig: Object.keys(httpConfigKeys),
  purchase: Object.keys(purchaseKeys),
  presentPaywall: Object.keys(paywallKeys),
  presentExpressPurchaseButton: Object.keys(expressKeys),
} as const;

type Place = keyof typeof PLACES;
export type CallName = Exclude<Place, 'configure' | 'httpConfig'>;

/**
 * Parameters of purchases-js 1.63.1 with another name here, or with another way to the same end. An empty text: there is no
 * counterpart, and nothing to change in the page. docs/migrating.md explains them.
 */
const FORMER: Readonly<Partial<Record<Place, Readonly<Record<string, string>>>>> = {
  configure: {
    brandingAppearanceOverride:
      'Here it is called appearance, with other names inside: see the guide to theming.',
    flags: 'Here its parts are parameters of configure: collectUtm and events.',
  },
  purchase: {
    brandingAppearanceOverride:
      'Here it is called appearance, with other names inside: see the guide to theming.',
    externalPurchaseTokenId: '',
  },
  presentPaywall: {
    brandingAppearanceOverride:
      'Here it is called appearance, with other names inside: see the guide to theming.',
    onPurchaseError: 'Here it is called onError.',
    discountCode: 'Prevent the event paywall-purchase, and call purchase with the code.',
    showDiscountCodeField: 'Prevent the event paywall-purchase, and call purchase with showDiscountCode.',
    onDiscountCodeChanged: 'Prevent the event paywall-purchase, and call purchase with it.',
    metadata: 'Prevent the event paywall-purchase, and call purchase with it.',
    externalPurchaseTokenId: '',
  },
  presentExpressPurchaseButton: {
    brandingAppearanceOverride: '',
    externalPurchaseTokenId: '',
  },
};

/** The way to write a parameter in its place. */
const inPlace = (place: Place, name: string): string =>
  place === 'httpConfig' ? `configure({ httpConfig: { ${name} } })` : `${place}({ ${name} })`;

const faultOf = (name: string, place: Place): string | null => {
  const former = FORMER[place];
  if (former && Object.hasOwn(former, name)) {
    const hint = former[name];
    return hint ? `${place}: the parameter "${name}" of purchases-js 1.x is not used. ${hint}` : null;
  }
  const unknown = `${place}: there is no parameter "${name}"; it is ignored.`;
  const own = closest(name, PLACES[place]);
  if (own) return `${unknown} Did you mean "${own}"?`;
  for (const other of Object.keys(PLACES) as Place[]) {
    const found = other === place ? undefined : closest(name, PLACES[other]);
    if (!found) continue;
    const isProxy = found === 'proxyURL' || (found === 'eventsURL' && other === 'httpConfig');
    const effect = isProxy ? ' Until then the requests go to the live host.' : '';
    return `${unknown} It belongs to ${inPlace(other, found)}.${effect}`;
  }
  return `${unknown} Parameters: ${PLACES[place].join(', ')}.`;
};

/** Sentences about parameters that a call does not know, or that belong to another one. */
export const parameterFaults = (given: object, place: Place): readonly string[] =>
  Object.keys(given)
    .filter((name) => !PLACES[place].includes(name))
    .flatMap((name) => faultOf(name, place) ?? []);
